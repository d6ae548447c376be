"""/privacy: hide, export, be forgotten."""

from __future__ import annotations

import gzip
import json
from typing import Any

from cogs.privacy import EXPORT_NAME, compressed
from engine.table.past import TABLE_VERBS
from tests.bot.conftest import choose, mover_of, play_one, reply_text
from tests.bot.served import DAY_MS, files, finished, known
from tests.support.sim import Sim, alts, labelled, nodes, text


async def _paper(sim: Sim, message: Any) -> dict[str, Any]:
    return json.loads(await sim.run(files(message)[EXPORT_NAME].read()))


async def _asked(sim: Sim, person):
    """Click up to the modal that asks for the confirmation."""
    said = (await person.slash(sim.channel, "privacy forget")).response
    return await person.click(said, custom_id=labelled(said, "Delete my data"))


async def test_the_export_comes_by_dm_and_names_nobody_else(race: Sim) -> None:
    while await play_one(race):
        pass
    ann = race.people["Ann"]
    hand = race.dm(ann)
    result = await ann.slash(race.channel, "privacy export")
    assert result.ephemeral
    assert "direct message" in reply_text(result)
    assert not result.response.attachments
    sent = ann.user.dm_channel.history()[-1]
    paper = await _paper(race, sent)
    assert paper["user"] == ann.id
    (game,) = paper["results"]
    assert (game["game"], game["seats"], game["name"]) == ("race", 3, "Ann")
    assert game["after"]["games"] == 1
    (table,) = paper["tables"]
    verbs = [each.split()[1] for each in table["acts"]]
    assert verbs[0] == "open"
    assert sum(verb not in TABLE_VERBS for verb in verbs) == game["own_moves"]
    assert table["messages"] == [[ann.user.dm_channel.id, hand.id]]
    for other in ("Bob", "Cid"):
        assert other not in json.dumps(paper)
        assert str(race.people[other].id) not in json.dumps(paper)


async def test_the_export_contains_no_hand_and_no_seed_of_a_game_in_play(race: Sim) -> None:
    ann = race.people["Ann"]
    while await mover_of(race) is not ann:
        await play_one(race)
    await play_one(race)
    snapshot = await race.run(race.bot.tables.in_channel(race.channel.id))
    await ann.slash(race.channel, "privacy export")
    paper = await _paper(race, ann.user.dm_channel.history()[-1])
    assert [(each["table"], each["stage"]) for each in paper["tables"]] == [(1, "play")]
    assert paper["results"] == []
    assert snapshot.table.seed.hex() not in json.dumps(paper)
    # Ann may hold another card like the one that she has played in public.
    (table,) = paper["tables"]
    played = [each for each in table["acts"] if each.split()[1] not in TABLE_VERBS]
    assert len(played) == 1
    table["acts"].remove(played[0])
    for seat in range(3):
        for card in snapshot.game.view(snapshot.table.state, seat).hand:
            assert str(card) not in json.dumps(paper)


def test_an_export_too_large_for_discord_is_compressed() -> None:
    paper = b'{"user": 1}' * 50
    assert compressed(paper) == (EXPORT_NAME, paper)
    name, small = compressed(paper, limit=100)
    assert name == "hedgerow.json.gz"
    assert gzip.decompress(small) == paper


async def test_with_closed_dms_the_export_is_shown_to_the_person_alone(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await finished(sim, known(ann, bob))
    for person in sim.people.values():
        await sim.run(sim.bot.create_dm(person))
    sim.close_dms()
    result = await ann.slash(sim.channel, "privacy export")
    assert result.ephemeral
    assert "send you direct messages" in reply_text(result)
    paper = await _paper(sim, result.response)
    assert len(paper["results"]) == 1


async def test_a_person_who_takes_no_dms_gets_the_export_in_the_channel(sim: Sim) -> None:
    ann = sim.people["Ann"]
    await sim.run(sim.bot.create_dm(ann))
    path = f"/channels/{ann.user.dm_channel.id}/messages"
    sim.fail("POST", path, status=403, code=50278, times=None)
    result = await ann.slash(sim.channel, "privacy export")
    assert EXPORT_NAME in files(result.response)


async def test_the_export_of_an_unknown_person_has_no_results(sim: Sim) -> None:
    ann = sim.people["Ann"]
    await ann.user.slash("privacy export")
    papers = [m for m in ann.user.dm_channel.history() if EXPORT_NAME in files(m)]
    assert (await _paper(sim, papers[-1]))["results"] == []


async def test_forget_says_what_is_deleted_and_what_stays(sim: Sim) -> None:
    result = await sim.people["Ann"].slash(sim.channel, "privacy forget")
    assert result.ephemeral
    said = reply_text(result)
    for words in ("every result", "What stays", "be undone", "start from zero"):
        assert words in said


async def test_a_wrong_confirmation_forgets_nothing(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await finished(sim, known(ann, bob))
    for words in ("yes", "forget", "forget you", "forget me not"):
        asked = await _asked(sim, ann)
        result = await ann.submit_modal(asked, {"words": words})
        assert "Nothing was deleted" in reply_text(result)
    (result,) = await sim.run(sim.bot.archive.history(sim.guild.id))
    assert result.placings[0].user == ann.id


async def test_a_forgotten_name_leaves_results_that_stay_true_for_others(race: Sim) -> None:
    while await play_one(race):
        pass
    ann, bob, _ = race.people.values()
    before = reply_text(await bob.slash(race.channel, "history"))
    result = await ann.submit_modal(await _asked(race, ann), {"words": "  Forget  ME "})
    assert result.acknowledged
    assert "Your name was removed from one result." in reply_text(result)
    after = reply_text(await bob.slash(race.channel, "history"))
    assert after.replace("somebody", "Ann") == before
    assert after != before
    shown = (await bob.slash(race.channel, "leaderboard")).response
    assert "Ann" not in text((await bob.click(shown, label="As text")).response)
    assert "Ann" not in text(race.table)
    assert all("Ann" not in alt for alt in alts(race.table))
    assert "Seat 1" in text(race.table)
    assert "/play" in reply_text(await ann.slash(race.channel, "profile"))
    await ann.slash(race.channel, "privacy export")
    papers = [m for m in ann.user.dm_channel.history() if EXPORT_NAME in files(m)]
    assert (await _paper(race, papers[-1]))["results"] == []


async def test_forget_names_tables_in_play_and_keeps_the_seat(race: Sim) -> None:
    ann = race.people["Ann"]
    result = await ann.submit_modal(await _asked(race, ann), {"words": "forget me"})
    assert "One of your games is still running" in reply_text(result)
    assert (await race.run(race.bot.tables.in_channel(race.channel.id))).table.seat_of(ann.id) == 0


async def test_the_confirmation_of_forget_survives_a_restart(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await finished(sim, known(ann, bob))
    asked = await _asked(sim, ann)
    await sim.restart()
    result = await ann.submit_modal(asked, {"words": "forget me"})
    assert "I have forgotten you" in reply_text(result)


async def test_forget_twice_finds_nothing_the_second_time(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await finished(sim, known(ann, bob))
    await ann.submit_modal(await _asked(sim, ann), {"words": "forget me"})
    result = await ann.submit_modal(await _asked(sim, ann), {"words": "forget me"})
    assert "No result had your name" in reply_text(result)


async def test_hiding_is_kept_when_other_preferences_change(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await finished(sim, known(ann, bob), at_ms=DAY_MS)
    await ann.slash(sim.channel, "privacy hide")
    await choose(sim, ann, "me", "hands", "off")
    await ann.slash(sim.channel, "play", game="race")
    prefers = await sim.run(sim.bot.archive.preferences(ann.id))
    assert (prefers.listed, prefers.dm_hands) == (False, False)
    assert "results private" in reply_text(await bob.slash(sim.channel, "profile", person=ann.user))


async def test_a_deleted_result_is_not_posted_again(race: Sim) -> None:
    ann = race.people["Ann"]
    await choose(race, ann, "me", "motion", "off")
    while await play_one(race):
        pass
    # The end of a game, which takes long to reach, shows this too: nothing moves for Ann, and her
    # hand by DM has folded away.
    assert "moves.gif" not in [each.filename for each in race.table.attachments]
    labels = [node["label"] for node in nodes(race.dm(ann)) if node["type"] == 2]
    assert labels == ["Play again", "Change options", "Result"]
    await race.run(race.table.delete())
    await ann.submit_modal(await _asked(race, ann), {"words": "forget me"})
    assert (await race.run(race.bot.archive.preferences(ann.id))).motion, "her choices are gone"
    assert not [message for message in race.channel.history() if message.flags.components_v2]


async def test_hiding_is_kept_when_the_language_is_stored_at_the_same_time(sim: Sim) -> None:
    ann, archive = sim.people["Ann"], sim.bot.archive
    read = archive.preferences

    async def slow(user: int):
        found = await read(user)
        await archive.update_preferences(
            user, listed=False
        )  # as /privacy hide does at the same time
        return found

    archive.preferences = slow  # type: ignore[method-assign]
    await ann.slash(sim.channel, "play", game="race")
    kept = await sim.run(read(ann.id))
    assert not kept.listed
    assert kept.locale == "en-US"
