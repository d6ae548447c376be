"""Scoring: points for what was caught, the end of a match, and its winners (§21 to §28)."""

from __future__ import annotations

from collections.abc import Container, Sequence

from engine.api.event import Line, line
from engine.api.game import Outcome
from engine.api.seats import seat_names, shared_places
from engine.games.safaru.model import Aim, Board, Card, Content, State, Tally, number_of, sides_of


def tallies(content: Content, aim: Aim, caught: Sequence[Sequence[Card]]) -> tuple[Tally, ...]:
    """Return the tally of each side; `caught` is one pile a side (§22, §23, §28)."""
    scoring = content.scoring[aim]
    unicorn, hedgehog = content.letters["unicorn"], content.letters["hedgehog"]
    cards = [len(pile) for pile in caught]
    unicorns = [sum(card[0] == unicorn for card in pile) for pile in caught]
    hedgehogs = [sum(card[0] == hedgehog for card in pile) for pile in caught]
    babies = [sum(number_of(card) == 0 for card in pile) for pile in caught]
    triangles = [sum(content.triangles_on[card] for card in pile) for pile in caught]
    columns = zip(
        cards,
        unicorns,
        hedgehogs,
        babies,
        triangles,
        shares(scoring.cards, cards),
        shares(scoring.unicorns, unicorns),
        shares(scoring.hedgehogs, hedgehogs),
        (scoring.baby * count for count in babies),
        (scoring.triangle * count for count in triangles),
        strict=True,
    )
    return tuple(Tally(*column) for column in columns)


def shares(points: int, counts: Sequence[int]) -> list[int]:
    """Return the share of each: those with most split the points; nothing for having none (§23)."""
    most = max(counts)
    if most == 0:
        return [0] * len(counts)
    each = points // counts.count(most)
    return [each if count == most else 0 for count in counts]


def piles_of(piles: Sequence[tuple[Card, ...]]) -> tuple[tuple[Card, ...], ...]:
    """Return one pile a side: partners pool theirs (§22)."""
    sides = sides_of(len(piles))
    return tuple(
        tuple(card for seat, pile in enumerate(piles) if sides[seat] == side for card in pile)
        for side in sorted(set(sides))
    )


def is_decided(content: Content, board: Board) -> bool:
    """Return True if the match ends with the game round that has just been scored (§25, §28)."""
    terms, rounds = board.terms, last_round(board)
    if board.round >= content.most_rounds:
        return True
    reached = terms.aim == "catch" and max(board.scores) >= terms.target
    ends = reached or (rounds is not None and board.round >= rounds)
    return ends and not (terms.decider and len(winners(board)) > 1)


def last_round(board: Board) -> int | None:
    """Return the number of game rounds, or None if only the target ends the match (§25, §28)."""
    return board.terms.rounds or (board.seats if board.terms.aim == "free" else None)


def winners(board: Board) -> tuple[int, ...]:
    """Return the sides with the best score: the highest, or the lowest when setting free."""
    best = max(board.scores) if board.terms.aim == "catch" else min(board.scores)
    return tuple(side for side, score in enumerate(board.scores) if score == best)


def outcome(state: State) -> Outcome | None:
    """Return the result once the match is over; equal scores share their place (§25, §28)."""
    board = state.board
    if board.due.question != "over":
        return None
    sides = sides_of(board.seats)
    scores = tuple(board.scores[side] for side in sides)
    sign = 1 if board.terms.aim == "catch" else -1
    places = shared_places([sign * score for score in scores])
    return Outcome(places=places, scores=scores, sides=sides, reason=reason(board))


def side_names(sides: Container[int], seats: int) -> tuple[Line, ...]:
    """Return the names of all seats on these sides."""
    return seat_names(seat for seat, side in enumerate(sides_of(seats)) if side in sides)


def reason(board: Board) -> Line:
    """Return who has won a match that is over and why, in words."""
    winning, terms = winners(board), board.terms
    seats = side_names(winning, board.seats)
    points = board.scores[winning[0]]
    if terms.aim == "free":
        why = line("safaru-why-fewest")
    elif points >= terms.target:
        why = line("safaru-why-target", target=terms.target)
    else:
        why = line("safaru-why-last-round", round=board.round)
    if len(winning) > 1:
        return line("safaru-shared", seats=seats, points=points, why=why)
    return line("safaru-won", seats=seats, count=len(seats), points=points, why=why)
