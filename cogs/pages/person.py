"""A person whose games are looked at, and what others may read of them."""

from __future__ import annotations

from msgspec import Struct

from cogs.pages.message_content import MessageContent, notice
from cogs.text.translator import Translator
from cogs.text.user_text import Name
from engine.api.event import Line, Param, Typed
from engine.service.ports import Archive


class Person(Struct, frozen=True):
    """A person whose games are looked at, on which server, and whether by themselves."""

    guild: int
    user: int
    name: str
    own: bool


async def is_listed(archive: Archive, user: int) -> bool:
    """Return False if a person hides from others."""
    return (await archive.preferences(user)).listed


def visible_name(name: str, translator: Translator) -> Name:
    """Return a name; "somebody" if nothing of it can be seen."""
    cleaned = Name(name)
    return cleaned if cleaned.plain else Name(translator.plain(Line("somebody")))


async def hidden_notice(
    archive: Archive, person: Person, translator: Translator
) -> MessageContent | None:
    """Return what is shown instead of a person who hides from others; else `None`."""
    if person.own or await is_listed(archive, person.user):
        return None
    return notice(translator.text("ui-profile-hidden", name=Typed(person.name)))


def empty_notice(person: Person, translator: Translator, game: str | None = None) -> MessageContent:
    """Return the message that a person has finished no game, or none of one kind."""
    key = "ui-profile-empty" if game is None else "ui-history-empty"
    params: dict[str, Param] = {} if game is None else {"game": Line(f"{game}-title")}
    if person.own:
        return notice(translator.text(key, **params))
    return notice(translator.text(f"{key}-other", name=Typed(person.name), **params))
