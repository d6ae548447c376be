"""The long menus, which list every act whether or not a rule demands it. They are cached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.api.action import Option
from engine.api.event import Line, line
from engine.api.seats import seat_name
from engine.games.igor import claims, naming, own_rules
from engine.games.igor.content import CONDITIONS, POINT, THANK, WHO, Content, OwnRule
from engine.games.igor.model import Board

Options: TypeAlias = tuple[Option, ...]

_CACHE_SIZE = 256


class Menus:
    """The menus of a box. They depend only on the number of seats and the table's own rules."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._cache: dict[tuple[str, int, tuple[OwnRule, ...]], Options] = {}

    def acts(self, board: Board) -> Options:
        """Return the acts to do: 22 plain ones, two that need a player, and own phrases.

        The 25th act, calling a number, is an offer of its own.
        """
        return self._cached("acts", board, self._acts)

    def forgotten(self, board: Board) -> Options:
        """Return all 25 acts, to say which one was forgotten."""
        return self._cached("forgotten", board, self._forgotten)

    def other_breaches(self, board: Board) -> Options:
        """Return the other things to claim: a forbidden card, and rules that players wrote."""
        return self._cached("other", board, self._other_breaches)

    def triggers(self, board: Board) -> Options:
        """Return what may trigger a built rule."""
        return self._cached("triggers", board, self._triggers)

    def duties(self, board: Board, on: str) -> Options:
        """Return who must do what until when, for a built rule with this trigger."""
        return self._cached(f"duties {on}", board, lambda _: self._duties(on))

    def _cached(self, name: str, board: Board, make: Callable[[Board], Options]) -> Options:
        key = (name, board.seats, board.own_rules)
        options = self._cache.get(key)
        if options is None:
            if len(self._cache) >= _CACHE_SIZE:
                self._cache.clear()
            options = self._cache[key] = make(board)
        return options

    def _acts(self, board: Board) -> Options:
        everybody = players(range(board.seats))
        phrases = tuple(
            Option(each.rule.id, naming.own_phrase(board, each.rule.id))
            for each in board.own_rules
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

    def _other_breaches(self, board: Board) -> Options:
        return tuple(Option(act, naming.breach(board, act)) for act in claims.other_breaches(board))

    def _triggers(self, board: Board) -> Options:
        content = self._content
        shows = tuple(Option(motif, Line(f"igor-motif-{motif}")) for motif in content.motifs)
        ranks = tuple(
            Option(str(rank), line("igor-rank", rank=rank)) for rank in range(content.ranks)
        )
        plays = (
            Option("shows", Line("igor-when-shows-any"), shows),
            Option("rank", Line("igor-when-rank-any"), ranks),
            *(Option(each, naming.condition("play", each)) for each in CONDITIONS["play"]),
        )
        tricks = (
            Option("any", Line("igor-when-trick_won")),
            *(
                Option(each, naming.condition("trick_won", each))
                for each in CONDITIONS["trick_won"]
            ),
        )
        fines = (Option("any", Line("igor-when-fine_paid")),)
        return (
            Option("play", Line("igor-on-play"), plays),
            Option("trick", Line("igor-on-trick"), tricks),
            Option("fine", Line("igor-on-fine"), fines),
        )

    def _duties(self, on: str) -> Options:
        numbers = tuple(
            Option(each, Line(f"igor-demand-call-{each}")) for each in own_rules.calls_for(on)
        )
        aims = tuple(Option(each, Line(_aim_key(each))) for each in own_rules.aims_for(on))
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
    """Return an option for each seat; its value is the seat counted from 1."""
    return tuple(Option(str(seat + 1), seat_name(seat), then) for seat in seats)


def _act(act: str, then: Options = ()) -> Option:
    return Option(act, Line(f"igor-act-{act}"), then)


def _aim_key(word: str) -> str:
    return f"igor-demand-{own_rules.AIMED[word].removeprefix('aim:').replace(':', '-')}"
