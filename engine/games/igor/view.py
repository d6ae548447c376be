"""What a seat can know: its view, and the same table dealt anew in all that it cannot know."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.games.igor import changes
from engine.games.igor.model import Card, Content
from engine.games.igor.rules import slips
from engine.games.igor.state import Board, Claim, Phase, State, View
from engine.rng import Rng

_BETWEEN = (Phase.CHANGE, Phase.TAKE, Phase.READING)


def view(state: State, seat: int | None) -> View:
    """Give the board and the seat's own hand; between hands the rules too, which lie open then.

    While a hand is played the rules in force are in no view, nor is what anybody has to do (I3).
    """
    board = state.board
    between = board.phase in _BETWEEN
    chooses = board.phase is Phase.TAKE and board.changers[0] == seat
    return View(
        board=board,
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        sizes=tuple(map(len, state.hands)),
        rules=state.force if between else (),
        removed=state.removed if between else (),
        can_add=between and bool(state.pile or changes.returning(board, state.removed)),
        drawn=state.drawn if chooses else (),
        draft=state.drafts[seat] if seat is not None and state.drafts else None,
    )


def scramble(content: Content, state: State, seat: int | None, rng: Rng) -> State:
    """Deal anew the other hands, the rest of the pack, the rule deck and what is not yet said.

    What everybody has seen stays, whether or not it may be looked at now: the rules in force, the
    cards laid, and that a hand lacks a suit it did not follow.
    """
    hands, deck, rng = _dealt(content, state, seat, rng)
    pile, drawn, rng = _stacked(state, seat, rng)
    claims, rng = _meant(content, state, seat, rng)
    drafts = tuple(
        draft if other == seat else type(draft)() for other, draft in enumerate(state.drafts)
    )
    return replace(
        state, hands=hands, deck=deck, pile=pile, drawn=drawn, claims=claims, drafts=drafts, rng=rng
    )


def _dealt(
    content: Content, state: State, seat: int | None, rng: Rng
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], Rng]:
    """Deal what lies hidden, so that no hand gets a suit it has shown that it lacks (I12)."""
    hidden = [other for other in range(state.board.seats) if other != seat and state.hands[other]]
    if not hidden:
        return state.hands, state.deck, rng
    pool = [card for other in hidden for card in state.hands[other]]
    # Sorted first, so that nothing of how the cards lay before gets through the shuffle.
    cards, rng = rng.shuffled(content.as_hand((*pool, *state.deck)))
    left = list(cards)
    suits = [content.faces[card].suit for card in left]
    needs = {other: len(state.hands[other]) for other in hidden}
    # Whoever lacks most is served first; as long as the rest can be served too, all goes well.
    order = sorted(hidden, key=lambda other: (-len(state.voids[other]), other))
    hands = list(state.hands)
    for other in order:
        got: list[Card] = []
        at = 0
        while len(got) < needs[other]:
            if suits[at] not in state.voids[other] and _goes_on(
                suits, at, other, needs[other] - len(got), order, needs, state.voids
            ):
                got.append(left.pop(at))
                suits.pop(at)
            else:
                at += 1
        needs[other] = 0
        hands[other] = content.as_hand(got)
    return tuple(hands), content.as_hand(left), rng


def _goes_on(
    suits: Sequence[int],
    at: int,
    other: int,
    own_need: int,
    order: Sequence[int],
    needs: dict[int, int],
    voids: tuple[tuple[int, ...], ...],
) -> bool:
    """Say whether everybody can still be served when this card is dealt (Hall's condition).

    It is enough to look at groups that lack the same suits: a hand that lacks nothing takes any.
    """
    wants = {each: needs[each] for each in order if needs[each] and voids[each]}
    wants.pop(other, None)
    if own_need > 1 and voids[other]:
        wants[other] = own_need - 1
    if len(wants) < 2 and len(suits) > 40:
        return True
    kinds = sorted({suit for each in wants for suit in range(5) if suit not in voids[each]})
    for group in range(1, 1 << len(kinds)):
        some = {kind for bit, kind in enumerate(kinds) if group >> bit & 1}
        asked = sum(
            need
            for each, need in wants.items()
            if all(suit in some or suit in voids[each] for suit in range(5))
        )
        if asked and asked > sum(suit in some for suit in suits) - (suits[at] in some):
            return False
    return True


def _stacked(
    state: State, seat: int | None, rng: Rng
) -> tuple[tuple[str, ...], tuple[str, ...], Rng]:
    """Shuffle the rule deck; the cards looked at are known to whoever looks at them."""
    board = state.board
    looks = board.phase is Phase.TAKE and board.changers[0] == seat
    cards, rng = rng.shuffled(sorted((*state.pile, *(() if looks else state.drawn))))
    if looks:
        return cards, state.drawn, rng
    return cards[len(state.drawn) :], cards[: len(state.drawn)], rng


def _meant(
    content: Content, state: State, seat: int | None, rng: Rng
) -> tuple[tuple[Claim, ...], Rng]:
    """Let others' claims mean anything, as long as they are not judged."""
    claims = []
    for claim in state.claims:
        if claim.accused is None or claim.seat == seat:
            claims.append(claim)
            continue
        others = [other for other in range(state.board.seats) if other != claim.seat]
        accused, rng = rng.choice(others)
        act, rng = rng.choice((*content.acts.palette, *slips(state.board)))
        claims.append(replace(claim, accused=accused, act=act))
    return tuple(claims), rng


def lies_open(board: Board) -> bool:
    """Say whether the rules in force may be read."""
    return board.phase in _BETWEEN
