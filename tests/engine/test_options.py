"""Options: what people may set, what a result carries, and what is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.api.event import Typed
from engine.api.options import (
    Choice,
    Number,
    Options,
    Spec,
    Switch,
    parse_option,
    resolve_options,
    values_by_pace,
)
from engine.api.refusals import Illegal

_DECK = Choice(key="deck", values=("small", "large"), default="small")
_OPEN = Switch(key="open", default=False)
_ROUNDS = Number(key="rounds", low=-1, high=12)
_STARTER = Number(key="starter", low=0, high=3, carried=True)
_SPECS: tuple[Spec, ...] = (_DECK, _OPEN, _ROUNDS, _STARTER)


def test_defaults_are_filled_in_and_the_rest_is_left_to_the_game() -> None:
    options = resolve_options(_SPECS, {}, {})
    assert options == Options({"deck": "small", "open": False})
    assert options.number("rounds", 7) == 7
    assert options.choice("deck") == "small"
    assert options.switch("open", True) is False


def test_option_that_follows_the_pace_is_left_open_until_the_start() -> None:
    wait = Choice(key="wait", values=("breath", "all"), by_pace={"live": "breath", "slow": "all"})
    specs = (*_SPECS, wait)
    assert "wait" not in resolve_options(specs, {}, {}).values
    assert values_by_pace(specs, "slow") == {"wait": "all"}
    assert values_by_pace(specs, "none") == {}


@pytest.mark.parametrize(
    ("spec", "given", "value"),
    [
        (_DECK, "large", "large"),
        (_DECK, " LARGE ", "large"),
        (_OPEN, True, True),
        (_OPEN, False, False),
        (_OPEN, "Yes", True),
        (_OPEN, "off", False),
        (_OPEN, 1, True),
        (_ROUNDS, 12, 12),
        (_ROUNDS, "-1", -1),
        (_ROUNDS, " 5 ", 5),
    ],
)
def test_typed_text_is_accepted(spec: Spec, given: Any, value: object) -> None:
    settled = resolve_options((spec,), {spec.key: given}, {})
    assert settled.values == {spec.key: value}
    assert type(settled.values[spec.key]) is type(value)


@pytest.mark.parametrize(
    ("spec", "given"),
    [
        (_DECK, "huge"),
        (_DECK, ""),
        (_OPEN, "maybe"),
        (_OPEN, 2),
        (_ROUNDS, 13),
        (_ROUNDS, "-2"),
        (_ROUNDS, "--1"),
        (_ROUNDS, "1.5"),
        (_ROUNDS, "many"),
        (_ROUNDS, ""),
        (_ROUNDS, "9" * 5_000),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_its_name(spec: Spec, given: Any) -> None:
    with pytest.raises(Illegal) as caught:
        parse_option(spec, given)
    assert caught.value.line.key == "refusal-bad-option"
    told = dict(caught.value.line.params)
    fits = told.pop("fits")
    assert told == {"option": Typed(spec.key), "value": Typed(str(given))}
    assert isinstance(fits, Typed)
    # What it names is taken.
    for value in re.split(", | \N{HORIZONTAL ELLIPSIS} ", fits.text):
        parse_option(spec, value)


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Illegal) as caught:
        resolve_options(_SPECS, {"colour": "red"}, {}, "pace")
    assert caught.value.line.key == "refusal-no-such-option"
    there = dict(caught.value.line.params)["options"]
    assert isinstance(there, Typed)
    # Those that only a rematch carries are not named.
    open_to_people = [spec.key for spec in _SPECS if not spec.carried]
    assert there.text.split(", ") == [*open_to_people, "pace"]


def test_people_cannot_set_a_carried_option() -> None:
    with pytest.raises(Illegal):
        resolve_options(_SPECS, {"starter": 2}, {})
    assert resolve_options(_SPECS, {}, {"starter": 2}).number("starter") == 2


def test_carried_value_wins_over_a_chosen_one() -> None:
    assert resolve_options(_SPECS, {"rounds": 3}, {"rounds": 5}).number("rounds") == 5


def test_reading_an_option_as_another_kind_fails() -> None:
    with pytest.raises(AssertionError):
        resolve_options(_SPECS, {}, {}).number("deck")
