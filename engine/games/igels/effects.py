"""The vocabulary that cards are written in: each effect is named once, and done once.

`aims` says where an effect may be aimed, `strikes` what it does, `strength` what holds as long as
its card is there. A card of content.toml is a few of these words and nothing else.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

#: What kind of thing an effect is to whoever it hits; counters and shields name families.
Family: TypeAlias = Literal[
    "theft", "kill", "ko", "weather", "sway", "peace", "spoils", "penalty", "hand",
    "hideout", "revive", "wake", "boost", "counter",
]  # fmt: skip

#: Of other seats: any of them, or only those in the battle (C34).
Whose: TypeAlias = Literal["player", "opponent"]

Positive: TypeAlias = Annotated[int, Meta(ge=1)]


class _Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One word of the vocabulary."""


class AddSap(_Effect, frozen=True, tag="add-sap"):
    """Change a Total for this battle: `amount` once, or for each thing of `per`, `most` at most."""

    to: Literal["own", "opponent", "opponents"]
    amount: int
    per: Literal["card", "companion", "hanger-on"] | None = None
    card: str | None = None
    most: Positive | None = None


class SetSap(_Effect, frozen=True, tag="set-sap"):
    """Let an animal's own SAP be `sap`: this one's, or that of opposing animals with the tag."""

    sap: int
    tag: str | None = None


class Coin(_Effect, frozen=True, tag="coin"):
    """Toss a coin when the cards are turned up: the card counts `heads` or `tails`."""

    heads: int
    tails: int


class Nullify(_Effect, frozen=True, tag="nullify"):
    """Let an opposing Battle card count 0, one of `most` printed SAP at most."""

    most: Positive | None = None


class Ko(_Effect, frozen=True, tag="ko"):
    """Send an animal of another seat out of the battle."""

    who: Literal["animal", "leader", "hanger-on"]


class Kill(_Effect, frozen=True, tag="kill"):
    """Kill an animal of another seat in the battle, one of `most` printed SAP at most."""

    most: Positive | None = None


class Die(_Effect, frozen=True, tag="die"):
    """Let the animal itself die, at once or when it would fall asleep."""

    late: bool = False


class Revive(_Effect, frozen=True, tag="revive"):
    """Bring an own dead animal back to the Pool."""


class Wake(_Effect, frozen=True, tag="wake"):
    """Wake all own sleeping animals, or one."""

    one: bool = False


class NoSleep(_Effect, frozen=True, tag="no-sleep"):
    """Let the animal stay awake after this battle."""


class Silence(_Effect, frozen=True, tag="silence"):
    """Take the ability of opposing leaders for this battle; those with the tag are spared."""

    spares: str


class Withdraw(_Effect, frozen=True, tag="withdraw"):
    """Take the whole side out of the battle, awake, with its Battle cards."""


class Immune(_Effect, frozen=True, tag="immune"):
    """Such effects of others do nothing to this animal, or to the whole side."""

    who: Literal["self", "side"]
    families: tuple[Family, ...]


class Steal(_Effect, frozen=True, tag="steal"):
    """Take unsecured Food from another seat: of one's choice, or at random."""

    whose: Whose
    count: Positive
    chosen: bool


class Secure(_Effect, frozen=True, tag="secure"):
    """Secure own unsecured Food up to the cap: of all of it, or one of what was just taken."""

    taken: bool = False


class SecureCap(_Effect, frozen=True, tag="secure-cap"):
    """Raise the number of Food one may have secured."""

    cap: Positive


class FoodTake(_Effect, frozen=True, tag="food-take"):
    """Change how many Food the winner takes."""

    amount: int


class FoodChoice(_Effect, frozen=True, tag="food-choice"):
    """Draw one Food more than due and put one back."""


class ForceDraw(_Effect, frozen=True, tag="force-draw"):
    """Make the battle a draw for everybody in it."""


class Tiebreak(_Effect, frozen=True, tag="tiebreak"):
    """Win a natural tie for the first place."""


class Draw(_Effect, frozen=True, tag="draw"):
    """Draw Support cards."""

    count: Positive


class DiscardHand(_Effect, frozen=True, tag="discard-hand"):
    """Let another seat discard cards at random."""

    whose: Whose
    count: Positive


class Return(_Effect, frozen=True, tag="return"):
    """Take an own unbound Battle card of this battle back to the hand."""


class Penalty(_Effect, frozen=True, tag="penalty"):
    """Stay before another seat and cost points in the tally."""

    points: Positive


class Bind(_Effect, frozen=True, tag="bind"):
    """Go under this animal for good; the card may only be laid while it is in the battle."""

    animal: str


class Counter(_Effect, frozen=True, tag="counter"):
    """Cancel for oneself what hits one, of these families; `events`: only an Event card."""

    families: tuple[Family, ...]
    events: bool = False


Effect: TypeAlias = (
    AddSap | SetSap | Coin | Nullify | Ko | Kill | Die | Revive | Wake | NoSleep | Silence
    | Withdraw | Immune | Steal | Secure | SecureCap | FoodTake | FoodChoice | ForceDraw
    | Tiebreak | Draw | DiscardHand | Return | Penalty | Bind | Counter
)  # fmt: skip
