"""What a seat can know: its view, and the same table dealt anew in all that it cannot know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.api.rng import Rng
from engine.games.igor import rule_deck
from engine.games.igor.model import Card, Content
from engine.games.igor.rules import slips
from engine.games.igor.state import Claim, Phase, State, View

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
        can_add=between and bool(state.pile or rule_deck.returning(board, state.removed)),
        drawn=state.drawn if chooses else (),
        draft=state.drafts[seat] if seat is not None and state.drafts else None,
    )


def determinize(content: Content, state: State, seat: int | None, rng: Rng) -> State:
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
    needs = {other: len(state.hands[other]) for other in hidden}
    # Whoever lacks most is served first; as long as the rest can be served too, all goes well.
    order = sorted(hidden, key=lambda other: (-len(state.voids[other]), other))
    hands = list(state.hands)
    stock = [0] * len(content.suits)
    for card in left:
        stock[content.faces[card].suit] += 1
    for other in order:
        got: list[Card] = []
        at = 0
        while needs[other]:
            suit = content.faces[left[at]].suit
            stock[suit] -= 1
            needs[other] -= 1
            if suit not in state.voids[other] and _all_served(stock, needs, state.voids):
                got.append(left.pop(at))
                continue
            stock[suit] += 1
            needs[other] += 1
            at += 1
        hands[other] = content.as_hand(got)
    return tuple(hands), content.as_hand(left), rng


def _all_served(
    stock: Sequence[int], needs: Mapping[int, int], voids: tuple[tuple[int, ...], ...]
) -> bool:
    """Say whether every hand can still get what it needs of the suits it may hold.

    Hall's condition: no set of suits is asked for by more than there is of it, counting the hands
    that can take nothing else. A hand that lacks nothing can be served by what is left over.
    """
    wants = [
        (need, sum(1 << suit for suit in range(len(stock)) if suit not in voids[seat]))
        for seat, need in needs.items()
        if need and voids[seat]
    ]
    # What the groups of suits that matter hold: any other asks for no more than one within it.
    groups = {0}
    for _, may in wants:
        groups |= {group | may for group in groups}
    return all(
        sum(need for need, may in wants if not may & ~group)
        <= sum(count for suit, count in enumerate(stock) if group >> suit & 1)
        for group in groups
    )


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
