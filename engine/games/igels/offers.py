"""What a seat may do now, from its view alone.

Whether a seat is asked, what and for how long follows from what lies open; only offers that are
not posted depend on its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.api.action import Offer, Option, Pick, Press, Timeout, Wait
from engine.api.event import Line, line
from engine.games.igels import effects as fx
from engine.games.igels.battle import must_join, ready_animals
from engine.games.igels.content import WINDOWS, BattleCard, Content, EventCard, plus
from engine.games.igels.model import Animal, Board, Target, Use, View, fighting_troop
from engine.games.igels.playability import (
    event_targets,
    laid_events,
    laying_refusal,
    possible_counters,
    usable_ability,
)
from engine.games.igels.rules import LOT, numbered
from engine.games.igels.sap import printed_sap
from engine.games.igels.targeting import legal_targets, securable, target_line
from engine.games.igels.turns import draw_choices
from engine.games.igels.waiting_status import awaited_seats


def offers(content: Content, view: View) -> tuple[Offer, ...]:
    """Return what the seat is asked; nothing for an onlooker or while others are asked."""
    board, seat = view.board, view.seat
    if seat is None or seat not in awaited_seats(board):
        return ()
    if board.hit is not None:
        return tuple(_counters(content, view, seat, board.hit))
    if board.pending:
        return (_choose_target(content, board, board.pending[0]),)
    return tuple(_OFFERS[board.phase.step](content, view, seat))


def _ask(board: Board) -> str:
    return f"t{board.turn}.{board.phase.step}{board.phase.ask}"


def _prompt(board: Board, seat: int) -> Timeout:
    """Return the timeout of a question with a plain answer; it is short for a quick seat."""
    return Timeout(Wait.BEAT if board.areas[seat].quick else Wait.PROMPT)


def _pass(ask: str, timeout: Timeout | None = None, label: Line | None = None) -> Press:
    label = label or line("igels-pass")
    return Press(verb="pass", ask=ask, label=label, timeout=timeout, posted=True)


def _species(content: Content, view: View, seat: int) -> Iterator[Offer]:
    taken = {area.species for area in view.board.areas}
    free = (Option(each.name, each.line) for each in content.species if each.name not in taken)
    yield Pick(
        verb="species",
        ask="species",
        label=line("igels-choose-species"),
        options=(*free, Option(LOT, line("igels-lot"))),
        timeout=Timeout(Wait.TURN, (LOT,)),
        posted=True,
    )


def _drawing(content: Content, view: View, seat: int) -> Iterator[Offer]:
    board, area = view.board, view.board.areas[seat]
    animals = board.species_pile_sizes[area.species or ""]
    left = content.rules.draws - board.phase.drawn
    words = draw_choices(board.draw_pile_size + len(board.dump), animals, left)
    yield Pick(
        verb="draw",
        ask=_ask(board),
        label=line("igels-draw"),
        options=tuple(Option(word, line(f"igels-draw-{word}")) for word in words),
        posted=True,
    )
    yield _pass(_ask(board), label=line("igels-pass-draw"))
    yield Press(
        verb="quick",
        ask=f"t{board.turn}.quick",
        label=line("igels-quick-stop" if area.quick else "igels-quick"),
        voluntary=True,
        posted=True,
    )


def _leading(content: Content, view: View, seat: int) -> Iterator[Offer]:
    board = view.board
    ask, label = _ask(board), line("igels-lead")
    options = _ready_animals(content, board, seat)
    yield Pick(verb="lead", ask=ask, label=label, options=options, posted=True)
    if not must_join(board.turns_without_battle, content.rules.stall):
        yield Press(verb="sit", ask=ask, label=line("igels-sit"), posted=True)


def _gathering(content: Content, view: View, seat: int) -> Iterator[Offer]:
    ask, label = _ask(view.board), line("igels-join")
    options = _ready_animals(content, view.board, seat)
    yield Pick(verb="add", ask=ask, label=label, options=options, most=len(options), posted=True)
    yield _pass(ask)


def _ready_animals(content: Content, board: Board, seat: int) -> tuple[Option, ...]:
    ready = ready_animals(board, seat)
    return tuple(_animal(content, each) for each in board.areas[seat].pool if each.name in ready)


def _animal(content: Content, animal: Animal) -> Option:
    card = content.animal_cards[animal.name]
    label = line("igels-animal-sap", animal=card.line, sap=printed_sap(content, animal))
    return Option(animal.name, label, hint=card.text if card.kind != "none" else None)


def _laying(content: Content, view: View, seat: int) -> Iterator[Offer]:
    board = view.board
    ask, label = _ask(board), line("igels-lay")
    options = tuple(
        _support(content, name)
        for name in dict.fromkeys(view.hand)
        if laying_refusal(content, board, seat, name) is None
    )
    if options:
        yield Pick(verb="lay", ask=ask, label=label, options=options)
    yield _pass(ask)


def _window(content: Content, view: View, seat: int) -> Iterator[Offer]:
    """Yield what may be done in a window: Events, the leader's one-shot and passing (C29, C36)."""
    board, ask, step = view.board, _ask(view.board), view.board.phase.step
    troop = fighting_troop(board, seat)
    options = []
    for name in dict.fromkeys((*(troop.events if troop is not None else ()), *view.hand)):
        card = content.support_cards[name]
        if isinstance(card, EventCard):
            targets = event_targets(content, board, seat, card, step)
            if targets:
                options.append(_support(content, name, _target_tree(content, targets)))
    if options:
        label = line("igels-play-event")
        yield Pick(verb="event", ask=ask, label=label, options=tuple(options))
    laid = next(laid_events(content, board, seat, step), None)
    if laid is None:
        yield from _ability_or_pass(content, view, seat)
    else:
        label = line("igels-pass-laid", card=laid[0].line)
        yield from _ability(content, board, seat)
        yield _pass(ask, _prompt(board, seat), label)
        yield Press(verb="waste", ask=ask, label=line("igels-waste"), posted=True)
    if step != "or" and not board.areas[seat].resting:
        label = line("igels-rest")
        yield Press(verb="rest", ask=ask, label=label, voluntary=True, posted=True)


def _ability_or_pass(content: Content, view: View, seat: int) -> Iterator[Offer]:
    yield from _ability(content, view.board, seat)
    yield _pass(_ask(view.board), _prompt(view.board, seat))


def _ability(content: Content, board: Board, seat: int) -> Iterator[Offer]:
    ability = usable_ability(content, board, seat, board.phase.step)
    if ability is not None:
        card, targets = ability
        option = Option(card.name, card.line, _target_tree(content, targets), card.text)
        label = line("igels-use")
        yield Pick(verb="use", ask=_ask(board), label=label, options=(option,), posted=True)


def _trading(content: Content, view: View, seat: int) -> Iterator[Offer]:
    ask, label = _ask(view.board), line("igels-trade")
    options = tuple(_support(content, name, (), word) for word, name in numbered(view.hand).items())
    count = content.rules.trade
    yield Pick(verb="trade", ask=ask, label=label, options=options, least=count, most=count)
    yield _pass(ask, _prompt(view.board, seat))


def _counters(content: Content, view: View, seat: int, hit: Use) -> Iterator[Offer]:
    """Yield what can counter a hit, and letting it happen, which every seat it hits can (C38)."""
    board = view.board
    ask = f"t{board.turn}.hit{hit.ask}"
    options = tuple(
        Option(name, content.lines[name], hint=content.effect_cards[name].text)
        for name in possible_counters(content, board, hit, seat)
        if name in content.animal_cards or name in view.hand
    )
    if options:
        label = line("igels-counter", card=content.lines[hit.source])
        yield Pick(verb="counter", ask=ask, label=label, options=options)
    timeout = _prompt(board, seat)
    yield Press(verb="let", ask=ask, label=line("igels-let"), timeout=timeout, posted=True)


def _choose_target(content: Content, board: Board, use: Use) -> Offer:
    """Return the offer to choose a target; all there is to choose from lies open."""
    card = content.effect_cards[use.source]
    effect = card.effects[use.index]
    ask, label = f"t{board.turn}.aim{use.ask}", line("igels-aim", card=card.line)
    if isinstance(effect, fx.Secure):
        most, foods = securable(content, board, use.seat, effect)
        species = board.areas[use.seat].species
        options = tuple(
            Option(word, content.food_line(name, species)) for word, name in numbered(foods).items()
        )
        return Pick(verb="aim", ask=ask, label=label, options=options, most=most, posted=True)
    targets = legal_targets(content, board, use.seat, card, use.index)
    options = _target_tree(content, targets)
    return Pick(verb="aim", ask=ask, label=label, options=options, posted=True)


def _target_tree(content: Content, targets: Iterable[Target]) -> tuple[Option, ...]:
    """Return targets as an option tree, one level for each word."""
    branches: dict[str, list[Target]] = {}
    for target in targets:
        if target:
            branches.setdefault(target[0], []).append(target[1:])
    return tuple(
        Option(word, target_line(content, word), _target_tree(content, rest), _worth(content, word))
        for word, rest in branches.items()
    )


def _support(
    content: Content, name: str, then: tuple[Option, ...] = (), word: str | None = None
) -> Option:
    """Return the option of a Support card, with its SAP or its text as a hint."""
    card = content.support_cards[name]
    hint = card.text
    if isinstance(card, BattleCard) and not card.effects:
        hint = plus(card.sap)
    return Option(word or name, card.line, then, hint)


def _worth(content: Content, word: str) -> Line | None:
    food = content.food_cards.get(word)
    return line("igels-worth", points=food.points) if food is not None else None


_OFFERS: dict[str, Callable[[Content, View, int], Iterator[Offer]]] = {
    **dict.fromkeys(WINDOWS, _window),
    "species": _species,
    "draw": _drawing,
    "lead": _leading,
    "join": _gathering,
    "lay": _laying,
    "ab": _ability_or_pass,
    "home": _ability_or_pass,
    "trade": _trading,
}
