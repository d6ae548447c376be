"""What Safaru counts for its feats where a game round is scored and a card catches."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.text.localization import Localization
from engine.api.event import Line, Seat, line
from engine.api.options import Options
from engine.api.rng import Rng
from engine.catalogue import catalogue
from engine.games.safaru.model import Aim, Due
from tests.games.safaru.positions import SAFARU
from tests.support.games import SEEDS

VIEW = SAFARU.view(SAFARU.setup(2, Options({"aim": "catch"}), Rng(bytes(16))).state, None)

CATALOGUE = catalogue(SEEDS)

PILES = (("u1", "u2", "f3"), ("u4", "h5"))


@pytest.mark.parametrize(
    ("counter", "aim", "piles", "counted"),
    [
        ("unicorns", "catch", PILES, [(0, 2), (1, 1)]),
        ("unicorns", "free", PILES, []),
        ("cards-of-a-clean-round", "catch", PILES, [(0, 3)]),
        ("cards-of-a-clean-round", "free", PILES, []),
        ("cards-of-a-clean-round", "catch", (("u0",), ("f1",)), [(1, 1)]),
        ("rounds-without-a-catch", "catch", (PILES[0], ()), []),
        ("rounds-without-a-catch", "free", (PILES[0], ()), [(1, 1)]),
    ],
)
def test_a_scored_round_counts_what_lies_in_the_piles(
    counter: str, aim: Aim, piles: tuple[tuple[str, ...], ...], counted: list[tuple[int, int]]
) -> None:
    board = replace(VIEW.board, terms=replace(VIEW.board.terms, aim=aim), due=Due("scored"))
    scored = replace(VIEW, board=board, piles=piles)
    count = SAFARU.counters[counter]
    assert [*count(VIEW, (), scored)] == counted
    assert [*count(scored, (), scored)] == []


def test_only_a_card_that_catches_in_all_three_ways_counts_as_such() -> None:
    for key, counted in (("safaru-by-atp", [(1, 1)]), ("safaru-by-at", [])):
        told = line("safaru-caught", seat=Seat(1), card=Line("safaru-card-u"), how=Line(key))
        assert [*SAFARU.counters["three-methods"](VIEW, (told,), VIEW)] == counted


def test_a_feat_for_so_many_says_that_more_count_as_well(localization: Localization) -> None:
    more = {"en": "or more", "de": "oder mehr", "pl": "co najmniej"}
    counted = [each for each in CATALOGUE["safaru"].feats if each.least > 1]
    assert len(counted) > 3
    for feat in counted:
        for locale in localization.locales:
            told = localization.plain(feat.how("safaru"), locale)
            assert more[locale] in told, told
