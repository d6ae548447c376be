"""What a seat may do now, from its view alone.

Whether a seat is asked, what and for how long follows from what lies open; only offers that are
not posted depend on its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engine.api.action import Offer, Option, Pick, Press, Timeout, Wait
from engine.api.event import Line, line
from engine.games.igels import effects as fx
from engine.games.igels import phases
from engine.games.igels.battle import must_join, ready_animals
from engine.games.igels.content import BattleCard, Content, EventCard, plus
from engine.games.igels.model import Animal, Board, Hit, Target, TargetChoice, View, fighting_troop
from engine.games.igels.playability import (
    event_targets,
    laying_refusal,
    possible_counters,
    usable_ability,
)
from engine.games.igels.rules import LOT, numbered
from engine.games.igels.sap import printed_sap
from engine.games.igels.targeting import family_of, legal_targets, securable, target_line
from engine.games.igels.turns import draw_choices
from engine.games.igels.waiting_status import awaited_seats


def offers(content: Content, view: View) -> tuple[Offer, ...]:
    """Return what the seat is asked; nothing for an onlooker or while others are asked."""
    board, seat = view.board, view.seat
    if seat is None or seat not in awaited_seats(board):
        return ()
    if board.hit is not None:
        return tuple(_counters(content, view, seat, board.hit))
    if board.target_choices:
        return (_choose_target(content, board, board.target_choices[0]),)
    return tuple(_OFFERS[type(board.phase)](content, view, seat, board.phase))


def _ask(board: Board, question: str) -> str:
    return f"t{board.turn}.{question}"


def _prompt(board: Board, seat: int) -> Timeout:
    """Return the timeout of a question with a plain answer; it is short for a quick seat."""
    return Timeout(Wait.BEAT if board.areas[seat].quick else Wait.PROMPT)


def _pass(ask: str, timeout: Timeout | None = None) -> Press:
    return Press(verb="pass", ask=ask, label=line("igels-pass"), timeout=timeout, posted=True)


def _species(
    content: Content, view: View, seat: int, phase: phases.ChoosingSpecies
) -> Iterator[Offer]:
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


def _drawing(content: Content, view: View, seat: int, phase: phases.Drawing) -> Iterator[Offer]:
    board, area = view.board, view.board.areas[seat]
    animals = board.species_pile_sizes[area.species or ""]
    words = draw_choices(board.draw_pile_size + len(board.dump), animals, phase.left)
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
        label=line("igels-quick-stop" if area.quick else "igels-quick"),
        voluntary=True,
        posted=True,
    )


def _leading(content: Content, view: View, seat: int, phase: phases.Leading) -> Iterator[Offer]:
    board = view.board
    ask, label = _ask(board, "lead"), line("igels-lead")
    options = _ready_animals(content, board, seat)
    yield Pick(verb="lead", ask=ask, label=label, options=options, posted=True)
    if not must_join(board.turns_without_battle, content.rules.stall):
        yield Press(verb="sit", ask=ask, label=line("igels-sit"), posted=True)


def _gathering(content: Content, view: View, seat: int, phase: phases.Gathering) -> Iterator[Offer]:
    ask, label = _ask(view.board, f"join{phase.round}"), line("igels-join")
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


def _laying(content: Content, view: View, seat: int, phase: phases.Laying) -> Iterator[Offer]:
    board = view.board
    ask, label = _ask(board, f"lay{len(view.face_down) + 1}"), line("igels-lay")
    options = tuple(
        _support(content, name)
        for name in dict.fromkeys(view.hand)
        if laying_refusal(content, board, seat, name) is None
    )
    if options:
        yield Pick(verb="lay", ask=ask, label=label, options=options)
    yield _pass(ask)


def _window(
    content: Content, view: View, seat: int, phase: phases.Window | phases.OrderedWindow
) -> Iterator[Offer]:
    """Yield what may be done in a window: Events, the leader's one-shot and passing (C29, C36)."""
    window, ask = phase.kind, _ask(view.board, f"{phase.kind}.{phase.ask}")
    board = view.board
    troop = fighting_troop(board, seat)
    options = []
    for name in dict.fromkeys((*(troop.events if troop is not None else ()), *view.hand)):
        card = content.support_cards[name]
        if isinstance(card, EventCard):
            targets = event_targets(content, board, seat, card, window)
            if targets:
                options.append(_support(content, name, _target_tree(content, targets)))
    if options:
        label = line("igels-play-event")
        yield Pick(verb="event", ask=ask, label=label, options=tuple(options))
    yield from _ability(content, board, seat, window, ask)
    yield _pass(ask, _prompt(board, seat))
    if window != "or":
        label = line("igels-rest")
        yield Press(verb="rest", ask=ask, label=label, voluntary=True, posted=True)


def _ability(content: Content, board: Board, seat: int, moment: str, ask: str) -> Iterator[Offer]:
    ability = usable_ability(content, board, seat, moment)
    if ability is not None:
        card, targets = ability
        option = Option(card.name, card.line, _target_tree(content, targets), card.text)
        label = line("igels-use")
        yield Pick(verb="use", ask=ask, label=label, options=(option,), posted=True)


def _going_home(
    content: Content, view: View, seat: int, phase: phases.GoingHome
) -> Iterator[Offer]:
    ask = _ask(view.board, "home")
    yield from _ability(content, view.board, seat, "home", ask)
    yield _pass(ask, _prompt(view.board, seat))


def _trading(content: Content, view: View, seat: int, phase: phases.Trading) -> Iterator[Offer]:
    ask, label = _ask(view.board, "trade"), line("igels-trade")
    options = tuple(_support(content, name, (), word) for word, name in numbered(view.hand).items())
    count = content.rules.trade
    yield Pick(verb="trade", ask=ask, label=label, options=options, least=count, most=count)
    yield _pass(ask, _prompt(view.board, seat))


def _counters(content: Content, view: View, seat: int, hit: Hit) -> Iterator[Offer]:
    """Yield what can counter a hit, and letting it happen, which every seat it hits can (C38)."""
    board = view.board
    ask = _ask(board, f"hit{hit.ask}")
    source = content.effect_cards[hit.source]
    family = family_of(source, source.effects[hit.effect_index])
    assert family is not None
    event = isinstance(source, EventCard)
    options = tuple(
        Option(name, content.lines[name], hint=content.effect_cards[name].text)
        for name in possible_counters(content, board, seat, family, event=event)
        if name in content.animal_cards or name in view.hand
    )
    if options:
        label = line("igels-counter", card=source.line)
        yield Pick(verb="counter", ask=ask, label=label, options=options)
    timeout = _prompt(board, seat)
    yield Press(verb="let", ask=ask, label=line("igels-let"), timeout=timeout, posted=True)


def _choose_target(content: Content, board: Board, choice: TargetChoice) -> Offer:
    """Return the offer to choose a target; all there is to choose from lies open."""
    card = content.effect_cards[choice.source]
    effect = card.effects[choice.effect_index]
    ask, label = _ask(board, f"aim{choice.ask}"), line("igels-aim", card=card.line)
    if isinstance(effect, fx.Secure):
        most, foods = securable(content, board, choice.seat, effect)
        species = board.areas[choice.seat].species
        options = tuple(
            Option(word, content.food_line(name, species)) for word, name in numbered(foods).items()
        )
        return Pick(verb="aim", ask=ask, label=label, options=options, most=most, posted=True)
    targets = legal_targets(content, board, choice.seat, card, choice.effect_index)
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


_OFFERS: dict[type, Callable[[Content, View, int, Any], Iterator[Offer]]] = {
    phases.ChoosingSpecies: _species,
    phases.Drawing: _drawing,
    phases.Leading: _leading,
    phases.Gathering: _gathering,
    phases.Laying: _laying,
    phases.Window: _window,
    phases.OrderedWindow: _window,
    phases.GoingHome: _going_home,
    phases.Trading: _trading,
}
