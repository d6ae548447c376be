"""What people call things when they type a move: the words of a game, read and put to use."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.typed_moves.matching import read_aloud, read_move
from cogs.typed_moves.synonyms import PLAIN, Synonyms
from engine.api.action import Action, Option, Pick, Press
from engine.api.event import Line, Typed, line

WORDS = Synonyms(
    [
        "run: go, go for; uncover: turn … up, turn over; goal = home, finish line; = to, the",
        "run: laufe, lauf; uncover: decke … auf; cover: decke … zu; goal = Ziel; = zum, łąki",
    ]
)


def says(said: Line) -> str:
    return " ".join(str(getattr(param, "text", param)) for _, param in said.params)


def option(value: str, said: str, *then: Option) -> Option:
    return Option(value, line("said", said=Typed(said)), then)


def pick(verb: str, *options: Option, **told: Any) -> Pick:
    return Pick(verb=verb, ask="a", label=line("said", said=Typed(verb)), options=options, **told)


RUN = pick("run", option("goal", "→ the goal"), option("25", "→ 25"))
CARDS = pick(
    "play",
    option("o7", "O7: adding U3, H4"),
    option("o8", "O8", option("f9", "17 with F9"), option("t8", "a pair with T8")),
)
PLAY = Synonyms(["play: use; o = owl; = and, with, a"])


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("go to the goal", "run goal"),
        ("Go for the finish line!", "run goal"),
        ("turn 25 up", "uncover 25"),
        ("turn over 25", "uncover 25"),
        ("turn 25", "turn 25"),
        ("Decke das zu", "cover das"),
        ("decke 25 auf", "uncover 25"),
        ("lauf zum Ziel", "run goal"),
        ("Łąki laki run", "run"),
        ("", ""),
    ],
)
def test_words_become_those_of_the_game(text: str, means: str) -> None:
    assert " ".join(WORDS.rewrite(text)) == means


def test_the_first_language_counts_and_nonsense_is_passed_over() -> None:
    both = Synonyms(["run: go", "rotate: go; ; nonsense"])
    assert both.rewrite("go") == ["run"]
    assert both.verbs == {"run", "rotate"}


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("go home", Action("run", ("goal",))),
        ("lauf 25", Action("run", ("25",))),
        ("home", Action("run", ("goal",))),
        # What cannot be made comes back in the words of the game.
        ("decke 25 zu", Action("cover", ("25",))),
        ("go for 99", Action("run", ("99",))),
        # Two verbs, or none: nobody knows what was meant.
        ("go and decke 25 zu", None),
        ("what a day", None),
    ],
)
def test_a_move_said_freely_is_read(text: str, action: Action | None) -> None:
    if action is None:
        assert read_aloud(text, (RUN,), [says], WORDS) is None
    else:
        assert read_move(text, (RUN,), says, WORDS) == action


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("use u3 and h4 with o7", "o7"),
        ("o7", "o7"),
        ("owl 8 and f9", "o8 f9"),
        ("owl8 9", "o8 f9"),
        ("a pair with t8: o8", "o8 t8"),
        ("7", "o7"),
    ],
)
def test_cards_go_in_any_order_and_by_their_numbers(text: str, words: str) -> None:
    assert read_move(text, (CARDS,), says, PLAY) == Action("play", tuple(words.split()))


@pytest.mark.parametrize("text", ["o8", "owl 8", "pair o8 f9", "u3", "o7 u3"])
def test_what_could_be_two_moves_or_says_what_a_control_does_not_is_none(text: str) -> None:
    assert read_aloud(text, (CARDS,), [says], PLAY) is None


def test_numbers_keep_their_order() -> None:
    turns = pick(
        "rotate", option("4", "4", option("22", "22")), option("22", "22", option("1", ""))
    )
    words = Synonyms(["rotate: turn; = by"])
    assert read_move("turn 4 by 22", (turns,), says, words) == Action("rotate", ("4", "22"))
    assert read_move("turn 1 by 22", (turns,), says, words) == Action("rotate", ("1", "22"))


def test_pluses_are_words_where_a_game_calls_something_so() -> None:
    steps = pick("play", option("red1", "Red +"), option("red2", "Red ++"))
    words = Synonyms(["play: use; 1 = +, plus; 2 = ++, plus plus"])
    for text, means in (("red+", "red1"), ("use red ++", "red2"), ("red plus plus", "red2")):
        assert read_move(text, (steps,), says, words) == Action("play", (means,))
    assert read_move("o8 + f9", (CARDS,), says, PLAY) == Action("play", ("o8", "f9"))


@pytest.mark.parametrize("text", ["Red ++", "red++", "use red 2", "red 2"])
def test_a_card_is_never_read_as_a_shorter_one_or_as_another_that_moves_the_same(text: str) -> None:
    held = pick("play", option("red1", "Red +"), option("joker2", "Joker ++", option("red", "Red")))
    words = Synonyms(["play: use; 1 = +; 2 = ++"])
    assert read_aloud(text, (held,), [says], words) is None
    # The table says why not: such a card is named, and not held.
    assert read_move(text, (held,), says, words) == Action("play", ("red2",))
    assert read_move("joker red", (held,), says, words) == Action("play", ("joker2", "red"))


def test_what_could_be_two_moves_of_one_verb_is_that_verbs() -> None:
    held = pick("play", option("red1", "Red +"), option("red2", "Red ++"))
    words = Synonyms(["play: use; 1 = +; 2 = ++"])
    assert read_move("red", (held,), says, words) == Action("play", ("red",))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("use mud and left hook", "mud left-hook"),
        ("Mud Dumping, mud", "mud mud-2"),
        ("left hook + MUD dumping", "left-hook mud"),
        ("use mud and club", ""),
        ("use mud mud mud", ""),
        ("use mud not left hook", ""),
    ],
)
def test_of_several_each_is_named_by_its_word_or_by_what_it_is_called(
    text: str, words: str
) -> None:
    cards = (("mud", "Mud Dumping (2)"), ("mud-2", "Mud Dumping (2)"), ("left-hook", "Left Hook"))
    several = pick("trade", *(option(*card) for card in cards), most=3)
    found = read_aloud(text, (several,), [says], Synonyms(["trade: use; = and"]))
    assert found == (Action("trade", tuple(words.split())) if words else None)


def test_a_verb_is_enough_where_it_has_but_one_move() -> None:
    one = pick("play", option("gramps", "Gramps"))
    assert read_move("use it", (one,), says, Synonyms(["play: use; = it"])) == Action(
        "play", ("gramps",)
    )
    assert read_aloud("it", (one,), [says], Synonyms(["play: use; = it"])) is None


def test_an_option_is_named_by_all_that_its_control_calls_it() -> None:
    magpie = option("magpie", "Diebische Elster", option("p2", "Bob", option("nuts", "Nüsse")))
    events = pick("event", magpie, option("fox", "Frechs der Fuchs", option("p2", "Bob")))
    words = Synonyms(["event: spiele; = auf"])
    for text in ("spiele diebische Elster auf Bob, Nüsse", "auf Bob Nüsse: Diebische Elster"):
        assert read_move(text, (events,), says, words) == Action("event", ("magpie", "p2", "nuts"))
    for text in ("auf Bob Nüsse", "spiele Elster auf Bob, Nüsse", "Diebische Elster auf Bob"):
        assert read_aloud(text, (events,), [says], words) is None


def test_an_offer_that_is_named_wants_its_verb() -> None:
    named = pick("run", option("25", "→ 25"), verb_required=True)
    assert read_aloud("the 25", (named,), [says], WORDS) is None
    assert read_move("go 25", (named,), says, WORDS) == Action("run", ("25",))


def test_a_button_is_pressed_by_another_word_for_it() -> None:
    button = Press(verb="cover", ask="a", label=line("said", said=Typed("Cover")))
    words = Synonyms(["cover: hide everything"])
    assert read_move("hide everything", (button,), says, words) == Action("cover")


def test_without_words_of_its_own_a_game_is_typed_as_it_is_listed() -> None:
    assert read_aloud("go home", (RUN,), [says], PLAIN) is None
    assert read_move("run goal", (RUN,), says) == Action("run", ("goal",))


def test_what_follows_a_verb_that_is_not_offered_is_no_move_of_another_verb() -> None:
    acts = pick(
        "act",
        option(
            "after_you", "\N{LEFT DOUBLE QUOTATION MARK}After you\N{RIGHT DOUBLE QUOTATION MARK}"
        ),
    )
    words = Synonyms(["act: do; confess: own up to"])
    assert read_move("act after you", (acts,), says, words) == Action("act", ("after_you",))
    assert read_aloud("confess after_you", (acts,), [says], words) is None
    assert read_aloud("confess after you", (acts,), [says], words) is None
