"""Points, ties and the match: the examples C1 to C8, clauses 22 to 25 and 28."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api.action import Action
from engine.api.refusals import Illegal
from engine.games.safaru.model import Terms, sides_of
from engine.games.safaru.scoring import piles_of, shares, tallies
from tests.games.safaru.positions import CONTENT, SAFARU, cards, play, position, step
from tests.support.shared_localization import shared_localization

C1 = ("U11 U9 U0 H5 F8 T2", "U1 H10 H3 F0 O7 T6 O4")


def points(*piles: str, aim: Any = "catch") -> list[int]:
    """Return the points of each side for these piles, one a seat."""
    pooled = piles_of(tuple(map(cards, piles)))
    return [tally.points for tally in tallies(CONTENT, aim, pooled)]


def last_card(*piles: str, terms: Terms, scores: tuple[int, ...], number: int = 1):
    """Return the step of the last card of a game round, after which these piles are scored."""
    hands = ("O5", *[""] * (len(piles) - 1))
    return step(
        position(*hands, piles=piles, terms=terms, scores=scores, number=number), "release o5"
    )


def test_22_c1_unicorns_hedgehogs_babies_and_triangles_score() -> None:
    mine, theirs = tallies(CONTENT, "catch", tuple(map(cards, C1)))
    assert (mine.unicorns, mine.unicorn_points, mine.babies, mine.triangles) == (3, 24, 1, 12)
    assert (theirs.hedgehogs, theirs.hedgehog_points, theirs.triangle_points) == (2, -12, 11)
    assert points(*C1) == [31, -6]


def test_22_c5_partners_score_their_cards_together() -> None:
    assert points("U1 U2 U3 H1", "U4 U5 U6 U7", "U8 U9 H2", "H4 H5 F1") == [28, 5]


def test_22_baby_unicorn_counts_as_a_unicorn() -> None:
    assert points("U0 F1", "U1 F2") == [1 + 1 + 12 - 5, 1 + 1 + 12]


def test_22_baby_scores_its_triangle() -> None:
    assert points("F0", "") == [1 - 5, 0]


def test_23_c2_equal_numbers_share_the_points() -> None:
    assert points("U1 U2 H1", "U3 U4 H2", "U5 H3") == [11, 11, -1]


def test_23_c3_nobody_scores_for_having_none() -> None:
    assert points("F1 T2", "F3 O4") == [2, 2]


def test_23_c4_four_equal_hedgehog_holders_share_the_points() -> None:
    alone = tallies(CONTENT, "catch", tuple(map(cards, ("H1", "H2", "H3", "H4"))))
    assert [tally.points for tally in alone] == [-2] * 4


@pytest.mark.parametrize("all_points", [24, -12, 12])
@pytest.mark.parametrize("tied", [1, 2, 3, 4])
def test_23_points_split_without_a_remainder(all_points: int, tied: int) -> None:
    counts = [5] * tied + [1] * (4 - tied)
    assert sum(shares(all_points, counts)) == all_points
    assert shares(all_points, counts)[0] == all_points / tied


def test_24_score_may_be_negative() -> None:
    assert points("H1 H0 F0", "F1") == [3 - 12 - 10, 1]
    made = last_card("H1 H0 F0", "F1", terms=Terms(), scores=(0, 0))
    assert made.state.board.scores == (-19, 1)


def test_25_c8_most_points_win_if_several_reach_the_target() -> None:
    # 3 triangles and 5 more of a total, 12 and 3: the game round brings 8 and 15.
    made = last_card("F11 F10 F5", "T11 T10 T9 O11 O10", terms=Terms(), scores=(96, 90))
    assert [tally.points for tally in made.state.board.tallies] == [8, 15]
    assert made.state.board.scores == (104, 105)
    result = SAFARU.outcome(made.state)
    assert result.places == (2, 1)
    assert result.scores == (104, 105)
    assert result.reason.key == "safaru-won"


def test_25_target_is_checked_only_after_scoring() -> None:
    state = position("O5 O6", "", table="U11 H11", piles=("F11", ""), scores=(99, 0), stock="")
    assert SAFARU.outcome(play(state, "catch o6 u11")) is None


def test_25_another_game_round_follows_below_the_target() -> None:
    made = last_card("F11", "T1", terms=Terms(target=50), scores=(10, 20))
    assert made.state.board.due.question == "scored"
    assert SAFARU.outcome(made.state) is None
    again = play(made.state, "ready", "ready")
    assert again.board.round == 2
    assert again.board.scores == (13, 21)


@pytest.mark.parametrize(("target", "over"), [(50, True), (100, False)])
def test_25_target_is_an_option(target: int, over: bool) -> None:
    made = last_card("F11", "T1", terms=Terms(target=target), scores=(60, 20))
    assert (SAFARU.outcome(made.state) is not None) == over


def test_25_equal_highest_scores_share_the_victory_or_play_on() -> None:
    tied: dict[str, Any] = {"scores": (100, 100)}
    made = last_card("F11", "T11", terms=Terms(), **tied)
    result = SAFARU.outcome(made.state)
    assert result.places == (1, 1)
    assert result.reason.key == "safaru-shared"
    again = last_card("F11", "T11", terms=Terms(decider=True), **tied)
    assert SAFARU.outcome(again.state) is None
    assert play(again.state, "ready", "ready").board.round == 2


def test_25_option_rounds_ends_a_match_below_the_target() -> None:
    made = last_card("F11", "T1", terms=Terms(rounds=3), scores=(10, 20), number=2)
    assert SAFARU.outcome(made.state) is None
    made = last_card("F11", "T1", terms=Terms(rounds=3), scores=(10, 20), number=3)
    assert SAFARU.outcome(made.state).places == (2, 1)


def test_25_match_ends_after_twenty_game_rounds_at_most() -> None:
    terms = Terms(target=250, decider=True)
    made = last_card("F11", "T11", terms=terms, scores=(-40, -40), number=20)
    assert SAFARU.outcome(made.state).places == (1, 1)


def test_25_partners_share_score_and_place() -> None:
    made = last_card("F11", "T1", "O11", "H0", terms=Terms(), scores=(98, 70))
    result = SAFARU.outcome(made.state)
    assert result.sides == sides_of(4)
    assert result.scores == (104, 55, 104, 55)
    assert result.places == (1, 3, 1, 3)
    assert dict(result.reason.params)["count"] == 2


def test_25_running_match_has_no_outcome() -> None:
    assert SAFARU.outcome(position("O5", "F1")) is None


def test_28_c6_only_cards_hedgehogs_and_triangles_score() -> None:
    assert points(*C1, aim="free") == [12, 47]
    made = last_card(*C1, terms=Terms(aim="free", rounds=1), scores=(0, 0))
    result = SAFARU.outcome(made.state)
    assert result.scores == (12, 47)
    assert result.places == (1, 2)


def test_28_c7_ties_for_most_share_the_points() -> None:
    assert points("U1 F2 H1", "O3 T4 H2", aim="free") == [21, 21]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_28_there_are_as_many_game_rounds_as_players(seats: int) -> None:
    piles = ("F1", *[""] * (seats - 1))
    scores = (0,) * len(set(sides_of(seats)))
    terms = Terms(aim="free")
    before = last_card(*piles, terms=terms, scores=scores, number=seats - 1)
    assert SAFARU.outcome(before.state) is None
    last = last_card(*piles, terms=terms, scores=scores, number=seats)
    assert SAFARU.outcome(last.state).places[0] > 1


def test_28_equal_lowest_scores_share_the_victory() -> None:
    terms = Terms(aim="free", rounds=1)
    made = last_card("H1", "F3", "O1 O2 O3", terms=terms, scores=(0, 12, 0))
    # 12 + 1 against 12 + 1, and 24 + 3.
    assert made.state.board.scores == (13, 13, 27)
    assert SAFARU.outcome(made.state).places == (1, 1, 3)


def test_28_target_does_not_end_the_match() -> None:
    made = last_card("F11", "T1", terms=Terms(aim="free", target=10), scores=(99, 99), number=1)
    assert SAFARU.outcome(made.state) is None


def test_22_one_event_tells_all_scores() -> None:
    # Lines of their own would stand, in "Since your last turn", beside moves they do not belong to.
    made = last_card(*C1, terms=Terms(), scores=(0, 0))
    assert [event.key for event in made.events] == ["safaru-released", "safaru-scored-2"]
    told = dict(made.events[1].params)
    # The first round's points are those of the match.
    assert [told[name].key for name in ("first", "second")] == ["safaru-result-first"] * 2
    assert dict(told["first"].params)["points"] == 31
    later = last_card(*C1, terms=Terms(), scores=(5, 0), number=2).events[1]
    assert shared_localization().plain(later, "en", ("Ann", "Ben")) == (
        "Round 2 is over. Ann: 31 points, 36 in all; "
        "Ben: \N{MINUS SIGN}6 points, \N{MINUS SIGN}6 in all."
    )
    three = last_card("H1", "F3", "O1 O2 O3", terms=Terms(), scores=(0, 0, 0)).events[1]
    assert three.key == "safaru-scored-3"


def test_23_the_account_says_which_points_are_shared() -> None:
    before = position("O5", "", piles=("U1 U2 H1", "U3 H2"))
    made = SAFARU.apply(before, 0, Action("release", ("o5",)))
    views = [SAFARU.view(state, None) for state in (before, made.state)]
    account = SAFARU.account(views[0], made.events, views[1])
    told = {
        shared_localization().plain(term.what, "en", ()): term.points
        for term in account.terms
        if term.seat == 0
    }
    assert told == {"Most unicorns (2)": 24, "Most hedgehogs, shared (1)": -6, "Triangles (3)": 3}


def test_25_one_round_names_no_target() -> None:
    for rounds, told in (
        (1, "One round"),
        (2, "To 100 points or 2 rounds"),
        (None, "To 100 points"),
    ):
        shown = SAFARU.picture(SAFARU.view(position("O5", "", terms=Terms(rounds=rounds)), 0))
        words = [shared_localization().plain(each, "en", ("Ann", "Ben")) for each in shown.text]
        assert any(each.startswith(told) for each in words)
        assert any("100" in each for each in words) is (rounds != 1)


def test_25_match_that_is_over_refuses_every_move() -> None:
    state = last_card("F11", "T1", terms=Terms(rounds=1), scores=(10, 20)).state
    for seat in (0, 1, None):
        assert SAFARU.offers(SAFARU.view(state, seat)) == ()
        for verb in SAFARU.info.verbs:
            with pytest.raises(Illegal) as why:
                SAFARU.apply(state, seat, Action(verb, ("o5",)))
            assert why.value.line.key == "safaru-refusal-over"


@pytest.mark.parametrize(
    ("terms", "scores", "sentence"),
    [
        (Terms(), (104, 3), "Ann wins with 107 points: the most, with 100 reached."),
        (Terms(rounds=2), (60, 3), "Ann wins with 63 points: the most after 2 rounds."),
        (Terms(aim="free"), (4, 90), "Ann wins with 19 points: the fewest."),
        (
            Terms(aim="free"),
            (4, 4),
            "Ann and Ben share the win with 19 points each: the fewest.",
        ),
        (
            Terms(),
            (104, 104),
            "Ann and Ben share the win with 107 points each: the most, with 100 reached.",
        ),
    ],
)
def test_25_28_ending_says_who_wins_and_why(
    terms: Terms, scores: tuple[int, int], sentence: str
) -> None:
    ended = last_card("F11", "T11", terms=terms, scores=scores, number=2).state
    result = SAFARU.outcome(ended)
    assert result is not None
    assert shared_localization().plain(result.reason, "en", ("Ann", "Ben")) == sentence
