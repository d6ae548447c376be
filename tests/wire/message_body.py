"""Builds a message version from a request body: the rules for new messages and edits.

An edit says only what changes. In API v10 new files replace the old ones unless `attachments`
keeps them, and an update by an interaction's answer drops every attachment it does not list.
"""

from __future__ import annotations

import mimetypes
import re
import struct
from collections.abc import Mapping
from typing import Any

from .api_errors import ApiError, Form
from .components import check_message
from .message_version import File, Flag, Json, Shown, unfurled
from .world import Channel, User, World

MOST_CONTENT, MOST_FILES, MOST_FILE_BYTES, MOST_EMBED_TEXT = 2000, 10, 10 * 2**20, 6000

_SETTABLE = Flag.SUPPRESS_EMBEDS | Flag.SILENT | Flag.V2


def written(
    world: World,
    channel: Channel,
    body: Mapping[str, Any],
    uploads: Mapping[int, tuple[str, bytes]],
    *,
    before: Shown | None = None,
    keep_unlisted: bool = True,
) -> Shown:
    """Return the message version that results from a body and `before` (None: a new message).

    `keep_unlisted=False`: attachments that the body does not list are dropped. Raise `ApiError`.
    """
    form = Form()
    old = before or Shown()
    flags = Flag(old.flags & ~Flag.LOADING)
    flags |= Flag(body.get("flags") or 0) & (_SETTABLE if before is not None else ~Flag.LOADING)
    v2 = bool(flags & Flag.V2)
    content = (body["content"] or "") if "content" in body else old.content
    embeds = tuple(body["embeds"] or ()) if "embeds" in body else old.embeds
    form.length(("content",), content, 0, MOST_CONTENT)
    form.length(("embeds",), list(embeds), 0, 10)
    if sum(map(_embed_text, embeds)) > MOST_EMBED_TEXT:
        message = f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}"
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)
    if v2:
        _check_v2(form, content, embeds, body)
    _check_mentions(form, body.get("allowed_mentions"))
    files = _files(form, world, channel, body, uploads, old, keep=keep_unlisted)
    if "components" in body:
        components = tuple(check_message(form, body["components"], files, v2=v2))
    else:
        components = old.components
    form.done()
    if not (content.strip() or embeds or components or files):
        raise ApiError(400, 50006, "Cannot send an empty message")
    return Shown(content, components, embeds, tuple(files), int(flags))


def mentioned(world: World, shown: Shown, allowed: Mapping[str, Any] | None) -> list[User]:
    """Return the people a text mentions, as far as `allowed_mentions` lets it."""
    named = dict.fromkeys(int(each) for each in re.findall(r"<@!?(\d+)>", shown.text))
    people = [world.users[each] for each in named if each in world.users]
    if allowed is None or "users" in (allowed.get("parse") or []):
        return people
    listed = {int(each) for each in allowed.get("users") or []}
    return [each for each in people if each.id in listed]


def _check_v2(form: Form, content: str, embeds: tuple[Json, ...], body: Mapping[str, Any]) -> None:
    given: dict[str, object] = {"content": content, "embeds": embeds}
    given |= {key: body.get(key) for key in ("poll", "sticker_ids")}
    for key, value in given.items():
        if value:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.wrong((key,), code, message)


def _check_mentions(form: Form, allowed: Mapping[str, Any] | None) -> None:
    for kind in ("users", "roles"):
        listed = (allowed or {}).get(kind) or []
        form.length(("allowed_mentions", kind), listed, 0, 100)
        if listed and kind in ((allowed or {}).get("parse") or []):
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.wrong(("allowed_mentions",), code, message)


def _embed_text(embed: Json) -> int:
    fields = embed.get("fields") or []
    said = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
    said += [each.get(key) for each in fields for key in ("name", "value")]
    return sum(len(each or "") for each in said)


def _files(
    form: Form,
    world: World,
    channel: Channel,
    body: Mapping[str, Any],
    uploads: Mapping[int, tuple[str, bytes]],
    old: Shown,
    *,
    keep: bool,
) -> list[File]:
    listed = body.get("attachments")
    if any(len(content) > MOST_FILE_BYTES for _, content in uploads.values()):
        raise ApiError(413, 40005, "Request entity too large")
    if listed is None:
        kept = () if uploads else old.files
        if not keep:
            standing = () if "components" in body else old.components
            used = {each.get("attachment_id") for each in unfurled(standing)}
            kept = tuple(each for each in kept if str(each.id) in used)
        return [*kept, *(_file(world, channel, *uploads[at], None) for at in sorted(uploads))]
    files: list[File] = []
    form.length(("attachments",), listed, 0, MOST_FILES)
    mine = {each.id: each for each in old.files}
    for at, each in enumerate(listed):
        number = int(each["id"])
        form.length(("attachments", at, "description"), each.get("description"), 0, 1024)
        if number in mine:
            files.append(mine[number])
        elif number in uploads:
            name, content = uploads[number]
            name = each.get("filename") or name
            files.append(_file(world, channel, name, content, each.get("description")))
        else:
            message = f"No file or attachment {number}"
            form.wrong(("attachments", at, "id"), "ATTACHMENT_NOT_FOUND", message)
    return files


def _file(
    world: World, channel: Channel, name: str, content: bytes, description: str | None
) -> File:
    name = re.sub(r"[^A-Za-z0-9._-]", "_", name)
    number = world.snowflake()
    return File(
        id=number,
        filename=name,
        content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
        data=content,
        url=f"{world.cdn}/attachments/{channel.id}/{number}/{name}",
        description=description,
        size_px=_png_size(content),
    )


def _png_size(content: bytes) -> tuple[int, int] | None:
    if content[:8] != b"\x89PNG\r\n\x1a\n":
        return None
    width, height = struct.unpack(">II", content[16:24])
    return width, height
