"""How a house player is: how hard it thinks, and how much slips its mind.

What slips is drawn from a secret of the table and the occasion, so that whoever asks again gets
the same answer as long as the occasion lasts.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from hashlib import blake2b

from msgspec import Struct

from engine.api.game import VoluntaryMove


class Strength(StrEnum):
    """How strong the house plays at a table; chosen in the lobby."""

    SHARP = "sharp"  #: thinks hard and forgets nothing
    HUMAN = "human"  #: thinks a while, and forgets what people forget
    SLEEPY = "sleepy"  #: hardly thinks, and forgets much


#: Of the most that a decision may cost (house.py) so much is spent.
_EFFORT: Mapping[Strength, float] = {
    Strength.SHARP: 1.0,
    Strength.HUMAN: 0.4,
    Strength.SLEEPY: 0.1,
}


class HouseSkill(Struct, frozen=True):
    """A strength, and the secret that what slips is drawn from."""

    strength: Strength = Strength.SHARP
    memory: bytes = b""

    def __repr__(self) -> str:
        # Whoever knows the secret knows what will be forgotten.
        return f"<{self.strength}>"

    @property
    def effort(self) -> float:
        """Give the part of a whole decision's cost that is spent."""
        return _EFFORT[self.strength]

    def remembers(self, seat: int, habit: VoluntaryMove) -> bool:
        """Say whether a seat thinks of something on its occasion."""
        if self.strength is Strength.SHARP:
            return True
        chance_permille = habit.chance_permille
        if self.strength is Strength.SLEEPY:
            chance_permille = chance_permille * chance_permille // 1000
        draw = blake2b(f"{seat} {habit.occasion}".encode(), key=self.memory, digest_size=8).digest()
        return int.from_bytes(draw, "big") % 1000 < chance_permille


def house_skill(strength: Strength, seed: bytes) -> HouseSkill:
    """Give the temper of the house at a table with this seed, which it does not tell."""
    return HouseSkill(strength, blake2b(seed, person=b"house", digest_size=32).digest())
