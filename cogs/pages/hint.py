"""A hint above a person's own hand: what the house would do, why, and how many hints are left.

Where it costs something, that is said before it is given.
"""

from __future__ import annotations

import discord

from cogs.controls.custom_id import Control
from cogs.controls.offer_controls import Selection
from cogs.pages.message_content import MessageContent, notice
from cogs.pages.table_parts import chosen_words, table_button, titled
from cogs.text.translator import Translator
from engine.api.event import Line
from engine.table.hints import caps_rating, hints_left, may_ask, offer_of, only_move
from engine.table.model import Hint
from engine.table.snapshot import TableSnapshot


def hint_selection(hint: Hint) -> Selection:
    """Return the move of a hint as one that its person has only to confirm."""
    return Selection(hint.ask, hint.action.verb, hint.action.args, is_complete=True)


def may_be_capped(snapshot: TableSnapshot, seat: int) -> bool:
    """Return True if a hint now would keep this person's rating from rising."""
    table, offers = snapshot.table, snapshot.offers.get(seat, ())
    return caps_rating(table, seat) and may_ask(table, snapshot.game, seat, offers)


def hint_question(snapshot: TableSnapshot, translator: Translator) -> MessageContent:
    """Return what the first hint of a game costs here, with the ways on and back."""
    ask = table_button(snapshot, Control.HINT_CONFIRMED, translator, discord.ButtonStyle.danger)
    back = table_button(snapshot, Control.BACK, translator)
    return notice(translator.text("ui-hint-sure"), [ask, back])


def hint_note(snapshot: TableSnapshot, seat: int, hint: Hint, translator: Translator) -> str:
    """Return the hint in words: the move as its button says it, the reason, and what is left."""
    offers = snapshot.offers.get(seat, ())
    offer, is_only = offer_of(hint, offers), only_move(snapshot.game, offers) is not None
    move = ""
    if offer is not None:
        words = chosen_words(offer, hint_selection(hint), translator)
        move = " · ".join(titled(offer, words, translator))
    why = snapshot.game.explain(snapshot.view(seat), hint.action)
    if len(offers) == 1 and is_only:
        why = Line("ui-hint-only")
    lines = [f"**{translator.text('ui-hint-is')}** {move}", translator(why or Line("ui-hint-why"))]
    left = hints_left(snapshot.table, seat)
    if is_only:
        lines.append(f"-# {translator.text('ui-hint-free')}")
    elif left is not None:
        lines.append(f"-# {translator.text('ui-hint-left', count=left)}")
    return "\n".join(lines)
