"""The record of a finished game: it replays to its result, and nothing in it can be forged."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.options import Options
from engine.api.refusals import Unavailable
from engine.api.rng import Rng
from engine.catalogue import catalogue
from engine.table import lobby
from engine.table.deal import fingerprint
from engine.table.model import Cause, LogEntry, Pace, Stage, Table, Takebacks
from engine.table.play import act
from engine.table.record import (
    GameRecord,
    RecordError,
    read_record,
    record_of,
    replay,
    verify,
    write_record,
)
from tests.engine import builders
from tests.support.games import ROOT, SEEDS, Setting, every_game, few_settings, settings
from tests.support.random_play import Dice, play_out, start_play

_SECRET = bytes(range(32))


def _played(setting: Setting, number: int) -> tuple[Table, list[LogEntry]]:
    """Return a table at which a game was played at random to its end, and its log."""
    game = setting.game
    people = [*range(1, setting.seats), None]
    table = builders.lobby(
        *people,
        game=game.info.slug,
        options=setting.options,
        secret=_SECRET,
        pace=Pace.NONE,
        takebacks=Takebacks.NEVER,
    )
    seats = tuple(replace(each, contribution=str(each.user or "")) for each in table.seats)
    change = lobby.start(1, b"", f"start {number}")(replace(table, seats=seats), game, 1)
    table, log = change.after, [change.entry]
    play, _ = start_play(replace(setting, options=table.options), table.seed)
    for made in play_out(play, Dice(number)).moves:
        change = act(table, game, made.seat, made.ask, made.action, Cause.PERSON, 2)
        table = change.after
        log.append(change.entry)
    assert table.stage is Stage.OVER
    return table, log


def _record(slug: str, number: int = 1) -> GameRecord:
    return record_of(*_played(next(iter(settings(every_game()[slug]))), number))


@pytest.mark.parametrize("known", every_game().values(), ids=every_game())
def test_a_record_replays_to_its_result(known: Any) -> None:
    games = {known.game.info.slug: known.game}
    every = (each for seats in known.game.info.seats for each in few_settings(known, seats)[:1])
    for number, setting in enumerate(every):
        record = record_of(*_played(setting, number))
        read = read_record(write_record(record))
        assert read == record
        assert verify(read, games).endswith(
            f"all {len(record.moves)} moves fit it, to the result in the record."
        )


def test_what_was_taken_back_is_not_in_the_record() -> None:
    table, log = _played(next(iter(settings(every_game()["race"]))), 1)
    start, first, *rest = log
    back = Action("takeback", ("1", str(start.revision), str(first.seat)))
    taken = [first, replace(start, action=back, revision=first.revision + 1), first, *rest]
    again = [replace(each, revision=start.revision + at) for at, each in enumerate(taken, 1)]
    assert record_of(table, [start, *again]) == record_of(table, log)


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_ten_thousand_random_games_replay_to_their_result() -> None:
    every = [(known, each) for known in every_game().values() for each in settings(known)]
    for number in range(10_000):
        known, setting = every[number % len(every)]
        record = record_of(*_played(setting, number))
        assert verify(record, {record.game: known.game}), (setting, number)


def test_a_stranger_deals_the_first_round_with_hash_functions_alone() -> None:
    """No code of ours but what they check: the record as JSON, the 55 cards of the box, hashlib."""
    record = json.loads(write_record(_record("race")))
    assert sha256(record["secret"].encode()).hexdigest() == record["fingerprint"]
    lines = "\n".join([record["secret"], *record["contributions"]])
    key, drawn = sha256(lines.encode()).digest(), 0

    def words() -> Iterator[int]:
        nonlocal drawn
        while True:
            block = blake2b(drawn.to_bytes(8, "big"), key=key).digest()
            drawn += 1
            yield from (int.from_bytes(block[at : at + 8], "big") for at in range(56, -1, -8))

    def below(source: Iterator[int], bound: int) -> int:
        return next(each for each in source if each < 2**64 - 2**64 % bound) % bound

    starter = below(words(), len(record["names"]))
    colours = ("yellow", "red", "green", "purple", "joker")
    cards = [f"{each}{steps}" for each in colours for steps in (*[1] * 6, *[2] * 5)]
    source = words()
    for last in range(len(cards) - 1, 0, -1):
        other = below(source, last + 1)
        cards[last], cards[other] = cards[other], cards[last]

    game = every_game()["race"].game
    dealt: Any = next(replay(read_record(json.dumps(record).encode()), game)).state
    assert dealt.board.starter == starter
    for seat, hand in enumerate(dealt.hands):
        assert Counter(cards[seat * 15 : seat * 15 + 15]) == Counter(hand)


@pytest.mark.parametrize("slug", every_game())
def test_a_stranger_replays_a_game_with_hashlib_and_its_rules_alone(slug: str) -> None:
    game, record = every_game()[slug].game, json.loads(write_record(_record(slug)))
    assert sha256(record["secret"].encode()).hexdigest() == record["fingerprint"]
    lines = "\n".join([record["secret"], *record["contributions"]])
    seed = sha256(lines.encode()).digest()
    state = game.setup(len(record["names"]), Options(record["options"]), Rng(seed)).state
    for move in record["moves"]:
        state = game.apply(state, move["seat"], Action(move["verb"], tuple(move["args"]))).state
    outcome = to_builtins(game.outcome(state))
    for part in ("places", "scores", "sides"):
        assert list(outcome[part]) == record["outcome"][part]


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"secret": "00" * 32}, "does not fit the fingerprint"),
        (
            {"secret": f" {_SECRET.hex()}", "fingerprint": fingerprint(f" {_SECRET.hex()}")},
            "is not 64 hexadecimal digits",
        ),
        ({"contributions": ("1", "2")}, "cannot be played with"),
        ({"contributions": ("1", "2", "", "other")}, "was not possible|another result"),
        ({"version": 99}, "version 99 of race; the rules here are version"),
        ({"game": "chess"}, "no game called chess"),
        ({"moves": ()}, "another result"),
        ({"options": {"scoring": 7}}, "cannot play this record"),
    ],
)
def test_a_forged_record_is_refused_with_its_reason(changed: Any, sentence: str) -> None:
    games = {slug: known.game for slug, known in every_game().items()}
    record = replace(_record("race"), **changed)
    with pytest.raises(RecordError, match=sentence):
        verify(record, games)


def test_a_forged_move_is_refused_with_its_number() -> None:
    record = _record("safaru")
    games = {"safaru": every_game()["safaru"].game}
    moves = list(record.moves)
    at = next(n for n, each in enumerate(moves) if each.seat is not None and n > 5)
    moves[at] = replace(moves[at], args=(*moves[at].args, "f9"))
    with pytest.raises(RecordError, match=f"Move {at + 1} "):
        verify(replace(record, moves=tuple(moves)), games)
    moves[at] = replace(moves[at], seat=7)
    with pytest.raises(RecordError, match="a seat that there is not"):
        verify(replace(record, moves=tuple(moves)), games)


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[" * 100_000, b'{"format": 2}', b'{"game": "\xff"}']
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match="no record of a game"):
        read_record(data)


def test_nothing_is_told_before_the_end_and_nothing_without_a_deal() -> None:
    table, log = _played(next(iter(settings(every_game()["race"]))), 3)
    with pytest.raises(Unavailable, match="refusal-record-secret"):
        record_of(replace(table, stage=Stage.PLAY), log)
    with pytest.raises(Unavailable, match="refusal-no-record"):
        record_of(table, log[1:])
    with pytest.raises(Unavailable, match="refusal-no-record"):
        record_of(table, [*log[:-1], replace(log[-1], version=99)])


def test_the_command_says_in_a_sentence_what_it_found_of_a_game_of_each_kind(
    tmp_path: Path,
) -> None:
    files = [tmp_path / f"{slug}.json" for slug in catalogue(SEEDS)]
    for file in files:
        file.write_bytes(write_record(_record(file.stem)))
    good = _verify(*files)
    assert (good.returncode, good.stderr) == (0, "")
    told = good.stdout.splitlines()
    for file, line in zip(files, told, strict=True):
        assert line.startswith(f"{file}: The deal follows from the published secret")
    file.write_bytes(file.read_bytes().replace(b'"fingerprint": "', b'"fingerprint": "0'))
    bad = _verify(file, tmp_path / "absent")
    assert bad.returncode == 1
    wrong, unread = bad.stderr.splitlines()
    assert wrong.endswith("The secret does not fit the fingerprint that was published before.")
    assert "cannot be read" in unread


def _verify(*files: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "engine.verify", *map(str, files)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_everybody_changes_the_deal_and_a_word_changes_it_too() -> None:
    table = builders.lobby(1, 2, 3, game="race", secret=_SECRET, options=Options())
    game = every_game()["race"].game
    seeds = set()
    for word in ("", "hedge", "Zażółć"):
        with_word = lobby.add_word(2, word)(table, game, 1).after if word else table
        for start in ("1", "2"):
            change = lobby.start(1, b"", start)(with_word, game, 1)
            assert word not in repr(change.after.contributions) or not word
            seeds.add(change.after.seed)
    assert len(seeds) == 6
