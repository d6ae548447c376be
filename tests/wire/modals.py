"""Modals as a client shows them: what their fields accept, and what is sent back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .message_version import SELECTS, Choice, Json, Kind, walk
from .world import Interaction


@dataclass(frozen=True)
class Field:
    """A field of a modal. `kind` is a `Kind`; texts have lengths, menus have options and counts."""

    custom_id: str
    kind: int
    label: str
    required: bool
    least: int
    most: int
    options: tuple[Choice, ...] = ()
    value: str = ""


@dataclass(frozen=True)
class Modal:
    """A modal on the user's screen, and the interaction that opened it."""

    custom_id: str
    title: str
    text: str
    fields: tuple[Field, ...]
    payload: Json
    opened_by: Interaction


def read_modal(payload: Json, opened_by: Interaction) -> Modal:
    """Read a modal's JSON."""
    fields: list[Field] = []
    texts: list[str] = []
    for top in payload["components"]:
        label = top.get("label") or ""
        for each in walk([top]):
            if each["type"] == Kind.TEXT:
                texts.append(each["content"])
            elif "custom_id" in each:
                fields.append(_field(each, each.get("label") or label))
    return Modal(
        payload["custom_id"],
        payload["title"],
        "\n".join(texts),
        tuple(fields),
        payload,
        opened_by,
    )


def _field(each: Json, label: str) -> Field:
    text = each["type"] == Kind.TEXT_INPUT
    options = tuple(
        Choice(one["value"], one["label"], one.get("description") or "")
        for one in each.get("options") or []
    )
    return Field(
        custom_id=each["custom_id"],
        kind=each["type"],
        label=label,
        required=each.get("required", True),
        least=each["min_length"] if text else each.get("min_values", 1),
        most=each["max_length"] if text else each.get("max_values", 1),
        options=options,
        value=each.get("value") or "",
    )


def submitted(top: Json, modal: Modal, left: dict[str, Any]) -> Json:
    """Return what a client sends of one part of a modal; take what is used out of `left`."""
    if top["type"] == Kind.TEXT:
        return {"type": top["type"], "id": top["id"]}
    inner = top["component"] if top["type"] == Kind.LABEL else top["components"][0]
    field = next(each for each in modal.fields if each.custom_id == inner["custom_id"])
    given: Any = None
    for key in (field.custom_id, field.label):
        if key in left:
            given = left.pop(key)
            break
    said = {"type": inner["type"], "id": inner["id"], "custom_id": field.custom_id}
    said |= _answer(field, given)
    holder = {"type": top["type"], "id": top["id"]}
    return holder | ({"component": said} if top["type"] == Kind.LABEL else {"components": [said]})


def _answer(field: Field, given: Any) -> Json:
    if field.kind == Kind.TEXT_INPUT:
        text = field.value if given is None else str(given)
        assert text or not field.required, f"{field.label!r} is required"
        fits = not text or field.least <= len(text) <= field.most
        assert fits, f"{field.label!r} takes {field.least} to {field.most} characters"
        return {"value": text}
    if field.kind == Kind.CHECKBOX:
        return {"value": bool(given)}
    chosen = [] if given is None else [given] if isinstance(given, str) else list(given)
    chosen = entries(field.options, chosen) if field.options else chosen
    assert chosen or not field.required, f"{field.label!r} is required"
    if field.kind == Kind.RADIO_GROUP:
        return {"value": chosen[0] if chosen else None}
    if field.kind in SELECTS:
        assert not chosen or field.least <= len(chosen) <= field.most, f"{len(chosen)} values"
    return {"values": chosen}


def entries(options: tuple[Choice, ...], chosen: Sequence[str]) -> list[str]:
    """Return the values of what is chosen by value or label. Fail if one is not an option."""
    values = {each.value for each in options}
    labels = {each.label: each.value for each in options}
    found = [each if each in values else labels.get(each) for each in chosen]
    assert None not in found, f"{list(chosen)} are not all among {sorted(labels)}"
    return [each for each in found if each is not None]
