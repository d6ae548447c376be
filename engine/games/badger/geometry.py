"""Where hexagons lie in the picture: centres, corners and the ribbons of paths, in pixels.

It knows the content and a course, no state.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from math import cos, hypot, pi, sin, sqrt

from engine.api.scene import Point
from engine.games.badger.content import Cell, Content, Course, Edges, Place, places_of

#: How wide the picture is, and how much of that is left free at its rims.
WIDTH, RIM = 800, 10

#: How much is left free beside the board: a tile's figure is wider than its hexagon.
_BESIDE = 18

#: The panels in the corners: their width, the height of the upper ones and of the lower ones.
PANEL, UPPER, LOWER = 164.0, 184.0, 176.0

#: The sign that names a start, the checkpoint or the goal: its width and height.
SIGN = (90.0, 32.0)

#: How far it stands from the middle of its hexagon, in radii.
_OUTSIDE = 0.72

#: The radius of a hexagon in its figure.
RADIUS = 63.0

#: Hexagons smaller than this have smaller figures on them.
_ROOMY = 56.0

#: Where no path can come, in radii: on two corners of a hexagon, which are these corners of no
#: other hexagon. Its number and the sign of its colour stand there.
_CORNERS: dict[str, tuple[Point, Point]] = {
    "top": ((0.0, -0.97), (0.0, 0.92)),
    "side": ((-0.97, 0.0), (0.92, 0.0)),
}

#: A ribbon is cut into so many pieces.
_PIECES = 12


class Plan:
    """The places of one course's hexagons in a picture."""

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
        self.radius = (WIDTH - 2 * _BESIDE) / (right - left)
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
        self._signed = (course.checkpoint, course.goal, *course.starts)
        self.centres: tuple[Point, ...] = tuple(self._at(cell) for cell in course.cells)
        self.stores: tuple[Point, ...] = tuple(self._at(cell) for cell in course.stores)

    def _at(self, cell: Cell) -> Point:
        x, y = _unit(self.content, cell)
        return (_BESIDE + (x - self._left) * self.radius, RIM + (y - self._top) * self.radius)

    def number_corner(self, place: Place) -> Point:
        """Return the corner of a field for its number."""
        return self._corner(place, _CORNERS[self.content.points][0])

    def colour_corner(self, place: Place) -> Point:
        """Return the corner of a field for the sign of its colour."""
        return self._corner(place, _CORNERS[self.content.points][1])

    def _corner(self, place: Place, off: Point) -> Point:
        x, y = self.centres[place]
        return (x + off[0] * self.radius, y + off[1] * self.radius)

    def track(self, stops: Sequence[Place]) -> list[Point]:
        """Return the way through some fields, from the middle of the first to that of the last."""
        middles = [self.centres[place] for place in stops]
        borders = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in pairwise(middles)]
        points = [middles[0]]
        for (a, b), (x, y), (c, d) in zip(borders, middles[1:], borders[1:], strict=False):
            points += [
                (
                    (1 - t) ** 2 * a + 2 * t * (1 - t) * x + t**2 * c,
                    (1 - t) ** 2 * b + 2 * t * (1 - t) * y + t**2 * d,
                )
                for t in (at / 6 for at in range(7))
            ]
        return [*points, middles[-1]]

    def outside(self, place: Place) -> Point:
        """Return the point of a field of the frame on its outer side, for its sign."""
        x, y = self.centres[place]
        off = _OUTSIDE * self.radius
        return (x, y - off if y < self.height / 2 else y + off)

    def standing(self, place: Place) -> Point:
        """Return the middle of a mouse on a field: clear of the sign on the field's outer side."""
        x, y = self.centres[place]
        if place not in self._signed:
            return (x, y)
        return (x, y + 8 * self.scale if y < self.height / 2 else y - 6 * self.scale)

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
