"""The next state while a move is made: cards move between places, and events are collected.

`StateBuilder` is the only mutable object of the package and lives as long as one action. The rules
are in other modules.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from functools import cache
from typing import Any

from msgspec.structs import replace

from engine.api.event import Event, Line, Param, line
from engine.api.seats import with_item, without
from engine.games.igels.content import Content
from engine.games.igels.model import (
    Animal,
    Battle,
    Board,
    Phase,
    PlayerArea,
    State,
    Troop,
    Use,
)


class StateBuilder:
    """A copy of a state that can be changed and built; it can be read as a `PublicState`."""

    def __init__(self, content: Content, state: State) -> None:
        self._before = state
        board = state.board
        self.content = content
        self.settings = board.settings
        self.turn, self.starter = board.turn, board.starter
        self.phase: Phase = board.phase
        self.areas: tuple[PlayerArea, ...] = board.areas
        self.battle: Battle | None = board.battle
        self.pending = board.pending
        self.dump = board.dump
        self.returned_food = board.returned_food
        self.ask_count = board.ask_count
        self.turns_without_battle = board.turns_without_battle
        self.hands, self.hand_sizes = state.hands, board.hand_sizes
        self.face_down = state.face_down
        self.draw_pile, self.forest = state.draw_pile, state.forest
        self.removed_food = state.removed_food
        self.species_piles = state.species_piles
        self.rng = state.rng
        self.events: list[Event] = []

    @property
    def forest_size(self) -> int:
        """The number of Food cards in the Forest."""
        return len(self.forest)

    @property
    def face_down_counts(self) -> tuple[int, ...]:
        """The number of cards that each seat has laid face down."""
        return tuple(map(len, self.face_down))

    def build(self) -> State:
        """Return the state as it stands now; what has not changed is kept as it was."""
        before, piles = self._before, self.species_piles
        sizes = before.board.species_pile_sizes
        if piles is not before.species_piles:
            sizes = {name: len(pile) for name, pile in piles.items()}
        down = before.board.face_down_counts
        if self.face_down is not before.face_down:
            down = self.face_down_counts
        # In the order of the fields: with their names it takes five times as long.
        board = Board(
            self.settings,
            self.turn,
            self.starter,
            self.phase,
            self.areas,
            self.hand_sizes,
            down,
            len(self.draw_pile),
            sizes,
            len(self.forest),
            self.returned_food,
            self.dump,
            self.battle,
            self.pending,
            self.ask_count,
            self.turns_without_battle,
        )
        return State(
            board,
            self.hands,
            self.face_down,
            self.draw_pile,
            piles,
            self.forest,
            self.removed_food,
            self.rng,
        )

    def announce(self, key: str, **params: Param | str | tuple[str, ...]) -> None:
        """Add a public event; strings among the parameters are names of cards.

        In a list equal cards are told once, with how many they are.
        """
        lines, told = self.content.lines, []
        for name, value in params.items():
            if isinstance(value, str):
                value = lines[value]
            elif isinstance(value, tuple):
                names = [lines[each] if isinstance(each, str) else each for each in value]
                value = tuple([_copies(each, count) for each, count in Counter(names).items()])
            told.append((name, value))
        self.events.append(Line(key, tuple(told)))

    def name_of(self, card: str) -> Line:
        """Return the name of a card or a species as a text line."""
        return self.content.lines[card]

    def next_ask(self) -> int:
        """Return the number of the next question of this turn."""
        self.ask_count += 1
        return self.ask_count

    def ask(self, queue: tuple[int, ...], played: tuple[int, str] | None = None) -> None:
        """Ask these seats one after another in the current step, after what was `played`."""
        self.ask_count += 1
        self.phase = Phase(self.phase.step, queue, self.ask_count, played=played)

    def ask_next(self) -> None:
        """Ask the first seat of the queue no more in the current step, but the one after it."""
        self.ask(self.phase.queue[1:], self.phase.played)

    def ask_everybody(self) -> None:
        """Ask all seats one after another in the current step."""
        self.ask(self.ask_order())

    def ask_order(self) -> tuple[int, ...]:
        """Return all seats in the order of the current step: by Initial SAP or clockwise (C29)."""
        if self.battle is not None and self.phase.step in ("ab", "c1", "c2"):
            return self.battle.order
        return self.clockwise()

    def clockwise(self) -> tuple[int, ...]:
        """Return all seats clockwise from the start player (C14)."""
        return seats_from(self.starter, len(self.areas))

    def add_use(self, use: Use) -> None:
        """Let an effect happen after those that are already pending."""
        self.pending += (replace(use, ask=self.next_ask()),)

    # What lies in front of a seat, and its troop

    def update_area(self, seat: int, **fields: Any) -> None:
        """Change fields of what lies in front of a seat."""
        self.areas = with_item(self.areas, seat, replace(self.areas[seat], **fields))

    def add_to_pool(self, seat: int, *animals: Animal) -> None:
        """Put animals into a seat's Pool."""
        self.update_area(seat, pool=(*self.areas[seat].pool, *animals))

    def wake(self, seat: int, *names: str) -> None:
        """Wake animals of a seat's Pool."""
        pool = self.areas[seat].pool
        woken = [
            replace(each, asleep=False) if each.asleep and each.name in names else each
            for each in pool
        ]
        self.update_area(seat, pool=tuple(woken))

    def troop(self, seat: int) -> Troop:
        """Return the troop of a seat that has joined the battle, even if nobody of it is left."""
        assert self.battle is not None
        troop = self.battle.troops[seat]
        assert troop is not None
        return troop

    def set_troop(self, seat: int, troop: Troop) -> None:
        """Let a seat have this troop in the battle."""
        assert self.battle is not None
        self.update_battle(troops=with_item(self.battle.troops, seat, troop))

    def update_troop(self, seat: int, **fields: Any) -> None:
        """Change fields of a seat's troop."""
        self.set_troop(seat, replace(self.troop(seat), **fields))

    def update_battle(self, **fields: Any) -> None:
        """Change fields of the battle as a whole."""
        assert self.battle is not None
        self.battle = replace(self.battle, **fields)

    def mark_ability_used(self, seat: int) -> None:
        """Mark the one-shot of a seat's leader as used (C32)."""
        troop = self.troop(seat)
        fighters = tuple(
            replace(each, used=each.used or each.name == troop.leader) for each in troop.fighters
        )
        self.update_troop(seat, fighters=fighters)

    def remove_fighter(self, seat: int, name: str) -> Animal:
        """Take an animal out of a seat's troop and return it; the caller says where it goes."""
        troop = self.troop(seat)
        animal = next(each for each in troop.fighters if each.name == name)
        leader = None if troop.leader == name else troop.leader
        self.update_troop(seat, fighters=without(troop.fighters, animal), leader=leader)
        return animal

    def add_dead(self, seat: int, animal: Animal) -> None:
        """Put an animal among the dead of a seat and its bound cards on the dump (C57)."""
        self.dump += animal.bound
        dead = Animal(animal.name, used=animal.used)
        self.update_area(seat, dead=(*self.areas[seat].dead, dead))

    # Cards and Food

    def set_hand(self, seat: int, cards: tuple[str, ...]) -> None:
        """Let a seat hold these cards."""
        self.hands = with_item(self.hands, seat, cards)
        self.hand_sizes = with_item(self.hand_sizes, seat, len(cards))

    def draw_support(self, seat: int, count: int) -> int:
        """Draw Support cards unseen while there are any (C8, C18); return how many were drawn."""
        for drawn in range(count):
            if not self.draw_pile and not self._reshuffle():
                return drawn
            card, self.draw_pile = self.draw_pile[0], self.draw_pile[1:]
            self._add_to_hand(seat, card)
        return count

    def discard(self, seat: int, card: str) -> None:
        """Put a card of a hand on the dump, for everybody to see."""
        self.set_hand(seat, without(self.hands[seat], card))
        self.forget_known(seat, card)
        self.dump += (card,)

    def return_to_hand(self, seat: int, card: str) -> None:
        """Put a card that everybody has seen into a hand."""
        self._add_to_hand(seat, card)
        self.update_area(seat, known_cards=(*self.areas[seat].known_cards, card))

    def forget_known(self, seat: int, card: str) -> None:
        """Remove a card from those known to be held, if it was one, as it lies open now."""
        known = self.areas[seat].known_cards
        if card in known:
            self.update_area(seat, known_cards=without(known, card))

    def take_food(self, seat: int, count: int) -> tuple[str, ...]:
        """Lay Food from the Forest open in front of a seat (C43, C62); return which."""
        taken = self.content.sorted(self.forest[:count])  # in which order they lay tells nothing
        self.forest = self.forest[count:]
        for food in taken:
            if food in self.returned_food:
                self.returned_food = without(self.returned_food, food)
        self.add_food(seat, *taken)
        return taken

    def add_food(self, seat: int, *food: str) -> None:
        """Add Food to the unsecured Food of a seat."""
        self.update_area(seat, food=self.content.sorted((*self.areas[seat].food, *food)))

    def remove_food(self, seat: int, *food: str) -> None:
        """Take Food out of the unsecured Food of a seat; the caller says where it goes."""
        self.update_area(seat, food=without(self.areas[seat].food, *food))

    def return_food(self, seat: int, food: tuple[str, ...]) -> None:
        """Shuffle Food that a seat has just taken back into the Forest."""
        assert self.battle is not None
        self.remove_food(seat, *food)
        kept = Counter(self.battle.taken) - Counter(food)
        self.update_battle(taken=tuple(kept.elements()))
        self.returned_food = self.content.sorted((*self.returned_food, *food))
        self.forest, self.rng = self.rng.shuffled((*self.forest, *food))

    def _add_to_hand(self, seat: int, card: str) -> None:
        hand = list(self.hands[seat])
        insort(hand, card, key=self.content.order.__getitem__)
        self.set_hand(seat, tuple(hand))

    def _reshuffle(self) -> bool:
        """Shuffle the dump into a new pile (C8); return False if the dump is empty too."""
        if not self.dump:
            return False
        self.draw_pile, self.rng = self.rng.shuffled(self.content.sorted(self.dump))
        self.dump = ()
        self.announce("igels-reshuffled", cards=len(self.draw_pile))
        return True


@cache
def seats_from(first: int, seats: int) -> tuple[int, ...]:
    """Return so many seats clockwise from this one."""
    return tuple((first + step) % seats for step in range(seats))


def _copies(name: Line, count: int) -> Line:
    """Return the name of a card, with how many of it there are if there are several."""
    return name if count == 1 else line("igels-copies", card=name, count=count)
