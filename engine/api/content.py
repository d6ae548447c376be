"""Reading the TOML files of seeds/<game> into structs, with one clear error if one is invalid."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

C = TypeVar("C")


class ContentError(Exception):
    """A file in seeds/ is missing or invalid; the message is one sentence that says what to fix."""


def read_content(seeds: Path, game: str, kind: type[C], file: str = "content.toml") -> C:
    """Return a game's content as a `kind`, whose `__post_init__` may raise ValueError.

    Raise `ContentError`.
    """
    path = seeds / game / file
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except OSError as error:
        raise ContentError(f"{path} cannot be read: {error.strerror}. Restore the file.") from error
    except msgspec.DecodeError as error:
        raise ContentError(
            f"{path} cannot be used: {error}. Mend that line and start again."
        ) from error
