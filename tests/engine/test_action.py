"""What an offer expresses: `admits` and the walks through an option tree."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from engine.api.action import (
    Action,
    Count,
    Field,
    LazyOptions,
    Offer,
    Option,
    Pick,
    Press,
    Say,
    admits,
    branch,
    leads_to_leaf,
    leaves,
)
from engine.api.event import line
from engine.api.legal_actions import list_actions

_LABEL = line("label")


def _option(value: str, *then: Option) -> Option:
    return Option(value, line(f"option-{value}"), then)


_TREE = (
    _option("red"),
    _option("wild", _option("red"), _option("blue", _option("1"), _option("2"))),
)
_PRESS = Press(verb="go", ask="q", label=_LABEL)
_PICK = Pick(verb="go", ask="q", label=_LABEL, options=_TREE)
_MAYBE = Pick(verb="go", ask="q", label=_LABEL, options=_TREE, least=0)
_SOME = Pick(verb="go", ask="q", label=_LABEL, options=tuple(map(_option, "abcd")), least=2, most=3)
_COUNT = Count(verb="go", ask="q", label=_LABEL, low=-3, high=12)
_SAY = Say(
    verb="go",
    ask="q",
    label=_LABEL,
    fields=(Field("title", _LABEL, 2, 5), Field("words", _LABEL, 0, 3)),
)


@pytest.mark.parametrize(
    ("offer", "args"),
    [
        (_PRESS, ()),
        (_PICK, ("red",)),
        (_PICK, ("wild", "red")),
        (_PICK, ("wild", "blue", "2")),
        (_MAYBE, ()),
        (_MAYBE, ("red",)),
        (_SOME, ("a", "b")),
        (_SOME, ("d", "a")),
        (_SOME, ("c", "b", "a")),
        (_COUNT, ("0",)),
        (_COUNT, ("-3",)),
        (_COUNT, ("12",)),
        (_SAY, ("hi", "")),
        (_SAY, (" hi ", "abc")),
    ],
)
def test_an_offer_admits_what_it_expresses(offer: Offer, args: tuple[str, ...]) -> None:
    assert admits(offer, Action("go", args))
    assert not admits(offer, Action("stay", args))


@pytest.mark.parametrize(
    ("offer", "args"),
    [
        (_PRESS, ("",)),
        (_PICK, ()),
        (_PICK, ("wild",)),
        (_PICK, ("blue",)),
        (_PICK, ("red", "red")),
        (_PICK, ("wild", "blue")),
        (_PICK, ("wild", "blue", "3")),
        (_PICK, ("wild", "red", "1")),
        (_MAYBE, ("wild",)),
        (_SOME, ("a",)),
        (_SOME, ("a", "a")),
        (_SOME, ("a", "b", "c", "d")),
        (_SOME, ("a", "e")),
        (_COUNT, ()),
        (_COUNT, ("1", "1")),
        (_COUNT, ("-4",)),
        (_COUNT, ("13",)),
        (_SAY, ("hi",)),
        (_SAY, ("h ", "")),
        (_SAY, ("hi", "abcd")),
        (_SAY, ("hi hi hi", "")),
    ],
)
def test_an_offer_admits_nothing_else(offer: Offer, args: tuple[str, ...]) -> None:
    assert not admits(offer, Action("go", args))


@pytest.mark.parametrize(
    "word", ["", "-", "--1", "+1", "01", "-0", "1.0", "1e1", " 1", "1 ", "٣", "¹", "x", "9" * 5_000]
)
def test_number_is_accepted_in_its_plain_spelling_only(word: str) -> None:
    """A move must always be logged as the same text."""
    assert not admits(_COUNT, Action("go", (word,)))


def test_a_branch_is_what_lies_below_a_prefix() -> None:
    assert branch(_TREE, ()) == _TREE
    assert [option.value for option in branch(_TREE, ("wild",))] == ["red", "blue"]
    assert [option.value for option in branch(_TREE, ("wild", "blue"))] == ["1", "2"]
    assert branch(_TREE, ("red",)) == ()
    assert branch(_TREE, ("green", "blue")) == ()


def test_every_leaf_is_walked_in_order_and_leads_to_itself() -> None:
    paths = [tuple(option.value for option in path) for path in leaves(_TREE)]
    assert paths == [("red",), ("wild", "red"), ("wild", "blue", "1"), ("wild", "blue", "2")]
    assert all(leads_to_leaf(_TREE, path) for path in paths)
    assert not leads_to_leaf(_TREE, ("wild", "blue"))


@pytest.mark.parametrize("offer", [_PRESS, _PICK, _MAYBE, _SOME, _COUNT, _SAY])
def test_what_is_listed_as_expressible_is_admitted(offer: Offer) -> None:
    actions = list_actions(offer)
    assert actions
    assert len(set(actions)) == len(actions)
    assert all(admits(offer, action) for action in actions)


def test_all_of_a_tree_a_count_and_a_small_pick_is_listed() -> None:
    assert len(list_actions(_PICK)) == 4
    assert len(list_actions(_MAYBE)) == 5
    assert len(list_actions(_COUNT)) == 16
    assert len(list_actions(_SOME)) == 6 + 4


def test_lazy_options_are_made_when_looked_at_and_equal_a_tuple() -> None:
    made: list[str] = []

    def make(value: str) -> Option:
        made.append(value)
        return Option(value, _LABEL)

    lazy = LazyOptions(("a", "b", "c"), make)
    every = tuple(Option(value, _LABEL) for value in "abc")
    parent = Option("x", _LABEL, lazy)
    assert (len(lazy), made) == (3, [])
    assert (lazy[1], made) == (every[1], ["b"])
    assert lazy[1:] == every[1:]
    assert lazy == every
    assert every == lazy
    assert lazy != every[:2]
    assert hash(parent) == hash(Option("x", _LABEL, every))
    assert to_builtins(parent, enc_hook=tuple) == to_builtins(Option("x", _LABEL, every))
