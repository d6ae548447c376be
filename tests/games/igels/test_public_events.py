"""Public events name only cards that lie open: one position for each kind of event."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.games.igels.model import State
from tests.games.igels.positions import (
    CONTENT,
    IGELS,
    H,
    M,
    Player,
    R,
    S,
    at,
    change_troop,
    event_keys,
    position,
    step,
    with_open_battle,
)
from tests.games.igels.transcript import card_names
from tests.support.games import SEEDS

_NAMES = {named.key: name for name, named in CONTENT.lines.items()}

#: Parameters of a sentence that may be a card.
_PARAMS = re.compile(r"\$(?:cards?|stopped|nullified|animals?|aims|food)\b")

FOE = Player(M, fight="gnaw tulip", hand="oil")
OUT = Player(R, hand="oil")


def fight(mine: Player, foe: Player = FOE, phase: object = "c1", **more: Any) -> State:
    return position(mine, foe, OUT, phase=phase, **more)  # type: ignore[arg-type]


def last_layer(mine: Player, foe: Player = FOE, **more: Any) -> State:
    """Return a position in which the second seat is the last to lay: its pass reveals all."""
    return fight(mine, foe, at("lay", 1), revealed=False, **more)


def before_swag(leader: str, species: str, **more: Any) -> State:
    return position(
        Player(species, fight=leader),
        Player(H if species != H else M, fight="jumbo" if species != H else "gnaw", hand="oil"),
        Player(R if species != R else S),
        phase=at("sp", 1),
        result=(0,),
        **more,
    )


def hit(mine: Player, move: str, foe: Player = FOE, phase: object = "c1") -> State:
    """Return the position in which an Event of the first seat hits the second."""
    return step(fight(mine, foe, phase), 0, move).state


def doomed() -> State:
    """Return a position in which an animal is about to die of a stroke."""
    state = fight(Player(H, fight="gramps"), phase=at("sw", 2), result=(1,))
    return change_troop(state, 0, will_die=("gramps",))


def tossed(seed: int) -> State:
    """Return the position before a coin is tossed at the reveal; the seed decides how it falls."""
    return last_layer(Player(H, fight="jumbo", down="scouts"), seed=seed)


def aiming() -> State:
    foe = Player(M, fight="gnaw tulip whisker", hand="oil")
    return step(last_layer(Player(H, fight="jumbo", down="web trap"), foe), 1, "pass").state


def home(mine: Player) -> State:
    return fight(mine, phase=at("home", 0), result=(1,))


def calm(mine: Player, food: str = "") -> State:
    return position(mine, Player(M, food=food, hand="oil"), OUT)


#: Text key of an event -> the state before it, the seat that moves, and the move.
SCENES = {
    "igels-draws": (position(Player(H), FOE, OUT, phase=at("draw", 0)), 0, "draw supports"),
    "igels-draws-animal": (position(Player(H), FOE, OUT, phase=at("draw", 0)), 0, "draw animal"),
    "igels-draws-by": (before_swag("gilly", H, forest="nuts nuts nuts leaf"), 1, "pass"),
    "igels-leads": (
        with_open_battle(position(Player(H, pool="jumbo gilly"), FOE, OUT, phase="lead")),
        0,
        "lead gilly",
    ),
    "igels-joins": (
        fight(Player(H, fight="jumbo", pool="gilly spike"), phase="join", revealed=False),
        0,
        "add gilly spike",
    ),
    "igels-reveals": (last_layer(Player(H, fight="jumbo", down="club smoke")), 1, "pass"),
    "igels-wins-tie": (
        position(
            Player(M, fight="trunkee"),
            Player(H, fight="junkie", hand="oil"),
            Player(R),
            phase=at("c2", 1),
        ),
        1,
        "pass",
    ),
    "igels-wasted": (
        position(
            Player(H, fight="jumbo", events="wind", hand=""),
            Player(M, fight="gnaw", hand=""),
            Player(R, hand=""),
            phase="c2",
        ),
        0,
        "waste",
    ),
    "igels-plays": (fight(Player(H, fight="jumbo", hand="wind")), 0, "event wind"),
    "igels-plays-at": (fight(Player(H, fight="jumbo", hand="fox")), 0, "event fox tulip"),
    "igels-uses": (fight(Player(S, fight="ninja floxel"), phase="ab"), 0, "use ninja"),
    "igels-uses-at": (
        fight(Player(S, fight="daredevil floxel"), phase="ab"),
        0,
        "use daredevil gnaw",
    ),
    "igels-aims-at": (aiming(), 0, "aim tulip"),
    "igels-countered": (
        hit(
            Player(H, fight="jumbo", hand="road"),
            "event road gnaw",
            Player(M, fight="gnaw tulip", hand="log oil"),
        ),
        1,
        "counter log",
    ),
    "igels-countered-alone": (
        hit(
            Player(H, fight="jumbo", hand="rain"), "event rain", Player(M, fight="gnaw", hand="log")
        ),
        1,
        "counter log",
    ),
    "igels-shielded": (
        last_layer(
            Player(H, fight="jumbo", down="trap"),
            Player(M, fight="gnaw tulip", down="wire", hand="oil"),
        ),
        1,
        "pass",
    ),
    "igels-shifted": (fight(Player(H, fight="jumbo", hand="wind")), 0, "event wind"),
    "igels-set-sap": (fight(Player(S, fight="ninja floxel"), phase="ab"), 0, "use ninja"),
    "igels-shy": (
        last_layer(Player(M, fight="futty"), Player(H, fight="gilly", hand="oil")),
        1,
        "pass",
    ),
    "igels-heads": (tossed(1), 1, "pass"),
    "igels-tails": (
        last_layer(Player(M, fight="flesel"), Player(H, fight="jumbo", hand="oil")),
        1,
        "pass",
    ),
    "igels-tails-nothing": (tossed(0), 1, "pass"),
    "igels-nullified": (
        position(
            Player(M, fight="gnaw", hand="oil"),
            Player(H, fight="jumbo", cards="mud club", hand="oil"),
            Player(R),
            phase=at("ab", 0, 1),
        ),
        0,
        "use gnaw p2 mud",
    ),
    "igels-knocked": (hit(Player(H, fight="jumbo", hand="fox"), "event fox gnaw"), 1, "let"),
    "igels-killed": (hit(Player(H, fight="jumbo", hand="road"), "event road gnaw"), 1, "let"),
    "igels-died": (fight(Player(S, fight="daredevil floxel"), phase="ab"), 0, "use daredevil gnaw"),
    "igels-stroke": (doomed(), 2, "pass"),
    "igels-revived": (calm(Player(H, hand="godmother", dead="gilly")), 0, "event godmother gilly"),
    "igels-woken": (calm(Player(H, hand="rooster", pool="gilly/z")), 0, "event rooster"),
    "igels-wakeful": (home(Player(H, fight="nightwatch")), 0, "use nightwatch"),
    "igels-silenced": (
        position(
            Player(R, fight="fluff lop"),
            Player(M, fight="flesel", hand="oil"),
            Player(H),
            phase=at("lay", 1),
            revealed=False,
        ),
        1,
        "pass",
    ),
    "igels-bound": (
        fight(Player(H, fight="junkie", cards="needle"), phase=at("home", 0), result=(1,)),
        0,
        "pass",
    ),
    "igels-returned": (home(Player(S, fight="twig", cards="club web")), 0, "use twig club"),
    "igels-loses-cards": (before_swag("bramble", H, forest="nuts nuts nuts leaf"), 1, "pass"),
    "igels-penalised": (calm(Player(H, hand="stomach")), 0, "event stomach p2"),
    "igels-peace": (fight(Player(H, fight="jumbo", hand="smoke")), 0, "event smoke"),
    "igels-stolen": (
        step(calm(Player(H, hand="stash"), "nuts worm bug"), 0, "event stash p2").state,
        1,
        "let",
    ),
    "igels-secured": (calm(Player(H, hand="lair", food="bug")), 0, "event lair"),
    "igels-spoils": (
        fight(
            Player(H, fight="jumbo", hand="ranger"), phase=at("sp", 0), result=(0,), forest="bug"
        ),
        0,
        "event ranger",
    ),
    "igels-spoils-instead": (
        fight(Player(H, fight="jumbo", hand="harvest"), phase=at("sp", 0), result=(0,)),
        0,
        "event harvest",
    ),
    "igels-leader-takes": (before_swag("hazel", S, forest="nuts bug worm leaf"), 1, "pass"),
    "igels-takes-food": (before_swag("jumbo", H, forest="nuts bug leaf"), 1, "pass"),
    "igels-vegetarian": (before_swag("lop", R, forest="nuts bug leaf"), 1, "pass"),
    "igels-put-back": (
        step(before_swag("acorn", S, forest="nuts leaf picnic bug"), 1, "pass").state,
        0,
        "aim leaf",
    ),
    "igels-trades": (
        position(Player(H, hand="mud club"), FOE, OUT, phase=at("trade", 0), deck="smoke"),
        0,
        "trade mud club",
    ),
}


def words(state: State) -> set[str]:
    """Return every string in what an onlooker sees."""

    def found(value: object) -> Iterator[str]:
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            for each in value.values():
                yield from found(each)
        elif isinstance(value, list | tuple):
            for each in value:
                yield from found(each)

    return {*found(msgspec.to_builtins(IGELS.view(state, None)))}


@pytest.mark.parametrize("key", SCENES)
def test_a_public_event_names_only_open_cards(key: str) -> None:
    state, seat, move = SCENES[key]
    before, last = words(state), step(state, seat, move)
    assert key in event_keys(last)
    seen = before | words(last.state)
    for event in last.events:
        assert {*card_names(event, _NAMES)} <= seen, f"{event} names what nobody sees"


def test_events_about_hidden_cards_name_no_card() -> None:
    """Events about cards that are drawn or laid face down have a number and no name."""
    for key in ("igels-draws", "igels-draws-by"):
        state, seat, move = SCENES[key]
        (event,) = [each for each in step(state, seat, move).events if each.key == key]
        assert {*card_names(event, _NAMES)} <= {"gilly"}
    state = fight(Player(H, fight="jumbo", hand="smoke"), phase="lay", revealed=False)
    (event,) = step(state, 0, "lay smoke").events
    assert [name for name, _ in event.params] == ["seat"]


def test_every_event_that_may_name_a_card_is_played_here() -> None:
    text = (SEEDS / "igels" / "text" / "en.ftl").read_text("utf-8")
    events = text.split("### What happens")[1].split("\n###")[0]
    sentences = re.split(r"\n(?=igels-)", events)
    naming = {each.split(" = ")[0].strip() for each in sentences if _PARAMS.search(each)}
    # These two tell a number of cards and no names.
    assert naming - {"igels-set-up", "igels-reshuffled"} == {*SCENES}


@pytest.mark.parametrize(
    ("card", "told"), [("rain", "igels-countered-alone"), ("jay p2", "igels-countered")]
)
def test_C38_a_counter_is_told_as_for_one_side_where_an_event_hits_all(
    card: str, told: str
) -> None:
    foe = Player(R, fight="lucky-foot")
    state = position(Player(H, fight="jumbo", hand=card.split()[0]), foe, Player(M), phase="c1")
    after = step(step(state, 0, f"event {card}").state, 1, "counter lucky-foot")
    assert told in event_keys(after)
