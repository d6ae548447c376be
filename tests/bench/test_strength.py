"""The comparison of two players of the house: how it counts, and that it goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.api.event import line
from engine.api.game import Outcome
from engine.api.options import resolve_options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.house.search import Decision
from tests.bench.strength import Player, ahead, interval, main
from tests.support.games import every_game

#: There is nothing to shorten.
SHORT: dict[str, int] = {}


def test_a_seat_is_compared_with_every_seat_of_the_other_sides() -> None:
    outcome = Outcome(
        places=(2, 1, 2, 4), scores=(5, 9, 5, 1), sides=(0, 1, 2, 3), reason=line("over")
    )
    assert [ahead(outcome, seat) for seat in range(4)] == [1.5 / 3, 1.0, 1.5 / 3, 0.0]
    partners = Outcome(
        places=(1, 3, 1, 3), scores=(9, 5, 9, 5), sides=(0, 1, 0, 1), reason=line("over")
    )
    assert [ahead(partners, seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]


def test_the_interval_is_that_of_a_mean() -> None:
    mean, half = interval([0.0, 1.0] * 50)
    assert mean == 0.5
    assert half == pytest.approx(1.96 * 0.5 / 10, rel=0.01)


def test_a_seeing_player_moves_by_what_its_seat_cannot_know() -> None:
    game = every_game()["safaru"].game
    state = game.setup(3, resolve_options(game.info.options, {}, {}), Rng(b"1" * 16)).state
    (seat,), player, moves = state.board.due.seats, Player("human!"), set()
    offers = game.offers(game.view(state, seat))
    for seed in range(8):
        dealt = game.determinize(state, seat, Rng(bytes([seed]) * 16))
        moves.add(player.choose(game, Decision(dealt, seat, offers, Rng(b"2" * 16), 3)))
    player.close()
    assert len(moves) > 1


def test_a_comparison_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    game = {"sides": 3, "victory": 0, "ahead": 0, "seconds": [0, 0], "decisions": [0, 0]}
    file.write_text(json.dumps({"name": "race 3 sleepy random", "number": 0, **game}) + "\n")
    main(["race", "3", "sleepy", "random", "--games", "2", "--to", str(file)])
    played = [json.loads(each) for each in file.read_text().splitlines()]
    assert [game["number"] for game in played] == [0, 1]
    assert played[1]["decisions"][0] > played[1]["decisions"][1] == 0
    assert "race 3 sleepy random                             2" in capsys.readouterr().out


def test_games_with_other_options_are_another_comparison(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    words = ["safaru", "2", "random", "random", "--games", "1", "--to", str(file)]
    main(words)
    main([*words, "--options", "aim=free", "rounds=1"])
    names = [json.loads(each)["name"] for each in file.read_text().splitlines()]
    assert names == ["safaru 2 random random", "safaru 2 random random aim=free rounds=1"]
    with pytest.raises(Illegal):
        main([*words, "--options", "rounds=many"])
