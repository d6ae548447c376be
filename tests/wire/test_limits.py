"""The loopback Discord refuses what Discord refuses, with its codes and paths."""

from __future__ import annotations

from typing import Any

import pytest

from .message_version import Flag, Json
from .raw_requests import Raw
from .world import Channel, Message


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def press(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id} | more


def menu(count: int = 1, **more: Any) -> Json:
    options = [{"label": str(each), "value": str(each)} for each in range(count)]
    return {"type": 3, "custom_id": "m", "options": options} | more


def words(content: str) -> Json:
    return {"type": 10, "content": content}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": int(Flag.V2), "components": list(components)} | more


def picture(url: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}}]}


REFUSED = {
    "long content": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "six rows": (
        {"components": [row(press(str(each))) for each in range(6)]},
        "components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "text without the flag": (
        {"components": [words("hello")]},
        "components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "content beside the flag": (
        v2(words("hello"), content="hello"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "embeds beside the flag": (
        v2(words("hello"), embeds=[{"title": "hello"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "41 components": (
        v2({"type": 17, "components": [words("x") for _ in range(40)]}),
        "components",
        "COMPONENT_LAYOUT_TOO_MANY",
    ),
    "too much text in all": (
        v2(words("x" * 2001), words("y" * 2000)),
        "components",
        "COMPONENT_MAX_TOTAL_TEXT_LENGTH",
    ),
    "empty text": (v2(words("")), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    "six buttons": (
        v2(row(*(press(str(each)) for each in range(6)))),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a button beside a menu": (
        v2(row(press(), menu())),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a bare button": (v2(press()), "components.0.type", "UNION_TYPE_CHOICES"),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [words("x")]}]}),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "one custom_id twice": (
        v2(row(press()), row(press())),
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a long custom_id": (
        v2(row(press("x" * 101))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty custom_id": (
        v2(row(press(""))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a long label": (
        v2(row(press(label="x" * 81))),
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a button that says nothing": (
        v2(row(press(label=None))),
        "components.0.components.0",
        "BUTTON_COMPONENT_INVALID_LABEL",
    ),
    "an emoji that is none": (
        v2(row(press(emoji={"name": "hedgehog"}))),
        "components.0.components.0.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    "26 options": (
        v2(row(menu(26))),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no options": (v2(row(menu(0))), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    "more to choose than there is": (
        v2(row(menu(2, max_values=3))),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "one value twice": (
        v2(row(menu(options=[{"label": each, "value": "v"} for each in "ab"]))),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "a long option": (
        v2(row(menu(options=[{"label": "x" * 101, "value": "v"}]))),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a section of four": (
        v2({"type": 9, "components": [words("x")] * 4, "accessory": press()}),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a section without accessory": (
        v2({"type": 9, "components": [words("x")]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "a picture that is not there": (
        v2(picture("attachment://hand.png")),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a picture from nowhere": (
        v2(picture("ftp://example.org/hand.png")),
        "components.0.items.0.media.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "an attachment without file": (
        {"content": "x", "attachments": [{"id": 0, "filename": "hand.png"}]},
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
    "mentions allowed twice over": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
}


@pytest.mark.parametrize("case", REFUSED.values(), ids=REFUSED.keys())
async def test_a_message_beyond_the_limits_is_refused(
    raw: Raw, channel: Channel, case: tuple[Json, str, str]
) -> None:
    body, path, code = case
    status, answer = await raw("POST", f"/channels/{channel.id}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    spot = answer["errors"]
    for step in path.split("."):
        spot = spot[step]
    assert spot["_errors"][0]["code"] == code
    assert not channel.messages


ACCEPTED: dict[str, Json] = {
    "full content": {"content": "x" * 2000},
    "full text": v2(words("x" * 4000)),
    "40 components": v2({"type": 17, "components": [words("x") for _ in range(39)]}),
    "five full rows": {
        "components": [row(*(press(f"{y}.{x}") for x in range(5))) for y in range(5)]
    },
    "a full menu": v2(row(menu(25, min_values=0, max_values=25, placeholder="x" * 150))),
    "a long custom_id": v2(row(press("x" * 100, label="x" * 80))),
    "an emoji alone": v2(row(press(label=None, emoji={"name": "🦔"}))),
    "a link": v2(row({"type": 2, "style": 5, "label": "A", "url": "https://example.org"})),
}


@pytest.mark.parametrize("body", ACCEPTED.values(), ids=ACCEPTED.keys())
async def test_a_message_at_the_limits_is_taken(raw: Raw, channel: Channel, body: Json) -> None:
    status, _ = await raw("POST", f"/channels/{channel.id}/messages", body)
    assert status == 200
    assert len(channel.messages) == 1


async def test_an_empty_message_is_refused(raw: Raw, channel: Channel) -> None:
    status, answer = await raw("POST", f"/channels/{channel.id}/messages", {"content": " "})
    assert (status, answer["code"]) == (400, 50006)


async def test_a_wrong_token_is_unauthorized(raw: Raw, channel: Channel) -> None:
    raw.headers = {"Authorization": "Bot nonsense"}
    assert (await raw("GET", "/users/@me"))[0] == 401


async def test_a_file_too_large_is_refused(raw: Raw, channel: Channel) -> None:
    path = f"/channels/{channel.id}/messages"
    status, answer = await raw("POST", path, {}, {"big.bin": bytes(10 * 2**20 + 1)})
    assert (status, answer["code"]) == (413, 40005)


async def send(raw: Raw, channel: Channel, body: Json, files: dict[str, bytes]) -> Message:
    status, answer = await raw("POST", f"/channels/{channel.id}/messages", body, files)
    assert status == 200, answer
    return channel.messages[int(answer["id"])]


@pytest.mark.parametrize(
    ("change", "files", "left"),
    [
        ({"content": "y"}, None, ["a.png", "b.png"]),
        ({"content": "y", "attachments": []}, None, []),
        ({"content": "y"}, {"c.png": b"c"}, ["c.png"]),
    ],
    ids=["nothing said", "none kept", "a new file alone"],
)
async def test_an_edit_keeps_attachments_as_api_10_does(
    raw: Raw, channel: Channel, change: Json, files: dict[str, bytes] | None, left: list[str]
) -> None:
    message = await send(raw, channel, {"content": "x"}, {"a.png": b"a", "b.png": b"b"})
    path = f"/channels/{channel.id}/messages/{message.id}"
    assert (await raw("PATCH", path, change, files))[0] == 200
    assert [each.filename for each in message.files] == left


async def test_an_edit_keeps_the_attachments_it_lists_beside_new_ones(
    raw: Raw, channel: Channel
) -> None:
    message = await send(raw, channel, {"content": "x"}, {"a.png": b"a", "b.png": b"b"})
    listed = [{"id": str(message.files[1].id)}, {"id": 0, "filename": "c.png"}]
    path = f"/channels/{channel.id}/messages/{message.id}"
    await raw("PATCH", path, {"attachments": listed}, {"c.png": b"c"})
    assert [each.filename for each in message.files] == ["b.png", "c.png"]


async def test_an_edit_to_components_must_drop_the_content(raw: Raw, channel: Channel) -> None:
    message = await send(raw, channel, {"content": "x"}, {})
    path = f"/channels/{channel.id}/messages/{message.id}"
    assert (await raw("PATCH", path, v2(words("y"))))[0] == 400
    assert (await raw("PATCH", path, v2(words("y"), content=None)))[0] == 200
    assert (message.text, message.shown.flags) == ("y", Flag.V2)


async def test_the_flag_of_components_stays_for_ever(raw: Raw, channel: Channel) -> None:
    message = await send(raw, channel, v2(words("y")), {})
    path = f"/channels/{channel.id}/messages/{message.id}"
    assert (await raw("PATCH", path, {"flags": 0, "content": "x", "components": []}))[0] == 400
    assert message.shown.flags == Flag.V2


async def test_a_file_no_component_shows_is_hidden(raw: Raw, channel: Channel) -> None:
    body = v2(picture("attachment://a.png"))
    message = await send(raw, channel, body, {"a.png": b"a", "b.png": b"b"})
    assert message.shown.hidden_files == ("b.png",)
