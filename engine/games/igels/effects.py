"""The kinds of effects that cards of content.toml are made of, and their parameters.

`targeting` says what an effect may be aimed at, `effect_handlers` what it changes, and `sap` what
holds as long as its card is there.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

#: The family of an effect: counters and shields name the families that they stop.
Family: TypeAlias = Literal[
    "theft", "kill", "ko", "weather", "sway", "peace", "spoils", "penalty", "hand",
    "hideout", "revive", "wake", "boost", "counter",
]  # fmt: skip

#: Which other seats: any of them, or only those in the battle (C34).
Whose: TypeAlias = Literal["player", "opponent"]

Positive: TypeAlias = Annotated[int, Meta(ge=1)]


class _Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """What all effects have in common: how content.toml names them."""


class AddSap(_Effect, frozen=True, tag="add-sap"):
    """Change a Total for this battle: `amount` once, or for each thing of `per`, `most` at most."""

    to: Literal["own", "opponent", "opponents"]
    amount: int
    per: Literal["card", "companion", "hanger-on"] | None = None
    card: str | None = None
    most: Positive | None = None


class SetSap(_Effect, frozen=True, tag="set-sap"):
    """Set the own SAP of this animal, or of opposing animals with the tag."""

    sap: int
    tag: str | None = None


class Coin(_Effect, frozen=True, tag="coin"):
    """Toss a coin when the cards are turned up: the card counts `heads` or `tails`."""

    heads: int
    tails: int


class Nullify(_Effect, frozen=True, tag="nullify"):
    """Let an opposing Battle card count 0; its printed SAP is `most` or less."""

    most: Positive | None = None


class Ko(_Effect, frozen=True, tag="ko"):
    """Knock an animal of another seat out of the battle."""

    who: Literal["animal", "leader", "hanger-on"]


class Kill(_Effect, frozen=True, tag="kill"):
    """Kill an animal of another seat in the battle; its printed SAP is `most` or less."""

    most: Positive | None = None


class Die(_Effect, frozen=True, tag="die"):
    """Let the animal itself die, at once or (`late`) when it would fall asleep."""

    late: bool = False


class Revive(_Effect, frozen=True, tag="revive"):
    """Bring one of the owner's dead animals back to the Pool."""


class Wake(_Effect, frozen=True, tag="wake"):
    """Wake all sleeping animals of the owner, or one."""

    one: bool = False


class NoSleep(_Effect, frozen=True, tag="no-sleep"):
    """Let the animal stay awake after this battle."""


class Silence(_Effect, frozen=True, tag="silence"):
    """Take the ability of opposing leaders for this battle, except those with the tag `spares`."""

    spares: str


class Withdraw(_Effect, frozen=True, tag="withdraw"):
    """Take the whole side out of the battle, awake, with its Battle cards."""


class Immune(_Effect, frozen=True, tag="immune"):
    """Protect this animal, or the whole side, from other seats' effects of these families."""

    who: Literal["self", "side"]
    families: tuple[Family, ...]


class Steal(_Effect, frozen=True, tag="steal"):
    """Take unsecured Food from another seat: Food that the owner chooses, or at random."""

    whose: Whose
    count: Positive
    chosen: bool


class Secure(_Effect, frozen=True, tag="secure"):
    """Secure unsecured Food of the owner up to the cap, or one Food that was just taken."""

    taken: bool = False


class SecureCap(_Effect, frozen=True, tag="secure-cap"):
    """Raise the number of Food that the owner may have secured."""

    cap: Positive


class FoodTake(_Effect, frozen=True, tag="food-take"):
    """Change how many Food the winner takes."""

    amount: int


class FoodChoice(_Effect, frozen=True, tag="food-choice"):
    """Take one Food more than due and put one back."""


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
    """Take one of the owner's unbound Battle cards of this battle back to the hand."""


class Penalty(_Effect, frozen=True, tag="penalty"):
    """Stay in front of another seat and cost it points in the Final Tally."""

    points: Positive


class Bind(_Effect, frozen=True, tag="bind"):
    """Put the card under this animal for good; it may only be laid while that is in the battle."""

    animal: str


class Counter(_Effect, frozen=True, tag="counter"):
    """Cancel an effect of these families for the seat it hits; `events`: only one of an Event."""

    families: tuple[Family, ...]
    events: bool = False


Effect: TypeAlias = (
    AddSap | SetSap | Coin | Nullify | Ko | Kill | Die | Revive | Wake | NoSleep | Silence
    | Withdraw | Immune | Steal | Secure | SecureCap | FoodTake | FoodChoice | ForceDraw
    | Tiebreak | Draw | DiscardHand | Return | Penalty | Bind | Counter
)  # fmt: skip
