"""The picture in words: enough to play by, in every language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.drawing.signs import medal
from engine.api.event import Line, Param, Seat, line
from engine.games.badger import drawings
from tests.games.badger.positions import BADGER, LONG, places, play, position
from tests.games.badger.scenes import TEXTS, english, everything, example, scene, stamped, walked
from tests.support.texts import LOCALES


def test_B24_the_text_alternative_says_where_the_mover_can_run() -> None:
    state = position({22: "n14", 23: "n14"}, at=("22", "start-w"))
    assert "Marie-Luise 0 can run to 23." in english(scene(state).text)
    assert not any("can run" in each for each in english(scene(play(state, "run 23")).text))


@pytest.mark.parametrize(
    ("tile", "words"), [("o024", "must rotate any tile"), ("f024", "must flip")]
)
def test_B43_B44_the_text_alternative_says_which_effect_waits_for_a_choice(
    tile: str, words: str
) -> None:
    state = play(position({22: "n14", 23: tile}, at=("22", "start-w")), "run 23")
    assert words in "".join(english(scene(state).text))


def test_the_text_alternative_describes_the_whole_board() -> None:
    shown = scene(example())
    told = english(shown.text)
    assert told[0] == english((shown.alt,))[0]
    assert told[0] == (
        "Turn 1 of Badger: Marie-Luise 0 takes action 1 of 4 from 22; the other mouse is at 28."
    )
    assert told[1:14] == [
        "Marie-Luise 0 is at 22 with 5 snacks; the checkpoint comes first.",
        "Marie-Luise 1 is at 28 with 2 snacks; the checkpoint is passed, the goal comes next.",
        "The badger lord is in the red cave SE; he bites mice on 28.",
        "The badger lady searches 1, 2, 5, 10, 21, 26, the checkpoint at the end of the turn.",
        "From the lady\u2019s cave to 11, 21, 20, 10; joined with 21, 10.",
        "From 1 (neutral straight) to the checkpoint, 4; joined with the checkpoint.",
        "From 2 (neutral curve) to 5, the checkpoint; joined with 5, the checkpoint.",
        "From 5 (neutral straight) to 2, 10; joined with 2, 10.",
        "From 10 (neutral curve) to 5, the lady\u2019s cave; joined with 5, the lady\u2019s cave.",
        "From 21 (green crossing, effect: rage) to 16, 27, 26, the lady\u2019s cave; "
        "joined with 26, the lady\u2019s cave.",
        "From 22 (red fork) to 17, 23, 27; joined with none of them.",
        "From 26 (neutral star, effect: rotator) to 21, 30, 25; joined with 21.",
        "From 28 (yellow crossing, effect: rage) to 23, the red cave SE, 22; "
        "joined with the red cave SE.",
    ]
    assert told[14].startswith("Face down: 3, 4, 6, 7, 8, 9, 11,")
    assert told[15] == "In the frame, the checkpoint is open to 2, 1."
    assert len(told) == 25


def test_B32_B37_the_text_alternative_says_where_no_badger_bites() -> None:
    told = english(scene(position({22: "n14"}, at=("22", "start-w"), lord="red-se")).text)
    assert "The badger lord is in the red cave SE; no path leads to his cave." in told
    assert "The badger lady\u2019s cave is joined with no field." in told
    assert not any("\u2013" in each for each in told)


def test_B38_the_text_alternative_says_that_the_lord_bites_in_his_own_cave() -> None:
    told = english(scene(position(lord="red-se", own_cave=True)).text)
    assert "The badger lord is in the red cave SE; he bites mice on the red cave SE." in told


def test_B7_the_text_alternative_says_that_the_goal_is_reached_instead_of_next() -> None:
    ready = position({30: "n03"}, at=("30", "start-w"), passed=(True, True))
    told = english(scene(play(ready, "run goal")).text)
    assert "Marie-Luise 0 is at the goal with 5 snacks; with the flag that is the win." in told
    assert (
        "Marie-Luise 1 is at the west start with 5 snacks; the checkpoint is passed, "
        "the goal comes next." in told
    )


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "runs to the east start"),
        ("de", "läuft auf den Start Ost"),
        ("pl", "biegnie na wschodni start"),
    ],
)
def test_B25_a_run_onto_the_frame_is_told_as_a_place_to_go(locale: str, told: str) -> None:
    state = play(position({23: "n24", 28: "n14"}, at=("23", "start-w")), "run start-e")
    assert TEXTS.check(scene(state).alt)[locale].startswith(f"Marie-Luise 0 {told}. ")


@pytest.mark.parametrize(
    ("locale", "uncovers", "covers"),
    [
        ("en", "uncovers 23, 27", "covers 23, 27"),
        ("de", "deckt 23, 27 auf", "deckt 23, 27 zu"),
        ("pl", "odkrywa 23, 27", "zakrywa 23, 27"),
    ],
)
def test_B18_B21_all_tiles_that_an_action_uncovers_or_covers_are_named(
    locale: str, uncovers: str, covers: str
) -> None:
    covered = position({22: "n13"}, under={23: "g02", 27: "n14"}, at=("22", "start-w"))
    state = play(covered, "uncover 27", "lay 1")
    assert TEXTS.check(scene(state).alt)[locale].startswith(f"Marie-Luise 0 {uncovers}. ")
    opened = position({22: "n13", 23: "g02", 27: "n14"}, at=("22", "start-w"))
    told = TEXTS.check(scene(play(opened, "cover")).alt)[locale]
    assert told.startswith(f"Marie-Luise 0 {covers}. ")


@pytest.mark.parametrize(
    ("tile", "answer", "told"),
    [("f024", "flip 3", "3"), ("o024", "rotate 22 1", "22")],
)
def test_B43_B44_the_text_alternative_says_what_an_effect_changed(
    tile: str, answer: str, told: str
) -> None:
    tiles = {22: "n14", 23: tile, 3: "n14"}
    state = play(position(tiles, at=("22", "start-w")), "run 23", answer)
    assert english((scene(state).alt,))[0].startswith(
        f"Marie-Luise 0 runs to 23 (effect on {told}). "
    )


def test_the_text_alternative_says_what_is_in_hand() -> None:
    state = play(
        position({22: "n14", 21: "n03"}, under={23: "g02"}, at=("22", "start-w")), "uncover 23"
    )
    for said in (english((scene(state).alt,)), english(scene(state).text)):
        assert said[0].endswith(" at the west start. Tile to lay on 23: green curve.")
    (lay,) = BADGER.offers(BADGER.view(state, 0))
    assert english((lay.label or line("badger-lay-how"),)) == ["Lay tile 23: green curve"]


def test_the_text_alternative_is_enough_to_play() -> None:
    """Where the mover can run is what the words say its tile is joined with."""
    found = 0
    for state in (state for seed in range(3) for state, _ in walked(seed)):
        name = LONG.names[state.board.mice[state.board.turn]]
        tiles = {tile for tile in places(state, "run") if tile.isdecimal() and name.isdecimal()}
        if tiles:
            lines = english(scene(state).text)
            told = next(each for each in lines if each.startswith(f"From {name} ("))
            joined = told.partition("joined with ")[2].rstrip(".").split(", ")
            assert tiles <= set(joined)
            found += 1
    assert found > 10


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_begins_with_a_capital(locale: str) -> None:
    for state, pending in everything():
        for each in scene(state, pending).text:
            sentence = TEXTS.check(each)[locale]
            assert sentence[0].isupper() or sentence[0].isdecimal(), sentence
            assert sentence.endswith((".", "!")), sentence


def test_the_text_alternative_fits_a_message() -> None:
    for state, pending in everything():
        for locale in LOCALES:
            lines = [TEXTS.check(each)[locale] for each in scene(state, pending).text]
            assert sum(map(len, lines)) + len(lines) < 3_900


def test_picture_and_text_alternative_show_the_winner_at_the_end() -> None:
    over = play(position({30: "n13"}, at=("30", "start-w"), passed=(True, False)), "run goal")
    shown = scene(over)
    won = "Marie-Luise 0 reaches the goal with 5 snacks left and wins!"
    assert english((shown.alt,)) == [f"Marie-Luise 0 runs to the goal. {won}"]
    assert len(stamped(shown, medal(1))) == 1


def test_B9_a_race_that_the_badgers_decide_shows_no_sign_of_the_goal_beside_its_winner() -> None:
    tiles = {22: "n13", 28: "Y0235"}
    bitten = position(tiles, at=("22", "28"), lord="red-se", snacks=(5, 1))
    shown = scene(play(bitten, "rotate 22 1"))
    assert len(stamped(shown, medal(1))) == 1
    assert not stamped(shown, drawings.CHEQUERS)
    assert english((shown.alt,))[0].startswith(
        "Marie-Luise 0 rotates 22 (the badger lord bites Marie-Luise 1 at 28). "
    )


def test_B32_a_bite_of_the_lady_names_her_and_a_deed_of_an_older_table_only_a_bite() -> None:
    state = position({10: "n02", 5: "n03"}, at=("10", "start-w"), action=4)
    state = play(state, "rotate 5 1")
    told = "Marie-Luise 0 rotates 5 (the badger lady bites Marie-Luise 0 at 10). "
    assert english((scene(state).alt,))[0].startswith(told)
    *_, deed = state.board.last
    older = replace(state, board=replace(state.board, last=(replace(deed, bitten=()),)))
    assert english((scene(older).alt,))[0].startswith("Marie-Luise 0 rotates 5 (a bite). ")


@pytest.mark.parametrize(
    ("count", "end"),
    [
        (0, "nie została ani jedna przekąska."),
        (1, "została jedna przekąska."),
        (2, "zostały 2 przekąski."),
        (5, "zostało 5 przekąsek."),
    ],
)
def test_polish_plural_forms_of_counts(count: int, end: str) -> None:
    where = Line("badger-to-goal")
    here = Line("badger-field-goal")
    told = polish("badger-lord-bit", seat=Seat(0), field=here, away=1, where=where, snacks=count)
    assert told.endswith(end)


def polish(key: str, **params: Param) -> str:
    return TEXTS.check(line(key, **params))["pl"]


def test_the_last_actions_are_told_first() -> None:
    state = position({22: "n14", 23: "n14", 21: "n14"}, at=("22", "start-w"))
    for move in ("run 23", "rotate 23 1", "rotate 22 1"):
        state = play(state, move)
    told = "Marie-Luise 0 runs to 23, rotates 23, rotates 22. Turn 1 of Badger"
    assert english((scene(state).alt,))[0].startswith(told)
    state = play(state, "rotate 23 5")
    told = "Marie-Luise 0 runs to 23, rotates 23, rotates 22, rotates 23. Turn 2 of Badger"
    assert english(scene(state).text)[0].startswith(told)
