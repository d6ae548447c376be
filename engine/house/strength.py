"""How well the house plays at a table: how long it searches, and how much it overlooks.

What it overlooks is drawn from a secret of the table and the occasion, so asking again gives the
same result as long as the occasion lasts.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b

from msgspec import Struct

from engine.api.game import VoluntaryMove
from engine.api.legal_actions import Move
from engine.table.model import Strength

#: Which part of `player.DECISION_ACTIONS` a decision may use.
_EFFORT: Mapping[Strength, float] = {
    Strength.SHARP: 1.0,
    Strength.HUMAN: 0.2,
    Strength.SLEEPY: 0.04,
}

#: How many of 100 moves of a simulated game are those of the game's policy; the others are random.
_POLICY_PERCENT: Mapping[Strength, int] = {
    Strength.SHARP: 90,
    Strength.HUMAN: 50,
    Strength.SLEEPY: 0,
}

#: To how many of its best turns the house searches the reply, in a game whose turns it plans.
_REPLIES: Mapping[Strength, int] = {
    Strength.SHARP: 8,
    Strength.HUMAN: 0,
    Strength.SLEEPY: 0,
}

#: How many of 100 moves the house overlooks where it does not plan its turns, as more effort finds
#: little there. Measured: each strength is well ahead of the next.
_OVERLOOKED_PERCENT: Mapping[Strength, int] = {
    Strength.SHARP: 0,
    Strength.HUMAN: 30,
    Strength.SLEEPY: 60,
}


class HouseSkill(Struct, frozen=True):
    """A strength, and the secret from which is drawn what the house overlooks."""

    strength: Strength = Strength.SHARP
    secret: bytes = b""

    def __repr__(self) -> str:
        # The secret would tell what the house is going to overlook.
        return f"<{self.strength}>"

    @property
    def effort(self) -> float:
        """The part of a full decision's cost that may be used, from 0 to 1."""
        return _EFFORT[self.strength]

    @property
    def policy_percent(self) -> int:
        """How many of 100 moves of a simulated game are those of the game's policy."""
        return _POLICY_PERCENT[self.strength]

    @property
    def replies(self) -> int:
        """To how many of its best turns the house searches the reply."""
        return _REPLIES[self.strength]

    def sees(self, seat: int, move: Move) -> bool:
        """Return False if a seat overlooks this move in a game whose turns it does not plan."""
        return self._draw(f"{seat} {move}") % 100 >= _OVERLOOKED_PERCENT[self.strength]

    def notices(self, seat: int, move: VoluntaryMove) -> bool:
        """Return True if a seat thinks of this voluntary move on its occasion."""
        if self.strength is Strength.SHARP:
            return True
        chance = move.chance_permille
        if self.strength is Strength.SLEEPY:
            chance = chance * chance // 1000
        return self._draw(f"{seat} {move.occasion}") % 1000 < chance

    def _draw(self, occasion: str) -> int:
        """Return a number that is the same on every such occasion."""
        draw = blake2b(occasion.encode(), key=self.secret, digest_size=8).digest()
        return int.from_bytes(draw, "big")


def house_skill(strength: Strength, seed: bytes) -> HouseSkill:
    """Return the house's skill at a table with this seed; it does not reveal the seed."""
    return HouseSkill(strength, blake2b(seed, person=b"house", digest_size=32).digest())
