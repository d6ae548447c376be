"""The panels round the board: whose turn it is, the turn before, the mice, signs, and the choice.

They keep their places and sizes through every step of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.api.drawing import centred
from engine.api.drawing.palette import EDGE, GOLD, INK, PAPER, PLATE, TURN, WORDS, both
from engine.api.drawing.signs import TURN_SIGN, medal
from engine.api.event import Line, line
from engine.api.scene import Anchor, Box, Disc, Figure, Mark, Point, Shape, Stroke, Words
from engine.api.seats import seat_name, with_item
from engine.games.badger import consequences, drawings, field_drawings
from engine.games.badger.content import (
    LADY,
    MICE,
    NONE,
    Content,
    Course,
    Edges,
    Place,
    places_of,
)
from engine.games.badger.field_drawings import Danger
from engine.games.badger.geometry import LOWER, PANEL, RIM, UPPER, WIDTH, plan
from engine.games.badger.model import ACT, OVER, Board, Deed
from engine.games.badger.naming import field
from engine.games.badger.preview import Preview

#: The heights of the legend under the board and of the panel of what may be chosen.
LEGEND, CHOICE = 92, 190

_DARK, _WOOD, _CROSS = "#1d1410", "#8a6742", "#c9a58a"
_BOARD = "#4a3626 #2a1f17"
_SEATS = (both("#bcd6f7", "#233a5a"), both("#fbd3ac", "#5a3a1c"))

#: The scale of a tile that may lie in several ways.
_LYING = 0.78


def panels(course: Course, choice: Preview, top: float, reader: int | None) -> Iterator[Mark]:
    """Draw all panels; the board ends at `top`. The `reader`'s own name is bold."""
    board = choice.board
    yield from _turn(course.content, board)
    yield from _last(course, board)
    for seat in range(MICE):
        yield from _seat(course.content, board, seat, top - RIM - LOWER, own=seat == reader)
    yield from _legend(top)
    if choice.lies:
        yield from _ways_to_lie(course, choice, top + LEGEND)
    elif board.due.question is ACT:
        yield from _actions(course, board, top + LEGEND)
    else:
        yield from _asked(board, top + LEGEND)


def number_plate(content: Content, at: Point, place: Place, gold: bool) -> tuple[Mark, ...]:
    """Draw the number of a tile, its tip pointing into its tile."""
    x, y = at
    tip: tuple[Point, ...] = ((-18, -13), (18, -13), (18, 8), (0, 21), (-18, 8))
    if content.points == "side":
        tip = tuple((down, -along) for along, down in tip)
    points = tuple((x + along, y + down) for along, down in tip)
    return (
        Shape(points, GOLD if gold else PAPER, INK, 2.5),
        Words(x, y, str(place), 26, INK, bold=True, width=33),
    )


def _panel(
    box: tuple[float, float, float, float], fill: str = PLATE, rim: str = EDGE, pen: float = 3
) -> tuple[Mark, ...]:
    x, y, wide, high = box
    return (
        Box(x + 1, y + 4, wide, high, _DARK, radius=15),
        Box(x, y, wide, high, fill, rim, pen, 15),
    )


def _turn(content: Content, board: Board) -> Iterator[Mark]:
    """Draw the number of the turn, whose it is and which of its actions; at the end who won.

    Of a game that ended early, only the number.
    """
    middle = RIM + PANEL / 2
    yield from _panel((RIM, RIM, PANEL, UPPER))
    number = line("badger-turn-number", number=board.turns)
    yield Words(middle, RIM + 28, number, 30, WORDS, bold=True, width=PANEL - 16)
    if board.due.question is OVER and not board.ending:
        return
    if board.due.question is OVER:
        winners = [board.winner] if board.winner != NONE else list(range(MICE))
        for at, seat in enumerate(winners):
            x = middle + 70 * (at - (len(winners) - 1) / 2)
            yield centred(drawings.MICE[seat], (x, RIM + 88), 1.05)
            yield centred(medal(1), (x, RIM + 150), 0.86)
        return
    yield centred(drawings.MICE[board.turn], (middle, RIM + 88), 1.05)
    actions = content.actions
    for action in range(1, actions + 1):
        x = middle + 38 * (action - (actions + 1) / 2)
        done, now = action < board.action, action == board.action
        fill, text = (INK, PAPER) if done else (GOLD if now else PAPER, INK)
        yield Disc(x, RIM + 152, 19 if now else 17, fill, WORDS, 3)
        yield Words(x, RIM + 152, str(action), 26, text, bold=True)


def _last(course: Course, board: Board) -> Iterator[Mark]:
    """Draw what was done in the turn before, at the end in the last one, action by action.

    The lord beside an action went to another cave; teeth stand where somebody was bitten then.
    """
    seat, deeds = board.last_turn
    left = WIDTH - RIM - PANEL
    yield from _panel((left, RIM, PANEL, UPPER))
    if not deeds:
        title = Line("badger-sign-first-turn")
        yield Words(left + PANEL / 2, RIM + UPPER / 2, title, 28, WORDS, width=PANEL - 20, rows=3)
        return
    yield centred(drawings.MICE[seat], (left + 28, RIM + 34), 0.54)
    title = Line("badger-sign-last-turn")
    yield Words(left + 102, RIM + 34, title, 26, WORDS, bold=True, width=102)
    for at, deed in enumerate(deeds):
        x, y = left + 8 + 75 * (at % 2), RIM + 62 + 60 * (at // 2)
        if deed.bites:
            yield centred(field_drawings.THREAT, (x + 53, y + 28), 0.46)
        yield centred(drawings.ACTIONS[deed.verb], (x + 18, y + 26), 0.72)
        if deed.lord != NONE:
            yield centred(drawings.LORD, (x + 37, y + 48), 0.34)
        place, *more = [deed.place, *_changed_besides(deed)]
        if deed.verb == "cover" and more:  # all at once, none before the others (B22)
            place, *more = more
        if place != NONE:
            yield from _token(course, place, (x + 54, y + (15 if more else 28)))
        if more and deed.verb in ("uncover", "cover"):
            yield Words(x + 54, y + 44, f"+{len(more)}", 26, WORDS, bold=True, width=40)
        elif more:
            if (kind := board.shown[deed.place]) != NONE:
                effect = course.content.kinds[kind].effect
                yield centred(drawings.EFFECTS[effect], (x + 34, y + 44), 0.5)
            yield from _token(course, more[0], (x + 60, y + 44))


def _changed_besides(deed: Deed) -> list[Place]:
    """Return what an action (un)covered besides its tile (B18, B21), or its effect changed."""
    changed = [*places_of(deed.changed)] if deed.verb in ("uncover", "cover", "run") else []
    return [each for each in changed if deed.verb == "run" or each != deed.place]


def _token(
    course: Course, place: Place, at: Point, *, paint: str = WORDS, size: float = 32, high: int = 26
) -> Iterator[Mark]:
    """Draw a field in small: its number `high`, or the sign of one that has none."""
    if LADY < place <= course.tiles:
        yield Words(*at, str(place), high, paint, bold=True, width=size + 4)
    else:
        sign = field_drawings.token(course, place)
        yield centred(sign, at, size / max(sign.size))


def _seat(content: Content, board: Board, seat: int, top: float, *, own: bool) -> Iterator[Mark]:
    on = seat == board.turn and board.due.question is not OVER
    left = RIM if seat else WIDTH - RIM - PANEL
    fill = TURN if on else _SEATS[seat]
    yield from _panel((left, top, PANEL, LOWER), fill, GOLD if on else drawings.COATS[seat], 6)
    x = left + PANEL / 2
    yield centred(drawings.MICE[seat], (x - (20 if board.passed[seat] else 0), top + 42), 0.94)
    if board.passed[seat]:
        yield centred(drawings.FLAG, (x + 36, top + 40), 1.1)
    if on:
        yield centred(TURN_SIGN, (left + 20, top + 91))
    name, room = seat_name(seat), PANEL - (48 if on else 20)
    yield Words(x + (12 if on else 0), top + 91, name, 28, WORDS, bold=own or on, width=room)
    snacks = board.snacks[seat]
    slots = max(snacks, content.snacks + (seat == board.rematch))
    columns = -(-slots // 2)
    for at in range(slots):
        row, column = divmod(at, columns)
        figure = drawings.SNACK if at < snacks else drawings.EATEN
        width = min(columns, slots - row * columns)
        yield centred(figure, (x + 42 * (column - (width - 1) / 2), top + 122 + 31 * row), 0.9)


def _legend(top: float) -> Iterator[Mark]:
    """Explain the signs: those of the tiles, who bites where, and where the mice ran last."""
    yield Box(0, top, WIDTH, LEGEND + CHOICE, _DARK)
    yield Stroke(((0, top), (WIDTH, top)), _WOOD, 5)
    signs: list[tuple[Figure, float, str]] = [
        *((figure, 0.8, effect) for effect, figure in drawings.EFFECTS.items()),
        (field_drawings.sample(Danger.LORD), 0.62, "lord"),
        (field_drawings.sample(Danger.LADY), 0.62, "lady"),
        (drawings.run_sample(field_drawings.sample(Danger.NO)), 0.62, "run"),
    ]
    for at, (figure, scale, name) in enumerate(signs):
        x, y = (8, 276, 548)[at % 3], top + 27 + 41 * (at // 3)
        yield centred(figure, (x + 28, y), scale)
        words = Line(f"badger-sign-{name}")
        yield Words(x + 62, y, words, 26, PAPER, Anchor.LEFT, width=(194, 198, 180)[at % 3])


# What may be chosen


def _actions(course: Course, board: Board, top: float) -> Iterator[Mark]:
    """Draw the four actions and the fields that each could be made on."""
    at = board.mice[board.turn]
    places: dict[str, Sequence[Place]] = {
        "uncover": course.covered(board.open, at),
        "run": consequences.choices(course, board),
        "rotate": course.turnable(board.open, at, board.turned),
        "cover": course.coverable(board.open, at, board.mice),
    }
    is_bitten: dict[str, Callable[[Place], bool]] = {
        "uncover": lambda place: consequences.is_bitten_with(course, board, board.open),
        "run": lambda place: consequences.is_bitten_on(course, board, place),
        "rotate": lambda place: consequences.is_bitten_rotating(course, board, place),
        "cover": lambda place: consequences.is_bitten_hiding(course, board, places["cover"]),
    }
    yield from _panel((8, top + 2, WIDTH - 16, CHOICE - 10), _BOARD, _WOOD)
    for number, (verb, fields) in enumerate(places.items()):
        x, y, wide = 15 + 194 * number, top + 10, 188
        fill, rim, text = (PLATE, WORDS, WORDS) if fields else (_BOARD, _WOOD, _CROSS)
        yield Box(x, y, wide, CHOICE - 26, fill, rim, 2.5, 12)
        yield centred(drawings.ACTIONS[verb], (x + 32, y + 34), 1.05, 0 if fields else 0.5)
        words = Line(f"badger-{verb}")
        yield Words(x + 62, y + 34, words, 28, text, Anchor.LEFT, bool(fields), width=wide - 70)
        if not fields:
            nothing = Line("badger-sign-nowhere")
            yield Words(x + wide / 2, y + 102, nothing, 26, text, width=wide - 16)
        columns = 4 if len(fields) > 3 else len(fields)
        for index, place in enumerate(fields):
            row, column = divmod(index, 4)
            width = min(columns, len(fields) - 4 * row)
            middle = y + (104 if len(fields) <= 4 else 84 + 42 * row)
            where = (x + wide / 2 + 44 * (column - (width - 1) / 2), middle)
            if is_bitten[verb](place):
                yield centred(field_drawings.THREAT, where, 0.54)
            yield from _field(course, place, where)


def _field(course: Course, place: Place, at: Point) -> Iterator[Mark]:
    if LADY < place <= course.tiles:
        yield from number_plate(course.content, at, place, False)
    else:
        yield from _token(course, place, at, size=40)


def _asked(board: Board, top: float) -> Iterator[Mark]:
    """Say what is to be chosen on the board, or how the game ended."""
    yield from _panel((8, top + 2, WIDTH - 16, CHOICE - 10))
    over = board.due.question is OVER
    words = consequences.reason(board) if over else Line(f"badger-asked-{board.due.question}")
    left = 30.0
    if over and board.winner != NONE:
        left = 150
        yield centred(drawings.MICE[board.winner], (84, top + CHOICE / 2 - 4), 1.6)
    middle = (left + WIDTH - 30) / 2
    room = WIDTH - 30 - left
    yield Words(middle, top + CHOICE / 2 - 3, words, 34, WORDS, bold=over, width=room, rows=3)


def _ways_to_lie(course: Course, choice: Preview, top: float) -> Iterator[Mark]:
    """Draw every way a tile may lie, and the fields to which its paths lead on."""
    yield from _panel((8, top + 2, WIDTH - 16, CHOICE - 10), _BOARD, _WOOD)
    title = line("badger-sign-lies", field=field(course, choice.place))
    yield Words(WIDTH / 2, top + 24, title, 27, PAPER, width=WIDTH - 60)
    count = len(choice.lies)
    step = min(180.0, (WIDTH - 32) / count)
    for at in range(1, count):
        x = WIDTH / 2 + step * (at - count / 2)
        yield Stroke(((x, top + 46), (x, top + CHOICE - 20)), _WOOD, 3)
    for at, (number, edges) in enumerate(choice.lies.items()):
        middle = (WIDTH / 2 + step * (at + 0.5 - count / 2), top + 110)
        yield from _lying(course, choice, number, edges, middle)


def _lying(
    course: Course, choice: Preview, number: str, edges: Edges, middle: Point
) -> Iterator[Mark]:
    content, (x, y) = course.content, middle
    if choice.place == LADY:
        figure = field_drawings.den(content, edges)
    else:
        figure = field_drawings.tile(content, choice.board.shown[choice.place], edges, Danger.NO)
    yield centred(figure, middle, _LYING)
    layout = plan(course)
    own_x, own_y = layout.centres[choice.place]
    answering = course.answering(choice.board.open, choice.place)
    for bit, there, _ in course.ways[choice.place]:
        if edges & answering & bit:
            to_x, to_y = layout.centres[there]
            across = (to_x - own_x) / layout.radius * 34.5
            down = (to_y - own_y) / layout.radius * 35
            yield from _token(course, there, (x + across, y + down), paint=PAPER, size=36, high=28)
    inside = with_item(choice.board.open, choice.place, edges)
    if consequences.is_bitten_with(course, choice.board, inside):
        yield centred(field_drawings.THREAT, middle, 0.54)
    yield Disc(x, y, 20, GOLD, INK, 2.5)
    yield Words(x, y, number, 30, INK, bold=True)
