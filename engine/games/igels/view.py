"""What a seat can know: its view, and the table with all that it cannot know dealt again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from engine.api.rng import Rng
from engine.api.seats import without
from engine.games.igels.content import Content
from engine.games.igels.model import Phase, State, View
from engine.games.igels.playability import laying_refusal

#: (seat, card) -> whether the seat may lay the card face down.
_MayLay: TypeAlias = Callable[[int, str], bool]


def view(state: State, seat: int | None) -> View:
    """Return what lies open and the seat's own cards."""
    if seat is None:
        return View(state.board, None, (), ())
    return View(state.board, seat, state.hands[seat], state.face_down[seat])


def stopped(view: View) -> View:
    """Return the view of a game that ended early: nobody is awaited."""
    return replace(view, board=replace(view.board, phase=Phase("stopped"), pending=()))


def determinize(content: Content, state: State, seat: int | None, rng: Rng) -> State:
    """Return the state with the piles, the Forest, other hands and cards face down dealt again.

    What everybody saw stays true: a card seen on its way to a hand is in that hand or laid by that
    seat, and Food that was put back is in the Forest. Only cards that may be laid lie face down.
    """
    state = _deal_species_piles(content, replace(state, rng=rng))
    return _deal_support(content, _deal_forest(content, state), seat)


def _deal_species_piles(content: Content, state: State) -> State:
    rng, piles = state.rng, {}
    for name, pile in state.species_piles.items():
        piles[name], rng = rng.shuffled(content.sorted(pile))
    return replace(state, species_piles=piles, rng=rng)


def _deal_forest(content: Content, state: State) -> State:
    known = state.board.returned_food
    unknown = without(content.sorted((*state.forest, *state.removed_food)), *known)
    mixed, rng = state.rng.shuffled(unknown)
    unknown_count = len(state.forest) - len(known)
    forest, rng = rng.shuffled((*known, *mixed[:unknown_count]))
    removed_food = content.sorted(mixed[unknown_count:])
    return replace(state, forest=forest, removed_food=removed_food, rng=rng)


def _deal_support(content: Content, state: State, seat: int | None) -> State:
    """Deal the draw pile, the hands of other seats and what they have laid face down."""
    board = state.board
    others = [other for other in range(len(board.areas)) if other != seat]
    cards = list(state.draw_pile)
    known: list[str] = []
    for other in others:
        cards += (*state.hands[other], *state.face_down[other])
        known += board.areas[other].known_cards
    mixed, rng = state.rng.shuffled(without(content.sorted(cards), *known))

    def may_lay(other: int, card: str) -> bool:
        return laying_refusal(content, board, other, card) is None

    # A card that is known to be held may lie face down as well; if there are not enough other
    # cards that may be laid, it must.
    for lay_known in (False, True):
        parts, rng = _divide_known(state, others, may_lay, rng, lay_known=lay_known)
        places = [
            other
            for other in others
            for _ in range(board.face_down_counts[other] - len(parts[other][1]))
        ]
        match = _match_cards(places, mixed, may_lay)
        if match is not None:
            break
    assert match is not None
    rest = [card for index, card in enumerate(mixed) if index not in match.values()]
    hands, face_down = list(state.hands), list(state.face_down)
    for other in others:
        held, laid = parts[other]
        laid += [mixed[match[place]] for place, owner in enumerate(places) if owner == other]
        missing = board.hand_sizes[other] - len(held)
        held, rest = held + rest[:missing], rest[missing:]
        hands[other] = content.sorted(held)
        face_down[other], rng = rng.shuffled(content.sorted(laid))
    return replace(
        state, hands=tuple(hands), face_down=tuple(face_down), draw_pile=tuple(rest), rng=rng
    )


def _divide_known(
    state: State, others: Sequence[int], may_lay: _MayLay, rng: Rng, *, lay_known: bool
) -> tuple[dict[int, tuple[list[str], list[str]]], Rng]:
    """Divide the known cards of each seat at random into those in hand and those face down.

    `lay_known`: put as many as possible face down.
    """
    board = state.board
    parts = {}
    for other in others:
        held: list[str] = []
        laid: list[str] = []
        known, rng = rng.shuffled(board.areas[other].known_cards)
        # Those that may not be laid come first, as they need their place in the hand.
        for card in sorted(known, key=lambda card: may_lay(other, card)):
            coin, rng = rng.below(2)
            fits = len(laid) < board.face_down_counts[other] and may_lay(other, card)
            if fits and (lay_known or coin or len(held) == board.hand_sizes[other]):
                laid.append(card)
            else:
                held.append(card)
        parts[other] = (held, laid)
    return parts, rng


def _match_cards(
    places: Sequence[int], cards: Sequence[str], may_lay: _MayLay
) -> dict[int, int] | None:
    """Return a card for each place face down, as indexes place -> card; `None` if impossible.

    `places` holds the seat of each place. A bipartite matching by augmenting paths: a place may
    push another one to a different card.
    """
    place_of: dict[int, int] = {}

    def assign(place: int, tried: set[int]) -> bool:
        for index, card in enumerate(cards):
            if index not in tried and may_lay(places[place], card):
                tried.add(index)
                if index not in place_of or assign(place_of[index], tried):
                    place_of[index] = place
                    return True
        return False

    if not all(assign(place, set()) for place in range(len(places))):
        return None
    return {place: index for index, place in place_of.items()}
