"""Leaving, coming back, taking a seat over, and votes about the end and the pace."""

from __future__ import annotations

from typing import Any

from engine.api.action import Action
from engine.api.game import AnyGame
from engine.table.model import Change, Pace, Stage, Table
from engine.table.play import record_change, with_missed
from tests.bot.conftest import gathered, mover_of, now, play_one, reply_text
from tests.simulation.book import Book
from tests.support.sim import Sim, controls, labelled, text


async def _leave(sim: Sim, name: str) -> str:
    """Let a person leave; return what they were asked before."""
    person = sim.people[name]
    asked = await person.slash(sim.channel, "leave")
    question = reply_text(asked)
    await person.click(asked.response, label="Confirm")
    return question


async def _own_moves(sim: Sim) -> list[int]:
    """Return how many moves each seat has made."""
    log = await sim.run(sim.bot.archive.log((await now(sim)).table.id))
    return [sum(entry.seat == seat for entry in log) for seat in range(3)]


async def test_who_left_takes_their_seat_again(race: Sim) -> None:
    question = await _leave(race, "Bob")
    assert "The house plays on for you. You can come back" in question
    assert "counts" not in question, "he has not moved yet"
    bob = race.people["Bob"]
    assert "Bob leaves the game. Clover (the house) takes over the seat." in text(race.table)
    back = await bob.click(race.table, label="Take over a seat")
    assert "Bob leaves the game. Clover (the house) takes over the seat." in text(race.table)
    assert "Bob is back." in text(race.table)
    told = [text(each) for each in bob.user.dm_channel.history()]
    assert not any("You have left" in each for each in told), "their hand is the only message"
    assert "Racing Hedgehogs · Bob" in reply_text(back)
    assert (await now(race)).table.seats[1].left is None
    assert "Take over a seat" not in str(controls(race.table).values())


async def test_the_panel_in_which_somebody_left_says_so(race: Sim) -> None:
    bob = race.people["Bob"]
    more = (await bob.click(race.table, label="More")).response
    await bob.click(more, label="Leave")
    await bob.click(more, label="Confirm")
    await play_one(race)
    (shown,) = (m for m in race.channel.history(viewer=bob) if m.id == more.id)
    assert text(shown) == "You have left the table."


async def test_nothing_says_any_more_that_somebody_left_who_is_back(race: Sim) -> None:
    bob = race.people["Bob"]
    await bob.click(race.table, label="My hand")
    await bob.click(race.table, label="More")
    await _leave(race, "Bob")
    left = [text(each) for each in race.channel.history(viewer=bob) if each.flags.ephemeral]
    assert sum("You have left" in each for each in left) == 3
    await bob.click(race.table, label="Take over a seat")
    shown = [text(each) for each in race.channel.history(viewer=bob) if each.flags.ephemeral]
    assert not [each for each in shown if "You have left" in each]
    assert sum("Racing Hedgehogs · Bob" in each for each in shown) == 1
    assert sum("Pace" in each for each in shown) == 1


async def test_who_plays_by_dm_is_told_of_a_vote_and_answers_it(race: Sim) -> None:
    ann, bob, cid = race.people.values()
    panel = (await ann.click(race.table, label="More")).response
    await ann.click(panel, label="End the game")
    for person in (bob, cid):
        assert "End the game: Ann (1 of 2)" in text(race.dm(person))
        assert "Your vote: press “More” below." in text(race.dm(person))
    assert "End the game: Ann (1 of 2)" in text(race.dm(ann))
    assert "You have voted. To take it back, press “More” below." in text(race.dm(ann))
    assert "Your vote" not in text(race.dm(ann))
    more = (await cid.user.click(race.dm(cid), label="More")).response
    assert more.id != race.dm(cid).id
    await ann.click(panel, label="End the game")
    assert "End the game" not in text(race.dm(cid))
    assert "More" not in [each.get("label") for each in controls(race.dm(cid)).values()]
    await ann.click(panel, label="End the game")
    await cid.user.click(more, label="End the game")
    assert (await now(race)).table.stage is Stage.CLOSED


async def test_more_names_no_button_that_is_not_there(sim: Sim) -> None:
    await gathered(sim, "race", pace="live")
    ann = sim.people["Ann"]
    await ann.click(sim.table, label="Start")
    panel = (await ann.click(sim.table, label="More")).response
    assert "Faster" not in text(panel)
    assert "Faster" not in str(controls(panel))
    assert labelled(panel, "Slower")


async def test_a_seat_that_is_taken_over_shows_its_hand_to_the_new_person_alone(race: Sim) -> None:
    await _leave(race, "Bob")
    bob, dan = race.people["Bob"], race.person("Dan")
    assert "You have left this seat" in text(race.dm(bob))
    taken = await dan.click(race.table, label="Take over a seat")
    assert "Racing Hedgehogs · Dan" in reply_text(taken)
    assert "Dan takes over the seat of Bob." in text(race.table)
    assert "Racing Hedgehogs · Dan" in text(race.dm(dan))
    assert "You have left this seat" in text(race.dm(bob))
    refused = (await race.burst((bob, race.table, labelled(race.table, "My hand"))))[0]
    assert "You have no seat" in reply_text(refused)


async def test_who_took_a_seat_over_and_left_it_gets_no_other_hand(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    dan, eve = sim.person("Dan"), sim.person("Eve")
    await ann.slash(sim.channel, "play", game="race")
    for each in (bob, cid, dan):
        await each.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    await _leave(sim, "Bob")
    await eve.click(sim.table, label="Take over a seat")
    for name in ("Eve", "Ann"):
        await _leave(sim, name)
    await sim.restart(kill=True)
    again = await eve.click(sim.table, label="Take over a seat")
    assert "Racing Hedgehogs · Eve" in reply_text(again)
    assert [each.user for each in (await now(sim)).table.seats[:2]] == [None, eve.id]
    await _leave(sim, "Eve")
    await bob.click(sim.table, label="Take over a seat")
    refused = await eve.click(sim.table, label="Take over a seat")
    assert "You have seen the hand of a seat" in reply_text(refused)


async def test_leaving_a_game_of_two_gives_up_and_says_so_before(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="badger")
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    question = await _leave(sim, "Ann")
    assert (
        "Leave and give up? The game ends, and the win goes to Bob. Not rated: the game" in question
    )
    assert (await now(sim)).table.stage is Stage.OVER
    shown = text(sim.table)
    assert "Not rated: the game was too short." in shown
    assert "the win goes to Bob" in shown
    assert "1\\. Bob\n2\\. Ann, then Heather" in shown
    _, card = sim.table.attachments
    assert card.filename == "result.png"


async def test_who_leaves_is_asked_what_then_truly_happens(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await ann.slash(sim.channel, "play", game="race")
    for each in (bob, cid):
        await each.click(sim.table, label="Join")
    assert "before the game starts?" in reply_text(await bob.user.slash("leave"))
    await ann.click(sim.table, label="Start")
    while 0 in await _own_moves(sim):
        assert await play_one(sim)
    question = await _leave(sim, "Bob")
    assert "You can come back as long as it plays. The result counts for you." in question
    question = await _leave(sim, "Cid")
    assert (
        "give up? The game ends, and the win goes to Ann. Not rated: the game was too" in question
    )


async def test_the_last_person_is_told_that_the_table_is_closed(sim: Sim) -> None:
    ann, *_ = sim.people.values()
    await ann.slash(sim.channel, "play", game="race")
    await ann.click(sim.table, label="Add the house")
    await ann.click(sim.table, label="Start")
    question = await _leave(sim, "Ann")
    assert "Leave? Nobody else is left, so the table is closed without a result." in question
    assert (await now(sim)).table.stage is Stage.CLOSED


async def test_who_leaves_others_who_are_away_is_told_that_the_game_rests(race: Sim) -> None:
    async def cover(seat: int) -> None:
        def covered(table: Table, game: AnyGame, now_ms: int) -> Change:
            return record_change(
                table, with_missed(table, seat, 2), game, Action("set"), (), now_ms
            )

        await race.run(race.bot.tables.change((await now(race)).table.id, covered))

    for seat in (0, 2):
        await cover(seat)
    assert "it rests until somebody is back. You can come back" in await _leave(race, "Bob")
    assert (await now(race)).table.is_resting


async def test_everybody_presses_faster(race: Sim) -> None:
    people = [*race.people.values()]
    for count, person in enumerate(people, 1):
        panel = (await person.click(race.table, label="More")).response
        assert "Pace:** Relaxed" in text(panel)
        await person.click(panel, label="Faster")
        if count < len(people):
            assert f"({count} of 3)" in text(race.table)
    assert (await now(race)).table.pace is Pace.LIVE
    assert "New pace: Live." in text(race.table)
    assert "of 3)" not in text(race.table)


def _shown(sim: Sim, person: Any, panel: Any) -> str:
    return text(next(m for m in sim.channel.history(viewer=person) if m.id == panel.id))


async def test_an_open_panel_follows_what_others_want_until_the_game_ends(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="badger")
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    hers, his = [(await each.click(sim.table, label="More")).response for each in (ann, bob)]
    await ann.click(hers, label="End the game")
    assert "(1 of 2)" in _shown(sim, bob, his)
    await bob.click(his, label="End the game")
    for person, panel in ((ann, hers), (bob, his)):
        assert _shown(sim, person, panel) == "This game has ended."


async def test_a_silent_person_stops_no_table_for_ever(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="badger", options="pace=none")
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    other = bob if (await mover_of(sim)) is ann else ann
    asked = await other.slash(sim.channel, "end")
    assert "has not moved for three days" in reply_text(asked)
    await other.click(asked.response, label="Confirm")
    assert "(1 of 2) · if nobody else is back by then, it ends <t:" in text(sim.table)
    await sim.restart(kill=True)
    await sim.pass_time(71 * 3600)
    assert (await now(sim)).table.stage is Stage.PLAY
    await sim.pass_time(2 * 3600)
    assert (await now(sim)).table.stage is Stage.CLOSED
    assert "The people at the table have ended the game." in text(sim.table)


async def test_who_was_asked_for_three_days_is_not_counted_when_a_game_is_ended(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="badger", options="pace=none")
    snapshot = await now(sim)
    book = Book(snapshot.game, snapshot.table)
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    other = bob if (await mover_of(sim)) is ann else ann
    await sim.pass_time(73 * 3600)
    asked = await other.slash(sim.channel, "end")
    await other.click(asked.response, label="Confirm")
    table = (await now(sim)).table
    assert table.stage is Stage.CLOSED
    for entry in (await sim.run(sim.bot.archive.log(table.id)))[book.told :]:
        book.tell(entry, table)
    assert book.stage is Stage.CLOSED, "by an account that shares no code with the engine"


async def test_a_lobby_does_not_wait_for_an_absent_host(lobby: Sim) -> None:
    bob = lobby.people["Bob"]
    refused = await bob.click(lobby.table, label="Start")
    assert "If nothing happens here for 15 minutes, anybody seated can." in reply_text(refused)
    await lobby.restart(kill=True)
    await lobby.pass_time(15 * 60)
    await bob.click(lobby.table, label="Start")
    assert (await now(lobby)).table.stage is Stage.PLAY


async def test_only_who_sits_at_the_table_sees_more(race: Sim) -> None:
    dan = race.person("Dan")
    refused = await dan.click(race.table, label="More")
    assert "You have no seat" in reply_text(refused)
