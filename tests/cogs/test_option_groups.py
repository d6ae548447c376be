"""Many options of several groups: a menu for each group, and pages where that is too much."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.controls.custom_id import MoveId, parse
from cogs.controls.offer_controls import offer_controls
from cogs.text.translator import Translator
from engine.api.action import Action, Pick, admits
from engine.table.model import Table
from tests.games.safaru.positions import OPEN, SAFARU, play, position
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES


def shown(lying: str, locale: str = "en") -> tuple[Pick, list[Any]]:
    """Return the catches of a nine that is played at this table, and their controls."""
    tried = play(position("O9 U9", "H9", table=lying, terms=OPEN), "catch o9")
    offer = SAFARU.offers(SAFARU.view(tried, 0))[0]
    assert isinstance(offer, Pick)
    table = Table(id=7, channel=1, guild=None, locale="en", host=1, game="safaru", version=1)
    translator = Translator(shared_localization(), locale, ("Ann", "Bob"))
    ((_, rows),) = offer_controls(table, 0, [offer], translator)
    return offer, [each for row in rows for each in row.children]


@pytest.mark.parametrize("locale", LOCALES)
def test_each_group_has_a_menu_with_its_name_and_all_can_be_chosen(locale: str) -> None:
    offer, controls = shown("U1 H2 F3 T6 O5 H8", locale)
    assert len(offer.options) > 10
    names = [each.placeholder for each in controls]
    assert len(set(names)) == len(names) > 2
    counts = [int("".join(filter(str.isdigit, name)) or 1) for name in names]
    assert counts == sorted(counts, reverse=True)
    values = [option.value for each in controls for option in each.options]
    assert values == [option.value for option in offer.options]
    assert len({each.custom_id for each in controls}) == len(controls)
    for each in controls:
        move = parse(each.custom_id)
        assert isinstance(move, MoveId)
        for option in each.options:
            assert admits(offer, Action("catch", (*move.path, option.value)))


def test_a_few_options_are_buttons_whatever_their_groups() -> None:
    offer, controls = shown("U1 H2 F3 T6")
    assert 1 < len(offer.options) <= 10
    assert [each.label.count(":") for each in controls] == [0] * len(offer.options)


def test_too_many_of_a_group_are_pages() -> None:
    offer, controls = shown("U0 H0 F0 U1 H1 F1 T1 O1 U2 H2 F2")
    assert len(offer.options) > 25
    menu, back, on = controls
    # None is left alone on the last page.
    assert len(menu.options) == -(-len(offer.options) // 2)
    assert (back.label, on.label) == ("◀ 1/2", "▶ 2/2")
