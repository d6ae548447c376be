"""The text alternative of the picture: one sentence as alt text, and all of it line by line."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.event import Line, Seat, line
from engine.games.safaru.model import (
    Board,
    Content,
    LastPlay,
    View,
    card_line,
    card_lines,
    in_order,
    sides_of,
)
from engine.games.safaru.offers import catching_in_hand
from engine.games.safaru.scoring import last_round, reason, side_names


def alt(content: Content, view: View) -> Line:
    """Return in few words the last play, the table and what it waits for, or who won."""
    board = view.board
    if board.is_between_rounds:  # also after the last one: the words beside it say who has won
        return line("safaru-alt-scored", round=board.round)
    cards = card_lines(board.table)
    told = line("safaru-alt", round=board.round, count=len(cards), cards=cards, now=now(board))
    if (dealt := new_deal(content, view)) is not None:
        told = line("safaru-alt-dealt", dealt=dealt, alt=told)
    played = _last_change(board)
    return told if played is None else line("safaru-alt-played", played=played, alt=told)


def describe(content: Content, view: View) -> Iterator[Line]:
    """Yield everything that the picture shows, in words, what changes most first."""
    board = view.board
    if board.is_between_rounds:
        yield now(board)
        if board.due.question == "over":
            yield reason(board)
        yield from _scores(board)
        yield from _terms(board)
        return
    if board.due.card is not None:
        yield line("safaru-describe-played", card=card_line(board.due.card))
    if board.last_play is not None:
        yield _last_play(board.last_play)
    yield from filter(None, (new_deal(content, view),))
    yield now(board)
    if board.table:
        yield line("safaru-describe-table", cards=card_lines(board.table))
    else:
        yield line("safaru-empty")
    if view.hand:
        yield from _hand(content, view)
    for seat, (size, caught) in enumerate(zip(view.hand_sizes, view.pile_sizes, strict=True)):
        score = board.scores[sides_of(board.seats)[seat]]
        yield line("safaru-describe-seat", seat=Seat(seat), hand=size, caught=caught, score=score)
        pile = view.piles[seat]
        if pile:
            yield line("safaru-describe-pile", seat=Seat(seat), cards=card_lines(in_order(pile)))
    if len(board.scores) < board.seats:
        first, second = side_names((0,), board.seats), side_names((1,), board.seats)
        yield line("safaru-describe-sides", first=first, second=second)
    yield line("safaru-describe-stock", count=view.stock_size, dealer=Seat(board.dealer))
    yield from _terms(board)


def _terms(board: Board) -> Iterator[Line]:
    yield line("safaru-round-of", round=board.round)
    yield aim(board)


def aim(board: Board) -> Line:
    """Return what wins the match, in words (§25, §28)."""
    terms = board.terms
    rounds = last_round(board)
    if rounds is None:
        return line("safaru-aim-catch", target=terms.target)
    if terms.aim == "free":
        return line("safaru-aim-free", rounds=rounds)
    if rounds == 1:  # whatever the target
        return line("safaru-aim-one-round")
    return line("safaru-aim-rounds", target=terms.target, rounds=rounds)


def new_deal(content: Content, view: View) -> Line | None:
    """Return who dealt and who leads, before the first card of each deal but the first (§19, §20).

    The one who leads is not the one after who has just played.
    """
    board = view.board
    is_first = board.round == 1 and board.last_play is None
    is_led = board.due.question != "turn" or {*view.hand_sizes} != {content.hand}
    if is_first or is_led or not board.due.seats:
        return None
    return line("safaru-new-deal", dealer=Seat(board.dealer), seat=Seat(board.seat))


def now(board: Board) -> Line:
    """Return what the table waits for, in words."""
    due = board.due
    if not due.seats:  # also where the game was ended early
        return line("safaru-now-over")
    if due.question in ("last", "scored"):
        return line(f"safaru-now-{due.question}")
    return line(f"safaru-now-{due.question}", seat=Seat(due.seats[0]))


def _last_change(board: Board) -> Line | None:
    """Return the card that is being played, or else the last catch or release."""
    if board.due.card is not None:
        return line("safaru-describe-played", card=card_line(board.due.card))
    return None if board.last_play is None else _last_play(board.last_play)


def _last_play(play: LastPlay) -> Line:
    seat, card = Seat(play.seat), card_line(play.card)
    if not play.taken:
        return line("safaru-describe-last-free", seat=seat, card=card)
    caught = (*play.taken, play.card) if play.paired else play.taken
    return line("safaru-describe-last", seat=seat, card=card, cards=card_lines(caught))


def _hand(content: Content, view: View) -> Iterator[Line]:
    yield line("safaru-describe-hand", cards=card_lines(view.hand))
    able = catching_in_hand(content, view)
    if able:
        yield line("safaru-describe-catching", cards=card_lines(able), count=len(able))
    elif able is not None:
        yield line("safaru-describe-catching-none")


def _scores(board: Board) -> Iterator[Line]:
    """Yield the points of each side, then the catch or release that ended the round."""
    for side, tally in enumerate(board.tallies):
        yield line(
            f"safaru-describe-scored-{board.terms.aim}",
            seats=side_names((side,), board.seats),
            cards=tally.cards,
            cardpoints=tally.card_points,
            unicorns=tally.unicorns,
            unicornpoints=tally.unicorn_points,
            hedgehogs=tally.hedgehogs,
            hedgehogpoints=tally.hedgehog_points,
            babies=tally.babies,
            babypoints=tally.baby_points,
            triangles=tally.triangles,
            points=tally.points,
            score=board.scores[side],
        )
    if board.last_play is not None:
        yield _last_play(board.last_play)
