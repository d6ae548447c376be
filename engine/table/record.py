"""A finished game as a file that anybody can check and play again with the rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from re import fullmatch

import msgspec
from msgspec import Struct

from engine.api.action import Action, answers
from engine.api.game import AnyGame, Outcome, Step
from engine.api.options import Options, Value
from engine.api.refusals import Refused, Unavailable
from engine.api.rng import Rng
from engine.table.deal import deal_seed, fingerprint
from engine.table.model import Cause, LogEntry, Table
from engine.table.past import is_move, standing

#: The form of the file.
FORMAT = 1


class RecordError(Exception):
    """A record does not hold; the message is one sentence that says what is wrong with it."""


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of a seat (`None`: of the table itself), who made it, and when (Unix milliseconds)."""

    seat: int | None
    verb: str
    args: tuple[str, ...]
    cause: Cause
    at_ms: int


class GameRecord(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A finished game: what its deal was made of, every move, and how it ended."""

    format: int = FORMAT
    game: str
    version: int  #: of the rules
    options: dict[str, Value]
    names: tuple[str, ...]  #: of the seats; "" for the house and for forgotten people
    fingerprint: str  #: published before anybody contributed
    secret: str  #: 64 hexadecimal digits, published at the end
    contributions: tuple[str, ...]  #: of each seat, and of the start (deal.py)
    moves: tuple[Move, ...]
    outcome: Outcome | None  #: `None`: the table was closed without a result


def record_of(table: Table, log: Sequence[LogEntry]) -> GameRecord:
    """Return the record of a finished game. Raise `Unavailable` while it is secret or without one.

    There is none for a game that an upgrade of its rules has changed, nor after its log is gone.
    Moves that were taken back are left out.
    """
    if table.is_active:
        raise Unavailable("refusal-record-secret")
    begun = next((at for at, entry in enumerate(log) if entry.action.verb == "start"), None)
    if begun is None or not table.secret or table.state is None:
        raise Unavailable("refusal-no-record")
    played = [entry for entry in standing(log[begun:]) if is_move(entry)]
    if any(entry.version != table.version for entry in (log[begun], *played)):
        raise Unavailable("refusal-no-record")
    return GameRecord(
        game=table.game,
        version=table.version,
        options=table.options.values,
        names=tuple(each.left_name or each.name for each in table.seats),
        fingerprint=table.deal_hash,
        secret=table.secret.hex(),
        contributions=table.contributions,
        moves=tuple(
            Move(each.seat, each.action.verb, each.action.args, each.cause, each.at_ms)
            for each in played
        ),
        outcome=table.outcome,
    )


def write_record(record: GameRecord) -> bytes:
    """Return a record as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def read_record(data: bytes) -> GameRecord:
    """Return the record of a file. Raise `RecordError`."""
    try:
        record = msgspec.json.decode(data, type=GameRecord)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"This is no record of a game: {error}.") from error
    if record.format != FORMAT:
        raise RecordError(f"The record has the form {record.format}, this program reads {FORMAT}.")
    return record


def replay(record: GameRecord, game: AnyGame) -> Iterator[Step[object]]:
    """Yield the deal, then the step of each move. Raise `RecordError` at the first that is wrong.

    Every move must have been offered to its seat, so that nobody could cheat.
    """
    if record.version != game.info.version:
        raise RecordError(
            f"The game was played by version {record.version} of {record.game}; "
            f"the rules here are version {game.info.version}."
        )
    seats = len(record.names)
    if seats not in game.info.seats or len(record.contributions) != seats + 1:
        raise RecordError(f"{record.game} cannot be played with the {seats} seats of this record.")
    step = game.setup(seats, Options(record.options), Rng(record_seed(record)))
    yield step
    for number, move in enumerate(record.moves, 1):
        action = Action(move.verb, move.args)
        if move.seat is not None and not 0 <= move.seat < seats:
            raise RecordError(f"Move {number} names a seat that there is not.")
        offers = game.offers(game.view(step.state, move.seat))
        try:
            if game.outcome(step.state) is not None or not any(
                answers(offer, action) for offer in offers
            ):
                raise RecordError(f"Move {number} was not possible.")
            step = game.apply(step.state, move.seat, action)
        except Refused as refusal:
            raise RecordError(f"Move {number} is against the rules.") from refusal
        yield step


def record_seed(record: GameRecord) -> bytes:
    """Return the seed of the deal. Raise `RecordError` if the fingerprint is of another secret."""
    if fingerprint(record.secret) != record.fingerprint:
        raise RecordError("The secret does not fit the fingerprint that was published before.")
    if not fullmatch("[0-9a-f]{64}", record.secret):
        raise RecordError("The secret is not 64 hexadecimal digits.")
    return deal_seed(bytes.fromhex(record.secret), record.contributions)


def verify(record: GameRecord, games: Mapping[str, AnyGame]) -> str:
    """Return a sentence on what was checked: the deal, every move and the end.

    Raise `RecordError` at the first thing that is wrong.
    """
    if record.game not in games:
        raise RecordError(f"There is no game called {record.game} here.")
    game = games[record.game]
    try:
        *_, last = replay(record, game)
    except RecordError:
        raise
    except Exception as error:  # the options or words of a forged record
        raise RecordError(f"The rules cannot play this record ({type(error).__name__}).") from error
    outcome = game.outcome(last.state)
    moves = f"The deal follows from the published secret, and all {len(record.moves)} moves fit it"
    if outcome is None and (
        record.outcome is None or record.outcome.reason.key == "table-conceded"
    ):
        return f"{moves}. The game was given up before its end."
    if record.outcome is None or outcome is None or _counted(outcome) != _counted(record.outcome):
        raise RecordError("The moves lead to another result than the one in the record.")
    return f"{moves}, to the result in the record."


def _counted(outcome: Outcome) -> tuple[object, ...]:
    return outcome.places, outcome.scores, outcome.sides
