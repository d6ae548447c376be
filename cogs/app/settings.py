"""Typed settings from the environment and `.env`; `.env.example` documents each."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from dotenv import dotenv_values
from msgspec import inspect

from engine.service.tables import Limits

# Defined before the class, which renames its fields by it.
_NAMES = {
    "token": "DISCORD_TOKEN",
    "database": "HEDGEROW_DB",
    "backups": "HEDGEROW_BACKUPS",
    "backups_kept": "HEDGEROW_BACKUPS_KEPT",
    "keep_days": "HEDGEROW_KEEP_DAYS",
    "server_tables": "HEDGEROW_TABLES_PER_SERVER",
    "hosted_tables": "HEDGEROW_TABLES_PER_HOST",
    "log_level": "HEDGEROW_LOG",
    "log_form": "HEDGEROW_LOG_FORMAT",
    "api_base": "DISCORD_API_BASE",
    "gateway": "DISCORD_GATEWAY",
    "metrics": "HEDGEROW_METRICS",
    "host": "HEDGEROW_HOST",
    "port": "HEDGEROW_PORT",
    "house_seconds": "HEDGEROW_HOUSE_SECONDS",
    "processes": "HEDGEROW_PROCESSES",
    "process": "HEDGEROW_PROCESS",
    "shards": "HEDGEROW_SHARDS",
}

#: The highest limit that the operator, or a server's managers, can set.
MAX_TABLES = 1000

_LEVELS = ("debug", "info", "warning", "error")


class BadSetting(Exception):
    """A setting cannot be used; the message is one sentence that names it."""


class Address(NamedTuple):
    """Where the figures are served."""

    host: str
    port: int


class Secret(str):
    """A token or an address that logs and errors do not show."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "<secret>"


class Settings(msgspec.Struct, frozen=True, rename=_NAMES):
    """All settings. Empty values count as unset."""

    token: Secret | None = None
    database: Secret | None = None  #: a file, or an address that may contain a password
    backups: Path | None = None
    backups_kept: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 7
    keep_days: Annotated[int, msgspec.Meta(ge=1, le=36500)] | None = None
    server_tables: Annotated[int, msgspec.Meta(ge=1, le=MAX_TABLES)] = Limits().tables
    hosted_tables: Annotated[int, msgspec.Meta(ge=1, le=MAX_TABLES)] = Limits().hosted
    log_level: str = "info"
    log_form: Literal["auto", "json", "text"] = "auto"
    api_base: str | None = None
    gateway: str | None = None
    metrics: str | None = None
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0
    house_seconds: Annotated[float, msgspec.Meta(ge=0, le=60)] | None = None
    processes: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    process: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    shards: Annotated[int, msgspec.Meta(ge=1, le=100_000)] | None = None

    @property
    def house_ms(self) -> int | None:
        """The house's pause in milliseconds, if one is set."""
        return None if self.house_seconds is None else round(self.house_seconds * 1000)

    @property
    def limits(self) -> Limits:
        """The limits of tables where a server's managers have not set them."""
        return Limits(self.server_tables, self.hosted_tables)

    @property
    def own_shards(self) -> dict[str, Any]:
        """What discord.py is told of the shards of this process."""
        if self.shards is None:
            return {}  # as many as Discord recommends
        own = [*range(self.process, self.shards, self.processes)]
        return {"shard_count": self.shards, "shard_ids": own}

    def serves(self, guild: int | None) -> bool:
        """Return True if the shard of a server is of this process; of no server: the first one."""
        shard = ((guild or 0) >> 22) % (self.shards or 1)
        return shard % self.processes == self.process

    @property
    def metrics_address(self) -> Address | None:
        """Where the figures are served; `None`: nowhere. Raise `ValueError` for no address."""
        return None if self.metrics is None else parse_address(self.metrics)

    def __repr__(self) -> str:
        return "<settings>"


def parse_address(text: str) -> Address:
    """Return the address of "host:port", or of a port alone on this machine. Raise `ValueError`."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) <= 65535):
        raise ValueError(text)
    return Address(host.strip("[]") or "127.0.0.1", int(port))


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings; the environment wins over `.env`. Raise `BadSetting`."""
    variables = {**dotenv_values(), **(os.environ if environment is None else environment)}
    settings = Settings(
        **{
            field.name: _converted(field, value)
            for field in msgspec.structs.fields(Settings)
            if (value := (variables.get(field.encode_name) or "").strip())
        }
    )
    if settings.log_level.casefold() not in _LEVELS:
        raise BadSetting(f"HEDGEROW_LOG must be one of {', '.join(_LEVELS)}.")
    if settings.token and not re.fullmatch(r"[!-~]+", settings.token):
        raise BadSetting("DISCORD_TOKEN has a space, a line break or a letter that no token has.")
    for name, address, schemes in (
        ("DISCORD_API_BASE", settings.api_base, ("http://", "https://")),
        ("DISCORD_GATEWAY", settings.gateway, ("ws://", "wss://")),
    ):
        if address is not None and not address.startswith(schemes):
            raise BadSetting(f"{name} must begin with {' or '.join(schemes)}.")
    _check_processes(settings)
    try:
        settings.metrics_address  # noqa: B018 - checked before anything is opened
    except ValueError:
        raise BadSetting("HEDGEROW_METRICS must be a port, or host:port.") from None
    return settings


def _check_processes(settings: Settings) -> None:
    if settings.process >= settings.processes:
        raise BadSetting("HEDGEROW_PROCESS must be less than HEDGEROW_PROCESSES: it counts from 0.")
    if settings.processes == 1:
        return
    if settings.token is None or "://" not in (settings.database or ""):
        raise BadSetting(
            "HEDGEROW_PROCESSES needs DISCORD_TOKEN, and a PostgreSQL database in HEDGEROW_DB."
        )
    if (settings.shards or 0) < settings.processes:
        raise BadSetting(
            "HEDGEROW_SHARDS must be HEDGEROW_PROCESSES or more, the same for all processes."
        )


def _converted(field: msgspec.structs.FieldInfo, value: str) -> Any:
    try:
        return msgspec.convert(value, field.type, strict=False, dec_hook=_decode)
    except msgspec.ValidationError:
        # Not the value: it may be a token in the wrong place.
        raise BadSetting(f"{field.encode_name} must be {_wanted(field.type)}, or empty.") from None


def _wanted(kind: Any) -> str:
    """Return what a setting may be, from its type: a number, or one of some words."""
    info = inspect.type_info(kind)
    wanted = info.types[0] if isinstance(info, inspect.UnionType) else info
    if isinstance(wanted, inspect.LiteralType):
        return f"one of {', '.join(map(str, wanted.values))}"
    assert isinstance(wanted, inspect.IntType | inspect.FloatType)
    number = "a whole number" if isinstance(wanted, inspect.IntType) else "a number, such as 0.5,"
    return f"{number} from {wanted.ge} to {wanted.le}"


def _decode(kind: type[Any], value: str) -> Any:
    return kind(value)  # a path or a secret
