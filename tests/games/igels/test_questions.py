"""What the questions of Igels say: why a seat is asked, and what a button does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.api.action import Action, Pick, Press
from engine.api.event import Line, Seat, line
from engine.games.igels.describe import open_cards
from engine.games.igels.model import State
from engine.games.igels.waiting_status import waiting_line
from tests.games.igels.positions import (
    CONTENT,
    IGELS,
    H,
    M,
    Player,
    R,
    at,
    do,
    offer,
    offers,
    position,
    refusal,
    step,
)
from tests.support.shared_localization import shared_localization

FIGHTS = Player(H, fight="jumbo", hand="wind fox mud")
FOE = Player(M, fight="flesel gnaw", hand="wind mud")
OUT = Player(R, hand="mud")
TOTALS = position(FIGHTS, FOE, OUT, phase=at("c2", 1, 0, 2))


def _picked(state: State, seat: int, verb: str) -> Pick:
    found = offer(state, seat, verb)
    assert isinstance(found, Pick)
    return found


def test_C29_a_question_for_events_says_what_it_comes_before() -> None:
    assert _picked(TOTALS, 1, "event").about == line("igels-asked-c2")
    assert waiting_line(CONTENT, TOTALS.board).key == "igels-wait-c2"


def test_C29_a_question_that_comes_again_says_who_played_what_before_it() -> None:
    state = do(TOTALS, (1, "event wind"))
    played = {"by": Seat(1), "card": CONTENT.lines["wind"]}
    assert state.board.phase.queue[0] == 0
    assert _picked(state, 0, "event").about == line("igels-asked-again", **played)
    assert dict(waiting_line(CONTENT, state.board).params).items() >= played.items()
    # It stays so for those who come after, also for who has played it.
    for seat, key in ((0, "igels-wait-again"), (2, "igels-wait-again"), (1, "igels-wait-more")):
        assert waiting_line(CONTENT, state.board).key == key
        if seat != 1:
            state = do(state, (seat, "pass"))


def test_C29_the_reason_is_gone_with_the_step() -> None:
    state = do(TOTALS, (1, "event wind"), (0, "pass"), (2, "pass"), (1, "pass"))
    assert state.board.phase.step != "c2"
    assert state.board.phase.played is None


def test_C25_an_event_that_is_laid_says_in_words_that_it_is_laid_face_down() -> None:
    laying = position(FIGHTS, FOE, OUT, phase=at("lay", 0, 1))
    laid = {each.value: each.hint for each in _picked(laying, 0, "lay").options}
    played = {
        each.value: each.hint for each in _picked(do(TOTALS, (1, "pass")), 0, "event").options
    }
    for card in ("wind", "fox"):
        assert laid[card] == line("igels-lay-hint", text=CONTENT.effect_cards[card].text)
        assert played[card] == CONTENT.effect_cards[card].text
    assert laid["mud"] != line("igels-lay-hint", text=CONTENT.effect_cards["mud"].text)
    assert _picked(laying, 0, "lay").about == Line("igels-lay-about")
    assert _picked(do(laying, (0, "lay mud"), (1, "pass")), 0, "lay").label.key == "igels-lay-more"


def test_C22_who_has_added_hangers_on_is_asked_for_more() -> None:
    player = Player(H, fight="jumbo", pool="gilly spike")
    state = position(player, Player(M, fight="flesel"), Player(R), phase=at("join", 0))
    assert _picked(state, 0, "add").label.key == "igels-join"
    assert _picked(do(state, (0, "add spike")), 0, "add").label.key == "igels-join-more"


def _asked_positions() -> Iterator[tuple[str, State]]:
    yield "c2", TOTALS
    yield "lay", position(FIGHTS, FOE, OUT, phase=at("lay", 1, 0))
    yield "trade", position(FIGHTS, Player(M, hand="mud wind"), OUT, phase=at("trade", 1, 0))
    yield "hit", do(TOTALS, (1, "pass"), (0, "event fox flesel"))


@pytest.mark.parametrize(("name", "state"), [*_asked_positions()])
def test_C36_the_switch_for_auto_pass_stands_with_every_question(name: str, state: State) -> None:
    switch = offer(state, 1, "quick")
    assert isinstance(switch, Press), name
    assert (switch.voluntary, switch.label.key) == (True, "igels-quick")
    after = step(state, 1, "quick").state
    now = offer(after, 1, "quick")
    assert isinstance(now, Press)
    assert now.label.key == "igels-quick-stop"
    assert [each for each in offers(after, 1) if not each.voluntary] != []
    assert refusal(state, 2, "quick") == "igels-not-your-turn"


def test_shy_is_explained_where_animals_are_chosen_and_among_the_cards() -> None:
    for names, told in (("gilly spike", True), ("spike jumbo", False)):
        state = position(Player(H, pool=names), Player(M), Player(R), phase=at("lead", 0))
        about = _picked(state, 0, "lead").about
        listed = [*open_cards(CONTENT, state.board)]
        assert (about is not None) is told
        assert (about in listed) is told
    state = position(Player(M, pool="futty"), Player(H), Player(R), phase=at("lead", 0))
    explained = _picked(state, 0, "lead").about
    assert explained is not None
    text = shared_localization().plain(explained, "en")
    for name in ("Gilly", "Tulip", "Futty", "Fluff"):
        assert name in text


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_C42_a_pass_says_that_the_laid_event_takes_effect_and_on_whom(locale: str) -> None:
    laid = Player(H, fight="jumbo", events="fox", hand="mud")
    state = position(laid, FOE, OUT, phase=at("c1", 0, 1, 2))
    label = shared_localization().plain(
        offer(state, 0, "pass").label, locale, ("Ann", "Bob", "Cid")
    )
    assert {"en": "takes effect on", "de": "trifft", "pl": "trafi cel"}[locale] in label
    happened = IGELS.apply(state, 0, Action("pass")).events
    assert any(each.key == "igels-plays-at" for each in happened)
