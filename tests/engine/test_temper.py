"""How a house player is: what it thinks of, what slips its mind, and how hard it thinks."""

from __future__ import annotations

from typing import Any

import pytest

from engine import house
from engine.action import Action, Offer
from engine.catalogue import Clash, catalogue, hold_words
from engine.game import AnyGame, GameInfo, Habit
from engine.options import Switch, settle
from engine.play import TABLE_VERBS
from engine.rng import Rng
from engine.temper import Strength, Temper, remembering
from tests.engine.tables_of import press
from tests.support.altered import Altered
from tests.support.desk import Desk
from tests.support.games import SEEDS, every_game

_RNG = Rng(b"temper" * 4)
_WAVE = press("wave", "w", voluntary=True)


def _habit(about: str, readiness: int = 500) -> Habit:
    return Habit("w", Action("wave"), about, readiness)


def _times(temper: Temper, seat: int = 1, readiness: int = 500) -> int:
    return sum(temper.thinks_of(seat, _habit(str(n), readiness)) for n in range(1_000))


def test_the_sharp_forget_nothing_and_the_sleepy_most() -> None:
    sharp, human, sleepy = (remembering(strength, b"seed") for strength in Strength)
    assert _times(sharp, readiness=1) == 1_000
    assert 450 < _times(human) < 550
    assert 200 < _times(sleepy) < 300
    for temper in (human, sleepy):
        assert _times(temper, readiness=1_000) == 1_000


def test_what_slipped_stays_slipped_and_each_seat_and_table_has_its_own_mind() -> None:
    human = remembering(Strength.HUMAN, b"seed")

    def minded(temper: Temper, seat: int) -> list[bool]:
        return [temper.thinks_of(seat, _habit(str(n))) for n in range(200)]

    assert minded(human, 1) == minded(human, 1)
    assert minded(human, 1) != minded(human, 2)
    assert minded(human, 1) != minded(remembering(Strength.HUMAN, b"dees"), 1)


def test_a_temper_tells_neither_its_secret_nor_the_seed() -> None:
    temper = remembering(Strength.HUMAN, b"the seed of a table")
    assert temper.memory != b"the seed of a table"
    assert repr(temper) == "<human>"


def _waving(*habits: Habit) -> AnyGame:
    info = GameInfo(slug="desk", seats=(2,), minutes=(1, 1), bound=9, by_habit=("wave",))
    desk = Desk({"a": {1: (_WAVE,)}}, {}, info=info)
    found: Any = Altered(desk, habits=lambda game, state, seat: habits)
    return found


def _chosen(game: AnyGame, *offers: Offer, temper: Temper | None = None) -> house.Move | None:
    state = game.setup(2, settle((), {}, {}), _RNG).state
    return house.choose(game, state, 1, offers, _RNG, 2, temper or Temper())


def test_the_house_does_what_is_a_habit_there() -> None:
    assert _chosen(_waving(_habit("a")), _WAVE) == house.Move("w", Action("wave"))
    forgetful = Temper(Strength.HUMAN, b"1")
    assert _chosen(_waving(_habit("a", 0)), _WAVE, temper=forgetful) is None
    assert _chosen(_waving(), _WAVE) is None


def test_a_habit_that_is_not_open_is_left_and_the_next_one_done() -> None:
    closed = Habit("gone", Action("wave"), "a", 1_000)
    assert _chosen(_waving(closed, _habit("b")), _WAVE) == house.Move("w", Action("wave"))
    assert _chosen(_waving(closed), _WAVE) is None


def test_what_must_be_done_comes_after_the_habit() -> None:
    must = press("go", "g")
    assert _chosen(_waving(_habit("a")), must, _WAVE) == house.Move("w", Action("wave"))
    assert _chosen(_waving(), must, _WAVE) == house.Move("g", Action("go"))


def test_what_is_done_by_habit_is_never_tried_out() -> None:
    """However good it were: there is nothing to compare and no action is applied."""

    def apply(game: AnyGame, state: Any, seat: int | None, action: Action) -> Any:
        raise AssertionError("it was tried out")

    assert _chosen(Altered(_waving(), apply=apply), _WAVE) is None


@pytest.mark.parametrize("word", sorted(TABLE_VERBS | {"hand", "rules"}))
def test_no_game_may_take_a_verb_of_the_table(word: str) -> None:
    info = GameInfo(slug="desk", seats=(2,), minutes=(1, 1), bound=9, verbs=("go", word))
    with pytest.raises(Clash, match=f"The verb {word} of desk is the table's own"):
        hold_words(info)


@pytest.mark.parametrize("key", ["pace", "house"])
def test_no_game_may_take_an_option_of_the_table(key: str) -> None:
    info = GameInfo(slug="desk", seats=(2,), minutes=(1, 1), bound=9, options=(Switch(key=key),))
    with pytest.raises(Clash, match=f"The option {key} of desk"):
        hold_words(info)


def test_the_games_there_are_take_none_and_name_all_their_verbs() -> None:
    games = catalogue(SEEDS)
    assert all(game.info.verbs for game in games.values())
    for known in every_game().values():
        assert set(known.game.info.by_habit) <= set(known.game.info.verbs)
