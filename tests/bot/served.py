"""Store results on a server without playing them, and read the replies to a person."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.standings.results import Placing, Result
from tests.storage.games import a_result, dealt, ended
from tests.support.sim import Sim

DAY_MS = 24 * 3600 * 1000


async def finished(
    sim: Sim,
    users: Sequence[tuple[int, str]],
    *,
    at_ms: int = DAY_MS,
    places: Sequence[int] | None = None,
    guild: int | None = None,
    game: str = "race",
    channel: int = 1,
    feats: Sequence[str] = (),
    **fields: Any,
) -> Result:
    """Store a finished game of these (user, name); by default their places are in this order.

    `feats`: of the first of them.
    """
    placings = tuple(
        Placing(
            user=user,
            name=name,
            side=seat,
            place=place,
            score=20 - place,
            own_moves=9,
            feats=() if seat else tuple(feats),
        )
        for seat, ((user, name), place) in enumerate(
            zip(users, places or range(1, len(users) + 1), strict=True)
        )
    )
    result = a_result(
        [user for user, _ in users],
        at_ms=at_ms,
        placings=placings,
        guild=sim.guild.id if guild is None else guild,
        channel=channel,
        game=game,
        **fields,
    )
    archive = sim.bot.archive
    return await ended(archive, await dealt(archive, result), result)


async def crowd(sim: Sim, names: Iterable[str], *, first: int = 1000, **more: Any) -> list[int]:
    """Store one rated game for each pair of strangers; return their user ids."""
    people = [(first + at, name) for at, name in enumerate(names)]
    if len(people) % 2:
        people.append((first + len(people), "one more"))

    games = [
        finished(
            sim,
            people[at : at + 2],
            **{"at_ms": DAY_MS + at * 1000, **more, "channel": 2 + at},
        )
        for at in range(0, len(people), 2)
    ]
    await asyncio.gather(*games)
    return [user for user, _ in people]


def known(*people: Any) -> list[tuple[int, str]]:
    """Return (user, name) of people of the server."""
    return [(person.id, person.user.name) for person in people]


def files(message: Any) -> Mapping[str, Any]:
    """Return a message's attachments by their names."""
    return {each.filename: each for each in message.attachments}
