"""Check the laws over every game: Hypothesis picks seats, options, seed and first choices."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.api.event import Line
from engine.api.options import Choice, resolve_options
from engine.api.rng import Rng
from tests.laws.check import check_golden_play, check_play
from tests.laws.secrecy_laws import GENERATORS, leaves_of
from tests.support.games import ROOT, GameUnderTest, Setting, every_game, option_values
from tests.support.random_play import Dice, Play, advance, start_play
from tests.support.texts import LOCALES, sentences_of, variables

#: A whole game an example, looked at closely so many times at most (about).
_EXAMPLES, _LOOKS = 12, 10

PLAYS = ROOT / "tests" / "games"

#: Deals that are compared to see what an onlooker cannot tell.
_DEALS = 40


@st.composite
def _settings(draw: st.DrawFn, known: GameUnderTest) -> Setting:
    info = known.game.info
    seats = draw(st.sampled_from(info.seats))
    drawn = {spec.key: draw(st.sampled_from(option_values(spec))) for spec in info.options}
    given = {key: value for key, value in drawn.items() if value is not None}
    carried = {spec.key for spec in info.options if spec.carried}
    chosen = {key: value for key, value in given.items() if key not in carried}
    carry = {key: value for key, value in given.items() if key in carried}
    return Setting(known, seats, resolve_options(info.options, chosen, carry))


@settings(
    max_examples=_EXAMPLES,
    deadline=None,
    # The same games every time: the many games of test_many_games.py are for finding new ones.
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_every_law_holds(slug: str, data: st.DataObject) -> None:
    setting = data.draw(_settings(every_game()[slug]), label="setting")
    seed = data.draw(st.integers(0, 1 << 62), label="seed")
    choices = data.draw(st.binary(max_size=60), label="first choices")
    every = max(4, setting.game.info.bound // _LOOKS)
    check_play(setting, seed.to_bytes(16, "big"), Dice(seed, choices), every)


def test_determinize_reaches_all_deals_that_look_the_same(slug: str) -> None:
    """`determinize` varies all that varies between deals that look the same to an onlooker."""
    known = every_game()[slug]
    for seats in known.game.info.seats:
        options = resolve_options(known.game.info.options, {}, {})
        alike = defaultdict(list)
        for seed in range(_DEALS):
            rng = Rng(seed.to_bytes(16, "big"))
            state = known.game.setup(seats, options, rng).state
            alike[repr(known.game.view(state, None))].append(state)
        deals = max(alike.values(), key=len)
        hidden = _varying(deals)
        determinized = _varying(
            [
                known.game.determinize(deals[0], None, Rng(n.to_bytes(16, "big")))
                for n in range(GENERATORS)
            ]
        )
        assert hidden <= determinized, (
            f"{seats} seats: {hidden - determinized} is dealt but not determinized"
        )
        assert hidden or not known.game.info.hides or len(deals) == 1


def test_determinized_states_have_different_futures(slug: str) -> None:
    """From one deal, determinized, the same choices lead to several futures."""
    known = every_game()[slug]
    game = known.game
    for seats in game.info.seats:
        setting = Setting(known, seats, resolve_options(game.info.options, {}, {}))
        dealt_now, _ = start_play(setting, b"1" * 16)
        for seat in (0, None):
            futures = set()
            for number in range(8):
                state = game.determinize(dealt_now.state, seat, Rng(bytes([number]) * 16))
                play, dice = Play(setting, b"1" * 16, state, []), Dice(3)
                while game.outcome(play.state) is None and len(play.moves) < 60:
                    advance(play, dice)
                futures.add(repr(game.view(play.state, None)))
            assert len(futures) > 1, f"{seats} seats: seat {seat} knows what will come"


@pytest.mark.parametrize("path", sorted(PLAYS.glob("*/plays/*.toml")), ids=lambda each: each.stem)
def test_golden_plays_keep_the_laws(path: Path) -> None:
    """A play that broke a law once is checked for ever, its last position most closely."""
    slug = path.parts[-3]
    known = every_game().get(slug)
    if known is None:
        pytest.skip(f"{slug} is not looked at now")
    check_golden_play(path.read_text("utf-8"), known, every=25)


def test_titles_and_options_have_texts(slug: str) -> None:
    known = every_game()[slug]
    words = sentences_of(known.texts)
    keys = [f"{slug}-title", f"{slug}-blurb", *known.game.info.text_keys]
    for spec in known.game.info.options:
        if not spec.carried:
            keys.append(f"{slug}-option-{spec.key}")
            named = spec.values if isinstance(spec, Choice) else ()
            keys.extend(f"{slug}-option-{spec.key}-{value}" for value in named)
    for key in keys:
        for sentence in words.check(Line(key)).values():
            assert sentence.strip()
    for locale, title in words.check(Line(f"{slug}-title")).items():
        assert len(title) <= 40, f"{locale}: {title}"


def test_every_locale_has_the_same_texts(slug: str) -> None:
    texts = every_game()[slug].texts
    first, *others = (variables(texts / f"{locale}.ftl") for locale in LOCALES)
    assert all(key.startswith(f"{slug}-") for key in first)
    for other in others:
        assert other == first


def _varying(states: list[object]) -> set[tuple[object, ...]]:
    """Return the fields in which these states differ, except generators."""
    snapshot = defaultdict(set)
    for state in states:
        for path, value in leaves_of(msgspec.to_builtins(state)):
            snapshot[path].add(value)
    return {path for path, found in snapshot.items() if len(found) > 1 and "seed" not in path}
