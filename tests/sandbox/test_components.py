"""A message with a component of every kind: each is shown, an unknown one as unknown."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from playwright.async_api import Browser, Locator, WebSocketRoute, expect

from tests.sandbox.test_page import grave
from tests.sandbox.visit import Sandbox, Visit

OF_COMPONENTS = 1 << 15

LEAF = {"url": "attachment://leaf.svg"}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(style: int, label: str, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": style, "label": label, "custom_id": label, **more}


def menu(kind: int, name: str, **more: Any) -> dict[str, Any]:
    return {
        "type": 1,
        "components": [{"type": kind, "custom_id": name, "placeholder": name, **more}],
    }


OPTIONS = [
    {"label": f"Option {i}", "value": str(i), "description": "what it does"} for i in range(4)
]

SECTIONS = [
    {
        "type": 9,
        "components": [text("**Beside** a thumbnail"), text("and a second text")],
        "accessory": {"type": 11, "media": LEAF, "description": "a thumbnail"},
    },
    {"type": 14, "divider": True, "spacing": 2},
    {"type": 9, "components": [text("Beside a button")], "accessory": button(4, "Danger")},
]

PICTURES = {
    "type": 12,
    "items": [
        {"media": LEAF, "description": "one leaf"},
        {"media": LEAF, "description": "a veiled leaf", "spoiler": True},
        {"media": {"url": "https://elsewhere.example/x.png"}, "description": "far away"},
        {"media": {"url": "http://"}, "description": "nowhere"},
    ],
}

BUTTONS = [
    button(1, "Primary"),
    button(2, "Secondary"),
    button(3, "Success", emoji={"name": "★"}),
    button(4, "Disabled", disabled=True),
    {"type": 2, "style": 5, "label": "Out", "url": "https://example.org/"},
]

ZOO = {
    "flags": OF_COMPONENTS,
    "attachments": [
        {"id": "1", "filename": "notes.txt", "size": 12345, "url": "/pictures/x/notes.txt"},
        {"id": "2", "filename": "leaf.svg", "size": 9, "url": "/page/avatar.webp", "width": 48,
         "height": 48, "content_type": "image/svg+xml"},
    ],
    "components": [
        text("# Large\n-# tiny\n**bold** *slanted* __under__ ~~gone~~ `code` ||hid||\n> quoted"),
        {"type": 17, "accent_color": 0xCC3322, "components": [
            *SECTIONS, PICTURES,
            {"type": 13, "file": {"url": "attachment://notes.txt"}},
            {"type": 99, "what": "a kind that is still to come"},
            {"type": 1, "components": BUTTONS},
            menu(3, "Pick two", min_values=2, max_values=3, options=OPTIONS),
            menu(5, "Somebody"), menu(6, "Some role"), menu(7, "Anybody"), menu(8, "Some channel"),
        ]},
    ],
}  # fmt: skip

CLASSIC = {
    "flags": 0,
    "content": "<img src=x onerror=alert(1)> [here](javascript:alert(1)) <@1> <#1>",
    "embeds": [
        {
            "title": "An embed",
            "description": "with *words*",
            "color": 0x3366AA,
            "fields": [{"name": "A", "value": "1", "inline": True}],
            "footer": {"text": "its foot"},
        }
    ],
    "components": [{"type": 1, "components": [button(1, "Write")]}],
    "attachments": [{"id": "3", "filename": "log.txt", "url": "/pictures/x/log.txt"}],
    "poll": {},
}

MODAL = {
    "nonce": "x",
    "custom_id": "form",
    "title": "A form",
    "components": [
        {"type": 18, "label": "Title", "component": {"type": 4, "custom_id": "a", "style": 1}},
        {"type": 18, "label": "Words", "component": {"type": 4, "custom_id": "b", "style": 2}},
        {
            "type": 18,
            "label": "Pick",
            "component": {"type": 3, "custom_id": "c", "options": OPTIONS},
        },
        {
            "type": 18,
            "label": "Some",
            "component": {"type": 22, "custom_id": "d", "options": OPTIONS, "max_values": 2},
        },
        {"type": 18, "label": "Strange", "component": {"type": 98, "custom_id": "e"}},
    ],
}


class Fed:
    """A window into whose connection a test can insert frames."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.asked: list[Any] = []
        self._route: WebSocketRoute | None = None
        self._channel = self._dm = ""
        self._is_greeted = asyncio.Event()

    @classmethod
    async def open(cls, visit: Visit) -> Fed:
        fed = cls(visit)
        await visit.page.route_web_socket("**/live*", fed._between)
        await visit.page.reload()
        await expect(visit.page.locator("body.ready")).to_be_attached()
        # The page replaces its messages when those of the server arrive, the DM's last.
        await fed._is_greeted.wait()
        return fed

    def _between(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self._route = route

        def from_page(frame: str | bytes) -> None:
            self.asked.append(json.loads(frame))
            server.send(frame)

        def from_server(frame: str | bytes) -> None:
            told = json.loads(frame)
            if told["t"] == "hello":
                self._channel = told["d"]["channels"][0]["id"]
                self._dm = told["d"]["dm"]["id"]
            route.send(frame)
            if told["t"] == "messages" and told["d"]["channel_id"] == self._dm:
                self._is_greeted.set()

        route.on_message(from_page)
        server.on_message(from_server)

    def tell(self, kind: str, told: dict[str, Any]) -> None:
        assert self._route is not None
        self._route.send(json.dumps({"t": kind, "d": told}))

    def message(self, at: int, message: dict[str, Any]) -> Locator:
        """Insert a message into the channel and return it as shown."""
        self.tell("message", {
            "id": str(9 * 10**18 + at), "type": 0, "channel_id": self._channel,
            "timestamp": "2026-01-02T03:04:05+00:00",
            "author": {"id": "7", "username": "Hedgerow", "bot": True}, **message,
        })  # fmt: skip
        return self.visit.channel.locator(f"[data-id='{9 * 10**18 + at}']")


async def test_every_kind_of_component_is_shown_and_a_strange_one_as_such(
    browser: Browser, quiet: Sandbox
) -> None:
    visit = await Visit.open(browser, quiet.address)
    fed = await Fed.open(visit)
    zoo = fed.message(1, ZOO)
    for shown in (
        *("Large", "Beside a thumbnail", "and a second text", "Beside a button", "quoted"),
        *("notes.txt", "12 kB", "This page cannot show component 99."),
    ):
        await expect(zoo).to_contain_text(shown)
    for label in ("Danger", "Primary", "Secondary", "Success"):
        await expect(zoo.get_by_role("button", name=label)).to_be_enabled()
    await expect(zoo.get_by_role("button", name="Disabled")).to_be_disabled()
    await expect(zoo).to_contain_text("Out (https://example.org/)")
    for alt in ("a thumbnail", "one leaf", "a veiled leaf"):
        await expect(zoo.get_by_alt_text(alt, exact=True)).to_be_attached()
    for alt in ("far away", "nowhere"):
        await expect(zoo.locator("figure").filter(has_text=alt)).to_be_visible()
    for name in ("Pick two", "Somebody", "Some role", "Anybody", "Some channel"):
        await expect(zoo.get_by_role("combobox", name=name)).to_be_visible()
    assert visit.hosts == {quiet.address.split("/")[2]}
    assert await grave(visit) == []
    for width in (390, 1100):
        await visit.page.set_viewport_size({"width": width, "height": 800})
        assert await visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await visit.close()


async def test_a_long_log_forgets_its_beginning(browser: Browser, quiet: Sandbox) -> None:
    visit = await Visit.open(browser, quiet.address)
    fed = await Fed.open(visit)
    for at in range(1, 204):
        last = fed.message(at, {"flags": 0, "content": f"number {at}"})
    await expect(last).to_be_visible()
    await expect(visit.channel.get_by_role("article")).to_have_count(200)
    await expect(visit.channel.get_by_text("number 3", exact=True)).to_have_count(0)
    await visit.close()


async def test_several_are_chosen_and_confirmed(browser: Browser, quiet: Sandbox) -> None:
    visit = await Visit.open(browser, quiet.address)
    fed = await Fed.open(visit)
    zoo = fed.message(1, ZOO)
    await zoo.get_by_role("combobox", name="Pick two").click()
    confirm = visit.page.get_by_role("button", name="Confirm")
    await visit.offered("Pick two", "Option 1").click()
    await expect(confirm).to_be_disabled()
    await visit.offered("Pick two", "Option 3").click()
    await confirm.click()
    await expect(zoo).to_contain_text("This interaction failed. That cannot be chosen any more.")
    assert fed.asked[-1]["values"] == ["1", "3"]
    await zoo.get_by_role("combobox", name="Somebody").click()
    await visit.offered("Somebody", "Ada").click()
    await expect(zoo.get_by_role("alert")).to_be_visible()
    assert len(fed.asked[-1]["values"]) == 1
    await visit.close()


async def test_classic_messages_and_forms_show_all_and_markup_stays_text(
    browser: Browser, quiet: Sandbox
) -> None:
    visit = await Visit.open(browser, quiet.address)
    fed = await Fed.open(visit)
    classic = fed.message(2, CLASSIC)
    for shown in (
        *("<img src=x onerror=alert(1)>", "[here](javascript:alert(1))", "@Somebody"),
        *("#?", "An embed", "with words", "its foot", "log.txt", "This page cannot show poll."),
    ):
        await expect(classic).to_contain_text(shown)
    await expect(classic.locator("img")).to_have_count(0)
    await expect(fed.message(3, {"flags": 0})).to_contain_text("This page cannot show message.")
    fed.tell("modal", MODAL)
    form = visit.page.get_by_role("dialog", name="A form")
    await expect(form).to_contain_text("This page cannot show field 98.")
    await form.get_by_role("textbox", name="Title").fill("x")
    await form.get_by_role("textbox", name="Words").fill("y\nz")
    await form.get_by_role("combobox", name="Pick").select_option("2")
    await form.get_by_role("checkbox", name="Option 3").check()
    assert await grave(visit) == []
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_contain_text("That form is no longer open; please open it again.")
    assert fed.asked[-1]["fields"] == {"a": "x", "b": "y\nz", "c": ["2"], "d": ["3"]}
    await visit.close()
