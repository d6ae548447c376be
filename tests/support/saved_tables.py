"""Tables as a released version stored them: tests/games/<slug>/saves/v<version>.json."""

from __future__ import annotations

from engine.table import codec
from tests.support.games import ROOT, Setting, every_game
from tests.support.random_play import Play


def load_saved(slug: str, version: int) -> Play:
    """Return the table that this version stored, upgraded to today's version."""
    known = every_game()[slug]
    stored = (ROOT / "tests" / "games" / slug / "saves" / f"v{version}.json").read_bytes()
    table, upgraded = codec.decode(stored, 7, known.game)
    assert upgraded is (version != known.game.info.version)
    return Play(Setting(known, len(table.seats), table.options), table.seed, table.state, [])
