"""The longest that one typed move of 200 characters takes to read, a game and a language.

    uv run --group dev pytest tests/bench/test_typed_moves.py --benchmark-enable -s

Prints and asserts no times; tests/cogs/test_reading_work.py holds the bound, in calls. *First*:
the labels have never been translated. *Again*: they are remembered. Processor time.
"""

from __future__ import annotations

import time

from cogs.text.localization import Localization
from cogs.typed_moves.matching import read_move
from cogs.typed_moves.normalise import MAX_CHARACTERS
from cogs.typed_moves.synonyms import synonyms_of
from tests.cogs.test_reading_work import GAMES, SIGNS, known_words, largest_offers
from tests.support.games import SEEDS
from tests.support.random_play import Dice
from tests.support.texts import LOCALES

#: How many sentences are read, and at most how many texts of one repeated word.
SENTENCES, REPEATED = 60, 10_000

#: The numbers of a short round.
SHORT = {"SENTENCES": 1, "REPEATED": 2, "LOCALES": ("en",)}


def test_the_worst_move_of_each_game() -> None:
    for slug in GAMES:
        for locale in LOCALES:
            first, again = measure(slug, locale)
            print(f"{slug:8} {locale}  first {first:6.2f} ms  again {again:6.2f} ms")


def measure(slug: str, locale: str) -> tuple[float, float]:
    """Return the milliseconds of the first move, and of the worst one after it."""
    localization, dice = Localization(SEEDS), Dice(5)
    synonyms = synonyms_of(localization, slug, (locale, "en"))
    offers, words = largest_offers(slug), known_words(slug, locale)

    def milliseconds(text: str) -> float:
        start = time.process_time()
        read_move(text, offers, lambda line: localization.plain(line, locale), synonyms)
        return (time.process_time() - start) * 1_000

    chosen = ([words[dice.below(len(words))] for _ in range(64)] for _ in range(SENTENCES))
    texts = [" ".join(sentence)[:MAX_CHARACTERS] for sentence in chosen]
    texts += ((part * MAX_CHARACTERS)[:MAX_CHARACTERS] for part in (*SIGNS, *words)[:REPEATED])
    first = milliseconds(texts[0])
    return first, max(min(milliseconds(text), milliseconds(text)) for text in texts)
