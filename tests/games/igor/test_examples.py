"""The examples of cards and rule cards come out as they say when they are played."""

from __future__ import annotations

import pytest

from engine.api.event import Line
from engine.games.igor.content import Rule
from engine.games.igor.duties import is_breach
from engine.games.igor.examples import hand_of_ban, situation
from engine.games.igor.triggers import bound_seats, demanded_act
from tests.games.igor.positions import CONTENT, IGOR, do, play, position
from tests.support.games import SEEDS
from tests.support.texts import sentences_of

_TEXTS = sentences_of(SEEDS / "igor" / "text")

PLAYED = [rule for rule in CONTENT.cards if rule.on not in ("ban", "fine_paid")]
BANS = [rule for rule in CONTENT.cards if rule.on == "ban"]


@pytest.mark.parametrize("rule", PLAYED, ids=lambda rule: rule.id)
def test_I18_the_example_of_a_rule_card_demands_its_act_at_the_table(rule: Rule) -> None:
    now = situation(CONTENT, rule)
    assert now is not None
    hands = [played.card for played in now.trick] + ["h9"] * (now.seats - len(now.trick))
    won = (now.number - 1, *[0] * (now.seats - 1))
    state = position(*hands, rules=rule.id, dealer=now.dealer, won=won, size=7)
    state = play(state, " ".join(played.card for played in now.trick))
    act = demanded_act(rule, now)
    due = {(duty.seat, duty.act) for duty in state.duties}  # an earlier card may demand it, too
    assert due >= {(seat, act) for seat in bound_seats(rule, now)}
    told = _TEXTS.check(IGOR.cards[rule.id].text[1])["en"]
    for face in now.faces if len(now.faces) > 1 else now.faces[:1]:
        assert f"{_TEXTS.check(face.line)['en']}" in told
    assert act is not None
    if act.word == "call":
        assert f"Call {act.number} before" in told
    elif act.number is not None:
        assert f"the player of {_TEXTS.check(now.faces[act.number - 1].line)['en']} before" in told


@pytest.mark.parametrize("rule", PLAYED, ids=lambda rule: rule.id)
def test_I23_a_rule_card_away_from_a_table_names_both_times_to_act(rule: Rule) -> None:
    """How long an act that is due soon may wait is an option of the table."""
    for line in IGOR.cards[rule.id].text[:2]:
        told = _TEXTS.check(line)["en"]
        assert (" before the next card (at some tables: before the next trick)." in told) is (
            rule.window == "soon"
        )


@pytest.mark.parametrize("rule", BANS, ids=lambda rule: rule.id)
def test_I19_the_example_of_a_ban_names_a_card_that_breaks_it_and_one_that_does_not(
    rule: Rule,
) -> None:
    wrong, right, before = hand_of_ban(CONTENT, rule)
    for card, broken in ((wrong, True), (right, False)):
        hand = f"{wrong} {right}"
        state = position(
            hand, "l1 l2", "l3 l4", rules=rule.id, won=(2, 0, 0), size=7, played=(before, "", "")
        )
        state = play(state, card)
        assert any(is_breach(CONTENT, state, duty) for duty in state.duties) is broken


def test_I22_the_example_of_paying_a_fine_demands_a_bow() -> None:
    state = position("b1 b2", "b3 b4", "b5 b6", rules="r01 r28", size=7)
    state = do(play(state, "b1 b3 b5 b6"), "0 catch", "0 charge 3 switch", "- close_claims")
    assert [duty.act.word for duty in state.duties if duty.rule == "r28"] == ["bow"]
    told = _TEXTS.check(IGOR.cards["r28"].text[1])["en"]
    assert f"pay {CONTENT.coins.fine} M. Bow" in told
    assert _TEXTS.check(Line("igor-rule-r01"))["en"] in told


@pytest.mark.parametrize("word", CONTENT.pack[::7])
def test_I13_a_card_wins_the_trick_of_its_example(word: str) -> None:
    face = CONTENT.faces[word]
    led = CONTENT.suits[(face.suit + 1) % len(CONTENT.suits)][0]
    state = play(position(f"{led}0", f"{led}9", word, size=7), f"{led}0 {led}9 {word}")
    assert state.board.last_trick is not None
    assert state.board.last_trick.winner == 2
    told = _TEXTS.check(IGOR.cards[word].text[2])["en"]
    assert f"You play {_TEXTS.check(face.line)['en']} and win the trick" in told
    shown = _TEXTS.check(IGOR.cards[word].text[1])["en"]
    for thing in face.shows:
        assert _TEXTS.check(Line(f"igor-shown-{thing}"))["en"] in shown
