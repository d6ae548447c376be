"""Lines are translated into the reader's language, and broken text files are refused."""

import logging
import re
from pathlib import Path
from shutil import copytree

import pytest

from cogs.text.localization import Localization
from engine.api.content import ContentError
from engine.api.event import Line, Seat, Typed, line
from tests.support.games import SEEDS, every_game


def test_a_line_is_translated_into_the_readers_language(localization: Localization) -> None:
    joined = line("table-joined", who=Typed("Ola"))
    assert localization.translate(joined, "en") == "Ola joins the table."
    assert localization.translate(joined, "de") == "Ola setzt sich an den Tisch."
    assert localization.translate(joined, "pl") == "Ola siada do stołu."


@pytest.mark.parametrize(
    ("score", "said"), [(1, "1 punkt"), (3, "3 punkty"), (5, "5 punktów"), (22, "22 punkty")]
)
def test_polish_plurals_follow_the_number(
    localization: Localization, score: int, said: str
) -> None:
    place = line(
        "ui-place", place=1, seat=Seat(0), score=score, unit=line("ui-result-unit", score=score)
    )
    assert localization.translate(place, "pl", ["Ola"]).endswith(f" {said}")


def test_a_seat_becomes_the_name_of_its_person(localization: Localization) -> None:
    back = line("table-back", seat=Seat(1))
    assert localization.translate(back, "en", ("Ola", "Jan")) == "Jan is back."


def test_a_seat_without_a_name_becomes_its_number(localization: Localization) -> None:
    assert (
        localization.translate(line("table-back", seat=Seat(2)), "en", ("Ola",))
        == "Seat 3 is back."
    )
    assert (
        localization.translate(line("table-back", seat=Seat(2)), "de") == "Platz 3 ist wieder da."
    )


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "Ola, Jan and Bo"), ("de", "Ola, Jan und Bo"), ("pl", "Ola, Jan i Bo")],
)
def test_a_tuple_of_lines_becomes_a_list(
    localization: Localization, locale: str, said: str
) -> None:
    seats = tuple(line("seat", seat=Seat(index)) for index in range(3))
    waits = line("refusal-not-your-turn", seats=seats)
    assert said in localization.translate(waits, locale, ("Ola", "Jan", "Bo"))
    nobody = localization.translate(line("refusal-not-your-turn", seats=()), locale)
    assert localization.translate(Line("list-empty"), locale) in nobody


def test_a_line_in_a_line_is_translated_too(localization: Localization) -> None:
    host = line("refusal-only-host", host=line("seat", seat=Seat(0)))
    assert localization.translate(host, "en", ("Ola",)) == "Only the host, Ola, can do that."


def test_a_very_long_parameter_is_not_cut(localization: Localization) -> None:
    page = tuple(line("seat", seat=Typed(f"{number:02}" * 100)) for number in range(30))
    joined = line("table-joined", who=line("seat", seat=page))
    said = localization.translate(joined, "en")
    assert len(said) > 6000
    assert all(f"{number:02}" * 100 in said for number in range(30))
    assert said.endswith(" joins the table.")


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en-GB", "Join"), ("de-AT", "Mitspielen"), ("pt-BR", "Join"), ("", "Join"), ("xx", "Join")],
)
def test_a_locale_without_texts_falls_back(
    localization: Localization, locale: str, said: str
) -> None:
    assert localization.translate(Line("ui-join"), locale) == said


def test_has_ignores_the_fallback(localization: Localization) -> None:
    assert localization.has("ui-join", "pl")
    assert localization.has("ui-join", "en-GB")
    assert not localization.has("ui-join", "fr")
    assert not localization.has("ui-there-is-none", "en")
    assert localization.locales == ("de", "en", "pl")


def test_a_key_without_text_is_shown_and_logged_once(
    localization: Localization, caplog: pytest.LogCaptureFixture
) -> None:
    assert localization.translate(Line("ui-there-is-none"), "pl") == "ui-there-is-none"
    assert localization.translate(line("ui-there-is-none", count=1), "de") == "ui-there-is-none"
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_a_game_without_texts_is_called_by_its_slug(localization: Localization) -> None:
    assert localization.translate(Line("whist-title"), "pl") == "Whist"


def test_a_missing_parameter_is_logged_and_never_raised(
    localization: Localization, caplog: pytest.LogCaptureFixture
) -> None:
    assert "is back" in localization.translate(Line("table-back"), "en")
    localization.translate(line("table-back", wrong=1), "en")
    assert len(caplog.records) == 1
    assert "table-back" in caplog.text


def write(seeds: Path, folder: str, text: str, locale: str = "en") -> Path:
    path = seeds / folder / "text" / f"{locale}.ftl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_a_broken_file_is_reported_with_its_line(tmp_path: Path) -> None:
    path = write(tmp_path, "common", "good = Good\n\n# why\nbad = { $seat\nfine = Fine\n")
    with pytest.raises(ContentError, match=rf"{re.escape(str(path))} .*line 4"):
        Localization(tmp_path)


#: Line ends of other systems, misplaced braces, invalid names, half a file.


def test_a_duplicate_key_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "common", "hello = Hello\n")
    write(tmp_path, "nim", "hello = Hullo\n")
    with pytest.raises(ContentError, match="hello is defined in"):
        Localization(tmp_path)


def test_missing_english_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "common", "hello = Hej\n", "pl")
    with pytest.raises(ContentError, match="no text in English"):
        Localization(tmp_path)


def test_a_file_named_after_an_unknown_locale_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "common", "hello = Hello\n")
    write(tmp_path, "common", "hello = Hello\n", "martian")
    with pytest.raises(ContentError, match="name of no known locale"):
        Localization(tmp_path)


def test_a_file_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "common", "").write_bytes(b"hello = \xff\xfe")
    with pytest.raises(ContentError, match="cannot be read"):
        Localization(tmp_path)


def test_a_locale_may_have_some_of_the_texts(tmp_path: Path) -> None:
    write(tmp_path, "common", "one = One { $seat }\ntwo = Two\nthree =\n    .title = No words\n")
    write(tmp_path, "common", "one = Jeden { $seat }\n", "pl")
    localization = Localization(tmp_path)
    assert localization.translate(line("one", seat=Line("two")), "pl") == "Jeden Two"
    assert not localization.has("three", "en")


def test_a_negative_number_has_a_minus_sign_not_a_hyphen(localization: Localization) -> None:
    score = line("race-score", seat=Seat(0), points=-12)
    for locale in ("en", "de", "pl"):
        assert localization.translate(score, locale, ("Al-1",)) == "Al\\-1: \N{MINUS SIGN}12"
    points = line("ui-result-unit", score=-1)
    place = line("ui-place", place=1, seat=Seat(0), score=-1, unit=points)
    assert localization.plain(place, "en", ("Ola",)).endswith(" \N{MINUS SIGN}1 point")


def test_a_language_without_the_title_of_a_game_is_refused_with_its_file(tmp_path: Path) -> None:
    seeds = copytree(SEEDS, tmp_path / "seeds")
    file = seeds / "race" / "text" / "de.ftl"
    file.write_text(file.read_text("utf-8").replace("race-title =", "race-heading ="), "utf-8")
    with pytest.raises(ContentError, match=r"race/text/de\.ftl has no title of the game: add"):
        Localization(seeds).check_games([every_game()["race"].game.info])
