"""Which of the things that happened a hand tells, in a few lines that fit a message."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.pages.since_turn import Told, since_lines, told_since
from cogs.text.translator import Translator
from engine.api.event import Line, Seat, line
from engine.api.seats import seat_names
from tests.support.games import every_game
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES


def _told(*sentences: str) -> tuple[list[str], int | None]:
    """Return what Cid is told, and how many of these are left out.

    Ann and Bob do what begins with their name, and the rest came of that. Who wins is a result.
    """
    agents = {"Ann": 0, "Bob": 1, "Cid": 2}
    happened = (
        Told(
            *(each, agents.get(each.partition(" ")[0]), "Cid" in each, "wins" in each),
            leads="is late" in each,
            is_slight="passes" in each,
        )
        for each in sentences
    )
    return told_since(happened, reader=2)


def test_a_move_and_what_came_of_it_share_a_line_in_the_order_in_which_it_happened() -> None:
    told, more = _told(
        "Ann runs to 18.", "The lord rages.", "Ann bites Cid.", "Bob rests.", "Dawn."
    )
    assert told == ["Ann runs to 18. The lord rages. Ann bites Cid.", "Bob rests. Dawn."]
    assert more is None


def test_what_has_no_room_in_a_line_begins_one_of_its_own() -> None:
    long = "Ann runs past the checkpoint, the green cave in the north and the goal."
    rage = "The lord rages, but reaches nobody."
    assert _told("Bob rests.", long, rage) == (["Bob rests.", long, rage], None)


def test_eight_lines_are_told_and_the_oldest_is_left_out_and_counted() -> None:
    sentences = [f"{name} runs to {at}." for at in range(50) for name in ("Ann", "Bob")]
    told, more = _told(*sentences)
    assert told == [f"… {sentences[-8]}", *sentences[-7:]], "a line tells where some are left out"
    assert more == 92
    assert _told(*sentences[:8]) == (sentences[:8], None)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_left_out_is_counted_at_the_dots_that_stand_for_it(locale: str) -> None:
    translator = Translator(shared_localization(), locale, ())
    for count in (1, 2, 5):
        told = translator.text("ui-since-more", count=count)
        assert "…" in told
        assert str(count) in told
    assert "…" not in translator.text("ui-since-more", count=0), "it may have been anywhere"


def test_that_somebody_did_nothing_is_left_out_before_anything_else() -> None:
    runs = [f"{name} runs to {at}." for at in range(5) for name in ("Ann", "Bob")]
    told, more = _told(
        *runs[:4], "Ann passes.", "Cid passes.", "Bob passes.", *runs[4:8], "Ann passes."
    )
    assert told == [*runs[:4], f"… {runs[4]}", *runs[5:8]]
    assert more == 4
    few = ["Ann runs on.", "Bob passes."]
    assert _told(*few) == (few, None)


def test_what_is_about_the_reader_is_told_before_other_old_things() -> None:
    others = [f"{name} runs to {at}." for at in range(9) for name in ("Ann", "Bob")]
    fines = [f"Bob fines Cid {at} M." for at in range(9)]
    assert _told(*fines[:2], "Ann rests.", *fines[2:4], *others) == (
        [" ".join(fines[:2]), f"… {' '.join(fines[2:4])}", f"… {others[-6]}", *others[-5:]],
        13,
    )
    told, more = _told(*(each for at in range(9) for each in (fines[at], f"Ann runs to {at}.")))
    last = ["Ann runs to 6.", fines[7], "Ann runs to 7.", fines[8], "Ann runs to 8."]
    assert told == [*(f"… {each}" for each in fines[4:7]), *last]
    assert more == 10


def test_the_latest_results_are_told_before_what_is_about_the_reader() -> None:
    fined = [each for at in range(9) for each in (f"Bob fines Cid {at} M.", f"Ann runs to {at}.")]
    told, _ = _told("Ann wins.", "Bob wins.", "Ann rests.", "Bob rests.", "Ann wins.", *fined)
    after_gaps = ("Bob wins.", "Ann wins.", *fined[8::2][:5])
    assert told == [*(f"… {each}" for each in after_gaps), fined[-1]]


def test_what_others_did_to_the_reader_is_told_before_what_the_reader_did() -> None:
    robbed, did = "Bob robs Cid.", [f"Cid rests {at}." for at in range(9)]
    others = [f"{name} runs to {at}." for at in range(9) for name in ("Ann", "Bob")]
    own = [each for at in range(9) for each in (did[at], others[at * 2])]
    told, _ = _told(robbed, *own, *others)
    assert told[0].endswith(robbed)


def test_what_a_player_does_again_and_again_is_told_once() -> None:
    lays = [f"{name} lays a card face down." for name in ("Ann", "Bob")]
    assert _told(*lays, *lays, lays[0], "Bob rests.") == (
        [
            "Bob lays a card face down. (\N{MULTIPLICATION SIGN}2)",
            "Ann lays a card face down. (\N{MULTIPLICATION SIGN}3)",
            "Bob rests.",
        ],
        None,
    )
    told, _ = _told("Ann calls.", "Ann fines Cid.", "Bob rests.", "Ann calls.")
    assert told == ["Ann calls. Ann fines Cid.", "Bob rests.", "Ann calls."]


def test_what_is_forgotten_is_more_of_an_unknown_number() -> None:
    assert _told("Cid loses 1.", "", "Ann rests.") == (["Cid loses 1.", "Ann rests."], 0)


def test_a_long_sentence_is_cut_and_the_account_stays_short() -> None:
    ((only,), more) = _told("x" * 5_000)
    assert 200 < len(only) <= 240
    assert more is None
    told, more = _told(*(f"Ann says {at}{'x' * 300}" for at in range(9)))
    assert sum(map(len, told)) <= 1000
    assert more


def test_that_the_house_moves_for_somebody_is_told_with_the_move_or_neither_is() -> None:
    late, move = f"Cid is late: {'the house moves. ' * 4}", f"Cid runs on {'and on ' * 10}."
    later = [each for at in range(4) for each in (f"Bob fines Cid {at} M.", f"Ann runs to {at}.")]
    for number in range(9):
        told, _ = _told(late, move, *later[:number])
        assert len(told) == min(8, 2 + number)
        assert (late in told) == (move in told)
    assert _told(late)[0] == [late], "its move is not told yet"


def test_the_end_of_a_turn_and_an_answer_to_a_request_do_not_share_the_line_of_a_move() -> None:
    game = every_game()["igels"].game
    snapshot: Any = SimpleNamespace(game=game, table=SimpleNamespace(seats=range(3)))
    translator = Translator(shared_localization(), "en", ("Ann", "Bob", "Cid"))
    since = (
        line("igels-lays", seat=Seat(1)),
        line("table-back-refused", who=Seat(1), seat=Seat(0)),
        line("igels-turn", turn=2, seat=Seat(2)),
    )
    told = since_lines(since, snapshot, 0, translator).splitlines()[2:]
    assert told == [f"-# • {translator(each)}" for each in since]


def test_that_fighters_fall_asleep_is_left_out_before_who_has_been_woken_since() -> None:
    game = every_game()["igels"].game
    snapshot: Any = SimpleNamespace(game=game, table=SimpleNamespace(seats=range(3)))
    translator = Translator(shared_localization(), "en", ("Ann", "Bob", "Cid"))
    asleep = line("igels-fall-asleep", seats=seat_names((0, 2)))
    woken = line("igels-woken", seat=Seat(2), animals=(Line("igels-gnaw"),))
    trades = (line("igels-trades", seat=Seat(each % 2 + 1), cards=each) for each in range(7))
    told = since_lines((asleep, woken, *trades), snapshot, 0, translator)
    assert translator(woken) in told
    assert translator(asleep) not in told, "it would read as if they slept still"
