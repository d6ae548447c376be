"""Logging: every line, ours and discord.py's, structured and to standard error."""

from __future__ import annotations

import logging
import sys

import structlog

from engine.service.ports import ArchiveFailed


def set_up_logs(level: str, form: str = "auto") -> None:
    """Log from this level on, as `json` or as `text`; `auto`: text on a terminal, JSON elsewhere.

    The bot never logs hands, seeds, people's words or tokens; tables are logged by their id.
    """
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _shorten,
    ]
    is_text = form == "text" or (form == "auto" and sys.stderr.isatty())
    last: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if is_text:
        # The default formatter may show the value of every variable, hands and seeds too.
        last = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    tail: list[structlog.typing.Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta
    ]
    if not is_text:
        tail.append(structlog.processors.format_exc_info)
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[*tail, last])
    )
    root = logging.getLogger()
    root.handlers[:] = [out]
    root.setLevel(level.upper())
    logging.getLogger("discord").setLevel(max(logging.INFO, root.level))
    # aiosqlite logs the parameters of queries: whole tables with every hand and seed.
    for name in ("aiosqlite", "asyncio", "aiohttp.access"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _shorten(
    _: object, _method: str, said: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Let the sentence of an archive that is away stand for its traceback in every logger."""
    error = (said.get("exc_info") or (None, None))[1]
    if isinstance(error, ArchiveFailed):
        del said["exc_info"]
        said["level"], said["event"] = "warning", f"{said['event']}: {error}"
    return said
