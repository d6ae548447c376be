"""The picture of the maze: tiles and paths, mice and badgers, and the choice in choice.

Drawn from a view alone, to be read at half its size. Paths that the lady searches are violet, the
lord's teeth stand where he bites: both follow from what lies open.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.action import Action
from engine.api.drawing import centred
from engine.api.event import Line, line
from engine.api.scene import Anchor, Box, Disc, Figure, Mark, Scene, Stamp, Words
from engine.api.seats import seat_name
from engine.games.badger import consequences, drawings, field_drawings
from engine.games.badger.content import LADY, MICE, NONE, Content, Course, Edges, Place, places_of
from engine.games.badger.describe import alt, describe
from engine.games.badger.drawings import GOLD, INK, PAPER
from engine.games.badger.geometry import LOWER, PANEL, RIM, SIGN, UPPER, WIDTH, Plan, plan
from engine.games.badger.model import Board, Question, View
from engine.games.badger.naming import field, neighbours
from engine.games.badger.preview import Preview, preview

_MEADOW, _PANEL, _SHOWS = "#31503a", "#fffaf0e6", "#ffffff"

#: Smaller words cannot be read where the picture is shown at half its size.
_SMALLEST = 26

#: So far from the lord's cave to a tile his teeth stand: nearer to him than to the tile's signs.
_TEETH = 0.42

#: The strip under the board that shows how a tile may lie: its title, a row of tiles, how many
#: tiles a row takes, and how large they are by how many there are.
_TITLE, _ROW, _IN_A_ROW = 40, 180, 5
_SCALES = (0.95, 0.95, 0.95, 0.85, 0.74)


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Draw the view; `pending` is a choice, complete or half-made, drawn as it would be."""
    board = view.board
    course = content.courses[board.course]
    layout = plan(course)
    choice = preview(course, board, pending)
    height = layout.height + _strip_height(choice)
    marks = [
        *_tiles(course, layout, choice),
        *_figures(course, layout, choice),
        *_numbers(board, layout),
        *_signs(course, layout),
        *_panels(content, board, layout.height),
    ]
    if choice.rotations:
        marks += _strip(content, course, choice, layout.height)
    return Scene(
        size=(WIDTH, height),
        ground=(Box(0, 0, WIDTH, height, _MEADOW), *_ground(course, layout)),
        marks=tuple(marks),
        alt=alt(content, board),
        text=tuple(describe(content, view)),
    )


# The board


def _ground(course: Course, layout: Plan) -> Iterator[Mark]:
    for middle in layout.stores:
        yield _stamp(layout, field_drawings.store(course.content), middle)
    for place in range(course.tiles + 1, len(course.names)):
        yield _stamp(layout, field_drawings.framed(course, place), layout.centres[place])


def _tiles(course: Course, layout: Plan, choice: Preview) -> Iterator[Mark]:
    board = choice.board
    hunted = course.hunted(board.open)
    for place in places_of(hunted >> (course.tiles + 1) << (course.tiles + 1)):
        edges = sum(bit for bit, there, _ in course.ways[place] if hunted >> there & 1)
        yield _stamp(layout, field_drawings.trail(course.content, edges), layout.centres[place])
    for place in range(course.tiles + 1):
        yield _stamp(layout, _face(course.content, board, place, hunted), layout.centres[place])
    for place in (course.checkpoint, course.goal, *course.starts):
        yield _stamp(layout, field_drawings.emblem(course, place), layout.centres[place])
    yield from _rims(course, layout, choice)


def _numbers(board: Board, layout: Plan) -> Iterator[Mark]:
    """Draw the numbers of the tiles above everything else: moves are made by these numbers."""
    for place in range(1, len(board.open)):
        x, y = layout.centres[place]
        if board.shown[place] == NONE:
            size = max(_SMALLEST, round(46 * layout.scale))
            yield Words(x, y - 4, str(place), size, PAPER, bold=True)
        else:
            at = layout.free(place)
            size = max(_SMALLEST, round(29 * layout.scale))
            wide, high = size - 5 + 15 * len(str(place)), size + 2
            yield Box(at[0] - wide / 2, at[1] - high / 2, wide, high, PAPER, INK, 2, 10)
            yield Words(*at, str(place), size, INK, bold=True)


def _signs(course: Course, layout: Plan) -> Iterator[Mark]:
    """Draw the names of starts, checkpoint and goal on their outer side, where no tile is."""
    for place in (course.checkpoint, course.goal, *course.starts):
        (x, y), (wide, high) = layout.outside(place), SIGN
        kind = "start" if place in course.starts else course.names[place]
        yield Box(x - wide / 2, y - high / 2, wide, high, PAPER, INK, 2, 9)
        yield Words(x, y, Line(f"badger-sign-{kind}"), _SMALLEST, INK, bold=True, width=wide - 8)


def _face(content: Content, board: Board, place: Place, hunted: int) -> Figure:
    edges, kind = board.open[place], board.shown[place]
    if place == LADY:
        return field_drawings.den(content, edges)
    if kind == NONE:
        return field_drawings.back(content)
    return field_drawings.tile(content, kind, edges, hunted=bool(hunted >> place & 1))


def _rims(course: Course, layout: Plan, choice: Preview) -> Iterator[Mark]:
    """Draw a white rim round what the mover could choose, a gold one round the pending choice.

    The sign of a field's colour stands above its rim.
    """
    board = choice.board
    shows = field_drawings.ring(course.content, _SHOWS, 5)
    rims = [(there, shows) for there in consequences.choices(course, board)]
    if choice.place != NONE:
        rims.append((choice.place, field_drawings.ring(course.content, GOLD, 8)))
    for place, rim in rims:
        yield _stamp(layout, rim, layout.centres[place])
        colour = consequences.colour_of(course, board, place)
        if colour != NONE:
            plate = field_drawings.plate(course.content, colour)
            yield _stamp(layout, plate, layout.centres[place])


def _figures(course: Course, layout: Plan, choice: Preview) -> Iterator[Mark]:
    board, scale = choice.board, layout.scale
    yield centred(drawings.LADY, layout.centres[LADY], 0.85 * scale)
    if choice.lord != NONE:
        yield centred(drawings.LORD, layout.centres[choice.lord], scale, 0.4)
    if board.lord != NONE:
        fade = 0.6 if choice.lord != NONE else 0.0
        yield centred(drawings.LORD, layout.centres[board.lord], scale, fade)
        for place in course.joined(board.open, board.lord):
            yield centred(drawings.BITE, layout.nearest(board.lord, place, _TEETH), 1.15 * scale)
    together = board.mice[0] == board.mice[1]
    for seat, place in enumerate(board.mice):
        x, y = layout.centres[place]
        y -= 3 * scale
        if together or place in (LADY, board.lord):
            # Two figures on one field stand side by side.
            x += (28 - 56 * seat) * scale
            y += 0 if together else 16 * scale
        leaving = seat == board.turn and choice.mouse != NONE
        yield from _mouse(board, seat, (x, y), scale, 0.6 if leaving else 0)
    if choice.mouse != NONE:
        yield from _mouse(board, board.turn, layout.centres[choice.mouse], scale, 0.35)


def _mouse(
    board: Board, seat: int, middle: tuple[float, float], scale: float, fade: float
) -> Iterator[Mark]:
    yield centred(drawings.MICE[seat], middle, scale, fade)
    if board.passed[seat]:
        x, y = middle
        yield Stamp(x + 20 * scale, y - 38 * scale, drawings.FLAG, 0.9 * scale, fade)


def _stamp(layout: Plan, figure: Figure, middle: tuple[float, float]) -> Stamp:
    return centred(figure, middle, layout.radius / field_drawings.RADIUS)


# The corners


def _panels(content: Content, board: Board, height: float) -> Iterator[Mark]:
    yield from _turn(content, board)
    yield from _legend(WIDTH - RIM - PANEL)
    for seat in range(MICE):
        x = RIM if seat else WIDTH - RIM - PANEL
        yield from _seat(content, board, seat, x, height - RIM - LOWER)


def _turn(content: Content, board: Board) -> Iterator[Mark]:
    middle = RIM + PANEL / 2
    yield Box(RIM, RIM, PANEL, UPPER, _PANEL, INK, 2, 16)
    number = line("badger-turn-number", number=board.turns)
    yield Words(middle, RIM + 24, number, 28, INK, bold=True, width=PANEL - 20)
    if board.due.question is Question.OVER:
        winners = [board.winner] if board.winner != NONE else list(range(MICE))
        for at, seat in enumerate(winners):
            x = middle + 66 * (at - (len(winners) - 1) / 2)
            yield centred(drawings.MICE[seat], (x, RIM + 82), 1)
            yield centred(drawings.CHEQUERS, (x, RIM + 137), 0.8)
        return
    yield centred(drawings.MICE[board.turn], (middle, RIM + 74), 0.95)
    actions = content.actions
    for action in range(1, actions + 1):
        x = middle + 41 * (action - (actions + 1) / 2)
        done, now = action < board.action, action == board.action
        fill = INK if done else GOLD if now else PAPER
        yield Disc(x, RIM + 133, 18, fill, INK, 3)
        yield Words(x, RIM + 133, str(action), 27, PAPER if done else INK, bold=now)


def _legend(left: float) -> Iterator[Mark]:
    yield Box(left, RIM, PANEL, UPPER, _PANEL, INK, 2, 16)
    for row, (effect, figure) in enumerate(drawings.EFFECTS.items()):
        y = RIM + 31 + 49 * row
        yield centred(figure, (left + 28, y), 0.85)
        named = Line(f"badger-sign-{effect}")
        yield Words(left + 54, y, named, 26, INK, Anchor.LEFT, width=PANEL - 62)


def _seat(content: Content, board: Board, seat: int, left: float, top: float) -> Iterator[Mark]:
    mover = seat == board.turn and board.due.question is not Question.OVER
    rim = GOLD if mover else drawings.COATS[seat]
    yield Box(left, top, PANEL, LOWER, drawings.TINTS[seat], rim, 7 if mover else 4, 16)
    x = left + PANEL / 2
    yield centred(drawings.MICE[seat], (x - (18 if board.passed[seat] else 0), top + 46), 1.05)
    if board.passed[seat]:
        yield centred(drawings.FLAG, (x + 36, top + 46), 1.3)
    yield Words(x, top + 98, seat_name(seat), 28, INK, bold=True, width=PANEL - 20)
    snacks = board.snacks[seat]
    slots = max(snacks, content.snacks)
    columns = -(-slots // 2)
    for at in range(slots):
        row, column = divmod(at, columns)
        figure = drawings.SNACK if at < snacks else drawings.EATEN
        width = min(columns, slots - row * columns)
        place = (x + 38 * (column - (width - 1) / 2), top + 132 + 32 * row)
        yield centred(figure, place, 1.1)


# The strip


def _strip(content: Content, course: Course, choice: Preview, top: float) -> Iterator[Mark]:
    """Show every rotation that may be chosen, with the fields its paths lead to."""
    title = line("badger-sign-lies", field=field(course, choice.place))
    high = _strip_height(choice) - RIM
    yield Box(RIM, top, WIDTH - 2 * RIM, high, _PANEL, INK, 2, 16)
    yield Words(WIDTH / 2, top + 22, title, 28, INK, bold=True, width=WIDTH - 60)
    columns = _columns(choice)
    step = (WIDTH - 2 * RIM) / columns
    for at, (steps, edges) in enumerate(choice.rotations.items()):
        row, column = divmod(at, columns)
        middle = (RIM + (column + 0.5) * step, top + _TITLE + (row + 0.5) * _ROW)
        yield from _way(content, course, choice, steps, edges, middle)


def _strip_height(choice: Preview) -> int:
    if not choice.rotations:
        return 0
    return _TITLE + RIM + _ROW * -(-len(choice.rotations) // _columns(choice))


def _columns(choice: Preview) -> int:
    """Return how many tiles stand side by side: numbers beside them need their room."""
    count = len(choice.rotations)
    return count if count <= _IN_A_ROW else -(-count // 2)


def _way(
    content: Content,
    course: Course,
    choice: Preview,
    steps: int,
    edges: Edges,
    middle: tuple[float, float],
) -> Iterator[Mark]:
    scale = _SCALES[_columns(choice) - 1]
    kind = choice.board.shown[choice.place]
    figure = (
        field_drawings.den(content, edges)
        if choice.place == LADY
        else field_drawings.tile(content, kind, edges, hunted=False)
    )
    yield centred(figure, middle, scale)
    yield Disc(*middle, 22, PAPER, INK, 3)
    yield Words(*middle, str(steps), 32, INK, bold=True)
    layout = plan(course)
    x, y = layout.centres[choice.place]
    for there in neighbours(course, choice.place, edges):
        to_x, to_y = layout.centres[there]
        at = (middle[0] + (to_x - x) * scale * 0.68, middle[1] + (to_y - y) * scale * 0.68)
        if LADY < there <= course.tiles:
            yield Words(*at, str(there), 26, INK, bold=True)
        else:
            sign = field_drawings.token(course, there)
            yield centred(sign, at, 30 / max(sign.size))
