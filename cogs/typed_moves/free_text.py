"""What a typed move comes down to: the words that people use, in the order in which they use them.

`_spelling` reads moves as they are listed and as controls say them; this reads the rest, with what
people say at a game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from typing import NamedTuple

from cogs.typed_moves.synonyms import Synonyms, fold, tokenize
from engine.api.action import Action, Offer, Pick, Press, leaves
from engine.api.event import Line

#: So many moves of an offer are looked at; the largest menus of our games have fewer.
_MOVES = 2_000

#: The letter of a suit, and a card: that letter and a number.
_SUIT, _CARD = re.compile("[a-z]"), re.compile(r"[a-z](\d+)")

#: A word run together with a number: owl8, tile25.
_APART = re.compile(r"([^\W\d_]{2,})(\d+)")

#: What such a word has become.
_RUN = re.compile(r"([^\W\d_]{2,}) (\d+)\b")


def match_free_text(
    text: str, offers: Sequence[Offer], says: Callable[[Line], str], called: Synonyms
) -> Action | None:
    """Read a move that is said freely: "go to 25", "take u3 and h4 with o7".

    All the words of the move are there, or some that no other move has, and whatever else is there
    its control says too. Numbers keep their order; a card may go by its number. Where more than one
    move could be meant, or none that can be made now, what was typed comes back in the words of the
    game, so that the table can say why. Of several to be picked each is named in turn, and a verb
    is enough where it has but one move. `None`: there are none of these in it.
    """
    words = list(_joined(called.rewritten(_apart(text))))
    verbs = called.verbs.intersection(words)
    if not called.verbs or not words or len(verbs) > 1:
        return None  # idle words alone are no move, whatever else needs no words
    rest = [word for word in words if word not in verbs]
    spelt = [token for word in rest for token in tokenize(word)]
    meant = [offer for offer in offers if offer.verb in verbs or not (verbs or offer.verb_required)]
    moves = [move for offer in meant for move in _moves(spelt, offer, says, called)]
    if verbs and not spelt and len(moves) == 1:
        return moves[0].action
    for fits in (_in_order, _in_any_order, _with_more, _by_number, _in_part):
        found = {move.action for move in moves if fits(spelt, move)}
        if len(found) == 1:
            return found.pop()
        if found:
            verbs = verbs or {action.verb for action in found}
            break
    return _refusable(rest, verbs, meant)


def _apart(text: str) -> str:
    return _APART.sub(r"\1 \2", text)


class _Move(NamedTuple):
    """A move that is offered, what follows its verb, and what its control says."""

    action: Action
    steps: list[list[str]]  #: the words of each option on its path
    said: Callable[[], tuple[list[str], ...]]  #: the label of the offer, and of each such option

    @property
    def words(self) -> list[str]:
        return [word for step in self.steps for word in step]

    def told(self) -> set[str]:
        return {word for part in self.said() for word in part}


def _moves(
    words: list[str], offer: Offer, says: Callable[[Line], str], called: Synonyms
) -> Iterator[_Move]:
    if isinstance(offer, Press):
        yield _Move(Action(offer.verb), [], tuple)
    elif isinstance(offer, Pick) and offer.most == 1:
        for path in islice(leaves(offer.options), _MOVES):
            values = tuple(option.value for option in path)
            steps = [tokenize(_apart(value)) for value in values]
            lines = (offer.label, *(option.line for option in path))
            said = partial(_said, lines, says, called)
            yield _Move(Action(offer.verb, values), steps, said)
    elif isinstance(offer, Pick) and (several := _several(words, offer, says, called)):
        yield _Move(Action(offer.verb, several), [words], tuple)


def _said(
    lines: tuple[Line, ...], says: Callable[[Line], str], called: Synonyms
) -> tuple[list[str], ...]:
    return tuple([fold(word) for word in called.rewritten(says(each))] for each in lines)


def _several(
    words: list[str], offer: Pick, says: Callable[[Line], str], called: Synonyms
) -> tuple[str, ...]:
    """Give the options that these words name one by one; none if any word is left over."""
    names: list[tuple[list[str], str]] = []
    for option in offer.options:
        (said,) = _said((option.line,), says, called)
        for name in (tokenize(option.value), said):
            # Also without what it is worth, or which of two alike it is.
            alone = [word for word in name if not word.isdecimal()]
            names += ((each, option.value) for each in (name, alone) if each)
    names.sort(key=lambda name: -len(name[0]))
    left, found = list(map(fold, words)), []
    while left:
        fits = (each for each in names if left[: len(each[0])] == each[0] and each[1] not in found)
        name, value = next(fits, ([], ""))
        if not name:
            return ()
        found.append(value)
        del left[: len(name)]
    return tuple(found)


def _in_order(words: list[str], move: _Move) -> bool:
    return words == move.words


def _in_any_order(words: list[str], move: _Move) -> bool:
    return sorted(words) == sorted(move.words) and not all(map(str.isdecimal, words))


def _with_more(words: list[str], move: _Move) -> bool:
    """Say whether the move is there, and beside it only what its control says."""
    missing = Counter(move.words)
    there: list[str] = []
    more: list[str] = []
    for word in words:
        (there if missing[word] > 0 else more).append(word)
        missing[word] -= 1
    if not there or not (_in_order(there, move) or _in_any_order(there, move)):
        return False
    told = move.told()
    if any(map(_CARD.fullmatch, more)) and not set(filter(_CARD.fullmatch, told)) <= {*words}:
        return False  # some of its cards are not meant
    return told.issuperset(map(fold, more))


def _by_number(words: list[str], move: _Move) -> bool:
    """Say whether these are the cards of the move, some of them without their suits."""
    if not words or len(words) != len(move.words) or not all(map(_CARD.fullmatch, move.words)):
        return False
    missing = Counter(move.words)
    missing.subtract(word for word in words if not word.isdecimal())
    numbers = [card[1:] for card in missing.elements()]
    return sorted(numbers) == sorted(filter(str.isdecimal, words))


def _in_part(words: list[str], move: _Move) -> bool:
    """Say whether these are words of the move, and beside them only what its control says.

    Cards are never a part: whoever leaves one out does not want it. Whatever has a name is named,
    by a word of the move or by all that its control calls it: "red 2" is no joker 2 for red.
    """
    there = [word for word in words if word in move.words]
    left = iter(move.words)
    if any(map(_CARD.fullmatch, words)):
        return False
    bared = set(map(fold, words))
    for step, label in zip(move.steps, move.said()[1:], strict=False):
        names, whole = _names(step), _names(label)
        if names and names.isdisjoint(there) and not (whole and whole <= bared):
            return False
    if not there and not any(map(_names, move.steps)):
        return False
    if all(map(str.isdecimal, there)) and not all(word in left for word in there):
        return False
    if Counter(there) - Counter(move.words) - Counter(chain(*move.said())):
        return False  # said more often than anybody would
    return move.told().issuperset(fold(word) for word in words if word not in there)


def _names(words: list[str]) -> set[str]:
    return {word for word in words if not word.isdecimal()}


def _joined(words: list[str]) -> Iterator[str]:
    """Join the letter of a suit with the number after it: the owl 8 is o8."""
    suit = ""
    for word in words:
        if suit and word.isdecimal():
            yield suit + word
            suit = ""
            continue
        if suit:
            yield suit
        suit = word if _SUIT.fullmatch(word) else ""
        if not suit:
            yield word
    if suit:
        yield suit


def _refusable(rest: list[str], verbs: set[str], meant: list[Offer]) -> Action | None:
    """Give what was meant and cannot be, in the words of the game: what it begins with first."""
    begun = {
        Action(offer.verb, (option.value, *rest[:at], *rest[at + 1 :]))
        for offer in meant
        if isinstance(offer, Pick)
        for option in offer.options
        for at, word in enumerate(rest)
        if _begins(word, option.value) and (at == 0 or _CARD.fullmatch(word))
    }
    if len(begun) == 1:
        return begun.pop()
    values = {
        option.value
        for offer in meant
        if isinstance(offer, Pick)
        for path in islice(leaves(offer.options), _MOVES)
        for option in path
    }
    if any(map(_APART.fullmatch, values)):
        whole = _RUN.sub(r"\1\2", " ".join(rest)).split()
        if not verbs and whole != rest and all(w in values or _APART.fullmatch(w) for w in whole):
            verbs = {offer.verb for offer in meant}  # such words are of no other question
        rest = whole
    return Action(verbs.pop(), tuple(rest)) if len(verbs) == 1 else None


def _begins(word: str, value: str) -> bool:
    return word == value or (word == value[1:] and _CARD.fullmatch(value) is not None)
