"""Questions that are asked for a short time: few steps, and all that is to be read beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from discord import ui

from cogs.controls.custom_id import MoveId, parse
from cogs.controls.items import BUTTON_LABEL
from cogs.controls.offer_controls import Selection
from cogs.pages.table_parts import offer_parts
from cogs.text.translator import Translator
from engine.api.action import Action, Offer, Option, Pick, admits
from engine.api.event import Line
from engine.games.igels.model import State
from engine.table.model import Occupant, Stage, Table
from engine.table.snapshot import TableSnapshot
from tests.games.igels.positions import IGELS, H, M, Player, R, at, do, new_game, offer, position
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES

_FIGHTS = Player(H, fight="jumbo", hand="wind stomach fox")
_FOE, _OUT = Player(M, fight="flesel gnaw", food="nuts"), Player(R, food="bug leaf")


def _asked(hand: str) -> State:
    player = Player(H, fight="jumbo", hand=hand)
    return position(player, _FOE, _OUT, phase=at("c2", 0, 1, 2))


def _parts(
    state: State, seat: int, selection: Selection | None = None, locale: str = "en"
) -> tuple[list[str], list[Any]]:
    """Return the texts above and the controls of what a seat is asked in its hand."""
    seats = tuple(Occupant(user=at) for at in (1, 2, 3))
    table = Table(
        id=7, channel=1, guild=None, locale="en", host=1, game="igels", version=1, seats=seats,
        stage=Stage.PLAY, state=state,
    )  # fmt: skip
    found = tuple(IGELS.offers(IGELS.view(state, seat)))
    translator = Translator(shared_localization(), locale, ("Ann", "Bob", "Cid"))
    snapshot = TableSnapshot(table, IGELS, {seat: found})
    parts: Sequence[Any] = offer_parts(snapshot, seat, found, translator, selection, room=30)
    texts = [each.content for each in parts if isinstance(each, ui.TextDisplay)]
    return texts, [it for each in parts if isinstance(each, ui.ActionRow) for it in each.children]


def _moves(controls: Sequence[Any], verb: str) -> list[MoveId]:
    found = [parse(each.custom_id) for each in controls]
    return [each for each in found if isinstance(each, MoveId) and each.verb == verb]


@pytest.mark.parametrize("locale", LOCALES)
def test_card_and_target_of_an_event_are_one_press_where_there_are_few(locale: str) -> None:
    state = _asked("wind stomach fox")
    texts, controls = _parts(state, 0, locale=locale)
    event = offer(state, 0, "event")
    assert event is not None
    moves = _moves(controls, "event")
    assert len(moves) == 1 + 2 + 2
    for each in moves:
        assert admits(event, Action("event", each.path))
    assert len({each.custom_id for each in controls}) == len(controls)
    assert all(len(each.label) <= BUTTON_LABEL and "…" not in each.label for each in controls)
    # What the cards do is told above: there is no room for it on the buttons.
    translator = Translator(shared_localization(), locale)
    for name in ("stomach", "fox"):
        assert translator(IGELS.content.effect_cards[name].text) in texts[0]


def test_card_and_target_are_two_steps_where_there_are_many() -> None:
    state = position(
        Player(H, hand="magpie stomach fox road"),
        Player(M, food="nuts bug worm leaf"), Player(R, food="berries grass picnic turnips"),
        phase=at("bu", 0, 1, 2),
    )  # fmt: skip
    _, controls = _parts(state, 0)
    assert [each.path for each in _moves(controls, "event")] == [("magpie",), ("stomach",)]
    assert [each.label[-1] for each in controls[:2]] == ["…", "…"]


def test_after_a_card_is_chosen_it_is_said_what_it_does_to_whom() -> None:
    state = _asked("stomach")
    selection = Selection("t3.c250", "event", ("stomach",))
    (question,), controls = _parts(state, 0, selection)
    assert "Another player loses 2 points" in question
    assert "The Totals are known" not in question
    assert [each.path[-1] for each in _moves(controls, "event")] == ["p2", "p3"]


@pytest.mark.parametrize("hand", ["mud", "log"])
def test_what_threatens_is_said_once_above_the_buttons(hand: str) -> None:
    foe = Player(M, fight="flesel gnaw", hand=hand)
    start = position(_FIGHTS, foe, _OUT, phase=at("c2", 0, 1, 2))
    texts, controls = _parts(do(start, (0, "event fox flesel")), 1)
    assert len(_moves(controls, "let")) == 1
    assert len(_moves(controls, "counter")) == (hand == "log")
    told = "\n".join(texts)
    assert told.count("stop Frex the Fox? If not, Flesel is knocked out.") == 1


def test_a_button_says_a_card_and_what_it_does_without_doubled_signs() -> None:
    player = Player(H, fight="jumbo", hand="stash wind")
    _, controls = _parts(position(player, _FOE, _OUT, phase=at("lay", 0, 1)), 0)
    labels = [each.label for each in controls if isinstance(each, ui.Button)]
    assert "Second Wind: face down. If you fight: +3 SAP." in labels
    assert any(each.startswith("Stash Found! face down. ") for each in labels)


def test_the_table_names_people_whom_a_question_waits_for_before_the_house() -> None:
    state = do(new_game(3), (1, "species hedgehog"))
    seats = (Occupant(user=1), Occupant(user=2), Occupant())
    table = Table(
        id=7, channel=1, guild=None, locale="en", host=1, game="igels", version=1, seats=seats,
        stage=Stage.PLAY, state=state,
    )  # fmt: skip
    found: dict[int | None, tuple[Offer, ...]] = {
        seat: tuple(IGELS.offers(IGELS.view(state, seat))) for seat in range(3)
    }
    translator = Translator(shared_localization(), "en", ("Ann", "Bob", "Cid"))
    snapshot = TableSnapshot(table, IGELS, found)
    parts: Sequence[Any] = offer_parts(snapshot, None, snapshot.posted, translator, None, room=30)
    (heading,) = (each.content for each in parts if isinstance(each, ui.TextDisplay))
    assert heading == "**Ann** · Choose your species"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_question_that_its_menu_shows_does_not_stand_above_it_too(locale: str) -> None:
    options = tuple(Option(f"o{at}", Line("igor-ask-act")) for at in range(25))
    about = Line("igor-act-until-card")
    seats = (Occupant(user=1), Occupant(user=2))
    table = Table(
        id=7, channel=1, guild=None, locale="en", host=1, game="igels", version=1, seats=seats,
        stage=Stage.PLAY,
    )  # fmt: skip
    translator = Translator(shared_localization(), locale, ("Ann", "Bob"))
    for told in (about, None):
        label = Line("igor-ask-act")
        act = Pick(verb="act", ask="a", label=label, options=options, voluntary=True, about=told)
        snapshot = TableSnapshot(table, IGELS, {0: (act,)})
        parts: Sequence[Any] = offer_parts(snapshot, 0, (act,), translator, None, room=30)
        texts = [each.content for each in parts if isinstance(each, ui.TextDisplay)]
        rows = (each.children for each in parts if isinstance(each, ui.ActionRow))
        (menu,) = (each for row in rows for each in row if isinstance(each, ui.Select))
        assert menu.placeholder == translator(label)
        assert texts == ([translator(about)] if told else [])
