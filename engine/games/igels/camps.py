"""The camp of a seat: its species, its fighters and their sum, its Pool, its Food and its points.

A seat keeps its corner for the whole game. Camps at the left look right, those at the right left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.api.drawing import TIMES, centred
from engine.api.drawing.palette import GOLD, INK, NEUTRAL, PAPER, WORDS, both
from engine.api.drawing.signs import CROWN, FAN, START_FLAG, apple, card_back, number_text, pointer
from engine.api.event import Line, line
from engine.api.scene import Anchor, Box, Disc, Mark, Plate, Stamp, Words
from engine.api.seats import seat_name
from engine.games.igels import drawings, forest
from engine.games.igels.content import Content, plus
from engine.games.igels.drawings import BATTLE, EVENT, WHITE, Chip, Shown
from engine.games.igels.final_scoring import places_of, score
from engine.games.igels.model import Animal, Board, Troop, seat_word
from engine.games.igels.portraits import Mood, portrait
from engine.games.igels.sap import animal_sap, printed_sap, sap_parts, total_sap
from engine.games.igels.waiting_status import awaited_seats

#: The width of a camp, the height of its header, of and of a row of heads.
CAMP, HEADER, HEADS = 388, 46, 64

#: From the top of a camp in battle to its Food.
BATTLE_HEIGHT = HEADER + 356

STRIP = both("#00000014", "#00000040")
_QUIET = Plate(STRIP, None, 0, 18, 38)

#: The least width of an animal's name.
NARROW = 114

#: Animals whose name is too long for a narrow place.
_LONG = ("junkie", "ninja", "lucky-foot", "cheese-thief", "bushtail")

#: By how many hang on: the size of their heads, and the distance from one to the next.
_FOLLOWERS = {1: (92, 0), 2: (62, 96), 3: (58, 66), 4: (46, 50)}

#: The distance from one chip of a Total to the next.
CHIP_STEP = 56

#: How wide the sign of a home is, and its words.
_HOME_SIGN, _HOME_WORDS = 38, 100

#: The least distance between two heads beside the cards, and the room for how many more there are.
_CLOSE, _MORE = 50, 84


class Camp(Struct, frozen=True):
    """A seat's place on the table, and what a half-made move or a hit is aimed at."""

    content: Content
    board: Board
    seat: int
    x: float
    y: float
    height: float
    left: bool  #: its animals look to the left
    aimed: frozenset[str] = frozenset()

    @property
    def species(self) -> str | None:
        """The species of the seat, once it has one."""
        return self.board.areas[self.seat].species

    @property
    def paint(self) -> str:
        """The colour of its species."""
        return self.content.paint[self.species] if self.species is not None else NEUTRAL

    @property
    def troop(self) -> Troop | None:
        """Who fights for the seat; nobody once the game is over."""
        battle = self.board.battle
        return battle.troops[self.seat] if battle is not None and not self.board.over else None

    @property
    def sits_out(self) -> bool:
        """True if there is a battle and the seat has decided not to fight."""
        undecided = self.board.phase.step == "lead" and self.seat in self.board.phase.queue
        fought = self.board.battle is not None and not self.board.over
        return fought and self.troop is None and not undecided


def crowd(board: Board, seat: int) -> list[tuple[Animal, Mood]]:
    """Return the animals of a seat that are not in the battle: ready, asleep, dead."""
    area, battle = board.areas[seat], board.battle
    pool = list(area.pool)
    if board.over and battle is not None and (troop := battle.troops[seat]) is not None:
        pool += (*troop.fighters, *troop.knocked_out)
    pool.sort(key=lambda each: each.asleep)
    return [
        *((each, Mood.ASLEEP if each.asleep else Mood.AWAKE) for each in pool),
        *((each, Mood.DEAD) for each in area.dead),
    ]


def frame(camp: Camp) -> Iterator[Mark]:
    """Yield the ground of a camp and its header; the seat that is awaited has a golden frame."""
    x, y, board, seat = camp.x, camp.y, camp.board, camp.seat
    awaited = seat in awaited_seats(board)
    if awaited or seat_word(seat) in camp.aimed:
        yield Box(x - 7, y - 7, CAMP + 14, camp.height + 14, GOLD, INK, 2.5, 20)
    fill = "#fff0b3" if seat_word(seat) in camp.aimed else forest.ground(camp.species)
    yield Box(x, y, CAMP, camp.height, fill, camp.paint, 3, 14)
    yield Box(x, y, CAMP, HEADER, camp.paint, radius=14)
    yield Box(x, y + 22, CAMP, 24, camp.paint)
    yield from _header(camp, awaited=awaited)


def _header(camp: Camp, *, awaited: bool) -> Iterator[Mark]:
    board, seat, left, middle = camp.board, camp.seat, camp.x + 8, camp.y + 23
    area = board.areas[seat]
    if awaited:
        yield pointer(left, middle, GOLD, 20)
        left += 23
    letter: Line | str = line(f"igels-{area.species}-letter") if area.species else "?"
    yield Disc(left + 17, middle, 18, PAPER, INK, 2)
    yield Words(left + 17, middle - 1, letter, 26, camp.paint, bold=True, width=28)
    left += 42
    end = camp.x + 239
    signs = []
    if board.over and places_of(camp.content, board)[seat] == 1:
        signs.append((CROWN, 0.72))
    if seat == board.starter:
        signs.append((START_FLAG, 0.72))
    if area.quick and not board.over:
        signs.append((drawings.sign("quick"), 0.56))
    for figure, scale in signs:
        end -= figure.size[0] * scale
        yield centred(figure, (end + figure.size[0] * scale / 2, middle), scale)
    yield Words(left, middle, seat_name(seat), 28, WHITE, Anchor.LEFT, True, end - left - 2)
    yield centred(FAN, (camp.x + 257, middle), 0.82)
    yield Words(camp.x + 278, middle, str(board.hand_sizes[seat]), 27, WHITE, Anchor.LEFT, width=28)
    yield Disc(camp.x + 321, middle, 18, PAPER, INK, 2)
    yield centred(apple(), (camp.x + 321, middle), 0.8)
    points = number_text(score(camp.content, area))
    yield Words(camp.x + CAMP - 9, middle, points, 30, WHITE, Anchor.RIGHT, bold=True, width=38)


# Animals


def shown_animal(
    camp: Camp, animal: Animal, mood: Mood, sap: int | None = None, sign: str = ""
) -> Shown:
    """Return an animal as the camp shows it, with its printed SAP unless another is given."""
    card = camp.content.animal_cards[animal.name]
    if sap is None and mood != Mood.DEAD:
        sap = printed_sap(camp.content, animal)
    return Shown(
        animal.name,
        card.species,
        camp.content.paint[card.species],
        mood,
        None if mood == Mood.OUT else sap,
        changed=sap != card.sap,
        sign=sign or ("used" if animal.used else ""),
        aimed=animal.name in camp.aimed,
    )


def short_name(content: Content, name: str) -> Line:
    """Return the name of an animal for a narrow place, `NARROW` at least."""
    return Line(f"igels-{name}-short") if name in _LONG else content.lines[name]


def rest(camp: Camp, top: float, bottom: float) -> Iterator[Mark]:
    """Yield the animals of a camp that does not fight, three in a row, each with its name."""
    if camp.species is None:
        yield from _free_species(camp, (top + bottom) / 2 - 8)
    animals = crowd(camp.board, camp.seat)
    rows = -(-len(animals) // 3)
    size, pitch = ((104, 148), (104, 148), (86, 124), (62, 100))[min(rows, 3)]
    top += (bottom - top - rows * pitch) / 2
    left = camp.x + CAMP / 2 - 63 * (min(3, len(animals)) - 1)
    for at, (animal, mood) in enumerate(animals):
        x, y = left + at % 3 * 126, top + at // 3 * pitch + size / 2 + 5
        yield from drawings.head(shown_animal(camp, animal, mood), (x, y), size, left=camp.left)
        name = short_name(camp.content, animal.name)
        yield drawings.name_plate(name, (x, y + size / 2 + 20), 122, gone=mood == Mood.DEAD)


def _free_species(camp: Camp, y: float) -> Iterator[Mark]:
    """Yield a face of each species that can still be chosen, above its favourite Food (C61)."""
    taken = {area.species for area in camp.board.areas}
    free = {
        species: animals[0]
        for species, animals in camp.content.animals_by_species.items()
        if species not in taken
    }
    for at, (species, animal) in enumerate(free.items()):
        x = camp.x + CAMP / 2 + (at - (len(free) - 1) / 2) * 90
        shown = Shown(animal, species, camp.content.paint[species])
        yield from drawings.head(shown, (x, y), 78, left=camp.left)
        if food := camp.content.favourites.get(species):
            yield centred(drawings.food(food.name), (x - 8, y + 70), 0.84)
            yield Disc(x + 19, y + 82, 19, GOLD, INK, 2)
            yield Words(x + 19, y + 81, plus(food.bonus), 26, INK, bold=True, width=34)
    yield quiet(Line("igels-favourites"), (camp.x + CAMP / 2, y + 126), CAMP - 40)


def at_home(camp: Camp, top: float, left: float = 0) -> Iterator[Mark]:
    """Yield the animals that do not fight as one row of small heads.

    Where it hides none of them, a sign before them says in a word that they are at home.
    """
    animals = [shown_animal(camp, *each) for each in crowd(camp.board, camp.seat)]
    if not animals:
        return
    x, width, middle = camp.x + left + 6, CAMP - 12 - left, top + HEADS / 2 - 2
    yield Box(x, top, width, HEADS - 4, STRIP, radius=12)
    free, taken = width - 62 - _CLOSE * (len(animals) - 1), 0.0
    if free >= _HOME_SIGN:
        yield centred(drawings.sign("home"), (x + _HOME_SIGN / 2, middle), 0.62)
        taken = _HOME_SIGN
    if free >= _HOME_SIGN + _HOME_WORDS:
        home = line("igels-at-home")
        yield Words(x + taken, middle, home, 26, WORDS, Anchor.LEFT, width=_HOME_WORDS - 4)
        taken += _HOME_WORDS
    yield from _row(camp, animals, top, width - taken, left + taken)


def _row(
    camp: Camp, animals: Sequence[Shown], top: float, width: float, left: float = 0
) -> Iterator[Mark]:
    """Yield heads that can be told apart; if too many, how many more, none of those aimed at."""
    room = width - 62
    if more := max(0, len(animals) - 1 - int(room / _CLOSE)):
        room -= _MORE
        places = 1 + max(0, int(room / _CLOSE))
        more = len(animals) - places
        animals = [animals[0], *sorted(animals[1:], key=lambda each: not each.aimed)][:places]
    pitch = min(66, room / (len(animals) - 1)) if len(animals) > 1 else 66
    for at, shown in enumerate(animals):
        middle = (camp.x + left + 38 + at * pitch, top + 30)
        yield from drawings.head(shown, middle, min(52, pitch + 2), left=camp.left)
    if more:
        x, told = camp.x + left + width - 35, line("igels-more", count=more)
        yield Words(x, top + 29, told, 26, WORDS, bold=True, width=70, rows=2)


# The battle


def side(camp: Camp) -> Iterator[Mark]:
    """Yield the fighters of a camp and what their Total is made of."""
    troop = camp.troop
    assert troop is not None
    yield from _fighters(camp, troop)
    y = camp.y + HEADER + 216
    for at, part in enumerate(chips(camp, troop)):
        yield from drawings.chip(part, camp.x + 7 + at * CHIP_STEP, y)
    yield from total(camp, (camp.x + CAMP - 84, y, 76, drawings.CHIP[1]))


def total(camp: Camp, box: tuple[float, float, float, float]) -> Iterator[Mark]:
    """Yield the Total of a side, golden if it is the highest or has won; "out" without fighters."""
    x, y, width, height = box
    troop, battle = camp.troop, camp.board.battle
    assert troop is not None
    assert battle is not None
    if not troop.fighters:
        gone = line("igels-knocked-out")
        yield Words(x + width / 2, y + height / 2, gone, 28, WORDS, bold=True, width=width)
        return
    totals = [total_sap(camp.content, camp.board, seat) for seat in range(len(camp.board.areas))]
    best = battle.revealed and totals[camp.seat] == max(totals)
    if battle.result is not None:
        best = camp.seat in battle.result.seats
    yield Words(x - 10, y + height / 2 - 2, "=", 28, WORDS, bold=True)
    yield Box(*box, GOLD if best else PAPER, INK, 4, 16)
    number = str(totals[camp.seat])
    yield Words(x + width / 2, y + height / 2 - 2, number, 44, INK, bold=True, width=width - 8)


def fighters(camp: Camp, troop: Troop) -> list[tuple[Shown, bool]]:
    """Return who fights, the leader first, then who is knocked out; with True for the leader."""
    found = []
    for animal in sorted(troop.fighters, key=lambda each: each.name != troop.leader):
        leads = animal.name == troop.leader
        sap = animal_sap(camp.content, camp.board, camp.seat, animal)
        sign = _ability(camp, animal, troop) if leads else ""
        found.append((shown_animal(camp, animal, Mood.AWAKE, sap, sign), leads))
    return found + [(shown_animal(camp, each, Mood.OUT), False) for each in troop.knocked_out]


def _ability(camp: Camp, animal: Animal, troop: Troop) -> str:
    """Return the sign that says whether a leader has its ability."""
    kind = camp.content.animal_cards[animal.name].kind
    if kind == "none":
        return ""
    if troop.silenced:
        return "silenced"
    if kind != "one-shot":
        return "able"
    return "used" if animal.used else "once"


def _fighters(camp: Camp, troop: Troop) -> Iterator[Mark]:
    """Yield the leader at the inner edge and the others behind it."""
    inner, outer = (96, 192) if camp.left else (CAMP - 96, 6)
    others = []
    for shown, leads in fighters(camp, troop):
        if leads:
            middle = (camp.x + inner, camp.y + HEADER + 106)
            name = camp.content.lines[shown.name]
            yield from drawings.leader(shown, name, middle, left=camp.left)
        else:
            others.append(shown)
    # Up to four have their names beside them; more stand close together, never without their SAP.
    many = len(others) > 4
    size, pitch = (54, 66) if many else _FOLLOWERS.get(len(others), (0, 0))
    rows = -(-len(others) // 3) if many else len(others)
    top = camp.y + HEADER + 106 - pitch * (rows - 1) / 2
    for at, shown in enumerate(others):
        x, y = camp.x + outer + size / 2 + 4, top + at * pitch
        if many:
            x, y = x + at % 3 * 64, top + at // 3 * pitch
        elif len(others) == 1:
            x = camp.x + outer + 95
        yield from drawings.head(shown, (x, y), size, left=camp.left)
        name, gone = short_name(camp.content, shown.name), shown.mood == Mood.OUT
        if len(others) == 1:
            yield drawings.name_plate(camp.content.lines[shown.name], (x, y + 70), 180, gone=gone)
        elif not many:
            side = max(0.5 * size + 10, 0.35 * size + 19)
            room = 186 - size / 2 - side
            yield drawings.name_plate(name, (x + side, y), room, gone=gone, anchor=Anchor.LEFT)


def chips(camp: Camp, troop: Troop) -> list[Chip]:
    """Return what a Total is made of: animals, Battle cards, abilities and Events, face down."""
    groups: list[list[tuple[Chip, int]]] = [[], [], []]
    own = 0
    for number, part in enumerate(sap_parts(camp.content, camp.board, camp.seat)):
        name, amount = part.source, part.amount
        if number < len(troop.fighters):
            own += amount
            continue
        cards = number - len(troop.fighters) < len(troop.cards)
        if not cards and not amount:
            continue
        gone = cards and troop.cards[number - len(troop.fighters)].nullified
        tossed = cards and troop.cards[number - len(troop.fighters)].coin_pending
        text = "?" if tossed else plus(amount)
        made = _chip(camp, name, text, BATTLE if cards else EVENT, amount < 0, gone)
        groups[0 if cards else 1].append((made, amount))
    waiting = [(_chip(camp, name, "!", EVENT), 0) for name in troop.events]
    groups[2] = waiting
    first = [Chip(drawings.sign("paw"), str(own))] if troop.fighters else []
    down = camp.board.face_down_counts[camp.seat]
    last = [Chip(card_back(30, 42), f"{TIMES}{down}", BATTLE)] if down else []
    # Five find room: where there are more, the largest group becomes one chip.
    while sum(map(len, groups)) > 5 - len(first) - len(last) and max(map(len, groups)) > 1:
        group = max(groups, key=len)
        group[:] = [(_together(group, is_event=group is not groups[0]), 0)]
    return [*first, *(each for group in groups for each, _ in group), *last]


def _chip(
    camp: Camp, name: str, text: Line | str, edge: str, loss: bool = False, gone: bool = False
) -> Chip:
    card = camp.content.animal_cards.get(name)
    figure = portrait(name, card.species) if card is not None else drawings.motif(name)
    return Chip(figure, text, edge, loss, gone, name in camp.aimed)


def _together(group: Sequence[tuple[Chip, int]], *, is_event: bool) -> Chip:
    """Return one chip for several: their sum, or how many Events wait."""
    amount = sum(each for _, each in group)
    waits = all(each.text == "!" for each, _ in group)
    text = f"{TIMES}{len(group)}" if waits else plus(amount)
    figure = drawings.sign("event") if is_event else FAN
    aimed = any(each.aimed for each, _ in group)
    return Chip(figure, text, EVENT if is_event else BATTLE, amount < 0, False, aimed)


def quiet(text: Line, middle: tuple[float, float], width: float) -> Words:
    """Return a quiet label: who sits a battle out."""
    return Words(*middle, text, 26, WORDS, width=width, plate=_QUIET)


def scenery(camp: Camp, top: float) -> Iterator[Mark]:
    """Yield the home of the species behind the animals of a camp."""
    if camp.species is not None:
        yield Stamp(camp.x + 3, top, forest.home(camp.species, left=camp.left))
