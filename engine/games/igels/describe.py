"""The same picture in words: one sentence as alt text, and all of it line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.api.event import Line, Seat, line
from engine.games.igels.content import Content, plus
from engine.games.igels.final_scoring import score
from engine.games.igels.model import Animal, Battle, Board, Over, Troop, View
from engine.games.igels.strength import terms, total
from engine.games.igels.targeting import due
from engine.games.igels.waiting_status import phase, wait


def alt(content: Content, board: Board) -> Line:
    """Say in one sentence what the picture is."""
    return line("igels-alt", turn=board.turn, phase=phase(board), wait=wait(content, board))


def describe(content: Content, view: View) -> Iterator[Line]:
    """Say everything that the picture shows, and what the seat's cards do."""
    board = view.board
    yield alt(content, board)
    yield line(
        "igels-twin-forest",
        food=board.woods,
        pile=board.pile,
        dump=len(board.dump),
        seat=Seat(board.starter),
    )
    for seat in range(len(board.sides)):
        yield from _side(content, board, seat)
    if board.battle is not None:
        yield from _battle(content, board, board.battle)
    if view.laid:
        yield line("igels-twin-laid", cards=_names(content, view.laid))
    if view.hand:
        yield Line("igels-twin-hand")
    for name, count in Counter(view.hand).items():
        card = content.support[name]
        if count == 1:
            yield line("igels-twin-card", card=card.line, text=card.text)
        else:
            yield line("igels-twin-copies", card=card.line, text=card.text, count=count)


def _side(content: Content, board: Board, seat: int) -> Iterator[Line]:
    side = board.sides[seat]
    if side.species is None:
        yield line("igels-twin-seat-new", seat=Seat(seat))
        return
    yield line(
        "igels-twin-seat",
        seat=Seat(seat),
        species=content.lines[side.species],
        points=score(content, side),
        cards=board.held[seat],
        pile=board.packs[side.species],
    )
    if side.quick:
        yield line("igels-twin-quick", seat=Seat(seat))
    if side.resting:
        yield line("igels-rests", seat=Seat(seat))
    ready = [each for each in side.pool if not each.asleep]
    asleep = [each for each in side.pool if each.asleep]
    for key, animals in (("ready", ready), ("asleep", asleep), ("dead", side.dead)):
        if animals:
            yield line(f"igels-twin-{key}", animals=tuple(_animal(content, a) for a in animals))
    for key, food in (("food", side.food), ("secured", side.secured)):
        if food:
            worth = (
                line(
                    "igels-food-worth",
                    food=content.lines[each],
                    points=content.points(each, side.species),
                )
                for each in food
            )
            yield line(f"igels-twin-{key}", food=tuple(worth))
    if side.penalties:
        yield line("igels-twin-penalties", cards=_names(content, side.penalties))
    if side.shown and not isinstance(board.phase, Over):
        yield line("igels-twin-known", cards=_names(content, side.shown))


def _animal(content: Content, animal: Animal) -> Line:
    sap = content.animal[animal.name].sap + sum(content.arms[each].sap for each in animal.bound)
    key = "igels-twin-animal-used" if animal.used else "igels-twin-animal"
    return line(key, animal=content.lines[animal.name], sap=sap)


def _battle(content: Content, board: Board, battle: Battle) -> Iterator[Line]:
    if battle.peace:
        yield Line("igels-twin-peace")
    for seat, troop in enumerate(battle.troops):
        if troop is not None:
            yield from _troop(content, board, seat, troop)
    if battle.result is not None and not battle.result.draw:
        yield line("igels-twin-spoils", count=due(content, board))


def _troop(content: Content, board: Board, seat: int, troop: Troop) -> Iterator[Line]:
    now = total(content, board, seat)
    if troop.fighters:
        started = troop.initial or now
        yield line("igels-twin-side", seat=Seat(seat), initial=started, total=now)
        parts = tuple(
            line("igels-twin-part", card=content.lines[term.source], sap=plus(term.amount))
            for term in terms(content, board, seat)
        )
        yield line("igels-twin-parts", seat=Seat(seat), parts=parts)
    if troop.leader is not None:
        yield line("igels-twin-leader", animal=content.lines[troop.leader])
        if troop.silenced:
            yield line("igels-twin-silenced", animal=content.lines[troop.leader])
    if troop.knocked:
        knocked = _names(content, (each.name for each in troop.knocked))
        yield line("igels-twin-out", animals=knocked)
    if board.down[seat]:
        yield line("igels-twin-down", seat=Seat(seat), count=board.down[seat])
    if troop.events:
        yield line("igels-twin-events", cards=_names(content, troop.events))


def _names(content: Content, names: Iterable[str]) -> tuple[Line, ...]:
    return tuple(content.lines[name] for name in names)
