"""What people call things when they type a move: other words for a verb, and idle words.

A game's words stand in its texts under `<slug>-typed`, in every language:

    run: go, walk, step; uncover: turn … up; goal = finish, home; = to, the, tile

Before a colon stands a verb and before an equals sign a word that may follow one, as the game calls
it; after it stands what people say, in one word or in several. At "…" other words may come between.
What has nothing before the sign is left out. Words count without their accents, as a foreign
keyboard writes them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from cogs.text.localization import Localization
from engine.api.event import Line

#: A word or a number, whose sign belongs to it if it joins nothing; and pluses that join nothing.
_TOKEN = re.compile(r"(?<!\w)[-+]\d+|[^\W_]+|\+++(?!\w)")

_ENTRY = re.compile(r"\s*([^:=]*?)\s*([:=])(.*)", re.DOTALL)

#: Letters that are more than a letter with an accent.
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})


def tokenize(text: str) -> list[str]:
    """Give the words, numbers and pluses of a text, without case."""
    return _TOKEN.findall(text.casefold())


@lru_cache(4096)
def fold(word: str) -> str:
    """Give a word without its accents."""
    apart = unicodedata.normalize("NFKD", word.translate(_LETTERS))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


class _Phrase(NamedTuple):
    """What people say, before and after whatever may come between, and how the game calls it."""

    first: list[str]
    last: list[str]
    called: str


class Synonyms:
    """What people say at one game, in some languages."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        """Read the words of each language; of two meanings the first one counts."""
        self.verbs: set[str] = set()  #: as the game calls them
        self._phrases: dict[str, list[_Phrase]] = {}
        for text in texts:
            for entry in text.split(";"):
                found = _ENTRY.fullmatch(entry)
                if found:
                    self._learn(*found.groups())
        for phrases in self._phrases.values():
            # "to the tile" is looked for before "to".
            phrases.sort(key=lambda phrase: -len(phrase.first) - len(phrase.last))

    def _learn(self, called: str, sign: str, words: str) -> None:
        if sign == ":":
            self.verbs.add(called)
        for each in (*words.split(","), called):
            head, _, tail = each.partition("…")
            first, last = (list(map(fold, tokenize(part))) for part in (head, tail))
            if first:
                self._phrases.setdefault(first[0], []).append(_Phrase(first, last, called))

    def rewritten(self, text: str) -> list[str]:
        """Give the words of a text as the game calls them; words it does not know stay.

        Pluses are no words where the game has none.
        """
        return list(self._rewritten(tokenize(text)))

    def _rewritten(self, words: list[str]) -> Iterator[str]:
        bared = list(map(fold, words))
        at = 0
        while at < len(words):
            phrase, there = self._phrase(bared, at)
            if phrase is None:
                if words[at].strip("+"):
                    yield words[at]
                at += 1
                continue
            if phrase.called:
                yield phrase.called
            del words[there : there + len(phrase.last)], bared[there : there + len(phrase.last)]
            at += len(phrase.first)

    def _phrase(self, words: list[str], at: int) -> tuple[_Phrase | None, int]:
        """Give the phrase that begins at a word, and where its last part is."""
        for phrase in self._phrases.get(words[at], ()):
            end, long = at + len(phrase.first), len(phrase.last)
            if words[at:end] == phrase.first:
                for there in range(end, len(words) - long + 1):
                    if words[there : there + long] == phrase.last:
                        return phrase, there
        return None, at


#: Of a game that has no words of its own.
PLAIN = Synonyms()


def synonyms_of(localization: Localization, slug: str, locales: Iterable[str]) -> Synonyms:
    """Give what people say at a game in these languages, the first one's before the others'."""
    key = f"{slug}-typed"
    texts = [localization.plain(Line(key), each) for each in locales if localization.has(key, each)]
    return _read(tuple(dict.fromkeys(texts)))


@lru_cache(64)
def _read(texts: tuple[str, ...]) -> Synonyms:
    return Synonyms(texts)
