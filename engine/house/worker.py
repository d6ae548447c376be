"""The house's worker process: a request per line on stdin, a reply per line on stdout.

    python -m engine.house.worker <seeds>

It knows the games and nothing else: no table, no person, no file, no setting. It exits as soon as
stdin is closed, even in the middle of a computation. `executor.WorkerProcess` is the other end.
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
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engine.api.game import AnyGame
from engine.api.legal_actions import Move
from engine.catalogue import catalogue
from engine.house import player
from engine.house.search import Decision

#: People's clicks come before the house's computations where both share one processor.
_NICE = 5


#: A request: the game's slug, and a decision whose state is still encoded.
HouseRequest: TypeAlias = tuple[str, Decision[msgspec.Raw]]


class HouseReply(msgspec.Struct, frozen=True):
    """The house's move (`None`: it declines to act), or the error that prevented it."""

    move: Move | None = None
    error: str = ""


def reply_to(games: Mapping[str, AnyGame], request: HouseRequest) -> HouseReply:
    """Return the reply to a request; an error of the game's code is part of the reply."""
    try:
        slug, decision = request
        state = msgspec.json.decode(decision.state, type=games[slug].state_type)
        return HouseReply(player.choose_move(games[slug], replace(decision, state=state)))
    except Exception as error:  # a game may fail in any way; the worker goes on
        return HouseReply(error=f"{type(error).__name__}: {error}")


def main() -> None:
    """Answer requests until stdin is closed."""
    # Ctrl-C is for the bot, which closes in order and ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(_NICE)
    # Replies have a descriptor of their own; whatever else is printed goes to stderr.
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    requests: SimpleQueue[bytes] = SimpleQueue()
    # Read in a thread: the end of stdin ends this process, even during a computation.
    Thread(target=_read, args=(requests,), daemon=True).start()
    games = catalogue(Path(sys.argv[1]))
    gc.collect()
    gc.freeze()
    decoder, encoder = msgspec.json.Decoder(HouseRequest), msgspec.json.Encoder()
    while True:
        reply = reply_to(games, decoder.decode(requests.get()))
        replies.write(encoder.encode(reply) + b"\n")


def _read(requests: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        requests.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
