"""The picture of a table and its text alternative, in three languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.images.fonts import fit_rows
from cogs.pages.pictures import gallery
from engine.api.action import Action
from engine.api.drawing.signs import PACK
from engine.api.event import Line, Param, Seat, line
from engine.api.rng import Rng
from engine.api.scene import Anchor, Scene, Stamp, Words
from engine.api.seats import seat_name
from engine.games.igor import drawings
from engine.games.igor.model import State
from engine.games.igor.motifs import MOTIFS
from tests.games.igor.positions import (
    CONTENT,
    HONOUR,
    IGOR,
    SNAIL,
    catch,
    dealt,
    do,
    missed_zap,
    offered,
    play,
    play_round,
    position,
    write,
)
from tests.support.games import SEEDS
from tests.support.picture_checks import check_sizes, without_colours
from tests.support.texts import LOCALES, sentences_of

_TEXTS = sentences_of(SEEDS / "igor" / "text")


def scene(state: State, seat: int | None, *pending: str) -> Scene:
    action = Action("play", pending) if pending else None
    return IGOR.picture(IGOR.view(state, seat), action)


def english(lines: tuple[Line, ...]) -> list[str]:
    return [_TEXTS.check(each)["en"] for each in lines]


def stamped(shown: Scene, word: str) -> list[Stamp]:
    figure = drawings.card(CONTENT, word)
    return [mark for mark in shown.marks if isinstance(mark, Stamp) and mark.figure is figure]


def everything() -> Iterator[State]:
    running = position("L1 B1", "B2 B3", "B4 B5", rules="r02")
    yield from (dealt(3), dealt(8), play_round(dealt(5)), play(running, "L1"))
    yield play(running, "L1 B2 B4")
    yield do(play(running, "L1 B2"), "1 catch", "2 catch", "1 charge 1 zap", "2 charge 1 zap")
    yield write(dealt(4, own=True), 1, "Whisper", "Speak only in whispers, and slowly. " * 4)
    yield play(position(*["B9"] * 1, "B1", "B2", rules="r01"), "B9 B1 B2")
    many = "r01 r02 r03 r04 r05 r06 r07 r08 r09 r10"
    yield play_round(position("B9", "B1", "B2", rules=many, round=1))
    yield position(*(" ".join(f"{s}{r}A" for s in "BP" for r in range(5)) for _ in range(3)))


def test_pending_card_is_raised_out_of_the_hand() -> None:
    state = position("L1 B1", "B2 B3", "B4 B5")
    (flat,), (raised,) = stamped(scene(state, 0), "l1a"), stamped(scene(state, 0, "l1a"), "l1a")
    assert raised.y < flat.y
    assert scene(state, 0, "x9z") == scene(state, 0)


def test_I12_cards_that_may_not_be_played_are_pale_in_ones_turn() -> None:
    state = play(position("L1 B1", "L2 B3", "B4 B5"), "L1")
    shown = scene(state, 1)
    assert (stamped(shown, "l2a")[0].fade, stamped(shown, "b3a")[0].fade > 0) == (0, True)
    assert all(mark.fade == 0 for card in ("b4a", "b5a") for mark in stamped(scene(state, 2), card))


def test_each_motif_has_a_shape_of_its_own() -> None:
    assert set(CONTENT.motifs) <= set(MOTIFS)
    shapes = {repr([without_colours(part) for part in MOTIFS[name]]) for name in CONTENT.motifs}
    assert len(shapes) == len(CONTENT.motifs)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_suit_has_a_letter_of_its_own(locale: str) -> None:
    letters = [_TEXTS.check(Line(f"igor-{suit}-letter"))[locale] for suit in CONTENT.suits]
    assert len(set(letters)) == len(letters)
    assert all(1 <= len(letter) <= 2 for letter in letters)


def test_texts_are_readable_at_half_size_and_all_marks_are_inside() -> None:
    for state in everything():
        for seat in (0, None):
            shown = scene(state, seat)
            assert shown.size[0] == 800
            assert shown.size[1] < 1_600
            check_sizes(shown)


def test_onlookers_picture_does_not_depend_on_hidden_cards() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    other = IGOR.determinize(state, None, Rng(b"other dice than those of this"))
    assert other.hands != state.hands
    assert scene(other, None) == scene(state, None)


def test_text_alternative_describes_the_trick() -> None:
    state = do(play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1 B2"), "0 catch")
    assert english(scene(state, 2).text) == [
        "Marie-Luise 2 to play. Igor, hand 1 of 3.",
        "In the trick, led by Marie-Luise 0: "
        "Marie-Luise 0 Lightning 1 (Love letter: a heart, a hand), "
        "Marie-Luise 1 Bone 2 (Crypt shelf: a bone, a rat).",
        "“Catch!” Marie-Luise 0 will say who forgot what",
        "Hand: Bone 4 (Midnight toast: poison, the moon), Bone 5 (Love letter: a heart, a hand).",
        "Marie-Luise 0: 10 M, 0 tricks, one card in hand.",
        "Marie-Luise 1: 10 M, 0 tricks, one card in hand.",
        "Marie-Luise 2: 10 M, 0 tricks, 2 cards in hand.",
        "The pool never runs out.",
        "Rules in force: 1.",
        "Marie-Luise 2 is the dealer.",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_I29_each_card_is_told_with_everything_its_picture_shows(locale: str) -> None:
    for face in CONTENT.faces.values():
        alone = play(position(face.word.upper(), "B1", "P2"), face.word.upper())
        held = position(face.word.upper(), "B1", "P2")
        (option,) = offered(held, 0, "play").options
        (hand,) = set(scene(held, 0).text) - set(scene(held, None).text)
        told = (scene(held, 0).alt, scene(alone, None).alt, option.hint, hand)
        for motif in CONTENT.pictures[face.picture].motifs:
            shown = _TEXTS.check(Line(f"igor-shown-{motif}"))[locale]
            assert all(shown in _TEXTS.check(each)[locale] for each in told)


@pytest.mark.parametrize("locale", LOCALES)
def test_I29_I32_alt_text_tells_all_ten_cards_of_a_hand(locale: str) -> None:
    held = "L0 L1 L2 L6 B0 B1 B2 D0 D6 D7"
    others = (" ".join(f"{suit}{rank}" for rank in range(10)) for suit in "HP")
    alt = _TEXTS.check(scene(position(held, *others), 0).alt)[locale]
    (shown,) = gallery(alt).to_component_dict()["items"]
    assert shown["description"] == alt


def test_the_alt_text_of_a_hand_tells_the_trick_too() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5"), "L1 B2")
    (alt,) = english((scene(state, 2).alt,))
    assert "Hand: Bone 4 (" in alt
    assert "In the trick, led by Marie-Luise 0: Marie-Luise 0 Lightning 1 (" in alt
    complete = play(state, "B4")
    for seat in (0, None):
        (alt,) = english((scene(complete, seat).alt,))
        assert "The last trick, led by Marie-Luise 0, went to Marie-Luise 2: Marie-Luise 0 " in alt


def test_I15_text_alternative_describes_the_last_trick() -> None:
    state = play(position("H3 B1", "P0 P9", "H9 D2"), "H3 P0 H9")
    lines = english(scene(state, None).text)
    assert lines[0] == "Marie-Luise 1 won the trick and leads. Igor, hand 1 of 3."
    told = "The last trick, led by Marie-Luise 0, went to Marie-Luise 1: Marie-Luise 0 Heart 3"
    assert lines[1].startswith(told)


@pytest.mark.parametrize("seats", range(3, 9))
def test_I15_the_last_trick_names_who_played_each_card_readable_on_a_phone(seats: int) -> None:
    hands = [f"B{seat} H{seat}" for seat in range(seats)]
    state = play(position(*hands), " ".join(f"B{seat}" for seat in range(seats)))
    shown = scene(play(state, f"H{state.board.turn}"), None)
    check_sizes(shown)
    middles = {}
    for seat in range(seats):
        (face,) = stamped(shown, f"b{seat}a")
        middles[face.x + drawings.CARD[0] * face.scale / 2] = seat
    for middle, seat in middles.items():
        (name,) = [
            each
            for each in shown.marks
            if isinstance(each, Words)
            and each.text == seat_name(seat)
            and abs(each.x - middle) < 1
            and each.size == 27
        ]
        rows, size = fit_rows("Marie-Luise", name.size, name.bold, name.width, name.rows)
        assert "".join(rows) == "Marie-Luise"
        assert size >= 22  # 11 pixels on a phone


def test_I1_the_pool_is_in_every_picture() -> None:
    for state in everything():
        assert Line("igor-pool") in words(scene(state, None))


@pytest.mark.parametrize("phase", ["writing", "change", "taking", "reading", "play", "last"])
def test_a_game_that_was_ended_early_asks_nobody_any_more(phase: str) -> None:
    start = dealt(4, own=phase == "writing")
    state = {
        "writing": lambda: write(start, 1, "Whisper", "Shh."),
        "change": lambda: start,
        "taking": lambda: do(start, f"{start.board.dealer} change add"),
        "reading": lambda: do(start, f"{start.board.dealer} change pass"),
        "play": lambda: do(catch(missed_zap(), 1, 0, "zap"), "0 dispute", "2 catch"),
        "last": lambda: play(position("L1", "B2", "B4"), "L1 B2 B4"),
    }[phase]()
    for seat in (None, 0):
        shown = IGOR.picture(IGOR.stopped(IGOR.view(state, seat)))
        assert Line("igor-now-stopped") in words(shown)
        assert english(shown.text)[0].startswith("Ended early.")
        told = " ".join(english((*shown.text, shown.alt)))
        for each in ("to play", "can change", "will say", "did Marie-Luise", "Learn the rules"):
            assert each not in told


def test_I3_all_rules_stand_in_full_below_the_table_while_they_lie_open() -> None:
    state = play_round(position("B9", "B1", "B2", rules="r01 r11 r31", round=1))
    state = do(state, "0 remove r11", "0 change add", f"0 take {state.rule_deck[0]}")
    lines = english(scene(state, None).fleeting)
    assert lines[0] == "**In force in hand 2:**"
    assert "New!" in lines[1]
    assert (
        "**Pull the Switch!** \u2013 Won a trick? "
        "Say “Pull the Switch!” before you lead the next one." in lines
    )
    assert "Removed: Brainwork" in lines
    assert sum("New!" in each for each in lines) == 1
    for seat in (0, 1, None):
        assert not [each for each in english(scene(state, seat).text) if "Switch" in each]


def test_I3_however_many_rules_are_in_force_each_stands_there_in_full() -> None:
    every = [rule.id for rule in CONTENT.cards]
    state = play_round(position("B9", "B1", "B2", rules=" ".join(every), round=1))
    shown = scene(state, None)
    titles = [_TEXTS.check(Line(f"igor-rule-{rule}"))["en"] for rule in every]
    lines = english(shown.fleeting)
    for title in titles:
        (full,) = [each for each in lines if each.startswith(f"**{title}** ")]
        assert len(full) > len(title) + 20
    assert shown.size[1] < 1_600


def test_I6_dealer_alone_reads_the_drawn_rules_in_full_before_choosing() -> None:
    state = dealt(4)
    dealer = state.board.dealer
    state = do(state, f"{dealer} change add")
    offer = offered(state, dealer, "take")
    for rule, option in zip(state.drawn_rules, offer.options, strict=True):
        assert option.line == Line(f"igor-rule-{rule}")
        assert option.hint.key == f"igor-text-{rule}"
        for seat in (None, *range(4)):
            assert f"igor-rule-{rule}'" not in repr(scene(state, seat))


def test_I33_text_alternative_shows_own_rules_as_written() -> None:
    for own, words in ((HONOUR, "Speak only in whispers."), (SNAIL, "Slowly, slowly!")):
        state = play_round(position("B9", "B1", "B2", rules="c1", round=1, own=(own,)))
        text = " ".join(english(scene(state, None).fleeting))
        assert own.title in text
        assert words in text


@pytest.mark.parametrize(
    ("count", "cards", "tricks"),
    [
        (1, "1 karta", "1 lewa"),
        (3, "3 karty", "3 lewy"),
        (5, "5 kart", "5 lew"),
        (0, "0 kart", "0 lew"),
    ],
)
def test_polish_plural_forms_are_right(count: int, cards: str, tricks: str) -> None:
    lines = polish("igor-describe-seat", seat=Seat(0), coins=2, cards=count, tricks=count)
    assert cards in lines
    assert tricks in lines


def polish(key: str, **params: Param) -> str:
    return _TEXTS.check(line(key, **params))["pl"]


def test_I19_catch_is_stamped_until_the_next_card() -> None:
    caught = catch(missed_zap(), 1, 0, "zap")
    for seat in (None, 2):
        shown = scene(caught, seat)
        assert Line("igor-stamp") in words(shown)
        assert [each for each in words(shown) if each in ("+1", "\N{MINUS SIGN}1")] == [
            "\N{MINUS SIGN}1",
            "+1",
        ]
        by, who, claimed = "Marie-Luise 1", "Marie-Luise 0", "Say “Zzzap!” after Lightning 1"
        told = f"{by} catches {who} ({claimed}): {who} pays {by} 1 M."
        assert english(shown.text)[1] == told
        assert told in english((shown.alt,))[0]
    assert is_stamped(vote(do(caught, "0 dispute"), "yes"))
    assert not is_stamped(missed_zap())
    assert not is_stamped(play(caught, "B4"))


def test_I28_catch_that_a_vote_reverses_is_stamped_no_longer() -> None:
    caught = catch(missed_zap(), 1, 0, "zap")
    state = do(caught, "0 dispute")
    assert is_stamped(state)
    assert not is_stamped(vote(state, "no"))


def test_I28_accusation_that_a_vote_believes_after_all_is_stamped() -> None:
    wrong = catch(missed_zap(), 1, 0, "switch")
    assert not is_stamped(wrong)
    assert is_stamped(vote(do(wrong, "1 dispute"), "yes"))


def test_I20_coin_of_the_stamp_is_shown_at_who_was_first() -> None:
    state = do(missed_zap(), "1 catch", "1 charge 1 zap", "2 catch", "2 charge 1 zap")
    state = do(state, "- close_claims", "0 first 3")
    assert state.board.caught is not None
    assert state.board.caught.accuser == 2
    assert "Marie-Luise 2 catches Marie-Luise 0" in english(scene(state, None).text)[1]


def test_I19_breaker_without_coins_is_stamped_and_nothing_is_paid() -> None:
    shown = scene(catch(missed_zap(coins=(0, 10, 10, 10)), 1, 0, "zap"), None)
    assert Line("igor-stamp") in words(shown)
    assert "+1" not in words(shown)


def vote(state: State, answer: str) -> State:
    (asked,) = state.board.votes
    return do(state, *(f"{seat} vote {answer}-{asked.number}" for seat in asked.voters))


def test_I31_the_name_of_the_winner_has_room_once_the_game_is_over() -> None:
    state = dealt(3, hands=1)
    while IGOR.outcome(state) is None:
        state = play_round(state)
    winner = seat_name(state.board.coins.index(max(state.board.coins)))
    names = [
        mark for mark in scene(state, None).marks if isinstance(mark, Words) and mark.text == winner
    ]
    assert max(mark.width or 0 for mark in names) > 200
    figures = [mark.figure for mark in scene(state, None).marks if isinstance(mark, Stamp)]
    assert PACK not in figures


def words(shown: Scene) -> list[object]:
    return [mark.text for mark in shown.marks if isinstance(mark, Words)]


def is_stamped(state: State) -> bool:
    return Line("igor-stamp") in words(scene(state, None))


@pytest.mark.parametrize("name", ["Marie-Luise", "Zażółć Gęślą", "Maximilian", "Christopher"])
def test_at_eight_seats_a_long_name_below_its_card_is_whole_and_readable(name: str) -> None:
    hands = ("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8")
    shown = scene(play(position(*hands, rules="r01"), "B1"), None)
    mark = next(
        each
        for each in shown.marks
        if isinstance(each, Words) and each.text == seat_name(0) and each.anchor is Anchor.MIDDLE
    )
    rows, size = fit_rows(name, mark.size, mark.bold, mark.width, mark.rows)
    assert "".join(rows).replace("-", "") == name.replace("-", "").replace(" ", "")
    assert size >= 22  # 11 pixels on a phone


def test_a_complete_trick_lies_under_its_own_number_until_the_next_is_led() -> None:
    state = position("L1 B1", "B2 B3", "B4 B5", rules="r02")
    for cards, number in (("L1", 1), ("B2 B4", 1), ("B5", 2)):
        state = play(state, cards)
        titles = [mark.text for mark in scene(state, None).marks if isinstance(mark, Words)]
        assert line("igor-trick", hand=1, trick=number, tricks=2) in titles
