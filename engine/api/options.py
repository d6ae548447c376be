"""The options of a game: what the lobby offers, and the validated values of one table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from engine.api.event import Typed
from engine.api.refusals import Illegal

Value: TypeAlias = bool | int | str


#: Typed for an option, or chosen from its menu: nobody sets it, and the game decides again.
UNSET = "default"


class _OptionBase(Struct, frozen=True, kw_only=True):
    """What every option has.

    A `default` of `None`: the game decides from the number of seats. `carried`: set by a rematch,
    never shown. `only_if`: it has no effect unless that other option has that value, which is its
    default; until then it is not shown. `pictured`: every picture of the game says it itself.
    """

    key: str
    carried: bool = False
    pictured: bool = False
    only_if: tuple[str, Value] | None = None


class Choice(_OptionBase, frozen=True, kw_only=True):
    """One of a few named values."""

    values: tuple[str, ...]
    default: str | None = None
    #: The table's pace -> the value of a table that sets none. `default` is then `None`, and a
    #: setup without a value takes that of the live pace.
    by_pace: Mapping[str, str] = {}


class Switch(_OptionBase, frozen=True, kw_only=True):
    """On or off."""

    default: bool | None = None


class Number(_OptionBase, frozen=True, kw_only=True):
    """A whole number from `low` to `high`."""

    low: int
    high: int
    default: int | None = None


class PreviousSeat(Number, frozen=True, kw_only=True):
    """A seat that a game carries: in the rematch it is the seat that the same person has then."""


Spec: TypeAlias = Choice | Switch | Number


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's validated option values. Unset options are absent."""

    values: dict[str, Value] = {}

    def choice(self, key: str, otherwise: str = "") -> str:
        """Return the value of a `Choice`, or `otherwise` if it is not set."""
        value = self.values.get(key, otherwise)
        assert isinstance(value, str), key
        return value

    def switch(self, key: str, otherwise: bool = False) -> bool:
        """Return the value of a `Switch`, or `otherwise` if it is not set."""
        value = self.values.get(key, otherwise)
        assert isinstance(value, bool), key
        return value

    def number(self, key: str, otherwise: int = 0) -> int:
        """Return the value of a `Number`, or `otherwise` if it is not set."""
        value = self.values.get(key, otherwise)
        assert isinstance(value, int), key
        return value


def shown_options(specs: tuple[Spec, ...], options: Options) -> tuple[Spec, ...]:
    """Return the options that people may read and set: not carried ones, nor any without effect."""
    return tuple(
        spec
        for spec in specs
        if not spec.carried
        and (spec.only_if is None or options.values.get(*spec.only_if) == spec.only_if[1])
    )


def resolve_options(
    specs: tuple[Spec, ...],
    given: Mapping[str, Value | str],
    carry: Mapping[str, Value],
    *others: str,
) -> Options:
    """Return validated options from given values (or typed text), carried values and defaults.

    Raise `Illegal` that names an invalid value, or an unknown option and those there are with
    `others`, which can be set elsewhere.
    """
    for key in given:
        find_option(specs, key, *others)
    given = {**given, **carry}
    values: dict[str, Value] = {}
    for spec in specs:
        value = parse_option(spec, given[spec.key]) if spec.key in given else spec.default
        if value is not None:
            values[spec.key] = value
    return Options(values)


def find_option(specs: tuple[Spec, ...], key: str, *others: str) -> Spec:
    """Return the option that people may set by this key.

    Raise `Illegal` that lists those there are, and after them `others`.
    """
    open_to_people = {spec.key: spec for spec in specs if not spec.carried}
    if key not in open_to_people:
        there = Typed(", ".join((*open_to_people, *others)))
        raise Illegal("refusal-no-such-option", option=Typed(key), options=there)
    return open_to_people[key]


def values_by_pace(specs: tuple[Spec, ...], pace: str) -> dict[str, Value]:
    """Return the values of the options that follow the table's pace as long as nobody sets them."""
    return {
        spec.key: spec.by_pace[pace]
        for spec in specs
        if isinstance(spec, Choice) and pace in spec.by_pace
    }


def parse_option(spec: Spec, given: Value | str) -> Value:
    """Return the value of an option from a value or typed text. Raise `Illegal` if invalid."""
    text = str(given).strip().casefold()
    match spec:
        case Choice(values=values) if text in values:
            return text
        case Switch() if text in _ON or text in _OFF:
            return text in _ON
        case Number(low=low, high=high) if (
            len(text) < 20 and text.removeprefix("-").isdecimal() and low <= int(text) <= high
        ):
            return int(text)
    value, fits = Typed(str(given)), Typed(_valid_values(spec))
    raise Illegal("refusal-bad-option", option=Typed(spec.key), value=value, fits=fits)


def _valid_values(spec: Spec) -> str:
    """Return the valid values of an option, as people type them."""
    match spec:
        case Choice(values=values):
            return ", ".join(values)
        case Number(low=low, high=high):
            return f"{low} \N{HORIZONTAL ELLIPSIS} {high}"
    return "on, off"


_ON = frozenset({"true", "on", "yes", "1"})
_OFF = frozenset({"false", "off", "no", "0"})
