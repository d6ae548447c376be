"""What a seat may do now, from its view alone.

Whether it is asked, on which question and how long follows from what lies open; only the choices
that are not posted depend on its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from engine.api.action import Offer, Option, Pick, Press, Timeout, Wait
from engine.api.event import Line, Seat, line
from engine.games.igels import effects as fx
from engine.games.igels.battle import must_join, ready
from engine.games.igels.content import BattleCard, Content, EventCard, plus
from engine.games.igels.model import (
    Board,
    Choosing,
    Contest,
    Drawing,
    Due,
    Gathering,
    Hit,
    Homing,
    Laying,
    Leading,
    Path,
    Trading,
    View,
    Window,
    troop_of,
)
from engine.games.igels.playability import ability, answers, event_aims, may_lay
from engine.games.igels.rules import LOT, spelt
from engine.games.igels.targeting import aims, family_of, seat_of, securable
from engine.games.igels.turns import choices

_PASS, _LET, _SIT = line("igels-pass"), line("igels-let"), line("igels-sit")
_REST = line("igels-rest")


def offers(content: Content, view: View) -> tuple[Offer, ...]:
    """Give the questions that are put to the seat; none to an onlooker or while others choose."""
    board, seat = view.board, view.seat
    if seat is None:
        return ()
    if board.hit is not None:
        asked = seat in board.hit.waiting
        return tuple(_answers(content, view, seat, board.hit)) if asked else ()
    if board.dues:
        due = board.dues[0]
        return (_aim(content, board, due),) if due.seat == seat else ()
    asks = _ASKS.get(type(board.phase))
    return tuple(asks(content, view, seat, board.phase)) if asks is not None else ()


def tree(content: Content, paths: Iterable[Path]) -> tuple[Option, ...]:
    """Turn aims into an option tree, word by word."""
    below: dict[str, list[Path]] = {}
    for path in paths:
        if path:
            below.setdefault(path[0], []).append(path[1:])
    return tuple(
        Option(word, _named(content, word), tree(content, rest), _worth(content, word))
        for word, rest in below.items()
    )


def _ask(board: Board, question: str) -> str:
    return f"t{board.turn}.{question}"


def _prompt(board: Board, seat: int) -> Timeout:
    """A lapse to the plain answer; a breath for who has switched to quick."""
    return Timeout(Wait.BEAT if board.sides[seat].quick else Wait.PROMPT)


def _pass(board: Board, seat: int, ask: str, *, timeout: bool) -> Press:
    lapse = _prompt(board, seat) if timeout else None
    return Press(verb="pass", ask=ask, label=_PASS, timeout=lapse, posted=True)


def _species(content: Content, view: View, seat: int, phase: Choosing) -> Iterator[Offer]:
    board = view.board
    if board.sides[seat].species is not None:
        return
    taken = {side.species for side in board.sides}
    free = (each for each in content.species if each.name not in taken)
    options = (*(Option(each.name, each.line) for each in free), Option(LOT, line("igels-lot")))
    yield Pick(
        verb="species",
        ask="species",
        label=line("igels-choose-species"),
        options=options,
        timeout=Timeout(Wait.TURN, (LOT,)),
        posted=True,
    )


def _drawing(content: Content, view: View, seat: int, phase: Drawing) -> Iterator[Offer]:
    board = view.board
    if phase.seat != seat:
        return
    side = board.sides[seat]
    pack = board.packs[side.species or ""]
    words = choices(board.pile + len(board.dump), pack, phase.left)
    yield Pick(
        verb="draw",
        ask=_ask(board, f"draw{phase.left}"),
        label=line("igels-draw"),
        options=tuple(Option(word, line(f"igels-draw-{word}")) for word in words),
        posted=True,
    )
    yield Press(
        verb="quick",
        ask=_ask(board, "quick"),
        label=line("igels-quick-stop" if side.quick else "igels-quick"),
        voluntary=True,
        posted=True,
    )


def _leading(content: Content, view: View, seat: int, phase: Leading) -> Iterator[Offer]:
    board = view.board
    if phase.seat != seat:
        return
    ask = _ask(board, "lead")
    yield Pick(
        verb="lead",
        ask=ask,
        label=line("igels-lead"),
        options=_animals(content, board, seat),
        posted=True,
    )
    if not must_join(board.idle, content.rules.stall):
        yield Press(verb="sit", ask=ask, label=_SIT, posted=True)


def _gathering(content: Content, view: View, seat: int, phase: Gathering) -> Iterator[Offer]:
    board = view.board
    if phase.seat != seat:
        return
    ask = _ask(board, f"join{phase.round}")
    options = _animals(content, board, seat)
    yield Pick(
        verb="add",
        ask=ask,
        label=line("igels-join"),
        options=options,
        most=len(options),
        posted=True,
    )
    yield _pass(board, seat, ask, timeout=False)


def _animals(content: Content, board: Board, seat: int) -> tuple[Option, ...]:
    pool = {each.name: each for each in board.sides[seat].pool}
    options = []
    for name in ready(board, seat):
        card = content.animal[name]
        sap = card.sap + sum(content.arms[each].sap for each in pool[name].bound)
        named = line("igels-animal-sap", animal=card.line, sap=sap)
        options.append(Option(name, named, hint=card.text if card.kind != "none" else None))
    return tuple(options)


def _laying(content: Content, view: View, seat: int, phase: Laying) -> Iterator[Offer]:
    board = view.board
    if phase.seat != seat:
        return
    ask = _ask(board, f"lay{len(view.laid) + 1}")
    names = [name for name in dict.fromkeys(view.hand) if may_lay(content, board, seat, name)]
    if names:
        options = tuple(_card(content, name) for name in names)
        yield Pick(verb="lay", ask=ask, label=line("igels-lay"), options=options)
    yield _pass(board, seat, ask, timeout=False)


def _window(content: Content, view: View, seat: int, phase: Window) -> Iterator[Offer]:
    if seat in phase.waiting:
        ask = _ask(view.board, f"{phase.kind}{phase.ask}")
        yield from _moment(content, view, seat, phase.kind, ask)


def _contest(content: Content, view: View, seat: int, phase: Contest) -> Iterator[Offer]:
    if phase.queue[:1] == (seat,):
        ask = _ask(view.board, f"{phase.kind}.{phase.ask}")
        yield from _moment(content, view, seat, phase.kind, ask)


def _moment(content: Content, view: View, seat: int, kind: str, ask: str) -> Iterator[Offer]:
    """Offer Events, the leader's one-shot and the pass (C29, C36)."""
    board = view.board
    troop = troop_of(board, seat)
    names = dict.fromkeys((*(troop.events if troop is not None else ()), *view.hand))
    options = []
    for name in names:
        card = content.support[name]
        if not isinstance(card, EventCard):
            continue
        paths = event_aims(content, board, seat, card, kind)
        if paths:
            options.append(_card(content, name, tree(content, paths)))
    if options:
        label = line("igels-play-event")
        yield Pick(verb="event", ask=ask, label=label, options=tuple(options))
    yield from _ability(content, board, seat, kind, ask)
    yield _pass(board, seat, ask, timeout=True)
    if kind != "or":
        yield Press(verb="rest", ask=ask, label=_REST, voluntary=True, posted=True)


def _ability(content: Content, board: Board, seat: int, moment: str, ask: str) -> Iterator[Offer]:
    found = ability(content, board, seat, moment)
    if found is not None:
        card, paths = found
        option = Option(card.name, card.line, tree(content, paths), card.text)
        label = line("igels-use")
        yield Pick(verb="use", ask=ask, label=label, options=(option,), posted=True)


def _homing(content: Content, view: View, seat: int, phase: Homing) -> Iterator[Offer]:
    board = view.board
    if seat not in phase.waiting:
        return
    ask = _ask(board, "home")
    yield from _ability(content, board, seat, "home", ask)
    yield _pass(board, seat, ask, timeout=True)


def _trading(content: Content, view: View, seat: int, phase: Trading) -> Iterator[Offer]:
    if phase.waiting[:1] != (seat,):
        return
    ask = _ask(view.board, "trade")
    count = content.rules.trade
    yield Pick(
        verb="trade",
        ask=ask,
        label=line("igels-trade"),
        options=tuple(
            Option(word, content.support[name].line, hint=_hint(content, name))
            for word, name in spelt(view.hand)
        ),
        least=count,
        most=count,
    )
    yield _pass(view.board, seat, ask, timeout=True)


def _answers(content: Content, view: View, seat: int, hit: Hit) -> Iterator[Offer]:
    """Offer what can stop a hit, and to let it happen, which everybody hit is asked (C38)."""
    board = view.board
    ask = _ask(board, f"hit{hit.ask}")
    source = content.sources[hit.source]
    family = family_of(source, source.effects[hit.at])
    names: tuple[str, ...] = ()
    if family is not None:
        event = isinstance(source, EventCard)
        names = answers(content, board, seat, family, event=event)
    options = tuple(
        Option(name, content.lines[name], hint=content.sources[name].text)
        for name in names
        if name in content.animal or name in view.hand
    )
    if options:
        label = line("igels-counter", card=source.line)
        yield Pick(verb="counter", ask=ask, label=label, options=options)
    lapse = _prompt(board, seat)
    yield Press(verb="let", ask=ask, label=_LET, timeout=lapse, posted=True)


def _aim(content: Content, board: Board, due: Due) -> Offer:
    """Ask for the aim of what is due; all there is to choose from lies open."""
    card = content.sources[due.source]
    effect = card.effects[due.at]
    ask = _ask(board, f"aim{due.ask}")
    label = line("igels-aim", card=card.line)
    if isinstance(effect, fx.Secure):
        most, free = securable(content, board, due.seat, effect)
        species = board.sides[due.seat].species
        options = tuple(Option(word, _food(content, name, species)) for word, name in spelt(free))
        return Pick(verb="aim", ask=ask, label=label, options=options, most=most, posted=True)
    paths = aims(content, board, due.seat, card, due.at)
    return Pick(verb="aim", ask=ask, label=label, options=tree(content, paths), posted=True)


def _card(content: Content, name: str, then: tuple[Option, ...] = ()) -> Option:
    return Option(name, content.support[name].line, then, _hint(content, name))


def _hint(content: Content, name: str) -> Line:
    card = content.support[name]
    if isinstance(card, BattleCard) and not card.effects:
        return plus(card.sap)
    return card.text


def _named(content: Content, word: str) -> Line:
    known: Mapping[str, Line] = content.lines
    return known[word] if word in known else line("seat", seat=Seat(seat_of(word)))


def _worth(content: Content, word: str) -> Line | None:
    food = content.feed.get(word)
    return line("igels-worth", points=food.points) if food is not None else None


def _food(content: Content, name: str, species: str | None) -> Line:
    points = content.points(name, species)
    return line("igels-food-worth", food=content.lines[name], points=points)


_ASKS: Mapping[type, Callable[[Content, View, int, Any], Iterator[Offer]]] = {
    Choosing: _species,
    Drawing: _drawing,
    Leading: _leading,
    Gathering: _gathering,
    Laying: _laying,
    Window: _window,
    Contest: _contest,
    Homing: _homing,
    Trading: _trading,
}
