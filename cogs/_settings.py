"""Settings from the environment and `.env`, typed; `.env.example` documents every one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from dotenv import dotenv_values


class BadSetting(Exception):
    """A setting cannot be used; the message is one sentence that names it."""


class Secret(str):
    """A token that does not show itself in logs or errors."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "<secret>"


class Settings(msgspec.Struct, frozen=True, rename=lambda name: _NAMES[name]):
    """Everything that is set from outside. Empty values count as unset."""

    token: str | None = None
    database: Path = Path("data/hedgerow.db")
    log_level: str = "info"
    api_base: str | None = None
    gateway: str | None = None
    port: int = 0

    def __repr__(self) -> str:
        return "<settings>"


_NAMES = {
    "token": "DISCORD_TOKEN",
    "database": "HEDGEROW_DB",
    "log_level": "HEDGEROW_LOG",
    "api_base": "DISCORD_API_BASE",
    "gateway": "DISCORD_GATEWAY",
    "port": "HEDGEROW_PORT",
}

_LEVELS = ("debug", "info", "warning", "error")


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings; the environment wins over `.env`. Raises `BadSetting`."""
    given = {**dotenv_values(), **(os.environ if environment is None else environment)}
    known = {name: value for name in _NAMES.values() if (value := (given.get(name) or "").strip())}
    try:
        settings = msgspec.convert(known, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"A setting cannot be used: {error}. See .env.example.") from error
    if settings.log_level.casefold() not in _LEVELS:
        raise BadSetting(f"HEDGEROW_LOG must be one of {', '.join(_LEVELS)}.")
    return settings
