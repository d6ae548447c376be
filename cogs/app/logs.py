"""One way for every log line, ours and discord.py's: structured, to standard error."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs(level: str) -> None:
    """Log from this level on: coloured lines on a terminal, JSON elsewhere.

    Nothing of ours logs hands, seeds, words of people or tokens; tables log by their id.
    """
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    terminal = sys.stderr.isatty()
    last: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if terminal:
        # Plain: the formatter it would find by itself may show what every variable held.
        plain = structlog.dev.plain_traceback
        last = structlog.dev.ConsoleRenderer(exception_formatter=plain)
    tail: list[structlog.typing.Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta
    ]
    if not terminal:
        tail.append(structlog.processors.format_exc_info)
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[*tail, last])
    )
    root = logging.getLogger()
    root.handlers[:] = [out]
    root.setLevel(level.upper())
    logging.getLogger("discord").setLevel(max(logging.INFO, root.level))
    # What aiosqlite logs are its parameters: whole tables with every hand and seed.
    for secretive in ("aiosqlite", "asyncio", "aiohttp.access"):
        logging.getLogger(secretive).setLevel(logging.WARNING)
