"""Words in pictures: in their place, within their width, and with letters that there are."""

import pytest
from msgspec.structs import replace

from cogs.images.fonts import can_write, fitted, font, legible
from engine.api.scene import Anchor, Words
from tests.cogs.painted import WHITE, K, covered, painted


def test_words_stand_on_the_middle_of_their_place() -> None:
    left, top, right, bottom = covered(painted(Words(50, 50, "H", size=40, fill=K)))
    assert abs((left + right) / 2 - 50) <= 1
    assert abs((top + bottom) / 2 - 50) <= 1
    assert 26 <= bottom - top <= 31


def test_words_keep_to_their_anchor() -> None:
    for anchor, place in ((Anchor.LEFT, 0), (Anchor.RIGHT, 2)):
        box = covered(painted(Words(50, 50, "HHH", size=16, fill=K, anchor=anchor)))
        assert abs(box[place] - 50) <= 2


def test_words_shrink_to_their_width() -> None:
    wide = Words(150, 50, "Igelwettrennen", size=40, fill=K)
    at_ease = covered(painted(wide, size=(300, 100)))
    shrunk = covered(painted(replace(wide, width=200), size=(300, 100)))
    assert at_ease[2] - at_ease[0] > 230
    assert shrunk[2] - shrunk[0] <= 200
    assert (shrunk[3] - shrunk[1]) < (at_ease[3] - at_ease[1])


@pytest.mark.parametrize("width", range(150, 215, 3))
def test_words_a_little_too_long_are_shrunk_and_not_cut(width: int) -> None:
    text, letters = fitted("Igel, Dachs und Has", 20, True, width)
    assert text == "Igel, Dachs und Has"
    assert letters.getlength(text) <= width


def test_words_far_too_long_are_cut() -> None:
    text, letters = fitted("Ein sehr langer Name " * 5, 20, False, 120)
    assert text.endswith("…")
    assert letters.getlength(text) <= 120
    assert letters.size >= 10
    assert fitted("WWW", 20, False, 1)[0] == "…"
    assert fitted("", 20, False, 10)[0] == ""


def test_bold_is_bolder() -> None:
    def blackness(bold: bool) -> int:
        image = painted(Words(50, 50, "Ola", size=30, fill=K, bold=bold)).convert("L")
        return sum((255 - shade) * count for count, shade in image.getcolors() or [])

    assert blackness(True) > 1.2 * blackness(False)


@pytest.mark.parametrize(
    "letters", ["ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "äöüßÄÖÜ", "\u2212\u00d7±•…\u2013„”“", "Ωж"]
)
def test_our_languages_can_be_written(letters: str) -> None:
    assert legible(letters) == letters
    for sign in letters:
        assert bytes(font(24, False).getmask(sign)) != bytes(font(24, False).getmask("\uffff"))


def test_signs_without_a_glyph_are_left_out() -> None:
    assert legible("a→b 🦔") == "ab "
    assert legible("\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea") == "Anna"
    assert legible("\u2068x\u2069\ufe0f") == "x"
    assert can_write("Zoë 🦔")
    assert can_write("\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea")
    for unknown in ("日本太郎", "Anna 王", "Anna-Maria from Tōkyō (東)", "🦔", "→ ←"):
        assert not can_write(unknown), unknown
    image = painted(Words(50, 50, "🦔", size=40, fill=K))
    assert image.getcolors() == [(10000, WHITE)]
