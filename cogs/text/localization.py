"""Line + locale -> sentence, from the messages of seeds/*/text/<locale>.ftl.

A sentence that fails is logged and something readable is shown; a reader never meets an error.
It knows nothing of tables, and of Discord only its markdown.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term, TextElement

from cogs.text.rule_books import RuleBook, read_rule_books
from cogs.text.user_text import Name, clean, escape_markdown
from engine.api.content import ContentError
from engine.api.event import Line, Param, Seat, Typed, line
from engine.api.game import GameInfo
from engine.api.options import Choice, Spec

log = logging.getLogger("hedgerow.text")

#: The language that has every key, and what a reader gets where theirs lacks one.
FALLBACK_LOCALE = "en"

#: Sentences in the cache; a table's message repeats most of them at every edit.
_CACHED_SENTENCES = 8192

#: The parameter for a person; where the name has no visible character, it becomes "Somebody".
_PERSON = "who"

#: As pictures write it; a hyphen is shorter than a plus sign and looks like none.
_MINUS = "\N{MINUS SIGN}"

#: Fluent refuses a parameter of more than 2500 characters; the text of a whole message may be one.
_LONG_PARAM = 2000


class Localization:
    """The words and rules of every locale. Raises `ContentError` naming what to mend, and where."""

    def __init__(self, seeds: Path) -> None:
        self._seeds = seeds
        paths: dict[str, list[Path]] = {}
        for path in sorted(seeds.glob("*/text/*.ftl")):
            paths.setdefault(path.stem, []).append(path)
        if FALLBACK_LOCALE not in paths:
            raise ContentError(
                f"{seeds} has no text in English (*/text/{FALLBACK_LOCALE}.ftl). Restore the files."
            )
        self._bundles = {locale: _Bundle(locale, files) for locale, files in paths.items()}
        self._rule_books = read_rule_books(seeds)
        self._reported: set[tuple[str, str]] = set()
        self._cached = lru_cache(_CACHED_SENTENCES)(self._format)

    @property
    def locales(self) -> tuple[str, ...]:
        """The locales that have words of their own, in alphabetical order."""
        return tuple(sorted(self._bundles))

    def translate(self, message: Line, locale: str, names: Sequence[str] = ()) -> str:
        """Return a line as a reader sees it on Discord; `names` has one name for each seat.

        Names and typed words are escaped: they cannot ping, link or format.
        """
        return self._cached(message, locale, _as_names(names), True)

    def plain(self, message: Line, locale: str, names: Sequence[str] = ()) -> str:
        """Return a line without escapes: for pictures, alt texts, buttons and menus."""
        return self._cached(message, locale, _as_names(names), False)

    def rule_book(self, game: str, locale: str) -> RuleBook:
        """Return the rules of a game in a reader's language, or in English."""
        books = self._rule_books[game]
        candidates = (locale, _language(locale), FALLBACK_LOCALE)
        return next(books[each] for each in candidates if each in books)

    def has(self, key: str, locale: str) -> bool:
        """Return True if this locale (or its language) has words for the key, without fallback."""
        return any(
            self._bundles[each].has(key)
            for each in (locale, _language(locale))
            if each in self._bundles
        )

    def keys(self, prefix: str) -> Iterator[str]:
        """Yield every key in English that begins so."""
        return (key for key in self._bundles[FALLBACK_LOCALE].keys if key.startswith(prefix))

    def fixed_texts(self, game: str, locale: str) -> Iterator[str]:
        """Yield what a game says without anything to fill in, also in English."""
        for bundle in self._candidates(locale):
            yield from (text for key, text in bundle.fixed.items() if key.startswith(f"{game}-"))

    def check_games(self, infos: Iterable[GameInfo]) -> None:
        """Raise `ContentError` if English lacks a game's texts or rules, or a locale its title."""
        for info in infos:
            if FALLBACK_LOCALE not in self._rule_books.get(info.slug, {}):
                path = self._seeds / info.slug / "rules.md"
                raise ContentError(f"{path} cannot be read: there is none. Restore the file.")
            for locale in self.locales:
                if not self.has(title := f"{info.slug}-title", locale):
                    home = self._seeds / info.slug / "text" / f"{locale}.ftl"
                    raise ContentError(f"{home} has no title of the game: add a line {title} = ...")
            options = (spec for spec in info.options if not spec.carried)
            keys = [key for spec in options for key in _option_keys(info.slug, spec)]
            missing = [
                key for key in (*info.text_keys, *keys) if not self.has(key, FALLBACK_LOCALE)
            ]
            if missing:
                home = self._seeds / info.slug
                raise ContentError(
                    f"{home / 'content.toml'} has names without a text: add lines to "
                    f"{home / 'text' / FALLBACK_LOCALE}.ftl for {', '.join(missing)}."
                )

    def check_lengths(self, keys: Iterable[str], longest: int) -> None:
        """Raise `ContentError` if English lacks one of these common texts, or one is too long.

        `longest`: characters, in any language.
        """
        home = self._seeds / "common" / "text"
        wanted = tuple(keys)
        missing = [key for key in wanted if not self.has(key, FALLBACK_LOCALE)]
        if missing:
            raise ContentError(
                f"{home / FALLBACK_LOCALE}.ftl has no text for {', '.join(missing)}: add the lines."
            )
        for locale, key in product(self.locales, wanted):
            if len(self.plain(Line(key), locale)) > longest:
                raise ContentError(
                    f"{home / locale}.ftl gives {key} more than {longest} characters. Shorten it."
                )

    def _format(self, message: Line, locale: str, names: tuple[Name, ...], markdown: bool) -> str:
        bundle = next((each for each in self._candidates(locale) if each.has(message.key)), None)
        if bundle is None:
            self._report(message.key, "any language", "has no words")
            # A game that was withdrawn is still in profiles, histories and tournaments.
            game = message.key.removesuffix("-title")
            return message.key if game == message.key else game.capitalize()
        args = {key: self._arg(param, locale, names, markdown) for key, param in message.params}
        if args.get(_PERSON) == "":
            args[_PERSON] = self._cached(Line("nameless"), locale, (), markdown)
        text, errors = bundle.format(message.key, args)
        if errors:
            self._report(message.key, bundle.locale, f"does not format: {errors}")
        return text

    def _arg(self, param: Param, locale: str, names: tuple[Name, ...], markdown: bool) -> int | str:
        match param:
            case int():
                return param
            case Seat(index=index):
                if not 0 <= index < len(names):
                    return self._cached(unnamed_seat(index), locale, (), markdown)
                return names[index] if markdown else names[index].plain
            case Typed(text=text):
                return escape_markdown(clean(text)) if markdown else clean(text)
            case Line():
                return self._cached(param, locale, names, markdown)
            case _:
                return self._list(param, locale, names, markdown)

    def _list(
        self, lines: tuple[Line, ...], locale: str, names: tuple[Name, ...], markdown: bool
    ) -> str:
        if not lines:
            return self._cached(Line("list-empty"), locale, (), markdown)
        items = [self._cached(each, locale, names, markdown) for each in lines]
        return format_list(items, locale=next(self._candidates(locale)).list_locale)

    def _candidates(self, locale: str) -> Iterator[_Bundle]:
        """Yield the bundles to look for a key in: the locale's, its language's, the fallback."""
        for each in dict.fromkeys((locale, _language(locale), FALLBACK_LOCALE)):
            if each in self._bundles:
                yield self._bundles[each]

    def _report(self, key: str, locale: str, trouble: str) -> None:
        """Log what is wrong with a key, once in each locale."""
        if (key, locale) not in self._reported:
            self._reported.add((key, locale))
            log.error("%s in %s: %s", key, locale, trouble)


def unnamed_seat(seat: int) -> Line:
    """Return the line for a seat whose name is not known or cannot be shown: its number."""
    return line("seat-unnamed", number=seat + 1)


class _Bundle:
    """The messages of one locale. Raises `ContentError` where they cannot be used."""

    def __init__(self, locale: str, paths: Sequence[Path]) -> None:
        self.locale = locale
        try:
            # British English: no comma before the "and" of a list.
            self.list_locale = Locale.parse("en-GB" if locale == "en" else locale, sep="-")
        except (ValueError, UnknownLocaleError) as error:
            raise ContentError(
                f"{paths[0]} has the name of no known locale. Rename the file."
            ) from error
        # Isolation marks are invisible but reach Discord; `clean` isolates what needs it.
        self._bundle = FluentBundle([locale], use_isolating=False)
        self.fixed: dict[str, str] = {}  #: key -> text, of those with nothing to fill in
        homes: dict[str, Path] = {}
        keys: set[str] = set()
        for path in paths:
            resource = _read_fluent(path)
            for entry in resource.body:
                if not isinstance(entry, Message | Term):
                    continue
                name = ("-" if isinstance(entry, Term) else "") + entry.id.name
                if name in homes:
                    raise ContentError(
                        f"{name} is defined in {homes[name]} and in {path}. Rename one of them."
                    )
                homes[name] = path
                if isinstance(entry, Message) and entry.value is not None:
                    keys.add(name)
                    match entry.value.elements:
                        case [TextElement(value=text)]:
                            self.fixed[name] = text
            self._bundle.add_resource(resource)
        self.keys = frozenset(keys)

    def has(self, key: str) -> bool:
        return key in self.keys

    def format(self, key: str, args: dict[str, int | str]) -> tuple[str, list[Exception]]:
        """Return the sentence and its errors; change `args`."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        long: dict[str, str] = {}
        for name, value in args.items():
            if isinstance(value, str) and len(value) > _LONG_PARAM:
                # The placeholder has private-use characters: `clean` removes those from texts.
                args[name] = placeholder = f"\ue000{len(long)}\ue001"
                long[placeholder] = value
        text, errors = self._bundle.format_pattern(pattern, args)
        text = str(text)
        for value in args.values():
            if isinstance(value, int) and value < 0:
                text = text.replace(f"-{-value}", f"{_MINUS}{-value}")
        for placeholder, value in long.items():
            text = text.replace(placeholder, value)
        return text, list(errors)


def _read_fluent(path: Path) -> Resource:
    """Return the messages of a file. Raise `ContentError` naming the line that is broken."""
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


def _option_keys(game: str, spec: Spec) -> Iterator[str]:
    yield f"{game}-option-{spec.key}"
    if isinstance(spec, Choice):
        yield from (f"{game}-option-{spec.key}-{value}" for value in spec.values)


def _language(locale: str) -> str:
    return locale.partition("-")[0]


def _as_names(names: Sequence[str]) -> tuple[Name, ...]:
    if type(names) is tuple and all(type(name) is Name for name in names):
        return names
    return tuple(name if isinstance(name, Name) else Name(name) for name in names)
