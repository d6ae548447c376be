"""The service: commit before announce, races of clicks, conflicts, failures, the cache."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from engine import codec, keeping, lobby
from engine.action import Action, Wait
from engine.game import GameInfo
from engine.options import Choice, Number
from engine.play import replayed
from engine.ports import Occupied
from engine.refusals import Illegal, NotSeated, NotYourTurn, Refused, Stale, Unavailable
from engine.table import Cause, Pace, Stage
from engine.tables import Place
from engine.temper import Strength
from tests.engine.tables_of import lapsing, number, press
from tests.support import parlour
from tests.support.clockwork import House
from tests.support.desk import END, Desk, plays

#: Both bid at once, then it is seat 0's turn, and its move ends the game.
_DESK = Desk(
    {
        "bids": {0: (number("bid", "b1"),), 1: (number("bid", "b1"), press("done", "d"))},
        "turn": {0: (press("go", "t1"),)},
    },
    {("bids", "done"): "turn", ("turn", "go"): END},
)


@pytest.fixture
async def house() -> AsyncIterator[House]:
    house = House({"desk": _DESK, "parlour": parlour.create()})
    yield house
    house.archive.gate.set()
    await house.tables.stop_clocks()


async def test_a_game_from_its_lobby_to_its_end(house: House) -> None:
    table = await house.playing("desk", 1, 2)
    await house.act(table, 2, "b1", "bid", "4")
    await house.act(table, 2, "d", "done")
    last = await house.act(table, 1, "t1", "go")
    assert last.after.stage is Stage.OVER
    seen = await house.tables.see(table)
    assert seen.table == last.after
    log = await house.archive.log(table)
    assert [entry.revision for entry in log] == list(range(len(log)))
    assert [entry.action.verb for entry in log] == ["open", "join", "start", "bid", "done", "go"]
    assert replayed(seen.table, _DESK, log[3:]) == seen.table.state


async def test_everything_is_written_before_it_is_spoken_of(house: House) -> None:
    """The listener asserts it for each change; here it is counted."""
    table = await house.playing("desk", 1, 2)
    await house.act(table, 1, "b1", "bid", "4")
    assert [change.entry.revision for change in house.listener.heard] == [0, 1, 2, 3]
    assert house.archive.written == [(table, revision) for revision in range(4)]


async def test_nobody_hears_of_a_move_before_it_is_written(house: House) -> None:
    table = await house.playing("desk", 1, 2)
    heard = len(house.listener.heard)
    house.archive.gate.clear()
    click = asyncio.create_task(house.act(table, 1, "b1", "bid", "4"))
    await asyncio.sleep(0.01)
    assert not click.done()
    assert len(house.listener.heard) == heard
    assert (await house.tables.see(table)).table.revision == 2
    house.archive.gate.set()
    assert (await click).after.revision == 3
    assert len(house.listener.heard) == heard + 1


async def test_a_failing_archive_is_an_error_and_the_table_can_be_used_after(house: House) -> None:
    table = await house.playing("desk", 1, 2)
    heard = len(house.listener.heard)
    house.archive.fails = OSError("the disk is full")
    with pytest.raises(OSError, match="full"):
        await house.act(table, 1, "b1", "bid", "4")
    assert len(house.listener.heard) == heard
    assert plays((await house.tables.see(table)).table.state) == ()
    again = await house.act(table, 1, "b1", "bid", "4")
    assert plays(again.after.state) == ("0 bid 4",)


async def test_a_double_click_acts_once(house: House) -> None:
    table = await house.playing("desk", 1, 2)
    house.archive.gate.clear()
    clicks = [asyncio.create_task(house.act(table, 1, "b1", "bid", "4")) for _ in range(3)]
    await asyncio.sleep(0.01)
    house.archive.gate.set()
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Change", "Stale", "Stale"]
    assert plays((await house.tables.see(table)).table.state) == ("0 bid 4",)


async def test_two_people_click_at_once_and_both_count(house: House) -> None:
    table = await house.playing("desk", 1, 2)
    await asyncio.gather(
        house.act(table, 1, "b1", "bid", "4"), house.act(table, 2, "b1", "bid", "5")
    )
    assert sorted(plays((await house.tables.see(table)).table.state)) == ["0 bid 4", "1 bid 5"]


async def test_a_table_that_moved_on_elsewhere_is_stale_here_and_then_looked_at_afresh(
    house: House,
) -> None:
    """Two processes with one archive: what one keeps in memory the other makes old."""
    table = await house.playing("desk", 1, 2)
    elsewhere = house.again()
    await elsewhere.act(table, 2, "b1", "bid", "5")
    heard = len(house.listener.heard)
    with pytest.raises(Stale):
        await house.act(table, 1, "b1", "bid", "4")
    assert len(house.listener.heard) == heard
    assert plays((await house.tables.see(table)).table.state) == ("1 bid 5",)
    await house.act(table, 1, "b1", "bid", "4")
    await elsewhere.tables.stop_clocks()


async def test_a_click_that_is_cancelled_leaves_the_table_to_the_archive(house: House) -> None:
    """Whether it was written is not known; what is read next is what was written."""
    table = await house.playing("desk", 1, 2)
    house.archive.gate.clear()
    click = asyncio.create_task(house.act(table, 1, "b1", "bid", "4"))
    await asyncio.sleep(0.01)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    house.archive.gate.set()
    change = await house.act(table, 2, "b1", "bid", "5")
    stored = await house.archive.load(table)
    assert stored is not None
    assert codec.decode(stored.data, table, _DESK)[0] == change.after


async def test_rules_that_fall_over_are_an_error_and_the_table_can_be_used_after() -> None:
    class Clumsy(Desk):
        def apply(self, state, seat, action):
            if action.args == ("5",):
                raise KeyError("hands")
            return super().apply(state, seat, action)

    house = House({"desk": Clumsy(_DESK.script, _DESK.leads)})
    table = await house.playing("desk", 1, 2)
    with pytest.raises(KeyError):
        await house.act(table, 1, "b1", "bid", "5")
    assert (await house.act(table, 1, "b1", "bid", "4")).after.revision == 3
    await house.tables.stop_clocks()


async def test_who_may_not_act_is_told_why(house: House) -> None:
    table = await house.opened("desk", 1, 2)
    for user, kind, key in ((1, Unavailable, "refusal-not-begun"),):
        with pytest.raises(kind) as caught:
            await house.act(table, user, "b1", "bid", "4")
        assert caught.value.line.key == key
    await house.tables.start(table, 1)
    with pytest.raises(NotSeated):
        await house.act(table, 9, "b1", "bid", "4")
    with pytest.raises(Illegal):
        await house.act(table, 1, "b1", "bid", "44")
    await house.act(table, 2, "d", "done")
    with pytest.raises(NotYourTurn):
        await house.act(table, 2, None, "bid", "4")
    with pytest.raises(Stale):
        await house.act(table, 2, "b1", "bid", "4")
    await house.act(table, 1, None, "go")
    with pytest.raises(Unavailable) as caught:
        await house.act(table, 1, "t1", "go")
    assert caught.value.line.key == "refusal-table-over"
    with pytest.raises(Unavailable) as caught:
        await house.act(table + 1, 1, "t1", "go")
    assert caught.value.line.key == "refusal-no-such-table"


async def test_a_lobby_opens_with_its_options(house: House) -> None:
    seen = await house.tables.open(
        Place(5, 6, "pl"), 1, "Ala", "parlour", {"pace": "slow", "deck": "large", "catching": "off"}
    )
    table = seen.table
    assert (table.locale, table.pace, table.host) == ("pl", Pace.SLOW, 1)
    assert table.options.values == {"deck": "large", "catching": False}


@pytest.mark.parametrize(
    ("game", "given", "key"),
    [
        ("chess", {}, "refusal-no-such-game"),
        ("parlour", {"deck": "huge"}, "refusal-bad-option"),
        ("parlour", {"pace": "brisk"}, "refusal-bad-option"),
        ("parlour", {"starter": "1"}, "refusal-no-such-option"),
    ],
)
async def test_a_lobby_that_cannot_open_says_why(
    house: House, game: str, given: dict[str, str], key: str
) -> None:
    with pytest.raises(Illegal) as caught:
        await house.tables.open(Place(5, 6), 1, "Ala", game, given)
    assert caught.value.line.key == key
    assert house.archive.written == []


async def test_a_channel_has_one_unfinished_table(house: House) -> None:
    table = await house.opened("desk", 1)
    with pytest.raises(Occupied) as caught:
        await house.opened("parlour", 2)
    assert caught.value.table == table
    await house.tables.alter(table, lobby.left(1))
    other = await house.opened("parlour", 2)
    assert (await house.tables.in_channel(5)).table.id == other > table


async def test_a_channel_s_latest_table_is_found_after_its_end(house: House) -> None:
    with pytest.raises(Unavailable):
        await house.tables.in_channel(5)
    table = await house.playing("desk", 1, 2)
    await house.tables.alter(table, lobby.ended(1, manages=False))
    assert (await house.tables.in_channel(5)).table.id == table


async def test_a_person_s_tables_are_the_unfinished_ones_latest_first(house: House) -> None:
    first = await house.playing("desk", 1, 2, channel=5)
    over = await house.playing("desk", 1, 2, channel=6)
    await house.tables.alter(over, lobby.ended(1, manages=False))
    last = await house.opened("parlour", 3, 1, channel=7)
    assert [seen.table.id for seen in await house.tables.of_user(1)] == [last, first]
    assert [seen.table.id for seen in await house.tables.of_user(2)] == [first]


async def test_a_seed_is_drawn_at_the_start_and_no_two_are_alike(house: House) -> None:
    first = await house.playing("desk", 1, 2, channel=5)
    second = await house.playing("desk", 1, 2, channel=6)
    seeds = [(await house.tables.see(table)).table.seed for table in (first, second)]
    assert len(set(seeds)) == 2
    assert all(len(seed) >= 16 for seed in seeds)


async def test_a_rematch_keeps_the_options_and_takes_what_the_result_carries() -> None:
    info = GameInfo(
        slug="desk",
        seats=(1,),
        minutes=(1, 1),
        bound=9,
        options=(
            Choice(key="deck", values=("small", "large"), default="small"),
            Number(key="starter", low=0, high=3, carried=True),
        ),
    )

    class Carrying(Desk):
        def outcome(self, state):
            over = super().outcome(state)
            return over and replace(over, carry={"starter": 2})

    house = House({"desk": Carrying({"a": {0: (press("go"),)}}, {("a", "go"): END}, info=info)})
    table = await house.playing("desk", 1, pace="slow", deck="large")
    with pytest.raises(Unavailable):
        await house.tables.rematch(table, 1, "Ala")
    await house.act(table, 1, "q", "go")
    again = (await house.tables.rematch(table, 8, "Olek")).table
    assert again.id != table
    assert again.stage is Stage.LOBBY
    assert (again.host, again.people, again.pace) == (8, (8,), Pace.SLOW)
    assert again.options.values == {"deck": "large", "starter": 2}
    once_more = (await house.tables.see(again.id)).table
    await house.tables.start(once_more.id, 8)
    await house.act(once_more.id, 8, "q", "go")
    third = (await house.tables.rematch(once_more.id, 8, "Olek")).table
    assert third.options.values == {"deck": "large", "starter": 2}
    await house.tables.stop_clocks()


async def test_a_restart_loses_nothing_that_was_acknowledged(house: House) -> None:
    table = await house.playing("parlour", 1, 2)
    change = await house.act(table, 1, "b0", "bid", "2")
    lobby_id = await house.opened("desk", 3, 4, channel=8)
    after = house.again()
    assert (await after.tables.see(table)).table == change.after
    assert (await after.tables.see(table)).offers == change.offers
    assert (await after.tables.see(lobby_id)).table.people == (3, 4)
    await after.tables.stop_clocks()


def _version(number: int, upgrade: object = None) -> Desk:
    info = GameInfo(slug="desk", version=number, seats=(1, 2), minutes=(1, 1), bound=9)
    return Desk(_DESK.script, _DESK.leads, info=info, upgrades={1: upgrade} if upgrade else {})


async def test_a_table_that_cannot_be_upgraded_is_frozen_and_keeps_its_bytes(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.playing("desk", 1, 2)
    await house.tables.stop_clocks()
    before = await house.archive.load(table)

    def upgrade(state: dict[str, object]) -> dict[str, object]:
        raise KeyError("hands")

    after = house.again({"desk": _version(2, upgrade)})
    await after.tables.start_clocks()
    await after.wall.pass_ms(10_000_000)
    with pytest.raises(Unavailable) as caught:
        await after.act(table, 1, "b1", "bid", "4")
    assert caught.value.line.key == "refusal-frozen"
    assert await house.archive.load(table) == before
    assert "KeyError" in caplog.text
    await after.tables.stop_clocks()


async def test_a_table_of_a_game_that_is_gone_is_frozen(house: House) -> None:
    table = await house.playing("desk", 1, 2)
    after = house.again({"parlour": parlour.create()})
    with pytest.raises(Unavailable) as caught:
        await after.tables.see(table)
    assert caught.value.line.key == "refusal-frozen-no-game"
    await after.tables.stop_clocks()


async def test_an_upgraded_table_plays_on_and_its_log_replays_from_there(house: House) -> None:
    table = await house.playing("desk", 1, 2)
    await house.act(table, 1, "b1", "bid", "4")
    first = await house.archive.checkpoint(table)
    after = house.again({"desk": _version(2, lambda state: {**state, "seats": 7})})
    change = await after.act(table, 2, "b1", "bid", "5")
    assert change.after.version == change.entry.version == 2
    assert change.after.state.seats == 7
    kept = await house.archive.checkpoint(table)
    assert first is not None
    assert kept is not None
    assert (first[0], kept[0]) == (2, 4)
    await after.act(table, 2, "d", "done")
    assert (await house.archive.checkpoint(table)) == kept
    await after.tables.stop_clocks()


async def test_no_more_tables_are_kept_in_memory_than_the_bound(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "KEPT_TABLES", 3)
    ids = [await house.playing("desk", 1, 2, channel=channel) for channel in range(8)]
    for table in ids:
        await house.act(table, 1, "b1", "bid", "4")
        assert len(house.tables._kept) <= 3
    # One that was thrown out is as good as one that was kept.
    await house.act(ids[0], 2, "b1", "bid", "5")
    assert len(plays((await house.tables.see(ids[0])).table.state)) == 2


async def test_clocks_of_tables_that_are_not_kept_run_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "KEPT_TABLES", 2)
    script = {"a": {0: (lapsing("ready", Wait.PROMPT),)}}
    house = house.again({"desk": Desk(script, {("a", "ready"): END})})
    ids = [await house.playing("desk", 1, 2, channel=channel) for channel in range(6)]
    await house.wall.pass_ms(25_000)
    for table in ids:
        assert (await house.tables.see(table)).table.stage is Stage.OVER
    await house.tables.stop_clocks()


async def test_five_hundred_tables_at_once(house: House) -> None:
    ids = await asyncio.gather(
        *(house.playing("desk", 1, 2, channel=channel) for channel in range(500))
    )
    assert len(set(ids)) == 500
    answers = await asyncio.gather(
        *(house.act(table, user, "b1", "bid", str(user)) for table in ids for user in (1, 2)),
        *(house.act(table, 1, "b1", "bid", "9") for table in ids),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Stale) for answer in answers) == 500
    assert not [a for a in answers if isinstance(a, Exception) and not isinstance(a, Refused)]
    for table in ids:
        stored = await house.archive.load(table)
        assert stored is not None
        seen = codec.decode(stored.data, table, _DESK)[0]
        assert sorted(plays(seen.state)) == ["0 bid 1", "1 bid 2"]
    by_table = [revision for table, revision in house.archive.written if table == ids[77]]
    assert by_table == [0, 1, 2, 3, 4]


async def test_a_posted_question_stands_once(house: House) -> None:
    script = {"a": {seat: (press("ready", posted=True), press("own", "o")) for seat in (0, 1)}}
    house = house.again({"desk": Desk(script, {})})
    table = await house.playing("desk", 1, 2)
    seen = await house.tables.see(table)
    assert [offer.verb for offer in seen.posted] == ["ready"]
    assert seen.awaited == (0, 1)
    await house.act(table, 1, "q", "ready")
    # It still stands for the other seat.
    assert [offer.verb for offer in (await house.tables.see(table)).posted] == ["ready"]


async def test_what_only_the_house_is_asked_is_not_posted(house: House) -> None:
    script = {"a": {0: (press("own", "o"),), 1: (press("ready", posted=True),)}}
    house = house.again({"desk": Desk(script, {})})
    table = await house.playing("desk", 1, 2)
    assert [offer.verb for offer in (await house.tables.see(table)).posted] == ["ready"]
    await house.tables.alter(table, lobby.left(2))
    seen = await house.tables.see(table)
    assert 1 in seen.awaited
    assert seen.posted == ()


async def test_the_log_says_who_moved(house: House) -> None:
    table = await house.playing("desk", 1, 2)
    await house.act(table, 2, "b1", "bid", "4")
    entry = (await house.archive.log(table))[-1]
    assert (entry.seat, entry.action, entry.cause) == (1, Action("bid", ("4",)), Cause.PERSON)


async def test_a_rematch_has_the_same_strength_of_the_house(house: House) -> None:
    table = await house.opened("desk", 1, 2, house="sharp")
    await house.tables.start(table, 1)
    await house.tables.alter(table, lobby.ended(1, manages=False))
    again = await house.tables.rematch(table, 2, "name 2")
    assert (again.table.house, again.table.pace) == (Strength.SHARP, Pace.LIVE)
