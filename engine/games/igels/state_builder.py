"""The next state while it is being made: cards move between places and what is seen is said.

The only mutable thing of the package; it lives as long as one action. Rules are elsewhere.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.api.event import Event, Line, Param, Seat, line
from engine.games.igels.content import Content
from engine.games.igels.model import (
    Animal,
    Battle,
    Board,
    Due,
    Hit,
    Phase,
    Side,
    State,
    Troop,
)


class Draft:
    """A state in the making; it can be looked at like a board (`model.Open`)."""

    def __init__(self, content: Content, state: State) -> None:
        board = state.board
        self.content = content
        self.settings = board.settings
        self.turn, self.starter = board.turn, board.starter
        self.phase: Phase = board.phase
        self.sides: list[Side] = list(board.sides)
        self.battle: Battle | None = board.battle
        self.hit: Hit | None = board.hit
        self.dues: list[Due] = list(board.dues)
        self.dump: list[str] = list(board.dump)
        self.returned = board.returned
        self.asked, self.idle = board.asked, board.idle
        self.hands: list[tuple[str, ...]] = list(state.hands)
        self.laid: list[tuple[str, ...]] = list(state.laid)
        self.deck, self.forest, self.removed = state.deck, state.forest, state.removed
        self.packs = dict(state.packs)
        self.rng = state.rng
        self.said: list[Event] = []

    @property
    def held(self) -> tuple[int, ...]:
        """The cards in each hand."""
        return tuple(map(len, self.hands))

    @property
    def woods(self) -> int:
        """The Food in the Forest."""
        return len(self.forest)

    @property
    def pile(self) -> int:
        """The Support cards to draw."""
        return len(self.deck)

    def state(self) -> State:
        """Give what was made."""
        board = Board(
            settings=self.settings,
            turn=self.turn,
            starter=self.starter,
            phase=self.phase,
            sides=tuple(self.sides),
            held=self.held,
            down=tuple(map(len, self.laid)),
            pile=len(self.deck),
            packs={name: len(pack) for name, pack in self.packs.items()},
            woods=len(self.forest),
            returned=self.returned,
            dump=tuple(self.dump),
            battle=self.battle,
            hit=self.hit,
            dues=tuple(self.dues),
            asked=self.asked,
            idle=self.idle,
        )
        return State(
            board,
            tuple(self.hands),
            tuple(self.laid),
            self.deck,
            self.packs,
            self.forest,
            self.removed,
            self.rng,
        )

    def say(self, key: str, **params: Param) -> None:
        """Tell everybody."""
        self.said.append(line(key, **params))

    def name(self, card: str) -> Line:
        """Give a card's name to be said."""
        return self.content.lines[card]

    def next_ask(self) -> int:
        """Number one more question of this turn."""
        self.asked += 1
        return self.asked

    def owe(self, seat: int, source: str, at: int) -> None:
        """Note that a seat still has to aim an effect."""
        self.dues.append(Due(seat, source, at, self.next_ask()))

    # What lies before a seat, and who fights for it

    def change(self, seat: int, **fields: Any) -> Side:
        """Change what lies before a seat."""
        self.sides[seat] = side = replace(self.sides[seat], **fields)
        return side

    def troop(self, seat: int) -> Troop:
        """Give a seat's troop, which is there."""
        assert self.battle is not None
        troop = self.battle.troops[seat]
        assert troop is not None
        return troop

    def muster(self, seat: int, **fields: Any) -> Troop:
        """Change a seat's troop."""
        assert self.battle is not None
        troop = replace(self.troop(seat), **fields)
        troops = self.battle.troops
        self.battle = replace(self.battle, troops=(*troops[:seat], troop, *troops[seat + 1 :]))
        return troop

    def fight(self, **fields: Any) -> None:
        """Change the battle as a whole."""
        assert self.battle is not None
        self.battle = replace(self.battle, **fields)

    def leave(self, seat: int, name: str) -> Animal:
        """Take an animal out of a seat's troop; where it goes is the caller's."""
        troop = self.troop(seat)
        animal = next(each for each in troop.fighters if each.name == name)
        self.muster(
            seat,
            fighters=tuple(each for each in troop.fighters if each is not animal),
            leader=None if troop.leader == name else troop.leader,
        )
        return animal

    def bury(self, seat: int, animal: Animal) -> None:
        """Lay a dead animal on the dump, and what was bound to it (C57)."""
        self.dump += animal.bound
        corpse = Animal(animal.name, used=animal.used)
        self.change(seat, dead=(*self.sides[seat].dead, corpse))

    # Cards

    def draw(self, seat: int, count: int) -> int:
        """Draw Support cards unseen as far as there are any (C8, C18); give how many."""
        drawn = 0
        for _ in range(count):
            if not self.deck and not self._reshuffle():
                break
            card, self.deck = self.deck[0], self.deck[1:]
            self.hands[seat] = self.content.sorted((*self.hands[seat], card))
            drawn += 1
        return drawn

    def part(self, seat: int, card: str) -> None:
        """Take a card out of a hand; where it goes is the caller's."""
        hand = self.hands[seat]
        at = hand.index(card)
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        self.forget(seat, card)

    def forget(self, seat: int, card: str) -> None:
        """Note that a card everybody may have known of has been seen."""
        shown = self.sides[seat].shown
        if card in shown:
            at = shown.index(card)
            self.change(seat, shown=shown[:at] + shown[at + 1 :])

    def show(self, seat: int, card: str) -> None:
        """Put a card that everybody sees into a hand."""
        self.hands[seat] = self.content.sorted((*self.hands[seat], card))
        self.change(seat, shown=(*self.sides[seat].shown, card))

    def discard_blindly(self, seat: int, count: int) -> tuple[str, ...]:
        """Discard cards of a hand at random; everybody sees which (C40)."""
        gone = []
        for _ in range(min(count, len(self.hands[seat]))):
            card, self.rng = self.rng.choice(self.hands[seat])
            self.part(seat, card)
            self.dump.append(card)
            gone.append(card)
        return tuple(gone)

    def take_food(self, seat: int, count: int) -> tuple[str, ...]:
        """Lay Food from the Forest open beside a Pool (C43, C62); give which."""
        taken, self.forest = self.forest[:count], self.forest[count:]
        known = list(self.returned)
        for food in taken:
            if food in known:
                known.remove(food)
        self.returned = tuple(known)
        self.change(seat, food=self.content.sorted((*self.sides[seat].food, *taken)))
        return taken

    def put_back(self, seat: int, food: tuple[str, ...]) -> None:
        """Shuffle Food of a seat back into the Forest."""
        left = list(self.sides[seat].food)
        for each in food:
            left.remove(each)
        self.change(seat, food=tuple(left))
        self.returned = self.content.sorted((*self.returned, *food))
        self.forest, self.rng = self.rng.shuffled((*self.forest, *food))

    def toss(self) -> bool:
        """Toss a fair coin; `True` is heads."""
        side, self.rng = self.rng.below(2)
        return side == 0

    def _reshuffle(self) -> bool:
        if not self.dump:
            return False
        self.deck, self.rng = self.rng.shuffled(self.content.sorted(self.dump))
        self.dump = []
        self.say("igels-reshuffled", cards=len(self.deck))
        return True


def seats_line(seats: tuple[int, ...]) -> tuple[Line, ...]:
    """Give seats as a list of names to be said."""
    return tuple(line("seat", seat=Seat(seat)) for seat in seats)
