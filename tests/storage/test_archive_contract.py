"""What every archive promises about tables, messages and preferences."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import to_builtins

from engine.api.action import Action
from engine.service.ports import Archive, Conflict, Occupied, Preferences, StoredMessage
from engine.table.model import Cause, LogEntry
from storage.errors import ArchiveError
from tests.storage.rows import entry, record


async def test_a_table_is_loaded_as_it_was_stored(archive: Archive) -> None:
    stored = record(channel=2**62, guild=None, due_ms=5, people=(30, 10, 20), data=b"\0\xffx")
    table = await archive.open(stored, entry(1))
    loaded = await archive.load(table)
    assert loaded is not None
    assert (loaded.id, loaded.channel, loaded.guild, loaded.game) == (table, 2**62, None, "race")
    assert (loaded.stage, loaded.revision, loaded.due_ms) == ("play", 1, 5)
    assert (loaded.people, loaded.data) == ((30, 10, 20), b"\0\xffx")
    assert await archive.log(table) == (entry(1),)


async def test_an_empty_archive_returns_nothing(archive: Archive) -> None:
    assert await archive.load(1) is None
    assert await archive.in_channel(1) is None
    assert await archive.of_user(1) == ()
    assert await archive.unfinished() == ()
    assert await archive.log(1) == ()
    assert await archive.checkpoint(1) is None
    assert await archive.messages(1) == ()


async def test_a_channel_has_one_unfinished_table(archive: Archive) -> None:
    first = await archive.open(record(channel=5, stage="lobby"), entry(1))
    with pytest.raises(Occupied) as refused:
        await archive.open(record(channel=5), entry(1))
    assert refused.value.table == first
    await archive.commit(record(first, 2, channel=5, stage="closed"), entry(2))
    second = await archive.open(record(channel=5), entry(1))
    assert second > first
    assert await archive.unfinished() == ((second, None),)


async def test_of_several_opened_in_a_channel_at_once_one_succeeds(archive: Archive) -> None:
    answers = await asyncio.gather(
        *(archive.open(record(channel=9), entry(1)) for _ in range(3)), return_exceptions=True
    )
    (table,) = (answer for answer in answers if isinstance(answer, int))
    refused = [answer.table for answer in answers if isinstance(answer, Occupied)]
    assert refused == [table, table]
    assert await archive.log(table) == (entry(1),)


async def test_ids_are_never_reused(archive: Archive) -> None:
    tables = []
    for _ in range(3):
        tables.append(await archive.open(record(), entry(1)))
        await archive.commit(record(tables[-1], 2, stage="closed"), entry(2))
    assert tables == sorted(set(tables))


async def test_a_commit_stores_the_table_and_its_log_entry(archive: Archive) -> None:
    table = await archive.open(record(stage="lobby", people=(1,)), entry(1))
    await archive.commit(record(table, 2, due_ms=99, people=(1, 2), data=b"two"), entry(2, "a"))
    loaded = await archive.load(table)
    assert loaded == record(table, 2, due_ms=99, people=(1, 2), data=b"two")
    assert await archive.log(table) == (entry(1), entry(2, "a"))


@pytest.mark.parametrize("revision", [1, 2, 4, 50])
async def test_a_commit_from_another_revision_is_a_conflict_and_changes_nothing(
    archive: Archive, revision: int
) -> None:
    table = await archive.open(record(people=(1,)), entry(1))
    await archive.commit(record(table, 2, people=None), entry(2))
    before = (await archive.load(table), await archive.log(table))
    with pytest.raises(Conflict):
        await archive.commit(
            record(table, revision, people=(9,), stage="over"), entry(revision), checkpoint=True
        )
    assert (await archive.load(table), await archive.log(table)) == before
    assert await archive.checkpoint(table) is None
    assert await archive.of_user(9) == ()


async def test_a_commit_to_an_unknown_table_is_a_conflict(archive: Archive) -> None:
    with pytest.raises(Conflict):
        await archive.commit(record(12, 1), entry(1))
    assert await archive.log(12) == ()


async def test_a_commit_does_not_change_channel_or_server(archive: Archive) -> None:
    table = await archive.open(record(channel=3, guild=4), entry(1))
    await archive.commit(record(table, 2, channel=33, guild=44), entry(2))
    loaded = await archive.load(table)
    assert loaded is not None
    assert (loaded.channel, loaded.guild) == (3, 4)


async def test_people_stay_unless_a_commit_names_them(archive: Archive) -> None:
    table = await archive.open(record(people=(1, 2)), entry(1))
    await archive.commit(record(table, 2, people=None), entry(2))
    assert [stored.id for stored in await archive.of_user(2)] == [table]
    await archive.commit(record(table, 3, people=(3, 1)), entry(3))
    loaded = await archive.load(table)
    assert loaded is not None
    assert loaded.people == (3, 1)
    assert await archive.of_user(2) == ()
    await archive.commit(record(table, 4, people=()), entry(4))
    assert await archive.of_user(1) == ()
    loaded = await archive.load(table)
    assert loaded is not None
    assert loaded.people == ()


async def test_several_revisions_of_a_table_pass_in_one_batch_if_in_order(archive: Archive) -> None:
    table = await archive.open(record(people=(1,)), entry(1))
    await asyncio.gather(
        archive.commit(record(table, 2, people=(1, 2)), entry(2), checkpoint=True),
        archive.commit(record(table, 3, people=(2, 1)), entry(3), checkpoint=True),
        archive.commit(record(table, 4, people=None), entry(4)),
    )
    assert await archive.load(table) == record(table, 4, people=(2, 1))
    assert [row.revision for row in await archive.log(table)] == [1, 2, 3, 4]
    assert await archive.checkpoint(table) == (3, b"revision 3")


async def test_a_revision_committed_too_early_is_a_conflict(archive: Archive) -> None:
    table = await archive.open(record(), entry(1))
    early, due = await asyncio.gather(
        archive.commit(record(table, 3), entry(3)),
        archive.commit(record(table, 2), entry(2)),
        return_exceptions=True,
    )
    assert isinstance(early, Conflict)
    assert due is None
    assert [row.revision for row in await archive.log(table)] == [1, 2]


async def test_stale_commits_do_not_affect_others_of_their_batch(archive: Archive) -> None:
    tables = [await archive.open(record(channel=n), entry(1)) for n in range(40)]
    stale = {3, 4, 17, 39}
    answers = await asyncio.gather(
        *(
            archive.commit(record(table, 5 if n in stale else 2), entry(5 if n in stale else 2))
            for n, table in enumerate(tables)
        ),
        return_exceptions=True,
    )
    assert {n for n, answer in enumerate(answers) if isinstance(answer, Conflict)} == stale
    assert {n for n, answer in enumerate(answers) if answer is None} == {*range(40)} - stale
    for n, table in enumerate(tables):
        revisions = [row.revision for row in await archive.log(table)]
        assert revisions == ([1] if n in stale else [1, 2])


async def test_one_batch_may_contain_every_kind_of_write(archive: Archive) -> None:
    table = await archive.open(record(channel=1), entry(1))
    message = StoredMessage(table, "table", None, 1, 500)
    opened, *rest = await asyncio.gather(
        archive.open(record(channel=2, people=(8,)), entry(1)),
        archive.commit(record(table, 2), entry(2)),
        archive.commit(record(table, 2), entry(2)),
        archive.save_message(message),
        archive.update_preferences(8, dm_hands=False),
        return_exceptions=True,
    )
    assert [type(answer) for answer in rest] == [type(None), Conflict, type(None), type(None)]
    assert isinstance(opened, int)
    assert [stored.id for stored in await archive.of_user(8)] == [opened]
    assert await archive.messages(table) == (message,)
    assert await archive.preferences(8) == Preferences(dm_hands=False)


async def test_a_channel_shows_its_unfinished_table_else_its_latest(archive: Archive) -> None:
    first = await archive.open(record(channel=1), entry(1))
    await archive.commit(record(first, 2, stage="over"), entry(2))
    second = await archive.open(record(channel=1), entry(1))
    await archive.open(record(channel=2), entry(1))
    stored = await archive.in_channel(1)
    assert stored is not None
    assert stored.id == second
    await archive.commit(record(second, 2, stage="closed"), entry(2))
    stored = await archive.in_channel(1)
    assert stored is not None
    assert (stored.id, stored.stage) == (second, "closed")


async def test_a_person_has_their_unfinished_tables_latest_first(archive: Archive) -> None:
    tables = [await archive.open(record(channel=n, people=(4, 5)), entry(1)) for n in range(4)]
    await archive.open(record(channel=9, people=(4,)), entry(1))
    await archive.commit(record(tables[1], 2, stage="over", people=None), entry(2))
    records = await archive.of_user(5)
    assert [stored.id for stored in records] == [tables[3], tables[2], tables[0]]
    assert {stored.people for stored in records} == {(4, 5)}


async def test_unfinished_tables_have_their_due_time(archive: Archive) -> None:
    one = await archive.open(record(channel=1, due_ms=17), entry(1))
    two = await archive.open(record(channel=2, stage="lobby"), entry(1))
    three = await archive.open(record(channel=3), entry(1))
    await archive.commit(record(three, 2, stage="over"), entry(2))
    assert await archive.unfinished() == ((one, 17), (two, None))


async def test_a_log_entry_keeps_every_word(archive: Archive) -> None:
    words = ("", "a b", 'quo"te', "żółw", "\\", "🦔")
    rows = (
        entry(1),
        LogEntry(2, 9, None, Action("close", words), Cause.TIMEOUT, 2**52),
        LogEntry(3, 9, 4, Action("draw"), Cause.HOUSE, 0),
    )
    table = await archive.open(record(), rows[0])
    for row in rows[1:]:
        await archive.commit(record(table, row.revision), row)
    assert await archive.log(table) == rows


async def test_the_latest_checkpoint_is_returned(archive: Archive) -> None:
    table = await archive.open(record(), entry(1))
    await archive.commit(record(table, 2, data=b"begun"), entry(2), checkpoint=True)
    await archive.commit(record(table, 3, data=b"moved"), entry(3))
    assert await archive.checkpoint(table) == (2, b"begun")
    await archive.commit(record(table, 4, data=b"upgraded"), entry(4), checkpoint=True)
    assert await archive.checkpoint(table) == (4, b"upgraded")


A, B, C = (StoredMessage(1, "hand", 0, 50, message) for message in (1, 2, 3))
OTHERS = (
    StoredMessage(1, "hand", 1, 51, 4),
    StoredMessage(1, "table", None, 1, 5),
    StoredMessage(1, "ping", 0, 1, 6),
)


@pytest.mark.parametrize("timing", ["one at a time", "all at once"])
@pytest.mark.parametrize(
    ("actions", "left"),
    [
        ([("save", A)], A),
        ([("save", A), ("save", B)], B),
        ([("save", A), ("delete", A)], None),
        ([("save", A), ("save", B), ("delete", A)], B),
        ([("save", A), ("save", B), ("delete", B)], None),
        ([("save", A), ("delete", A), ("save", B)], B),
        ([("save", A), ("delete", A), ("save", B), ("delete", B)], None),
        ([("delete", A), ("save", A)], A),
        ([("save", A), ("save", B), ("delete", B), ("delete", A), ("save", C), ("delete", A)], C),
    ],
)
async def test_a_newer_message_replaces_the_older_and_only_it_can_be_deleted(
    archive: Archive,
    actions: list[tuple[str, StoredMessage]],
    left: StoredMessage | None,
    timing: str,
) -> None:
    await archive.open(record(), entry(1))
    for other in OTHERS:
        await archive.save_message(other)
    calls = [
        archive.save_message(message) if action == "save" else archive.delete_message(message)
        for action, message in actions
    ]
    if timing == "all at once":
        await asyncio.gather(*calls)
    else:
        for call in calls:
            await call
    messages = await archive.messages(1)
    assert {each for each in messages if each not in OTHERS} == ({left} if left else set())
    assert {each for each in messages if each in OTHERS} == {*OTHERS}


async def test_a_message_replaced_and_deleted_in_one_batch_leaves_none(archive: Archive) -> None:
    await archive.open(record(), entry(1))
    await archive.save_message(A)
    await asyncio.gather(archive.save_message(B), archive.delete_message(B))
    assert await archive.messages(1) == ()


async def test_preferences_have_defaults(archive: Archive) -> None:
    assert await archive.preferences(1) == Preferences()
    await archive.update_preferences(1, dm_hands=False, locale="pl")
    await asyncio.gather(
        archive.update_preferences(2, locale="de"), archive.update_preferences(2, locale="en")
    )
    assert await archive.preferences(1) == Preferences(dm_hands=False, locale="pl")
    assert await archive.preferences(2) == Preferences(locale="en")


async def test_a_changed_preference_leaves_the_others_unchanged(archive: Archive) -> None:
    await archive.update_preferences(1, listed=False)
    await archive.update_preferences(1, locale="pl")
    assert await archive.preferences(1) == Preferences(locale="pl", listed=False)
    # Changes at the same moment do not overwrite each other.
    await asyncio.gather(
        archive.update_preferences(1, dm_hands=False),
        archive.update_preferences(1, listed=True),
        archive.update_preferences(1, locale=None),
        archive.update_preferences(2, locale="de"),
        archive.update_preferences(2, listed=False),
    )
    assert await archive.preferences(1) == Preferences(dm_hands=False)
    assert await archive.preferences(2) == Preferences(locale="de", listed=False)
    for user in (1, 2):
        exported = (await archive.export(user)).preferences
        assert exported == to_builtins(await archive.preferences(user))


async def test_runs_are_stored_with_their_last_sign_of_life(archive: Archive) -> None:
    assert await archive.runs() == ()
    for began_ms, seen_ms in ((50, 50), (10, 20), (50, 70)):
        await archive.note_run(began_ms, seen_ms)
    assert await archive.runs() == ((10, 20), (50, 70))


async def test_a_cancelled_commit_is_stored_whole_or_not_and_affects_no_other(
    archive: Archive,
) -> None:
    tables = [await archive.open(record(channel=n), entry(1)) for n in range(20)]
    commits = [asyncio.create_task(archive.commit(record(table, 2), entry(2))) for table in tables]
    await asyncio.sleep(0)
    for commit in commits[::3]:
        commit.cancel()
    answers = await asyncio.gather(*commits, return_exceptions=True)
    assert [isinstance(answer, asyncio.CancelledError) for answer in answers] == [
        n % 3 == 0 for n in range(20)
    ]
    for n, table in enumerate(tables):
        stored = await archive.load(table)
        assert stored is not None
        # A cancelled one may be stored or not, but never in part.
        assert stored.revision in ((1, 2) if n % 3 == 0 else (2,))
        assert len(await archive.log(table)) == stored.revision
        await archive.commit(record(table, stored.revision + 1), entry(stored.revision + 1))


async def test_a_closed_archive_refuses_calls(archive: Archive) -> None:
    table = await archive.open(record(), entry(1))
    await archive.close()
    await archive.close()
    with pytest.raises(ArchiveError, match="closed"):
        await archive.commit(record(table, 2), entry(2))
    with pytest.raises(ArchiveError, match="closed"):
        await archive.load(table)


async def test_a_message_on_its_way_keeps_its_nonce_and_has_its_table_repaired(
    archive: Archive,
) -> None:
    await archive.open(record(), entry(1))
    on_its_way = StoredMessage(1, "ping", 0, 50, 0, nonce=2**63 - 1)
    await archive.save_message(on_its_way)
    assert await archive.messages(1) == (on_its_way,)
    assert await archive.tables_to_repair() == (1,)
    sent = StoredMessage(1, "ping", 0, 50, 7)
    await archive.save_message(sent)
    await archive.delete_message(on_its_way)
    assert await archive.messages(1) == (sent,)
    assert await archive.tables_to_repair() == ()


async def test_a_table_keeps_the_first_share_code_that_it_has(archive: Archive) -> None:
    one, two = [await archive.open(record(channel=each), entry(1)) for each in (1, 2)]
    assert await archive.share(one, "HRAAAAAAAA") == "HRAAAAAAAA"
    assert await archive.share(one, "HRBBBBBBBB") == "HRAAAAAAAA"
    assert await archive.share(two, "HRAAAAAAAA") is None
    assert await archive.share(two + 9, "HRCCCCCCCC") is None
    assert await archive.shared_table("HRAAAAAAAA") == one
    assert await archive.shared_table("HRBBBBBBBB") is None
