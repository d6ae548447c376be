"""The rules as moves: a game is set up, a move is checked and made, a result is found.

Pure functions of the box and a state. Nothing here knows what a seat may see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Seat, Typed
from engine.api.game import Step
from engine.api.options import Options
from engine.api.refusals import Illegal, NotOffered
from engine.api.rng import Rng
from engine.games.igels import asking, battle, checks, turns
from engine.games.igels import effects as fx
from engine.games.igels.content import Content, EventCard
from engine.games.igels.model import (
    Board,
    Choosing,
    Contest,
    Drawing,
    Gathering,
    Homing,
    Laying,
    Leading,
    Over,
    Path,
    Settings,
    Side,
    State,
    Trading,
    Window,
    troop_of,
)
from engine.games.igels.playability import ability, answers, event_aims, why_no_event, why_not_lay
from engine.games.igels.state_builder import Draft
from engine.games.igels.targeting import family_of

#: The word for a species drawn by lot (C9).
LOT = "lot"


def setup(content: Content, seats: int, options: Options, rng: Rng) -> Step[State]:
    """Shuffle the piles (C7, C8, C10); the first start player is the host or is drawn (C11)."""
    starter = 0
    if options.choice("first", "host") == "random":
        starter, rng = rng.below(seats)
    forest, rng = rng.shuffled(content.woods)
    deck, rng = rng.shuffled(content.deck)
    packs = {}
    for name, animals in content.packs.items():
        packs[name], rng = rng.shuffled(animals)
    size = int(options.choice("forest", str(content.forests[0])))
    settings = Settings(
        options.choice("outside", "free"),
        options.switch("diet"),
        options.number("turns", Settings().last_turn),
    )
    board = Board(
        settings=settings,
        turn=0,
        starter=starter,
        phase=Choosing(),
        sides=(Side(),) * seats,
        held=(0,) * seats,
        down=(0,) * seats,
        pile=len(deck),
        packs={name: len(pack) for name, pack in packs.items()},
        woods=size,
    )
    none: tuple[tuple[str, ...], ...] = ((),) * seats
    state = State(board, none, none, deck, packs, forest[:size], forest[size:], rng)
    draft = Draft(content, state)
    draft.say("igels-set-up", food=size)
    if options.choice("species", "chosen") == LOT:
        for seat in range(seats):
            if draft.sides[seat].species is None:
                _pick_species(draft, seat, LOT)
    return Step(draft.state(), tuple(draft.said))


def apply(content: Content, state: State, seat: int | None, action: Action) -> Step[State]:
    """Make a move and every chore after it; raises `Illegal` with the rule's reason."""
    make = _MOVES.get(action.verb)
    if seat is None or make is None:
        raise NotOffered
    if isinstance(state.board.phase, Over):
        raise Illegal("igels-over")
    draft = Draft(content, state)
    make(draft, seat, action.args)
    turns.run(draft)
    return Step(draft.state(), tuple(draft.said))


def spelt(names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Give (word, name) for cards of which several are picked: "mud-2" is the second "mud"."""
    counts: dict[str, int] = {}
    words = []
    for name in names:
        counts[name] = count = counts.get(name, 0) + 1
        words.append((name if count == 1 else f"{name}-{count}", name))
    return tuple(words)


_Move: TypeAlias = Callable[[Draft, int, Path], None]


def _species(draft: Draft, seat: int, args: Path) -> None:
    checks.phase(draft, Choosing, "igels-species-settled")
    if draft.sides[seat].species is not None:
        raise Illegal("igels-species-yours")
    name = checks.one_word(args)
    if name != LOT and name not in draft.content.packs:
        raise Illegal("igels-no-such", word=Typed(name))
    if name != LOT and any(side.species == name for side in draft.sides):
        raise Illegal("igels-species-taken", species=draft.name(name))
    _pick_species(draft, seat, name)


def _pick_species(draft: Draft, seat: int, name: str) -> None:
    """Give a seat its species; the last one left goes to the last seat, and the game begins."""
    taken = {side.species for side in draft.sides}
    free = [each.name for each in draft.content.species if each.name not in taken]
    if name == LOT:
        name, draft.rng = draft.rng.choice(free)
    draft.change(seat, species=name)
    draft.say("igels-species-chosen", seat=Seat(seat), species=draft.name(name))
    missing = [other for other, side in enumerate(draft.sides) if side.species is None]
    if not missing:
        turns.deal(draft)
        turns.run(draft)
    elif len(missing) == 1 and len(free) == 2:
        _pick_species(draft, missing[0], LOT)


def _draw(draft: Draft, seat: int, args: Path) -> None:
    phase = checks.turn(draft, Drawing, seat)
    what = checks.one_word(args)
    species = draft.sides[seat].species
    pack = len(draft.packs[species]) if species is not None else 0
    if what not in turns.choices(draft.pile + len(draft.dump), pack, phase.left):
        raise Illegal("igels-cannot-draw")
    turns.draw(draft, phase, what)


def _quick(draft: Draft, seat: int, args: Path) -> None:
    checks.turn(draft, Drawing, seat)
    checks.no_word(args)
    side = draft.change(seat, quick=not draft.sides[seat].quick)
    draft.say("igels-quick-on" if side.quick else "igels-quick-off", seat=Seat(seat))


def _lead(draft: Draft, seat: int, args: Path) -> None:
    checks.turn(draft, Leading, seat)
    checks.fit(draft, seat, args)
    battle.lead(draft, seat, checks.one_word(args))


def _sit(draft: Draft, seat: int, args: Path) -> None:
    checks.turn(draft, Leading, seat)
    checks.no_word(args)
    if battle.must_join(draft.idle, draft.content.rules.stall):
        raise Illegal("igels-must-join")
    battle.sit_out(draft, seat)


def _add(draft: Draft, seat: int, args: Path) -> None:
    phase = checks.turn(draft, Gathering, seat)
    if not args or len(set(args)) < len(args):
        raise Illegal("igels-say-which")
    checks.fit(draft, seat, args)
    battle.join(draft, phase, args)


def _lay(draft: Draft, seat: int, args: Path) -> None:
    phase = checks.turn(draft, Laying, seat)
    name = checks.held(draft, seat, checks.one_word(args))
    why = why_not_lay(draft.content, draft, seat, name)
    if why is not None:
        raise Illegal(why, card=draft.name(name))
    battle.lay(draft, phase, name)


def _event(draft: Draft, seat: int, args: Path) -> None:
    window = checks.moment(draft, seat)
    if not args:
        raise Illegal("igels-say-which")
    name, path = args[0], args[1:]
    fight = troop_of(draft, seat)
    if fight is None or name not in fight.events:
        checks.held(draft, seat, name)
    card = draft.content.support[name]
    if not isinstance(card, EventCard):
        raise Illegal("igels-no-event", card=card.line)
    why = why_no_event(draft, seat, card, window)
    if why is not None:
        raise Illegal(why, card=card.line)
    paths = event_aims(draft.content, draft, seat, card, window)
    if not paths:
        raise Illegal("igels-no-sense", card=card.line)
    if path not in paths:
        raise Illegal("igels-no-aim", card=card.line)
    asking.play_event(draft, seat, card, path)


def _use(draft: Draft, seat: int, args: Path) -> None:
    moment = "home" if isinstance(draft.phase, Homing) else checks.moment(draft, seat)
    if isinstance(draft.phase, Homing):
        checks.awaited(draft, Homing, seat)
    found = ability(draft.content, draft, seat, moment)
    if found is None:
        raise Illegal("igels-no-ability")
    card, paths = found
    if args[:1] != (card.name,) or args[1:] not in paths:
        raise Illegal("igels-no-aim", card=card.line)
    if isinstance(draft.phase, Homing):
        _home(draft, seat)
    asking.use_ability(draft, seat, card, args[1:])


def _pass(draft: Draft, seat: int, args: Path) -> None:
    checks.no_word(args)
    checks.free(draft)
    match draft.phase:
        case Window():
            asking.pass_window(draft, checks.awaited(draft, Window, seat), seat)
        case Contest() as contest if contest.queue[0] == seat:
            asking.pass_contest(draft, contest)
        case Gathering():
            battle.done_gathering(draft, checks.turn(draft, Gathering, seat))
        case Laying():
            battle.done_laying(draft, checks.turn(draft, Laying, seat))
        case Homing():
            checks.awaited(draft, Homing, seat)
            _home(draft, seat)
        case Trading():
            turns.trade(draft, checks.trader(draft, seat), seat, None)
        case _:
            raise Illegal("igels-nothing-to-pass")


def _rest(draft: Draft, seat: int, args: Path) -> None:
    checks.no_word(args)
    checks.moment(draft, seat)
    asking.rest(draft, seat)
    _pass(draft, seat, args)


def _aim(draft: Draft, seat: int, args: Path) -> None:
    if draft.hit is not None or not draft.dues or draft.dues[0].seat != seat:
        raise Illegal("igels-not-asked")
    due = draft.dues[0]
    effect = draft.content.sources[due.source].effects[due.at]
    if isinstance(effect, fx.Secure):
        most, free = asking.secure_choice(draft, due)
        words = dict(spelt(free))
        if not 0 < len(set(args)) == len(args) <= most or not words.keys() >= {*args}:
            raise Illegal("igels-no-such-food", count=most)
        args = tuple(map(words.__getitem__, args))
    elif args not in asking.due_aims(draft, due):
        raise Illegal("igels-no-aim", card=draft.name(due.source))
    asking.aim(draft, args)


def _counter(draft: Draft, seat: int, args: Path) -> None:
    name = checks.one_word(args)
    hit = draft.hit
    if hit is None or seat not in hit.waiting:
        raise Illegal("igels-not-asked")
    source = draft.content.sources[hit.source]
    family = family_of(source, source.effects[hit.at])
    assert family is not None
    event = isinstance(source, EventCard)
    if name not in answers(draft.content, draft, seat, family, event=event):
        raise Illegal("igels-no-answer", card=draft.name(hit.source))
    if name not in draft.content.animal:
        checks.held(draft, seat, name)
    asking.answer(draft, seat, name)


def _let(draft: Draft, seat: int, args: Path) -> None:
    checks.no_word(args)
    if draft.hit is None or seat not in draft.hit.waiting:
        raise Illegal("igels-not-asked")
    asking.answer(draft, seat, None)


def _trade(draft: Draft, seat: int, args: Path) -> None:
    phase = checks.trader(draft, seat)
    words = dict(spelt(draft.hands[seat]))
    if len(set(args)) != draft.content.rules.trade or len(set(args)) < len(args):
        raise Illegal("igels-trade-two", count=draft.content.rules.trade)
    if not words.keys() >= {*args}:
        raise Illegal("igels-not-in-hand")
    turns.trade(draft, phase, seat, tuple(map(words.__getitem__, args)))


def _home(draft: Draft, seat: int) -> None:
    phase = draft.phase
    assert isinstance(phase, Homing)
    draft.phase = replace(phase, waiting=tuple(each for each in phase.waiting if each != seat))


_MOVES: dict[str, _Move] = {
    "species": _species,
    "draw": _draw,
    "quick": _quick,
    "lead": _lead,
    "sit": _sit,
    "add": _add,
    "lay": _lay,
    "event": _event,
    "use": _use,
    "pass": _pass,
    "rest": _rest,
    "aim": _aim,
    "counter": _counter,
    "let": _let,
    "trade": _trade,
}


#: All verbs.
VERBS = tuple(_MOVES)
