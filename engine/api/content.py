"""seeds/<game>/content.toml -> typed structs, or one clear error that names file and place."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import msgspec

C = TypeVar("C")


class ContentError(Exception):
    """A seed file is missing or amiss; the message is one sentence that says what to mend."""


def read_content(seeds: Path, game: str, kind: type[C]) -> C:
    """Read a game's content as `kind`; its `__post_init__` may check further (ValueError)."""
    path = seeds / game / "content.toml"
    try:
        return msgspec.toml.decode(_read(path), type=kind)
    except msgspec.DecodeError as error:
        raise ContentError(
            f"{path} cannot be used: {error}. Mend that line and start again."
        ) from error


def content_digest(seeds: Path, game: str) -> str:
    """Give the SHA-256 of a game's content, pinned per version by a test."""
    return sha256(_read(seeds / game / "content.toml")).hexdigest()


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise ContentError(f"{path} cannot be read: {error.strerror}. Restore the file.") from error
