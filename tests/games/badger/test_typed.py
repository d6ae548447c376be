"""Moves as people type them, what the controls say, and refusals of odd input in one sentence."""

from __future__ import annotations

import pytest

from cogs.typed_moves.candidates import list_moves
from cogs.typed_moves.matching import read_move
from cogs.typed_moves.synonyms import Synonyms
from engine.api.action import Action, Pick
from engine.api.event import Line
from engine.api.refusals import Illegal
from engine.games.badger.model import State
from tests.games.badger.positions import BADGER, dealt, moves, play, position, step
from tests.games.badger.scenes import TEXTS, begun, spoken
from tests.support.texts import LOCALES


def called(locale: str) -> Synonyms:
    return Synonyms(TEXTS.check(Line("badger-typed"))[each] for each in (locale, "en"))


def typed(state: State, text: str, locale: str = "en") -> State:
    """Make a move as /move does."""
    offers = BADGER.offers(BADGER.view(state, state.board.turn))
    action = read_move(text, offers, spoken(locale), called(locale))
    assert action is not None
    return BADGER.apply(state, state.board.turn, action).state


#: Only 21 has a path back to 22, and 17 and 27 lie face down.
_DEAD_ENDS = {22: "n13", 23: "g03", 28: "y03", 21: "n14", 16: "n03"}


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("run 23", "run 23"),
        ("  RUN   23 ", "run 23"),
        ("uncover 27", "uncover 27"),
        ("rotate 22 4", "rotate 22 4"),
        ("Rotate 21 1", "rotate 21 1"),
        ("rotate 21 4", "rotate 21 1"),
        ("turn tile 21 by 5", "rotate 21 2"),
        ("cover", "cover"),
        ("Cover", "cover"),
        ("rot 22 4", "rotate 22 4"),
        ("run", "run 23"),
        ("uncover", "uncover 27"),
        ("unc 27", "uncover 27"),
        ("Rotate 22, 4", "rotate 22 4"),
        ("22 4", "rotate 22 4"),
        ("run to 23", "run 23"),
        ("go to tile 23", "run 23"),
        ("I move my mouse to 23.", "run 23"),
        ("tile23", "run 23"),
        ("turn over 27", "uncover 27"),
        ("turn 27 up", "uncover 27"),
        ("uncover tile #27", "uncover 27"),
        ("rotate 22 by 4 steps", "rotate 22 4"),
        ("turn tile 22 clockwise by 4", "rotate 22 4"),
        ("cover them all", "cover"),
        ("Run to 23, please", "run 23"),
        ("hop to 23 now", "run 23"),
        ("rotate 22 twice", "rotate 22 2"),
        ("rotate 21 1 step", "rotate 21 1"),
        ("turn 22 by 120 degrees", "rotate 22 2"),
        ("uncover 27 first", "uncover 27"),
    ],
)
def test_moves_are_typed_as_people_say_them(text: str, means: str) -> None:
    assert typed(begun(), text) == play(begun(), means)


@pytest.mark.parametrize(
    ("locale", "text", "means"),
    [
        ("de", "Laufen 23", "run 23"),
        ("de", "aufdecken 27", "uncover 27"),
        ("de", "drehen 22 4", "rotate 22 4"),
        ("de", "ZUDECKEN", "cover"),
        ("pl", "bieg 23", "run 23"),
        ("pl", "obróć 22 4", "rotate 22 4"),
        ("pl", "zakryj", "cover"),
        ("de", "lauf auf 23", "run 23"),
        ("de", "geh zu Feld 23", "run 23"),
        ("de", "decke 27 auf", "uncover 27"),
        ("de", "dreh 22 um 4 Schritte", "rotate 22 4"),
        ("de", "decke alles zu", "cover"),
        ("de", "go 23", "run 23"),
        ("de", "dreh Feld 22 zweimal", "rotate 22 2"),
        ("de", "bewege meine Maus bitte auf 23", "run 23"),
        ("pl", "przesuń mysz na 23", "run 23"),
        ("pl", "obróć 22 dwa razy", "rotate 22 2"),
        ("pl", "biegnij na 23", "run 23"),
        ("pl", "idz na pole 23", "run 23"),
        ("pl", "odsłoń 27", "uncover 27"),
        ("pl", "obroc 22 o 4", "rotate 22 4"),
        ("pl", "zakryj wszystko", "cover"),
        ("de", "oeffne 27", "uncover 27"),
        ("de", "huepfe 23", "run 23"),
        ("de", "drehe 22 4x", "rotate 22 4"),
    ],
)
def test_moves_are_typed_in_the_words_of_the_buttons(locale: str, text: str, means: str) -> None:
    assert typed(begun(), text, locale) == play(begun(), means)


@pytest.mark.parametrize("text", ["lord green-nw", "lord green nw", "Green-NW", "LORD green NW"])
def test_B36_a_cave_is_typed_with_or_without_its_hyphen(text: str) -> None:
    state = play(position({6: "n03"}, at=("6", "start-w")), "run green-ne")
    assert typed(state, text) == play(state, "lord green-nw")


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "the green cave NW"),
        ("en", "NW"),
        ("en", "the north west cave"),
        ("de", "Nordwest"),
        ("pl", "północny zachód"),
        ("de", "die grüne Höhle NW"),
        ("de", "in die grüne Höhle NW"),
        ("de", "gruene Hoehle Nordwest"),
        ("de", "die grüne Höhle im Nordwesten"),
        ("de", "schick den Dachsherrn nach NW"),
        ("pl", "zielona jaskinia NW"),
        ("pl", "do zielonej jaskini NW"),
    ],
)
def test_B36_a_cave_is_typed_by_its_name(locale: str, text: str) -> None:
    state = play(position({6: "n03"}, at=("6", "start-w")), "run green-ne")
    assert typed(state, text, locale) == play(state, "lord green-nw")
    assert typed(state, f"lord {text}", locale) == play(state, "lord green-nw")


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "turn the lady's cave by 2"),
        ("en", "rotate lady\u2019s cave 2"),
        ("en", "rotate the badger lady 2"),
        ("de", "drehe die Höhle der Dachsdame um 2"),
        ("pl", "obróć borsuczycę o 2"),
        ("pl", "obróć jaskinię borsuczycy o 2"),
    ],
)
def test_B29_B43_the_ladys_cave_is_typed_by_its_name(locale: str, text: str) -> None:
    state = play(position({22: "n14", 23: "o024"}, at=("22", "start-w")), "run 23")
    assert typed(state, text, locale) == play(state, "rotate lady 2")


@pytest.mark.parametrize(
    "text", ["\N{MOUSE FACE}", "!!!", "my mouse", "the tile, please", "to the"]
)
def test_filler_words_alone_are_no_move(text: str) -> None:
    with pytest.raises(Illegal):
        typed(begun(), text)


def test_a_verb_in_the_readers_words_is_refused_with_the_same_reason() -> None:
    offers = BADGER.offers(BADGER.view(begun(), 0))
    for locale, text in (("de", "laufen 99"), ("pl", "biegnij 99"), ("en", "RUN 99")):
        assert read_move(text, offers, spoken(locale)) == Action("run", ("99",))
    assert read_move("r 23", offers, spoken("en")) == Action("r", ("23",))


def test_choices_that_are_due_can_be_typed() -> None:
    state = typed(typed(begun(), "uncover 27"), f"lay {_lie(begun())}")
    assert state.board.action == 2
    to_cave = position({6: "n03"}, at=("6", "start-w"))
    to_cave = typed(typed(to_cave, "run green-ne"), "lord green-nw")
    assert to_cave.board.lord
    onto = position({22: "n14", 23: "f024"}, at=("22", "start-w"))
    assert typed(typed(onto, "run 23"), "flip 7").board.laying == 7


def test_B6_the_goal_is_typed_by_its_name_and_refused_by_it_too() -> None:
    state = position({29: "n25", 30: "n14"}, at=("29", "start-w"), passed=(True, False))
    for locale, text in (("en", "go home"), ("de", "lauf ins Ziel"), ("pl", "biegnij do mety")):
        assert typed(state, text, locale).board.winner == 0
        with pytest.raises(Illegal) as why:
            typed(begun(), text, locale)
        assert why.value.line.key == "badger-not-beside"


@pytest.mark.parametrize(
    ("locale", "text"), [("en", "done"), ("de", "Zug beenden"), ("de", "passe"), ("pl", "koniec")]
)
def test_B15_typing_stop_is_refused_as_all_actions_must_be_made(locale: str, text: str) -> None:
    with pytest.raises(Illegal) as why:
        typed(begun(), text, locale)
    assert why.value.line.key == "badger-no-passing"


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        *(("en", "take back"), ("en", "undo"), ("en", "back")),
        *(("de", "nimm zurück"), ("de", "rückgängig"), ("pl", "cofnij ruch")),
    ],
)
def test_typing_that_a_move_is_taken_back_is_answered_with_where_the_button_is(
    locale: str, text: str
) -> None:
    with pytest.raises(Illegal) as why:
        typed(begun(), text, locale)
    assert why.value.line.key == "badger-no-takeback"


def test_B19_how_a_tile_lies_is_typed_with_the_tile_or_without() -> None:
    state = play(begun(), "uncover 27")
    way = _lie(begun())
    for locale, text in (("en", f"put it {way}"), ("en", f"lay 27 {way}"), ("de", f"lege {way}")):
        assert typed(state, text, locale) == play(state, f"lay {way}")


def _lie(state: State) -> str:
    return min(moves(play(state, "uncover 27"))).split()[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_control_label_can_be_typed(locale: str) -> None:
    for state in (begun(), play(begun(), "uncover 27"), dealt()):
        offers = BADGER.offers(BADGER.view(state, state.board.turn))
        moves = list(list_moves(offers, spoken(locale)))
        assert len({label for _, label in moves}) == len(moves)
        for text, label in moves:
            assert typed(state, label, locale) == play(state, text)


def test_a_rotation_is_labelled_by_the_edges_it_opens_and_where_they_lead() -> None:
    offers = BADGER.offers(BADGER.view(begun(), 0))
    rotate = next(offer for offer in offers if isinstance(offer, Pick) and offer.verb == "rotate")
    mine = next(option for option in rotate.options if option.value == "22")
    english = spoken("en")
    # Each arrow has the sign that keeps phones from making an emoji of it.
    shown = [english(each.line) for each in mine.then]
    assert all(each.count("\ufe0e") == 2 for each in shown)
    assert [each.replace("\ufe0e", "") for each in shown] == [
        "By 1 (↘ ←)",
        "By 2 (↙ ↖)",
        "By 3 (↗ ←)",
        "By 4 (→ ↖)",
        "By 5 (↗ ↘)",
    ]
    hints = [english(each.hint) for each in mine.then if each.hint is not None]
    assert hints[0] == "goes on to 28, 21"
    laying = play(begun(), "uncover 27")
    (lay,) = BADGER.offers(BADGER.view(laying, 0))
    assert isinstance(lay, Pick)
    assert english(lay.options[0].line).startswith("Way 1 (")


def test_B24_a_rotation_names_no_field_whose_paths_do_not_answer() -> None:
    walled = position(_DEAD_ENDS, at=("22", "start-w"))
    offers = BADGER.offers(BADGER.view(walled, 0))
    rotate = next(offer for offer in offers if isinstance(offer, Pick) and offer.verb == "rotate")
    mine = next(option for option in rotate.options if option.value == "22")
    english = spoken("en")
    assert [english(each.hint) for each in mine.then if each.hint is not None] == [
        "goes on to 21",
        "goes on to 27",
        "goes on to 17, 21",
        "goes on to no field",
        "goes on to 17",
    ]


def test_every_offer_may_be_posted_and_only_the_mover_has_any() -> None:
    for state in (begun(), play(begun(), "uncover 27"), dealt(3)):
        view = BADGER.view(state, state.board.turn)
        assert all(offer.posted for offer in BADGER.offers(view))
        assert BADGER.offers(BADGER.view(state, 1 - state.board.turn)) == ()
        assert BADGER.offers(BADGER.view(state, None)) == ()


def test_each_question_has_its_own_ask() -> None:
    state, asks = dealt(5), set()
    for number in range(40):
        offers = BADGER.offers(BADGER.view(state, state.board.turn))
        assert len({offer.ask for offer in offers}) == 1
        asks.add(offers[0].ask)
        assert len(asks) == number + 1
        state = play(state, min(moves(state)))


def test_B19_B28_events_say_where_a_laid_or_rotated_tile_leads() -> None:
    english = spoken("en")
    turned = step(begun(), "rotate 22 4")
    assert [english(each) for each in turned.events] == [
        "Marie-Luise 0 rotates 22: it now goes on to 23, 16."
    ]
    laid_down = step(
        play(position({22: "n14"}, under={23: "g02"}, at=("22", "start-w")), "uncover 23"), "lay 2"
    )
    assert english(laid_down.events[0]) == "Tile 23 now goes on to the yellow cave E, 22."


def test_B24_B28_no_event_names_a_field_whose_paths_do_not_answer() -> None:
    english = spoken("en")
    turned = step(position(_DEAD_ENDS, at=("22", "start-w")), "rotate 22 4")
    assert [english(each) for each in turned.events] == [
        "Marie-Luise 0 rotates 22: it now goes on to no field."
    ]


def test_a_move_makes_few_events() -> None:
    state = position({22: "n25", 28: "Y0235", 14: "n03"}, at=("22", "14"), lord="red-se")
    english = spoken("en")
    ran = step(state, "run 28")
    assert [english(each) for each in ran.events] == ["Marie-Luise 0 runs to 28."]
    done = step(ran.state, "lord yellow-w")
    assert [english(each) for each in done.events] == [
        "The badger lord goes to the yellow cave W.",
        "The badger lord rages and bites all around his cave!",
        "The badger lord bites Marie-Luise 1 at 14. The mouse flees to the west start "
        "and loses a snack: 4 snacks are left.",
    ]
