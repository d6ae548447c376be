"""The picture of a race and its words: readable small, never by colour alone, in three tongues."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from unicodedata import normalize

import pytest

from engine.api.action import Action
from engine.api.drawing.creatures import FEET, HEDGEHOG
from engine.api.drawing.signs import START_FLAG
from engine.api.event import Line, Param, Seat, line
from engine.api.rng import Rng
from engine.api.scene import Scene, Stamp, Words
from engine.api.seats import seat_name
from engine.games.race import drawings
from engine.games.race.course import spaces, tag
from engine.games.race.model import State
from tests.games.race.positions import CONTENT, RACE, dealt, play, position, ready
from tests.support.games import SEEDS
from tests.support.picture_checks import check_sizes, without_colours
from tests.support.texts import LOCALES, sentences_of

_TEXTS = sentences_of(SEEDS / "race" / "text")


def scene(state: State, seat: int | None, *pending: str) -> Scene:
    action = Action("play", pending) if pending else None
    return RACE.picture(RACE.view(state, seat), action)


def english(lines: tuple[Line, ...]) -> list[str]:
    return [_TEXTS.check(each)["en"] for each in lines]


def racers(shown: Scene, *, ghosts: bool) -> dict[str, int]:
    """Return name -> space of the hedgehogs on the course, or of those that are only shown."""
    return {name: space for name, space, mark in _standing(shown) if (mark.fade > 0) is ghosts}


def _standing(shown: Scene) -> Iterator[tuple[str, int, Stamp]]:
    names = {
        id(drawings.hedgehog(racer, left=left)): racer.name
        for racer in CONTENT.hedgehogs
        for left in (False, True)
    }
    places = spaces(len(CONTENT.track))
    for mark in shown.marks:
        if isinstance(mark, Stamp) and id(mark.figure) in names:
            feet = (mark.x + mark.scale * HEDGEHOG[0] / 2, mark.y + mark.scale * FEET)
            near = min(range(len(places)), key=lambda at: dist(feet, (places[at].x, places[at].y)))
            yield names[id(mark.figure)], near, mark


@pytest.mark.parametrize("at", [(9, 2, 5, 13), (0, 0, 0, 0), (7, 7, 7, 1), (13, 12, 12, 0)])
def test_every_hedgehog_stands_on_its_space(at: tuple[int, ...]) -> None:
    shown = racers(scene(position("R1", "Y1", "G1", at=at), None), ghosts=False)
    assert shown == dict(zip(("purple", "red", "green", "yellow"), at, strict=True))


@pytest.mark.parametrize("space", range(len(CONTENT.track) - 1))
@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_no_hedgehog_hides_the_letter_of_another(space: int, many: int) -> None:
    other = (space + 5) % (len(CONTENT.track) - 1)
    at = (*(space for _ in range(many)), *(other for _ in range(4 - many)))
    drawn = [mark for _, _, mark in _standing(scene(position("R1", "Y1", "G1", at=at), None))]
    for number, behind in enumerate(drawn):
        cloth = next(part for part in reversed(behind.figure.marks) if isinstance(part, Words))
        x, y = behind.x + behind.scale * cloth.x, behind.y + behind.scale * cloth.y
        for before in drawn[number + 1 :]:
            left, top = before.x + 8 * before.scale, before.y + 12 * before.scale
            right, bottom = left + 108 * before.scale, top + 90 * before.scale
            assert not (left < x < right and top < y < bottom), f"{many} on space {space}"


@pytest.mark.parametrize("space", [3, 8])  # they look right there, and left
@pytest.mark.parametrize("many", [2, 3])
def test_no_badge_of_a_hedgehog_touches_the_letter_of_another(space: int, many: int) -> None:
    at = (*(space for _ in range(many)), *(1 for _ in range(4 - many)))
    drawn = [mark for _, _, mark in _standing(scene(position("R1", "Y1", "G1", at=at), None))]
    first, last = (42, 97) if space == 3 else (HEDGEHOG[0] - 97, HEDGEHOG[0] - 42)
    for number, behind in enumerate(drawn):
        cloth = next(part for part in reversed(behind.figure.marks) if isinstance(part, Words))
        x, y = behind.x + behind.scale * cloth.x, behind.y + behind.scale * cloth.y
        room = behind.scale * cloth.size / 2
        for before in drawn[number + 1 :]:
            left, right = (before.x + before.scale * each for each in (first, last))
            beside = x + room < left or right < x - room
            assert beside or y + room < before.y or before.y + 45 * before.scale < y - room


@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_no_value_of_a_space_hides_the_letter_of_a_hedgehog(many: int) -> None:
    spaces_on_way = range(len(CONTENT.track))
    tags = [tag(CONTENT.track, each) for each in spaces_on_way]
    for space in spaces_on_way:
        other = (space + 5) % len(CONTENT.track)
        at = (*(space for _ in range(many)), *(other for _ in range(4 - many)))
        shown = scene(position("R1", "Y1", "G1", at=at), None)
        on_top = [each for each in tags if each in shown.marks]
        for _, _, drawn in _standing(shown):
            cloth = next(part for part in reversed(drawn.figure.marks) if isinstance(part, Words))
            x, y = drawn.x + drawn.scale * cloth.x, drawn.y + drawn.scale * cloth.y
            room = drawn.scale * cloth.size / 2
            for each in on_top:
                across = each.x - room < x < each.x + each.figure.size[0] + room
                down = each.y - room < y < each.y + each.figure.size[1] + room
                assert not (across and down), f"{many} on space {space}"


def test_the_values_of_occupied_spaces_are_drawn_on_top_of_the_hedgehogs() -> None:
    shown = scene(position("R1", "Y1", "G1", at=(9, 2, 5, 13)), None)
    last = max(shown.marks.index(mark) for _, _, mark in _standing(shown))
    for space in (9, 2, 5, 13):
        assert shown.marks.index(tag(CONTENT.track, space)) > last


def test_long_names_have_room_beside_the_scores() -> None:
    shown = scene(position("R1 P1 P1", "Y1 J1", "G1", "G2", at=(9, 12, 0, 3)), None)
    seats = {line("seat", seat=Seat(seat)) for seat in range(4)}
    names = [each for each in shown.marks if isinstance(each, Words) and each.text in seats]
    assert len(names) == 4
    assert all(each.width is not None and each.width > 100 for each in names)


@pytest.mark.parametrize("hands", [("R1", "Y1", "G1"), ("R1", "Y1", "G1", "P1")])
def test_8_the_flag_of_who_began_the_round_is_explained_below_the_seats(
    hands: tuple[str, ...],
) -> None:
    shown = scene(position(*hands), None)
    (legend,) = (
        mark
        for mark in shown.marks
        if isinstance(mark, Words) and mark.text == Line("race-legend-starter")
    )
    flags = [mark for mark in shown.marks if isinstance(mark, Stamp) and mark.figure == START_FLAG]
    assert len(flags) == 2
    assert any(abs(flag.y + 20 * flag.scale - legend.y) < 2 for flag in flags)


def test_the_last_move_shows_where_its_hedgehog_came_from() -> None:
    state = play(position("R2 R1", "Y1 Y1", "G1 G1", at=(0, 3, 0, 0)), "R2")
    assert racers(scene(state, None), ghosts=True) == {"red": 3}
    assert racers(scene(state, None), ghosts=False)["red"] == 5
    (name,) = [
        each
        for each in scene(state, None).marks
        if isinstance(each, Words) and each.plate is not None and each.text == seat_name(0)
    ]
    assert name.size >= 26


def test_a_new_round_shows_no_last_move() -> None:
    ended = ready(play(position("R1 P1", "Y1", "G1", at=(0, 12, 0, 0)), "R1"))
    assert racers(scene(ended, None), ghosts=True) == {}


def test_a_pending_card_shows_where_its_hedgehog_would_stand() -> None:
    state = position("R2 J1", "Y1", "G1", at=(0, 3, 0, 0))
    assert racers(scene(state, 0, "red2"), ghosts=True) == {"red": 5}


def test_a_pending_joker_shows_every_hedgehog_until_one_is_chosen() -> None:
    state = position("R2 J1", "Y1", "G1")
    assert len(racers(scene(state, 0, "joker1"), ghosts=True)) == 4
    assert set(racers(scene(state, 0, "joker1", "green"), ghosts=True)) == {"green"}


@pytest.mark.parametrize("pending", [("blue1",), ("joker1", "blue"), ("red1", "green"), ("",)])
def test_an_impossible_pending_move_shows_nothing(pending: tuple[str, ...]) -> None:
    assert racers(scene(position("R1 J1", "Y1", "G1"), 0, *pending), ghosts=True) == {}


def test_hedgehogs_differ_without_their_colours() -> None:
    drawn = [drawings.hedgehog(racer) for racer in CONTENT.hedgehogs]
    drawn.append(drawings.joker(CONTENT.hedgehogs))
    # Letters are looked at apart.
    shapes = {
        repr([without_colours(mark) for mark in figure.marks if not isinstance(mark, Words)])
        for figure in drawn
    }
    assert len(shapes) == len(drawn)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_hedgehog_has_a_letter_of_its_own_also_without_accents(locale: str) -> None:
    names = (*(racer.name for racer in CONTENT.hedgehogs), "joker")
    letters = [_TEXTS.check(Line(f"race-{name}-letter"))[locale] for name in names]
    plain = {normalize("NFKD", letter)[0] + letter[1:] for letter in letters}
    assert len(plain) == len(letters)
    assert all(1 <= len(letter) <= 2 for letter in letters)


def everything() -> Iterator[State]:
    between = play(position("R1 P1 J2", "Y1 Y1", "G1 G2", at=(3, 12, 1, 0)), "R1")
    yield from (dealt(3), dealt(5), position("R1", "Y1", "G1", pile="R1 J2"), between)
    yield play(position("R1 P1", "Y1", "G1", at=(3, 12, 1, 0), number=3), "R1")


def test_words_can_be_read_at_half_size_and_every_mark_is_inside() -> None:
    for state in everything():
        for seat in (0, None):
            shown = scene(state, seat)
            assert shown.size[0] == 800
            check_sizes(shown)


def test_an_onlookers_picture_does_not_depend_on_hidden_cards() -> None:
    state = dealt(4)
    other = RACE.determinize(state, None, Rng(b"other dice than those of this"))
    assert other.hands != state.hands
    assert scene(other, None) == scene(state, None)


def test_6_the_text_alternative_names_the_own_hand_and_none_to_an_onlooker() -> None:
    state = position("R1 R1 J2", "Y1", "G1")
    assert english(scene(state, 0).text)[1:3] == [
        "Hand: 2 \u00d7 Red +, Joker ++.",
        "If the round ended now, your hand would be worth 0 points.",
    ]
    assert not [sentence for sentence in english(scene(state, None).text) if "Joker" in sentence]


def test_a_hand_of_less_than_nothing_says_that_it_counts_0() -> None:
    for at, key in ((0, "race-worth-least"), (9, "race-worth-now")):
        marks = scene(position("R1 R1", "Y1", "G1", at=(at,) * 4), 0).marks
        lines = (mark.text for mark in marks if isinstance(mark, Words))
        keys = {each.key for each in lines if isinstance(each, Line)}
        assert keys & {"race-worth-least", "race-worth-now"} == {key}


def test_the_text_alternative_describes_the_whole_race_the_last_move_first() -> None:
    state = play(
        position("R2 R2", "Y1", "G1 G1", at=(7, 9, 0, 12), number=2, totals=(5, 1, 0)), "R2"
    )
    shown = scene(state, 2)
    first = (
        "Marie-Luise 0 plays Red ++. Red runs to a space worth 2, 2 steps from the finish."
        " Marie-Luise 1 to play: Racing Hedgehogs, round 2 of 3."
    )
    assert english((shown.alt,)) == [first]
    assert english(shown.text) == [
        first,
        "Red comes from a space worth 1.",
        "Hand: 2 \u00d7 Green +.",
        "If the round ended now, your hand would be worth 0 points.",
        "Yellow: worth 2, one step to go.",
        "Red: worth 2, 2 steps to go.",
        "Green: worth -1, 13 steps to go.",
        "Purple: worth 0, 6 steps to go.",
        "Marie-Luise 0: one card, 5 points.",
        "Marie-Luise 1: one card, one point.",
        "Marie-Luise 2: 2 cards, 0 points.",
        "Pile: one card, Red ++ on top. Played so far: Red ++.",
        "Values from start to finish: -1, -1, -1, -1, -1, -1, -1, 0, 0, 1, 1, 2, 2, 3.",
        "Marie-Luise 0 began this round.",
    ]


def test_the_text_alternative_of_a_new_round_says_who_is_to_play() -> None:
    assert english(scene(dealt(3), None).text)[0] == (
        "Racing Hedgehogs, round 1 of 3: Marie-Luise 0 to play."
    )


def test_16_20_the_text_alternative_describes_every_open_hand_and_its_points() -> None:
    state = play(position("R1 P1 P1", "Y1 J1", "G1", at=(9, 12, 0, 3), totals=(5, 0, 2)), "R1")
    state = RACE.apply(state, 1, Action("ready")).state
    shown = english(scene(state, None).text)
    assert shown[0] == "Racing Hedgehogs: round 1 of 3 is over and all hands are open."
    assert shown[2:9] == [
        "Marie-Luise 0 held 2 \u00d7 Purple +.",
        "Marie-Luise 0: Purple 2; bonus 3. Round: 5 points, in all 10.",
        "Marie-Luise 1 held Yellow +, Joker +.",
        "Marie-Luise 1: Yellow -1; bonus 0. Together -1, so the round counts 0. In all 0.",
        "Marie-Luise 1 is ready.",
        "Marie-Luise 2 held Green +.",
        "Marie-Luise 2: Green -1; bonus 0. Together -1, so the round counts 0. In all 2.",
    ]


def test_the_open_hands_are_gone_with_the_next_deal() -> None:
    state = ready(play(position("R1 P1", "Y1", "G1", at=(0, 12, 0, 0)), "R1"))
    assert "held" not in " ".join(english(scene(state, None).text))


@pytest.mark.parametrize(
    ("count", "cards", "points"),
    [
        (1, "1 karta", "1 punkt"),
        (2, "2 karty", "2 punkty"),
        (4, "4 karty", "4 punkty"),
        (5, "5 kart", "5 punktów"),
        (12, "12 kart", "12 punktów"),
        (22, "22 karty", "22 punkty"),
        (25, "25 kart", "25 punktów"),
        (0, "0 kart", "0 punktów"),
    ],
)
def test_polish_plural_forms_of_counts(count: int, cards: str, points: str) -> None:
    seat = Seat(0)
    assert polish("race-describe-seat", seat=seat, cards=count, points=count).endswith(
        f"{cards}, {points}."
    )


@pytest.mark.parametrize(
    ("left", "sentence"),
    [(0, "na mecie"), (1, "1 krok"), (3, "3 kroki"), (7, "7 kroków"), (13, "13 kroków")],
)
def test_polish_plural_forms_of_steps(left: int, sentence: str) -> None:
    red = Line("race-red")
    assert sentence in polish("race-describe-hedgehog", hedgehog=red, value=0, left=left)


def polish(key: str, **params: Param) -> str:
    return _TEXTS.check(line(key, **params))["pl"]


def test_the_picture_of_a_game_that_was_ended_early_asks_nobody() -> None:
    begun = position("R1", "Y1", "G1")
    for state in (dealt(3), begun, play(begun, "R1")):
        for seat in (0, None):
            shown = RACE.picture(RACE.stopped(RACE.view(state, seat)))
            keys = {
                mark.text.key
                for mark in shown.marks
                if isinstance(mark, Words) and isinstance(mark.text, Line)
            }
            assert "race-stopped" in keys
            assert not keys & {"race-to-play", "race-over-now", "race-open-hands"}
            assert "ended early" in english((shown.alt,))[0]
            assert not any("to play" in each for each in english(shown.text))
