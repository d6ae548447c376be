"""What of people's texts can be seen, over all of Unicode."""

from __future__ import annotations

import sys
import unicodedata
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.api.written_text import visible

#: Default_Ignorable_Code_Point in DerivedCoreProperties.txt of Unicode, as ranges.
_IGNORABLE = (
    "AD 34F 61C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 3164 FE00-FE0F FEFF "
    "FFA0 FFF0-FFF8 1BCA0-1BCA3 1D173-1D17A E0000-E0FFF"
)

#: A blank Braille cell, a placeholder for what is not there, and a note without a head.
_BLANK = "\u2800\ufffc\U0001d159"


def _ranges(spelt: str) -> set[str]:
    parts = (each.partition("-") for each in spelt.split())
    return {chr(code) for a, _, b in parts for code in range(int(a, 16), int(b or a, 16) + 1)}


@cache
def _every() -> list[str]:
    return [chr(code) for code in range(sys.maxunicode + 1)]


@cache
def _invisible() -> set[str]:
    found = {each for each in _every() if unicodedata.category(each)[0] in "ZCM"}
    return found | _ranges(_IGNORABLE) | {*_BLANK}


@pytest.mark.long
def test_no_invisible_character_is_seen_alone_or_together() -> None:
    assert visible("".join(sorted(_invisible()))) == ""
    assert [each for each in _invisible() if visible(each)] == []


@pytest.mark.long
def test_every_other_character_is_seen() -> None:
    assert [each for each in _every() if each not in _invisible() and not visible(each)] == []


@pytest.mark.long
@given(st.text(st.characters() | st.deferred(lambda: st.sampled_from(sorted(_invisible())))))
def test_what_is_left_can_be_seen_and_is_left_again(text: str) -> None:
    seen = visible(text)
    assert not seen or any(each not in _invisible() for each in seen)
    assert visible(seen) == seen
    assert bool(seen) == any(each not in _invisible() for each in text)
