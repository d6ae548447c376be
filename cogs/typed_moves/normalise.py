"""A typed text in the forms that are compared; knows neither games nor languages.

Every expression here reads a text once from left to right, whatever stands in it.
"""

from __future__ import annotations

import re
import shlex
import unicodedata
from collections.abc import Callable, Collection
from functools import lru_cache
from typing import NamedTuple

#: The longest move that is read; of one with more words, only the exact text is compared.
MAX_CHARACTERS, MAX_WORDS = 200, 64

#: So many texts, labels above all, are remembered in each form.
CACHED = 4096

#: A word or a number, whose sign belongs to it if it joins nothing; and pluses that join nothing.
_TOKEN = re.compile(r"(?<!\w)[-+]\d+|[^\W_]+|(?<!\+)\+++(?!\w)")

_QUOTED = re.compile('[“„«"]([^“„«»”"]+)[”“»"]')
_PUNCTUATION = re.compile(r"[^\w+-]|_|-(?!\d)")

#: What an accent becomes when it is taken from its letter.
_ACCENT = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")

_TWO_DOTS = re.compile(r"(?<=[aou])e")

#: Letters that are more than a letter with an accent.
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})


class TypedMove(NamedTuple):
    """A typed move in every form, whatever the offers and the language of their labels."""

    text: str  #: as it was typed, without spaces around it
    parts: list[str]  #: split at spaces outside of quotation marks
    tokens: tuple[str, ...]  #: its words, numbers and pluses, folded
    verbs: frozenset[str]  #: the game's verbs that people's own words mean
    named: list[str]  #: all other words as the game calls them, a card in one word: o8
    words: tuple[str, ...]  #: the words and numbers of `named`


def normalise(
    typed: str, verbs: Collection[str], rewrite: Callable[[str], Collection[str]]
) -> TypedMove | None:
    """Return what was typed in every form; `None` where it is empty or too long to be a move.

    `verbs` are those of the game, and `rewrite` returns a text in its words (`Synonyms`).
    """
    text = typed.strip()
    if not text or len(typed) > MAX_CHARACTERS:
        return None
    try:
        parts = shlex.split(text)
    except ValueError:  # the quotation mark is an apostrophe
        parts = text.split()
    split = split_numbers(text)
    if len(tokenize(split)) > MAX_WORDS:
        return TypedMove(text, parts, (), frozenset(), [], ())
    # The letter of a suit belongs to the number after it: the owl 8 is o8.
    said = re.sub(r"(?<!\S)([a-z]) (?=\d+(?!\S))", r"\1", " ".join(rewrite(split))).split()
    named = [word for word in said if word not in verbs]
    words = tuple(token for word in named for token in tokenize(word))
    meant = frozenset(verbs).intersection(said)
    return TypedMove(text, parts, fold_tokens(text), meant, named, words)


@lru_cache(CACHED)
def tokenize(text: str) -> tuple[str, ...]:
    """Return the words, numbers and pluses of a text, casefolded."""
    return tuple(_TOKEN.findall(text.casefold()))


@lru_cache(CACHED)
def fold(word: str) -> str:
    """Return a word without its accents, and without the e that is typed for two dots: gruen."""
    if not word.isascii():
        word = _ACCENT.sub("", unicodedata.normalize("NFKD", word.translate(_LETTERS)))
    return _TWO_DOTS.sub("", word)


@lru_cache(CACHED)
def fold_tokens(text: str) -> tuple[str, ...]:
    """Return the words, numbers and pluses of a text as `fold` returns them."""
    return tuple(map(fold, tokenize(text)))


@lru_cache(CACHED)
def squeeze(text: str) -> str:
    """Return the letters and digits, folded, the pluses, and a minus before a number."""
    return _PUNCTUATION.sub("", fold(text.casefold()))


def quoted(text: str) -> list[str]:
    """Return what stands in quotation marks."""
    return _QUOTED.findall(text)


def split_numbers(text: str) -> str:
    """Return the text with each number apart from the word of two letters or more before it."""
    return re.sub(r"(?<=[^\W\d_]{2})(?=\d)", " ", text)


def join_numbers(words: list[str]) -> list[str]:
    """Return the words, each number joined to the word of two letters or more before it."""
    return re.sub(r"(?<=[^\W\d_]{2}) (?=\d+\b)", "", " ".join(words)).split()


def is_card(word: str) -> bool:
    """Return True for the letter of a suit and a number: o8."""
    return re.fullmatch(r"[a-z]\d+", word) is not None


def is_numbered(word: str) -> bool:
    """Return True for a word of two letters or more and a number: red1."""
    return re.fullmatch(r"[^\W\d_]{2,}\d+", word) is not None
