"""German and Polish sentences whose grammar depends on what stands in them."""

import pytest

from engine.api.event import Line, Seat, line
from engine.api.seats import seat_range
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
            "Ola obraca: jaskinia borsuczycy; stamtąd idzie się dalej do: 7.",
        ),
        (
            "pl",
            line("badger-rotate-how", field=CAVE),
            "Obrót w prawo (jaskinia borsuczycy): podaj liczbę kroków od 1 do 5.",
        ),
        (
            "en",
            line("refusal-seat-count", have=1, **seat_range({2})),
            "This game is for exactly 2 players; one seat is taken.",
        ),
        (
            "de",
            line("refusal-tournament-size", size=3, **seat_range({2})),
            "An einem Tisch können dieses Spiel genau 2 Personen spielen, nicht 3.",
        ),
        (
            "pl",
            line("refusal-seat-count", have=1, **seat_range({2})),
            "To gra dokładnie dla 2 osób, a przy stole zajęte jest jedno miejsce.",
        ),
        (
            "de",
            line("refusal-server-full", most=1),
            "Auf diesem Server ist ein Tisch offen, und mehr sind nicht erlaubt. "
            "Wer den Server verwaltet, kann das mit /settings ändern.",
        ),
        (
            "pl",
            line("refusal-hosts-many", most=2),
            "Prowadzisz już 2 stoły, a więcej tu nie wolno. Zakończ najpierw któryś przez /end.",
        ),
    ],
)
def test_grammar_fits_what_is_filled_in(locale: str, message: Line, sentence: str) -> None:
    assert shared_localization().plain(message, locale, NAMES) == sentence


#: Words for something that has another name everywhere else.
SECOND_WORDS = [
    ("*", "de", ("Knopf", "Schaltfläche")),
    ("igels", "de", ("Das Gesamt", "das Gesamt", "gesamte Kraft")),
    ("igels", "pl", ("Pokarm", "karta walki", "karty walki")),
    ("igor", "de", ("Urteil", "Ertappt")),
    ("igor", "pl", ("rozstrzygnięcie", "banku")),
]


@pytest.mark.parametrize(("folder", "locale", "words"), SECOND_WORDS)
def test_one_thing_has_one_name(folder: str, locale: str, words: tuple[str, ...]) -> None:
    paths = [*SEEDS.glob(f"{folder}/text/{locale}.ftl"), *SEEDS.glob(f"{folder}/rules.{locale}.md")]
    assert len(paths) > 1
    texts = {path: path.read_text("utf-8") for path in paths}
    assert [(path, word) for path, text in texts.items() for word in words if word in text] == []
