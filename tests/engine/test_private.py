"""Private tables: their openings, and for how long they wait."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api.event import line
from engine.api.refusals import Illegal, Unavailable
from engine.service.ports import Occupied
from engine.service.tables import Limits
from engine.table import lobby
from engine.table.model import Cause, Stage
from engine.table.play import act
from engine.table.private import Player, new_game, play_on
from engine.table.replay import Replay, steps_since
from tests.engine import builders
from tests.engine.builders import press
from tests.engine.scripted_tables import desk
from tests.support.games import every_game, settings
from tests.support.random_play import Dice, play_out, start_play
from tests.support.table_harness import TableHarness, WatchedArchive

_ANN = Player(1, "Ann", 50)


@pytest.mark.parametrize("known", every_game().values(), ids=every_game())
def test_a_private_table_asks_what_was_still_asked_at_the_step(known: Any) -> None:
    setting = next(iter(settings(known)))
    table = builders.lobby(
        *range(1, setting.seats + 1), game=known.game.info.slug, options=setting.options
    )
    change = lobby.start(1, bytes(32))(table, known.game, 1)
    first, changes = change.after, [change]
    play, _ = start_play(setting, first.seed)
    for made in play_out(play, Dice(2)).moves:
        table = changes[-1].after
        changes.append(act(table, known.game, made.seat, made.ask, made.action, Cause.PERSON, 2))
    log = [each.entry for each in changes[1:]]
    replay = Replay(changes[-1].after, known.game, tuple(steps_since(first, known.game, log)))
    for number, change in enumerate(changes[:-1]):
        opened = play_on(_ANN, replay, number, 0)(5)
        assert opened.after.state == change.after.state
        assert opened.offers == change.offers
        assert opened.after.people == (1,)
    with pytest.raises(Illegal, match="refusal-play-on-over"):
        play_on(_ANN, replay, len(log), 0)


async def test_a_private_table_waits_for_a_week(watched_archive: WatchedArchive) -> None:
    game = desk({0: (press("go"),)})
    harness = TableHarness({"scripted": game}, watched_archive)
    table = (await harness.tables.open_private(new_game(_ANN, game, 2, bytes(32)))).table
    with pytest.raises(Occupied):
        await harness.tables.open_private(new_game(_ANN, game, 2, bytes(32)))
    harness.tables._limits = Limits(hosted=1)
    await harness.open_table("scripted", 1)  # it is none of those that a person may host
    harness = harness.restarted()
    await harness.clock.pass_ms(lobby.RESTING_TIMEOUT_MS - 1)
    before = (await harness.tables.snapshot(table.id)).table
    assert (before.stage, before.seats) == (Stage.PLAY, table.seats)
    await harness.clock.pass_ms(1)
    closed = (await harness.tables.snapshot(table.id)).table
    assert (closed.stage, closed.reason) == (Stage.CLOSED, line("closed-nobody-back"))
    assert await harness.archive.result(table.id) is None
    with pytest.raises(Unavailable):
        await harness.tables.replays.record(table.id)


def test_a_private_game_needs_as_many_seats_as_its_rules_say() -> None:
    with pytest.raises(Illegal, match="refusal-seat-count"):
        new_game(_ANN, every_game()["race"].game, 1, bytes(32))
