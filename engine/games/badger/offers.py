"""The offers to a seat, made from its view alone. All are posted, as nothing here is private."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.api.action import LazyOptions, Offer, Option, Pick, Press
from engine.api.event import Line, line
from engine.api.seats import with_item
from engine.games.badger import consequences
from engine.games.badger.content import LADY, Content, Course, Edges, Place, rotated
from engine.games.badger.model import ACT, LAY, LORD, NEXT, OVER, ROTATOR, Board, View
from engine.games.badger.naming import arrows, destination, face, field, fields, ways_on
from engine.games.badger.rules import TURN_STEPS, placements_in_hand, rotations

_UNCOVER, _RUN, _ROTATE = (Line(f"badger-{verb}") for verb in ("uncover", "run", "rotate"))
_BITTEN, _LAST = Line("badger-bitten"), Line("badger-bitten-last")
_EARLY, _DEN = Line("badger-run-early"), Line("badger-run-den")
_ANY, _FLIP, _LORD = Line("badger-rotate-any"), Line("badger-flip"), Line("badger-lord")


def offers(content: Content, view: View) -> tuple[Offer, ...]:
    """Return the actions of the mover, or the choice that is due before the next one (B15, B40)."""
    board = view.board
    if view.seat != board.turn or board.due.question is OVER:
        return ()
    course, ask = content.courses[board.course], f"a{board.asked}"
    if board.due.question is ACT:
        return _actions(course, board, ask)
    return (_due(course, board, ask),)


def _actions(course: Course, board: Board, ask: str) -> tuple[Offer, ...]:
    inside, at = board.open, board.mice[board.turn]
    found: list[Offer] = []
    there = consequences.choices(course, board)
    if there:
        found.append(_pick("run", ask, _RUN, _runs(course, board, there)))
    covered = course.covered(inside, at)
    if covered:
        found.append(_pick("uncover", ask, _UNCOVER, _uncovered(course, board, covered)))
    places = course.turnable(inside, at, board.turned)
    if places:
        found.append(_pick("rotate", ask, _ROTATE, _turns(course, board, places)))
    coverable = course.coverable(inside, at, board.mice)
    if coverable:
        bite = _bite(board, is_certain=consequences.is_bitten_hiding(course, board, coverable))
        label = _with_bite(_cover(course, tuple(coverable)), bite)
        found.append(Press(verb="cover", ask=ask, label=label, posted=True))
    return tuple(found)


def _due(course: Course, board: Board, ask: str) -> Offer:
    question, places = board.due.question, board.due.places
    if question is LAY:
        shown = face(course.content, board.shown[board.laying])
        label = line("badger-lay", field=field(course, board.laying), face=shown)
        return _pick("lay", ask, label, _lies(course, board))
    if question is NEXT:
        return _pick("uncover", ask, _UNCOVER, _uncovered(course, board, places, "badger-up-next"))
    if question is LORD:
        return _pick("lord", ask, _LORD, _caves(course, board, places))
    if question is ROTATOR:
        return _pick("rotate", ask, _ANY, _turns(course, board, places))
    return _pick("flip", ask, _FLIP, _flips(course, board, places))


def _uncovered(
    course: Course, board: Board, places: Sequence[Place], several: str = "badger-up-first"
) -> tuple[Option, ...]:
    """Return the tiles to uncover; all of them are, so `several` says that one comes first."""
    key = several if len(places) > 1 else "badger-up"
    bite = _bite(board, is_certain=consequences.is_bitten_with(course, board, board.open))
    return _named(course, key, tuple(places), bite)


def _caves(course: Course, board: Board, caves: Sequence[Place]) -> Sequence[Option]:
    def send(cave: Place) -> Option:
        bitten = consequences.is_bitten_with_lord(course, board, cave)
        return _option(course, "badger-name", cave, _bite(board, is_certain=bitten))

    return LazyOptions(caves, send)


def _flips(course: Course, board: Board, tiles: Sequence[Place]) -> Sequence[Option]:
    def flip(tile: Place) -> Option:
        key = "badger-flip-down" if board.open[tile] else "badger-flip-up"
        bitten = consequences.is_bitten_hiding(course, board, (tile,))
        return _option(course, key, tile, _bite(board, is_certain=bitten))

    return LazyOptions(tiles, flip)


def _runs(course: Course, board: Board, places: Sequence[Place]) -> Sequence[Option]:
    """Return the fields to run to, with a hint where a bite is certain (B37, B40).

    At the goal a mouse that has not passed the checkpoint is told that it does not win there (B8),
    and at the lady's cave that it must be away again before the turn ends (B34).
    """

    def run(place: Place) -> Option:
        bitten = consequences.is_bitten_on(course, board, place)
        early = place == course.goal and not board.passed[board.turn]
        of_place = _DEN if place == LADY else _EARLY if early else None
        hint = _bite(board, is_certain=bitten) or of_place
        where = line("badger-run-to", where=destination(course, place))
        return Option(course.names[place], where, (), hint)

    return LazyOptions(places, run)


def _turns(course: Course, board: Board, places: Sequence[Place]) -> Sequence[Option]:
    lies, is_safe = board.open, consequences.is_out_of_reach(course, board)

    def tree(place: Place) -> Option:
        ways = () if is_safe else rotations(lies[place]).items()
        bites = tuple(
            word
            for word, way in ways
            if consequences.is_bitten_with(course, board, with_item(lies, place, way))
        )
        bite = _bite(board, is_certain=bool(bites))
        return _tree(course, place, lies[place], course.answering(lies, place), bites, bite)

    return LazyOptions(places, tree)


def _lies(course: Course, board: Board) -> Sequence[Option]:
    """Return the ways in which the tile in hand may lie (B19)."""
    place, answering = board.laying, course.answering(board.open, board.laying)

    def lie(way: tuple[str, Edges]) -> Option:
        number, lies = way
        inside = with_item(board.open, place, lies)
        bitten = consequences.is_bitten_with(course, board, inside)
        bite = _bite(board, is_certain=bitten)
        return _lie(course, place, number, lies, lies & answering, bite)

    return LazyOptions(tuple(placements_in_hand(course, board).items()), lie)


def _bite(board: Board, *, is_certain: bool) -> Line | None:
    """Return what the mover is told of a bite that is certain: it may cost the last snack."""
    if not is_certain:
        return None
    return _LAST if board.snacks[board.turn] == 1 else _BITTEN


def _with_bite(what: Line, bite: Line | None) -> Line:
    return what if bite is None else line("badger-and-bitten", what=what, bite=bite)


def _pick(verb: str, ask: str, label: Line, options: Sequence[Option]) -> Pick:
    return Pick(verb=verb, ask=ask, label=label, options=options, posted=True)


# Options depend on fields and their edges alone, so each is made once. The bounds hold all that
# a few games can need.


@lru_cache(maxsize=8192)
def _cover(course: Course, places: tuple[Place, ...]) -> Line:
    return line("badger-cover-tiles", fields=fields(course, places))


@lru_cache(maxsize=8192)
def _named(
    course: Course, key: str, places: tuple[Place, ...], bite: Line | None
) -> tuple[Option, ...]:
    return tuple(_option(course, key, place, bite) for place in places)


@lru_cache(maxsize=2048)
def _option(course: Course, key: str, place: Place, bite: Line | None) -> Option:
    return Option(course.names[place], line(key, field=field(course, place)), (), bite)


@lru_cache(maxsize=4096)
def _tree(
    course: Course,
    place: Place,
    edges: Edges,
    answering: Edges,
    bites: tuple[str, ...],
    bite: Line | None,
) -> Option:
    """Make the option of a tile to be turned: then come its rotations, equal ones once (B31).

    `bites`: those after which the mover is bitten; `bite` says so.
    """

    def lie(way: tuple[str, Edges]) -> Option:
        word, lies = way
        also = tuple(_words_alike(edges, word))
        said = bite if word in bites else None
        key, now = "badger-turn-by", lies == edges
        return _lie(course, place, word, lies, lies & answering, said, also, key=key, now=now)

    ways = tuple(rotations(edges).items())
    hint = bite if len(bites) == len(ways) else None
    turn = line("badger-turn", field=field(course, place))
    return Option(course.names[place], turn, LazyOptions(ways, lie), hint)


def _words_alike(edges: Edges, word: str) -> Iterator[str]:
    """Yield the other words of a rotation that give the same paths."""
    lies = rotations(edges)[word]
    for other, steps in TURN_STEPS.items():
        if other != word and rotated(edges, steps) == lies:
            yield other


@lru_cache(maxsize=8192)
def _lie(
    course: Course,
    place: Place,
    number: str,
    edges: Edges,
    on: Edges,
    bite: Line | None,
    also: tuple[str, ...] = (),
    *,
    key: str = "badger-lie",
    now: bool = False,
) -> Option:
    """Make the option of how a tile may lie: its arrows, and as a hint where ways go on.

    `now`: it lies so already, as a straight does after a half turn.
    """
    goes_on = "badger-lies-as-now" if now else "badger-goes-on"
    hint = _with_bite(line(goes_on, fields=ways_on(course, place, on)), bite)
    shown = line(key, number=int(number), edges=arrows(course.content, edges))
    return Option(number, shown, (), hint, also)
