"""The house's strength: what it notices or overlooks, and how long it searches."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action, Offer, Option, Pick
from engine.api.event import line
from engine.api.game import AnyGame, GameInfo, Outcome, VoluntaryMove
from engine.api.legal_actions import Move
from engine.api.options import Switch, resolve_options
from engine.api.rng import Rng
from engine.catalogue import GameError, catalogue, check_reserved_words, create_game
from engine.games import race
from engine.house import player
from engine.house.search import Decision
from engine.house.strength import HouseSkill, house_skill
from engine.table.model import Strength
from engine.table.past import TABLE_VERBS
from tests.engine.builders import press
from tests.support.games import SEEDS, every_game
from tests.support.patched_game import PatchedGame
from tests.support.scripted_game import END, ScriptedGame

_RNG = Rng(b"temper" * 4)
_WAVE = press("wave", "w", voluntary=True)


class _Blind(HouseSkill, frozen=True):
    """A skill that overlooks every move, so that all of them are compared."""

    def sees(self, seat: int, move: Move) -> bool:
        return False


class _Clear(HouseSkill, frozen=True):
    """A skill that overlooks nothing."""

    def sees(self, seat: int, move: Move) -> bool:
        return True


def _habit(occasion: str, chance_permille: int = 500) -> VoluntaryMove:
    return VoluntaryMove("w", Action("wave"), occasion, chance_permille)


def _times(skill: HouseSkill, seat: int = 1, chance_permille: int = 500) -> int:
    return sum(skill.notices(seat, _habit(str(n), chance_permille)) for n in range(1_000))


def test_sharp_house_notices_all_and_sleepy_house_least() -> None:
    sharp, human, sleepy = (house_skill(strength, b"seed") for strength in Strength)
    assert _times(sharp, chance_permille=1) == 1_000
    assert 450 < _times(human) < 550
    assert 200 < _times(sleepy) < 300
    for skill in (human, sleepy):
        assert _times(skill, chance_permille=1_000) == 1_000


def test_what_is_overlooked_stays_so_and_differs_by_seat_and_table() -> None:
    human = house_skill(Strength.HUMAN, b"seed")

    def minded(skill: HouseSkill, seat: int) -> list[bool]:
        return [skill.notices(seat, _habit(str(n))) for n in range(200)]

    assert minded(human, 1) == minded(human, 1)
    assert minded(human, 1) != minded(human, 2)
    assert minded(human, 1) != minded(house_skill(Strength.HUMAN, b"dees"), 1)


@pytest.mark.parametrize(("depth", "plans"), [(0, False), (5, False), (5, True)])
def test_moves_are_overlooked_only_where_the_house_does_not_plan_its_turns(
    depth: int, *, plans: bool
) -> None:
    """Every move is as good, so that the moves made are those that are seen."""
    take = Pick(verb="take", ask="q", label=line("take"), options=_options(*"abcdefgh"))
    scripted = GameInfo(slug="scripted", seats=(2,), minutes=(1, 1), bound=9)
    info = replace(scripted, search_depth=depth, search_turns=plans)
    made = {strength: _taken(take, strength, info) for strength in Strength}
    assert len(made[Strength.SHARP]) > 5
    assert (len(made[Strength.HUMAN]) > len(made[Strength.SLEEPY])) is not plans


def _taken(take: Pick, strength: Strength, info: GameInfo) -> set[Move | None]:
    """Return the moves that a house of one table makes at the same question, asked often."""
    desk = ScriptedGame({"a": {0: (take,)}}, {("a", "take"): END}, info=info)
    state, skill = (
        desk.setup(2, resolve_options((), {}, {}), _RNG).state,
        house_skill(strength, b"1"),
    )
    rngs = [Rng(bytes([seed]) * 16) for seed in range(40)]
    return {player.choose_move(desk, Decision(state, 0, (take,), rng, 2, skill)) for rng in rngs}


@pytest.mark.parametrize("strength", Strength)
def test_at_sight_the_move_of_the_policy_is_made_unless_it_is_overlooked(
    strength: Strength,
) -> None:
    take = Pick(verb="take", ask="q", label=line("take"), options=_options(*"abcdefgh"))
    info = GameInfo(slug="scripted", seats=(2,), minutes=(1, 1), bound=9, search_depth=0)
    desk = ScriptedGame({"a": {1: (take,)}}, {("a", "take"): END}, info=info)
    game: Any = PatchedGame(desk, policy=lambda game, view: Action("take", ("d",)))
    likely = Move("q", Action("take", ("d",)))
    skills = [house_skill(strength, bytes([seed])) for seed in range(20)]
    made = [_chosen(game, take, skill=skill) == likely for skill in skills]
    assert made == [skill.sees(1, likely) for skill in skills]
    assert all(made) is (strength is Strength.SHARP)


def test_a_seat_that_overlooks_every_move_makes_one() -> None:
    take = Pick(verb="take", ask="q", label=line("take"), options=_options("a", "b"))
    info = GameInfo(slug="scripted", seats=(2,), minutes=(1, 1), bound=9, search_depth=0)
    desk: Any = ScriptedGame({"a": {1: (take,)}}, {("a", "take"): END}, info=info)
    assert _chosen(desk, take, skill=_Blind()) is not None


def test_repr_of_a_skill_shows_neither_secret_nor_seed() -> None:
    skill = house_skill(Strength.HUMAN, b"the seed of a table")
    assert skill.secret != b"the seed of a table"
    assert repr(skill) == "<human>"


def _waving(*voluntary_moves: VoluntaryMove, demanded_verbs: tuple[str, ...] = ()) -> AnyGame:
    info = GameInfo(
        slug="scripted", seats=(2,), minutes=(1, 1), bound=9, voluntary_verbs=("wave",),
        demanded_verbs=demanded_verbs,
    )  # fmt: skip
    desk = ScriptedGame({"a": {1: (_WAVE,)}}, {}, info=info)
    found: Any = PatchedGame(desk, voluntary_moves=lambda game, state, seat: voluntary_moves)
    return found


def _chosen(game: AnyGame, *offers: Offer, skill: HouseSkill | None = None) -> Move | None:
    state = game.setup(2, resolve_options((), {}, {}), _RNG).state
    return player.choose_move(game, Decision(state, 1, offers, _RNG, 2, skill or HouseSkill()))


def test_house_makes_a_voluntary_move() -> None:
    assert _chosen(_waving(_habit("a")), _WAVE) == Move("w", Action("wave"))
    forgetful = HouseSkill(Strength.HUMAN, b"1")
    assert _chosen(_waving(_habit("a", 0)), _WAVE, skill=forgetful) is None
    assert _chosen(_waving(), _WAVE) is None


@pytest.mark.parametrize("for_person", [False, True])
def test_house_forgets_nothing_that_is_demanded_of_a_person(*, for_person: bool) -> None:
    forgetful = HouseSkill(Strength.SLEEPY, b"1")
    for demanded_verbs in ((), ("wave",)):
        game = _waving(_habit("a", 0), demanded_verbs=demanded_verbs)
        decision = Decision(None, 1, (_WAVE,), _RNG, 2, forgetful, for_person)
        assert (player.choose_move(game, decision) is not None) is bool(
            for_person and demanded_verbs
        )


def test_house_skips_a_voluntary_move_that_is_not_open() -> None:
    closed = VoluntaryMove("gone", Action("wave"), "a", 1_000)
    assert _chosen(_waving(closed, _habit("b")), _WAVE) == Move("w", Action("wave"))
    assert _chosen(_waving(closed), _WAVE) is None


def test_voluntary_move_comes_before_the_required_one() -> None:
    must = press("go", "g")
    assert _chosen(_waving(_habit("a")), must, _WAVE) == Move("w", Action("wave"))
    assert _chosen(_waving(), must, _WAVE) == Move("g", Action("go"))


def test_voluntary_verbs_are_never_searched() -> None:
    """There is nothing to compare, so no action is applied."""

    def apply(game: AnyGame, state: Any, seat: int | None, action: Action) -> Any:
        raise AssertionError("it was tried out")

    assert _chosen(PatchedGame(_waving(), apply=apply), _WAVE) is None


@pytest.mark.parametrize(
    ("strength", "taken"), [(Strength.SHARP, "safe"), (Strength.SLEEPY, "risky")]
)
def test_sharp_house_expects_what_the_policy_says_and_sleepy_house_anything(
    strength: Strength, taken: str
) -> None:
    """One answer of six beats who took the risk, and the policy knows it."""
    take = Pick(verb="take", ask="q", label=line("take"), options=_options("safe", "risky"))
    beat = Pick(verb="beat", ask="r", label=line("beat"), options=_options(*"abcdef"))
    script = {"a": {0: (take,)}, "b": {1: (beat,)}}
    desk = ScriptedGame(script, {("a", "take"): "b", ("b", "beat"): END})

    def outcome(game: AnyGame, state: Any) -> Outcome | None:
        over = game.outcome(state)
        lost = "0 take risky" in state.made and "1 beat d" in state.made
        even = "0 take safe" in state.made
        return over and replace(over, places=(2, 1) if lost else (1, 1) if even else (1, 2))

    game: Any = PatchedGame(desk, outcome=outcome, policy=lambda game, view: Action("beat", ("d",)))
    state = game.setup(2, resolve_options((), {}, {}), _RNG).state
    move = player.choose_move(game, Decision(state, 0, (take,), _RNG, 2, _Blind(strength)))
    assert move == Move("q", Action("take", (taken,)))


@pytest.mark.parametrize(
    ("strength", "is_close", "taken"),
    [
        (Strength.SHARP, True, "good"),
        (Strength.SHARP, False, "usual"),
        (Strength.HUMAN, True, "usual"),
    ],
)
def test_the_policy_is_searched_for_better_where_it_may_be_wrong_and_with_enough_effort(
    strength: Strength, taken: str, *, is_close: bool
) -> None:
    take = Pick(verb="take", ask="q", label=line("take"), options=_options("usual", "good"))
    info = GameInfo(slug="scripted", seats=(2,), minutes=(1, 1), bound=9, search_effort=1.0)
    desk = ScriptedGame({"a": {1: (take,)}}, {("a", "take"): END}, info=info)

    def outcome(game: AnyGame, state: Any) -> Outcome | None:
        over = game.outcome(state)
        return over and replace(over, places=(2, 1) if "1 take good" in state.made else (1, 2))

    game: Any = PatchedGame(
        desk,
        outcome=outcome,
        policy=lambda game, view: Action("take", ("usual",)),
        is_close_call=lambda game, view: is_close,
    )
    assert _chosen(game, take, skill=_Clear(strength)) == Move("q", Action("take", (taken,)))


def _options(*words: str) -> tuple[Option, ...]:
    return tuple(Option(word, line(word)) for word in words)


@pytest.mark.parametrize("word", sorted(TABLE_VERBS | {"hand", "rules"}))
def test_no_game_may_take_a_verb_of_the_table(word: str) -> None:
    info = GameInfo(slug="scripted", seats=(2,), minutes=(1, 1), bound=9, verbs=("go", word))
    with pytest.raises(GameError, match=f"The verb {word} of scripted is reserved for the table"):
        check_reserved_words(info)


@pytest.mark.parametrize("key", ["pace", "house"])
def test_no_game_may_take_an_option_of_the_table(key: str) -> None:
    info = GameInfo(
        slug="scripted", seats=(2,), minutes=(1, 1), bound=9, options=(Switch(key=key),)
    )
    with pytest.raises(GameError, match=f"The option {key} of scripted"):
        check_reserved_words(info)


def test_our_games_use_no_reserved_word_and_declare_all_verbs() -> None:
    games = catalogue(SEEDS)
    assert all(game.info.verbs for game in games.values())
    for known in every_game().values():
        info = known.game.info
        assert {*info.demanded_verbs} <= {*info.voluntary_verbs} <= {*info.verbs}


def test_a_package_without_create_is_refused_with_its_file(tmp_path: Path) -> None:
    package = ModuleType("engine.games.mau")
    package.__file__ = "engine/games/mau/__init__.py"
    with pytest.raises(GameError, match=r"^engine/games/mau/__init__\.py has no create\("):
        create_game(package, tmp_path)


def test_a_slug_unlike_its_folder_is_refused_with_its_file() -> None:
    package = ModuleType("engine.games.mau")
    package.__file__ = "engine/games/mau/__init__.py"
    package.create = race.create  # type: ignore[attr-defined]
    with pytest.raises(GameError, match=r"mau/__init__\.py has the slug race: call it mau\.$"):
        create_game(package, SEEDS)
