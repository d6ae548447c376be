"""How much work it is to read one typed move, counted in calls: the same on every machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from cProfile import Profile
from functools import cache
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.typed_moves.candidates import list_moves
from cogs.typed_moves.matching import read_aloud, read_move
from cogs.typed_moves.normalise import MAX_CHARACTERS
from cogs.typed_moves.synonyms import synonyms_of
from engine.api.action import Offer, Pick, leaves
from engine.api.event import Line
from tests.support.games import every_game
from tests.support.games import settings as game_settings
from tests.support.random_play import Dice, advance, open_offers_of, start_play
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES

#: The longest text that Discord sends as an option of a command.
LONGEST = 6_000

#: So many calls, of Python or of C, read one move in one language, whatever stands in it.
CALLS = 60_000

GAMES = sorted(every_game().keys() - {"sample"})  # the tests' own game has no texts of its own

#: Signs that an expression or a loop may begin with and never end.
SIGNS = (
    "a",
    "+",
    "-",
    "„",
    '"',
    "'",
    "1",
    "a1",
    "aa1",
    "+a",
    "- ",
    "\\",
    "\u0301",
    "ﷺ",
    "ß",
    "🦔",
)


def calls_made(work: Callable[[], object]) -> int:
    """Return how many calls this work makes, of Python and of C."""
    profile = Profile()
    profile.runcall(work)
    return sum(entry.callcount for entry in profile.getstats())


@cache
def largest_offers(slug: str) -> tuple[Offer, ...]:
    """Return the offers with the most choices that one seat has in some random plays."""
    known = every_game()[slug]
    chosen = [each for each in game_settings(known) if each.seats == max(known.game.info.seats)][:3]
    every: list[tuple[Offer, ...]] = []
    for number, setting in enumerate(chosen):
        play, _ = start_play(setting, bytes([number]) * 16)
        for _ in range(120):
            every += (open_offers_of(play, seat) for seat in range(setting.seats))
            if advance(play, Dice(len(every))) is None:
                break
    return max(every, key=lambda offers: len(list(values(offers))))


def values(offers: tuple[Offer, ...]) -> Iterator[str]:
    """Yield the words of all choices."""
    for offer in offers:
        if isinstance(offer, Pick):
            for path in islice(leaves(offer.options), 2_000):
                yield from (option.value for option in path)


@cache
def translator(slug: str, locale: str) -> Callable[[Line], str]:
    """Return what says a line, after each label was said once: the bot remembers them."""

    def says(line: Line) -> str:
        return shared_localization().plain(line, locale)

    list(list_moves(largest_offers(slug), says))
    return says


@cache
def known_words(slug: str, locale: str) -> tuple[str, ...]:
    """Return the words that people use at the game, and those of the offers."""
    known = shared_localization().plain(Line(f"{slug}-typed"), locale)
    for sign in ";:=,…":
        known = known.replace(sign, " ")
    return tuple(dict.fromkeys((*known.split(), *values(largest_offers(slug)))))


@cache
def texts(slug: str, locale: str) -> st.SearchStrategy[str]:
    """Return any text, one of much the same signs, and one of words that the game knows."""
    words = st.sampled_from((*known_words(slug, locale), *SIGNS))
    sentences = st.lists(words, min_size=1, max_size=80).map(" ".join)
    repeated = st.tuples(st.one_of(words, st.text(min_size=1, max_size=4)))
    long = repeated.map(lambda part: (part[0] * LONGEST)[:LONGEST])
    every = st.one_of(st.text(max_size=LONGEST), sentences, long)
    return st.one_of(every.map(lambda text: text[:MAX_CHARACTERS]), every)


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", GAMES)
@given(data=st.data())
def test_reading_one_move_takes_a_bounded_number_of_calls(
    slug: str, locale: str, data: st.DataObject
) -> None:
    offers = largest_offers(slug)
    synonyms = synonyms_of(shared_localization(), slug, (locale, "en"))
    text, says = data.draw(texts(slug, locale)), translator(slug, locale)
    calls = calls_made(lambda: read_move(text, offers, says, synonyms))
    assert calls < CALLS
    if len(text) > MAX_CHARACTERS:
        assert calls < 20


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_longer_than_a_move_is_none(slug: str) -> None:
    offers, says = largest_offers(slug), lambda line: shared_localization().plain(line, "en")
    text = "run " + "x" * MAX_CHARACTERS
    assert read_move(text, offers, says) is None
    assert read_aloud(text, offers, [says]) is None
