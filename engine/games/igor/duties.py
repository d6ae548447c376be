"""What the rules in force demand: duties arise, are done, are missed, and expire.

Nothing here is ever shown: the table neither reminds nor says whether an act was needed (I26).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.games.igor import triggers
from engine.games.igor.model import CARD, Act, Content, Face, Rule
from engine.games.igor.state import Duty, Phase, State, rule_of
from engine.games.igor.triggers import Moment


def closed(state: State, player: int) -> State:
    """End the windows that a card of `player` ends, before it is laid (I23).

    What was missed before that can be claimed until the breaker's next own card (I25).
    """
    board, tick = state.board, state.tick
    lead = not board.trick
    found = []
    for duty in state.duties:
        if duty.ended is None and _ends(duty, player, lead=lead, soon=board.soon):
            found.append(replace(duty, ended=tick))
        elif (
            duty.ended is not None
            and not duty.kept
            and duty.expired is None
            and duty.seat == player
        ):
            found.append(replace(duty, expired=tick))
        else:
            found.append(duty)
    return replace(state, duties=tuple(_worth_keeping(state, found)))


def laid(content: Content, state: State, now: Moment) -> State:
    """Give out the duties of a card just laid and of the trick it may have ended (I18)."""
    made: list[Duty] = []
    for each in state.force:
        rule = rule_of(content, state.board, each.rule)
        if rule.on == "ban":
            made += _banned(content, state, rule, now)
        elif triggers.set_off(rule, now):
            act = triggers.act(rule, now)
            if act is not None:
                made += [_duty(state, rule, seat, act) for seat in triggers.bound(rule, now)]
    return replace(state, duties=(*state.duties, *made))


def fined(content: Content, state: State, payer: int, because: Rule | None) -> State:
    """Give out the duties of somebody who has just paid; a rule's own fine sets it off never."""
    board = state.board
    if board.phase is not Phase.PLAY:
        return state
    made = []
    for each in state.force:
        rule = rule_of(content, board, each.rule)
        if rule.on == "fine_paid" and rule != because:
            act = triggers.plain_act(rule)
            # Whoever has no act left in this window could not do it.
            if act and board.uses[payer].acts < board.most_acts:
                made.append(_duty(state, rule, payer, act))
    return replace(state, duties=(*state.duties, *made))


def done(state: State, seat: int, act: Act) -> State:
    """Settle the seat's oldest open duty that this act fits; if there is none, nothing."""
    for at, duty in enumerate(state.duties):
        if duty.ended is None and duty.seat == seat and duty.act == act:
            kept = replace(duty, ended=state.tick, kept=True)
            return _with(state, at, kept)
    return state


def void(state: State) -> State:
    """Let go of what is still open when the rules are suspended (I18)."""
    return replace(state, duties=tuple(duty for duty in state.duties if duty.ended is not None))


def is_breach(content: Content, state: State, duty: Duty) -> bool:
    """Say of a missed duty whether it is a breach; a ban is one only if it could be kept to."""
    if duty.kept:
        return False
    if duty.act != CARD:
        return True
    rest = (*state.hands[duty.seat], *state.played[duty.seat][duty.after :])
    face = content.faces[duty.card]
    if duty.led is not None and face.suit == duty.led:
        rest = tuple(card for card in rest if content.faces[card].suit == duty.led)
    kind, _, suit = rule_of(content, state.board, duty.rule).act.partition(":")
    return any(not _forbids(content, kind, suit, content.faces[card], face) for card in rest)


def same_act(duty: Duty, act: Act) -> bool:
    """Say whether a claim of having forgotten `act` means this duty; aim and number aside."""
    return duty.act.partition(".")[0] == act


def _ends(duty: Duty, player: int, *, lead: bool, soon: str) -> bool:
    match duty.window:
        case "soon":
            return soon == "card" or lead
        case "own_turn":
            return duty.seat == player
        case _:
            return lead


def _worth_keeping(state: State, duties: Sequence[Duty]) -> Iterator[Duty]:
    """Forget what no claim can mean any more; what is only too late is kept for two tricks."""
    oldest = min((claim.at for claim in state.claims), default=state.tick)
    for duty in duties:
        past = duty.kept and duty.ended is not None and duty.ended <= oldest
        late = duty.expired is not None and duty.expired <= oldest
        if not past and not (late and duty.trick < state.board.tricks - 1):
            yield duty


def _banned(content: Content, state: State, rule: Rule, now: Moment) -> Iterator[Duty]:
    """Note a card that may break a ban; whether it does is told by what else was in the hand."""
    laid = now.trick[-1]
    face = now.faces[-1]
    kind, _, suit = rule.act.partition(":")
    played = state.played[laid.seat]
    lead = len(now.trick) == 1
    match kind:
        case "lead_suit":
            suspicious = lead and content.suits[face.suit] == suit
        case "lead_even_on_odd_trick":
            suspicious = lead and now.number % 2 == 1 and face.rank % 2 == 0
        case _:
            suspicious = len(played) > 1 and content.faces[played[-2]].rank == face.rank
    if suspicious:
        led = None if lead else now.faces[0].suit
        yield replace(
            _duty(state, rule, laid.seat, CARD),
            ended=state.tick,
            card=laid.card,
            led=led,
            after=len(played),
        )


def _forbids(content: Content, kind: str, suit: str, other: Face, laid: Face) -> bool:
    """Say whether the ban that `laid` came under would have held for another card too."""
    match kind:
        case "lead_suit":
            return content.suits[other.suit] == suit
        case "lead_even_on_odd_trick":
            return other.rank % 2 == 0
        case _:
            return other.rank == laid.rank


def _duty(state: State, rule: Rule, seat: int, act: Act) -> Duty:
    return Duty(seat, rule.id, act, rule.window, state.board.tricks, state.tick)


def _with(state: State, at: int, duty: Duty) -> State:
    return replace(state, duties=(*state.duties[:at], duty, *state.duties[at + 1 :]))
