"""Moves and what may be moved: actions are text, offers say which actions a seat has now."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from engine.api.event import Line

#: Longest verb, longest word of an argument, longest ask and deepest option tree: together they
#: fit a Discord custom_id of 100 characters (cogs/controls/custom_id.py).
VERB, WORD, ASK, DEPTH = 12, 16, 12, 4


class Action(Struct, frozen=True):
    """A move as text: a verb and its words, like UCI in chess."""

    verb: str
    args: tuple[str, ...] = ()


class Wait(StrEnum):
    """Names of times; the table's pace makes seconds of them, rules never see a clock."""

    BLINK = "blink"  #: the same moment
    BEAT = "beat"  #: a breath between events
    PROMPT = "prompt"  #: a reaction
    TURN = "turn"  #: a move; then the house plays it


class Timeout(Struct, frozen=True):
    """What the table plays for the seat when the time is up: the offer's verb with `args`."""

    after: Wait
    args: tuple[str, ...] = ()


class Option(Struct, frozen=True):
    """One thing to pick. With `then` it is a branch: the pick goes on one level below."""

    value: str
    line: Line
    then: tuple[Option, ...] = ()
    hint: Line | None = None


class _Asked(Struct, frozen=True, kw_only=True):
    """What every offer has: the question it answers, its words and its three flags.

    `ask` is a short text from the state that names the question; an offer answered once is closed
    to that seat until its ask changes. `voluntary`: the game does not wait for it. `opens`: refused
    as too soon until that time of waiting is over. `timeout`: played by the table when time is up.
    `posted`: may stand on the public table message, so it must tell nothing about the seat.
    `named`: typed, it wants its verb, as the same words alone mean something else.
    """

    verb: str
    ask: str
    label: Line
    voluntary: bool = False
    opens: Wait | None = None
    timeout: Timeout | None = None
    posted: bool = False
    named: bool = False


class Press(_Asked, frozen=True, tag="press"):
    """A button: no arguments."""


class Pick(_Asked, frozen=True, kw_only=True, tag="pick"):
    """A choice from options.

    With `most == 1` the options may be a tree and the arguments are the path to a leaf. With
    `most > 1` the options are flat and the arguments are between `least` and `most` different
    values, in any order.
    """

    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


class Count(_Asked, frozen=True, kw_only=True, tag="count"):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int


class Field(Struct, frozen=True):
    """One line to write: its key, its label and how many characters it takes."""

    key: str
    label: Line
    shortest: int = 1
    longest: int = 200


class Say(_Asked, frozen=True, kw_only=True, tag="say"):
    """Words to write, five fields at most: one argument a field, in order."""

    fields: tuple[Field, ...]


Offer: TypeAlias = Press | Pick | Count | Say


def admits(offer: Offer, action: Action) -> bool:
    """Say whether the offer expresses this action."""
    if action.verb != offer.verb:
        return False
    args = action.args
    match offer:
        case Press():
            return not args
        case Pick(most=1, least=least):
            return leads_to_leaf(offer.options, args) if args else least == 0
        case Pick(options=options, least=least, most=most):
            values = {option.value for option in options}
            distinct = set(args)
            return least <= len(args) <= most and len(distinct) == len(args) and distinct <= values
        case Count(low=low, high=high):
            # Only the plain spelling: two texts for one move would be two moves in the log.
            return len(args) == 1 and _plain_int(args[0]) and low <= int(args[0]) <= high
        case Say(fields=fields):
            return len(args) == len(fields) and all(
                field.shortest <= len(words.strip()) and len(words) <= field.longest
                for field, words in zip(fields, args, strict=True)
            )


def leads_to_leaf(options: tuple[Option, ...], path: tuple[str, ...]) -> bool:
    """Say whether the path walks the option tree from its root to a leaf."""
    below = branch(options, path[:-1])
    return any(option.value == path[-1] and not option.then for option in below)


def branch(options: tuple[Option, ...], prefix: tuple[str, ...]) -> tuple[Option, ...]:
    """Give the options below a half-chosen path; none where the path leaves the tree."""
    for word in prefix:
        options = next((option.then for option in options if option.value == word), ())
    return options


def leaves(options: tuple[Option, ...]) -> Iterator[tuple[Option, ...]]:
    """Walk every path from the root of an option tree to a leaf, in order."""
    for option in options:
        if option.then:
            for rest in leaves(option.then):
                yield (option, *rest)
        else:
            yield (option,)


def _plain_int(word: str) -> bool:
    digits = word.removeprefix("-")
    # Measured before it is read: `int` refuses texts of thousands of digits.
    return len(word) <= WORD and digits.isdecimal() and word.isascii() and str(int(word)) == word
