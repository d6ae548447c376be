"""The pictures of docs/pictures.md: there for every game, small, and with words."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from engine.catalogue import catalogue
from tests.gallery import FOLDER, KINDS, LIMIT, PAGE, file_name
from tests.support.games import SEEDS


@pytest.mark.parametrize("slug", sorted(catalogue(SEEDS)))
def test_page_shows_table_hand_and_result_by_day_and_by_night(slug: str) -> None:
    page = PAGE.read_text("utf-8")
    for kind in KINDS:
        for dark, width in ((False, 800), (True, 400)):
            name = file_name(slug, kind, dark=dark)
            (alt,) = re.findall(rf'<img src="pictures/{name}" width="\d+" alt="([^"]+)">', page)
            assert alt
            assert (FOLDER / name).stat().st_size <= LIMIT
            with Image.open(FOLDER / name) as picture:
                assert picture.width == width


def test_folder_has_no_picture_that_the_page_does_not_show() -> None:
    shown = re.findall(r'src="pictures/([^"]+)"', PAGE.read_text("utf-8"))
    assert sorted(shown) == sorted(each.name for each in FOLDER.iterdir())
