"""What was played and stored stays so: golden games, saved tables, content; and watchful plays."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from engine import codec
from engine.content import content_digest
from engine.games.igor.state import State
from engine.options import settle
from tests.games.igor.laid import IGOR
from tests.games.igor.watchful import go_on, watchful
from tests.laws.holding import LAWS, hold
from tests.laws.position import Position, table_at
from tests.support.games import SEEDS, Setting, every_game
from tests.support.walk import Dice, Play, advance, read_play, replay

_HERE = Path(__file__).parent

#: version -> the digest of the content it is played with. Another deck or rule card spoils running
#: tables: raise the version and write the upgrade.
_DIGESTS = {1: "8cf41abb569515500c115dae6ec00057326f4da68d9e6ca3ba3033e092e4a3b8"}


def setting(seats: int, **options: object) -> Setting:
    return Setting(
        every_game()["igor"],
        seats,
        settle(IGOR.info.options, options, {}),  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("path", sorted(_HERE.glob("plays/*.toml")), ids=lambda path: path.stem)
def test_a_golden_game_ends_as_it_did(path: Path):
    text = path.read_text("utf-8")
    played, seed, moves = read_play(text, every_game()["igor"])
    state: State = replay(IGOR, played.seats, played.options, seed, iter(moves))
    outcome = IGOR.outcome(state)
    assert outcome is not None
    assert tomllib.loads(text)["final"] == {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "reason": outcome.reason.key,
        "won": list(state.board.won),
        "force": [each.rule for each in state.force],
        "removed": [each.rule for each in state.removed],
    }


@pytest.mark.parametrize("path", sorted(_HERE.glob("saves/*.json")), ids=lambda path: path.stem)
def test_a_table_saved_by_any_version_opens_and_plays_to_its_end(path: Path):
    table, upgraded = codec.decode(path.read_bytes(), 7, IGOR)
    assert upgraded is (path.stem != f"v{IGOR.info.version}")
    state: State = table.state
    assert (state.board.hand, state.board.tricks, len(state.board.trick)) == (2, 3, 2)
    assert (len(state.claims), len(state.force), len(state.board.own)) == (2, 3, 1)
    play = Play(
        Setting(every_game()["igor"], len(table.seats), table.options), table.seed, state, []
    )
    dice = Dice(1)
    while IGOR.outcome(play.state) is None:
        assert advance(play, dice) is not None
    assert play.state.board.hand == 5


def test_the_content_of_a_version_does_not_change():
    assert content_digest(SEEDS, "igor") == _DIGESTS[IGOR.info.version]


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_plays_of_watchful_people_keep_the_laws(seats: int):
    heard: set[str] = set()
    wanted = {"igor-caught", "igor-same-moment", "igor-says", "igor-disputed"}
    looked = {"ties": 0, "votes": 0, "rulings": 0}
    for seed in range(12):
        play, dice = watchful(setting(seats, hands=2, cards="ten"), seed)
        first = play.state
        while IGOR.outcome(play.state) is None:
            heard |= set(go_on(play, dice))
            for name, times in looked.items():
                if not times and getattr(play.state.board, name):
                    looked[name] += 1
                    hold(Position(play, table_at(play), (), first, dice), LAWS)
        assert len(play.made) < IGOR.info.bound
        if all(looked.values()) and wanted <= heard:
            break
    assert all(looked.values())
    assert wanted <= heard
