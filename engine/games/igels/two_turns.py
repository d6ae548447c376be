"""Whether to fight now or to save one's strength: this turn and the next one are compared.

Who fights sleeps through the next turn (C51), so strong sides are easy to beat in every other turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from engine.games.igels.content import BattleCard, Content
from engine.games.igels.model import PlayerArea, View, fighting_seats
from engine.games.igels.sap import printed_sap, total_sap

#: So much SAP more raises the odds of winning against a side by the factor e.
_SCALE = 5.0

#: The SAP of a card in a hand that the seat does not see, and the part of the SAP of its own Battle
#: cards that it counts: not all of them come to be used.
_HIDDEN_CARD, _OWN_CARDS = 1.5, 0.7

#: The part of its animals that are awake a side sends, and the chance that a seat which has not
#: been asked yet fights at all.
_SENT, _JOINING = 0.8, 0.6

#: The SAP that an Event brings which takes an animal out of the battle, and the part of the SAP of
#: its Events that a seat counts.
_ANIMAL, _EVENTS = 3, 0.7

#: So many more battles must be won by fighting now than by waiting: where all are eager to fight,
#: the third seat gains.
_PATIENCE = 0.1


def is_time_to_fight(content: Content, view: View, seat: int) -> bool:
    """Return True if a seat wins clearly more by fighting now, with all it has, than by waiting.

    Who fights now has in the next turn only what sleeps now, and no cards. Who waits has all then,
    and its rivals have what they do not send now.
    """
    board, area = view.board, view.board.areas[seat]
    sides = fighting_seats(board)
    awake, asleep = awake_sap(content, area), _asleep_sap(content, area)
    cards = _OWN_CARDS * sum(card.sap for card in usable(content, view, seat))
    cards += sap_of_events(content, view, seat)
    now, later = [], []
    for other, its_area in enumerate(board.areas):
        if other == seat:
            continue
        its_awake, hidden = awake_sap(content, its_area), _HIDDEN_CARD * board.hand_sizes[other]
        joining = 1.0 if other in sides else _JOINING if other in board.phase.queue else 0.0
        sent = joining * _SENT * its_awake
        if joining:
            now.append(total_sap(content, board, other) + sent + joining * hidden)
        later.append(_asleep_sap(content, its_area) + its_awake - sent + hidden)
    fighting = _chance(awake + cards, now) + _chance(asleep, later)
    return fighting >= _chance(awake + asleep + cards, later) + _PATIENCE


def sap_of_events(content: Content, view: View, seat: int) -> float:
    """Return about how much SAP the Events of the hand bring in a battle."""
    species, sap = view.board.areas[seat].species, 0
    for name in view.hand:
        card = content.event_cards.get(name)
        if card is not None and card.species in (None, species):
            op = card.effect.op
            sap += abs(card.effect.amount) if op == "add-sap" else 0
            sap += _ANIMAL if op in ("ko", "kill") else 0
    return _EVENTS * sap


def usable(content: Content, view: View, seat: int) -> list[BattleCard]:
    """Return the Battle cards of the hand that the species may lay."""
    species, cards = view.board.areas[seat].species, content.battle_cards
    held = [cards[name] for name in view.hand if name in cards]
    return [card for card in held if card.species in (None, species)]


def awake_sap(content: Content, area: PlayerArea) -> int:
    """Return the SAP of a Pool that may fight (C55)."""
    return sum([printed_sap(content, each) for each in area.pool if not each.asleep])


def _asleep_sap(content: Content, area: PlayerArea) -> int:
    return sum([printed_sap(content, each) for each in area.pool if each.asleep])


def _chance(own: float, others: Iterable[float]) -> float:
    """Return about the chance to beat all these sides."""
    chance = 1.0
    for other in others:
        chance /= 1 + exp((other - own) / _SCALE)
    return chance
