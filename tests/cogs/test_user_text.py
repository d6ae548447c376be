"""Text that people write can do no harm: it is cleaned, cut and escaped."""

import re

import pytest

from cogs.text.localization import Localization
from cogs.text.user_text import LONGEST_NAME, LONGEST_TEXT, Name, clean, escape_markdown
from engine.api.event import Seat, Typed, line

SMUGGLED = [
    "@everyone",
    "@here",
    "<@80351110224678912>",
    "<@!80351110224678912>",
    "<@&165511591545143296>",
    "<#41771983423143937>",
    "</play:41771983423143937>",
    "<a:dance:41771983423143937>",
    "<t:1618953630:R>",
    "https://example.com/prize",
    "http://example.com",
    "discord.gg/abcdef",
    "[a prize](https://example.com)",
    "\\<@80351110224678912>",
    "**bold** __under__ ~~gone~~ ||hidden|| `code` ```block```",
    ":smile:",
]

#: What Discord would interpret, unless a backslash stands before it.
LIVE = re.compile(
    r"(?<!\\)(?:\\\\)*(?:<[@#:/ta]|[*_~`|\[\]<>#:]|:\w+:)|@(?:everyone|here|[!&]?\d)|://|\.gg/"
)


@pytest.mark.parametrize("words", SMUGGLED)
def test_typed_text_is_not_interpreted_by_discord(localization: Localization, words: str) -> None:
    for said in (
        localization.translate(line("seat", seat=Typed(words)), "en"),
        localization.translate(line("seat", seat=Seat(0)), "en", (words,)),
        str(Name(words)),
    ):
        assert LIVE.search(said) is None, said
        shown = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", said).replace("\u200b", "")
        assert shown.removesuffix("…") == words[: len(shown.removesuffix("…"))]


@pytest.mark.parametrize("words", SMUGGLED)
def test_plain_text_is_not_escaped(localization: Localization, words: str) -> None:
    assert localization.plain(line("seat", seat=Typed(words)), "en") == words


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("# Big", "\\# Big"),
        ("- list", "\\- list"),
        ("1. list", "1\\. list"),
        ("> quote", "\\> quote"),
        ("-# small", "\\-\\# small"),
    ],
)
def test_typed_text_starts_no_heading_list_or_quote(written: str, shown: str) -> None:
    assert escape_markdown(clean(written)) == shown


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  two\n\n lines\t ", "two lines"),
        ("a\u2028b\u2029c\u0085d", "a b c d"),
        ("\u202eevil\u202c", "evil"),
        ("in\u200bvis\u2060ible\ufeff", "invisible"),
        ("\u200e\u200f\u2066x\u2069", "x"),
        ("\u3164\u2800\u115f", ""),
        ("a\u0000\u0007b", "a b"),
        ("e\u0301", "é"),
        ("Z" + "\u0321" * 40, "Z" + "\u0321" * 3),
        ("\u0301\u0301x", "x"),
        ("\ue000\ud800\U000e0041x", "x"),
        ("Zażółć gęślą jaźń", "Zażółć gęślą jaźń"),
        ("日本 한국 🦔", "日本 한국 🦔"),
    ],
)
def test_typed_text_is_cleaned(written: str, shown: str) -> None:
    assert clean(written) == shown


def test_right_to_left_text_is_isolated() -> None:
    assert clean("אבג") == "\u2068אבג\u2069"


def test_long_typed_text_is_cut() -> None:
    assert clean("x" * 5000) == "x" * (LONGEST_TEXT - 1) + "…"
    assert Name("y" * 50).plain == "y" * (LONGEST_NAME - 1) + "…"
