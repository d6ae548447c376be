"""Write saves of a game's present version: few tables in which every stored field has a value.

    uv run --group dev python -m tests.write_saves igels [seconds]

plays at random and stores v<version>-1.json and following: what the other saves lack. What no play
reached is printed: make a save v<version>-<word>.json by hand, or list it with its reason in
saves/defaults.toml. docs/upgrading.md says when.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from time import monotonic

from engine.table import codec
from engine.table.model import Table
from tests.games.igor.watchful import go_on
from tests.laws.position import table_at
from tests.stored_schemas import stored_forms
from tests.support.games import every_game, settings
from tests.support.random_play import Dice, Play, advance, start_play
from tests.support.saved_tables import (
    fields_with_defaults,
    read_saved,
    save_folder,
    saves_of,
    set_fields,
)


def write_saves(slug: str, seconds: float) -> set[str]:
    """Write the saves of a game; return the fields that have their defaults in all of them."""
    form = next(each for each in stored_forms() if each.name == slug)
    folder = save_folder(slug)
    generated = {*folder.glob(f"v{form.version}-[0-9]*.json")}
    for path in generated:
        path.unlink()
    missing = fields_with_defaults([*form.structs])
    for path in saves_of(folder, form.version):
        missing -= set_fields(read_saved(slug, form.version, path).state)
    first = folder / f"v{form.version}.json"
    for number, table in enumerate(_fewest(_found(slug, missing, seconds), missing), 1):
        missing -= set_fields(table.state)
        path = folder / f"v{form.version}-{number}.json" if first.exists() else first
        folder.mkdir(exist_ok=True)
        path.write_bytes(codec.encode(table) + b"\n")
    return missing


def _found(slug: str, missing: set[str], seconds: float) -> list[Table]:
    """Return tables that have more of the missing fields than those before, by time of finding."""
    tables, most = list[Table](), dict[str, int]()
    end = monotonic() + seconds
    for play, dice in _plays(slug):
        watching = bool(dice.below(2)) and slug == "igor"
        while monotonic() < end:
            here = set_fields(play.state) & missing
            if any(len(here) > most.get(field, 0) for field in here):
                most.update({field: max(len(here), most.get(field, 0)) for field in here})
                tables.append(
                    table_at(play, over=play.setting.game.outcome(play.state) is not None)
                )
            if play.setting.game.outcome(play.state) is not None:
                break
            if watching:
                go_on(play, dice)
            elif advance(play, dice) is None:
                break
        if monotonic() >= end:
            return tables
    return tables


def _plays(slug: str) -> Iterator[tuple[Play, Dice]]:
    chosen = [*settings(every_game()[slug])]
    for number in count():
        setting = chosen[number * 7 % len(chosen)]
        yield start_play(setting, number.to_bytes(16, "big"))[0], Dice(number)


def _fewest(tables: list[Table], missing: set[str]) -> Iterator[Table]:
    """Yield few tables that have all that these have of the missing fields, the fullest first."""
    missing = set(missing)
    while tables:
        best = max(tables, key=lambda table: len(set_fields(table.state) & missing))
        gained = set_fields(best.state) & missing
        if not gained:
            return
        missing -= gained
        yield best


if __name__ == "__main__":
    for field in sorted(write_saves(sys.argv[1], float(sys.argv[2]) if sys.argv[2:] else 60)):
        print(field)
