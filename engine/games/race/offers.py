"""The offers to a seat, made from its view alone: play a card, or be ready for the next round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.api.action import Offer, Option, Pick
from engine.api.event import line
from engine.api.seats import ready_press
from engine.games.race.model import Content, Face, View

#: The options of each face by how often it is in the hand, once first. They depend on nothing else.
CardOptions: TypeAlias = Mapping[Face, tuple[Option, ...]]

_PLAY, _READY, _WHICH = line("race-play"), line("race-ready"), line("race-which")


def card_options(content: Content) -> CardOptions:
    """Return the option of every face and count; a joker goes on to its hedgehog (§11)."""
    racers = tuple(Option(each.name, each.line) for each in content.hedgehogs)
    return {
        card.face: tuple(
            Option(
                card.face,
                card.line,
                racers if card.hedgehog is None else (),
                line("race-copies", count=count) if count > 1 else None,
                asks=_WHICH if card.hedgehog is None else None,
            )
            for count in range(1, card.copies + 1)
        )
        for card in content.cards.values()
    }


def offers(options: CardOptions, view: View) -> tuple[Offer, ...]:
    """Return the one question that is put to the seat, if any.

    In its turn it must play a card (§9). Between rounds it is asked whether it has seen the open
    hands; a timeout answers for those who do not.
    """
    board, seat = view.board, view.seat
    if seat is None:
        return ()
    if board.turn == seat:
        ask, hand = f"r{board.round}.t{len(board.pile) + 1}", view.hand
        held = tuple([options[face][hand.count(face) - 1] for face in dict.fromkeys(hand)])
        return (Pick(verb="play", ask=ask, label=_PLAY, options=held),)
    if board.turn is None and not board.is_over and seat not in board.ready:
        return (ready_press(f"r{board.round}.ready", _READY),)
    return ()
