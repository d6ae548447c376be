"""The text alternative of the picture: one sentence as alt text, and everything line by line.

It says for every tile where its paths lead, so that the game can be played without the picture.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.event import Line, Seat, line
from engine.games.badger import consequences
from engine.games.badger.content import LADY, MICE, NONE, Content, Course, Place, places_of
from engine.games.badger.model import LAY, OVER, Board, Deed, View
from engine.games.badger.naming import destination, face, field, fields, neighbours


def alt(content: Content, board: Board) -> Line:
    """Return in few words the last actions, whose turn it is or who won, and a tile to be laid."""
    course = content.courses[board.course]
    is_over = board.due.question is OVER
    told = consequences.reason(board) if is_over else _turn(course, board, content.actions)
    if board.laying != NONE:
        place, shown = field(course, board.laying), face(content, board.shown[board.laying])
        told = line("badger-alt-laying", alt=told, field=place, face=shown)
    deeds = board.deeds or board.last
    if not deeds:
        return told
    mover = board.turn if board.deeds else 1 - board.turn
    done = tuple(_deed(course, deed) for deed in deeds)
    return line("badger-alt-moved", seat=Seat(mover), deeds=done, alt=told)


def describe(content: Content, view: View) -> Iterator[Line]:
    """Yield everything that the picture shows."""
    board = view.board
    course = content.courses[board.course]
    yield alt(content, board)
    if board.deeds and board.last:
        deeds = tuple(_deed(course, deed) for deed in board.last)
        yield line("badger-describe-last", seat=Seat(1 - board.turn), deeds=deeds)
    yield from _asked(course, board)
    for seat in range(MICE):
        yield _mouse(course, board, seat)
    yield _lord(course, board)
    hunted = [place for place in places_of(course.hunted(board.open)) if place != LADY]
    if hunted:
        yield line("badger-describe-lady", fields=fields(course, hunted))
    else:
        yield line("badger-describe-lady-in")
    yield _way(course, board, LADY, Line("badger-describe-den"))
    for place in range(1, course.tiles + 1):
        if board.open[place]:
            named = line(
                "badger-describe-tile",
                field=field(course, place),
                face=face(content, board.shown[place]),
            )
            yield _way(course, board, place, named)
    covered = [p for p in range(1, course.tiles + 1) if board.shown[p] == NONE]
    if covered:
        yield line("badger-describe-covered", fields=fields(course, covered))
    for place in range(course.tiles + 1, len(course.names)):
        beside = [there for _, there, _ in course.ways[place]]
        yield line(
            "badger-describe-frame", field=field(course, place), fields=fields(course, beside)
        )


def _turn(course: Course, board: Board, actions: int) -> Line:
    return line(
        "badger-alt",
        number=board.turns,
        seat=Seat(board.turn),
        action=board.action,
        actions=actions,
        here=field(course, board.mice[board.turn]),
        there=field(course, board.mice[1 - board.turn]),
    )


def _deed(course: Course, deed: Deed) -> Line:
    key = f"badger-did-{deed.verb}"
    if deed.verb in ("uncover", "cover"):  # all tiles at once that the paths lead to (B18, B22)
        places = sorted({deed.place, *places_of(deed.changed)} - {NONE})
        told = line(key, fields=fields(course, places))
    else:
        named = destination if deed.verb == "run" else field
        told = line(key, field=named(course, deed.place))
    if deed.verb == "run" and deed.changed:  # by the rotator or the flipper there (B43, B44)
        changed = fields(course, places_of(deed.changed))
        told = line("badger-deed-effect", deed=told, fields=changed)
    if deed.lord != NONE:
        told = line("badger-deed-lord", deed=told, where=destination(course, deed.lord))
    if deed.bites and not deed.bitten:  # at a table from before it was noted who was
        return line("badger-deed-bite", deed=told)
    for each in deed.bitten:
        key = "badger-deed-lady-bit" if each.by_lady else "badger-deed-lord-bit"
        told = line(key, deed=told, seat=Seat(each.seat), field=field(course, each.place))
    return told


def _asked(course: Course, board: Board) -> Iterator[Line]:
    """Yield what the mover could run to, or what choice is due instead."""
    there, question = consequences.choices(course, board), board.due.question
    if there and question is not LAY:
        key = f"badger-due-{question}"
        yield line(key, seat=Seat(board.turn), fields=fields(course, there))


def _mouse(course: Course, board: Board, seat: int) -> Line:
    """Return where a mouse is and where it has to go, unless it has won there (B7)."""
    place = board.mice[seat]
    key = "badger-describe-mouse"
    if board.passed[seat]:
        is_home = place == course.goal
        key = "badger-describe-mouse-home" if is_home else "badger-describe-mouse-passed"
    return line(key, seat=Seat(seat), field=field(course, place), snacks=board.snacks[seat])


def _lord(course: Course, board: Board) -> Line:
    """Return where the lord is and where he bites (B37, B38)."""
    if board.lord == NONE:
        return line("badger-describe-no-lord")
    here = field(course, board.lord)
    bites = course.joined(board.open, board.lord)
    if board.own_cave:
        bites = [*bites, board.lord]
    if not bites:
        return line("badger-describe-lord-quiet", field=here)
    return line("badger-describe-lord", field=here, fields=fields(course, bites))


def _way(course: Course, board: Board, place: Place, named: Line) -> Line:
    """Return where the paths of a field lead, and which of them meet another's."""
    there = neighbours(course, place, board.open[place])
    joined = course.joined(board.open, place)
    if not joined:
        return line("badger-describe-way", place=named, fields=fields(course, there))
    return line(
        "badger-describe-joined",
        place=named,
        fields=fields(course, there),
        joined=fields(course, joined),
    )
