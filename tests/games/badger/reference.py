"""Badger implemented a second time, straight from the rules, to compare the game with.

Fields are (q, r) cells, paths are sets of the six steps, a tile is its letter and its shape. It
shares the box with the game and nothing else: no course, no bits, no consequences.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.badger.content import Cell, Content

STEPS: tuple[Cell, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))

#: A tile: its colour (None: neutral), its effect, its open steps.
Face = tuple[str | None, str, frozenset[int]]


def turned(steps: frozenset[int], by: int) -> frozenset[int]:
    return frozenset((each + by) % 6 for each in steps)


class Reference:
    """A race as two people would play it. `faces` are the tiles by number, unrotated."""

    def __init__(
        self,
        content: Content,
        course: str,
        faces: dict[str, Face],
        first: int,
        *,
        own_cave: bool = False,
    ) -> None:
        run = content.course_cells[course]
        self.at: dict[str, Cell] = {"lady": content.lady.at}
        self.at |= {str(number): cell for number, cell in enumerate(content.places, 1)}
        self.tiles = [name for name in self.at if name != "lady"]
        self.at["checkpoint"], self.at["goal"] = content.frame.checkpoint, content.frame.goal
        self.at |= run.starts
        self.caves = {cave.name: cave.colour for cave in content.caves}
        self.at |= {cave.name: cave.at for cave in content.caves}
        self.named = {cell: name for name, cell in self.at.items()}
        self.starts = list(run.starts)
        self.faces, self.own_cave = faces, own_cave
        self.lies: dict[str, frozenset[int]] = {"lady": frozenset(content.lady.shape)}
        self.mice = list(self.starts)
        self.flags, self.snacks = [False, False], [content.snacks] * 2
        self.lord: str | None = None
        self.turn, self.action, self.turns = first, 1, 1
        self.been, self.last = {self.mice[first]}, ""
        self.asks, self.left, self.hand = "act", list[str](), ""
        self.over = ""
        self.winner: int | None = None

    # What lies where

    def inside(self, name: str) -> bool:
        return name == "lady" or name in self.tiles

    def beside(self, name: str) -> dict[int, str]:
        """Return step -> the field there; fields of the frame touch tiles alone (B1)."""
        q, r = self.at[name]
        found = {}
        for step, (dq, dr) in enumerate(STEPS):
            there = self.named.get((q + dq, r + dr))
            if there is not None and (self.inside(name) or self.inside(there)):
                found[step] = there
        return found

    def open(self, name: str) -> frozenset[int]:
        if self.inside(name):
            return self.lies.get(name, frozenset())
        return frozenset(self.beside(name))

    def joined(self, name: str) -> set[str]:
        return {
            there
            for step, there in self.beside(name).items()
            if step in self.open(name) and (step + 3) % 6 in self.open(there)
        }

    def ahead(self) -> list[str]:
        """Return what the mover's own paths lead to, answered or not."""
        mine = self.mice[self.turn]
        return [there for step, there in self.beside(mine).items() if step in self.open(mine)]

    # What may be done

    def offered(self) -> set[str]:
        """Return every move there is."""
        return set(getattr(self, f"_{self.asks}")()) if not self.over else set()

    def _act(self) -> Iterator[str]:
        mine = self.mice[self.turn]
        yield from (f"run {there}" for there in self.joined(mine) - self.been)
        covered = [there for there in self.ahead() if there in self.tiles]
        yield from (f"uncover {there}" for there in covered if there not in self.lies)
        near = {mine, *self.beside(mine).values()} & self.lies.keys()
        yield from (turn for tile in near - {self.last} for turn in self.ways_to_turn(tile))
        if self.coverable():
            yield "cover"

    def _next(self) -> Iterator[str]:
        yield from (f"uncover {there}" for there in self.left)

    def _lay(self) -> Iterator[str]:
        yield from (f"lay {number}" for number in range(1, 1 + len(self.ways())))

    def ways(self) -> list[frozenset[int]]:
        """List the ways in which the tile in hand may lie, each once, as it is turned."""
        shape = self.faces[self.hand][2]
        mine = self.mice[self.turn]
        back = {step for step, there in self.beside(self.hand).items() if there == mine}
        ways = []
        for by in range(6):
            lies = turned(shape, by)
            if lies not in ways and (lies & back or not self.asks_join):
                ways.append(lies)
        return ways

    def _lord(self) -> Iterator[str]:
        yield from (f"lord {cave}" for cave in self.rooms())

    def _rotator(self) -> Iterator[str]:
        yield from (turn for tile in self.lies for turn in self.ways_to_turn(tile))

    def ways_to_turn(self, tile: str) -> Iterator[str]:
        """Yield the rotations of a tile up to the one after which it lies as before (B31)."""
        for by in range(1, 6):
            yield f"rotate {tile} {by}"
            if turned(self.lies[tile], by) == self.lies[tile]:
                return

    def _flipper(self) -> Iterator[str]:
        yield from (f"flip {tile}" for tile in self.tiles if tile not in self.mice)

    def coverable(self) -> list[str]:
        return [
            there
            for there in self.ahead()
            if there in self.tiles and there in self.lies and there not in self.mice
        ]

    def colour(self) -> str | None:
        """Return the colour of the field the mover has just run onto."""
        mine = self.mice[self.turn]
        if mine in self.caves:
            return self.caves[mine]
        return self.faces[mine][0] if mine in self.tiles else None

    def rooms(self) -> list[str]:
        return [cave for cave, hue in self.caves.items() if hue == self.colour()]

    # What is done

    def make(self, move: str) -> None:
        """Make a move and all that follows from it."""
        verb, *words = move.split()
        getattr(self, f"do_{verb}")(*words)

    def do_run(self, there: str) -> None:
        self.last = ""
        self.mice[self.turn] = there
        self.been.add(there)
        if there == "goal" and self.flags[self.turn]:
            self.over, self.winner = "goal", self.turn
            return
        if there == "checkpoint":
            self.flags[self.turn] = True
        if self.colour() is None:
            self.effect()
        elif self.lord in self.rooms():
            self.lord = next(cave for cave in self.rooms() if cave != self.lord)
            self.effect()
        else:
            self.asks = "lord"

    def do_lord(self, cave: str) -> None:
        self.lord = cave
        self.effect()

    def effect(self) -> None:
        mine = self.mice[self.turn]
        effect = self.faces[mine][1] if mine in self.tiles else ""
        if effect in ("rotator", "flipper"):
            self.asks = effect
            return
        if effect == "rage":
            assert self.lord is not None
            near = {each for each in self.beside(self.lord).values() if each in self.tiles}
            self.bite(near)
        self.done()

    def do_rotate(self, tile: str, by: str) -> None:
        self.lies[tile] = turned(self.lies[tile], int(by))
        self.last = tile if self.asks == "act" else ""
        self.done()

    def do_cover(self) -> None:
        self.last = ""
        for tile in self.coverable():
            del self.lies[tile]
        self.done()

    def do_flip(self, tile: str) -> None:
        if tile in self.lies:
            del self.lies[tile]
            self.done()
        else:
            self.left = []
            self.take(tile, join=False)

    def do_uncover(self, tile: str) -> None:
        self.last = ""
        if self.asks == "act":
            self.left = [
                each for each in self.ahead() if each in self.tiles and each not in self.lies
            ]
        self.left.remove(tile)
        self.take(tile, join=True)

    def take(self, tile: str, *, join: bool) -> None:
        self.hand, self.asks, self.asks_join = tile, "lay", join
        only, *more = self._lay()
        if not more:
            self.make(only)

    def do_lay(self, by: str) -> None:
        self.lies[self.hand] = self.ways()[int(by) - 1]
        self.hand = ""
        if not self.left:
            self.done()
        elif len(self.left) == 1:
            self.take(self.left.pop(), join=True)
        else:
            self.asks = "next"

    def done(self) -> None:
        """End an action (B37, B16): the lord bites, after the fourth the lady does."""
        self.asks = "act"
        if self.over:
            return
        if self.lord is not None:
            self.bite(self.joined(self.lord) | ({self.lord} if self.own_cave else set()))
        if self.over:
            return
        self.action += 1
        if self.action <= 4 and self.offered():
            return
        found, ring = {"lady"}, {"lady"}
        while ring:
            ring = {there for name in ring for there in self.joined(name)} - found - set(self.caves)
            found |= ring
        self.bite(found)
        if self.over:
            return
        self.turn, self.action, self.turns, self.last = 1 - self.turn, 1, self.turns + 1, ""
        self.been = {self.mice[self.turn]}

    def bite(self, fields: set[str]) -> None:
        for seat in [seat for seat in (0, 1) if self.mice[seat] in fields]:
            self.snacks[seat] -= 1
            self.mice[seat] = "checkpoint" if self.flags[seat] else self.starts[seat]
            if seat == self.turn:
                self.been.add(self.mice[seat])
        if 0 in self.snacks:
            self.over = "snacks"
            left = [seat for seat in (0, 1) if self.snacks[seat]]
            self.winner = left[0] if left else None
