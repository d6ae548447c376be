"""What a seat can know: its view, and the same table dealt anew in all that it cannot know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from engine.api.rng import Rng
from engine.games.igels.content import Content
from engine.games.igels.model import State, View
from engine.games.igels.playability import may_lay


def view(state: State, seat: int | None) -> View:
    """Give what lies open and the seat's own cards."""
    if seat is None:
        return View(state.board, None, (), ())
    return View(state.board, seat, state.hands[seat], state.laid[seat])


def determinize(content: Content, state: State, seat: int | None, rng: Rng) -> State:
    """Deal anew the piles, the Forest, the other hands and what lies face down.

    What everybody saw stays where it is: a card shown on its way to a hand is in that hand or
    laid by it, Food that was put back is in the Forest. Face down lies only what may be laid.
    """
    rng, packs = _packs(content, state, rng)
    rng, forest, removed = _forest(content, state, rng)
    rng, hands, laid, deck = _support(content, state, seat, rng)
    return replace(
        state,
        hands=hands,
        laid=laid,
        deck=deck,
        packs=packs,
        forest=forest,
        removed=removed,
        rng=rng,
    )


def _packs(content: Content, state: State, rng: Rng) -> tuple[Rng, dict[str, tuple[str, ...]]]:
    packs = {}
    for name, pack in state.packs.items():
        packs[name], rng = rng.shuffled(content.sorted(pack))
    return rng, packs


def _forest(
    content: Content, state: State, rng: Rng
) -> tuple[Rng, tuple[str, ...], tuple[str, ...]]:
    known = state.board.returned
    unknown = list(content.sorted((*state.forest, *state.removed)))
    for food in known:
        unknown.remove(food)
    mixed, rng = rng.shuffled(unknown)
    free = len(state.forest) - len(known)
    forest, rng = rng.shuffled((*known, *mixed[:free]))
    return rng, forest, content.sorted(mixed[free:])


def _support(
    content: Content, state: State, seat: int | None, rng: Rng
) -> tuple[Rng, tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...], tuple[str, ...]]:
    board = state.board
    others = [other for other in range(len(board.sides)) if other != seat]
    pool = list(state.deck)
    for other in others:
        pool += (*state.hands[other], *state.laid[other])
    pool = list(content.sorted(pool))
    for other in others:
        for card in board.sides[other].shown:
            pool.remove(card)
    mixed, rng = rng.shuffled(pool)

    def lawful(other: int, card: str) -> bool:
        return may_lay(content, board, other, card)

    # A card that is known to be held may lie face down as well; where there are not enough other
    # cards that could, it must.
    for eager in (False, True):
        bags, rng = _known(state, others, lawful, rng, eager=eager)
        slots = [other for other in others for _ in range(board.down[other] - len(bags[other][1]))]
        match = _matched(slots, mixed, lawful)
        if match is not None:
            break
    assert match is not None
    rest = [card for at, card in enumerate(mixed) if at not in match.values()]
    hands, laid = list(state.hands), list(state.laid)
    for other in others:
        held, down = bags[other]
        down += [mixed[match[n]] for n, slot in enumerate(slots) if slot == other]
        need = board.held[other] - len(held)
        held, rest = held + rest[:need], rest[need:]
        hands[other] = content.sorted(held)
        order, rng = rng.shuffled(content.sorted(down))
        laid[other] = order
    return rng, tuple(hands), tuple(laid), tuple(rest)


def _known(
    state: State,
    others: Sequence[int],
    lawful: Callable[[int, str], bool],
    rng: Rng,
    *,
    eager: bool,
) -> tuple[dict[int, tuple[list[str], list[str]]], Rng]:
    """Part the cards known of each seat in those it holds and those it has laid."""
    board = state.board
    bags = {}
    for other in others:
        held: list[str] = []
        down: list[str] = []
        shown, rng = rng.shuffled(board.sides[other].shown)
        # Those that cannot be laid need their place in the hand first.
        for card in sorted(shown, key=lambda card: lawful(other, card)):
            coin, rng = rng.below(2)
            fits = len(down) < board.down[other] and lawful(other, card)
            if fits and (eager or coin or len(held) == board.held[other]):
                down.append(card)
            else:
                held.append(card)
        bags[other] = (held, down)
    return bags, rng


def _matched(
    slots: Sequence[int], cards: Sequence[str], lawful: Callable[[int, str], bool]
) -> dict[int, int] | None:
    """Give each place that is laid a card that may lie there, place -> card; `None`: impossible.

    Augmenting paths: a place may push another to a different card.
    """
    taken: dict[int, int] = {}

    def place(slot: int, seen: set[int]) -> bool:
        for at, card in enumerate(cards):
            if at not in seen and lawful(slots[slot], card):
                seen.add(at)
                if at not in taken or place(taken[at], seen):
                    taken[at] = slot
                    return True
        return False

    for slot in range(len(slots)):
        if not place(slot, set()):
            return None
    return {slot: at for at, slot in taken.items()}
