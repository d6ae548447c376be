"""Seats, deals and turns: clauses 1 to 5, 10, 13, 14, 16, 17 and 19 to 21."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.api.event import Line
from engine.api.scene import Words
from engine.games.safaru.model import State, in_order, sides_of
from engine.table import lobby
from engine.table.model import Occupant, Table
from tests.games.safaru.positions import (
    CONTENT,
    SAFARU,
    cards,
    dealt,
    play,
    position,
    refused,
    step,
    typed,
    waited,
    with_board,
)
from tests.games.safaru.scenes import TEXTS


def first_move(state: State) -> State:
    """Return the state after the first of the offered moves."""
    return play(state, min(typed(state)))


def to_the_scores(state: State) -> tuple[State, list[tuple[int, int, int, int]]]:
    """Return the state at the scores, and of each deal (dealer, leader, table size, stock size)."""
    deals = []
    while state.board.due.question != "scored":
        board = state.board
        if all(len(hand) == CONTENT.hand for hand in state.hands):
            deals.append((board.dealer, board.seat, len(board.table), len(state.stock)))
        state = first_move(state)
    return state, deals


def test_1_opposite_seats_of_four_are_partners() -> None:
    assert sides_of(2) == (0, 1)
    assert sides_of(3) == (0, 1, 2)
    assert sides_of(4) == (0, 1, 0, 1)
    assert SAFARU.info.seats == (2, 3, 4)
    assert SAFARU.info.sides == {4: (0, 1, 0, 1)}


def test_1_lobby_shows_the_partners_and_the_host_can_rotate_them() -> None:
    seats = tuple(Occupant(user, str(user)) for user in (1, 2, 3, 4))
    table = Table(channel=1, guild=1, locale="en", host=1, game="safaru", version=1, seats=seats)
    assert lobby.sides(table, SAFARU) == ((0, 2), (1, 3))
    assert lobby.sides(replace(table, seats=seats[:3]), SAFARU) == ()
    changed = lobby.rotate_partners(1)(table, SAFARU, 0).after
    assert [occupant.user for occupant in changed.seats] == [1, 3, 4, 2]


def test_2_unicorns_bring_points_and_hedgehogs_and_babies_cost_them() -> None:
    points = CONTENT.scoring["catch"]
    assert points.unicorns > 0 > points.hedgehogs
    assert points.triangle > 0 > points.baby


def test_2_released_card_joins_the_table() -> None:
    state = position("O5", "F1", table="T9 U11")
    assert play(state, "release o5").board.table == cards("O5 T9 U11")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_four_cards_are_dealt_to_each_seat_and_to_the_table(seats: int) -> None:
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert len(state.board.table) == 4
    assert len(state.stock) == 60 - 4 * seats - 4
    everything = (*state.board.table, *state.stock, *(card for h in state.hands for card in h))
    assert Counter(everything) == Counter(CONTENT.pack)
    assert len(set(CONTENT.pack)) == 60


def test_3_each_animal_has_each_number_once() -> None:
    assert len(CONTENT.animals) == 5
    assert CONTENT.numbers == tuple(range(12))
    assert sum(CONTENT.triangles_on.values()) == 110


def test_3_first_dealer_is_random() -> None:
    assert {dealt(3, seed).board.dealer for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_seat_left_of_the_dealer_begins_and_play_goes_clockwise(seats: int) -> None:
    for seed in range(6):
        state = dealt(seats, seed)
        leader = (state.board.dealer + 1) % seats
        order = []
        for _ in range(2 * seats):
            order.append(waited(state))
            state = first_move(state)
        assert order == [(leader + at) % seats for at in range(2 * seats)]


def test_4_card_of_another_seat_is_refused() -> None:
    state = position("O7", "U9", table="U2 H5")
    assert refused(state, "catch u9", seat=1).key == "safaru-refusal-turn"


def test_5_turn_takes_exactly_one_card_and_no_pass() -> None:
    state = position("O5 T1", "F1", table="T9 U11")
    after = play(state, "release o5")
    assert after.hands[0] == cards("T1")
    assert refused(state, "release o5 t1").key == "safaru-refusal-one-card"
    assert refused(state, "pass").key == "safaru-refusal-pass"
    assert refused(state, "release").key == "safaru-refusal-no-card"


def test_10_pile_sizes_are_public_and_piles_are_hidden() -> None:
    state = position("O7", "F1", table="H9", piles=("U2 H5", "T3"))
    mine, theirs, onlooker = (SAFARU.view(state, seat) for seat in (0, 1, None))
    assert mine.pile_sizes == theirs.pile_sizes == onlooker.pile_sizes == (2, 1)
    assert mine.piles == (cards("U2 H5"), None)
    assert theirs.piles == (None, cards("T3"))
    assert onlooker.piles == (None, None)


def test_10_partners_see_the_piles_of_their_side() -> None:
    state = position("O7", "F1", "F2", "F3", table="H9", piles=("U2", "T3", "U4", "T5"))
    assert SAFARU.view(state, 2).piles == (cards("U2"), None, cards("U4"), None)


def test_10_option_piles_shows_all_piles() -> None:
    state = position("O7", "F1", table="H9", piles=("U2", "T3"))
    state = with_board(state, terms=dealt(2, piles="on").board.terms)
    assert SAFARU.view(state, None).piles == (cards("U2"), cards("T3"))


def test_13_card_that_catches_nothing_stays_on_the_table() -> None:
    state = position("O5 T1", "F1", table="T9 U11")
    made = step(state, "release o5")
    assert made.state.board.table == cards("O5 T9 U11")
    assert made.state.piles == ((), ())
    assert [event.key for event in made.events] == ["safaru-released"]


def test_13_another_card_may_be_released_instead_of_catching() -> None:
    state = position("O7 T1", "F1", table="U3 H4 F11")
    assert play(state, "release t1").board.table == cards("T1 U3 H4 F11")


def test_14_refused_release_names_the_catch() -> None:
    state = position("O7 T1", "F1", table="U3 H4 F11")
    why = refused(state, "release o7")
    assert why.key == "safaru-refusal-catches"
    how = dict(why.params)["how"]
    assert how.key == "safaru-by-a"
    assert [card.key for card in dict(how.params)["adding"]] == ["safaru-card-u", "safaru-card-h"]
    assert refused(state, "catch t1").key == "safaru-refusal-nothing"


def test_16_strict_game_allows_no_overlooking_and_no_shout() -> None:
    state = position("O8 U1", "F1", table="H9")
    assert typed(state) == {"catch o8", "release u1"}
    assert play(state, "release u1").board.listeners is None
    assert refused(state, "shout", seat=1).key == "safaru-refusal-no-shout"


def test_17_next_card_goes_free_after_everything_was_caught() -> None:
    state = play(position("U5 T1", "F1 U9", table="F5"), "catch u5")
    assert state.board.table == ()
    assert typed(state) == {"release f1", "release u9"}


@pytest.mark.parametrize(
    ("seats", "deals"),
    [
        (2, [(48, 4), (36, 4), (24, 4), (12, 4), (0, 4)]),
        (3, [(44, 4), (28, 4), (12, 4), (0, 0)]),
        (4, [(40, 4), (20, 4), (0, 4)]),
    ],
)
def test_19_each_deal_gives_four_cards_each_and_four_to_the_table_if_available(
    seats, deals
) -> None:
    _, seen = to_the_scores(dealt(seats))
    left = [60, *(stock for _, _, _, stock in seen)]
    shares = [before - after - 4 * seats for before, after in pairwise(left)]
    assert list(zip(left[1:], shares, strict=True)) == deals


def test_19_table_cards_stay_and_the_next_player_deals() -> None:
    stock = "U1 U2 U3 U4 H1 H2 H3 H4 F1 F2 F3 F4 T1"
    state = position("O5", "", table="T9 U11", stock=stock, dealer=1)
    made = step(state, "release o5")
    after = made.state
    assert after.board.dealer == 0
    assert after.board.seat == 1
    assert after.hands == (cards("H1 H2 H3 H4"), cards("U1 U2 U3 U4"))
    assert after.board.table == cards("T9 U11 O5 F1 F2 F3 F4")
    assert after.stock == cards("T1")
    assert [event.key for event in made.events] == ["safaru-released", "safaru-dealt"]


def test_19_it_is_told_whether_new_cards_come_to_the_table_too() -> None:
    for stock, told in (("U1 U2 U3 U4 H1 H2 H3 H4 F1", True), ("U1 U2 U3 U4 H1 H2 H3 H4", False)):
        event = step(position("O5", "", table="T9", stock=stock), "release o5").events[-1]
        sentences = TEXTS.check(event)
        for locale, table in {"en": "to the table", "de": "auf den Tisch", "pl": "na stół"}.items():
            assert (table in sentences[locale]) is told


@pytest.mark.parametrize(("rest", "key"), [("F1 F2", "dealt-last-table"), ("", "dealt-last")])
def test_19_the_last_deal_of_a_game_round_is_told_as_the_last(rest: str, key: str) -> None:
    stock = f"U1 U2 U3 U4 H1 H2 H3 H4 {rest}"
    event = step(position("O5", "", table="T9", stock=stock), "release o5").events[-1]
    assert event.key == f"safaru-{key}"
    sentences = TEXTS.check(event)
    for locale, last in {"en": "the last cards", "de": "die letzten", "pl": "ostatnie"}.items():
        assert last in sentences[locale]


def test_20_who_leads_a_new_deal_is_told_until_a_card_is_played() -> None:
    stock = "U1 U2 U3 U4 H1 H2 H3 H4 F1 F2 F3 F4"
    before = position("O5", "", table="T9 U11", stock=stock, dealer=1)
    after = play(before, "release o5")
    for state, is_told in ((before, False), (after, True), (first_move(after), False)):
        for seat in (0, 1, None):  # also who has just played, and waits
            shown = SAFARU.picture(SAFARU.view(state, seat))
            plates = [each.text for each in shown.marks if isinstance(each, Words)]
            keys = [each.key for each in (*shown.text, *plates) if isinstance(each, Line)]
            assert keys.count("safaru-new-deal") == 2 * is_told
            assert ("starts. Safaru" in TEXTS.check(shown.alt)["en"]) is is_told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_20_deal_rotates_on_into_the_next_game_round(seats: int) -> None:
    state = dealt(seats, 3, target="250")
    first = state.board.dealer
    state, seen = to_the_scores(state)
    count = {2: 5, 3: 4, 4: 3}[seats]
    assert [leader for _, leader, _, _ in seen] == [(first + 1 + at) % seats for at in range(count)]
    state = play(state, *["ready"] * seats)
    assert state.board.round == 2
    assert state.board.dealer == (first + count) % seats
    assert state.board.seat == (first + count + 1) % seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_21_game_round_ends_with_the_last_card_and_the_table_scores_for_nobody(seats: int) -> None:
    state, _ = to_the_scores(dealt(seats))
    assert not any(state.hands)
    assert state.stock == ()
    assert state.board.turn_number == {2: 40, 3: 48, 4: 48}[seats]
    caught = in_order(card for pile in state.piles for card in pile)
    assert in_order((*caught, *state.board.table)) == CONTENT.pack
    assert sum(tally.cards for tally in state.board.tallies) == len(caught)


def test_21_next_game_round_waits_until_all_have_seen_the_scores() -> None:
    state, _ = to_the_scores(dealt(3, target="250"))
    offers = [offer for s in range(3) for offer in SAFARU.offers(SAFARU.view(state, s))]
    assert [(offer.verb, offer.posted) for offer in offers] == [("ready", True)] * 3
    assert all(offer.timeout for offer in offers)
    state = play(state, "ready")
    assert refused(state, "ready", seat=0).key == "safaru-refusal-ready"
    assert refused(state, "release o5", seat=1).key == "safaru-refusal-scored"
    state = play(state, "ready", "ready")
    assert (state.board.round, state.board.due.question) == (2, "turn")
    assert sum(map(len, state.piles)) == 0
    assert refused(state, "ready").key == "safaru-refusal-running"
