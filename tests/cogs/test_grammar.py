"""German and Polish sentences whose grammar depends on what stands in them."""

import pytest

from engine.api.event import Line, Seat, line
from tests.support.games import SEEDS
from tests.support.shared_localization import shared_localization

NAMES = ("Ola", "Jan")

CAVE, TILE = Line("badger-field-lady"), line("badger-tile", number=7)
NORTH = Line("badger-field-green-ne")


@pytest.mark.parametrize(
    ("locale", "message", "sentence"),
    [
        (
            "de",
            line("badger-moment", seat=Seat(0), steps=1),
            "Ola fehlte noch ein Schritt bis zum Ziel.",
        ),
        (
            "de",
            line("badger-moment", seat=Seat(0), steps=3),
            "Ola fehlten noch 3 Schritte bis zum Ziel.",
        ),
        (
            "de",
            line("badger-lies", field=TILE, fields=(NORTH,)),
            "Feld 7 liegt jetzt; von dort geht es weiter zu: die grüne Höhle NO.",
        ),
        (
            "pl",
            line("badger-turned", seat=Seat(0), field=CAVE, fields=(TILE,)),
            "Ola obraca: jaskinia borsuczycy; stamtąd droga prowadzi dalej do: 7.",
        ),
        (
            "pl",
            line("badger-rotate-how", field=CAVE),
            "Obrót w prawo (jaskinia borsuczycy): podaj liczbę kroków od 1 do 5.",
        ),
    ],
)
def test_grammar_fits_what_is_filled_in(locale: str, message: Line, sentence: str) -> None:
    assert shared_localization().plain(message, locale, NAMES) == sentence


#: A word that is no longer used, and the one term for its thing.
RETIRED = {
    "de": {"Knopf": "Button", "Das Gesamt": "Gesamtkraft", "das Gesamt": "Gesamtkraft"},
    "pl": {"Pokarm": "jedzenie", "karta walki": "karta bitwy", "karty walki": "karty bitwy"},
}


@pytest.mark.parametrize("locale", RETIRED)
def test_no_text_uses_a_second_word_for_one_thing(locale: str) -> None:
    texts = {path: path.read_text("utf-8") for path in SEEDS.glob(f"*/text/{locale}.ftl")}
    found = [
        (path.parts[-3], word)
        for path, text in texts.items()
        for word in RETIRED[locale]
        if word in text
    ]
    assert found == []
