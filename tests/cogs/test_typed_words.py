"""What people say at every game: there are words in every language, and each verb is a real one."""

from __future__ import annotations

import pytest

from cogs.typed_moves.synonyms import synonyms_of
from engine.api.action import Action
from engine.api.game import AnyGame
from engine.api.options import resolve_options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from tests.support.games import every_game
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES

GAMES = sorted(every_game().keys() - {"sample"})  # the tests' own game has no texts of its own


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_game_knows_what_people_type_in_every_language(slug: str, locale: str) -> None:
    assert shared_localization().has(f"{slug}-typed", locale)
    game = every_game()[slug].game
    called = synonyms_of(shared_localization(), slug, (locale,)).verbs
    # What no offer is called may still be refused for a reason of its own, as passing is.
    assert called
    gibberish = _refusal(game, "gibberish")
    assert all(_refusal(game, verb) != gibberish for verb in called - set(game.info.verbs))


def _refusal(game: AnyGame, verb: str) -> list[str]:
    """Return the key of the reason for which a new game refuses each seat this verb alone."""
    info = game.info
    seats = min(info.seats)
    state = game.setup(seats, resolve_options(info.options, {}, {}), Rng(bytes(16))).state
    keys = []
    for seat in range(seats):
        with pytest.raises(Illegal) as why:
            game.apply(state, seat, Action(verb))
        keys.append(why.value.line.key)
    return keys
