"""What somebody does at a glance to win battles. The house plays on with it.

Here are the animals and the support; what is done with Events and abilities is in `event_policy`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.api.action import Action
from engine.games.igels.battle import must_join
from engine.games.igels.content import BattleCard, Content, numbered
from engine.games.igels.event_policy import aim, answer, play, use_at_home, win_the_battle
from engine.games.igels.model import Animal, PlayerArea, View, fighting_seats, fighting_troops
from engine.games.igels.playability import laying_refusal
from engine.games.igels.sap import printed_sap, total_sap
from engine.games.igels.turns import draw_choices
from engine.games.igels.two_turns import awake_sap, is_time_to_fight, sap_of_events, usable

_PASS = Action("pass")

#: The species that win most with this policy first, as measured in games of it against itself.
_SPECIES = ("squirrel", "hedgehog", "rabbit", "mouse")

#: What is drawn if it can be, the best first (C17): animals fight again and again.
_DRAWS = ("animals", "both", "supports", "animal", "support")

#: Whether to fight, what to lay, and Events during the battle.
_CLOSE_CALLS = ("lead", "lay", "mu", "c2")

#: With so little Food left in the Forest there is nothing to save its strength for.
_LAST_FOOD = 6

#: It stops adding animals once it is so much SAP ahead of all that the others may send.
_AHEAD = 3

#: With so little, the battle is probably the last one, and a card that is saved is wasted.
_LAST_BATTLE = 3

#: The SAP of a card that lies face down, that of what a side may still lay, and by how much a seat
#: wants to exceed both.
_FACE_DOWN, _ANSWER, _MARGIN = 2.2, 2.5, 2

#: What a leader is worth if it wins, in SAP, by what it then does.
_WINNING = {"food-take": 3.0, "food-choice": 1.5}

#: What a leader is worth besides, in SAP, by what it can do in the battle.
_FIGHTING = {"set-sap": 2.0, "add-sap": 1.0}

#: What a winning Vegetarian loses, in SAP.
_DIET = 0.8


def policy(content: Content, view: View) -> Action | None:
    """Return what wins the seat battles without spending more on them than it must.

    `None` where there is nothing to prefer.
    """
    board, seat = view.board, view.seat
    if seat is None:
        return None
    if board.pending:
        return (answer if board.pending[0].waiting else aim)(content, view, seat)
    step = _STEPS.get(board.phase.step)
    return step(content, view, seat) if step is not None else None


def is_close_call(view: View) -> bool:
    """Return True in the steps that decide battles: elsewhere a search seldom finds better.

    Of the cards that a seat lays in a battle only the first is one, and everybody can count them: a
    search for each of many would keep the table waiting.
    """
    board, seat = view.board, view.seat
    if seat is None or board.pending or board.phase.step not in _CLOSE_CALLS:
        return False
    return board.phase.step != "lay" or not board.face_down_counts[seat]


def _species(content: Content, view: View, seat: int) -> Action:
    taken = {area.species for area in view.board.areas}
    return Action("species", (next(each for each in _SPECIES if each not in taken),))


def _draw(content: Content, view: View, seat: int) -> Action | None:
    board = view.board
    left = content.rules.draws - board.phase.drawn
    animals = board.species_pile_sizes[board.areas[seat].species or ""]
    words = draw_choices(board.draw_pile_size + len(board.dump), animals, left)
    return next((Action("draw", (word,)) for word in _DRAWS if word in words), None)


def _lead(content: Content, view: View, seat: int) -> Action:
    """Lead if nobody has led yet or it is time to fight; else save the strength (C20).

    The first to lead risks one animal, and mostly the others leave the Food to it: a battle
    costs two sides their strength and helps the third one.
    """
    board = view.board
    area = board.areas[seat]
    fighting = fighting_seats(board)
    saves = board.forest_size > _LAST_FOOD and not must_join(
        board.turns_without_battle, content.rules.stall
    )
    if fighting and saves and not is_time_to_fight(content, view, seat):
        return Action("sit")
    alone = not fighting and not any(_awake(board.areas[other]) for other in board.phase.queue[1:])

    def worth(animal: Animal) -> tuple[float, int]:
        card, sap = content.animal_cards[animal.name], printed_sap(content, animal)
        weights = _WINNING if card.kind == "win" else {} if animal.used else _FIGHTING
        worth = max((weights.get(effect.op, 0.0) for effect in card.effects), default=0.0)
        # Where nobody else can fight, the weakest of those that are worth the same is enough.
        return worth - _DIET * ("vegetarian" in card.tags), -sap if alone else sap

    return Action("lead", (max(_awake(area), key=worth).name,))


def _join(content: Content, view: View, seat: int) -> Action:
    """Add the strongest animal while that may be needed to win, and can be enough."""
    board = view.board
    area = board.areas[seat]
    others = [
        total_sap(content, board, other)
        + (awake_sap(content, board.areas[other]) if other in board.phase.queue else 0)
        for other, _ in fighting_troops(board)
        if other != seat
    ]
    sap, most = total_sap(content, board, seat), max(others, default=-_AHEAD)
    cards = sum(card.sap for card in usable(content, view, seat))
    spare = awake_sap(content, area) + cards + sap_of_events(content, view, seat)
    if sap >= most + _AHEAD or sap + spare < most:
        return _PASS
    strongest = max(_awake(area), key=lambda each: printed_sap(content, each))
    return Action("add", (strongest.name,))


def _lay(content: Content, view: View, seat: int) -> Action:
    """Lay the weakest card that is enough to win, else the strongest if all it has may be.

    Who passes may lay no more (C25), so a seat that is ahead prepares for one more card.
    """
    board, cards = view.board, content.battle_cards
    others = [
        total_sap(content, board, other)
        + _FACE_DOWN * board.face_down_counts[other]
        + (_ANSWER if other in board.phase.queue and board.hand_sizes[other] else 0)
        for other, _ in fighting_troops(board)
        if other != seat
    ]
    able = [
        card
        for card in usable(content, view, seat)
        if laying_refusal(content, board, seat, card.name) is None
    ]
    laid = sum(cards[name].sap for name in view.face_down if name in cards)
    gap = max(others, default=-_MARGIN) + _MARGIN - laid - total_sap(content, board, seat)
    if able and others and board.forest_size <= _LAST_BATTLE:
        return Action("lay", (max(able, key=_sap).name,))
    most = sum(card.sap for card in able) + sap_of_events(content, view, seat)
    if not able or gap <= 0 or most < gap:
        return _PASS
    enough = [card for card in able if card.sap >= gap]
    best = min(enough, key=_sap) if enough else max(able, key=_sap)
    return Action("lay", (best.name,))


def _trade(content: Content, view: View, seat: int) -> Action:
    """Trade what other species alone can use (C53, C54)."""
    cards, species = content.support_cards, view.board.areas[seat].species
    useless = [
        word
        for word, name in numbered(view.hand).items()
        if cards[name].species not in (None, species)
    ]
    count = content.rules.trade
    return Action("trade", tuple(useless[:count])) if len(useless) >= count else _PASS


def _awake(area: PlayerArea) -> list[Animal]:
    return [each for each in area.pool if not each.asleep]


def _sap(card: BattleCard) -> int:
    return card.sap


_Step: TypeAlias = Callable[[Content, View, int], Action | None]

_STEPS: dict[str, _Step] = {
    "species": _species,
    "draw": _draw,
    "lead": _lead,
    "join": _join,
    "lay": _lay,
    "trade": _trade,
    "take": lambda content, view, seat: Action("share"),
    "home": use_at_home,
    # What can be done before the Totals are known can be done after that as well.
    **dict.fromkeys(("mu", "ab", "c1"), lambda content, view, seat: _PASS),
    "c2": win_the_battle,
    **dict.fromkeys(("bu", "sp", "sw", "or"), play),
}
