"""What cannot be played or used now says when it can, in its refusal and on its card."""

from __future__ import annotations

import pytest

from tests.games.igels.positions import (
    CONTENT,
    IGELS,
    H,
    M,
    Player,
    R,
    S,
    at,
    do,
    position,
    refusal,
)


@pytest.mark.parametrize("name", [each.name for each in CONTENT.events])
def test_C36_a_card_and_its_refusal_say_when_it_can_be_played(name: str) -> None:
    card = CONTENT.event_cards[name]
    assert card.moment.key == f"igels-when-{'-'.join(card.windows)}"
    told = "igels-only-answers" if card.effect.op == "counter" else "igels-wrong-moment"
    fits = card.species or H
    for when in ("draw", "lead", "join", "lay", "ab", "home", "trade"):
        state = position(
            Player(fits, fight="gilly" if fits == H else "", pool="gilly", hand=f"{name} mud"),
            Player(next(each for each in (M, R) if each != fits), fight="gnaw"),
            Player(S),
            phase=when,
        )
        assert refusal(state, 0, f"event {name}") == told
        if when != "lay":
            laid = f"{told}-lay" if told == "igels-wrong-moment" else told
            assert refusal(state, 0, f"lay {name}") == laid


@pytest.mark.parametrize("name", CONTENT.battle_cards)
def test_C25_C36_the_refusal_of_a_battle_card_says_when_it_can_be_laid(name: str) -> None:
    fits = CONTENT.battle_cards[name].species or H
    others = [each for each in (M, R, S) if each != fits]
    useless = CONTENT.battle_cards[name].species is not None
    fighting, sitting = Player(fits, hand=name), Player(others[0], fight="gnaw", hand=name)
    for when in ("draw", "bu", "lead", "join", "mu", "lay", "ab", "c2", "sw", "home", "trade"):
        # The first seat sits the battle out, and the second one is of another species.
        state = position(fighting, sitting, Player(others[1]), phase=when)
        for verb in ("lay", "event"):
            assert refusal(state, 0, f"{verb} {name}") == "igels-lay-later"
            if useless and (verb, when) != ("lay", "lay"):
                assert refusal(state, 1, f"{verb} {name}") == "igels-wrong-species"


def test_C36_a_refused_event_says_its_moment_even_while_it_is_the_turn_of_another() -> None:
    state = position(
        Player(H, fight="jumbo"), Player(M, fight="gnaw", hand="harvest road"), Player(S)
    )
    assert refusal(state, 1, "event harvest") == "igels-wrong-moment"
    assert refusal(state, 1, "event road jumbo") == "igels-wrong-moment"
    later = position(
        Player(H, fight="jumbo"), Player(M, fight="gnaw", hand="road"), Player(S), phase="c2"
    )
    assert refusal(later, 1, "event road jumbo") == "igels-not-your-turn"


def test_C38_a_refused_counter_says_what_it_stops() -> None:
    held = Player(M, food="nuts", hand="duckweed log")
    quiet = position(Player(H, hand="magpie"), held, Player(S))
    assert refusal(quiet, 1, "counter duckweed") == "igels-only-answers"
    assert refusal(quiet, 1, "counter ferret") == "igels-not-asked"
    hit = do(quiet, (0, "event magpie p2 nuts"))
    assert refusal(hit, 1, "counter log") == "igels-other-answer"
    assert refusal(hit, 1, "counter ferret") == "igels-no-answer"


@pytest.mark.parametrize("verb", ["draw", "lead", "add", "use", "trade"])
def test_C14_a_refused_move_says_in_which_phase_it_can_be_made(verb: str) -> None:
    word = "support" if verb == "draw" else "jumbo"
    state = position(Player(H, pool="jumbo"), Player(M), Player(S), phase="bu")
    assert refusal(state, 0, f"{verb} {word}") == f"igels-not-now-{verb}"


@pytest.mark.parametrize("card", CONTENT.animals, ids=lambda card: card.name)
def test_C31_a_one_shot_says_when_it_can_be_used(card) -> None:
    if card.kind == "one-shot":
        assert card.moment.key == f"igels-when-{'-'.join(card.when)}"
        state = position(Player(card.species, fight=card.name), Player(S), Player(R), phase="lay")
        assert refusal(state, 0, f"use {card.name}") == "igels-other-moment"


def test_C32_a_used_one_shot_is_marked_in_battle_too() -> None:
    state = position(
        Player(S, fight="ninja/u"), Player(H, fight="jumbo"), Player(R), phase=at("c2", 0)
    )
    leaders = [each for each in scene_text(state) if each.key == "igels-describe-leader"]
    assert [dict(each.params)["animals"][0].key for each in leaders] == [
        "igels-describe-animal-used",
        "igels-describe-animal",
    ]


def scene_text(state):
    """Return the text alternative of what an onlooker sees."""
    return IGELS.picture(IGELS.view(state, None)).text
