"""Laws of a game as a whole: its facts, its texts, its state's type, and what its deals hide."""

from __future__ import annotations

import inspect
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from engine.api.action import WORD
from engine.api.event import Line
from engine.api.options import Choice, resolve_options
from tests.laws.differences import difference
from tests.laws.position import generator
from tests.laws.secrecy_laws import GENERATORS, leaves_of
from tests.support.games import ROOT, GameUnderTest, Setting
from tests.support.random_play import Dice, Play, advance, start_play
from tests.support.texts import LOCALES, lines_of_marks, sentences_of, variables

#: The longest title: it stands in buttons and menus beside other words.
_TITLE = 40

#: The longest option of a menu.
_OPTION = 100

#: Deals that are compared to see what an onlooker cannot tell, and how often one is dealt again.
_DEALS, _AGAIN = 40, 8

#: Moves of a play, and plays, that show whether the future is known.
_MOVES, _FUTURES = 60, 8


def titles_and_options_have_texts(known: GameUnderTest) -> None:
    """Check that title, blurb, options, feats and names from the content have texts everywhere.

    Write the lines into the named files; titles have 40 characters at most.
    """
    info, slug = known.game.info, known.game.info.slug
    keys = [f"{slug}-title", f"{slug}-blurb", *info.text_keys]
    for spec in info.options:
        if not spec.carried:
            keys.append(f"{slug}-option-{spec.key}")
            named = spec.values if isinstance(spec, Choice) else ()
            keys.extend(f"{slug}-option-{spec.key}-{value}" for value in named)
    words = sentences_of(known.texts)
    feats = (line(slug) for feat in known.game.feats for line in (feat.title, feat.how))
    for each in (*map(Line, keys), *feats):
        for locale, sentence in words.check(each).items():
            assert sentence.strip(), f"{_file(known, locale)} says nothing for {each.key}"
    for locale, title in words.check(Line(f"{slug}-title")).items():
        assert len(title) <= _TITLE, f"{_file(known, locale)}: the title {title!r} is too long"


def every_locale_has_the_same_texts(known: GameUnderTest) -> None:
    """Check that every language has the same keys with the same variables, all of this game.

    Write the missing lines into the named file, or remove them from the other languages.
    """
    slug = known.game.info.slug
    first, *others = (variables(known.texts / f"{locale}.ftl") for locale in LOCALES)
    foreign = [key for key in first if not key.startswith(f"{slug}-")]
    assert not foreign, f"{_file(known, LOCALES[0])}: {foreign[0]} does not begin with {slug}-"
    for locale, other in zip(LOCALES[1:], others, strict=True):
        wrong = [key for key in {**first, **other} if first.get(key) != other.get(key)]
        assert not wrong, (
            f"{_file(known, locale)} and {LOCALES[0]}.ftl differ in {', '.join(sorted(wrong)[:4])}"
        )


def texts_named_in_the_code_exist(known: GameUnderTest) -> None:
    """Check that every text key that the game's code names, or its beginning, is in its texts.

    Write the line into the text files: a random play may never come to where the code needs it.
    """
    slug = known.game.info.slug
    texts = variables(known.texts / f"{LOCALES[0]}.ftl")
    for path in sorted(Path(inspect.getfile(known.game.state_type)).parent.glob("*.py")):
        for key in re.findall(rf'(?<!f)"({slug}-[a-z0-9-]*[a-z0-9])"', path.read_text("utf-8")):
            known_key = any(text == key or text.startswith(f"{key}-") for text in texts)
            assert known_key, f"{path.relative_to(ROOT)} names {key}, which no text has"


def every_card_can_be_shown(known: GameUnderTest) -> None:
    """Check that every card of the game has a name of its own, a text, and a picture.

    Write the texts in every language. Its word has the characters of a custom_id, 16 at most.
    """
    words, names = sentences_of(known.texts), set[tuple[str, ...]]()
    for word, card in known.game.cards.items():
        assert re.fullmatch(f"[a-z0-9-]{{1,{WORD}}}", word), f"the word {word!r} does not fit"
        name = tuple(words.check(card.name).values())
        assert all(len(each) <= _OPTION for each in name), f"the name of {word} is too long"
        assert name not in names, f"two cards are called {name[0]}"
        names.add(name)
        assert card.text, f"nothing says what {word} does"
        for each in (*card.text, *lines_of_marks(card.figure.marks)):
            words.check(each)
        assert min(card.figure.size) > 0, f"{word} has no picture"


def the_state_has_no_floats(known: GameUnderTest) -> None:
    """Check that no field of the state is a float.

    Store whole numbers (hundredths, for example): a float may be stored, added up or compared
    differently on another machine, and the log would then replay to another state.
    """
    for where in _floats(known.game.state_type):
        raise AssertionError(f"{where} is a float")


def short_games_are_not_rated(known: GameUnderTest) -> None:
    """Check that `rated_from` asks for two actions of every seat.

    Set it in the game's __init__.py: people who agree to end a game at once would be rated for it.
    """
    info = known.game.info
    least = 2 * max(info.seats)
    assert info.rated_from >= least, (
        f"{_home(known)}: rated_from={info.rated_from} is too small: set it to {least} or more"
    )


def determinize_reaches_all_deals_that_look_the_same(known: GameUnderTest) -> None:
    """Check that `determinize` varies all that varies between deals that look the same.

    The named fields of the state are dealt, an onlooker cannot see them, and `determinize` leaves
    them as they are, or makes something else of each: deal them again.
    """
    game = known.game
    for seats in game.info.seats:
        options = resolve_options(game.info.options, {}, {})
        alike: dict[str, list[Any]] = defaultdict(list)
        for seed in range(_DEALS):
            state = game.setup(seats, options, generator(seed)).state
            alike[repr(game.view(state, None))].append(state)
        deals = max(alike.values(), key=len)
        hidden, varied = _varying(deals), set[tuple[object, ...]]()
        dealt = [game.determinize(deals[0], None, generator(0))]
        while not hidden <= varied and len(dealt) < GENERATORS:
            more = range(len(dealt), len(dealt) + _AGAIN)
            dealt += (game.determinize(deals[0], None, generator(n)) for n in more)
            varied = _varying(dealt)
        still = sorted(".".join(map(str, path)) for path in hidden - varied)
        assert not still, f"{seats} seats: {', '.join(still)} is dealt but not determinized"
        for deal in deals[1:]:
            again = game.determinize(deal, None, generator(0))
            assert again == dealt[0], (
                f"{seats} seats: two deals that look the same are determinized differently: "
                f"{difference(dealt[0], again)}"
            )
        assert hidden or not game.info.hides or len(deals) == 1, (
            f"{seats} seats: nothing is hidden, so GameInfo.hides is False"
        )


def determinized_states_have_different_futures(known: GameUnderTest) -> None:
    """Check that the same choices lead to several futures from one deal, determinized.

    Put the generator that `determinize` is given into the state, and deal the hidden cards again.
    """
    game = known.game
    for seats in game.info.seats:
        setting = Setting(known, seats, resolve_options(game.info.options, {}, {}))
        dealt, _ = start_play(setting, b"1" * 16)
        for seat in (0, None):
            futures = set[str]()
            for number in range(_FUTURES):
                state = game.determinize(dealt.state, seat, generator(number))
                play, dice = Play(setting, b"1" * 16, state, []), Dice(3)
                while game.outcome(play.state) is None and len(play.moves) < _MOVES:
                    assert advance(play, dice) is not None, "nobody has anything to do"
                futures.add(repr(game.view(play.state, None)))
                if len(futures) > 1:
                    break
            assert len(futures) > 1, f"{seats} seats: seat {seat} knows what will come"


def _varying(states: list[Any]) -> set[tuple[object, ...]]:
    """Return the fields in which these states differ, except generators."""
    found: dict[tuple[object, ...], set[str]] = defaultdict(set)
    for state in states:
        for path, value in leaves_of(msgspec.to_builtins(state)):
            found[path].add(value)
    return {path for path, values in found.items() if len(values) > 1 and "seed" not in path}


def _floats(kind: Any) -> Iterator[str]:
    """Yield where floats are stored in a type, as "engine/games/x/model.py: State.speed"."""
    done, left = set[Any](), [(types.type_info(kind), "")]
    while left:
        info, where = left.pop()
        if isinstance(info, types.FloatType):
            yield where
        elif isinstance(info, types.StructType):
            if info.cls not in done:
                done.add(info.cls)
                path = Path(inspect.getfile(info.cls)).relative_to(ROOT)
                left += (
                    (each.type, f"{path}: {info.cls.__name__}.{each.name}") for each in info.fields
                )
        elif isinstance(info, types.Type):
            for part in (getattr(info, name) for name in info.__struct_fields__):
                parts = part if isinstance(part, tuple) else (part,)
                left += ((each, where) for each in parts if isinstance(each, types.Type))


def _file(known: GameUnderTest, locale: str) -> str:
    path = known.texts / f"{locale}.ftl"
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


def _home(known: GameUnderTest) -> str:
    return f"engine/games/{known.game.info.slug}/__init__.py"
