"""The long menus: every act there is, always all of them, made once and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.api.action import Option
from engine.api.event import Line, Seat, line
from engine.games.igor import naming, own_rules
from engine.games.igor.model import CONDITIONS, POINT, THANK, WHO, Content, OwnRule
from engine.games.igor.rules import slips
from engine.games.igor.state import Board

Options: TypeAlias = tuple[Option, ...]

#: So many sets of menus are kept: they differ by the number of seats and the table's own rules.
_KEPT = 256


class Menus:
    """The menus of a box. They hang on the number of seats and the table's own rules alone."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._made: dict[tuple[str, int, tuple[OwnRule, ...]], Options] = {}

    def acts(self, board: Board) -> Options:
        """Everything that can be done: 22 acts, two that need somebody, and phrases of one's own.

        The 25th, a number to call, is an offer of its own.
        """
        return self._kept("acts", board, self._acts)

    def forgotten(self, board: Board) -> Options:
        """All 25 acts, as something that was forgotten."""
        return self._kept("forgotten", board, self._forgotten)

    def slips(self, board: Board) -> Options:
        """What one can be caught at beside those: a forbidden card, and rules people wrote."""
        return self._kept("slips", board, self._slips)

    def triggers(self, board: Board) -> Options:
        """What may set a built rule off."""
        return self._kept("triggers", board, self._triggers)

    def duties(self, board: Board, on: str) -> Options:
        """Who may be bound, until when, and to what, by what sets the rule off."""
        return self._kept(f"duties {on}", board, lambda _: self._duties(on))

    def _kept(self, name: str, board: Board, make: Callable[[Board], Options]) -> Options:
        key = (name, board.seats, board.own)
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= _KEPT:
                self._made.clear()
            found = self._made[key] = make(board)
        return found

    def _acts(self, board: Board) -> Options:
        everybody = players(range(board.seats))
        phrases = tuple(
            Option(each.rule.id, naming.phrase(board, each.rule.id))
            for each in board.own
            if each.phrase
        )
        return (
            *(_act(act) for act in self._content.acts.plain),
            _act(THANK, everybody),
            _act(POINT, everybody),
            *((_act("own", phrases),) if phrases else ()),
        )

    def _forgotten(self, board: Board) -> Options:
        return tuple(_act(act) for act in self._content.acts.palette)

    def _slips(self, board: Board) -> Options:
        return tuple(Option(act, naming.slip(board, act)) for act in slips(board))

    def _triggers(self, board: Board) -> Options:
        content = self._content
        shows = tuple(Option(motif, Line(f"igor-motif-{motif}")) for motif in content.motifs)
        ranks = tuple(
            Option(str(rank), line("igor-rank", rank=rank)) for rank in range(content.ranks)
        )
        plays = (
            Option("shows", Line("igor-when-shows-any"), shows),
            Option("rank", Line("igor-when-rank-any"), ranks),
            *(Option(each, naming.when("play", each)) for each in CONDITIONS["play"]),
        )
        tricks = (
            Option("any", Line("igor-when-trick_won")),
            *(Option(each, naming.when("trick_won", each)) for each in CONDITIONS["trick_won"]),
        )
        fines = (Option("any", Line("igor-when-fine_paid")),)
        return (
            Option("play", Line("igor-on-play"), plays),
            Option("trick", Line("igor-on-trick"), tricks),
            Option("fine", Line("igor-on-fine"), fines),
        )

    def _duties(self, on: str) -> Options:
        numbers = tuple(
            Option(each, Line(f"igor-demand-call-{each}")) for each in own_rules.calls(on)
        )
        aims = tuple(Option(each, Line(_aimed(each))) for each in own_rules.aims(on))
        acts = (
            *(_act(act) for act in self._content.acts.plain),
            *((Option("call", Line("igor-act-call"), numbers),) if numbers else ()),
            *((Option("aim", Line("igor-act-aim"), aims),) if aims else ()),
            Option("own", Line("igor-act-own")),
        )
        windows = tuple(
            Option(each, Line(f"igor-window-{each}"), acts) for each in own_rules.WINDOWS
        )
        return tuple(Option(who, Line(f"igor-who-{who}"), windows) for who in WHO[on])


def players(seats: Sequence[int], then: Options = ()) -> Options:
    """Name seats as options, counted from 1."""
    return tuple(Option(str(seat + 1), line("seat", seat=Seat(seat)), then) for seat in seats)


def _act(act: str, then: Options = ()) -> Option:
    return Option(act, Line(f"igor-act-{act}"), then)


def _aimed(word: str) -> str:
    return f"igor-demand-{own_rules.AIMED[word].removeprefix('aim:').replace(':', '-')}"
