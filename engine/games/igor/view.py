"""What a seat can know: its view, and tables that differ only in what it cannot know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.api.rng import Rng
from engine.games.igor import claims, rule_deck
from engine.games.igor.content import Card, Content
from engine.games.igor.model import (
    CHANGE,
    READING,
    TAKE,
    WRITING,
    Board,
    Charge,
    Ruling,
    State,
    View,
)


def view(state: State, seat: int | None) -> View:
    """Return the board and the seat's hand; between rounds also the rules, which lie open then.

    During a round no view contains the rules in force or the duties of any seat (I3).
    """
    board = state.board
    hand = () if seat is None else state.hands[seat]
    phase = board.phase
    if phase is CHANGE or phase is TAKE or phase is READING:
        return View(
            board=board,
            seat=seat,
            hand=hand,
            rules=state.in_force,
            removed=state.removed,
            can_add=bool(state.rule_deck or rule_deck.returnable(board, state.removed)),
            drawn_rules=state.drawn_rules if _takes_rule(board, seat) else (),
        )
    if phase is WRITING and seat is not None:
        return View(board=board, seat=seat, draft=state.drafts[seat])
    own = claims.claim_of(board, seat) if state.charges else None
    if own is None:
        return View(board=board, seat=seat, hand=hand)
    charges = tuple([each for each in state.charges if each.claim == own.number])
    return View(board=board, seat=seat, hand=hand, charges=charges)


def followed(view: View) -> tuple[object, ...]:
    """Return what a hand by DM follows: tricks, calls, votes on rulings, and a fine for slow play.

    Everybody may call "Catch!", so no hand shows a trick that is over as if it went on. Who is
    accused can own up until the breach is named (I22). Who is asked also hears what others do
    meanwhile: they might call "Catch!" at somebody who has just said it.
    """
    board, seat = view.board, view.seat
    is_asked = seat is not None and (board.turn == seat or board.waits_for(seat))
    calls = tuple(each.number for each in board.claims)
    votes = tuple(each.number for each in board.votes if isinstance(each.about, Ruling))
    acts = tuple(each.acts for each in board.uses) if is_asked else ()
    tricks = board.round, board.completed_tricks
    return tricks, calls, votes, board.hurried and board.turn == seat, acts


def stopped(view: View) -> View:
    """Return the view of a game that ended early: it waits for nobody and decides nothing more."""
    board = replace(view.board, turn=None, changers=(), claims=(), ties=(), votes=())
    return replace(view, board=board, is_stopped=True)


def determinize(content: Content, state: State, seat: int | None, rng: Rng) -> State:
    """Return the state with other hands, deck, rule deck, charges and drafts at random.

    What everybody has seen stays, even if it may not be looked at now: the rules in force, the
    cards played, and that a hand lacks a suit it did not follow.
    """
    hands, deck, rng = _random_hands(content, state, seat, rng)
    rules, drawn_rules, rng = _random_rule_deck(state, seat, rng)
    charges, rng = _random_charges(content, state, seat, rng)
    drafts = tuple(draft if other == seat else None for other, draft in enumerate(state.drafts))
    return replace(
        state,
        hands=hands,
        deck=deck,
        rule_deck=rules,
        drawn_rules=drawn_rules,
        charges=charges,
        drafts=drafts,
        rng=rng,
    )


def _takes_rule(board: Board, seat: int | None) -> bool:
    """Return True if the seat looks at the drawn rules to take one."""
    return board.phase is TAKE and board.changers[0] == seat


def _random_hands(
    content: Content, state: State, seat: int | None, rng: Rng
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], Rng]:
    """Return hands and deck, dealt so that no hand has a suit that it has shown it lacks (I12)."""
    hidden = [other for other in range(state.board.seats) if other != seat and state.hands[other]]
    if not hidden:
        return state.hands, state.deck, rng
    pool = [card for other in hidden for card in state.hands[other]]
    # Sorted first, so that the result does not depend on how the cards lay before.
    cards, rng = rng.shuffled(content.as_hand((*pool, *state.deck)))
    remaining = list(cards)
    needs = {other: len(state.hands[other]) for other in hidden}
    # The hand that lacks most suits is dealt first. A card is given only if all other hands can
    # still be filled, so this always succeeds.
    order = sorted(hidden, key=lambda other: (-len(state.voids[other]), other))
    hands = list(state.hands)
    stock = [0] * len(content.suits)
    for card in remaining:
        stock[content.faces[card].suit] += 1
    for other in order:
        hand: list[Card] = []
        index = 0
        while needs[other]:
            suit = content.faces[remaining[index]].suit
            stock[suit] -= 1
            needs[other] -= 1
            if suit not in state.voids[other] and _can_fill_all(stock, needs, state.voids):
                hand.append(remaining.pop(index))
                continue
            stock[suit] += 1
            needs[other] += 1
            index += 1
        hands[other] = content.as_hand(hand)
    return tuple(hands), content.as_hand(remaining), rng


def _can_fill_all(
    stock: Sequence[int], needs: Mapping[int, int], voids: tuple[tuple[int, ...], ...]
) -> bool:
    """Return True if `stock` (cards by suit) can fill all hands with suits they may hold.

    `needs` is how many cards each hand still gets. This is Hall's condition: for every set of
    suits, the hands that may hold only these need no more cards than there are of them. A hand
    that may hold every suit takes what is left over.
    """
    wants = [
        (need, sum(1 << suit for suit in range(len(stock)) if suit not in voids[seat]))
        for seat, need in needs.items()
        if need and voids[seat]
    ]
    # Only unions of these sets of suits (bit masks) matter: another set binds no more hands than
    # the largest union within it.
    groups = {0}
    for _, allowed in wants:
        groups |= {group | allowed for group in groups}
    return all(
        sum(need for need, allowed in wants if not allowed & ~group)
        <= sum(count for suit, count in enumerate(stock) if group >> suit & 1)
        for group in groups
    )


def _random_rule_deck(
    state: State, seat: int | None, rng: Rng
) -> tuple[tuple[str, ...], tuple[str, ...], Rng]:
    """Return rule deck and drawn rules; a seat that looks at the drawn rules knows them."""
    drawn = state.drawn_rules
    if _takes_rule(state.board, seat):
        cards, rng = rng.shuffled(sorted(state.rule_deck))
        return cards, drawn, rng
    cards, rng = rng.shuffled(sorted((*state.rule_deck, *drawn)))
    return cards[len(drawn) :], cards[: len(drawn)], rng


def _random_charges(
    content: Content, state: State, seat: int | None, rng: Rng
) -> tuple[tuple[Charge, ...], Rng]:
    """Return random charges by other seats, as they are secret until they are judged."""
    authors = {claim.number: claim.seat for claim in state.board.claims}
    changed = []
    for charge in state.charges:
        author = authors[charge.claim]
        if author != seat:
            others = [other for other in range(state.board.seats) if other != author]
            accused, rng = rng.choice(others)
            breach, rng = rng.choice(claims.breaches(content, state.board.own_rules))
            charge = replace(charge, accused=accused, breach=breach)
        changed.append(charge)
    return tuple(changed), rng
