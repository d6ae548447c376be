"""What a reader sees of a message: texts, controls and pictures; every edit is a new version.

Values only. It knows Discord's component tree as JSON and nothing of who may read it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


class Kind(IntEnum):
    """Discord's component types."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(range(Kind.STRING_SELECT, Kind.CHANNEL_SELECT + 1)) - {Kind.TEXT_INPUT}


class Flag(IntFlag):
    """Discord's message flags, as far as they matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    V2 = 1 << 15


@dataclass(frozen=True)
class File:
    """An attachment as it is stored; `data` is what was uploaded, `url` where it is served."""

    id: int
    filename: str
    content_type: str
    data: bytes = field(repr=False)
    url: str
    description: str | None = None
    size_px: tuple[int, int] | None = None

    def payload(self) -> Json:
        """Return Discord's attachment object of it."""
        said: Json = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.data),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        }
        if self.description is not None:
            said["description"] = self.description
        if self.size_px is not None:
            said["width"], said["height"] = self.size_px
        return said


@dataclass(frozen=True)
class Choice:
    """One entry of a menu."""

    value: str
    label: str
    description: str = ""


@dataclass(frozen=True)
class Control:
    """A button that can be clicked, or a menu (`options`) of which `least` to `most` are picked."""

    kind: int
    custom_id: str
    label: str
    disabled: bool
    style: int = 0
    options: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1
    component: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @property
    def is_button(self) -> bool:
        """Return True for a button, False for a menu."""
        return self.kind == Kind.BUTTON


@dataclass(frozen=True)
class Shown:
    """One version of a message."""

    content: str = ""
    components: tuple[Json, ...] = ()
    embeds: tuple[Json, ...] = ()
    files: tuple[File, ...] = ()
    flags: int = 0

    @property
    def text(self) -> str:
        """Return all text: the content, then every text display, line by line."""
        displays = (each["content"] for each in walk(self.components) if each["type"] == Kind.TEXT)
        return "\n".join(filter(None, (self.content, *displays)))

    @property
    def alts(self) -> tuple[str, ...]:
        """Return what a screen reader says for the pictures and files."""
        media = filter(None, (each.get("description") for each in media_of(self.components)))
        return (*media, *(each.description for each in self.files if each.description))

    @property
    def controls(self) -> tuple[Control, ...]:
        """Return every button and menu with a custom_id, in reading order, disabled ones too."""
        return tuple(
            control_of(each)
            for each in walk(self.components)
            if each.get("custom_id") and (each["type"] == Kind.BUTTON or each["type"] in SELECTS)
        )

    @property
    def all_words(self) -> str:
        """Return everything a reader or an inspector of the message gets, as one string.

        Texts, labels, placeholders, values, custom_ids, alternative texts and file names: what a
        secret must not occur in. Not the pixels.
        """
        names = [(each.filename, each.description) for each in self.files]
        everything = [self.content, list(self.components), list(self.embeds), names]
        return json.dumps(everything, ensure_ascii=False)

    @property
    def hidden_files(self) -> tuple[str, ...]:
        """Return the names of attachments that no component of a V2 message shows."""
        if not self.flags & Flag.V2:
            return ()
        used = {each.get("attachment_id") for each in unfurled(self.components)}
        return tuple(each.filename for each in self.files if str(each.id) not in used)


def walk(components: tuple[Json, ...] | list[Json]) -> Iterator[Json]:
    """Yield components and all their children, parents first."""
    for each in components:
        yield each
        yield from walk(each.get("components") or [])
        for inner in ("accessory", "component"):
            if isinstance(each.get(inner), dict):
                yield from walk([each[inner]])


def media_of(components: tuple[Json, ...] | list[Json]) -> Iterator[Json]:
    """Yield every component that shows a picture: thumbnails and items of galleries."""
    for each in walk(components):
        if each["type"] == Kind.THUMBNAIL:
            yield each
        yield from each.get("items") or []


def unfurled(components: tuple[Json, ...] | list[Json]) -> Iterator[Json]:
    """Return the media objects (`{"url": ...}`) of pictures and files."""
    for each in media_of(components):
        yield each["media"]
    for each in walk(components):
        if each["type"] == Kind.FILE:
            yield each["file"]


def control_of(component: Json) -> Control:
    """Read a button or menu."""
    options = tuple(
        Choice(each["value"], each["label"], each.get("description") or "")
        for each in component.get("options") or []
    )
    emoji = (component.get("emoji") or {}).get("name") or ""
    return Control(
        kind=component["type"],
        custom_id=component["custom_id"],
        label=component.get("label") or component.get("placeholder") or emoji,
        disabled=bool(component.get("disabled")),
        style=component.get("style") or 0,
        options=options,
        least=component.get("min_values", 1),
        most=component.get("max_values", 1),
        component=component,
    )
