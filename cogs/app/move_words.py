"""A move that a person has typed: what it means at a table, how it is made, why it is refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cogs.app.client import Hedgerow
from cogs.pages.message_content import MessageContent
from cogs.pages.moved import moved_message
from cogs.text.translator import Translator
from cogs.typed_moves.matching import naming_card, read_in_one, read_move
from cogs.typed_moves.normalise import is_card, squeeze
from cogs.typed_moves.synonyms import synonyms_of
from engine.api.action import Action, admits
from engine.api.event import Event, Typed
from engine.api.refusals import Illegal, NotOffered, NotYourTurn, Refused
from engine.api.seats import seat_names
from engine.table.snapshot import TableSnapshot


def read_words(
    client: Hedgerow, snapshot: TableSnapshot, seat: int, locale: str | None, words: str
) -> tuple[Action, ...]:
    """Return the typed move, or a press and the answer to what it asks; `()` if unreadable.

    They may be refused: a table can then say why. `locale`: the person's language, if known.
    """
    offers = snapshot.offers.get(seat, ())
    # In the words of the person's own panel, or in those of the table.
    translators = [client.translator(each, snapshot).plain for each in (locale, None)]
    table = snapshot.table
    synonyms = synonyms_of(client.localization, table.game, (locale or "en", table.locale, "en"))
    after = partial(snapshot.offers_after, seat)
    aloud = read_in_one(words, offers, translators, synonyms, after)
    if aloud:
        return aloud
    action = read_move(words, offers, translators[0], synonyms)
    if action is None or any(admits(offer, action) for offer in offers):
        return () if action is None else (action,)
    game, seen = snapshot.game, snapshot.game.cards_of(snapshot.view(seat))
    cards = [(word, game.cards[word].name) for word in dict.fromkeys((*seen, *game.cards))]
    return (naming_card(action, offers, game.info.verbs, cards, translators) or action,)


def is_possible(snapshot: TableSnapshot, seat: int | None, actions: Sequence[Action]) -> bool:
    """Return True if the first of these can be done now."""
    offers = snapshot.offers.get(seat, ())
    return bool(actions) and any(admits(offer, actions[0]) for offer in offers)


def why_not(
    client: Hedgerow, snapshot: TableSnapshot, seat: int, locale: str, words: str
) -> Refused:
    """Return why a move is refused that neither the offers nor the rules know.

    What the game calls something is understood, and can be no move now.
    """
    game, texts = snapshot.game, client.localization
    locales = (locale, snapshot.table.locale)
    said = {squeeze(each) for at in locales for each in texts.fixed_texts(game.info.slug, at)}
    said |= {
        squeeze(texts.plain(card.name, at).partition(" (")[0])
        for at in locales
        for card in game.cards.values()
    }
    code = squeeze(words)
    is_code = is_card(code) and any(each.startswith(code) for each in game.cards)
    if code not in said - {""} and not is_code:
        return Illegal("refusal-unread-move", move=Typed(words))
    refused = NotOffered()
    if seat in snapshot.awaited or not snapshot.awaited:
        return refused
    waiting = NotYourTurn("refusal-not-your-turn", seats=seat_names(snapshot.awaited))
    waiting.why = refused.line
    return waiting


async def make_move(
    client: Hedgerow, before: TableSnapshot, user: int, ask: str | None, action: Action
) -> tuple[TableSnapshot, tuple[Event, ...]]:
    """Make a person's move at a table as they saw it; return the table after it and its events.

    What the move brings into the hand is noted. Raise what `Tables.act` raises.
    """
    table, seat = before.table, before.table.seat_of(user)
    change = await client.tables.act(table.id, user, ask, action, table.went_back)
    after = await client.tables.snapshot(table.id)
    if seat is not None:
        gained = after.game.gained(before.view(seat), after.view(seat))
        client.table_messages.contexts.note_gained(after.table, user, gained)
    return after, change.events


async def answer_beside_hand(
    client: Hedgerow,
    snapshot: TableSnapshot,
    seat: int,
    channel: int | None,
    translator: Translator,
    told: Sequence[str],
) -> MessageContent | None:
    """Return what is answered where the seat's hand is a message of the same channel.

    That hand follows the move, so that it needs no second one beside it. `None`: it is not there.
    """
    link = await client.table_messages.dm_hands.link(snapshot.table.id, seat, channel)
    if not link:
        return None
    name = client.table_label(snapshot, translator.locale)
    now_ms = client.tables.clock.now_ms()
    return moved_message(snapshot, seat, name, told, link, translator, now_ms)
