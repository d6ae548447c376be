"""The house player uses what its seat knows, plays to win, and its work is bounded."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action, Field, Offer, Option, Pick, Say, Timeout, Wait, admits
from engine.api.event import line
from engine.api.game import AnyGame, Outcome, Step
from engine.api.legal_actions import Move, list_actions
from engine.api.options import resolve_options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.games import igels, race
from engine.house import player
from engine.house.search import Decision
from tests.engine.builders import number, press
from tests.support import sample_game
from tests.support.games import SEEDS, GameUnderTest, Setting
from tests.support.patched_game import PatchedGame
from tests.support.random_play import (
    Dice,
    Play,
    PlayedMove,
    advance,
    make_random_move,
    open_offers_of,
    start_play,
)
from tests.support.scripted_game import END, ScriptedGame

_RNG = Rng(b"house" * 4)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choose with a shorter search than at a table."""
    monkeypatch.setattr(player, "DECISION_ACTIONS", 400)


class Counting(PatchedGame):
    """A game that counts what is applied to it."""

    def __init__(self, game: AnyGame) -> None:
        self.applied = 0

        def apply(game: AnyGame, state: Any, seat: int | None, action: Action) -> Step[Any]:
            self.applied += 1
            return game.apply(state, seat, action)

        super().__init__(game, apply=apply)


def _chosen(game: AnyGame, seat: int, offers: tuple[Offer, ...], seats: int = 2) -> Any:
    state = game.setup(seats, resolve_options(game.info.options, {}, {}), Rng(b"1" * 16)).state
    return player.choose_move(game, Decision(state, seat, offers, _RNG, seats))


def _prize(*winning: str) -> PatchedGame:
    """Return a scripted game that seat 0 wins with these words; every move ends it."""
    options = tuple(Option(word, line(word)) for word in "abcdef")
    pick = Pick(verb="take", ask="q", label=line("take"), options=options)
    desk = ScriptedGame(
        {"a": {0: (pick,), 1: (press("wave", "w", voluntary=True),)}}, {("a", "take"): END}
    )

    def outcome(game: AnyGame, state: Any) -> Outcome | None:
        over = game.outcome(state)
        won = any(made == f"0 take {word}" for made in state.made for word in winning)
        return over and replace(over, places=(1, 2) if won else (2, 1), scores=(won, not won))

    return PatchedGame(desk, outcome=outcome)


def test_single_move_needs_no_search() -> None:
    game = Counting(ScriptedGame({"a": {0: (press("go"),)}}, {}))
    move = _chosen(game, 0, game.script["a"][0])
    assert move == Move("q", Action("go"))
    assert game.applied == 0


def test_a_pass_takes_as_long_if_the_seat_has_nothing_else() -> None:
    """How long the house takes must not tell what it holds."""
    work = []
    for others in ((), (press("play"),)):
        offers = (press("pass"), *others)
        game = Counting(ScriptedGame({"a": {0: offers}}, {}))
        game.info = replace(game.info, pass_verbs=("pass",))
        assert _chosen(game, 0, offers) is not None
        work.append(game.applied)
    assert work[0] == pytest.approx(work[1], rel=0.1)


def test_house_finds_the_winning_move() -> None:
    for winning in "abcdef":
        game = _prize(winning)
        move = _chosen(game, 0, game.script["a"][0])
        assert move == Move("q", Action("take", (winning,)))


def test_house_departs_from_the_policy_only_for_a_better_move() -> None:
    def likely(word: str, *winning: str) -> Any:
        game = PatchedGame(_prize(*winning), policy=lambda game, view: Action("take", (word,)))
        return _chosen(game, 0, game.script["a"][0]).action.args

    for word in "abcdef":
        assert likely(word) == likely(word, *"abcdef") == (word,), "all moves are as good"
        assert likely(word, "c") == ("c",)


def test_house_prefers_few_points_if_they_win() -> None:
    """The margin's sign is that of the place."""
    game = _prize("c")

    def outcome(inner: AnyGame, state: Any) -> Outcome | None:
        over = inner.outcome(state)
        return over and replace(over, scores=tuple(-each for each in over.scores))

    assert _chosen(PatchedGame(game, outcome=outcome), 0, game.script["a"][0]).action.args == ("c",)


def test_partners_win_together() -> None:
    game = _prize("e")

    def outcome(inner: AnyGame, state: Any) -> Outcome | None:
        over = inner.outcome(state)
        if over is None:
            return None
        mine, theirs = over.places
        return replace(over, places=(mine, theirs, mine), scores=(0, 0, 0), sides=(0, 1, 0))

    altered = PatchedGame(game, outcome=outcome)
    assert _chosen(altered, 0, game.script["a"][0], 3).action.args == ("e",)


def test_house_maximizes_points_in_a_one_sided_game() -> None:
    game = _prize("d")

    def outcome(inner: AnyGame, state: Any) -> Outcome | None:
        over = inner.outcome(state)
        return over and replace(over, places=(1, 1), sides=(0, 0))

    assert _chosen(PatchedGame(game, outcome=outcome), 0, game.script["a"][0]).action.args == ("d",)


@pytest.mark.parametrize("phase", ["bid", "turn", "echo", "breath", "toast"])
def test_move_depends_on_the_generator_and_not_on_what_is_hidden(phase: str) -> None:
    """The search never looks at what `determinize` hides."""
    setting = Setting(GameUnderTest(sample_game.create(), SEEDS), 3, resolve_options((), {}, {}))
    play, seat, offers = _at(setting, phase)
    moves = set()
    for seed in range(6):
        state = setting.game.determinize(play.state, seat, Rng(bytes([seed]) * 16))
        moves.add(player.choose_move(setting.game, Decision(state, seat, offers, _RNG, 3)))
    assert len(moves) == 1


def test_house_uses_no_hidden_hand_in_the_race() -> None:
    game = race.create(SEEDS)
    setting = Setting(GameUnderTest(game, SEEDS), 4, resolve_options(game.info.options, {}, {}))
    for seed in range(2):
        play, _ = start_play(setting, bytes([seed]) * 16)
        dice = Dice(seed)
        for _ in range(17):
            advance(play, dice)
        seat = next(seat for seat in range(4) if open_offers_of(play, seat))
        states = [game.determinize(play.state, seat, Rng(bytes([n]) * 16)) for n in range(3)]
        assert len({repr(state.hands) for state in states}) == 3
        offers = open_offers_of(play, seat)
        decisions = [Decision(each, seat, offers, _RNG, 4) for each in states]
        assert len({player.choose_move(game, each) for each in decisions}) == 1


def test_search_of_igels_plays_on_from_dealt_states_only() -> None:
    """In each step that decides battles: the rules are never asked about the real state."""
    game, applied = igels.create(SEEDS), list[Any]()
    setting = Setting(GameUnderTest(game, SEEDS), 3, resolve_options(game.info.options, {}, {}))
    play, _ = start_play(setting, b"igels" * 4)
    dice, steps = Dice(1), set[str]()

    def apply(game: AnyGame, state: Any, seat: int | None, action: Action) -> Step[Any]:
        applied.append(state)
        return game.apply(state, seat, action)

    while len(steps) < 4:
        advance(play, dice)
        for seat in range(3):
            offers = tuple(each for each in open_offers_of(play, seat) if not each.voluntary)
            step = play.state.board.phase.step
            if offers and step not in steps and game.is_close_call(game.view(play.state, seat)):
                decision = Decision(play.state, seat, offers, _RNG, 3)
                player.choose_move(PatchedGame(game, apply=apply), decision)
                steps.add(step)
        assert not any(state is play.state for state in applied)
    assert len(applied) > 1_000


def _at(setting: Setting, phase: str) -> tuple[Play, int, tuple[Offer, ...]]:
    """Play until a seat has a choice in this phase."""
    for seed in range(50):
        play, _ = start_play(setting, bytes([seed]) * 16)
        dice = Dice(seed)
        while setting.game.outcome(play.state) is None:
            for seat in range(setting.seats):
                offers = open_offers_of(play, seat)
                actions = [action for offer in offers for action in list_actions(offer)]
                if play.state.phase == phase and (len(actions) > 1 or phase in ("breath", "toast")):
                    return play, seat, offers
            advance(play, dice)
    raise AssertionError(phase)


def _catching(worth: int) -> PatchedGame:
    """Return the sample game with a catch worth this many points."""

    def apply(game: AnyGame, state: Any, seat: int | None, action: Action) -> Step[Any]:
        step = game.apply(state, seat, action)
        if action.verb != "catch":
            return step
        points = tuple(before + worth * (at == seat) for at, before in enumerate(state.scores))
        return Step(replace(step.state, scores=points), step.events)

    return PatchedGame(sample_game.create(), apply=apply)


@pytest.mark.parametrize(("worth", "catches"), [(5, True), (-5, False)])
def test_house_makes_a_voluntary_move_that_pays(worth: int, catches: bool) -> None:
    game = _catching(worth)
    setting = Setting(GameUnderTest(game, SEEDS), 2, resolve_options(game.info.options, {}, {}))
    for phase_seed in range(3):
        play, seat, _ = _at(setting, "breath")
        offers = open_offers_of(play, seat)
        rng = Rng(bytes([phase_seed]) * 16)
        move = player.choose_move(game, Decision(play.state, seat, offers, rng, 2))
        assert (move is not None) is catches
        if move is not None:
            assert move.action == Action("catch")


def test_house_writes_no_voluntary_text() -> None:
    say = Say(
        verb="say", ask="s", label=line("say"), fields=(Field("a", line("a")),), voluntary=True
    )
    assert _chosen(ScriptedGame({"a": {0: (say,)}}, {}), 0, (say,)) is None


def test_house_writes_a_placeholder_if_text_is_required() -> None:
    fields = (Field("title", line("a"), 2, 5), Field("words", line("b"), 0, 9))
    say = Say(verb="say", ask="s", label=line("say"), fields=fields)
    move = _chosen(ScriptedGame({"a": {0: (say,)}}, {}), 0, (say,))
    assert admits(say, move.action)


def test_illegal_moves_are_left_out() -> None:
    """Offers cannot express that two cards must be alike; the rules can."""
    options = tuple(Option(word, line(word)) for word in ("a1", "b1", "a2", "c1", "c2"))
    pair = Pick(verb="pair", ask="q", label=line("pair"), options=options, least=2, most=2)

    def apply(game: AnyGame, state: Any, seat: int | None, action: Action) -> Step[Any]:
        if action.args[0][0] != action.args[1][0]:
            raise Illegal("scripted-never")
        return game.apply(state, seat, action)

    game = PatchedGame(ScriptedGame({"a": {0: (pair,)}}, {("a", "pair"): END}), apply=apply)
    for seed in range(5):
        state = game.setup(2, resolve_options((), {}, {}), _RNG).state
        decision = Decision(state, 0, (pair,), Rng(bytes([seed]) * 16), 2)
        move = player.choose_move(game, decision)
        assert set(move.action.args) in ({"a1", "a2"}, {"c1", "c2"})


def test_search_is_bounded_in_long_and_endless_games() -> None:
    script = {"a": {seat: (number("say", "q"), press("go", "q")) for seat in (0, 1)}}
    game = Counting(ScriptedGame(script, {}))
    move = _chosen(game, 0, script["a"][0])
    assert any(admits(offer, move.action) for offer in script["a"][0])
    assert 0 < game.applied <= player.DECISION_ACTIONS * 3 // 2


def test_search_is_bounded_with_many_moves() -> None:
    options = tuple(Option(str(n), line("n")) for n in range(400))
    pick = Pick(verb="take", ask="q", label=line("take"), options=options)
    game = Counting(ScriptedGame({"a": {0: (pick,)}}, {("a", "take"): END}))
    assert _chosen(game, 0, (pick,)) is not None
    assert 0 < game.applied <= player.DECISION_ACTIONS * 3 // 2


def test_search_does_not_answer_answered_questions() -> None:
    """One of its two questions is answered already: the search does not answer it again."""
    script = {"a": {0: (press("bank", "b"), press("go", "g"), press("stay", "g"))}}
    desk = ScriptedGame(script, {("a", "go"): END, ("a", "stay"): END})
    snapshot: list[tuple[int | None, Action]] = []

    def apply(game: AnyGame, state: Any, seat: int | None, action: Action) -> Step[Any]:
        snapshot.append((seat, action))
        return game.apply(state, seat, action)

    game = PatchedGame(desk, apply=apply)
    assert _chosen(game, 0, script["a"][0][1:]) is not None
    assert (0, Action("bank")) not in snapshot


def test_search_plays_timeouts_if_nobody_must_act() -> None:
    close = press("close", "c", timeout=Timeout(Wait.BEAT))
    script: dict[str, dict[Any, Any]] = {
        "a": {0: (press("go"), press("stay"))},
        "b": {1: (press("late", "l", voluntary=True, timeout=Timeout(Wait.TURN)),), None: (close,)},
    }
    leads = {("a", "go"): "b", ("a", "stay"): "b", ("b", "close"): END, ("b", "late"): "a"}
    made: set[str] = set()

    def outcome(game: AnyGame, state: Any) -> Outcome | None:
        made.update(state.made)
        return game.outcome(state)

    game = PatchedGame(ScriptedGame(script, leads), outcome=outcome)
    assert _chosen(game, 0, script["a"][0]) is not None
    # The shorter time is up first.
    assert "- close" in made
    assert "1 late" not in made


def test_search_evaluates_before_a_question_that_ends_it() -> None:
    script: dict[str, dict[Any, Any]] = {
        "a": {0: (press("go"), press("stay"))},
        "b": {1: (press("ready", "r"),)},
    }
    desk = ScriptedGame(script, {("a", "go"): "b", ("a", "stay"): "b", ("b", "ready"): END})
    evaluated: list[str] = []

    def evaluate(game: AnyGame, state: Any, seat: int) -> int:
        evaluated.append(state.made[-1])
        return 900 if state.made[-1] == "0 stay" else 100

    for ends in ((), ("ready",)):
        desk.info = replace(desk.info, search_ends=ends)
        move = _chosen(PatchedGame(desk, evaluate=evaluate), 0, script["a"][0])
        assert bool(evaluated) is bool(ends)
    assert move == Move("q", Action("stay"))


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 5])
def test_house_beats_random_players_in_the_race(seats: int) -> None:
    """One house seat against random ones. Fair shares of eight games are 2.7 and 1.6."""
    game = race.create(SEEDS)
    setting = Setting(GameUnderTest(game, SEEDS), seats, resolve_options(game.info.options, {}, {}))
    won = sum(_share(setting, seed, seed % seats) for seed in range(8))
    assert won >= 6


def _share(setting: Setting, seed: int, mine: int) -> float:
    """Play a game with the house on one seat; return its share of the victory."""
    game = setting.game
    play, _ = start_play(setting, seed.to_bytes(16, "big"))
    dice = Dice(seed)
    while (outcome := game.outcome(play.state)) is None:
        offers = open_offers_of(play, mine)
        if offers:
            rng = Rng(len(play.moves).to_bytes(16, "big"))
            decision = Decision(play.state, mine, offers, rng, setting.seats)
            move = player.choose_move(game, decision)
            assert move is not None
            play.moves.append(PlayedMove(mine, move.ask, move.action))
            play.state = game.apply(play.state, mine, move.action).state
            play.offers = {}
            continue
        seat = next(seat for seat in range(setting.seats) if open_offers_of(play, seat))
        make_random_move(play, seat, open_offers_of(play, seat), dice)
    return (outcome.places[mine] == 1) / outcome.places.count(1)
