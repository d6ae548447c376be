"""Write what is kept of a game and must not change unnoticed; docs/upgrading.md says when.

    uv run --group dev python -m tests.keep <slug>

- saves/pins.toml: the digests of its content and of the form of its state, for this version
- saves/v<version>*.json: few tables in which every stored field has a value. Those that can still
  be played on stay. A field that no play reached is printed: make a save v<version>-<word>.json by
  hand, or list the field with its reason in saves/defaults.toml.
- plays/*.toml: the `[final]` of recorded games. A play that does not end yet, as a broken law
  prints it, is played on at random. `first.toml` is written if there is none, and again if the
  rules refuse it; other plays that they refuse are named.

Without a slug it pins the digests of everything that is stored.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from engine.api.refusals import Illegal
from engine.table import codec
from engine.table.model import Table
from tests.laws.position import table_at
from tests.support.games import ROOT, GameUnderTest, every_game, settings
from tests.support.random_play import (
    Dice,
    Play,
    PlayedMove,
    advance,
    final_of,
    play_out,
    read_play,
    start_play,
    toml_value,
)
from tests.support.saved_tables import (
    always_default,
    fields_of,
    read_saved,
    saves_of,
    set_fields,
)
from tests.support.stored_forms import PINS, StoredForm, pins, present_pins, stored_forms

#: So many random plays are searched for tables in which fields have values.
_PLAYS = 20


def keep_pins(form: StoredForm) -> None:
    """Pin the digests of the present version; those of older versions stay."""
    kept = {**pins(form), f"v{form.version}": present_pins(form)}
    lines = ["# Written by `uv run --group dev python -m tests.keep`: docs/upgrading.md."]
    for version in sorted(kept, key=lambda each: int(each[1:])):
        lines += ["", f"[{version}]"]
        lines += [f'{name} = "{digest}"' for name, digest in kept[version].items()]
    form.saves.mkdir(exist_ok=True)
    (form.saves / PINS).write_text("\n".join(lines) + "\n", "utf-8")


def keep_saves(form: StoredForm) -> Iterator[str]:
    """Write the saves that are missing; yield what remains to be done."""
    missing = fields_of([*form.structs]) - {*always_default(form.saves, form.version)}
    first = form.saves / f"v{form.version}.json"
    for path in saves_of(form.saves, form.version):
        try:
            play = read_saved(form.name, form.version, path)
            present = set_fields(play.state)
            play_out(play, Dice(1))
        except Exception as error:  # of the rules, too: the position may no longer be possible
            if path != first and not path.stem.rpartition("-")[2].isdecimal():
                yield f"{path.name} can no longer be played on: make it again ({error!r})"
                continue
            path.unlink()
        else:
            missing -= present
    if missing or not first.exists():
        found = _found(every_game()[form.name], missing)
        for table in [*_fewest(found, missing)] or found[:1]:
            missing -= set_fields(table.state)
            _free(form).write_bytes(codec.encode(table) + b"\n")
    yield from (f"no play gives {field} a value" for field in sorted(missing))


def keep_plays(known: GameUnderTest, folder: Path) -> Iterator[str]:
    """Write the end of every recorded game; yield which of them the rules refuse."""
    folder.mkdir(exist_ok=True)
    new = start_play(next(settings(known)), bytes(16))[0].toml()
    first = folder / "first.toml"
    if not any(folder.glob("*.toml")):
        first.write_text(new, "utf-8")
    for path in sorted(folder.glob("*.toml")):
        text = path.read_text("utf-8")
        try:
            play = _ended(text, known)
        except Illegal as error:
            if path != first:
                yield f"{path.name} has a refused move ({error.line.key}): mend or delete it"
                continue
            play = _ended(new, known)
        comments = "".join(row for row in text.splitlines(keepends=True) if row.startswith("#"))
        final = "".join(f"{key} = {toml_value(told)}\n" for key, told in final_of(play).items())
        path.write_text(f"{comments}{play.toml()}\n[final]\n{final}", "utf-8")


def _ended(text: str, known: GameUnderTest) -> Play:
    """Return a recorded play, played on to its end."""
    setting, seed, moves = read_play(text, known)
    play = start_play(setting, seed)[0]
    for seat, action in moves:
        play.state = setting.game.apply(play.state, seat, action).state
        play.moves.append(PlayedMove(seat, "", action))
    return play_out(play, Dice(1))


def _free(form: StoredForm) -> Path:
    """Return the first name for a save that is not taken."""
    number, path = 0, form.saves / f"v{form.version}.json"
    while path.exists():
        number += 1
        path = form.saves / f"v{form.version}-{number}.json"
    return path


def _found(known: GameUnderTest, missing: set[str]) -> list[Table]:
    """Return tables that have more of the missing fields than those before, by time of finding."""
    tables, most = list[Table](), dict[str, int]()
    for play, dice in _plays(known):
        if tables and missing <= {*most}:
            break
        while play.setting.game.outcome(play.state) is None and advance(play, dice) is not None:
            here = set_fields(play.state) & missing
            if any(len(here) > most.get(field, 0) for field in here) or not tables:
                most.update({field: max(len(here), most.get(field, 0)) for field in here})
                tables.append(table_at(play))
    return tables


def _plays(known: GameUnderTest) -> Iterator[tuple[Play, Dice]]:
    chosen = [*settings(known)]
    for number in range(_PLAYS):
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


def keep(slug: str) -> list[str]:
    """Write everything of a game; return what remains to be done."""
    form = next(each for each in stored_forms() if each.name == slug)
    keep_pins(form)
    plays = ROOT / "tests" / "games" / slug / "plays"
    return [*keep_saves(form), *keep_plays(every_game()[slug], plays)]


def main(args: list[str]) -> int:
    """Keep one game, or pin the digests of everything; print what remains to be done."""
    forms = {form.name: form for form in stored_forms()}
    if not args:
        for form in forms.values():
            keep_pins(form)
        return 0
    (slug,) = args
    if slug not in every_game() or slug not in forms:
        print(f"There is no game {slug}: {', '.join(forms)}.")
        return 2
    left = keep(slug)
    print("\n".join(left) or f"Everything of {slug} is kept.")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
