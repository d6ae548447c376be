"""The legal actions that a typed move may mean, each with the ways in which people may say it.

It knows offers and labels, and nothing of how well a text fits them (`matching`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import chain, islice
from typing import TypeAlias

from cogs.typed_moves.normalise import fold, fold_tokens, quoted, split_numbers, squeeze, tokenize
from cogs.typed_moves.synonyms import PLAIN, Synonyms
from engine.api.action import Action, Count, Offer, Option, Pick, Press, leaves
from engine.api.event import Line, Typed

#: Returns the sentence of a line in one language.
Says: TypeAlias = Callable[[Line], str]

#: So many actions are compared, and so many of an offer listed; others match only exactly.
_COMPARED, _LISTED = 240, 400


class Candidate:
    """A legal action; the ways to say it are worked out when they are first compared."""

    def __init__(
        self, offer: Offer, path: tuple[Option, ...], says: Says, synonyms: Synonyms = PLAIN
    ) -> None:
        self.offer, self.path, self.says, self._synonyms = offer, path, says, synonyms
        self.action = Action(offer.verb, tuple(option.value for option in path))

    @cached_property
    def steps(self) -> list[tuple[str, ...]]:
        """The words and numbers of each word after the verb."""
        return [tokenize(split_numbers(value)) for value in self.action.args]

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words and numbers of all words after the verb."""
        return tuple(chain(*self.steps))

    @cached_property
    def labels(self) -> list[str]:
        """The label of the offer, and of each option on the path."""
        return [self.says(line) for line in (self.offer.label, *(each.line for each in self.path))]

    @cached_property
    def names(self) -> list[list[tuple[str, ...]]]:
        """The words of each option on the path: its own, its label's, what the label quotes."""
        return [
            [fold_tokens(name) for name in (option.value, label, *quoted(label))]
            for option, label in zip(self.path, self.labels[1:], strict=True)
        ]

    @cached_property
    def squeezed(self) -> set[str]:
        """The exact text and the label, squeezed, with and without verb or title."""
        verb, (title, *rest) = self.offer.verb, self.labels
        label, words = "".join(rest), "".join(self.action.args)
        hint = self.says(self.path[-1].hint) if self.path and self.path[-1].hint else ""
        # What a hint calls something may be said without what it tells of it after a colon.
        named = {label, label + hint, label + hint.partition(":")[0]}
        texts = {title + each for each in named} if squeeze(label) or not self.path else set()
        texts.add(verb + words)
        if not self.offer.verb_required:
            texts.add(words)
            texts.update(named if label else ())
        return {squeeze(text) for text in texts} - {""}

    @cached_property
    def phrases(self) -> set[str]:
        """The squeezed phrases that the last option quotes or that a person wrote."""
        if not self.path or self.offer.verb_required:
            return set()
        label = self.labels[-1]
        written = any(isinstance(param, Typed) for _, param in self.path[-1].line.params)
        return {squeeze(each) for each in (*quoted(label), label if written else "")} - {""}

    @cached_property
    def label_words(self) -> list[tuple[str, ...]]:
        """The words of each label as the game calls them, without accents."""
        return [self._synonyms.fold_words(label) for label in self.labels]


def list_candidates(
    offers: Sequence[Offer], says: Says, synonyms: Synonyms = PLAIN, most: int = _COMPARED
) -> list[Candidate]:
    """Return the actions of buttons, menus and trees, in order, at most so many."""
    every = (Candidate(offer, path, says, synonyms) for offer in offers for path in _paths(offer))
    return list(islice(every, most))


def _paths(offer: Offer) -> Iterator[tuple[Option, ...]]:
    if isinstance(offer, Press):
        yield ()
    elif isinstance(offer, Pick) and offer.most == 1:
        yield from leaves(offer.options)


def pick_several(words: Sequence[str], offer: Pick, says: Says, synonyms: Synonyms) -> Action:
    """Return the options that these words name one by one; none of them if a word is left."""
    names: list[tuple[tuple[str, ...], str]] = []
    for option in offer.options:
        for name in (fold_tokens(option.value), synonyms.fold_words(says(option.line))):
            # Also without what it is worth, or which of two alike it is.
            bare = tuple(word for word in name if not word.isdecimal())
            names += ((each, option.value) for each in (name, bare) if each)
    names.sort(key=lambda name: -len(name[0]))
    left, values = tuple(map(fold, words)), list[str]()
    while left:
        fits = (each for each in names if left[: len(each[0])] == each[0] and each[1] not in values)
        name, value = next(fits, ((), ""))
        if not name:
            return Action(offer.verb)
        values.append(value)
        left = left[len(name) :]
    return Action(offer.verb, tuple(values))


def list_moves(offers: Sequence[Offer], says: Says) -> Iterator[tuple[str, str]]:
    """Yield (text, label) of every move that the offers express and that can be listed."""
    for offer in offers:
        verb, title = offer.verb, says(offer.label)
        prefix = f"{title} · " if len(offers) > 1 else ""
        match offer:
            case Press():
                yield verb, title
            case Pick(most=1):
                listed = list_candidates((offer,), says, most=_LISTED)
                alike = Counter(tuple(each.labels) for each in listed)
                for each in listed:
                    label, hint = " · ".join(each.labels[1:]), each.path[-1].hint
                    if alike[tuple(each.labels)] > 1 and hint is not None:
                        label = f"{label} ({says(hint)})"
                    named = label if label.startswith(title) else prefix + label
                    yield " ".join((verb, *each.action.args)), named
            case Count(low=low, high=high):
                for number in range(low, min(high, low + _LISTED) + 1):
                    yield f"{verb} {number}", f"{prefix}{number}"
            case _:
                yield f"{verb} ", f"{title} …"
