"""Read Fluent files, and say which line of a broken one to mend."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from engine.api.content import ContentError


def read_fluent(path: Path) -> Resource:
    """Return the messages of a file. Raises `ContentError` naming the line that is broken."""
    try:
        source = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path} cannot be read: {error}. Restore the file.") from error
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            # Where the message starts, not where the parser gave up: that may be a line below.
            number = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else "it is not understood"
            raise ContentError(
                f"{path} cannot be used: line {number}: {why}. Mend that line and start again."
            )
    return resource
