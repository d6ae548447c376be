"""The house's mind in a process of its own: questions come in by line, answers go out by line.

    python -m engine.house.worker <seeds>

It knows the games and nothing else: no table, no person, no file, no setting. It ends as soon as
who asks it is gone, in the midst of a thought too. `thinking.WorkerProcess` is the other end.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import msgspec

from engine.api.game import AnyGame
from engine.api.legal_actions import Move
from engine.api.rng import Rng
from engine.catalogue import catalogue
from engine.house import player
from engine.house.strength import HouseSkill


class HouseRequest(msgspec.Struct, frozen=True):
    """What is asked: a seat's move in a state, given as the codec seals it.

    `offers`: (verb, ask) of those that are open; the mind works them out from the seat's view.
    """

    game: str
    seats: int
    seat: int
    offers: tuple[tuple[str, str], ...]
    state: msgspec.Raw
    rng: Rng
    skill: HouseSkill


class HouseReply(msgspec.Struct, frozen=True):
    """What the house does, or why the thought failed."""

    move: Move | None = None
    failed: str = ""


def answered(games: Mapping[str, AnyGame], question: HouseRequest) -> HouseReply:
    """Choose the move that is asked for."""
    try:
        game = games[question.game]
        state = msgspec.json.decode(question.state, type=game.state_type)
        wanted = frozenset(question.offers)
        theirs = game.offers(game.view(state, question.seat))
        offers = tuple(offer for offer in theirs if (offer.verb, offer.ask) in wanted)
        rng, seats, skill = question.rng, question.seats, question.skill
        return HouseReply(player.choose_move(game, state, question.seat, offers, rng, seats, skill))
    except Exception as error:  # a game's fault is told like one; the mind goes on
        return HouseReply(failed=f"{type(error).__name__}: {error}")


def main() -> None:
    """Answer until nobody asks any more."""
    # Ctrl-C is for the bot, which closes in order and then lets this go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(_NICE)
    # Answers go where only answers go; whatever else is printed is for the log.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[bytes] = SimpleQueue()
    # Read beside the thinking: the end of what is asked is the end of this, whatever it does.
    Thread(target=_read, args=(questions,), daemon=True).start()
    games = catalogue(Path(sys.argv[1]))
    gc.collect()
    gc.freeze()
    decoder, encoder = msgspec.json.Decoder(HouseRequest), msgspec.json.Encoder()
    while True:
        answer = answered(games, decoder.decode(questions.get()))
        answers.write(encoder.encode(answer) + b"\n")


#: People's clicks go before the house's thoughts where there is one processor for both.
_NICE = 5


def _read(questions: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
