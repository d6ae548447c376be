"""How the points of a round came about, card by card (§17 to §20, §29 to §32)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.account import Account, Term, score_changes
from engine.api.event import Event, Line, line
from engine.games.race.model import Board, Content, View
from engine.games.race.sheet import lots


def account(
    content: Content, before: View | None, events: tuple[Event, ...], after: View
) -> Account:
    """Return what a round that has just ended gave everybody."""
    board = after.board
    if before is None:
        return Account(tuple(score_changes(Line("race-account-earlier"), None, board.totals)))
    if board.last_round is None or before.board.last_round is not None:
        return Account()
    heading = line("race-round", round=board.round, rounds=board.rounds)
    return Account(tuple(_terms(content, board)), heading)


def _terms(content: Content, board: Board) -> Iterator[Term]:
    assert board.last_round is not None
    for seat, tally in enumerate(board.last_round.tallies):
        for suit, at in enumerate(board.positions):
            value = content.track[at]
            for lot in lots(content, board.scoring, tally.hand, suit):
                what = line(
                    "race-account-pair" if lot.pair else "race-account-card",
                    count=lot.count,
                    card=content.cards[f"{content.hedgehogs[suit].name}{lot.steps}"].line,
                    value=value,
                    weight=lot.weight,
                )
                yield Term(seat, what, lot.count * lot.weight * value)
        if tally.bonus:
            yield Term(seat, Line("race-account-bonus"), tally.bonus)
        spared = tally.points - sum(tally.terms) - tally.bonus
        if spared:
            yield Term(seat, Line("race-account-spared"), spared)
