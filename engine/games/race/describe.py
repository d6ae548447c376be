"""The text alternative of the picture: one sentence as alt text, and everything line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.api.event import Line, Seat, line
from engine.games.race.model import Board, Content, Face, Tally, View
from engine.games.race.rules import moved_event, tally


def alt(content: Content, board: Board) -> Line:
    """Return in few words what the picture shows: the last move first."""
    if board.is_stopped:
        ended = line("race-alt-stopped", round=board.round, rounds=board.rounds)
        last = _last_move(content, board)
        return ended if last is None else line("race-alt-moved-stopped", moved=last, ended=ended)
    if board.turn is None:
        key = "race-alt-over" if board.is_over else "race-alt-scored"
        return line(key, round=board.round, rounds=board.rounds)
    seat, moved = Seat(board.turn), _last_move(content, board)
    if moved is None:
        return line("race-alt", round=board.round, rounds=board.rounds, seat=seat)
    return line("race-alt-moved", moved=moved, seat=seat, round=board.round, rounds=board.rounds)


def describe(content: Content, view: View) -> Iterator[Line]:
    """Yield everything that the picture shows, what changes most first (§9).

    The last move and who is to play, the own hand, the hedgehogs, the seats, the pile, the values.
    """
    board, move = view.board, view.board.last_move
    yield alt(content, board)
    if move is not None:
        racer = content.hedgehogs[move.hedgehog].line
        yield line("race-describe-from", hedgehog=racer, value=content.track[move.start])
    if board.last_round is not None:
        for seat, each in enumerate(board.last_round.tallies):
            yield from _tally(content, board, seat, each)
        yield from _hedgehogs(content, board)
    else:
        if view.hand:
            yield line("race-describe-hand", cards=_cards(content, view.hand))
            worth = tally(content, board.scoring, board.positions, view.hand, home=False)
            yield line("race-describe-worth", points=worth.points)
        yield from _hedgehogs(content, board)
        for seat, (size, total) in enumerate(zip(view.sizes, board.totals, strict=True)):
            yield line("race-describe-seat", seat=Seat(seat), cards=size, points=total)
    if board.pile:
        yield line(
            "race-describe-pile",
            count=len(board.pile),
            top=content.cards[board.pile[-1]].line,
            cards=_cards(content, content.as_hand(board.pile)),
        )
    values = tuple(line("race-value", value=value) for value in content.track)
    yield line("race-describe-track", values=values)
    yield line("race-describe-starter", seat=Seat(board.starter))


def _last_move(content: Content, board: Board) -> Line | None:
    move = board.last_move
    if move is None:
        return None
    card = content.cards[board.pile[-1]]
    return moved_event(content, move.seat, card, move.hedgehog, board.positions[move.hedgehog])


def _hedgehogs(content: Content, board: Board) -> Iterator[Line]:
    for racer, space in zip(content.hedgehogs, board.positions, strict=True):
        left = content.finish - space
        value = content.track[space]
        yield line("race-describe-hedgehog", hedgehog=racer.line, value=value, left=left)


def _tally(content: Content, board: Board, seat: int, scored: Tally) -> Iterator[Line]:
    yield line("race-describe-open", seat=Seat(seat), cards=_cards(content, scored.hand))
    terms = tuple(
        line("race-describe-term", hedgehog=racer.line, points=term)
        for racer, term in zip(content.hedgehogs, scored.terms, strict=True)
        if term
    )
    full = sum(scored.terms) + scored.bonus
    yield line(
        "race-describe-scored" if full >= 0 else "race-describe-spared",  # §20
        seat=Seat(seat),
        terms=terms,
        bonus=scored.bonus,
        points=full,
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
