"""What the questions of Igels say: why a seat is asked, and what a button does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cogs.controls.items import BUTTON_LABEL
from engine.api.action import Action, Pick, Press, admits
from engine.api.event import Line, Seat, line
from engine.games.igels.describe import open_cards
from engine.games.igels.model import State
from engine.games.igels.waiting_status import waiting_line
from engine.table.hints import answerable
from tests.games.igels.positions import (
    CONTENT,
    IGELS,
    H,
    M,
    Player,
    R,
    S,
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


@pytest.mark.parametrize(
    ("animals", "drawn", "why"),
    [
        (2, 0, None),
        (1, 0, line("igels-few-animals", count=1)),
        (1, 1, None),
        (0, 0, line("igels-few-animals", count=0)),
        (0, 1, line("igels-few-animals", count=0)),
    ],
)
def test_C10_a_draw_says_why_there_are_fewer_animals_to_choose(
    animals: int, drawn: int, why: Line | None
) -> None:
    out = " ".join(CONTENT.animals_by_species["hedgehog"][animals:])
    state = position(Player(H, pool=out), Player(M), Player(R), phase=at("draw", 0))
    board = replace(state.board, phase=replace(state.board.phase, drawn=drawn))
    assert _picked(replace(state, board=board), 0, "draw").about == why


def test_C8_a_draw_says_that_support_is_used_up() -> None:
    hands = [" ".join(CONTENT.all_support[at::3]) for at in range(3)]
    players = (Player(s, hand=h) for s, h in zip((H, M, R), hands, strict=True))
    drawing = _picked(position(*players, phase=at("draw", 0)), 0, "draw")
    assert drawing.about == line("igels-few-supports", count=0)
    assert [each.value for each in drawing.options] == ["animals", "animal"]


def test_every_battle_card_is_offered_with_its_sap_and_the_word_for_it() -> None:
    held = " ".join(CONTENT.battle_cards)
    state = position(Player(S, hand=held), Player(M), Player(R), phase=at("trade", 0))
    for option in _picked(state, 0, "trade").options:
        assert option.hint == CONTENT.battle_cards[option.value].text


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
    goes_on = do(laying, (0, "lay mud"), (1, "pass"))
    assert _picked(goes_on, 0, "lay").label == line("igels-lay-more", count=1)


def test_C22_who_has_added_hangers_on_is_asked_for_more() -> None:
    player = Player(H, fight="jumbo", pool="gilly spike")
    state = position(player, Player(M, fight="flesel"), Player(R), phase=at("join", 0))
    assert _picked(state, 0, "add").label.key == "igels-join"
    assert _picked(do(state, (0, "add spike")), 0, "add").label.key == "igels-join-more"


def test_C31_an_ability_that_can_wait_for_the_totals_says_so() -> None:
    for when, about in (("ab", Line("igels-use-later")), ("c2", None)):
        state = position(Player(R, fight="hoppsa"), FOE, Player(H), phase=at(when, 0))
        assert _picked(state, 0, "use").about == about


@pytest.mark.parametrize(("step", "verb"), [("join", "add"), ("lay", "lay")])
def test_C33_who_fights_alone_reads_that_any_SAP_wins(step: str, verb: str) -> None:
    player = Player(H, fight="jumbo", pool="spike", hand="mud wind")
    alone = position(player, Player(M, pool="gnaw"), Player(R), phase=at(step, 0))
    assert _picked(alone, 0, verb).about == Line("igels-alone-about")
    against = position(player, Player(M, fight="gnaw"), Player(R), phase=at(step, 0))
    assert _picked(against, 0, verb).about != Line("igels-alone-about")


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
    assert refusal(state, 2, "quick") == "igels-quick-asked"


@pytest.mark.parametrize(
    ("step", "own", "other", "told"),
    [
        ("lead", Player(H, pool="gilly spike"), Player(M, pool="gnaw"), False),
        ("lead", Player(H, pool="gilly spike"), Player(M, pool="futty"), True),
        ("lead", Player(H, pool="gilly spike"), Player(M, pool="futty/z"), False),
        ("lead", Player(H, pool="gilly spike"), Player(M, fight="gnaw", pool="futty"), False),
        ("lead", Player(H, pool="gilly spike"), Player(R, pool="fluff"), True),
        ("lead", Player(H, pool="spike jumbo"), Player(M, pool="futty"), False),
        ("lead", Player(M, pool="futty"), Player(H, pool="spike"), False),
        ("lead", Player(M, pool="futty"), Player(H, pool="gilly"), True),
        ("join", Player(H, fight="spike", pool="gilly"), Player(M, fight="gnaw futty"), False),
        ("join", Player(H, fight="spike", pool="gilly"), Player(M, fight="futty"), True),
        ("join", Player(H, fight="spike", pool="gilly"), Player(R, fight="fluff"), False),
        ("join", Player(H, fight="spike", pool="jumbo"), Player(M, fight="futty"), False),
    ],
)
def test_shy_is_explained_where_an_opponent_may_make_a_difference(
    step: str, own: Player, other: Player, told: bool
) -> None:
    queue = (0, 1) if other.fight == "" or step == "join" else (0,)
    state = position(own, other, Player(S), phase=at(step, *queue))
    about = _picked(state, 0, "add" if step == "join" else "lead").about
    assert (about is not None) is told
    if about is not None:
        text = shared_localization().plain(about, "en")
        for name in ("Gilly", "Tulip", "Futty", "Fluff"):
            assert name in text
        assert "from the reveal on" in text


def test_shy_a_hanger_on_reads_that_it_will_count_nothing_against_the_leader_there() -> None:
    for leader, told in (("gnaw", "igels-only-sap"), ("futty", "igels-shy-sent")):
        own, foe = Player(H, fight="spike", pool="gilly jumbo"), Player(M, fight=leader)
        state = position(own, foe, Player(S), phase=at("join", 0, 1))
        hints = [each.hint for each in _picked(state, 0, "add").options if each.hint is not None]
        assert [each.key for each in hints] == [told, "igels-only-sap"]
    assert "0 SAP against Futty" in shared_localization().plain(hints[0], "en")


def test_shy_is_explained_among_the_cards() -> None:
    for names, told in (("gilly spike", True), ("spike jumbo", False)):
        state = position(Player(H, pool=names), Player(M), Player(R), phase=at("lead", 0))
        keys = [each.key for each in open_cards(CONTENT, state.board)]
        assert ("igels-word-shy-text" in keys) is told


@pytest.mark.parametrize("hand", ["mud", "log"])
def test_C38_who_can_only_let_it_happen_reads_what_threatens(hand: str) -> None:
    foe = Player(M, fight="flesel gnaw", hand=hand)
    state = do(position(FIGHTS, foe, OUT, phase=at("c2", 0, 1, 2)), (0, "event fox flesel"))
    threat = waiting_line(CONTENT, state.board)
    assert threat.key == "igels-wait-hit"
    assert offer(state, 1, "let").about == threat


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_C38_no_text_promises_a_question_about_what_no_counter_stops(locale: str) -> None:
    state = position(Player(H, fight="jumbo", hand="jay"), FOE, OUT, phase=at("c2", 0, 1, 2))
    assert do(state, (0, "event jay p2")).board.hit is None  # nothing stops a Heckling Jay
    could = {"en": "could stop", "de": "könnte", "pl": "mogłaby"}[locale]
    for key in ("igels-lesson-6", "igels-word-counter-text"):
        text = shared_localization().plain(line(key, cards=CONTENT.lines["duckweed"]), locale)
        assert could in text


def test_C36_a_question_for_events_can_be_answered_by_a_hint() -> None:
    asked = offers(TOTALS, 1)
    assert {each.verb for each in answerable(IGELS, asked)} == {"event", "pass"}
    assert {each.verb for each in asked} > {"rest"}
    action = IGELS.policy(IGELS.view(TOTALS, 1))
    assert action is not None
    assert any(admits(each, action) for each in answerable(IGELS, asked))
    nothing = position(FIGHTS, Player(M, fight="flesel", hand="mud"), OUT, phase=at("c2", 1))
    assert answerable(IGELS, offers(nothing, 1)) == ()


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_a_card_and_its_text_fit_a_button_also_where_an_event_is_laid(locale: str) -> None:
    localization = shared_localization()
    for name, card in CONTENT.support_cards.items():
        text = card.text
        if name in CONTENT.event_cards:
            text = line("igels-lay-hint", text=text)
        label = ": ".join(localization.plain(each, locale) for each in (card.line, text))
        assert len(label) <= BUTTON_LABEL, label


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
