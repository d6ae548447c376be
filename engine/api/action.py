"""Actions, which are moves as text, and offers: which actions a seat may take now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from itertools import islice
from typing import Generic, TypeAlias, TypeVar, overload

from msgspec import Struct

from engine.api.event import Line
from engine.api.written_text import visible

T = TypeVar("T")

#: Maximum lengths of a verb, an argument and an ask, and maximum depth of an option tree: together
#: they fit a custom_id of 100 characters (cogs/controls/custom_id.py).
VERB, WORD, ASK, DEPTH = 12, 16, 12, 4

#: The maximum length of a whole path, a sign between its words: a short one may have longer words.
PATH = DEPTH * (WORD + 1) - 1


class Action(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A move as text: a verb and its arguments, like UCI in chess."""

    verb: str
    args: tuple[str, ...] = ()


class Wait(StrEnum):
    """A named waiting time. The table's pace sets its seconds; rules never see a clock."""

    BLINK = "blink"  #: no time to think
    BEAT = "beat"  #: a pause between events
    MENU = "menu"  #: to answer what everybody sees by now, also without time limits
    WINDOW = "window"  #: a chance to step in that most seats let pass
    PROMPT = "prompt"  #: a reaction
    CHOICE = "choice"  #: a reaction that is chosen among several: there is something to read
    TURN = "turn"  #: a move; after it the house plays


class Timeout(Struct, frozen=True):
    """What the table plays for the seat after this time: the offer's verb with `args`."""

    after: Wait
    args: tuple[str, ...] = ()


class Option(Struct, frozen=True, gc=False):
    """One thing to pick. With `then` it is a branch: the next pick is among those, for `asks`.

    `also`: further words of the same thing, accepted and not shown. `group`: options of one group,
    which follow each other, may stand apart under its name where there are many.
    """

    value: str
    line: Line
    then: Sequence[Option] = ()
    hint: Line | None = None
    also: tuple[str, ...] = ()
    group: Line | None = None
    asks: Line | None = None


class LazyOptions(Sequence[Option], Generic[T]):
    """An option of each item, made when it is looked at; equal to a tuple of the same options."""

    def __init__(self, items: Sequence[T], make: Callable[[T], Option]) -> None:
        self._items, self._make = items, make

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Option, ...]: ...
    def __getitem__(self, at: int | slice) -> Option | tuple[Option, ...]:
        if isinstance(at, slice):
            return tuple(map(self._make, self._items[at]))
        return self._make(self._items[at])

    def __len__(self) -> int:
        return len(self._items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


class _OfferBase(Struct, frozen=True, kw_only=True, gc=False):
    """What every offer has: the question it answers, its label and its flags.

    `ask` is a short text from the state that names the question: once a seat has answered it, its
    offers are closed to that seat until the ask changes. `voluntary`: the game does not wait for
    it. `opens`: refused as too soon before this time has passed. `timeout`: played by the table
    after its time. `posted`: may be shown on the public table message, so it must reveal nothing
    about the seat. `verb_required`: a typed move must name the verb, as its arguments alone mean
    something else. `matter`: what is decided by it beside the turns, told to everybody with its
    time and, if it is posted, with whose answers are missing: so it must reveal nothing either.
    `about`: what it is about, in full, too long for a label.
    `reads`: what may be read only now belongs to the question, so that stands beside it.
    """

    verb: str
    ask: str
    label: Line
    voluntary: bool = False
    opens: Wait | None = None
    timeout: Timeout | None = None
    posted: bool = False
    verb_required: bool = False
    matter: Line | None = None
    reads: bool = False
    about: Line | None = None


class Press(_OfferBase, frozen=True, tag="press"):
    """A button without arguments.

    `asks`: the question to the seats that are waited for to press it and could do something else.
    """

    asks: Line | None = None


class Pick(_OfferBase, frozen=True, kw_only=True, tag="pick"):
    """A choice from options.

    With `most == 1` the options may be a tree and the arguments are the path to a leaf. With
    `most > 1` the options are flat and the arguments are between `least` and `most` different
    values, in any order. `fleeting`: its options may be read while one is chosen and not later, so
    they stand in no message.
    """

    options: Sequence[Option]
    least: int = 1
    most: int = 1
    fleeting: bool = False


class Count(_OfferBase, frozen=True, kw_only=True, tag="count"):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int


class Field(Struct, frozen=True):
    """One line of text: its key, its label, the least visible and the most characters of it.

    With `options`, at most 25 without branches, it is one of their values, chosen from a menu.
    """

    key: str
    label: Line
    shortest: int = 1
    longest: int = 200
    options: tuple[Option, ...] = ()

    def admits(self, words: str) -> bool:
        """Return True if these words answer the field."""
        if self.options:
            return any(option.value == words for option in self.options)
        return self.shortest <= len(visible(words)) and len(words) <= self.longest


class Say(_OfferBase, frozen=True, kw_only=True, tag="say"):
    """Text in five fields at most: one argument for each field, in order."""

    fields: tuple[Field, ...]


Offer: TypeAlias = Press | Pick | Count | Say


def admits(offer: Offer, action: Action) -> bool:
    """Return True if this action answers the offer."""
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
            # Only the plain spelling, so that a move is always logged as the same text.
            return len(args) == 1 and _plain_int(args[0]) and low <= int(args[0]) <= high
        case Say(fields=fields):
            return len(args) == len(fields) and all(
                field.admits(words) for field, words in zip(fields, args, strict=True)
            )


def answers(offer: Offer, action: Action) -> bool:
    """Return True if the action answers the offer, or is what the table does once time is up."""
    timeout = offer.timeout
    at_timeout = timeout is not None and action == Action(offer.verb, timeout.args)
    return at_timeout or admits(offer, action)


def leads_to_leaf(options: Sequence[Option], path: tuple[str, ...]) -> bool:
    """Return True if the path leads from the root of an option tree to a leaf."""
    below = branch(options, path[:-1])
    last = path[-1]
    return any(last in (each.value, *each.also) and not each.then for each in below)


def branch(options: Sequence[Option], prefix: tuple[str, ...]) -> Sequence[Option]:
    """Return the options after a half-chosen path, `()` if there is no such path."""
    for word in prefix:
        options = next((option.then for option in options if option.value == word), ())
    return options


def leaves(options: Sequence[Option]) -> Iterator[tuple[Option, ...]]:
    """Yield every path from the root of an option tree to a leaf, in order."""
    for option in options:
        if option.then:
            for rest in leaves(option.then):
                yield (option, *rest)
        else:
            yield (option,)


def only_action(offer: Offer) -> Action | None:
    """Return the action of an offer that admits a single one, else `None`."""
    match offer:
        case Press(verb=verb):
            return Action(verb)
        case Pick(verb=verb, options=options, least=1, most=1):
            paths = list(islice(leaves(options), 2))
            return Action(verb, tuple(each.value for each in paths[0])) if len(paths) == 1 else None
        case Pick(verb=verb, options=options, least=least) if least == len(options):
            return Action(verb, tuple(each.value for each in options))
        case Count(verb=verb, low=low, high=high) if low == high:
            return Action(verb, (str(low),))
    return None


def _plain_int(word: str) -> bool:
    digits = word.removeprefix("-")
    # The length is checked first: `int` raises on thousands of digits.
    return len(word) <= WORD and digits.isdecimal() and word.isascii() and str(int(word)) == word
