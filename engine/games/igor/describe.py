"""The same picture in words: one sentence as alt text, and all of it line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.api.event import Line, Seat, Typed, line
from engine.api.seats import seat_names
from engine.games.igor import naming
from engine.games.igor.content import Content
from engine.games.igor.model import Board, Phase, PlayedCard, View


def alt(view: View) -> Line:
    """Say in one sentence what the picture is."""
    board = view.board
    return line("igor-alt", hand=board.round, hands=board.rounds, now=now(view))


def now(view: View) -> Line:
    """Say what the table is at."""
    board = view.board
    if board.phase is Phase.PLAY and board.turn is not None:
        if board.last_trick is not None:
            winner = Seat(board.last_trick.winner)
            return line("igor-now-won", seat=winner)
        return line("igor-now-play", seat=Seat(board.turn))
    if board.changers:
        return line("igor-now-change", seat=Seat(board.changers[0]))
    return Line(f"igor-now-{board.phase.value}")


def told(board: Board) -> Iterator[Line]:
    """Say which claims, choices and votes are under way (I27)."""
    if board.open_claims:
        seats = seat_names(caller.seat for caller in board.open_claims)
        yield line("igor-told-callers", seats=seats)
    for tie in board.ties:
        yield line("igor-told-tie", seat=Seat(tie.breaker), seats=seat_names(tie.claimants))
    for vote in board.votes:
        yield line("igor-vote", other=Seat(vote.accused), act=naming.breach(board, vote.act))


def describe(content: Content, view: View) -> Iterator[Line]:
    """Say everything that the picture shows."""
    board = view.board
    yield alt(view)
    yield line("igor-twin-rules", count=board.rule_count)
    if board.phase is Phase.WRITING:
        yield from _written(content, board)
    if view.seat is None:
        yield from _rules(content, view)
    elif view.rules:
        yield Line("igor-read-at-table")
    if board.phase in (Phase.PLAY, Phase.LAST_CALL):
        if board.last_trick is not None:
            winner = Seat(board.last_trick.winner)
            cards = _cards(content, board.last_trick.cards)
            yield line("igor-twin-last", seat=winner, cards=cards)
        elif board.trick:
            yield line("igor-twin-trick", cards=_cards(content, board.trick))
    yield from told(board)
    for seat in range(board.seats):
        yield line(
            "igor-twin-seat",
            seat=Seat(seat),
            coins=board.coins[seat],
            tricks=board.tricks_won[seat],
            cards=view.hand_sizes[seat],
        )
    yield line("igor-twin-dealer", seat=Seat(board.dealer))
    if view.hand:
        faces = (content.faces[card] for card in view.hand)
        cards = tuple(line("igor-twin-card", card=face.line, picture=face.hint) for face in faces)
        yield line("igor-twin-hand", cards=cards)


def _written(content: Content, board: Board) -> Iterator[Line]:
    for own in board.own_rules:
        yield _told(
            naming.title(content, board, own.rule.id), naming.own_text(own, board.soon_until)
        )
    if board.proposal is not None:
        own = board.proposal.own
        title = line("igor-own-title", title=Typed(own.title))
        asked = line("igor-ask-accept", title=Typed(own.title))
        yield asked
        yield _told(title, naming.own_text(own, board.soon_until))


def _rules(content: Content, view: View) -> Iterator[Line]:
    board = view.board
    for rule in view.rules:
        title = naming.title(content, board, rule.rule)
        told_rule = _told(title, naming.text(content, board, rule.rule))
        yield line("igor-twin-new", rule=told_rule) if rule.since == board.round else told_rule
    for gone in view.removed:
        if gone.since == board.round:
            yield line("igor-gone", title=naming.title(content, board, gone.rule))


def _told(title: Line, text: Sequence[Line]) -> Line:
    return line("igor-twin-rule", title=title, parts=naming.joined(text))


def _cards(content: Content, trick: Sequence[PlayedCard]) -> tuple[Line, ...]:
    return tuple(
        line(
            "igor-twin-laid",
            seat=Seat(laid.seat),
            card=content.faces[laid.card].line,
            picture=content.faces[laid.card].hint,
        )
        for laid in trick
    )
