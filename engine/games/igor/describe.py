"""The text alternative of the picture: one sentence as alt text, and all of it line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.api.event import Line, Seat, line
from engine.api.seats import seat_names
from engine.games.igor import naming
from engine.games.igor.content import Content, OwnRule, RuleId, own_title
from engine.games.igor.model import LAST_CALL, PLAY, WRITING, Board, PlayedCard, Ruling, Tie, View


def alt(content: Content, view: View) -> Line:
    """Return what the table waits for, who was caught, and the cards of the hand and the trick.

    The hand comes first, as a long end is cut. A complete trick lies there until the next is led.
    """
    tricks = [*tricks_told(content, view.board)]
    hand = [_hand(content, view)] if view.hand else []
    told = _alt(view)
    for each in (*caught(content, view.board), *hand, *tricks[:1]):
        told = line("igor-alt-cards", alt=told, cards=each)
    return told


def now(view: View) -> Line:
    """Return what the table waits for, in words."""
    board = view.board
    if view.is_stopped:
        return Line("igor-now-stopped")
    if board.phase is PLAY and board.turn is not None:
        key = "play" if board.trick or board.last_trick is None else "won"
        if board.is_card_withheld:
            key = "wait"
        return line(f"igor-now-{key}", seat=Seat(board.turn))
    if board.changers:
        return line("igor-now-change", seat=Seat(board.changers[0]))
    return Line(f"igor-now-{board.phase.value}")


def caught(content: Content, board: Board) -> Iterator[Line]:
    """Yield who has caught whom since the last card, as the log says it."""
    if (ruling := board.caught) is not None:
        accuser, accused = Seat(ruling.accuser), Seat(ruling.accused)
        act = naming.claimed(content, board.own_rules, ruling)
        yield line("igor-caught", seat=accuser, other=accused, act=act, coins=ruling.paid)


def undecided(content: Content, board: Board) -> Iterator[Line]:
    """Yield the claims, ties and votes that are not decided yet, in words (I27)."""
    for claim in board.claims:
        if not claim.charged:
            yield line("igor-undecided-claim", seat=Seat(claim.seat))
    for tie in board.ties:
        yield tie_told(content, board, tie)
    for vote in board.votes:
        if isinstance(vote.about, Ruling):
            act = naming.claimed(content, board.own_rules, vote.about)
            yield line("igor-vote", other=Seat(vote.about.accused), act=act)


def tie_told(content: Content, board: Board, tie: Tie) -> Line:
    """Return who decides which of several accusers was first."""
    act = naming.claimed(content, board.own_rules, tie.ruling)
    seats = seat_names(tie.claimants)
    return line("igor-undecided-tie", seat=Seat(tie.ruling.accused), seats=seats, act=act)


def tricks_told(content: Content, board: Board) -> Iterator[Line]:
    """Yield who led the trick and its cards, and the same of the one before it."""
    if board.phase not in (PLAY, LAST_CALL):
        return
    if board.trick:
        yield _trick(content, board.trick)
    if board.last_trick is not None:
        yield _trick(content, board.last_trick.cards, board.last_trick.winner)


def describe(content: Content, view: View) -> Iterator[Line]:
    """Yield everything that the picture shows, in words, what changes most first."""
    board = view.board
    yield _alt(view)
    yield from caught(content, board)
    yield from tricks_told(content, board)
    yield from undecided(content, board)
    if view.rules or (board.phase is WRITING and board.own_rules):
        yield Line("igor-read-at-table")
    if view.hand:
        yield _hand(content, view)
    for seat in range(board.seats):
        yield line(
            "igor-describe-seat",
            seat=Seat(seat),
            coins=board.coins[seat],
            tricks=board.tricks_won[seat],
            cards=_cards_in_hand(board, seat),
        )
    yield Line("igor-describe-pool")
    yield line("igor-describe-rules", count=board.rule_count)
    yield line("igor-describe-dealer", seat=Seat(board.dealer))


def open_rules(content: Content, view: View) -> Iterator[Line]:
    """Yield the rules that may be read now and not during the round (I3), for the table alone.

    The new rules come first, then the other rules in force; or the rules of players that are taken:
    the one that is voted on stands with its vote.
    A message that one person has could not always be taken away, so no seat's picture shows them.
    """
    board = view.board
    if view.seat is not None:
        return
    if board.phase is WRITING and board.own_rules:
        yield Line("igor-own-accepted")
        for own in board.own_rules:
            yield _own_rule(content, board, own)
    if view.rules:
        yield line("igor-in-force", hand=board.round)
    for rule in sorted(view.rules, key=lambda each: -each.since):
        text = _rule(content, board, rule.rule)
        yield line("igor-describe-new", rule=text) if rule.since == board.round else text
    for removed in view.removed:
        if removed.since == board.round:
            yield line("igor-gone", title=naming.title(content, board, removed.rule))


def _alt(view: View) -> Line:
    return line("igor-alt", hand=view.board.round, hands=view.board.rounds, now=now(view))


def _hand(content: Content, view: View) -> Line:
    faces = (content.faces[card] for card in view.hand)
    cards = (line("igor-describe-card", card=face.line, picture=face.hint) for face in faces)
    return line("igor-describe-hand", cards=tuple(cards))


def _rule(content: Content, board: Board, rule: RuleId) -> Line:
    title, text = naming.title(content, board, rule), naming.text(content, board, rule)
    return line("igor-describe-rule", title=title, text=text)


def _own_rule(content: Content, board: Board, own: OwnRule) -> Line:
    text = naming.own_text(content, board, own)
    return line("igor-describe-rule", title=own_title(own), text=text)


def _cards_in_hand(board: Board, seat: int) -> int:
    if board.phase is not PLAY:
        return 0
    played = any(card.seat == seat for card in board.trick)
    return board.hand_size - board.completed_tricks - played


@lru_cache(256)
def _trick(content: Content, trick: tuple[PlayedCard, ...], winner: int | None = None) -> Line:
    leader, cards = Seat(trick[0].seat), _cards(content, trick)
    if winner is None:
        return line("igor-describe-trick", leader=leader, cards=cards)
    return line("igor-describe-last", leader=leader, seat=Seat(winner), cards=cards)


def _cards(content: Content, trick: Sequence[PlayedCard]) -> tuple[Line, ...]:
    return tuple(
        line(
            "igor-describe-played",
            seat=Seat(played.seat),
            card=content.faces[played.card].line,
            picture=content.faces[played.card].hint,
        )
        for played in trick
    )
