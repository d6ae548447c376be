"""What the page's server sends and refuses, tested on the WebSocket itself."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from simcord.components import walk_components

from cogs.sandbox.verifying import LONGEST_RECORD
from engine.catalogue import catalogue
from engine.table.record import write_record
from tests.engine.test_record import _record as record_of_game
from tests.sandbox.visit import Sandbox, sandbox
from tests.support.games import SEEDS

EPHEMERAL = 1 << 6


class Wire:
    """The WebSocket of one window."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket, self._asked = socket, 0
        self.heard: list[Any] = []
        self.hello: dict[str, Any] = {}

    async def next(self) -> tuple[str, dict[str, Any]]:
        frame = json.loads((await self._socket.receive(timeout=60)).data)
        self.heard.append((frame["t"], frame["d"]))
        return self.heard[-1]

    async def until(self, *kinds: str) -> dict[str, Any]:
        """Read until a frame of one of these kinds arrives."""
        while True:
            kind, told = await self.next()
            if kind in kinds:
                return told

    async def ask(self, op: str, **more: Any) -> dict[str, Any]:
        """Send a request and read until it is answered."""
        self._asked += 1
        nonce = f"n{self._asked}"
        await self._socket.send_str(json.dumps({"op": op, "nonce": nonce, **more}))
        while True:
            told = await self.until("done", "failed", "choices")
            if told["nonce"] in (nonce, ""):
                return told

    async def raw(self, text: str) -> dict[str, Any]:
        await self._socket.send_str(text)
        return await self.until("failed")

    def messages(self) -> dict[str, dict[str, Any]]:
        """Return the current messages by id."""
        standing: dict[str, dict[str, Any]] = {}
        for kind, told in self.heard:
            some = [told] if kind == "message" else told.get("messages", [])
            standing.update({each["id"]: each for each in some})
            if kind == "gone":
                standing.pop(told["id"], None)
        return standing


def buttons(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the buttons of a message."""
    return [part for part in walk_components(message["components"]) if part["type"] == 2]


@asynccontextmanager
async def window(started: Sandbox, me: str = "", **headers: str) -> AsyncIterator[Wire]:
    address = f"{started.address}live?me={me}"
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address, headers=headers) as socket,
    ):
        wire = Wire(socket)
        wire.hello = await wire.until("hello")
        for _ in (*wire.hello["channels"], wire.hello["dm"]):
            assert (await wire.next())[0] == "messages"
        yield wire


@pytest_asyncio.fixture
async def started(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="60") as running:
        yield running
        assert await running.end() == (0, "")


async def test_it_greets_with_who_and_what_there_is(quiet: Sandbox) -> None:
    async with window(quiet) as robin:
        hello = robin.hello
        assert [each["name"] for each in hello["members"]] == [
            *("Robin", "Ada", "Bela", "Cleo", "Dara", "Hedgerow")
        ]
        assert hello["me"] == hello["members"][0]["id"]
        assert len(hello["channels"]) == 3
        assert {each["slug"] for each in hello["games"]} == {*catalogue(SEEDS)}
        for game in hello["games"]:
            assert game["icon"]
            assert all(step["title"] and step["text"] for step in game["steps"])
        play = next(each for each in hello["commands"] if each["name"] == "play")
        assert play["contexts"] == [0]
        assert Path(hello["database"]).name == "tables.db"


async def test_a_member_reads_the_language_that_their_window_asks_for(quiet: Sandbox) -> None:
    async with window(quiet) as robin:
        dara = robin.hello["members"][4]["id"]
        assert robin.hello["language"] == "en"
        assert [each["name"] for each in robin.hello["languages"]] == [
            "Deutsch",
            "English",
            "Polski",
        ]
    async with (
        window(quiet, f"{dara}&lang=pl") as polish,
        window(quiet, f"{dara}&lang=xx") as again,
    ):
        assert (polish.hello["language"], again.hello["language"]) == ("pl", "pl")
        (race,) = [each for each in polish.hello["games"] if each["slug"] == "race"]
        assert race["name"] == "Pędzące Jeże"
        assert "jeż" in json.dumps(race["steps"], ensure_ascii=False).casefold()
        channel = polish.hello["channels"][0]["id"]
        await polish.ask("command", channel=channel, name="me")
        shown = [m for m in polish.messages().values() if m["flags"] & EPHEMERAL]
        assert "Twoje ustawienia" in json.dumps(shown, ensure_ascii=False)


async def test_what_is_private_reaches_its_member_alone_also_later(started: Sandbox) -> None:
    async with window(started) as robin, window(started) as again:
        ada_id = robin.hello["members"][1]["id"]
        channel = robin.hello["channels"][0]["id"]
        async with window(started, ada_id) as ada:
            assert "text" not in await robin.ask("demo", channel=channel, game="race")
            await robin.until("message")
            assert "text" not in await robin.ask("command", channel=channel, name="hand")
            assert "text" not in await ada.ask("say", channel=channel, text="Hello")
            assert "text" not in await again.ask("say", channel=channel, text="Hello")
            mine = [each for each in robin.messages().values() if each["flags"] & EPHEMERAL]
            assert len(mine) == 1
            assert {each["id"] for each in mine} <= set(again.messages())
            hidden = [each["id"] for each in mine] + [robin.hello["dm"]["id"]]
            assert not [each for each in hidden if each in json.dumps(ada.heard)]
        async with window(started, ada_id) as back, window(started) as own:
            assert not [each for each in hidden if each in json.dumps(back.heard)]
            assert {each["id"] for each in mine} <= set(own.messages())
            picture = next(a for m in mine for a in m["attachments"])
            assert picture["width"] > 0
            address = started.address.rstrip("/") + picture["url"]
            async with aiohttp.ClientSession() as session, session.get(address) as found:
                assert found.content_type == "image/png"
                assert len(await found.read()) == picture["size"]


async def test_nobody_acts_in_the_direct_messages_of_another(started: Sandbox) -> None:
    async with window(started) as robin:
        async with window(started, robin.hello["members"][1]["id"]) as ada:
            told = await ada.ask("say", channel=robin.hello["dm"]["id"], text="I am Robin")
            assert told["text"] == "There is no such channel."
            told = await ada.ask("say", channel=ada.hello["dm"]["id"], text="I am Ada")
            assert "text" not in told
        assert "text" not in await robin.ask(
            "say", channel=robin.hello["channels"][1]["id"], text="."
        )
        assert "I am" not in json.dumps(robin.heard)


async def test_what_is_written_to_the_bot_is_answered(started: Sandbox) -> None:
    async with window(started) as robin:
        channel, own = robin.hello["channels"][0]["id"], robin.hello["dm"]["id"]
        assert "text" not in await robin.ask("demo", channel=channel, game="race")

        def written() -> list[Any]:
            shown = robin.messages().values()
            return [m for m in shown if m["channel_id"] == own and m["author"].get("bot")]

        while not written():  # the hand
            await robin.until("message")
        assert "text" not in await robin.ask("say", channel=own, text="hello there")
        answers = ("I read what you write here as a move", "s not your turn")
        while not any(  # the hand may be below it
            each in json.dumps(written()) for each in answers
        ):
            await robin.until("message")


async def test_what_does_not_work_is_reported_in_one_sentence(started: Sandbox) -> None:
    async with window(started) as robin:
        channel = robin.hello["channels"][0]["id"]
        here = {"channel": channel}
        for act, sentence in (
            ({"op": "command", "name": "play"}, "The option “game” is missing or does not fit."),
            ({"op": "command", "name": "dance"}, "There is no /dance here."),
            ({"op": "press", "message": "1", "custom_id": "x"}, "That button is no longer there."),
            (
                {"op": "choose", "message": "1", "custom_id": "x", "values": ["1"]},
                "That cannot be chosen any more.",
            ),
            ({"op": "say", "text": ""}, "A message has 1 to 2000 characters."),
            ({"op": "say", "text": " \n "}, "A message has 1 to 2000 characters."),
            (
                {"op": "say", "text": "@Ada " * 390},
                "This is too long: each mention counts as more than it shows.",
            ),
            (
                {"op": "command", "name": "privacy"},
                "/privacy is only the beginning of a command.",
            ),
            (
                {"op": "command", "name": "profile", "options": {"person": "9" * 5000}},
                "The option “person” is missing or does not fit.",
            ),
            (
                {"op": "demo", "game": "chess"},
                "I know no game called “chess”. "
                "You can play Badger, Igels, Igor, Racing Hedgehogs and Safaru.",
            ),
        ):
            assert (await robin.ask(**act, **here))["text"] == sentence
        told = await robin.ask("submit", of="n77", custom_id="x", fields={})
        assert told["text"] == "That form is no longer open; please open it again."
        for nonsense in (
            "{",
            "[]",
            '{"op": "command", "channel": "1", "name": " "}',
            '{"op": "dance"}',
            '{"op": "say", "channel": "../x"}',
        ):
            assert (await robin.raw(nonsense))[
                "text"
            ] == "The page sent a request that cannot be read."
        assert "text" not in await robin.ask("demo", game="race", **here)
        told = await robin.ask("demo", game="badger", **here)
        assert told["text"] == "This channel has a table. Choose another channel, or /end its game."


async def test_nobody_presses_what_only_another_sees(started: Sandbox) -> None:
    async with window(started) as robin, window(started, robin.hello["members"][1]["id"]) as ada:
        channel = robin.hello["channels"][0]["id"]
        assert "text" not in await robin.ask("demo", channel=channel, game="race")
        assert "text" not in await robin.ask("command", channel=channel, name="hand")
        read = "n:1:readhand:"
        (hand,) = (
            each
            for each in robin.messages().values()
            if each["flags"] & EPHEMERAL and read in json.dumps(each["components"])
        )
        press = {"channel": channel, "message": hand["id"], "custom_id": read}
        assert (await ada.ask("press", **press))["text"] == "That button is no longer there."
        assert "text" not in await robin.ask("press", **press)


async def test_many_ephemeral_messages_do_not_push_the_table_away(started: Sandbox) -> None:
    async with window(started) as robin:
        channel = robin.hello["channels"][0]["id"]
        assert "text" not in await robin.ask("demo", channel=channel, game="race")
        for _ in range(26):
            assert "text" not in await robin.ask("command", channel=channel, name="privacy show")
        async with window(started) as again:
            shown = [m for m in again.messages().values() if m["channel_id"] == channel]
            assert sum(bool(each["flags"] & EPHEMERAL) for each in shown) == 25
            assert "n:1:rules:" in json.dumps(shown)


async def test_a_table_in_a_thread_is_entered_by_everybody(started: Sandbox) -> None:
    async with window(started) as robin, window(started, robin.hello["members"][1]["id"]) as ada:
        channel = robin.hello["channels"][0]["id"]
        for game in ("race", "badger"):
            told = await robin.ask("command", channel=channel, name="play", options={"game": game})
            assert "text" not in told
        offered = next(m for m in reversed(robin.messages().values()) if m["flags"] & EPHEMERAL)
        (button,) = [c["custom_id"] for c in buttons(offered) if c["label"] == "Play in a thread"]
        press = {"channel": channel, "message": offered["id"], "custom_id": button}
        assert "text" not in await robin.ask("press", **press)
        thread = (await ada.until("channels"))["channels"][-1]
        assert thread["parent"] == channel
        table = None
        while table is None:
            await ada.until("message")
            in_thread = [m for m in ada.messages().values() if m["channel_id"] == thread["id"]]
            table = next(filter(buttons, in_thread), None)
        (join,) = [each["custom_id"] for each in buttons(table) if each["label"] == "Join"]
        press = {"channel": thread["id"], "message": table["id"], "custom_id": join}
        assert "text" not in await ada.ask("press", **press)
        assert "text" not in await ada.ask("say", channel=thread["id"], text="Ready?")
        async with window(started) as again:
            assert again.hello["channels"][-1] == thread
            assert "Ready?" in json.dumps(again.heard)


async def test_only_who_owns_the_server_is_offered_what_owners_do(started: Sandbox) -> None:
    async with window(started) as robin, window(started, robin.hello["members"][1]["id"]) as ada:
        assert robin.hello["server"]["owner"] == robin.hello["me"]
        settings = {"name": "settings", "options": {}}
        for window_, sentence in ((robin, None), (ada, "There is no /settings here.")):
            channel = robin.hello["channels"][0]["id"]
            told = await window_.ask("command", channel=channel, **settings)
            assert told.get("text") == sentence


@pytest.mark.parametrize("me", ["9" * 5000, "²", "-1", "nobody"])
async def test_who_is_nobody_here_is_the_first(quiet: Sandbox, me: str) -> None:
    async with window(quiet, me) as shown:
        assert shown.hello["me"] == shown.hello["members"][0]["id"]


async def test_a_frame_that_is_too_long_ends_the_window_alone(quiet: Sandbox) -> None:
    async with window(quiet) as robin, window(quiet) as other:
        with pytest.raises(TypeError):
            await robin.raw("x" * 70_000)
        channel = other.hello["channels"][1]["id"]
        assert "text" not in await other.ask("say", channel=channel, text="still here")


async def test_it_completes_what_is_typed(quiet: Sandbox) -> None:
    async with window(quiet) as robin:
        channel = robin.hello["channels"][0]["id"]
        asking = {"channel": channel, "name": "play", "focused": "game"}
        told = await robin.ask("complete", options={"game": "badg"}, **asking)
        assert told["choices"] == [{"name": "Badger", "value": "badger"}]


async def test_a_bot_that_is_down_says_so_and_comes_back(started: Sandbox) -> None:
    async with window(started) as robin, window(started) as other:
        channel = robin.hello["channels"][0]["id"]
        assert "text" not in await robin.ask("restart")
        kinds = [kind for kind, _ in robin.heard if kind in ("down", "up", "done")]
        assert kinds == ["down", "up", "done"]
        assert {each["name"] for each in (await other.until("up"))["commands"]} >= {"play"}
        assert "text" not in await robin.ask("demo", channel=channel, game="race")


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "hedgerow.example"},
        {"Host": "127.0.0.1.example:80"},
        {"Origin": "https://hedgerow.example"},
        {"Origin": "null"},
    ],
)
async def test_other_names_and_other_sites_are_refused(
    quiet: Sandbox, headers: dict[str, str]
) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("", "page/main.js", "live"):
            async with session.get(quiet.address + path, headers=headers) as answer:
                assert answer.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(quiet.address + "live", headers=headers)


async def test_the_page_checks_a_record_with_the_file_and_the_rules_alone(quiet: Sandbox) -> None:
    good = write_record(record_of_game("race"))
    async with aiohttp.ClientSession() as session:
        for record, holds, key, sentence in (
            (good, True, "sandbox-check-holds", "to the result in the record."),
            (b"rubbish \0", False, "sandbox-check-broken", "This is no record of a game"),
        ):
            async with session.post(quiet.address + "verify", data=BytesIO(record)) as answer:
                found = await answer.json()
            assert (found["holds"], found["key"]) == (holds, key)
            assert sentence in found["sentence"]
            assert "\n" not in found["sentence"]
        for record, origin, status in (
            (bytes(LONGEST_RECORD + 2), None, 413),
            (good, "http://example.com", 403),
        ):
            headers = {"Origin": origin} if origin else {}
            address = quiet.address + "verify"
            async with session.post(address, data=BytesIO(record), headers=headers) as answer:
                assert answer.status == status


async def test_nothing_but_the_page_is_served(quiet: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(quiet.address) as page:
            policy = page.headers["Content-Security-Policy"]
            assert page.status == 200
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
        for path in (
            "page/__init__.py",
            "page/..%2Fworld.py",
            "pictures/x/table.png",
            "etc/passwd",
        ):
            async with session.get(quiet.address + path) as answer:
                assert answer.status == 404
