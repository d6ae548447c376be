"""The long menus, which list every act whether or not a rule demands it. They are cached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.api.action import Option
from engine.api.event import Line, line
from engine.api.seats import seat_name
from engine.games.igor import claims, naming, own_rules
from engine.games.igor.content import CALL, CONDITIONS, DEMANDS, WHO, Content, OwnRule
from engine.games.igor.model import Board

Options: TypeAlias = tuple[Option, ...]

_CACHE_SIZE = 256


class Menus:
    """The menus of a box. They depend only on the number of seats and the table's own rules."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._cache: dict[tuple[str, int, tuple[OwnRule, ...]], Options] = {}

    def acts(self, board: Board) -> Options:
        """Return everything to say or do."""
        return self._cached("acts", board, self._acts)

    def breaches(self, board: Board) -> Options:
        """Return everything that can be claimed."""
        return self._cached("breaches", board, self._breaches)

    def charges(self, board: Board, seat: int) -> Options:
        """Return the other players, and below each everything that can be claimed."""
        others = [other for other in range(board.seats) if other != seat]
        below = self.breaches(board)
        return self._cached(f"charges {seat}", board, lambda _: players(others, below))

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
        acts, everybody = self._content.acts, players(range(board.seats))
        numbers = map(str, range(self._content.highest_call(board.seats) + 1))
        return (
            *(_act(act) for act in acts.plain),
            *(_act(act, everybody) for act in acts.aim),
            _act(CALL, tuple(Option(each, line("igor-rank", rank=int(each))) for each in numbers)),
            *(
                Option(own.rule.id, naming.own_phrase(board, own.rule.id))
                for own in board.own_rules
                if own.phrase
            ),
        )

    def _breaches(self, board: Board) -> Options:
        words = claims.breaches(self._content, board)
        return tuple(Option(word, naming.breach(board, word)) for word in words)

    def _triggers(self, _: Board) -> Options:
        content = self._content
        shows = tuple(Option(motif, Line(f"igor-motif-{motif}")) for motif in content.motifs)
        ranks = tuple(
            Option(str(rank), line("igor-rank", rank=rank)) for rank in range(content.ranks)
        )
        first = {
            "play": (
                Option("shows", Line("igor-when-shows-any"), shows),
                Option("rank", Line("igor-when-rank-any"), ranks),
            ),
            "trick_won": (Option("any", Line("igor-when-trick_won")),),
            "fine_paid": (Option("any", Line("igor-when-fine_paid")),),
        }
        return tuple(
            Option(
                on,
                Line(f"igor-on-{on}"),
                (
                    *first[on],
                    *(Option(each, naming.condition(on, each)) for each in CONDITIONS[on]),
                ),
            )
            for on in own_rules.TRIGGERS
        )

    def _duties(self, on: str) -> Options:
        acts = (
            *(_act(act) for act in self._content.acts.plain),
            *(Option(each, Line(f"igor-demand-{each}")) for each in DEMANDS[on]),
            _act("own"),
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
