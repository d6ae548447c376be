"""Words: every locale says the same, every sentence formats, and nobody's words can harm."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    Term,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from cogs._speech import Speech, names_of
from cogs._verbatim import LONGEST, LONGEST_NAME, Name, escaped, tidy
from engine.content import BrokenSeed
from engine.event import Line, Seat, Typed, line
from engine.table import Sitter, Table

ROOT = Path(__file__).resolve().parents[2]
SEEDS = ROOT / "seeds"
LOCALES = ("en", "de", "pl")
FILES = sorted(SEEDS.glob("*/text/*.ftl"))
FOLDERS = sorted({path.parents[1].name for path in FILES})

PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@pytest.fixture(scope="module")
def speech() -> Speech:
    return Speech(SEEDS)


# The files


class Places(Visitor):
    """What a message has places for, and which of them want a number."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        for argument in node.arguments.positional:
            if isinstance(argument, VariableReference):
                self.numbers.add(argument.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        named = {key.name for key in keys if isinstance(key, Identifier)}
        by_number = any(isinstance(key, NumberLiteral) for key in keys)
        if by_number or named - {"other"} <= CATEGORIES:
            if isinstance(node.selector, VariableReference):
                self.numbers.add(node.selector.id.name)
            if named - {"other"}:
                self.choices.append(named)
        self.generic_visit(node)


def entries(path: Path) -> dict[str, Places]:
    found: dict[str, Places] = {}
    for entry in parse(path.read_text("utf-8"), with_spans=False).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, Message):
            found[entry.id.name] = places = Places()
            places.visit(entry)
        elif isinstance(entry, Term):
            Places().visit(entry)
    return found


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_locale_has_the_same_keys_with_the_same_places(folder: str) -> None:
    assert {path.stem for path in (SEEDS / folder / "text").iterdir()} == set(LOCALES)
    ours = entries(SEEDS / folder / "text" / "en.ftl")
    assert ours
    for locale in LOCALES[1:]:
        theirs = entries(SEEDS / folder / "text" / f"{locale}.ftl")
        assert set(theirs) == set(ours), locale
        assert {key: each.names for key, each in theirs.items()} == {
            key: each.names for key, each in ours.items()
        }, locale


def samples(places: Places) -> Iterator[dict[str, int | str]]:
    for number in (0, 1, 2, 5, 12, 22, 1000, -1):
        yield dict.fromkeys(places.names, number)
    texts: dict[str, int | str] = dict.fromkeys(places.names, "Ola i Jan")
    yield texts | dict.fromkeys(places.numbers, 3)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_message_formats(path: Path) -> None:
    bundle = FluentBundle([path.stem], use_isolating=False)
    for each in (path, SEEDS / "common" / "text" / path.name):
        bundle.add_resource(FluentResource(each.read_text("utf-8")))
    for key, places in entries(path).items():
        message = bundle.get_message(key)
        assert message.value is not None, f"{key} has no words"
        for sample in samples(places):
            said, errors = bundle.format_pattern(message.value, sample)
            assert not errors, (key, sample, errors)
            assert said.strip(), key


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_choice_by_number_has_every_plural_of_its_language(path: Path) -> None:
    for key, places in entries(path).items():
        for named in places.choices:
            assert named == PLURALS[path.stem], f"{key}: {named}"


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder != "common"])
def test_the_keys_of_a_game_start_with_its_slug(folder: str) -> None:
    keys = entries(SEEDS / folder / "text" / "en.ftl")
    assert {f"{folder}-title", f"{folder}-blurb"} <= set(keys)
    assert [key for key in keys if not key.startswith(f"{folder}-")] == []


def test_what_the_kernel_and_the_cogs_say_has_words() -> None:
    keys = set(entries(SEEDS / "common" / "text" / "en.ftl"))
    spoken: set[str] = set()
    for path in (*(ROOT / "engine").glob("*.py"), *(ROOT / "cogs").glob("*.py")):
        spoken |= set(KEY.findall(path.read_text("utf-8")))
    assert "refusal-stale" in spoken
    assert sorted(spoken - keys) == []


#: A whole key of the shared words as a literal in code.
KEY = re.compile(r"[\"']((?:refusal|table|closed|ui|perm|seat|list)-[a-z][a-z-]*[a-z])[\"']")


# Saying


def test_a_line_is_said_in_the_readers_language(speech: Speech) -> None:
    joined = line("table-joined", who=Typed("Ola"))
    assert speech.say(joined, "en") == "Ola joins the table."
    assert speech.say(joined, "de") == "Ola setzt sich an den Tisch."
    assert speech.say(joined, "pl") == "Ola siada do stołu."


@pytest.mark.parametrize(
    ("score", "said"), [(1, "1 punkt"), (3, "3 punkty"), (5, "5 punktów"), (22, "22 punkty")]
)
def test_polish_counts_in_polish(speech: Speech, score: int, said: str) -> None:
    place = line("ui-place", place=1, seat=Seat(0), score=score)
    assert speech.say(place, "pl", ["Ola"]).endswith(f" {said}")


def test_a_seat_is_said_by_the_name_of_who_sits_there(speech: Speech) -> None:
    winner = line("ui-winner", seat=Seat(1))
    assert speech.say(winner, "en", ("Ola", "Jan")) == "Jan wins!"


def test_a_seat_without_a_name_is_said_by_its_number(speech: Speech) -> None:
    assert speech.say(line("ui-winner", seat=Seat(2)), "en", ("Ola",)) == "Seat 3 wins!"
    assert speech.say(line("ui-winner", seat=Seat(2)), "de") == "Platz 3 gewinnt!"


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "Ola, Jan and Bo"), ("de", "Ola, Jan und Bo"), ("pl", "Ola, Jan i Bo")],
)
def test_a_tuple_of_lines_is_a_list(speech: Speech, locale: str, said: str) -> None:
    seats = tuple(line("seat", seat=Seat(index)) for index in range(3))
    waits = line("refusal-not-your-turn", seats=seats)
    assert said in speech.say(waits, locale, ("Ola", "Jan", "Bo"))
    nobody = speech.say(line("refusal-not-your-turn", seats=()), locale)
    assert speech.say(Line("list-empty"), locale) in nobody


def test_a_line_in_a_line_is_said_too(speech: Speech) -> None:
    host = line("refusal-only-host", host=line("seat", seat=Seat(0)))
    assert speech.say(host, "en", ("Ola",)) == "Only the host, Ola, can do that."


def test_a_very_long_part_is_said_whole(speech: Speech) -> None:
    page = tuple(line("seat", seat=Typed(f"{number:02}" * 100)) for number in range(30))
    joined = line("table-joined", who=line("seat", seat=page))
    said = speech.say(joined, "en")
    assert len(said) > 6000
    assert all(f"{number:02}" * 100 in said for number in range(30))
    assert said.endswith(" joins the table.")


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en-GB", "Join"), ("de-AT", "Mitspielen"), ("pt-BR", "Join"), ("", "Join"), ("xx", "Join")],
)
def test_a_locale_without_words_falls_back(speech: Speech, locale: str, said: str) -> None:
    assert speech.say(Line("ui-join"), locale) == said


def test_has_leaves_the_fallback_aside(speech: Speech) -> None:
    assert speech.has("ui-join", "pl")
    assert speech.has("ui-join", "en-GB")
    assert not speech.has("ui-join", "fr")
    assert not speech.has("ui-there-is-none", "en")
    assert speech.locales == ("de", "en", "pl")


def test_a_key_without_words_is_shown_and_logged_once(
    speech: Speech, caplog: pytest.LogCaptureFixture
) -> None:
    assert speech.say(Line("ui-there-is-none"), "pl") == "ui-there-is-none"
    assert speech.say(line("ui-there-is-none", count=1), "de") == "ui-there-is-none"
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_a_missing_place_is_logged_and_never_raised(
    speech: Speech, caplog: pytest.LogCaptureFixture
) -> None:
    assert "wins!" in speech.say(Line("ui-winner"), "en")
    speech.say(line("ui-winner", wrong=1), "en")
    assert len(caplog.records) == 1
    assert "ui-winner" in caplog.text


# Seeds that are amiss


def write(seeds: Path, folder: str, text: str, locale: str = "en") -> Path:
    path = seeds / folder / "text" / f"{locale}.ftl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_a_broken_file_is_named_with_its_line(tmp_path: Path) -> None:
    path = write(tmp_path, "common", "good = Good\n\n# why\nbad = { $seat\nfine = Fine\n")
    with pytest.raises(BrokenSeed, match=rf"{re.escape(str(path))} .*line 4"):
        Speech(tmp_path)


def test_a_key_said_twice_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "common", "hello = Hello\n")
    write(tmp_path, "nim", "hello = Hullo\n")
    with pytest.raises(BrokenSeed, match="says hello again"):
        Speech(tmp_path)


def test_no_english_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "common", "hello = Hej\n", "pl")
    with pytest.raises(BrokenSeed, match="no text in English"):
        Speech(tmp_path)


def test_a_file_named_after_no_language_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "common", "hello = Hello\n")
    write(tmp_path, "common", "hello = Hello\n", "martian")
    with pytest.raises(BrokenSeed, match="no known locale"):
        Speech(tmp_path)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    write(tmp_path, "common", "").write_bytes(b"hello = \xff\xfe")
    with pytest.raises(BrokenSeed, match="cannot be read"):
        Speech(tmp_path)


def test_a_locale_may_say_only_some_things(tmp_path: Path) -> None:
    write(tmp_path, "common", "one = One { $seat }\ntwo = Two\nthree =\n    .title = No words\n")
    write(tmp_path, "common", "one = Jeden { $seat }\n", "pl")
    speech = Speech(tmp_path)
    assert speech.say(line("one", seat=Line("two")), "pl") == "Jeden Two"
    assert not speech.has("three", "en")


# What people write


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

#: What Discord makes something of, unless a backslash stands before it.
LIVE = re.compile(
    r"(?<!\\)(?:\\\\)*(?:<[@#:/ta]|[*_~`|\[\]<>#:]|:\w+:)|@(?:everyone|here|[!&]?\d)|://|\.gg/"
)


@pytest.mark.parametrize("words", SMUGGLED)
def test_typed_words_do_nothing_on_discord(speech: Speech, words: str) -> None:
    for said in (
        speech.say(line("seat", seat=Typed(words)), "en"),
        speech.say(line("seat", seat=Seat(0)), "en", (words,)),
        str(Name(words)),
    ):
        assert LIVE.search(said) is None, said
        shown = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", said).replace("\u200b", "")
        assert shown.removesuffix("…") == words[: len(shown.removesuffix("…"))]


@pytest.mark.parametrize("words", SMUGGLED)
def test_plain_words_are_left_as_they_are(speech: Speech, words: str) -> None:
    assert speech.plain(line("seat", seat=Typed(words)), "en") == words


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
def test_no_line_of_typed_words_starts_a_block(written: str, shown: str) -> None:
    assert escaped(tidy(written)) == shown


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
def test_typed_words_are_tidied(written: str, shown: str) -> None:
    assert tidy(written) == shown


def test_right_to_left_words_keep_to_themselves() -> None:
    assert tidy("אבג") == "\u2068אבג\u2069"


def test_typed_words_are_cut() -> None:
    assert tidy("x" * 5000) == "x" * (LONGEST - 1) + "…"
    assert Name("y" * 50).plain == "y" * (LONGEST_NAME - 1) + "…"


# Names


def table(*sitters: Sitter) -> Table:
    return Table(
        channel=1, guild=2, locale="en", host=1, game="nim", version=1, seats=tuple(sitters)
    )


def plain(speech: Speech, seats: Table, locale: str = "en") -> list[str]:
    return [name.plain for name in names_of(speech, seats, locale)]


def test_house_seats_are_numbered_also_those_somebody_left(speech: Speech) -> None:
    seats = table(Sitter(1, "Ola"), Sitter(), Sitter(None, "", 7))
    assert plain(speech, seats) == ["Ola", "House", "House 2"]
    assert plain(speech, seats, "pl") == ["Ola", "Komputer", "Komputer 2"]


def test_no_two_seats_have_the_same_name(speech: Speech) -> None:
    seats = table(
        Sitter(1, "Ola"), Sitter(2, "Ola"), Sitter(3, "Ola (2)"), Sitter(4, "House"), Sitter()
    )
    names = plain(speech, seats)
    assert len(set(names)) == 5
    assert names[:2] == ["Ola", "Ola (2)"]


def test_a_name_with_nothing_to_see_is_the_number_of_its_seat(speech: Speech) -> None:
    assert plain(speech, table(Sitter(1, "Ola"), Sitter(2, "\u200b\u3164"))) == ["Ola", "Seat 2"]


def test_a_number_below_zero_has_the_minus_of_pictures(speech: Speech) -> None:
    score = line("race-score", seat=Seat(0), points=-12)
    for locale in ("en", "de", "pl"):
        assert speech.say(score, locale, ("Al-1",)) == "Al\\-1: \N{MINUS SIGN}12"
    place = line("ui-place", place=1, seat=Seat(0), score=-1)
    assert speech.plain(place, "en", ("Ola",)).endswith(" \N{MINUS SIGN}1 point")


@pytest.mark.parametrize("key", ["table-joined", "table-left", "table-ended-by"])
def test_somebody_whose_name_shows_nothing_is_somebody(speech: Speech, key: str) -> None:
    for blank in ("\u200b", "\u3164\u3164", "\u2800 \u115f", "\u202e"):
        said = line(key, who=Typed(blank))
        assert speech.say(said, "en").startswith("Somebody ")
        assert speech.plain(said, "de").startswith("Jemand ")
        assert speech.say(said, "pl").startswith("Ktoś ")
    # Nonsense that somebody typed is no person.
    assert "“”" in speech.say(line("refusal-unread-move", move=Typed("\u200b")), "en")


def test_a_name_may_stand_in_a_message_as_it_is(speech: Speech) -> None:
    (name,) = names_of(speech, table(Sitter(1, "*Ola* @everyone")), "en")
    assert name == "\\*Ola\\* @\u200beveryone"
    assert name.plain == "*Ola* @everyone"
    winner = line("ui-winner", seat=Seat(0))
    assert speech.say(winner, "en", (name,)) == f"{name} wins!"
    assert speech.plain(winner, "en", (name,)) == "*Ola* @everyone wins!"
