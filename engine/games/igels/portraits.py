"""The portraits of the animals: a head of its species, a look of its own, and one prop.

Heads look to the right, or mirrored to the left. Between any two animals of a species the prop
differs, and at least one of eyes, mouth, pattern, ears and shape: nobody is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from engine.api.drawing.geometry import mirrored, moved
from engine.api.drawing.notation import drawn
from engine.api.drawing.palette import GOLD, INK, PAPER
from engine.api.scene import Box, Disc, Figure, Part, Point, Shape, Stroke, Words
from engine.games.igels.portrait_parts import EYES, HEADS, MOUTHS, PROPS

#: The box of a portrait.
PORTRAIT = (100.0, 104.0)


class Mood(StrEnum):
    """What state an animal is in. The values are the names of its eyes and its mouth."""

    AWAKE = "awake"
    ASLEEP = "asleep"
    OUT = "out"  #: knocked out: it lies on its side
    DEAD = "ghost"  #: pale, with a halo


class _Look(Struct, frozen=True):
    """What an animal looks like. `head`, `pattern`, `ears` and the rest name drawings."""

    coat: str
    dark: str
    face: str
    eyes: str
    mouth: str = ""
    head: str = "plain"
    props: tuple[str, ...] = ()
    pattern: str = ""
    ears: str = "up"


class _Anchors(Struct, frozen=True):
    """Where the parts of a species lie: its eyes, how large they are, its mouth, its halo."""

    left: float
    right: float
    eyes: float
    size: float
    mouth: Point
    halo: Point


_ANCHORS = {
    "hedgehog": _Anchors(36, 64, 56, 1.0, (50, 84), (50, 12)),
    "squirrel": _Anchors(46, 74, 55, 1.0, (60, 78), (60, 20)),
    "rabbit": _Anchors(38, 62, 62, 0.93, (50, 84), (50, 20)),
    "mouse": _Anchors(38, 62, 58, 0.93, (50, 84), (50, 20)),
}

#: Props that lie behind the head, and those below the eyes.
_BEHIND, _MASKS = ("pals", "thistle"), ("burglar", "ninja")

_LOOKS = {
    "jumbo": _Look(
        "#8a5a34", "#5e3a20", "#f8e6c8", "angry", "smirk", "stocky", ("club", "plaster")
    ),
    "gramps": _Look("#a9a39a", "#7d776f", "#f5e8d6", "sleepy", "full", "flat", ("beard", "specs")),
    "gilly": _Look("#cf9a5e", "#a06d38", "#fdebd2", "shy", "smile", "plain", ("bow",)),
    "junkie": _Look("#8f7d4e", "#5f5230", "#f0e2c0", "sleepy", "smirk", "wild", ("beanie",)),
    "spike": _Look("#b5532e", "#7d3218", "#f8e0bf", "angry", "smirk", "mohawk", ("collar",)),
    "bramble": _Look("#6d7a45", "#475226", "#f3e6c4", "sly", "smirk", "wild", ("berries",)),
    "nightwatch": _Look(
        "#5d6580", "#3c425a", "#efe3d2", "open", "oh", "plain", ("nightcap", "lantern")
    ),
    "gobbler": _Look("#b5763a", "#7f4d20", "#fbe3c0", "bead", "laugh", "stocky", ("bib", "crumbs")),
    "ninja": _Look("#b8452b", "#e0805a", "#f8e3cc", "angry", "", "plain", ("ninja",)),
    "floxel": _Look(
        "#9a4a2c", "#c97a50", "#f3dcc0", "open", "grin", "stocky", ("plaster-squirrel",)
    ),
    "finee": _Look("#f0a860", "#fbd5a0", "#fff1dc", "shy", "smile", "plain", ("flower",)),
    "hazel": _Look("#c9743a", "#e8a56c", "#fbe6cb", "bead", "full", "plain", ("nut",)),
    "acorn": _Look("#d2603a", "#f09a72", "#fbe6cf", "open", "teeth", "plain", ("acorncap",)),
    "daredevil": _Look("#c93f2f", "#ee8468", "#fae2cd", "wink", "grin", "plain", ("goggles",)),
    "bushtail": _Look("#a8552f", "#f2c79a", "#f8e3c6", "proud", "smirk", "big-tail"),
    "twig": _Look("#8a6a52", "#b99a80", "#f3e6d2", "sly", "", "slim", ("twig",)),
    "pepper": _Look(
        "#a8775a", "#7d5038", "#fbeada", "angry", "full", "plain", ("chili",), pattern="spots"
    ),
    "hoppsa": _Look(
        "#8fb0d6", "#5f86b4", "#f7f9fc", "open", "laugh", "plain", ("sweatband",), ears="back"
    ),
    "fluff": _Look("#ffffff", "#dfe4ec", "#fff4f2", "shy", "", "fluffy", ("heart",)),
    "ronn": _Look(
        "#6f8fb8",
        "#4a6890",
        "#f2f5fa",
        "open",
        "",
        "plain",
        ("scarf",),
        pattern="blaze",
        ears="fold",
    ),
    "lop": _Look(
        "#d3c1a4", "#9c8a72", "#fffaf0", "sleepy", "", "stocky", pattern="blaze", ears="lop"
    ),
    "lucky-foot": _Look(
        "#b7c4cf", "#8a9aa8", "#fafcff", "wink", "", "plain", ("clover",), pattern="blaze"
    ),
    "burrower": _Look("#9a8468", "#6e5a42", "#f3e8d6", "bead", "", "plain", ("lamp",)),
    "thistle": _Look(
        "#f2efe8",
        "#6f7684",
        "#ffffff",
        "open",
        "",
        "plain",
        ("thistle",),
        pattern="patch",
        ears="fold",
    ),
    "tulip": _Look("#d9cfe0", "#a99cb8", "#fdf6fa", "shy", "smile", "plain", ("tulip",)),
    "flesel": _Look(
        "#7f8b72", "#566049", "#dfe0c8", "wild", "snaggle", "slim", ("ring",), ears="torn"
    ),
    "futty": _Look("#6b5a52", "#443832", "#d9c3b4", "sly", "", "snout", ("brows",), ears="small"),
    "trunkee": _Look("#a8a2b8", "#7d768f", "#f3eff8", "proud", "smirk", "stocky", ("rosette",)),
    "cheese-thief": _Look(
        "#8d86a3", "#625b7a", "#eee9f5", "open", "smirk", "plain", ("burglar", "cheese")
    ),
    "whisker": _Look("#b79a86", "#8a6e5c", "#f8ebdf", "bead", "", "plain", ("curls",)),
    "gnaw": _Look(
        "#8a8f9c", "#5f6470", "#eef0f4", "wild", "", "plain", ("bigteeth",), pattern="patch"
    ),
    "swarmer": _Look(
        "#9d90b8", "#6f6390", "#f2edf8", "open", "grin", "plain", ("pals",), pattern="stripe"
    ),
}


@lru_cache(maxsize=512)
def portrait(animal: str, species: str, mood: Mood = Mood.AWAKE, *, left: bool = False) -> Figure:
    """Return the portrait of an animal; one that has none of its own is a plain of its species."""
    look = _LOOKS.get(animal, _Look("#a98a68", "#7a5f45", "#f8e6c8", "open", "smile"))
    if mood == Mood.DEAD:
        look = replace(look, coat="#e3ecf4", dark="#c3d0dc", face="#f7fbff", props=())
    marks = tuple(_portrait(species, look, mood))
    if left:
        marks = mirrored(marks, PORTRAIT[0] / 2)
    if mood == Mood.OUT:
        marks = moved(map(_fallen, marks), 3, 3, 0.94)
    return Figure(PORTRAIT, marks)


def _portrait(species: str, look: _Look, mood: Mood) -> Iterator[Part]:
    at = _ANCHORS[species]
    dead = mood == Mood.DEAD
    names = {"coat": look.coat, "dark": look.dark, "face": look.face}
    names["skin"] = look.face if species == "hedgehog" else look.coat
    names["pen"] = PAPER if "burglar" in look.props else INK
    if dead:
        names["ink"] = "#7d8fa3"
    behind, masks = (
        tuple(each for each in look.props if each in layer) for layer in (_BEHIND, _MASKS)
    )
    parts = [*(PROPS[each] for each in behind), *_head(species, look, mood)]
    for text in (*parts, *(PROPS[each] for each in masks)):
        yield from drawn(text, names)
    eyes = EYES[look.eyes if mood == Mood.AWAKE else mood].split("|")
    for x, text in zip((at.left, at.right), eyes, strict=True):
        yield from moved(drawn(text, names), x, at.eyes, at.size)
    if "ninja" not in look.props:
        yield from drawn(_nose(species, look), names)
    if mouth := _mouth(species, look, mood):
        yield from moved(drawn(mouth, names), *at.mouth)
    for each in look.props:
        if each not in behind + masks:
            yield from drawn(PROPS[each], names)
    if dead:
        yield Disc(*at.halo, 20, None, GOLD, 4, 6)


def _head(species: str, look: _Look, mood: Mood) -> Iterator[str]:
    """Yield the drawings of a head, the lowest one first."""
    if species in ("rabbit", "mouse"):
        # A rabbit lets an ear hang in its sleep.
        folds = mood == Mood.ASLEEP and species == "rabbit" and look.ears == "up"
        yield HEADS[f"{species}-ears-{'fold' if folds else look.ears}"]
    yield HEADS[f"{species}-{look.head}"]
    if look.pattern:
        yield HEADS[f"{species}-{look.pattern}"]
    if species == "rabbit":
        yield HEADS["rabbit-muzzle"]


def _nose(species: str, look: _Look) -> str:
    if look.head == "snout":
        return HEADS["mouse-trunk"]
    teeth = species == "rabbit" and look.mouth not in ("laugh", "full")
    return (HEADS["rabbit-teeth"] + ";" if teeth else "") + HEADS[f"{species}-nose"]


def _mouth(species: str, look: _Look, mood: Mood) -> str:
    """Return the mouth; nothing where the look or the species hides it."""
    if look.head == "snout" or {"beard", "ninja"} & {*look.props}:
        return ""
    if mood == Mood.AWAKE or species == "rabbit":
        return MOUTHS[look.mouth] if look.mouth and mood == Mood.AWAKE else ""
    return MOUTHS[mood]


def _fallen(part: Part) -> Part:
    """Return the part turned by a quarter: who is knocked out lies on its side."""
    size = PORTRAIT[0]
    match part:
        case Shape() | Stroke():
            return replace(part, points=tuple((size - y, x) for x, y in part.points))
        case Disc(x=x, y=y, radius=radius, tall=tall):
            return replace(part, x=size - y, y=x, radius=tall or radius, tall=radius)
        case Box(x=x, y=y, width=width, height=height):
            return replace(part, x=size - y - height, y=x, width=height, height=width)
        case Words(x=x, y=y):
            return replace(part, x=size - y, y=x)
