"""Clauses and worked examples where they happen: through whole hands, and at their edges."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.api.action import Action, Wait
from engine.api.event import Line, Typed
from engine.api.options import Number
from engine.api.refusals import Illegal
from engine.games.igor.content import OwnRule, Rule
from engine.games.igor.model import Phase, State
from tests.games.igor.positions import (
    CONTENT,
    IGOR,
    catch,
    coins,
    dealt,
    do,
    laid,
    offered,
    play,
    refusal,
    said,
    step,
    through,
    to_change,
    verbs,
)
from tests.games.igor.test_own import HONOUR, SNAIL, write
from tests.support.games import SEEDS


def begun(state: State) -> State:
    """Change nothing more, read the rules, and deal."""
    while state.board.phase is Phase.CHANGE:
        state = do(state, f"{state.board.changers[0]} change pass")
    for seat in range(state.board.seats):
        state = do(state, f"{seat} ready")
    return state


# Hands


@pytest.mark.parametrize("hands", [1, 2, 5])
def test_I4_I31_the_game_has_as_many_hands_as_were_settled_and_the_deal_goes_round(hands: int):
    state = dealt(3, hands=hands)
    first, dealers = state.board.dealer, []
    while IGOR.outcome(state) is None:
        dealers.append(state.board.dealer)
        state = through(state)
    assert dealers == [(first + at) % 3 for at in range(hands)]


def test_I4_there_are_one_to_sixteen_hands():
    (hands,) = [each for each in IGOR.info.options if each.key == "hands"]
    assert isinstance(hands, Number)
    assert (hands.low, hands.high) == (1, 16)


def test_I32_a_hand_of_ten_cards_has_ten_tricks_and_pays_thirty():
    state = through(dealt(4, hands=1, cards="ten"))
    assert sum(state.board.tricks_won) == 10
    assert sum(coins(state)) == 40 + 30


def test_I2_I3_the_two_starting_rules_are_read_before_the_first_hand_and_then_lie_face_down():
    state = dealt(4)
    assert len(IGOR.view(state, None).rules) == 2
    table = repr(IGOR.picture(IGOR.view(state, None)))
    assert all(f"igor-rule-{each.rule}'" in table for each in state.in_force)
    after = begun(state)
    assert "igor-rule-" not in repr(IGOR.picture(IGOR.view(after, None)))


# When rules bind


def test_I18_before_the_first_card_there_is_nothing_to_catch_or_to_own_up_to():
    state = laid("L1 B1", "B2 B3", "B4 B5", rules="r02")
    assert refusal(state, "1 catch") == "igor-no-catch-now"
    assert refusal(state, "0 confess zap") == "igor-no-confession-now"
    assert not {"catch", "confess", "admit"} & {*verbs(state, 0)}
    state = play(state, "L1")
    assert {"catch", "confess", "admit"} <= {*verbs(state, 1)}


def test_I18_14_whoever_is_ready_after_the_last_card_claims_nothing_more():
    state = play(laid("B9 B8", "B7 B6", "B5 B4", rules="r01", won=(5, 0, 0)), "B9 B7 B5 B8 B6 B4")
    state = do(state, "1 ready")
    assert refusal(state, "1 catch") == "igor-no-catch-now"
    assert refusal(state, "1 confess switch") == "igor-no-confession-now"
    assert coins(catch(state, 2, 0, "switch")) == (15, 10, 11)
    over = do(state, "0 ready", "2 ready")
    assert refusal(over, "2 catch") == "igor-no-catch-now"


def test_I18_what_was_missed_in_one_hand_is_not_claimed_in_the_next():
    state = to_change(play(laid("L1", "B2", "B4", rules="r02"), "L1 B2 B4"))
    assert state.duties == ()
    state = begun(state)
    card = offered(state, state.board.turn, "play").options[0].value
    quiet = replace(state, in_force=())
    state = do(quiet, f"{state.board.turn} play {card}")
    accuser = 1 if state.board.turn != 1 else 2
    before = coins(state)
    after = coins(catch(state, accuser, 0, "zap"))
    assert after[accuser] == before[accuser] - 1
    assert after[0] == before[0]


def test_I23_the_next_card_waits_a_breath_whatever_was_played():
    for rules in ("r02", "r07", ""):
        state = laid("L1 B1", "B2 B3", "B4 B5", rules=rules)
        assert offered(state, 0, "play").opens is None
        assert offered(play(state, "L1"), 1, "play").opens is Wait.BEAT
        assert offered(play(state, "B1"), 1, "play").opens is Wait.BEAT


# Examples


def test_I21_9_a_rule_removed_after_the_last_hand_costs_whoever_still_claims_it():
    state = laid("B9", "B0", "B1", rules="r01 r02", won=(6, 0, 0), dealer=0)
    state = replace(state, board=replace(state.board, rounds=5))
    state = to_change(play(state, "B9 B0 B1"))
    state = begun(do(state, "0 change remove r01"))
    assert [each.rule for each in state.in_force] == ["r02"]
    # Play on to a lead by somebody who has won a trick and said nothing.
    for _ in range(4):
        card = offered(state, state.board.turn, "play").options[0].value
        state = do(state, f"{state.board.turn} play {card}")
    leader = state.board.trick[0].seat
    accuser = (leader + 1) % 3
    before = coins(state)
    after = coins(catch(state, accuser, leader, "switch"))
    assert after == tuple(each - (seat == accuser) for seat, each in enumerate(before))


@pytest.mark.parametrize(("card", "picture"), [("d2a", 0), ("l2a", 12), ("l3a", 14)])
def test_13_18_the_cards_of_the_examples_have_the_pictures_of_the_examples(card: str, picture: int):
    assert CONTENT.faces[card].picture == picture


def test_22_every_motif_is_on_as_many_cards_as_it_should_be():
    counts = Counter(motif for face in CONTENT.faces.values() for motif in face.shows)
    suits = dict.fromkeys(("bone", "poison", "lightning", "heart", "dynamite"), 32)
    others = ("castle", "rat", "moon", "hand", "assistant", "brain", "scientist", "monster")
    assert counts == {**suits, **dict.fromkeys(others, 10), "switch": 5}


def test_7_a_trick_makes_thirteen_of_ten_at_a_table_of_eight():
    hands = ("H3 B1", *(f"H{rank} B{rank}" for rank in (1, 2, 4, 5, 6, 7, 8)))
    state = play(laid(*hands), "H3 H1 H2 H4 H5 H6 H7 H8")
    assert coins(state) == (10,) * 7 + (13,)


# Fines


def test_I17_I19_a_fine_for_being_slow_is_a_fine_and_has_its_duties():
    state = play(laid("B1 B2", "B3 B4", "B5 B6", rules="r28"), "B1")
    state = do(state, "2 hurry")
    assert coins(state) == (10, 9, 10)
    assert [(duty.seat, duty.act) for duty in state.duties] == [(1, "bow")]


def test_I19_whoever_had_nothing_to_pay_has_paid_no_fine():
    state = play(laid("B1 B2", "B3 B4", "B5 B6", rules="r28", coins=(10, 10, 0)), "B1")
    assert catch(state, 2, 0, "howl").duties == ()
    assert do(state, "2 confess howl").duties == ()


# Rules of one's own


def test_I33_of_honour_the_dealer_breaks_the_tie_and_a_vote_of_nobody_changes_nothing():
    for dealer, fate in ((2, (9, 11)), (3, (10, 9))):
        state = laid("B5 B1", "B2 B3", "B4 B6", "B7 B8", rules="c1", own=(HONOUR,), dealer=dealer)
        state = catch(play(state, "B5"), 1, 0, "c1")
        (vote,) = state.board.votes
        asked = do(state, f"2 vote yes-{vote.number}", f"3 vote no-{vote.number}")
        assert coins(asked)[:2] == fate
        nobody = do(state, f"2 vote abstain-{vote.number}", f"3 vote abstain-{vote.number}")
        assert coins(nobody) == (10,) * 4


def test_I28_I33_where_everybody_is_involved_nobody_votes_and_nobody_pays():
    state = play(laid("B5 B1", "B2 B3", "B4 B6", rules="c1", own=(HONOUR,)), "B5")
    state = do(state, "1 catch", "2 catch", "1 forbidden c1 1", "2 forbidden c1 1")
    last = step(state, "- close_claims")
    assert said(last) == ["igor-nobody-pays", "igor-nobody-pays"]
    assert last.state.board.votes == ()
    assert coins(last.state) == (10,) * 3


def test_I28_where_everybody_is_involved_the_ruling_stands():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1 B2")
    state = do(state, "1 catch", "2 catch", "1 charge 1 zap", "2 charge 1 zap", "- close_claims")
    state = do(state, "0 first 3")
    assert coins(state) == (9, 10, 11)
    assert refusal(state, "0 dispute") == "igor-no-ruling"


def turned_away(state: State, seat: int, verb: str, *words: str) -> str:
    with pytest.raises(Illegal) as why:
        IGOR.apply(state, seat, Action(verb, words))
    return why.value.line.key


def test_I33_titles_texts_and_phrases_are_short_and_there_are_some():
    state = dealt(4, own=True)
    assert write(state, 1, "x" * 40, "y" * 200).board.proposal is not None
    assert turned_away(state, 1, "write", "x" * 41, "y") == "igor-own-too-long"
    assert turned_away(state, 1, "write", "x", "y" * 201) == "igor-own-too-long"
    assert turned_away(state, 1, "write", " ", "y") == "igor-own-empty"
    built = do(state, "2 when play first", "2 duty actor soon own")
    assert IGOR.apply(built, 2, Action("name", ("Snail", "y" * 60))).state.board.proposal
    assert turned_away(built, 2, "name", "Snail", "y" * 61) == "igor-own-too-long"
    assert turned_away(built, 2, "name", "Snail") == "igor-own-empty"
    assert turned_away(built, 2, "name", "Snail", "Hey @everyone") == "igor-own-no-links"


def test_I33_one_rule_at_a_time_is_voted_on_and_each_votes_once():
    state = write(dealt(4, own=True), 1, "Whisper", "Shh.")
    assert turned_away(state, 2, "write", "Other", "words") == "igor-not-writing"
    state = do(state, "1 accept yes")
    assert refusal(state, "1 accept yes") == "igor-no-proposal"
    assert refusal(state, "2 accept maybe") == "igor-no-proposal"


# What is told


def _lines(value: object) -> Iterator[Line]:
    if isinstance(value, Line):
        yield value
        for _, param in value.params:
            yield from _lines(param)
    elif isinstance(value, tuple):
        for each in value:
            yield from _lines(each)


def test_I12_a_card_is_named_as_it_is_laid_open_and_never_before():
    state = begun(dealt(5))
    cards = {face.line: card for card, face in CONTENT.faces.items()}
    while state.board.phase is Phase.PLAY:
        seat = state.board.turn
        card = offered(state, seat, "play").options[0].value
        last = step(state, f"{seat} play {card}")
        named = [each for event in last.events for each in _lines(event) if each in cards]
        assert named == [CONTENT.faces[card].line]
        trick = last.state.board.trick or last.state.board.last_trick.cards
        assert trick[-1].card == card
        state = last.state


def test_I3_only_what_was_laid_what_was_said_and_what_people_wrote_is_named_by_events():
    """Every sentence that may name a card, an act or a rule; all else has seats and numbers."""
    text = (SEEDS / "igor" / "text" / "en.ftl").read_text("utf-8")
    told = text.split("### What happens")[1].split("\n###")[0]
    sentences = re.split(r"\n(?=igor-)", told)
    naming = {
        each.split(" = ")[0].strip(): {*re.findall(r"\$(card|act|title|rule|phrase)\b", each)}
        for each in sentences
    }
    assert {key: found for key, found in naming.items() if found} == {
        "igor-laid": {"card"},
        "igor-caught": {"act"},
        "igor-wrong": {"act"},
        "igor-confessed": {"act"},
        "igor-vote": {"act"},
        "igor-own-proposed": {"title"},
        "igor-own-taken": {"title"},
        "igor-own-dropped": {"title"},
        "igor-own-vetoed": {"title"},
    }


#: What names an act: the table before, and the move.
_ACTS = {
    "igor-caught": ("r02", "1 charge 1 zap"),
    "igor-wrong": ("r07", "1 charge 1 zap"),
    "igor-vote": ("c1", "1 forbidden c1 1"),
}


@pytest.mark.parametrize("key", _ACTS)
def test_I3_what_is_claimed_is_named_once_it_is_judged_and_is_what_was_claimed(key: str):
    rules, move = _ACTS[key]
    state = play(laid("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules=rules, own=(HONOUR,)), "L1 B2")
    cried = step(state, "1 catch")
    charged = step(cried.state, move)
    for early in (cried, charged):
        assert not [each for each in said(early) if each != "igor-cried"]
    last = step(charged.state, "- close_claims")
    (event,) = [each for each in last.events if each.key == key]
    wanted = "igor-act-zap" if key != "igor-vote" else "igor-own-title"
    assert wanted in {each.key for each in _lines(event)}
    assert not [each for each in _lines(event) if each.key.startswith(("igor-rule-", "igor-when"))]


def test_I3_a_confession_names_what_is_confessed_whether_it_was_due_or_not():
    due = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1 B2")
    idle = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r07"), "L1 B2")
    assert step(due, "0 confess zap").events == step(idle, "0 confess zap").events


def test_I33_what_people_wrote_is_told_as_typed_text_and_nothing_else():
    rule = OwnRule(Rule(id="c1", on="honour"), "**Bold** title", text="Words.")
    state = write(dealt(4, own=True), 1, rule.title, rule.text)
    asked = step(do(state, "0 accept yes", "1 accept yes", "2 accept yes"), "3 accept yes")
    (event,) = [each for each in asked.events if each.key == "igor-own-taken"]
    assert dict(event.params)["title"] == Typed("**Bold** title")
    (phrase,) = step(
        play(laid("B5 B1", "B2 B3", "B4 B6", rules="c1", own=(SNAIL,)), "B5"), "0 act own c1"
    ).events
    assert Typed("Slowly, slowly!") in {
        value for each in _lines(phrase) for _, value in each.params if isinstance(value, Typed)
    }
