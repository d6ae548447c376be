"""Where hexagons lie in the picture: centres, corners and the ribbons of paths, in pixels.

It knows the content and a course, no state.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import cos, hypot, pi, sin, sqrt

from engine.api.scene import Point
from engine.games.badger.content import Cell, Content, Course, Edges, Place, places_of

#: How wide the picture is, and how much of that is left free at its rims.
WIDTH, RIM = 860, 12

#: The panels in the corners: their width, the height of the upper ones and of the lower ones.
PANEL, UPPER, LOWER = 176.0, 160.0, 190.0

#: The sign that names a start, the checkpoint or the goal: its width and height.
SIGN = (96.0, 30.0)

#: How far it stands from the middle of its hexagon, in radii.
_OUTSIDE = 2 / 3

#: Hexagons smaller than this have smaller figures on them.
_ROOMY = 60.0

#: Where in a hexagon of radius 70 no path can come: round its corners. Number and colour are there.
FREE: dict[str, tuple[Point, Point]] = {
    "top": ((0.0, -44.5), (0.0, 47.0)),
    "side": ((-46.0, 0.0), (40.0, 0.0)),
}

#: A ribbon is cut into so many pieces.
_PIECES = 12


class Plan:
    """The places of one course's hexagons in a picture 860 pixels wide."""

    def __init__(self, course: Course) -> None:
        """Find the largest hexagons that fit."""
        self.content = content = course.content
        cells = (*course.cells, *course.stores)
        everywhere = [_unit(content, cell) for cell in cells]
        wide = sqrt(3) / 2 if content.points == "top" else 1.0
        tall = 1.0 if content.points == "top" else sqrt(3) / 2
        left = min(x for x, _ in everywhere) - wide
        right = max(x for x, _ in everywhere) + wide
        #: The radius of a hexagon, from its middle to a corner.
        self.radius = (WIDTH - 2 * RIM) / (right - left)
        #: The scale of mice and badgers, and of numbers as far as they stay readable.
        self.scale = min(1.0, self.radius / _ROOMY)
        reach = max(wide, SIGN[0] / 2 / self.radius)
        tall = max(tall, _OUTSIDE + SIGN[1] / 2 / self.radius)
        outer = [x for x, _ in everywhere if min(x - left, right - x) - reach < PANEL / self.radius]
        sides = [y for x, y in everywhere if x in outer]
        # The board is as near to the rims as the panels in the corners let it.
        top = min(min(y for _, y in everywhere), min(sides) - UPPER / self.radius) - tall
        bottom = max(max(y for _, y in everywhere), max(sides) + LOWER / self.radius) + tall
        self.height = round((bottom - top) * self.radius + 2 * RIM)
        self._left, self._top = left, top
        self.centres: tuple[Point, ...] = tuple(self._at(cell) for cell in course.cells)
        self.stores: tuple[Point, ...] = tuple(self._at(cell) for cell in course.stores)

    def _at(self, cell: Cell) -> Point:
        x, y = _unit(self.content, cell)
        return (RIM + (x - self._left) * self.radius, RIM + (y - self._top) * self.radius)

    def free(self, place: Place) -> Point:
        """Return the point of a field where no path can come, for its number."""
        (x, y), off = self.centres[place], FREE[self.content.points][0]
        part = self.radius / 70
        return (x + off[0] * part, y + off[1] * part)

    def outside(self, place: Place) -> Point:
        """Return the point of a field of the frame on its outer side, for its sign."""
        x, y = self.centres[place]
        off = _OUTSIDE * self.radius
        return (x, y - off if y < self.height / 2 else y + off)

    def nearest(self, place: Place, there: Place, part: float) -> Point:
        """Return the point on the way from one field's middle to another's, 0 to 1 of it."""
        (x, y), (to_x, to_y) = self.centres[place], self.centres[there]
        return (x + (to_x - x) * part, y + (to_y - y) * part)


@lru_cache(maxsize=16)
def plan(course: Course) -> Plan:
    """Return the plan of a course, made once."""
    return Plan(course)


def hexagon(content: Content, radius: float, middle: Point) -> tuple[Point, ...]:
    """Return the corners of a hexagon round a point."""
    turn = pi / 6 if content.points == "top" else 0.0
    x, y = middle
    return tuple(
        (x + radius * cos(turn + side * pi / 3), y + radius * sin(turn + side * pi / 3))
        for side in range(6)
    )


def ribbons(
    content: Content, edges: Edges, radius: float, width: float, middle: Point
) -> list[tuple[Point, ...]]:
    """Return the paths of a tile: a bent ribbon between each two open edges, square at its ends.

    A single open edge leads to the middle.
    """
    ends = [_end(content, edge, radius) for edge in places_of(edges)]
    pairs = list(combinations(ends, 2)) or [(end, (0.0, 0.0)) for end in ends]
    return [_ribbon(one, other, width, middle) for one, other in pairs]


def spoke(
    content: Content, edge: int, radius: float, width: float, middle: Point
) -> tuple[Point, ...]:
    """Return the straight path from the middle to an edge."""
    return _ribbon(_end(content, edge, radius), (0.0, 0.0), width, middle)


def footprints(content: Content, edges: Edges, radius: float, middle: Point) -> list[Point]:
    """Return two points on the path to each open edge, clear of what stands in the middle."""
    ends = [_end(content, edge, radius) for edge in places_of(edges)]
    # A lone path bends; where more meet they are broad enough to go straight.
    bend = ends[::-1] if len(ends) == 2 else [(0.0, 0.0)] * len(ends)
    return [
        (
            middle[0] + x * (1 - part) ** 2 + to_x * part**2,
            middle[1] + y * (1 - part) ** 2 + to_y * part**2,
        )
        for (x, y), (to_x, to_y) in zip(ends, bend, strict=True)
        for part in (0.08, 0.28)
    ]


def _unit(content: Content, cell: Cell) -> Point:
    """Return the middle of a cell where a hexagon has the radius 1."""
    q, r = cell
    if content.points == "top":
        return (sqrt(3) * (q + r / 2), 1.5 * r)
    return (1.5 * q, sqrt(3) * (r + q / 2))


def _end(content: Content, edge: int, radius: float) -> Point:
    """Return the middle of an edge, seen from the middle of its hexagon."""
    x, y = _unit(content, content.edges[edge].step)
    return (x * radius / 2, y * radius / 2)


def _ribbon(one: Point, other: Point, width: float, middle: Point) -> tuple[Point, ...]:
    """Return the outline of a curve that leaves both edges at right angles, bent by the middle."""
    left: list[Point] = []
    right: list[Point] = []
    for piece in range(_PIECES + 1):
        part = piece / _PIECES
        x = (1 - part) ** 2 * one[0] + part**2 * other[0]
        y = (1 - part) ** 2 * one[1] + part**2 * other[1]
        along_x = part * other[0] - (1 - part) * one[0]
        along_y = part * other[1] - (1 - part) * one[1]
        length = hypot(along_x, along_y)
        if length < 0.001:  # where a straight path runs through the middle
            along_x, along_y = other[0] - one[0], other[1] - one[1]
            length = hypot(along_x, along_y)
        off_x, off_y = -along_y / length * width / 2, along_x / length * width / 2
        left.append((middle[0] + x + off_x, middle[1] + y + off_y))
        right.append((middle[0] + x - off_x, middle[1] + y - off_y))
    return (*left, *reversed(right))
