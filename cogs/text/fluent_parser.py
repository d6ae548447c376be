"""Read Fluent files quickly, and say which line of a broken one to mend."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Junk, Resource, TextElement
from fluent.syntax.stream import FluentParserStream

from engine.api.content import ContentError


def read_fluent(path: Path) -> Resource:
    """Return the messages of a file. Raises `ContentError` naming the line that is broken."""
    try:
        source = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path} cannot be read: {error}. Restore the file.") from error
    resource = FastFluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            # Where the message starts, not where the parser gave up: that may be a line below.
            number = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else "it is not understood"
            raise ContentError(
                f"{path} cannot be used: line {number}: {why}. Mend that line and start again."
            )
    return resource


class FastFluentParser(FluentParser):
    """Fluent's own parser, but names and text are matched at once, not by the character.

    Every start of the bot waits for all the words, and those two were half of the waiting.
    """

    _NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
    _TEXT = re.compile(r"(?:[^{}\r\n]|\r(?!\n))*")

    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        """Read a name; where there is none, Fluent's own method reports the error."""
        match = self._NAME.match(ps.string, ps.index)
        if match is None:
            return super().get_identifier(ps)
        identifier = Identifier(match.group())
        identifier.add_span(*match.span())
        ps.index, ps.peek_offset = match.end(), 0
        return identifier

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        """Read the rest of a line, or up to the next brace."""
        match = self._TEXT.match(ps.string, ps.index)
        assert match is not None
        element = TextElement(match.group())
        element.add_span(*match.span())
        ps.index, ps.peek_offset = match.end(), 0
        return element
