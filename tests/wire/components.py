"""Discord's limits on components, in messages and in modals, and the ids it fills in.

The limits are those of Discord's component reference; the codes are the ones its API answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from .api_errors import Form, Path
from .message_version import SELECTS, File, Json, Kind, unfurled, walk

MOST_COMPONENTS, MOST_TEXT, MOST_ROWS = 40, 4000, 5

_TOP_LEGACY = {Kind.ROW}
_TOP_V2 = {
    Kind.ROW,
    Kind.SECTION,
    Kind.TEXT,
    Kind.GALLERY,
    Kind.FILE,
    Kind.SEPARATOR,
    Kind.CONTAINER,
}
_IN_CONTAINER = _TOP_V2 - {Kind.CONTAINER}
_IN_MODAL = {Kind.ROW, Kind.LABEL, Kind.TEXT}
_IN_LABEL = {
    *SELECTS,
    Kind.TEXT_INPUT,
    Kind.UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
}
_LOCAL = "attachment://"


def check_message(form: Form, components: object, files: list[File], *, v2: bool) -> list[Json]:
    """Check the components of a message and return them as Discord stores them.

    Ids are filled in, `attachment://` references are resolved against `files`.
    """
    return _Check(form, {each.filename: each for each in files}).message(components, v2=v2)


def check_modal(form: Form, modal: Json) -> Json:
    """Check a modal and return it as a client shows it, with ids."""
    form.length(("data", "custom_id"), modal.get("custom_id"), 1, 100)
    form.length(("data", "title"), modal.get("title"), 1, 45)
    checked = _Check(form, {}).modal(modal.get("components"))
    return {**modal, "components": checked}


class _Check:
    """One walk over one tree of components."""

    def __init__(self, form: Form, files: Mapping[str, File]) -> None:
        self.form = form
        self.files = files
        self.custom_ids: set[str] = set()
        self.rules: dict[int, Callable[[Json, Path], None]] = {
            Kind.ROW: self._row,
            Kind.BUTTON: self._button,
            Kind.SECTION: self._section,
            Kind.TEXT: self._text,
            Kind.THUMBNAIL: self._thumbnail,
            Kind.GALLERY: self._gallery,
            Kind.FILE: self._file,
            Kind.SEPARATOR: self._separator,
            Kind.CONTAINER: self._container,
            Kind.LABEL: self._label,
            Kind.TEXT_INPUT: self._text_input,
            **dict.fromkeys(SELECTS, self._select),
            **dict.fromkeys((Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP), self._group),
            **dict.fromkeys((Kind.UPLOAD, Kind.CHECKBOX), self._named),
        }

    def message(self, components: object, *, v2: bool) -> list[Json]:
        path: Path = ("components",)
        if not self.form.length(path, components, 0, MOST_COMPONENTS if v2 else MOST_ROWS):
            return []
        tree = _stored(components)
        self._children(tree, path, _TOP_V2 if v2 else _TOP_LEGACY)
        everything = list(walk(tree))
        if v2 and len(everything) > MOST_COMPONENTS:
            self.form.wrong(path, "COMPONENT_LAYOUT_TOO_MANY", f"{len(everything)} components")
        words = sum(len(each.get("content") or "") for each in everything)
        if words > MOST_TEXT:
            message = f"The text of all components must be {MOST_TEXT} or fewer, is {words}."
            self.form.wrong(path, "COMPONENT_MAX_TOTAL_TEXT_LENGTH", message)
        if not self.form.errors:
            _number(tree)
            self._resolve(tree)
        return tree

    def modal(self, components: object) -> list[Json]:
        path: Path = ("data", "components")
        if not self.form.length(path, components, 1, 5):
            return []
        tree = _stored(components)
        self._children(tree, path, _IN_MODAL)
        if not self.form.errors:
            _number(tree)
        return tree

    def _children(self, children: list[Json], path: Path, allowed: set[Kind] | set[int]) -> None:
        for at, child in enumerate(children):
            self._one(child, (*path, at), allowed)

    def _one(self, component: Json, path: Path, allowed: set[Kind] | set[int]) -> None:
        kind = component.get("type")
        if not isinstance(kind, int) or kind not in allowed:
            message = f"Value of field must be one of {sorted(map(int, allowed))}, is {kind}."
            self.form.wrong((*path, "type"), "UNION_TYPE_CHOICES", message)
            return
        self.rules[kind](component, path)

    def _row(self, row: Json, path: Path) -> None:
        children = row.get("components")
        inside = (*path, "components")
        if not self.form.length(inside, children, 1, 5):
            return
        assert isinstance(children, list)
        if path[0] == "data":
            self._children(children, inside, {Kind.TEXT_INPUT})
            return
        self._children(children, inside, {Kind.BUTTON, *SELECTS})
        if len(children) > 1 and any(each.get("type") in SELECTS for each in children):
            message = "A row holds five buttons or one menu."
            self.form.wrong(inside, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)

    def _button(self, button: Json, path: Path) -> None:
        style = button.get("style")
        self.form.number((*path, "style"), style, 1, 6)
        self.form.length((*path, "label"), button.get("label"), 0, 80)
        self._emoji(button, path)
        if style == 5:
            self.form.length((*path, "url"), button.get("url"), 1, 512)
            if "custom_id" in button:
                message = "A custom id and url cannot both be specified"
                self.form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        elif style == 6:
            self.form.length((*path, "sku_id"), str(button.get("sku_id") or ""), 1, 20)
        else:
            self._named(button, path)
            if "url" in button:
                message = "A custom id and url cannot both be specified"
                self.form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        if style != 6 and not button.get("label") and not button.get("emoji"):
            self.form.wrong(path, "BUTTON_COMPONENT_INVALID_LABEL", "A label or emoji is required")

    def _select(self, select: Json, path: Path) -> None:
        self._named(select, path)
        self.form.length((*path, "placeholder"), select.get("placeholder"), 0, 150)
        least, most = select.setdefault("min_values", 1), select.setdefault("max_values", 1)
        self.form.number((*path, "min_values"), least, 0, 25)
        self.form.number((*path, "max_values"), most, 1, 25)
        if isinstance(least, int) and isinstance(most, int) and least > most:
            message = "The minimum must not be above the maximum."
            self.form.wrong((*path, "min_values"), "SELECT_COMPONENT_MIN_ABOVE_MAX", message)
        if select["type"] == Kind.STRING_SELECT:
            self._options(select, path, "SELECT_COMPONENT", max(1, least, most))

    def _group(self, group: Json, path: Path) -> None:
        self._named(group, path)
        self._options(group, path, "GROUP_COMPONENT", 2 if group["type"] == Kind.RADIO_GROUP else 1)

    def _options(self, holder: Json, path: Path, code: str, low: int) -> None:
        options = holder.get("options")
        inside = (*path, "options")
        high = 25 if holder["type"] == Kind.STRING_SELECT else 10
        if not self.form.length(inside, options, low, high):
            return
        assert isinstance(options, list)
        values: set[str] = set()
        for at, option in enumerate(options):
            spot = (*inside, at)
            self.form.length((*spot, "label"), option.get("label"), 1, 100)
            self.form.length((*spot, "value"), option.get("value"), 1, 100)
            self.form.length((*spot, "description"), option.get("description"), 0, 100)
            self._emoji(option, spot)
            if option.get("value") in values:
                message = "The specified option value is already used"
                self.form.wrong((*spot, "value"), f"{code}_OPTION_VALUE_DUPLICATED", message)
            values.add(option.get("value"))
        if sum(bool(each.get("default")) for each in options) > holder.get("max_values", 1):
            message = "There are more default options than may be chosen"
            self.form.wrong(inside, f"{code}_TOO_MANY_DEFAULTS", message)

    def _named(self, component: Json, path: Path) -> None:
        custom_id = component.get("custom_id")
        if not self.form.length((*path, "custom_id"), custom_id, 1, 100):
            return
        assert isinstance(custom_id, str)
        if custom_id in self.custom_ids:
            message = "Component custom id cannot be duplicated"
            self.form.wrong((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self.custom_ids.add(custom_id)

    def _emoji(self, component: Json, path: Path) -> None:
        emoji = component.get("emoji")
        if emoji and not emoji.get("id") and (emoji.get("name") or "x").isascii():
            self.form.wrong((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _section(self, section: Json, path: Path) -> None:
        children = section.get("components")
        if self.form.length((*path, "components"), children, 1, 3):
            assert isinstance(children, list)
            self._children(children, (*path, "components"), {Kind.TEXT})
        accessory = section.get("accessory")
        if not isinstance(accessory, dict):
            self.form.length((*path, "accessory"), None, 1, 1)
            return
        self._one(accessory, (*path, "accessory"), {Kind.BUTTON, Kind.THUMBNAIL})

    def _text(self, text: Json, path: Path) -> None:
        self.form.length((*path, "content"), text.get("content"), 1, MOST_TEXT)

    def _thumbnail(self, thumbnail: Json, path: Path) -> None:
        self.form.length((*path, "description"), thumbnail.get("description"), 0, 1024)
        thumbnail.setdefault("spoiler", False)
        thumbnail.setdefault("description", None)
        self._media(thumbnail.get("media"), (*path, "media"), local_only=False)

    def _gallery(self, gallery: Json, path: Path) -> None:
        items = gallery.get("items")
        if not self.form.length((*path, "items"), items, 1, 10):
            return
        assert isinstance(items, list)
        for at, item in enumerate(items):
            self._thumbnail(item, (*path, "items", at))

    def _file(self, file: Json, path: Path) -> None:
        file.setdefault("spoiler", False)
        self._media(file.get("file"), (*path, "file"), local_only=True)

    def _media(self, media: object, path: Path, *, local_only: bool) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        if not self.form.length((*path, "url"), url, 1, 2048):
            return
        assert isinstance(url, str)
        if url.startswith(_LOCAL):
            if url.removeprefix(_LOCAL) not in self.files:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                self.form.wrong((*path, "url"), code, f"No attachment is named {url!r}")
        elif local_only or not re.match(r"https?://", url):
            schemes = "attachment" if local_only else "http, https, attachment"
            message = f"Scheme must be one of ({schemes})."
            self.form.wrong((*path, "url"), "URL_TYPE_INVALID_SCHEME", message)

    def _separator(self, separator: Json, path: Path) -> None:
        separator.setdefault("divider", True)
        self.form.number((*path, "spacing"), separator.setdefault("spacing", 1), 1, 2)

    def _container(self, container: Json, path: Path) -> None:
        container.setdefault("spoiler", False)
        container.setdefault("accent_color", None)
        if (colour := container["accent_color"]) is not None:
            self.form.number((*path, "accent_color"), colour, 0, 0xFFFFFF)
        children = container.get("components")
        if self.form.length((*path, "components"), children, 1, MOST_COMPONENTS):
            assert isinstance(children, list)
            self._children(children, (*path, "components"), _IN_CONTAINER)

    def _label(self, label: Json, path: Path) -> None:
        self.form.length((*path, "label"), label.get("label"), 1, 45)
        self.form.length((*path, "description"), label.get("description"), 0, 100)
        inner = label.get("component")
        if not isinstance(inner, dict):
            self.form.length((*path, "component"), None, 1, 1)
            return
        self._one(inner, (*path, "component"), _IN_LABEL)

    def _text_input(self, field: Json, path: Path) -> None:
        self._named(field, path)
        self.form.number((*path, "style"), field.get("style"), 1, 2)
        self.form.length((*path, "placeholder"), field.get("placeholder"), 0, 100)
        self.form.length((*path, "value"), field.get("value"), 0, 4000)
        self.form.number((*path, "min_length"), field.setdefault("min_length", 0), 0, 4000)
        self.form.number((*path, "max_length"), field.setdefault("max_length", 4000), 1, 4000)
        inside_label = "component" in path
        if not inside_label:
            self.form.length((*path, "label"), field.get("label"), 1, 45)

    def _resolve(self, tree: list[Json]) -> None:
        for media in unfurled(tree):
            file = self.files.get(media["url"].removeprefix(_LOCAL))
            if file is None or not media["url"].startswith(_LOCAL):
                continue
            said = file.payload()
            media.update({key: said[key] for key in ("url", "proxy_url", "content_type")})
            media.update({key: said[key] for key in ("width", "height") if key in said})
            media["id"] = media["attachment_id"] = said["id"]
        for each in walk(tree):
            if each["type"] == Kind.FILE:
                name = each["file"]["url"].rpartition("/")[2]
                each.update(name=name, size=len(self.files[name].data))


def _stored(components: Any) -> list[Json]:
    """Copy a tree without the nulls, which mean "not said"."""

    def kept(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: kept(each) for key, each in value.items() if each is not None}
        return [kept(each) for each in value] if isinstance(value, list) else value

    return [kept(each) for each in components or [] if isinstance(each, dict)]


def _number(tree: list[Json]) -> None:
    """Fill in the ids that were not given, in order, round those that were."""
    taken = {each["id"] for each in walk(tree) if each.get("id")}
    fresh = (number for number in range(1, 10_000) if number not in taken)
    for each in walk(tree):
        if not each.get("id"):
            each["id"] = next(fresh)
