"""What a typed move comes down to: the words that people use, in the order in which they use them.

`_spelling` reads moves as they are listed and as controls say them; this reads the rest, with what
people say at a game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from cogs._vocabulary import Vocabulary, bare, tokens_of
from engine.action import Action, Offer, Option, Pick, Press, leaves
from engine.event import Line

#: So many moves of an offer are looked at; the largest menus of our games have fewer.
_MOVES = 2_000

#: The letter of a suit, and a card: that letter and a number.
_SUIT, _CARD = re.compile("[a-z]"), re.compile(r"[a-z](\d+)")

#: A word run together with a number: owl8, tile25.
_APART = re.compile(r"([^\W\d_]{2,})(\d+)")

#: What such a word has become.
_RUN = re.compile(r"([^\W\d_]{2,}) (\d+)\b")


def gist(
    text: str, offers: Sequence[Offer], says: Callable[[Line], str], called: Vocabulary
) -> Action | None:
    """Read a move that is said freely: "go to 25", "take u3 and h4 with o7".

    All the words of the move are there, or some that no other move has, and whatever else is there
    its control says too. Numbers keep their order; a card may go by its number. Where more than one
    move could be meant, or none that can be made now, what was typed comes back in the words of the
    game, so that the table can say why. `None`: there are none of these in it.
    """
    words = list(_joined(called.rewritten(_apart(text))))
    verbs = called.verbs.intersection(words)
    if not called.verbs or not words or len(verbs) > 1:
        return None  # idle words alone are no move, whatever else needs no words
    rest = [word for word in words if word not in verbs]
    spelt = [token for word in rest for token in tokens_of(word)]
    meant = [offer for offer in offers if offer.verb in verbs or not (verbs or offer.named)]
    moves = [move for offer in meant for move in _moves(offer, says, called)]
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
    """A move that is offered, what follows its verb, and a way to all that its control says."""

    action: Action
    steps: list[list[str]]  #: the words of each option on its path
    told: Callable[[], set[str]]

    @property
    def words(self) -> list[str]:
        return [word for step in self.steps for word in step]


def _moves(offer: Offer, says: Callable[[Line], str], called: Vocabulary) -> Iterator[_Move]:
    if isinstance(offer, Press):
        yield _Move(Action(offer.verb), [], set)
    elif isinstance(offer, Pick) and offer.most == 1:
        for path in islice(leaves(offer.options), _MOVES):
            values = tuple(option.value for option in path)
            steps = [tokens_of(_apart(value)) for value in values]
            told = partial(_told, offer.label, path, says, called)
            yield _Move(Action(offer.verb, values), steps, told)


def _told(
    label: Line, path: tuple[Option, ...], says: Callable[[Line], str], called: Vocabulary
) -> set[str]:
    lines = (label, *(option.line for option in path))
    return {bare(word) for each in lines for word in called.rewritten(says(each))}


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
    return told.issuperset(map(bare, more))


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

    Cards are never a part: whoever leaves one out does not want it. Nor does a number stand for
    what has a name: "red 2" is no joker 2 for red.
    """
    there = [word for word in words if word in move.words]
    left = iter(move.words)
    if not there or any(map(_CARD.fullmatch, words)):
        return False
    names = ([word for word in step if not word.isdecimal()] for step in move.steps)
    if any(name and not set(name).intersection(there) for name in names):
        return False
    if all(map(str.isdecimal, there)) and not all(word in left for word in there):
        return False
    return move.told().issuperset(bare(word) for word in words if word not in there)


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
        Action(offer.verb, (option.value, *(more for more in rest if more != word)))
        for offer in meant
        if isinstance(offer, Pick)
        for option in offer.options
        for word in rest
        if _begins(word, option.value) and (word == rest[0] or _CARD.fullmatch(word))
    }
    if len(begun) == 1:
        return begun.pop()
    values = [
        option.value for offer in meant if isinstance(offer, Pick) for option in offer.options
    ]
    if any(map(_APART.fullmatch, values)):
        whole = _RUN.sub(r"\1\2", " ".join(rest)).split()
        if not verbs and whole != rest:
            verbs = {offer.verb for offer in meant}  # such a word is of no other question
        rest = whole
    return Action(verbs.pop(), tuple(rest)) if len(verbs) == 1 else None


def _begins(word: str, value: str) -> bool:
    return word == value or (word == value[1:] and _CARD.fullmatch(value) is not None)
