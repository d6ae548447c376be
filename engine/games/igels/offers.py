"""What a seat may do now, from its view alone.

Whether a seat is asked, what and for how long follows from what lies open; only offers that are
not posted depend on its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from engine.api.action import LazyOptions, Offer, Option, Pick, Press, Timeout, Wait
from engine.api.event import Line, Seat, line
from engine.games.igels.battle import must_join
from engine.games.igels.content import (
    Content,
    Effect,
    card_line,
    card_text,
    numbered,
    plus,
)
from engine.games.igels.describe import favourite, says_when_sent, shy_matters, text_or_used
from engine.games.igels.model import (
    Board,
    Target,
    View,
    fighting_troop,
    fighting_troops,
    open_events,
    parse_seat,
)
from engine.games.igels.moves import LOT
from engine.games.igels.playability import (
    did_nothing,
    event_targets,
    laid_events,
    laying_refusal,
    own_choice,
    possible_counters,
    usable_ability,
)
from engine.games.igels.sap import animal_sap, printed_sap, total_sap
from engine.games.igels.targeting import legal_targets, securable, target_line, target_lines
from engine.games.igels.turns import STEPS, draw_choices
from engine.games.igels.waiting_status import (
    aim_question,
    awaited_seats,
    battle_note,
    reason_to_ask,
    waiting_line,
)


def offers(content: Content, view: View) -> tuple[Offer, ...]:
    """Return what the seat is asked; nothing for an onlooker or while others are asked."""
    board, seat = view.board, view.seat
    if seat is None:
        return ()
    asked = _asked(content, view, seat) if seat in awaited_seats(board) else ()
    if asked and board.areas[seat].species is not None:
        asked += (_quick(board, seat),)
    resting = board.areas[seat].resting
    if not resting or board.over:
        return asked
    again = f"t{board.turn}.again{resting}"
    return (*asked, Press(verb="resume", ask=again, label=line("igels-resume"), voluntary=True))


def _asked(content: Content, view: View, seat: int) -> tuple[Offer, ...]:
    """Return the answers of a seat that the table waits for."""
    board = view.board
    if board.pending:
        use = board.pending[0]
        ask = f"t{board.turn}.{'hit' if use.waiting else 'aim'}{use.ask}"
        verbs: tuple[str, ...] = ("counter", "let") if use.waiting else ("aim",)
    elif board.phase.step == "species":
        ask, verbs = "species", ("species",)
    else:
        ask = f"t{board.turn}.{board.phase.step}{board.phase.ask}"
        verbs = STEPS[board.phase.step].verbs
    made = (
        _OFFERS[verb](content, view, seat, ask)
        if verb in _OFFERS
        else _press(content, view, seat, ask, verb)
        for verb in verbs
    )
    return tuple(each for each in made if each is not None)


def _quick(board: Board, seat: int) -> Offer:
    """Return the switch for auto-pass: with every question, in the hand, as it says what is on."""
    number = board.pending[0].ask if board.pending else board.phase.ask
    ask = f"t{board.turn}.quick{number}"
    label = line("igels-quick-stop" if board.areas[seat].quick else "igels-quick")
    return Press(verb="quick", ask=ask, label=label, voluntary=True)


_CHOICE, _PROMPT = Timeout(Wait.CHOICE), Timeout(Wait.PROMPT)
_WINDOW, _BEAT = Timeout(Wait.WINDOW), Timeout(Wait.BEAT)


def _species(content: Content, view: View, seat: int, ask: str) -> Offer:
    taken = {area.species for area in view.board.areas}
    free = (
        Option(each.name, each.line, hint=favourite(content.favourites[each.name]))
        for each in content.species
        if each.name not in taken
    )
    return Pick(
        verb="species",
        ask=ask,
        label=line("igels-choose-species"),
        options=(*free, Option(LOT, line("igels-lot"))),
        timeout=Timeout(Wait.TURN, (LOT,)),
        posted=True,
    )


def _draw(content: Content, view: View, seat: int, ask: str) -> Offer:
    board = view.board
    animals = board.species_pile_sizes[board.areas[seat].species or ""]
    supports = board.draw_pile_size + len(board.dump)
    left = content.rules.draws - board.phase.drawn
    options = _draw_options(draw_choices(supports, animals, left))
    label, about = line("igels-draw", cards=left), None
    if animals < left:
        about = line("igels-few-animals", count=animals)
    elif supports < left:
        about = line("igels-few-supports", count=supports)
    return Pick(verb="draw", ask=ask, label=label, options=options, posted=True, about=about)


@lru_cache(16)
def _draw_options(words: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(word, Line(f"igels-draw-{word}")) for word in words)


def _lead(content: Content, view: View, seat: int, ask: str) -> Offer:
    options, label = _ready_animals(content, view.board, seat), Line("igels-lead")
    about = shy_matters(content, view.board, seat)
    return Pick(verb="lead", ask=ask, label=label, options=options, posted=True, about=about)


def _add(content: Content, view: View, seat: int, ask: str) -> Offer:
    options, troop = _ready_animals(content, view.board, seat), fighting_troop(view.board, seat)
    goes_on = troop is not None and len(troop.fighters) > 1
    return Pick(
        verb="add",
        ask=ask,
        label=Line("igels-join-more" if goes_on else "igels-join"),
        options=options,
        most=len(options),
        posted=True,
        about=battle_note(content, view.board) or shy_matters(content, view.board, seat),
    )


def _ready_animals(content: Content, board: Board, seat: int) -> tuple[Option, ...]:
    options = []
    for animal in board.areas[seat].pool:
        if not animal.asleep:
            sap = printed_sap(content, animal)
            options.append(_animal_option(animal.name, sap, says_when_sent(content, board, animal)))
    return tuple(options)


@lru_cache(256)
def _animal_option(name: str, sap: int, hint: Line) -> Option:
    return Option(name, line("igels-animal-sap", animal=card_line(name), sap=sap), hint=hint)


def _lay(content: Content, view: View, seat: int, ask: str) -> Offer | None:
    names = [
        name
        for name in dict.fromkeys(view.hand)
        if laying_refusal(content, view.board, seat, name) is None
    ]
    if not names:
        return None
    options = tuple([_support(content, name, laid=True) for name in names])
    laid = len(view.face_down)
    label = line("igels-lay-more", count=laid) if laid else Line("igels-lay")
    about = battle_note(content, view.board, names)
    return Pick(verb="lay", ask=ask, label=label, options=options, about=about)


def _event(content: Content, view: View, seat: int, ask: str) -> Offer | None:
    options, board, window = [], view.board, view.board.phase.step
    area = board.areas[seat]
    playable = content.playable.get((window, area.species or ""), {})
    cards = open_events(board, seat)
    if not area.resting:
        cards += view.hand
    for name in dict.fromkeys([name for name in cards if name in playable]):
        card = playable[name]
        targets = event_targets(content, board, seat, card, window)
        if targets:
            tree = _target_tree(content, view, card.effect, targets)
            options.append(Option(name, card.line, tree, card.text))
    if not options:
        return None
    label, about = line("igels-play-event"), reason_to_ask(content, board, seat)
    return Pick(verb="event", ask=ask, label=label, options=tuple(options), about=about)


def _use(content: Content, view: View, seat: int, ask: str) -> Offer | None:
    ability = usable_ability(content, view.board, seat, view.board.phase.step)
    if ability is None:
        return None
    card, targets = ability
    tree = _target_tree(content, view, card.effects[0], targets)
    own = (Option(card.name, card.line, tree, card.text),)
    about = Line("igels-use-later") if view.board.phase.step == "ab" and "c2" in card.when else None
    return Pick(verb="use", ask=ask, label=Line("igels-use"), options=own, posted=True, about=about)


#: Step -> what passing means in it; in the others it is about Events and abilities.
_PASS_LABELS = {
    "draw": "igels-pass-draw",
    "join": "igels-pass-join",
    "lay": "igels-pass-lay",
    "ab": "igels-pass-use",
    "home": "igels-pass-use",
    "trade": "igels-pass-trade",
}


def _pass(content: Content, view: View, seat: int, ask: str) -> Offer:
    """Return the offer to do nothing; it times out where nothing must be decided."""
    board, step = view.board, view.board.phase.step
    laid = laid_events(content, board, seat, step)
    if laid:
        (card, (target, *_)), *_ = laid
        aims = target_lines(content, target)
        label = line("igels-pass-laid", card=card.line)
        if aims:
            label = line("igels-pass-laid-at", card=card.line, aims=aims)
    else:
        key = _PASS_LABELS.get(step, "igels-pass")
        label = Line(f"{key}-none" if did_nothing(board, seat) else key)
    timeout = _pass_timeout(content, board, seat)
    return Press(verb="pass", ask=ask, label=label, timeout=timeout, posted=True)


def _pass_timeout(content: Content, board: Board, seat: int) -> Timeout | None:
    """Return when a seat has passed, by what lies open: no hand must tell by it (C36).

    The full time is for its own battle, its leader and what it has laid. Where only Events of the
    hand are asked for it is short, and shorter for a quick seat.
    """
    step = board.phase.step
    if step in ("draw", "join", "lay"):
        return None
    if "event" not in STEPS[step].verbs:
        return _CHOICE
    quick = board.areas[seat].quick
    if not quick and step in ("c1", "c2") and fighting_troop(board, seat) is not None:
        return _CHOICE
    if board.battle is not None and own_choice(content, board, seat, step):
        return _CHOICE
    return _BEAT if quick else _WINDOW


def _trade(content: Content, view: View, seat: int, ask: str) -> Offer:
    words, count = numbered(view.hand), content.rules.trade
    options = tuple([_support(content, name, word) for word, name in words.items()])
    label = Line("igels-trade")
    return Pick(verb="trade", ask=ask, label=label, options=options, least=count, most=count)


def _counter(content: Content, view: View, seat: int, ask: str) -> Offer | None:
    """Return the offer to counter a hit; letting it happen is there for every seat it hits."""
    board, hit = view.board, view.board.pending[0]
    options = tuple(
        Option(name, content.lines[name], hint=content.effect_cards[name].text)
        for name in possible_counters(content, board, hit, seat)
        if name in content.animal_cards or name in view.hand
    )
    if not options:
        return None
    label = line("igels-counter", card=content.lines[hit.source])
    about = waiting_line(content, board)
    return Pick(verb="counter", ask=ask, label=label, options=options, about=about)


def _aim(content: Content, view: View, seat: int, ask: str) -> Offer:
    """Return the offer to choose a target; all there is to choose from lies open."""
    board, use = view.board, view.board.pending[0]
    card = content.effect_cards[use.source]
    effect, label = card.effects[use.index], aim_question(content, board)
    if effect.op in ("secure", "secure-taken"):
        most, foods = securable(content, board, seat, effect)
        species = board.areas[seat].species
        options = tuple(
            Option(word, content.food_line(name, species)) for word, name in numbered(foods).items()
        )
        return Pick(verb="aim", ask=ask, label=label, options=options, most=most, posted=True)
    tree = _target_tree(content, view, effect, legal_targets(content, board, seat, effect))
    return Pick(verb="aim", ask=ask, label=label, options=tree, posted=True)


def _press(content: Content, view: View, seat: int, ask: str, verb: str) -> Offer | None:
    """Return the offer of a verb that takes no words, if it can be said now."""
    board, label, timeout, about = view.board, Line(f"igels-{verb}"), None, None
    match verb:
        case "sit" if must_join(board.turns_without_battle, content.rules.stall):
            return None
        case "waste" if not laid_events(content, board, seat, board.phase.step):
            return None
        case "rest" if board.areas[seat].resting or own_choice(
            content, board, seat, board.phase.step
        ):
            return None
        case "rest":  # no answer to the question: it stands beside each
            ask = f"t{board.turn}.rest{board.phase.ask}"
        case "share":
            timeout = _PROMPT
        case "let":
            timeout, about = _PROMPT, waiting_line(content, board)
    return Press(
        verb=verb,
        ask=ask,
        label=label,
        voluntary=verb == "rest",
        timeout=timeout,
        posted=True,
        about=about,
    )


def _target_tree(
    content: Content, view: View, effect: Effect, targets: Iterable[Target]
) -> Sequence[Option]:
    """Return targets as an option tree, one level for each word."""
    branches: dict[str, list[Target]] = {}
    for target in targets:
        if target:
            branches.setdefault(target[0], []).append(target[1:])

    def option(branch: tuple[str, list[Target]]) -> Option:
        word, rest = branch
        tree = _target_tree(content, view, effect, rest)
        return Option(
            word, target_line(content, word), tree, _target_hint(content, view, effect, word)
        )

    return LazyOptions(tuple(branches.items()), option) if branches else ()


def _target_hint(content: Content, view: View, effect: Effect, word: str) -> Line | None:
    """Return what helps to choose a target: what Food is worth to this seat, whose an animal is."""
    board = view.board
    if word in content.food_cards:
        species = board.areas[view.seat].species if view.seat is not None else None
        return line("igels-worth", points=content.points(word, species))
    if word in content.battle_cards:
        return line("igels-target-card", sap=plus(content.battle_cards[word].sap))
    if word in content.animal_cards:
        for owner, troop in fighting_troops(board):
            for animal in troop.fighters:
                if animal.name == word:
                    sap = animal_sap(content, board, owner, animal)
                    return line("igels-target-animal", seat=Seat(owner), sap=sap)
        others = (each for area in board.areas for each in (*area.pool, *area.dead))
        return text_or_used(content, next(each for each in others if each.name == word))
    hint = None
    if effect.op == "discard-hand":
        hint = line("igels-target-hand", cards=board.hand_sizes[parse_seat(word)])
    elif effect.op == "add-sap":
        hint = line("igels-target-total", sap=total_sap(content, board, parse_seat(word)))
    return hint


def _support(content: Content, name: str, word: str | None = None, *, laid: bool = False) -> Option:
    """Return the option of a Support card; a hint says all that it does, and if it is `laid` how.

    An Event is also played openly: without that, both would read alike.
    """
    if laid and name in content.event_cards:
        return Option(name, card_line(name), hint=line("igels-lay-hint", text=card_text(name)))
    return _support_option(name, word or name)


@lru_cache(512)
def _support_option(name: str, word: str) -> Option:
    return Option(word, card_line(name), hint=card_text(name))


#: verb -> its offer to a seat that is asked, if it has one now; the others take no words.
_OFFERS: dict[str, Callable[[Content, View, int, str], Offer | None]] = {
    "species": _species,
    "draw": _draw,
    "lead": _lead,
    "add": _add,
    "lay": _lay,
    "event": _event,
    "use": _use,
    "pass": _pass,
    "trade": _trade,
    "counter": _counter,
    "aim": _aim,
}
