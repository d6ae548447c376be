"""The text alternative of the picture: one sentence as alt text, and everything line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.api.event import Line, Seat, line
from engine.games.race.model import Board, Content, Face, Tally, View


def alt(content: Content, board: Board) -> Line:
    """Return in one sentence what the picture shows."""
    if board.turn is not None:
        seat = Seat(board.turn)
        return line("race-alt", round=board.round, rounds=board.rounds, seat=seat)
    key = "race-alt-over" if board.is_over else "race-alt-scored"
    return line(key, round=board.round, rounds=board.rounds)


def describe(content: Content, view: View) -> Iterator[Line]:
    """Yield everything that the picture shows, and what is in the pile (§9)."""
    board = view.board
    yield alt(content, board)
    yield line("race-describe-starter", seat=Seat(board.starter))
    values = tuple(line("race-value", value=value) for value in content.track)
    yield line("race-describe-track", values=values)
    for racer, space in zip(content.hedgehogs, board.positions, strict=True):
        left = content.finish - space
        value = content.track[space]
        yield line("race-describe-hedgehog", hedgehog=racer.line, value=value, left=left)
    if board.pile:
        yield line(
            "race-describe-pile",
            count=len(board.pile),
            top=content.cards[board.pile[-1]].line,
            cards=_cards(content, content.as_hand(board.pile)),
        )
    if board.last_round is not None:
        for seat, tally in enumerate(board.last_round.tallies):
            yield from _tally(content, board, seat, tally)
        return
    for seat, (size, total) in enumerate(zip(view.sizes, board.totals, strict=True)):
        yield line("race-describe-seat", seat=Seat(seat), cards=size, points=total)
    if view.hand:
        yield line("race-describe-hand", cards=_cards(content, view.hand))


def _tally(content: Content, board: Board, seat: int, tally: Tally) -> Iterator[Line]:
    yield line("race-describe-open", seat=Seat(seat), cards=_cards(content, tally.hand))
    terms = tuple(
        line("race-describe-term", hedgehog=racer.line, points=term)
        for racer, term in zip(content.hedgehogs, tally.terms, strict=True)
        if term
    )
    yield line(
        "race-describe-scored",
        seat=Seat(seat),
        terms=terms,
        bonus=tally.bonus,
        points=tally.points,
        total=board.totals[seat],
    )
    if seat in board.ready:
        yield line("race-describe-ready", seat=Seat(seat))


def _cards(content: Content, faces: Iterable[Face]) -> tuple[Line, ...]:
    return tuple(
        content.cards[face].line
        if count == 1
        else line("race-cards", count=count, card=content.cards[face].line)
        for face, count in Counter(faces).items()
    )
