"""What people call things when they type a move: other words for a verb, and words without weight.

A game's words stand in its texts under `<slug>-typed`, in every language:

    run: go, walk, step; uncover: turn … up; goal = finish, home; = to, the, tile

Before a colon stands a verb and before an equals sign another word of a move, as the game calls it;
after it stands what people say, in one word or in several. At "…" other words may come between.
What has nothing before the sign is left out of a move. Words count without their accents, as a
foreign keyboard writes them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from cogs.text.localization import Localization
from cogs.typed_moves.normalise import CACHED, fold, tokenize
from engine.api.event import Line


class _Phrase(NamedTuple):
    """What people say, before and after other words that may come between, and what it means."""

    first: list[str]
    last: list[str]
    meaning: str


class Synonyms:
    """What people say at one game, in some languages."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        """Read the words of each language; of two meanings the first one counts."""
        self.verbs: set[str] = set()  #: as the game calls them
        self._phrases: dict[str, list[_Phrase]] = {}
        for text in texts:
            for entry in text.split(";"):
                meaning, sign, phrases = (*re.split("([:=])", entry, maxsplit=1), "", "")[:3]
                if sign:
                    self._learn(meaning.strip(), sign, phrases)
        for known in self._phrases.values():
            # "to the tile" is looked for before "to".
            known.sort(key=lambda phrase: -len(phrase.first) - len(phrase.last))
        #: Returns what `rewrite` does, without accents; labels are compared again and again.
        self.fold_words = lru_cache(CACHED)(self._fold_words)

    def rewrite(self, text: str) -> list[str]:
        """Return the words of a text as the game calls them; words it does not know stay.

        Pluses are no words where the game has none.
        """
        words, rewritten, index = list(tokenize(text)), list[str](), 0
        folded = list(map(fold, words))
        while index < len(words):
            phrase, last = self._find(folded, index)
            if phrase is None:
                rewritten += [words[index]] if words[index].strip("+") else []
                index += 1
                continue
            rewritten += [phrase.meaning] if phrase.meaning else []
            del words[last : last + len(phrase.last)], folded[last : last + len(phrase.last)]
            index += len(phrase.first)
        return rewritten

    def _fold_words(self, text: str) -> tuple[str, ...]:
        return tuple(map(fold, self.rewrite(text)))

    def _learn(self, meaning: str, sign: str, phrases: str) -> None:
        if sign == ":":
            self.verbs.add(meaning)
        for phrase in (*phrases.split(","), meaning):
            head, _, tail = phrase.partition("…")
            first, last = (list(map(fold, tokenize(part))) for part in (head, tail))
            if first:
                self._phrases.setdefault(first[0], []).append(_Phrase(first, last, meaning))

    def _find(self, folded: list[str], index: int) -> tuple[_Phrase | None, int]:
        """Return the phrase that begins at a word, and the index of its last part."""
        for phrase in self._phrases.get(folded[index], ()):
            end, length = index + len(phrase.first), len(phrase.last)
            if folded[index:end] == phrase.first:
                for last in range(end, len(folded) - length + 1):
                    if folded[last : last + length] == phrase.last:
                        return phrase, last
        return None, index


#: Of a game that has no words of its own.
PLAIN = Synonyms()


def synonyms_of(localization: Localization, slug: str, locales: Iterable[str]) -> Synonyms:
    """Return what people say at a game in these languages, the first one's before the others'."""
    key = f"{slug}-typed"
    texts = [localization.plain(Line(key), each) for each in locales if localization.has(key, each)]
    return _read(tuple(dict.fromkeys(texts)))


@lru_cache(64)
def _read(texts: tuple[str, ...]) -> Synonyms:
    return Synonyms(texts)
