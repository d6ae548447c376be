"""Hints: what the house would do in a person's place, so many a game as the table allows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.api.action import Action, Offer, Pick, Say, admits, only_action
from engine.api.game import AnyGame
from engine.api.refusals import Illegal
from engine.api.seats import with_item
from engine.table.lobby import transition
from engine.table.model import Change, Hint, Occupant, Table
from engine.table.play import record_change


def open_hint(occupant: Occupant, offers: Sequence[Offer]) -> Hint | None:
    """Return the last hint that a person took, as long as its question is open."""
    hint = occupant.hint
    if hint is None or offer_of(hint, offers) is None:
        return None
    return hint


def offer_of(hint: Hint, offers: Sequence[Offer]) -> Offer | None:
    """Return the offer that a hint answers, `None` once it is gone."""
    fits = (each for each in offers if each.ask == hint.ask and admits(each, hint.action))
    return next(fits, None)


def answerable(game: AnyGame, offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """Return the offers that a hint can answer; none where they leave no choice."""
    found = _considered(game, offers)
    is_choice = any(not each.voluntary for each in found) and _only_action(found) is None
    return found if is_choice else ()


def only_move(game: AnyGame, offers: Sequence[Offer]) -> Hint | None:
    """Return what a person must do who has no choice: that is no hint and not counted.

    They may do other things besides of which no hint speaks, but then only something that is
    picked is returned: "go on" would say that there is nothing else to do.
    """
    if len(offers) > 1:
        offers = _considered(game, offers)
        if not all(isinstance(each, Pick) and not each.voluntary for each in offers):
            return None
    action = _only_action(offers)
    return None if action is None else Hint(offers[0].ask, action)


def _considered(game: AnyGame, offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """Return the offers of which a hint may speak.

    It does not answer what is written, nor what no message shows, nor what the house does of its
    own accord, nor the question of such a move: that may follow from more than a view, as from
    rules that people must remember.
    """
    unasked = {each.ask for each in offers if each.verb in game.info.voluntary_verbs}
    return tuple(
        each
        for each in offers
        if not isinstance(each, Say)
        and not (isinstance(each, Pick) and each.fleeting)
        and each.ask not in unasked
    )


def _only_action(offers: Sequence[Offer]) -> Action | None:
    return only_action(offers[0]) if len(offers) == 1 else None


def may_ask(table: Table, game: AnyGame, seat: int, offers: Sequence[Offer]) -> bool:
    """Return True if a person who is asked this has a choice and may take a hint for it."""
    is_free = hints_left(table, seat) != 0 or open_hint(table.seats[seat], offers) is not None
    return is_free and bool(answerable(game, offers))


def hints_left(table: Table, seat: int) -> int | None:
    """Return how many hints a person may still take; `None`: as many as they like."""
    most = table.hints.most
    return None if most is None else max(0, most - table.seats[seat].hints)


def caps_rating(table: Table, seat: int) -> bool:
    """Return True if a hint would keep this person's rating from rising, and none has yet.

    Who plays for somebody who left is not rated, so that hints cost them nothing.
    """
    occupant = table.seats[seat]
    is_rated = table.guild is not None and not table.is_with_house and occupant.left is None
    return table.hints_cap and is_rated and not occupant.hints


def check_may_ask(table: Table, seat: int) -> None:
    """Raise `Illegal` where the table gives no hints, or the person has had them all."""
    if hints_left(table, seat) == 0:
        most = table.hints.most
        raise Illegal("refusal-hints-used", most=most) if most else Illegal("refusal-hints-off")


def without_hints(table: Table) -> Table:
    """Return the table without hints that were given for another position; they stay counted."""
    seats = tuple(each if each.hint is None else replace(each, hint=None) for each in table.seats)
    return replace(table, seats=seats)


@transition
def take_hint(table: Table, game: AnyGame, now_ms: int, seat: int, hint: Hint) -> Change:
    """Note that the person on a seat has taken a hint. Nobody is told."""
    check_may_ask(table, seat)
    occupant = table.seats[seat]
    occupant = replace(occupant, hints=occupant.hints + 1, hint=hint)
    after = replace(table, seats=with_item(table.seats, seat, occupant))
    return record_change(table, after, game, Action("hint", (str(seat),)), (), now_ms)
