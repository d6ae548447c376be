"""Clauses and worked examples in whole rounds, and at their edges."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cogs.controls.offer_controls import Selection
from cogs.pages.table_parts import chosen_words
from cogs.text.translator import Translator
from engine.api.action import Action, Wait
from engine.api.event import Line, Typed
from engine.api.options import Number
from engine.api.refusals import Illegal
from engine.games.igor.content import Act, OwnRule, Rule
from engine.games.igor.model import Phase, State
from engine.games.igor.tricks import winning
from tests.games.igor.positions import (
    CONTENT,
    HONOUR,
    IGOR,
    SNAIL,
    catch,
    coins,
    dealt,
    do,
    end_last_call,
    event_keys,
    offered,
    play,
    play_round,
    position,
    refusal,
    step,
    verbs,
    write,
)
from tests.support.games import SEEDS
from tests.support.shared_localization import shared_localization


def start_round(state: State) -> State:
    """Return the state after all pass their changes and have read the rules."""
    while state.board.phase is Phase.CHANGE:
        state = do(state, f"{state.board.changers[0]} change pass")
    for seat in range(state.board.seats):
        state = do(state, f"{seat} ready")
    return state


# Rounds


@pytest.mark.parametrize("hands", [1, 2, 5])
def test_I4_I31_game_has_the_chosen_number_of_rounds_and_the_deal_rotates(hands: int) -> None:
    state = dealt(3, hands=hands)
    first, dealers = state.board.dealer, []
    while IGOR.outcome(state) is None:
        dealers.append(state.board.dealer)
        state = play_round(state)
    assert dealers == [(first + at) % 3 for at in range(hands)]


def test_I4_one_to_sixteen_rounds_can_be_chosen() -> None:
    (hands,) = [each for each in IGOR.info.options if each.key == "hands"]
    assert isinstance(hands, Number)
    assert (hands.low, hands.high) == (1, 16)


def test_I32_round_of_ten_cards_has_ten_tricks_and_pays_thirty() -> None:
    state = play_round(dealt(4, hands=1, cards="ten"))
    assert sum(state.board.tricks_won) == 10
    assert sum(coins(state)) == 40 + 30


def test_I2_I3_starting_rules_are_shown_before_the_first_round_and_then_hidden() -> None:
    state = dealt(4)
    assert len(IGOR.view(state, None).rules) == 2
    table = repr(IGOR.picture(IGOR.view(state, None)))
    assert all(f"igor-rule-{each.rule}'" in table for each in state.in_force)
    after = start_round(state)
    assert "igor-rule-" not in repr(IGOR.picture(IGOR.view(after, None)))


# When rules bind


def test_I18_catch_and_confession_are_refused_before_the_first_card() -> None:
    state = position("L1 B1", "B2 B3", "B4 B5", rules="r02")
    assert refusal(state, "1 catch") == "igor-no-catch-now"
    assert refusal(state, "0 confess zap") == "igor-no-confession-now"
    assert not {"catch", "confess"} & {*verbs(state, 0)}
    state = play(state, "L1")
    assert {"catch", "confess"} <= {*verbs(state, 1)}


def test_I18_14_seat_that_is_ready_after_the_last_card_cannot_claim() -> None:
    state = play(
        position("B9 B8", "B7 B6", "B5 B4", rules="r01", won=(5, 0, 0)), "B9 B7 B5 B8 B6 B4"
    )
    state = do(state, "1 ready")
    assert refusal(state, "1 catch") == "igor-no-catch-now"
    assert refusal(state, "1 confess switch") == "igor-no-confession-now"
    assert coins(catch(state, 2, 0, "switch")) == (15, 10, 11)
    over = do(state, "0 ready", "2 ready")
    assert refusal(over, "2 catch") == "igor-no-catch-now"


def test_I18_breach_of_one_round_cannot_be_claimed_in_the_next() -> None:
    state = end_last_call(play(position("L1", "B2", "B4", rules="r02"), "L1 B2 B4"))
    assert state.duties == ()
    state = start_round(state)
    card = offered(state, state.board.turn, "play").options[0].value
    quiet = replace(state, in_force=())
    state = do(quiet, f"{state.board.turn} play {card}")
    accuser = 1 if state.board.turn != 1 else 2
    before = coins(state)
    after = coins(catch(state, accuser, 0, "zap"))
    assert after[accuser] == before[accuser] - 1
    assert after[0] == before[0]


def test_I23_next_card_waits_a_beat_whether_or_not_an_act_is_due() -> None:
    for rules in ("r02", "r07", ""):
        state = position("L1 B1", "B2 B3", "B4 B5", rules=rules)
        assert offered(state, 0, "play").opens is None
        assert offered(play(state, "L1"), 1, "play").opens is Wait.BEAT
        assert offered(play(state, "B1"), 1, "play").opens is Wait.BEAT


# Examples


def test_I21_9_accuser_pays_for_a_rule_removed_after_the_last_round() -> None:
    state = position("B9", "B0", "B1", rules="r01 r02", won=(6, 0, 0), dealer=0)
    state = replace(state, board=replace(state.board, rounds=5))
    state = end_last_call(play(state, "B9 B0 B1"))
    state = start_round(do(state, "0 remove r01"))
    assert [each.rule for each in state.in_force] == ["r02"]
    # Play on until a seat that has won a trick leads without the phrase.
    for _ in range(4):
        card = offered(state, state.board.turn, "play").options[0].value
        state = do(state, f"{state.board.turn} play {card}")
    leader = state.board.trick[0].seat
    accuser = (leader + 1) % 3
    before = coins(state)
    after = coins(catch(state, accuser, leader, "switch"))
    assert after == tuple(each - (seat == accuser) for seat, each in enumerate(before))


@pytest.mark.parametrize(("card", "picture"), [("d2a", 0), ("l2a", 12), ("l3a", 14)])
def test_13_18_cards_of_the_examples_have_their_pictures(card: str, picture: int) -> None:
    assert CONTENT.faces[card].picture == picture


def test_22_each_motif_is_on_its_number_of_cards() -> None:
    counts = Counter(motif for face in CONTENT.faces.values() for motif in face.shows)
    suits = dict.fromkeys(("bone", "poison", "lightning", "heart", "dynamite"), 32)
    others = ("castle", "rat", "moon", "hand", "assistant", "brain", "scientist", "monster")
    assert counts == {**suits, **dict.fromkeys(others, 10), "switch": 5}


def test_7_trick_raises_ten_coins_to_thirteen_with_eight_players() -> None:
    hands = ("H3 B1", *(f"H{rank} B{rank}" for rank in (1, 2, 4, 5, 6, 7, 8)))
    state = play(position(*hands), "H3 H1 H2 H4 H5 H6 H7 H8")
    assert coins(state) == (10,) * 7 + (13,)


# Fines


def test_I17_I19_fine_for_slow_play_triggers_fine_rules() -> None:
    state = play(position("B1 B2", "B3 B4", "B5 B6", rules="r28"), "B1")
    state = do(state, "2 hurry")
    assert coins(state) == (10, 9, 10)
    assert [(duty.seat, duty.act) for duty in state.duties] == [(1, Act("bow"))]


def test_I19_seat_without_coins_triggers_no_fine_rule() -> None:
    state = play(position("B1 B2", "B3 B4", "B5 B6", rules="r28", coins=(10, 10, 0)), "B1")
    assert all(duty.rule != "r28" for duty in catch(state, 2, 0, "howl").duties)
    assert all(duty.rule != "r28" for duty in do(state, "2 confess howl").duties)


# Rules of one's own


def test_I33_dealer_breaks_a_tied_honour_vote_and_an_empty_one_changes_nothing() -> None:
    for dealer, fate in ((2, (9, 11)), (3, (10, 9))):
        state = position(
            "B5 B1", "B2 B3", "B4 B6", "B7 B8", rules="c1", own=(HONOUR,), dealer=dealer
        )
        state = catch(play(state, "B5"), 1, 0, "c1")
        (vote,) = state.board.votes
        asked = do(state, f"2 vote yes-{vote.number}", f"3 vote no-{vote.number}")
        assert coins(asked)[:2] == fate
        nobody = do(state, f"2 vote abstain-{vote.number}", f"3 vote abstain-{vote.number}")
        assert coins(nobody) == (10,) * 4


def test_I20_I33_breaker_says_who_was_first_and_the_other_claimant_votes_with_three_players() -> (
    None
):
    state = play(position("B5 B1", "B2 B3", "B4 B6", rules="c1", own=(HONOUR,)), "B5")
    state = do(state, "1 catch", "2 catch", "1 charge 1 c1", "2 charge 1 c1")
    last = step(state, "- close_claims")
    assert event_keys(last) == ["igor-same-moment"]
    state = do(last.state, "0 first 3")
    (vote,) = state.board.votes
    assert vote.voters == (1,)
    assert coins(do(state, f"1 vote yes-{vote.number}")) == (9, 10, 11)
    assert coins(do(state, f"1 vote no-{vote.number}")) == (10, 10, 9)


def test_I28_ruling_that_involves_all_seats_cannot_be_disputed() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1 B2")
    state = do(state, "1 catch", "2 catch", "1 charge 1 zap", "2 charge 1 zap", "- close_claims")
    state = do(state, "0 first 3")
    assert coins(state) == (9, 10, 11)
    assert refusal(state, "0 dispute") == "igor-no-ruling"


def refused_action(state: State, seat: int, verb: str, *words: str) -> str:
    with pytest.raises(Illegal) as why:
        IGOR.apply(state, seat, Action(verb, words))
    return why.value.line.key


def test_I33_empty_or_too_long_titles_texts_and_phrases_are_refused() -> None:
    state = dealt(4, own=True)
    assert write(state, 1, "x" * 40, "y" * 200).board.proposal is not None
    assert refused_action(state, 1, "write", "x" * 41, "y") == "igor-own-too-long"
    assert refused_action(state, 1, "write", "x", "y" * 201) == "igor-own-too-long"
    assert refused_action(state, 1, "write", " ", "y") == "igor-own-empty"
    built = do(state, "2 build first own")
    assert IGOR.apply(built, 2, Action("name", ("Snail", "actor", "y" * 60))).state.board.proposal
    assert refused_action(built, 2, "name", "Snail", "actor", "y" * 61) == "igor-own-too-long"
    assert refused_action(built, 2, "name", "Snail", "actor") == "igor-own-empty"
    assert (
        refused_action(built, 2, "name", "Snail", "actor", "Hey @everyone") == "igor-own-no-links"
    )


def test_I33_one_rule_is_voted_on_at_a_time_and_each_seat_votes_once() -> None:
    state = write(dealt(4, own=True), 1, "Whisper", "Shh.")
    state = write(write(state, 2, "Other", "words"), 1, "Third", "words")
    assert refused_action(state, 1, "write", "Fourth", "words") == "igor-not-writing"
    (vote,) = state.board.votes
    assert vote.about.own.title == "Whisper"
    number = vote.number
    state = do(state, f"1 vote yes-{number}")
    assert refusal(state, f"1 vote yes-{number}") == "igor-no-vote"
    assert refusal(state, f"2 vote maybe-{number}") == "igor-no-vote"


# Events


def _all_lines(value: object) -> Iterator[Line]:
    if isinstance(value, Line):
        yield value
        for _, param in value.params:
            yield from _all_lines(param)
    elif isinstance(value, tuple):
        for each in value:
            yield from _all_lines(each)


def test_I12_I13_events_name_exactly_the_card_played_and_the_one_that_wins() -> None:
    state = start_round(dealt(5))
    cards = {face.line: card for card, face in CONTENT.faces.items()}
    while state.board.phase is Phase.PLAY:
        seat = state.board.turn
        card = offered(state, seat, "play").options[0].value
        last = step(state, f"{seat} play {card}")
        named = [each for event in last.events for each in _all_lines(event) if each in cards]
        won = last.state.board.last_trick if not last.state.board.trick else None
        best = () if won is None else (won.cards[winning(CONTENT, won.cards)].card,)
        assert named == [CONTENT.faces[each].line for each in (card, *best)]
        trick = last.state.board.trick or last.state.board.last_trick.cards
        assert trick[-1].card == card
        state = last.state


def test_I3_events_name_only_played_cards_claimed_acts_and_own_titles() -> None:
    """Compare the sentences of events that can name more than seats and numbers."""
    text = (SEEDS / "igor" / "text" / "en.ftl").read_text("utf-8")
    section = text.split("### What happens")[1].split("\n###")[0]
    sentences = re.split(r"\n(?=igor-)", section)
    naming = {
        each.split(" = ")[0].strip(): {*re.findall(r"\$(card|act|title|rule|phrase)\b", each)}
        for each in sentences
    }
    assert {key: found for key, found in naming.items() if found} == {
        "igor-led": {"card"},
        "igor-played": {"card"},
        "igor-won-with": {"card"},
        "igor-caught": {"act"},
        "igor-wrong": {"act"},
        "igor-too-early": {"act"},
        "igor-too-late": {"act"},
        "igor-claimed-before": {"act"},
        "igor-same-moment": {"act"},
        "igor-was-first": {"act"},
        "igor-conceded": {"act"},
        "igor-vote-broken": {"act"},
        "igor-vote-kept": {"act"},
        "igor-vote-empty": {"act"},
        "igor-confessed": {"act"},
        "igor-confessed-late": {"act"},
        "igor-vote": {"act"},
        "igor-own-proposed": {"title"},
        "igor-own-taken": {"title"},
        "igor-own-dropped": {"title"},
        "igor-own-vetoed": {"title"},
        "igor-own-no-room": {"title"},
    }


#: Event that names an act -> the rule in force, and the accusation.
_ACTS = {
    "igor-caught": ("r02", "1 charge 1 zap"),
    "igor-wrong": ("r07", "1 charge 1 zap"),
    "igor-vote": ("c1", "1 charge 1 c1"),
}


@pytest.mark.parametrize("key", _ACTS)
def test_I3_accusation_is_named_only_when_it_is_judged(key: str) -> None:
    rules, move = _ACTS[key]
    state = play(position("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules=rules, own=(HONOUR,)), "L1 B2")
    cried = step(state, "1 catch")
    charged = step(cried.state, move)
    for early in (cried, charged):
        assert not [each for each in event_keys(early) if each != "igor-cried"]
    last = step(charged.state, "- close_claims")
    (event,) = [each for each in last.events if each.key == key]
    wanted = "igor-act-zap" if key != "igor-vote" else "igor-own-title"
    assert wanted in {each.key for each in _all_lines(event)}
    assert not [
        each for each in _all_lines(event) if each.key.startswith(("igor-rule-", "igor-text-"))
    ]


def test_I3_confession_has_the_same_event_whether_or_not_it_was_due() -> None:
    due = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1 B2")
    idle = play(position("L1 B1", "B2 B3", "B4 B5", rules="r07"), "L1 B2")
    assert step(due, "0 confess zap").events == step(idle, "0 confess zap").events


def test_I33_own_titles_and_phrases_are_typed_text_in_events() -> None:
    rule = OwnRule(Rule(id="c1", on="honour"), "**Bold** title", text="Words.")
    state = write(dealt(4, own=True), 1, rule.title, rule.text)
    yes = f"vote yes-{state.board.votes[0].number}"
    asked = step(do(state, f"0 {yes}", f"1 {yes}", f"2 {yes}"), f"3 {yes}")
    (event,) = [each for each in asked.events if each.key == "igor-own-taken"]
    assert dict(event.params)["title"] == Typed("**Bold** title")
    (phrase,) = step(
        play(position("B5 B1", "B2 B3", "B4 B6", rules="c1", own=(SNAIL,)), "B5"), "0 act c1"
    ).events
    assert Typed("Slowly, slowly!") in {
        value for each in _all_lines(phrase) for _, value in each.params if isinstance(value, Typed)
    }


def test_of_two_cards_with_the_same_name_the_chosen_one_is_named_with_its_picture() -> None:
    state = position("H0a H0b B1", "P0 P9 P8", "H9 D2 D3")
    offer = next(each for each in IGOR.offers(IGOR.view(state, 0)) if each.verb == "play")
    translator = Translator(shared_localization(), "en", ("Ann", "Bob", "Cid"))
    bone, first, second = (
        chosen_words(offer, Selection(offer.ask, "play", (card,)), translator)
        for card in ("b1a", "h0a", "h0b")
    )
    assert bone == ["**Bone 1**"]
    assert first == ["**Heart 0** (Short fuse: dynamite and a hand)"]
    assert second[0].startswith("**Heart 0** (")
    assert second != first
