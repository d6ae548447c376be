"""The picture of a table: the wild, the hand, the piles, the last catch."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cogs.images.fonts import fit
from engine.api.drawing.palette import GOLD
from engine.api.event import Line
from engine.api.rng import Rng
from engine.api.scene import Box, Disc, Figure, Mark, Scene, Stamp, Words
from engine.api.seats import seat_name
from engine.games.safaru import drawings
from engine.games.safaru.model import Terms, number_of
from tests.games.safaru.positions import (
    CONTENT,
    OPEN,
    SAFARU,
    cards,
    dealt,
    face,
    play,
    position,
    typed,
    with_board,
)
from tests.games.safaru.scenes import S6, everything, places, scene
from tests.support.picture_checks import check_sizes, without_colours
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES


def framed(shown: Scene, stroke: str, fill: str | None = None) -> set[str]:
    """Return the cards, of a hand or of the wild, that have a frame in these colours."""
    frames = [m for m in shown.marks if isinstance(m, Box) and (m.fill, m.stroke) == (fill, stroke)]
    found = set()
    for card in CONTENT.pack:
        for x, y in places(shown, face(card), tag(card)):
            if any(0 <= x - each.x < 10 and 0 <= y - each.y < 10 for each in frames):
                found.add(card)
    return found


def tag(card: str) -> Figure:
    animal = CONTENT.animal_of[card[0]]
    return drawings.tag(animal, number_of(card), CONTENT.triangles_on[card])


def catching(shown: Scene) -> set[str]:
    """Return the cards of the hand that are framed because they catch."""
    return framed(shown, drawings.LIGHT, drawings.GREEN)


def caught(shown: Scene) -> set[str]:
    """Return the animals of the wild that are framed because they are or may be caught."""
    return framed(shown, drawings.GREEN)


def newest(shown: Scene) -> set[str]:
    """Return the animals of the wild that stand in a ring."""
    rings = [m for m in shown.marks if isinstance(m, Disc) and m.fill is None and m.tall]
    feet = [(ring.x, ring.y) for ring in rings]
    return {
        card
        for card in CONTENT.pack
        for x, y in places(shown, tag(card))
        if any(abs(foot[0] - x - 69) < 20 and abs(foot[1] - y) < 20 for foot in feet)
    }


def test_14_hand_shows_which_cards_catch() -> None:
    state = position("O8 T1 U10 T9", "F1", table="U3 H5 F9")
    shown = scene(state, 0)
    able = {move.split()[1] for move in typed(state) if move.startswith("catch")}
    assert able == {"o8", "t9"}
    assert len(places(shown, drawings.NET)) == 2, "a sign beside the frame"
    assert catching(shown) == able
    captions = [m.text for m in shown.marks if isinstance(m, Words) and isinstance(m.text, Line)]
    keys = [text.key for text in captions]
    assert keys.count("safaru-catches") == len(able)
    assert keys.count("safaru-catches-not") == 4 - len(able)


def test_16_hand_shows_no_catches_in_the_open_game() -> None:
    shown = scene(position("O8 T1 U10 F4", "F1", table="U3 H5 F9", terms=OPEN), 0)
    assert places(shown, drawings.NET) == []
    assert catching(shown) == set()


def test_16_pending_card_marks_nothing_on_the_table_of_the_open_game() -> None:
    state = position("O8 T1 U10 F4", "F1", table="U3 H5 F9", terms=OPEN)
    shown = scene(state, 0, "catch", "o8")
    assert framed(shown, GOLD) == {"o8"}
    assert caught(shown) == set()


def test_11_pending_catch_shows_what_it_takes_and_what_it_may_take() -> None:
    table = "U1 H1 F2 T3 O4 U5 H9 T8"
    state = position("O9 F11", "T8", table=table)
    any_of = scene(state, 0, "catch", "o9")
    assert caught(any_of) == set(cards("U1 H1 F2 T3 O4 U5 H9 T8"))
    assert framed(any_of, GOLD) == {"o9"}
    # A sign besides the frame, because the turtle's own border is green.
    assert len(places(any_of, drawings.MAYBE)) == 8
    sure = scene(state, 0, "catch", "o9", "o4+u5")
    assert caught(sure) == {"o4", "u5"}
    assert places(sure, drawings.MAYBE) == []
    nets = len(places(sure, drawings.NET)) - len(catching(sure))
    assert nets == 2


@pytest.mark.parametrize(
    "pending",
    [("catch",), ("catch", "u9"), ("catch", "h5"), ("catch", "z"), ("release", "t1"), ("x", "y")],
)
def test_impossible_pending_move_shows_nothing(pending: tuple[str, ...]) -> None:
    state = position("O8 T1", "F1", table=S6)
    assert caught(scene(state, 0, *pending)) == set()


def test_each_animal_has_a_shape_of_its_own() -> None:
    drawn = [drawings.portrait(animal) for animal in CONTENT.animals]
    shapes = {repr([without_colours(mark) for mark in figure.marks]) for figure in drawn}
    assert len(shapes) == len(drawn)
    letters = {
        mark.text
        for animal in CONTENT.animals
        for mark in drawings.card(animal, 5, 2).marks
        if isinstance(mark, Words) and str(mark.text).isalpha()
    }
    assert letters == {"U", "H", "F", "T", "O"}


def test_3_every_card_has_a_drawing_of_its_own() -> None:
    faces = {repr(face(card)) for card in CONTENT.pack}
    assert len(faces) == 60


@pytest.mark.parametrize("card", ["u0", "o4", "t8", "h11"])
def test_22_triangles_of_a_card_are_drawn(card: str) -> None:
    one, two, three = (face(each).marks for each in ("f1", "f5", "f9"))
    assert len(three) - len(two) == len(two) - len(one) == 1
    more = CONTENT.triangles_on[card] - 1
    plain = drawings.card(CONTENT.animal_of[card[0]], number_of(card), 1).marks
    assert len(face(card).marks) == len(plain) + more


def test_texts_are_readable_at_half_size_and_all_marks_are_inside() -> None:
    for state in everything():
        for seat in (0, None):
            shown = scene(state, seat)
            assert shown.size[0] == 800
            check_sizes(shown)


def test_onlookers_picture_does_not_depend_on_hidden_cards() -> None:
    for state in (dealt(4), dealt(2, overlook="table")):
        other = SAFARU.determinize(state, None, Rng(b"other dice than those of this"))
        assert other.hands != state.hands
        assert scene(other, None) == scene(state, None)


def test_10_numbers_of_a_pile_do_not_overlap() -> None:
    unicorns = " ".join(f"U{number}" for number in range(12))
    state = position("O8", "T1", "F1", "F2", table=S6, piles=(f"{unicorns} H1 H2", "", "", ""))
    shown = scene(state, 0)
    row = sorted(
        (mark.x, mark.text if isinstance(mark, Words) else "")
        for mark in shown.marks
        if 118 < mark_x(mark) < 330
        and (
            (isinstance(mark, Words) and mark.size == 29 and str(mark.text).isdecimal())
            or (isinstance(mark, Stamp) and mark.figure in pile_signs() and mark.scale < 0.9)
        )
    )
    assert [text for _, text in row] == ["", "12", "", "2", "", "1"]
    for (x, text), (after, _) in pairwise(row):
        assert after >= x + 15 * len(str(text))


def test_28_a_game_of_releasing_shows_none_of_the_animals_that_bring_nothing() -> None:
    piles = ("U2 H2 F0", "F3")
    for terms, shown in ((Terms(piles=True), 1), (Terms(aim="free", piles=True), 0)):
        table = scene(position("O8", "F1", piles=piles, terms=terms), None)
        unicorns = [each for each in table.marks if is_small(each, "unicorn")]
        babies = [each for each in table.marks if is_small(each, None)]
        assert (len(unicorns), len(babies)) == (2 * shown, 2 * shown)
        assert len([each for each in table.marks if is_small(each, "hedgehog")]) == 2


def is_small(mark: Mark, name: str | None) -> bool:
    """Return True for an animal beside a count, or a baby."""
    figure = drawings.BABY
    for animal in CONTENT.animals:
        if animal.name == name:
            figure = drawings.portrait(animal)
    return isinstance(mark, Stamp) and mark.figure == figure and mark.scale < 0.9


def mark_x(mark: Mark) -> float:
    return mark.x if isinstance(mark, Words | Stamp) else 0


def pile_signs() -> list[Figure]:
    return [*(drawings.portrait(animal) for animal in CONTENT.animals), drawings.BABY]


def test_19_card_just_played_is_marked() -> None:
    state = play(position("O8 T1", "F1", table="U3 H5 F9"), "catch o8 f9")
    assert newest(scene(state, None)) == {"o8"}
    assert newest(scene(with_board(state, last_play=None), None)) == set()


@pytest.mark.parametrize(
    ("wild", "why", "gained"),
    [
        ("U3 F9", ["9+8 = 17"], 1),
        ("U3 H5 F2", ["3+5 = 8"], 2),
        ("F8 T2", ["8 = 8"], 2),
        ("U3 H5 F9 T8", ["3+5 = 8", "9+8 = 17", "8 = 8"], 5),
    ],
)
def test_6_8_9_the_last_catch_is_told_with_its_arithmetic(
    wild: str, why: list[str], gained: int
) -> None:
    state = position("O8", "F1", table=wild)
    most = max((each for each in typed(state) if each.startswith("catch")), key=len)
    shown = scene(play(state, most), None)
    written = [str(mark.text) for mark in shown.marks if isinstance(mark, Words)]
    assert [each for each in written if "=" in each and "key=" not in each] == why
    assert f"+{gained}" in written


def test_of_three_the_name_of_the_dealer_has_the_room_of_the_others() -> None:
    hands = "u1 u2", "f1 f2", "t1 t2"
    shown = scene(position(*hands, dealer=1, seat=0, scores=(120, 120, 120)), None)
    rooms = {
        seat: mark.width
        for mark in shown.marks
        for seat in (1, 2)
        if isinstance(mark, Words) and mark.text == seat_name(seat)
    }
    assert rooms[1] == rooms[2]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "terms",
    [
        Terms(target=250),
        Terms(target=250, rounds=1),
        Terms(target=250, rounds=20),
        Terms(aim="free", rounds=1),
        Terms(aim="free", rounds=20),
    ],
)
def test_25_what_wins_is_never_cut_off(terms: Terms, locale: str) -> None:
    [plate] = [
        each
        for each in scene(position("O8 F1", "T7", table="U9", terms=terms), 0).marks
        if isinstance(each, Words) and isinstance(each.text, Line) and "-aim-" in each.text.key
    ]
    assert isinstance(plate.text, Line)
    assert plate.width is not None
    assert plate.plate is not None
    text = shared_localization().plain(plate.text, locale)
    assert fit(text, plate.size, False, plate.width - 2 * plate.plate.pad)[0] == text
