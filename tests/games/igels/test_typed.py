"""Moves as people type them, in their own words and languages, and what is refused how."""

from __future__ import annotations

import pytest

from cogs.typed_moves.candidates import list_moves
from cogs.typed_moves.matching import read_aloud, read_move
from cogs.typed_moves.synonyms import synonyms_of
from engine.api.action import Action
from engine.api.refusals import Illegal
from engine.games.igels.model import State
from tests.games.igels.positions import (
    IGELS,
    H,
    M,
    Player,
    R,
    asked,
    at,
    do,
    new_game,
    offers,
    position,
    until_asked,
)
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES

FOE = Player(M, fight="gnaw futty", hand="oil log", food="nuts worm")
OUT = Player(R, pool="lop", hand="oil", food="bug berries")
HAND = "mud mud club left-hook rage wind magpie"

CHOOSING = new_game(3)
DRAWING = position(Player(H), Player(M), Player(R), phase=at("draw", 0))
LEADING = position(Player(H, pool="jumbo gramps spike gilly/z"), FOE, OUT, phase="lead")
JOINING = position(
    Player(H, fight="jumbo", pool="gramps spike gilly"), FOE, OUT, phase="join", revealed=False
)
LAYING = position(Player(H, fight="jumbo gramps", hand=HAND), FOE, OUT, phase="lay", revealed=False)
WINDOW = position(
    Player(H, pool="jumbo", hand="magpie mud ferret stomach"),
    Player(M, food="nuts worm", hand="oil duckweed"),
    OUT,
    phase="bu",
)
FIGHTING = until_asked(
    position(Player(H, fight="gramps junkie", hand="fox jay wind rain mud"), FOE, OUT, phase="c2"),
    0,
)
TRADING = position(Player(H, hand=HAND), FOE, OUT, phase="trade")
HIT = do(WINDOW, (0, "event magpie p2 nuts"))

STATES = {
    "species": CHOOSING,
    "draw": DRAWING,
    "lead": LEADING,
    "join": JOINING,
    "lay": LAYING,
    "window": WINDOW,
    "fight": FIGHTING,
    "trade": TRADING,
    "hit": HIT,
}


def heard(state: State, text: str, locale: str = "en") -> Action | None:
    """Read what is written beside a mention of the bot: a move, or nothing."""
    called = synonyms_of(shared_localization(), "igels", (locale, "en"))
    return read_aloud(text, offers(state, asked(state)[0]), [_says(locale)], called)


def refusal(state: State, text: str, locale: str = "en") -> str:
    """Return the text key of why a typed move is refused."""
    seat = asked(state)[0]
    called = synonyms_of(shared_localization(), "igels", (locale, "en"))
    action = read_move(text, offers(state, seat), _says(locale), called)
    assert action is not None
    with pytest.raises(Illegal) as why:
        IGELS.apply(state, seat, action)
    return why.value.line.key


def _says(locale: str):
    return lambda each: shared_localization().plain(each, locale, ("Ann", "Bob", "Cid"))


def _means(text: str) -> Action:
    verb, *words = text.split()
    return Action(verb, tuple(words))


@pytest.mark.parametrize(
    ("when", "locale", "text", "means"),
    [
        ("species", "en", "I take the mice", "species mouse"),
        ("species", "de", "Ich nehme die Igel", "species hedgehog"),
        ("species", "pl", "biorę króliki", "species rabbit"),
        ("draw", "en", "two support cards, please", "draw supports"),
        ("draw", "en", "draw an animal and a support card", "draw both"),
        ("draw", "en", "draw one animal", "draw animal"),
        ("draw", "de", "zieh zwei Tiere", "draw animals"),
        ("draw", "de", "ein Tier und eine Hilfskarte", "draw both"),
        ("draw", "pl", "dobieram dwie karty wsparcia", "draw supports"),
        ("draw", "pl", "jedno zwierzę i jedną kartę wsparcia", "draw both"),
        ("lead", "en", "send Jumbo", "lead jumbo"),
        ("lead", "en", "gramps leads", "lead gramps"),
        ("lead", "en", "sit this one out", "sit"),
        ("lead", "de", "schick Stachel als Anführer", "lead spike"),
        ("lead", "de", "Igel-Oppa führt an", "lead gramps"),
        ("lead", "de", "Ich setze diesen Kampf aus", "sit"),
        ("lead", "pl", "wysyłam kolca", "lead spike"),
        ("lead", "pl", "dziadek wodzem", "lead gramps"),
        ("lead", "pl", "pauzuję", "sit"),
        ("lay", "en", "put the left hook face down", "lay left-hook"),
        ("lay", "en", "lay mud dumping", "lay mud"),
        ("lay", "de", "lege den linken Haken verdeckt", "lay left-hook"),
        ("lay", "de", "Schlammknödel", "lay mud"),
        ("lay", "de", "Schlammknoedel hinlegen", "lay mud"),
        ("lay", "pl", "kładę pecynę błota", "lay mud"),
        ("lay", "pl", "atak furii", "lay rage"),
    ],
)
def test_sending_animals_and_laying_cards_is_read_in_everyday_words(
    when: str, locale: str, text: str, means: str
) -> None:
    assert heard(STATES[when], text, locale) == _means(means)


@pytest.mark.parametrize(
    ("when", "locale", "text", "means"),
    [
        ("join", "en", "add gramps and spike", "add gramps spike"),
        ("join", "en", "send spike", "add spike"),
        ("join", "en", "Gramps, Spike, Gilly", "add gramps spike gilly"),
        ("join", "de", "schick Stachel und Oppa dazu", "add spike gramps"),
        ("join", "de", "Stachel kommt mit", "add spike"),
        ("join", "de", "Stachel als Mitlaeufer", "add spike"),
        ("join", "de", "Stachel als Mitstreiter", "add spike"),
        ("join", "pl", "dołączam dziadka i kolca", "add gramps spike"),
        ("trade", "en", "trade mud and the left hook", "trade mud left-hook"),
        ("trade", "en", "swap mud and mud for a new card", "trade mud mud-2"),
        ("trade", "de", "tausche Schlammknödel und Wutausbruch", "trade mud rage"),
        ("trade", "pl", "wymień pałkę i srokę", "trade club magpie"),
    ],
)
def test_several_cards_are_read_from_one_sentence(
    when: str, locale: str, text: str, means: str
) -> None:
    assert heard(STATES[when], text, locale) == _means(means)


@pytest.mark.parametrize(
    ("when", "locale", "text", "means"),
    [
        ("window", "en", "play Thieving Magpie: steal nuts from Bob", "event magpie p2 nuts"),
        ("window", "en", "steal Bob's worm with the magpie", "event magpie p2 worm"),
        ("window", "en", "ferret on Cid", "event ferret p3"),
        ("window", "de", "diebische Elster auf Bob, Nüsse", "event magpie p2 nuts"),
        ("window", "de", "Bauchweh für Bob", "event stomach p2"),
        ("window", "de", "Bauchweh gegen Bob", "event stomach p2"),
        ("window", "de", "bauchweh fuer bob", "event stomach p2"),
        ("window", "pl", "zagraj fretkę na Cid", "event ferret p3"),
        ("fight", "en", "Frex the Fox on Futty", "event fox futty"),
        ("fight", "en", "second wind", "event wind"),
        ("fight", "en", "use my leader's ability", "use gramps"),
        ("fight", "de", "Frechs der Fuchs auf Nager", "event fox gnaw"),
        ("fight", "de", "nutze die Fähigkeit", "use gramps"),
        ("fight", "pl", "lis na Futty", "event fox futty"),
        ("fight", "pl", "użyj zdolności", "use gramps"),
    ],
)
def test_C37_an_event_and_its_target_are_read_in_everyday_words(
    when: str, locale: str, text: str, means: str
) -> None:
    assert heard(STATES[when], text, locale) == _means(means)


@pytest.mark.parametrize(
    ("when", "locale", "text", "means"),
    [
        ("window", "en", "skip", "pass"),
        ("window", "de", "passe", "pass"),
        ("window", "pl", "pasuję", "pass"),
        ("window", "de", "nein danke", "pass"),
        ("window", "pl", "pas", "pass"),
        ("window", "en", "pass for the rest of the turn", "rest"),
        ("window", "de", "passe für den Rest der Runde", "rest"),
        ("window", "pl", "pasuję do końca tury", "rest"),
        ("hit", "en", "let it go", "let"),
        ("hit", "de", "lass es geschehen", "let"),
        ("hit", "pl", "niech się stanie", "let"),
    ],
)
def test_passing_is_read_in_everyday_words(when: str, locale: str, text: str, means: str) -> None:
    assert heard(STATES[when], text, locale) == _means(means)


@pytest.mark.parametrize(
    ("locale", "text"),
    [("en", "stop the magpie with duckweed"), ("en", "duckweed"), ("de", "stoppe es")],
)
def test_C38_a_counter_is_read_in_everyday_words(locale: str, text: str) -> None:
    assert heard(HIT, text, locale) == Action("counter", ("duckweed",))


@pytest.mark.parametrize(
    ("when", "text", "key"),
    [
        ("species", "rabbits and mice", "igels-say-which"),
        ("draw", "draw two cards", "igels-say-which"),
        ("lead", "jumbo and spike", "igels-say-which"),
        ("join", "add spike and spike", "igels-say-which"),
        ("join", "add jumbo", "igels-no-such-animal"),
        ("lay", "lay club and mud", "igels-say-which"),
        ("window", "magpie on Bob", "igels-no-aim"),
        ("window", "magpie, berries from Bob", "igels-no-aim"),
        ("window", "pass the magpie", "igels-say-nothing-more"),
        ("fight", "fox", "igels-no-aim"),
        ("fight", "fox on futty and gnaw", "igels-no-aim"),
        ("trade", "trade mud", "igels-trade-two"),
        ("trade", "trade mud, mud and mud", "igels-trade-two"),
        ("hit", "pass", "igels-answer-first"),
    ],
)
def test_ambiguous_or_illegal_words_are_refused_with_the_rules_reason(
    when: str, text: str, key: str
) -> None:
    assert heard(STATES[when], text) is None
    assert refusal(STATES[when], text) == key


@pytest.mark.parametrize("when", STATES)
def test_chatter_is_no_move(when: str) -> None:
    chatter = (
        ("en", ("what now?", "Bob", "don't play the ferret on Bob", "my turn", "good luck", "one")),
        ("de", ("was nun?", "das war nicht der Fuchs auf Futty", "viel Glück", "ich bitte")),
        ("pl", ("co teraz?", "nie lis na Futty", "powodzenia", "ja teraz")),
    )
    for locale, texts in chatter:
        for text in texts:
            assert heard(STATES[when], text, locale) is None, text


@pytest.mark.parametrize("when", STATES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_listed_move_is_read_as_itself(when: str, locale: str) -> None:
    state = STATES[when]
    for text, _ in list_moves(offers(state, asked(state)[0]), _says(locale)):
        if not text.endswith(" "):
            assert heard(state, text, locale) == _means(text)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "pass on Events for the rest of this turn"),
        ("en", "pass all Events this turn"),
        ("de", "diese Runde bei Ereignissen passen"),
        ("pl", "pas przy zdarzeniach do końca tury"),
        ("de", "bis zum Ende der Runde bei Ereignissen passen"),
        ("pl", "pasuję przy zdarzeniach do końca tury"),
    ],
)
def test_C36_passing_on_events_is_no_mere_pass_where_a_laid_event_waits(
    locale: str, text: str
) -> None:
    state = position(
        Player(H, fight="jumbo", hand="mud", events="jay"), FOE, OUT, phase=at("c1", 0)
    )
    assert refusal(state, text, locale) == "igels-rest-later"


def test_a_suggested_move_parts_what_is_done_from_what_is_chosen() -> None:
    labels = [label for _, label in list_moves(offers(DRAWING, 0), _says("en"))]
    assert "Draw 2 cards · Two animals" in labels
