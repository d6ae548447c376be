"""Tricks, coins and rounds: I1, I4, I10 to I16, I31, I32, and the deck."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.api.event import Line, Seat
from engine.games.igor.model import Phase, PlayedCard
from engine.games.igor.tricks import winning
from tests.games.igor.positions import (
    CONTENT,
    IGOR,
    cards,
    coins,
    dealt,
    do,
    event_keys,
    offered,
    play,
    play_round,
    position,
    refused,
    step,
)
from tests.support.games import SEEDS
from tests.support.shared_localization import shared_localization
from tests.support.texts import sentences_of

_TEXTS = sentences_of(SEEDS / "igor" / "text")


def english(lines: tuple[Line, ...]) -> list[str]:
    return [_TEXTS.check(each)["en"] for each in lines]


def best(spelt: str) -> int:
    return winning(CONTENT, [PlayedCard(at, each) for at, each in enumerate(cards(spelt))])


#: Worked examples 1 to 6 of the rules -> the trick in order, and the index of the winning card.
_TRICKS = {
    "1: off suit beats the suit led": ("B7 L7", 1),
    "2: of equal cards off suit the first": ("B7 L7 D7", 1),
    "3: the highest off suit, fifth": ("H8 H9 L4 H2 B9", 4),
    "4: a nought off suit beats a led nine": ("H9 H3 P0", 2),
    "5: two equal cards of the suit led, the first": ("H8A H2 H8B", 0),
    "6: off suits of one rank, the first": ("L5 B6 D6 L9", 1),
}


@pytest.mark.parametrize("name", _TRICKS)
def test_I13_example_tricks_go_to_the_right_card(name: str) -> None:
    spelt, winner = _TRICKS[name]
    assert best(spelt) == winner


def test_I13_highest_card_wins_if_all_follow() -> None:
    assert best("H3 H0 H9 H8") == 2


def test_I14_first_of_equal_off_suit_cards_wins() -> None:
    assert best("B9 D4 L4 P4") == 1


def test_I10_deck_has_each_card_twice_and_each_picture_five_times() -> None:
    faces = CONTENT.faces.values()
    assert len(CONTENT.pack) == len(set(CONTENT.pack)) == 100
    assert set(Counter((face.suit, face.rank) for face in faces).values()) == {2}
    assert set(Counter(face.picture for face in faces).values()) == {5}
    assert sum("lightning" in face.shows for face in faces) == 32
    assert sum("switch" in face.shows for face in faces) == 5


@pytest.mark.parametrize(
    ("spelt", "picture"), [("B0A", 0), ("L6B", 1), ("H9B", 11), ("D9A", 14), ("P7A", 18)]
)
def test_I10_cards_have_the_pictures_of_the_rules(spelt: str, picture: int) -> None:
    assert CONTENT.faces[spelt.lower()].picture == picture


@pytest.mark.parametrize("seats", range(3, 9))
def test_I1_each_seat_starts_with_ten_coins(seats: int) -> None:
    assert coins(dealt(seats)) == (10,) * seats


def test_I4_there_are_as_many_rounds_as_seats_by_default() -> None:
    assert dealt(5).board.rounds == 5
    assert dealt(5, hands=2).board.rounds == 2


def test_I4_first_dealer_is_random_and_then_the_deal_goes_left() -> None:
    assert {dealt(4, seed).board.dealer for seed in range(40)} == {0, 1, 2, 3}
    state = dealt(3)
    dealers = []
    while state.board.phase is not Phase.OVER:
        dealers.append(state.board.dealer)
        state = play_round(state)
    first = dealers[0]
    assert dealers == [first, (first + 1) % 3, (first + 2) % 3]


def test_I10_each_seat_gets_seven_cards_and_others_see_only_the_number() -> None:
    state = dealt(8)
    while state.board.phase is not Phase.PLAY:
        who = state.board.changers
        state = do(state, f"{who[0]} change pass") if who else _read(state)
    assert [len(hand) for hand in state.hands] == [7] * 8
    view = IGOR.view(state, 3)
    assert view.hand == state.hands[3]
    assert sum("7 cards in hand" in each for each in english(IGOR.picture(view).text)) == 8
    assert IGOR.view(state, None).hand == ()


def _read(state):
    unread = next(seat for seat in range(state.board.seats) if seat not in state.board.ready)
    return do(state, f"{unread} ready")


def test_I32_eight_can_play_with_ten_cards_each() -> None:
    state = dealt(8, cards="ten")
    state = do(state, f"{state.board.dealer} change pass")
    for seat in range(8):
        state = do(state, f"{seat} ready")
    assert [len(hand) for hand in state.hands] == [10] * 8
    assert len(state.deck) == 20
    assert state.board.hand_size == 10


def test_I11_seat_left_of_the_dealer_leads_and_play_goes_left() -> None:
    state = dealt(4)
    state = do(state, f"{state.board.dealer} change pass")
    for seat in range(4):
        state = do(state, f"{seat} ready")
    leader = (state.board.dealer + 1) % 4
    assert state.board.turn == leader
    offer = offered(state, leader, "play")
    state = do(state, f"{leader} play {offer.options[0].value}")
    assert state.board.turn == (leader + 1) % 4
    assert offered(state, leader, "play") is None
    line = refused(state, f"{leader} play {state.hands[leader][0]}")
    assert (line.key, dict(line.params)["seat"]) == (
        "igor-not-your-turn",
        Seat((leader + 1) % 4),
    )


def test_I12_suit_led_must_be_followed() -> None:
    state = play(position("H3 B1", "H5 P9 L2", "D1 D2"), "H3")
    assert [each.value for each in offered(state, 1, "play").options] == ["h5a"]
    assert refused(state, "1 play p9a").key == "igor-follow"
    assert refused(state, "1 play h6a").key == "igor-not-in-hand"
    assert refused(state, "1 play x6a").key == "igor-no-such-card"


def test_I12_any_card_may_be_played_without_the_suit_led() -> None:
    state = play(position("H3 B1", "B5 P9 L2", "D1 D2"), "H3")
    assert [each.value for each in offered(state, 1, "play").options] == ["b5a", "p9a", "l2a"]


def test_I15_winner_takes_three_coins_at_once_and_leads_next() -> None:
    state = play(position("H3 B1", "P0 P9", "H9 D2"), "H3 P0")
    last = step(state, "2 play h9a")
    assert event_keys(last)[:2] == ["igor-played", "igor-won-with"]
    assert coins(last.state) == (10, 13, 10)
    assert last.state.board.tricks_won == (0, 1, 0)
    assert last.state.board.turn == 1


@pytest.mark.parametrize(
    ("hands", "played", "told"),
    [
        (("H3", "P0", "H9"), "H3 P0 H9", "Bob wins the trick with Poison 0 (the highest off suit)"),
        (
            ("H3", "H8", "H9"),
            "H3 H8 H9",
            "Cid wins the trick with Heart 9 (the highest, as all followed suit)",
        ),
    ],
)
def test_I13_who_wins_a_trick_is_told_with_the_card_and_why(
    hands: tuple[str, ...], played: str, told: str
) -> None:
    *before, last = played.split()
    state = play(position(*(f"{each} B1" for each in hands)), " ".join(before))
    won = step(state, f"2 play {last.lower()}a").events[1]
    said = shared_localization().plain(won, "en", ("Ann", "Bob", "Cid"))
    assert said == f"{told} and takes 3 M: now 13 M."


def test_I11_first_card_of_a_trick_is_told_as_the_lead() -> None:
    state = position("H3 B1", "P0 P9", "H9 D2")
    led = step(state, "0 play h3a")
    assert event_keys(led) == ["igor-led"]
    said = shared_localization().plain(led.events[0], "en", ("Ann", "Bob", "Cid"))
    assert said.startswith("Ann leads Heart 3 (")
    assert event_keys(step(led.state, "1 play p0a")) == ["igor-played"]


def test_I11_who_is_asked_reads_with_the_question_who_led_and_what_lies() -> None:
    state = position("H3 B1", "P0 P9", "H9 D2", wait="all")
    assert offered(state, 0, "play").about is None
    state = do(play(state, "H3"), "0 nothing", "2 nothing")
    state = play(state, "P0")
    waits = [offered(state, seat, "nothing").asks for seat in (0, 1)]
    lying = [dict(each.params)["lying"] for each in waits]
    state = do(state, "0 nothing", "1 nothing")
    lying.append(offered(state, 2, "play").about)
    assert len({*lying}) == 1
    (told,) = english((lying[0],))
    assert told.startswith("In the trick, led by Marie-Luise 0: Marie-Luise 0 Heart 3 (")
    assert "Marie-Luise 1 Poison 0 (" in told
    state = do(play(state, "H9"), "0 nothing", "2 nothing")
    (told,) = english((offered(state, 1, "play").about,))
    assert told.startswith("The last trick, led by Marie-Luise 0, went to Marie-Luise 1: ")


def test_I15_round_of_seven_tricks_pays_twenty_one() -> None:
    state = dealt(8)
    before = sum(coins(state))
    assert (before, sum(coins(play_round(state)))) == (80, 101)


def test_I15_last_trick_is_visible_until_the_next_one_is_full() -> None:
    state = play(position("H3 B1", "P0 P9", "H9 D2"), "H3 P0 H9")
    shown = IGOR.view(state, None).board.last_trick
    assert [each.card for each in shown.cards] == ["h3a", "p0a", "h9a"]
    assert shown.winner == 1
    state = play(state, "P9 D2")
    assert state.board.last_trick == shown
    text = " ".join(english(IGOR.picture(IGOR.view(state, None)).text))
    assert "The last trick, led by Marie-Luise 0, went to Marie-Luise 1:" in text
    assert "In the trick, led by Marie-Luise 1:" in text
    assert play(state, "B1").board.last_trick.cards[0].card == "p9a"


def test_I16_last_trick_ends_the_playing_of_cards() -> None:
    state = play(position("H3", "P0", "H9"), "H3 P0 H9")
    assert state.board.phase is Phase.LAST_CALL
    assert state.board.turn is None
    assert refused(state, "1 play p9a").key == "igor-no-cards-now"


def test_I31_most_coins_win() -> None:
    state = finish(play(position("H3", "P0", "H9", coins=(10, 4, 8), round=3), "H3 P0 H9"))
    outcome = IGOR.outcome(state)
    assert (outcome.places, outcome.scores) == ((1, 3, 2), (10, 7, 8))
    assert outcome.reason.key == "igor-most"


def test_I31_tied_players_share_the_victory() -> None:
    state = finish(play(position("H3", "P0", "H9", coins=(10, 7, 8), round=3), "H3 P0 H9"))
    outcome = IGOR.outcome(state)
    assert outcome.places == (1, 1, 3)
    assert outcome.reason.key == "igor-shared"


def finish(state):
    assert state.board.round == state.board.rounds
    return do(state, "0 ready", "1 ready", "2 ready")
