"""Line + locale -> sentence: the words of seeds/*/text/<locale>.ftl, said in the reader's language.

A sentence that fails is logged and something readable is shown; a reader never meets an error.
It knows tables only to name their seats, and nothing of Discord but its markdown.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Junk, Message, Resource, Term, TextElement
from fluent.syntax.stream import FluentParserStream

from cogs.text.user_text import Name, clean, escape_markdown
from engine.api.content import ContentError
from engine.api.event import Line, Param, Seat, Typed, line
from engine.api.game import GameInfo
from engine.api.options import Choice, Spec
from engine.table.model import Table

log = logging.getLogger("hedgerow.speech")

#: The language that has every key, and what a reader gets where theirs lacks one.
FALLBACK_LOCALE = "en"

#: Sentences kept as they were last said; a table's message repeats most of its words.
KEPT_SENTENCES = 8192

#: The place of a person in a sentence; somebody whose name shows nothing is "Somebody" there.
_WHO = "who"

#: As pictures write it; a hyphen is shorter than a plus sign and looks like none.
_MINUS = "\N{MINUS SIGN}"

#: Fluent refuses a part of more than 2500 characters; the text of a whole page may be one.
_LONG_PART = 2000


class Localization:
    """All the words there are. Raises `ContentError` naming the file and the line to mend."""

    def __init__(self, seeds: Path) -> None:
        self._seeds = seeds
        paths: dict[str, list[Path]] = {}
        for path in sorted(seeds.glob("*/text/*.ftl")):
            paths.setdefault(path.stem, []).append(path)
        if FALLBACK_LOCALE not in paths:
            raise ContentError(
                f"{seeds} has no text in English (*/text/{FALLBACK_LOCALE}.ftl). Restore the files."
            )
        self._tongues = {locale: _Tongue(locale, files) for locale, files in paths.items()}
        self._missed: set[tuple[str, str]] = set()
        self._kept = lru_cache(KEPT_SENTENCES)(self._resolve)

    @property
    def locales(self) -> tuple[str, ...]:
        """The locales that have words of their own, in alphabetical order."""
        return tuple(sorted(self._tongues))

    def say(self, what: Line, locale: str, names: Sequence[str] = ()) -> str:
        """Say a line to a reader on Discord; `names` has one name a seat (`names_of`).

        Names and typed words are escaped: they cannot ping, link or format.
        """
        return self._kept(what, locale, _named(names), True)

    def plain(self, what: Line, locale: str, names: Sequence[str] = ()) -> str:
        """Say a line where no markdown works: in pictures, alt texts, buttons and menus."""
        return self._kept(what, locale, _named(names), False)

    def has(self, key: str, locale: str) -> bool:
        """Say whether this locale (or its language) has words for the key, fallback left aside."""
        return any(
            self._tongues[each].has(key)
            for each in (locale, _language(locale))
            if each in self._tongues
        )

    def hold(self, infos: Iterable[GameInfo]) -> None:
        """Check that English names all that the games' content does, or raise `ContentError`."""
        for info in infos:
            options = (spec for spec in info.options if not spec.carried)
            keys = [key for spec in options for key in _option_keys(info.slug, spec)]
            missing = [
                key for key in (*info.text_keys, *keys) if not self.has(key, FALLBACK_LOCALE)
            ]
            if missing:
                home = self._seeds / info.slug
                raise ContentError(
                    f"{home / 'content.toml'} names what has no words: give "
                    f"{home / 'text' / FALLBACK_LOCALE}.ftl a line for {', '.join(missing)}."
                )

    def hold_short(self, keys: Iterable[str], longest: int) -> None:
        """Check that English has each of these common words, and no language longer ones."""
        home = self._seeds / "common" / "text"
        wanted = tuple(keys)
        missing = [key for key in wanted if not self.has(key, FALLBACK_LOCALE)]
        if missing:
            raise ContentError(
                f"{home / FALLBACK_LOCALE}.ftl lacks words: give it a line for {', '.join(missing)}."
            )
        for locale, key in product(self.locales, wanted):
            if len(self.plain(Line(key), locale)) > longest:
                raise ContentError(
                    f"{home / locale}.ftl says {key} in more than {longest} characters. Shorten it."
                )

    def _resolve(self, what: Line, locale: str, names: tuple[Name, ...], markdown: bool) -> str:
        tongue = next((each for each in self._chain(locale) if each.has(what.key)), None)
        if tongue is None:
            self._complain(what.key, "any language", "has no words")
            return what.key
        filled = {name: self._fill(param, locale, names, markdown) for name, param in what.params}
        if filled.get(_WHO) == "":
            filled[_WHO] = self._kept(Line("nameless"), locale, (), markdown)
        said, errors = tongue.format(what.key, filled)
        if errors:
            self._complain(what.key, tongue.locale, f"does not format: {errors}")
        return said

    def _fill(
        self, param: Param, locale: str, names: tuple[Name, ...], markdown: bool
    ) -> int | str:
        match param:
            case int():
                return param
            case Seat(index=index):
                if not 0 <= index < len(names):
                    return self._kept(unnamed(index), locale, (), markdown)
                return names[index] if markdown else names[index].plain
            case Typed(text=text):
                return escape_markdown(clean(text)) if markdown else clean(text)
            case Line():
                return self._kept(param, locale, names, markdown)
            case _:
                return self._listed(param, locale, names, markdown)

    def _listed(
        self, lines: tuple[Line, ...], locale: str, names: tuple[Name, ...], markdown: bool
    ) -> str:
        if not lines:
            return self._kept(Line("list-empty"), locale, (), markdown)
        items = [self._kept(each, locale, names, markdown) for each in lines]
        return format_list(items, locale=next(self._chain(locale)).list_locale)

    def _chain(self, locale: str) -> Iterator[_Tongue]:
        for each in dict.fromkeys((locale, _language(locale), FALLBACK_LOCALE)):
            if each in self._tongues:
                yield self._tongues[each]

    def _complain(self, key: str, locale: str, trouble: str) -> None:
        if (key, locale) not in self._missed:
            self._missed.add((key, locale))
            log.error("%s in %s: %s", key, locale, trouble)


def names_of(localization: Localization, table: Table, locale: str) -> tuple[Name, ...]:
    """Give a name for each seat of a table; no two are the same.

    House seats, also those somebody left, are numbered; a name with nothing to see is the number
    of its seat.
    """
    names: list[Name] = []
    houses = 0
    for index, occupant in enumerate(table.seats):
        if occupant.user is None:
            houses += 1
            name = Name(localization.plain(line("house", number=houses), locale))
        else:
            name = Name(occupant.name)
            if not name.plain:
                name = Name(localization.plain(unnamed(index), locale))
        alone, number = name, 1
        while name in names:
            number += 1
            name = Name(f"{alone.plain} ({number})")
        names.append(name)
    return tuple(names)


def unnamed(index: int) -> Line:
    """Give what stands for a seat whose name is not known or cannot be shown."""
    return line("seat-unnamed", number=index + 1)


class _Tongue:
    """The words of one locale."""

    def __init__(self, locale: str, paths: Sequence[Path]) -> None:
        self.locale = locale
        try:
            # British English: no comma before the "and" of a list.
            self.list_locale = Locale.parse("en-GB" if locale == "en" else locale, sep="-")
        except (ValueError, UnknownLocaleError) as error:
            raise ContentError(
                f"{paths[0]} is named after no known locale. Rename the file."
            ) from error
        # Isolation marks are invisible but reach Discord; `clean` isolates what needs it.
        self._bundle = FluentBundle([locale], use_isolating=False)
        homes: dict[str, Path] = {}
        said: set[str] = set()
        for path in paths:
            resource = _read(path)
            for entry in resource.body:
                if not isinstance(entry, Message | Term):
                    continue
                name = ("-" if isinstance(entry, Term) else "") + entry.id.name
                if name in homes:
                    raise ContentError(
                        f"{path} says {name} again, which {homes[name]} has. Rename one of them."
                    )
                homes[name] = path
                if isinstance(entry, Message) and entry.value is not None:
                    said.add(name)
            self._bundle.add_resource(resource)
        self._said = frozenset(said)

    def has(self, key: str) -> bool:
        return key in self._said

    def format(self, key: str, filled: dict[str, int | str]) -> tuple[str, list[Exception]]:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        long: dict[str, str] = {}
        for name, value in filled.items():
            if isinstance(value, str) and len(value) > _LONG_PART:
                # A sign of nobody's holds the place: `clean` lets none of them through.
                filled[name] = sign = f"\ue000{len(long)}\ue001"
                long[sign] = value
        said, errors = self._bundle.format_pattern(pattern, filled)
        said = str(said)
        for number in filled.values():
            if isinstance(number, int) and number < 0:
                said = said.replace(f"-{-number}", f"{_MINUS}{-number}")
        for sign, value in long.items():
            said = said.replace(sign, value)
        return said, list(errors)


class _Parser(FluentParser):
    """Fluent's own parser, which reads names and running text a character at a time.

    Every start of the bot waits for all the words, and those two were half of the waiting.
    """

    _NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
    _TEXT = re.compile(r"(?:[^{}\r\n]|\r(?!\n))*")

    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        """Read a name at once; where there is none, Fluent says what is amiss."""
        found = self._NAME.match(ps.string, ps.index)
        if found is None:
            return super().get_identifier(ps)
        read = Identifier(found.group())
        read.add_span(*found.span())
        ps.index, ps.peek_offset = found.end(), 0
        return read

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        """Read the rest of a line, or up to the next brace."""
        found = self._TEXT.match(ps.string, ps.index)
        assert found is not None
        read = TextElement(found.group())
        read.add_span(*found.span())
        ps.index, ps.peek_offset = found.end(), 0
        return read


def _read(path: Path) -> Resource:
    try:
        source = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path} cannot be read: {error}. Restore the file.") from error
    resource = _Parser().parse(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            # Where the message starts, not where the parser gave up: that may be a line below.
            number = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else "it is not understood"
            raise ContentError(
                f"{path} cannot be used: line {number}: {why}. Mend that line and start again."
            )
    return resource


def _option_keys(game: str, spec: Spec) -> Iterator[str]:
    yield f"{game}-option-{spec.key}"
    if isinstance(spec, Choice):
        yield from (f"{game}-option-{spec.key}-{value}" for value in spec.values)


def _language(locale: str) -> str:
    return locale.partition("-")[0]


def _named(names: Sequence[str]) -> tuple[Name, ...]:
    if type(names) is tuple and all(type(name) is Name for name in names):
        return names
    return tuple(name if isinstance(name, Name) else Name(name) for name in names)
