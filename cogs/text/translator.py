"""Lines and keys for one reader: in their language and look, with the names of one table."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.text.localization import FALLBACK_LOCALE, Localization, unnamed_seat
from cogs.text.user_text import Name
from engine.api.drawing.palette import DAY, Look
from engine.api.event import Line, Param, line
from engine.table.model import Table


class Translator:
    """Translates for one reader. `names` has one name for each seat."""

    def __init__(
        self,
        localization: Localization,
        locale: str,
        names: Sequence[str] = (),
        look: Look = DAY,
    ) -> None:
        self.localization, self.locale, self.names = localization, locale, names
        self.look = look  #: of the pictures that go with the words

    def __call__(self, message: Line) -> str:
        """Return a line ready for a message: names and typed words are escaped."""
        return self.localization.translate(message, self.locale, self.names)

    def plain(self, message: Line) -> str:
        """Return a line for a label or a picture, where markdown has no meaning."""
        return self.localization.plain(message, self.locale, self.names)

    def text(self, key: str, **params: Param) -> str:
        """Return the text of a key, ready for a message."""
        return self(line(key, **params))

    def with_names(self, names: Sequence[str]) -> Translator:
        """Return a translator for the same reader with other names."""
        return Translator(self.localization, self.locale, names, self.look)


def translator_for(
    localization: Localization,
    locale: str | None,
    table: Table | None = None,
    look: Look = DAY,
) -> Translator:
    """Return the translator of a reader at a table; without a locale, in the table's language."""
    if table is None:
        return Translator(localization, locale or FALLBACK_LOCALE, (), look)
    locale = locale or table.locale
    return Translator(localization, locale, names_of(localization, table, locale), look)


def names_of(localization: Localization, table: Table, locale: str) -> tuple[Name, ...]:
    """Return a name for each seat of a table; no two are the same.

    House seats, also those somebody left, are numbered; a name without visible characters is
    replaced by the number of its seat.
    """
    names: list[Name] = []
    houses = 0
    for seat, occupant in enumerate(table.seats):
        if occupant.user is None:
            houses += 1
            name = Name(localization.plain(line("house", number=houses), locale))
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
