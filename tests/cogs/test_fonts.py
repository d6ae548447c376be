"""Text in pictures: in its place, within its width, and only with letters that can be drawn."""

import pytest
from msgspec.structs import replace

from cogs.images.fonts import can_draw, drawable, fit, fit_rows, font
from cogs.text.localization import Localization
from engine.api.event import line
from engine.api.scene import Anchor, Words
from tests.cogs.painted import WHITE, K, covered, painted


def test_words_are_centred_on_their_point() -> None:
    left, top, right, bottom = covered(painted(Words(50, 50, "H", size=40, fill=K)))
    assert abs((left + right) / 2 - 50) <= 1
    assert abs((top + bottom) / 2 - 50) <= 1
    assert 26 <= bottom - top <= 31


def test_words_start_or_end_at_their_anchor() -> None:
    for anchor, place in ((Anchor.LEFT, 0), (Anchor.RIGHT, 2)):
        box = covered(painted(Words(50, 50, "HHH", size=16, fill=K, anchor=anchor)))
        assert abs(box[place] - 50) <= 2


def test_words_that_are_too_wide_shrink_to_their_width() -> None:
    wide = Words(150, 50, "Igelwettrennen", size=40, fill=K)
    natural = covered(painted(wide, size=(300, 100)))
    shrunk = covered(painted(replace(wide, width=200), size=(300, 100)))
    assert natural[2] - natural[0] > 230
    assert shrunk[2] - shrunk[0] <= 200
    assert (shrunk[3] - shrunk[1]) < (natural[3] - natural[1])


@pytest.mark.parametrize("width", range(150, 215, 3))
def test_text_a_little_too_long_is_shrunk_and_not_cut(width: int) -> None:
    text, letters = fit("Igel, Dachs und Has", 20, True, width)
    assert text == "Igel, Dachs und Has"
    assert letters.getlength(text) <= width


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_what_a_hand_of_racing_hedgehogs_is_worth_now_is_said_whole(
    localization: Localization, locale: str
) -> None:
    for key in ("race-worth-now", "race-worth-least"):
        said = localization.plain(line(key), locale)
        assert fit(said, 27, False, 430)[0] == said


def test_text_far_too_long_is_cut() -> None:
    text, letters = fit("Ein sehr langer Name " * 5, 20, False, 120)
    assert text.endswith("…")
    assert letters.getlength(text) <= 120
    assert letters.size >= 10
    assert fit("WWW", 20, False, 1)[0] == "…"
    assert fit("", 20, False, 10)[0] == ""


def test_bold_text_is_darker() -> None:
    def blackness(bold: bool) -> int:
        image = painted(Words(50, 50, "Ola", size=30, fill=K, bold=bold)).convert("L")
        return sum((255 - shade) * count for shade, count in enumerate(image.histogram()))

    assert blackness(True) > 1.2 * blackness(False)


@pytest.mark.parametrize(
    "letters", ["ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "äöüßÄÖÜ", "\u2212\u00d7±•…\u2013„”“", "Ωж"]
)
def test_letters_of_our_languages_can_be_drawn(letters: str) -> None:
    assert drawable(letters) == letters
    for sign in letters:
        assert bytes(font(24, False).getmask(sign)) != bytes(font(24, False).getmask("\uffff"))


def test_characters_without_a_glyph_are_left_out() -> None:
    assert drawable("a→b 🦔") == "ab "
    assert drawable("\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea") == "Anna"
    assert drawable("\u2068x\u2069\ufe0f") == "x"
    assert can_draw("Zoë 🦔")
    assert can_draw("\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea")
    for unknown in ("日本太郎", "Anna 王", "Anna-Maria from Tōkyō (東)", "🦔", "→ ←"):
        assert not can_draw(unknown), unknown
    image = painted(Words(50, 50, "🦔", size=40, fill=K))
    assert image.getcolors() == [(10000, WHITE)]


def test_a_row_never_begins_with_a_sign_alone() -> None:
    text = "Robin brings Green home with Green ++!"
    for width in range(250, 700, 10):
        rows, _ = fit_rows(text, 32, True, width, 3)
        assert not any(row.startswith("+") for row in rows)
        assert " ".join(rows) == text
