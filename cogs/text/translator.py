"""Lines and keys for one reader: in their language and look, with the names of one table."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from cogs.text.localization import FALLBACK_LOCALE, Localization, unnamed_seat
from cogs.text.rule_books import RuleBook
from cogs.text.user_text import Name
from engine.api.drawing.palette import DAY, Look
from engine.api.event import Line, Param, line
from engine.table.faces import house_faces
from engine.table.model import Table

#: What Discord shows beside a text: (a key or a whole line) -> the emoji as it is written.
Icons: TypeAlias = Mapping[Line, str]

#: An emoji of the text itself: where an icon stands before the text, it would say the same again.
_EMOJI = re.compile("[\U0001f000-\U0001faff]\ufe0f? ?")

#: An icon, and the one line that it shows if it does not show several alike.
_Iconic: TypeAlias = tuple[str | None, Line | None]
_NO_ICON: _Iconic = (None, None)


class Translator:
    """Translates for one reader. `names` has one name for each seat."""

    def __init__(
        self,
        localization: Localization,
        locale: str,
        names: Sequence[str] = (),
        look: Look = DAY,
        icons: Icons | None = None,
    ) -> None:
        self.localization, self.locale, self.names = localization, locale, names
        self.look = look  #: of the pictures that go with the words
        self._icons = icons or {}

    def __call__(self, message: Line) -> str:
        """Return a line ready for a message: names and typed words are escaped."""
        return self.localization.translate(message, self.locale, self.names)

    def plain(self, message: Line) -> str:
        """Return a line for a label or a picture, where markdown has no meaning."""
        return self.localization.plain(message, self.locale, self.names)

    def knows(self, message: Line) -> bool:
        """Return True if there are words for a line; one that was stored long ago may have none."""
        return self.localization.has(message.key, FALLBACK_LOCALE)

    def text(self, key: str, **params: Param) -> str:
        """Return the text of a key, ready for a message."""
        return self(line(key, **params))

    def text_of(self, game: str, key: str) -> str:
        """Return what a game calls something: its own text of this key, else that of all games."""
        own = Line(f"{game}-{key}")
        return self(own if self.knows(own) else Line(key))

    def rule_book(self, game: str) -> RuleBook:
        """Return the rules of a game in the reader's language, or in English."""
        return self.localization.rule_book(game, self.locale)

    def icon(self, message: Line) -> str | None:
        """Return the emoji that stands beside a line; `None`: it has none, or none is there yet.

        It follows from the line alone, so it tells nothing that the words do not.
        """
        return self._iconic(message)[0]

    def label(self, message: Line) -> str:
        """Return a line for a button or an option, which shows its icon before the words."""
        return self._without_emoji(self.plain(message), message)

    def with_icon(self, message: Line) -> str:
        """Return a line ready for a message, after its icon if it has one."""
        icon, text = self.icon(message), self._without_emoji(self(message), message)
        return text if icon is None else f"{icon} {text}"

    def _iconic(self, message: Line) -> _Iconic:
        return _iconic(message, self._icons) if self._icons else _NO_ICON

    def _without_emoji(self, text: str, message: Line) -> str:
        """Return the text of a line without its first emoji if that is of what the icon shows."""
        _, shown = self._iconic(message)
        own = None if shown is None else _EMOJI.search(self.plain(shown))
        first = _EMOJI.search(text)
        is_said_again = own is not None and first is not None and own[0] == first[0]
        return _EMOJI.sub("", text, count=1) if is_said_again else text

    def with_names(self, names: Sequence[str]) -> Translator:
        """Return a translator for the same reader with other names."""
        return Translator(self.localization, self.locale, names, self.look, self._icons)


def _iconic(message: Line, icons: Icons) -> _Iconic:
    """Return the icon of a line, else of the first line in it that has one, else of its key.

    A list comes last, and only if all that is in the line shares an icon: one of several things
    would stand for a line that is about the others, too.
    """
    if (own := icons.get(message)) is not None:
        return own, message
    parts = [part for _, part in message.params if isinstance(part, Line | tuple)]
    found = [
        [_iconic(each, icons) for each in (part if isinstance(part, tuple) else (part,))]
        for part in parts
    ]
    named = [
        (part, each)
        for part, each in zip(parts, found, strict=True)
        if any(icon is not None for icon, _ in each)
    ]
    if named and isinstance(named[0][0], Line):
        return named[0][1][0]
    if message.params and (keyed := icons.get(Line(message.key))) is not None:
        return keyed, message
    shown = [one for _, each in named for one in each]
    if len({icon for icon, _ in shown}) != 1:
        return _NO_ICON
    return shown[0] if len(shown) == 1 else (shown[0][0], None)


def translator_for(
    localization: Localization,
    locale: str | None,
    table: Table | None = None,
    look: Look = DAY,
    icons: Icons | None = None,
) -> Translator:
    """Return the translator of a reader at a table; without a locale, in the table's language."""
    if table is None:
        return Translator(localization, locale or FALLBACK_LOCALE, (), look, icons)
    locale = locale or table.locale
    return Translator(localization, locale, names_of(localization, table, locale), look, icons)


def names_of(localization: Localization, table: Table, locale: str) -> tuple[Name, ...]:
    """Return a name for each seat of a table; no two are the same.

    The house has a name for each seat it plays, also for those somebody left; a name without
    visible characters is replaced by the number of its seat.
    """
    names: list[Name] = []
    faces = house_faces(table)
    for seat, occupant in enumerate(table.seats):
        if occupant.user is None:
            name = house_name(localization, faces[seat], locale)
        else:
            name = Name(occupant.name)
            if not name.plain:
                name = Name(localization.plain(unnamed_seat(seat), locale))
        base, number = name, 1
        while name in names:
            number += 1
            name = Name(f"{base.plain} ({number})")
        names.append(name)
    return tuple(names)


def house_name(localization: Localization, face: int, locale: str) -> Name:
    """Return what the house is called with this face."""
    return Name(localization.plain(line("house", face=face), locale))
