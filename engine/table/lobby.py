"""The lobby: joining and leaving, house seats, options, the start, and ending a table.

Transitions are called without table, game and time: `Tables.change` adds these under the table's
lock. A transition raises a `Refused` with the reason if it is not allowed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import update_wrapper
from typing import Concatenate, ParamSpec, TypeAlias

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Line, Seat, Typed, line
from engine.api.game import AnyGame, Outcome
from engine.api.options import UNSET, Options, PreviousSeat, Value, find_option, parse_option
from engine.api.refusals import Illegal, NotSeated, Unavailable
from engine.api.seats import seat_names, seat_range, with_item
from engine.table.deal import deal_seed, fingerprint
from engine.table.faces import house_faces
from engine.table.model import (
    Change,
    HintLimit,
    Occupant,
    Pace,
    Stage,
    Strength,
    Table,
    Takebacks,
    Tempo,
    Wish,
)
from engine.table.play import begin, record_change
from engine.table.wishes import ends_by_wish_ms, is_wished

P = ParamSpec("P")

#: (table, its game, now in Unix milliseconds) -> the change.
Transition: TypeAlias = Callable[[Table, AnyGame, int], Change]

TableOption: TypeAlias = Pace | Strength | Tempo | HintLimit | Takebacks

#: The options of every table besides its game's, which are fields of the table: how long it waits,
#: how strong the house plays, how fast it moves, how many hints it gives, and whether moves can be
#: taken back.
TABLE_OPTIONS: Mapping[str, type[TableOption]] = {
    "pace": Pace,
    "house": Strength,
    "tempo": Tempo,
    "hints": HintLimit,
    "takebacks": Takebacks,
}

#: A lobby in which nothing has changed for so long is closed and frees its channel.
LOBBY_TIMEOUT_MS = 24 * 3600 * 1000

#: Once nothing has changed in a lobby for so long, anybody seated may start it: its host is away.
HOST_WAIT_MS = 15 * 60 * 1000

#: A table at which everybody is away is closed after this, and a private one that waits for its
#: person. Long before, anybody may close the former who has no seat there: it must not keep a
#: channel.
RESTING_TIMEOUT_MS, RESTING_IS_FREE_MS = 7 * 24 * 3600 * 1000, 3600 * 1000


def transition(
    function: Callable[Concatenate[Table, AnyGame, int, P], Change],
) -> Callable[P, Transition]:
    """Make `function` return a `Transition` when it is called with its last arguments alone."""

    def with_arguments(*args: P.args, **kwargs: P.kwargs) -> Transition:
        return lambda table, game, now_ms: function(table, game, now_ms, *args, **kwargs)

    return update_wrapper(with_arguments, function)


@transition
def join(
    table: Table, game: AnyGame, now_ms: int, user: int, name: str, contribution: str = ""
) -> Change:
    """Seat a person; at a full table they take a house seat. Their contribution: see deal.py."""
    _require_lobby(table)
    if user in table.people:
        raise Illegal("refusal-already-seated")
    occupant = Occupant(user, name, contribution=contribution)
    if len(table.seats) < max(game.info.seats):
        seats = (*table.seats, occupant)
    else:
        house = _last_house_seat(table)
        if house is None:
            raise Illegal("refusal-table-full", seats=len(table.seats))
        seats = with_item(table.seats, house, occupant)
    events = (line("table-joined", who=Typed(name)),)
    return record_change(
        table, replace(table, seats=seats), game, _by("join", user), events, now_ms
    )


@transition
def add_word(table: Table, game: AnyGame, now_ms: int, user: int, word: str) -> Change:
    """Add the fingerprint of a person's word to what they contribute to the seed (deal.py)."""
    _require_lobby(table)
    seat = _require_seat(table, user)
    number, _, _ = table.seats[seat].contribution.partition(" ")
    occupant = replace(table.seats[seat], contribution=f"{number} {fingerprint(word)}")
    after = replace(table, seats=with_item(table.seats, seat, occupant))
    events = (line("table-word-added", who=Typed(occupant.name)),)
    return record_change(table, after, game, _by("word", user), events, now_ms)


@transition
def leave(table: Table, game: AnyGame, now_ms: int, user: int) -> Change:
    """Let a person leave: in the lobby their seat is removed, in play the house takes it over.

    If they began among people and only one side has people left, that side has won.
    """
    seat = _require_seat(table, user)
    occupant = table.seats[seat]
    name = occupant.name
    if table.stage is Stage.LOBBY:
        seats = (*table.seats[:seat], *table.seats[seat + 1 :])
        event = line("table-left", who=Typed(name))
    else:
        seats = with_item(table.seats, seat, occupant.given_up)
        house = house_faces(replace(table, seats=seats))[seat]
        event = line("table-left-to-house", who=Typed(name), seat=_house(house))
    after = replace(table, seats=seats)
    if not after.people:
        after = replace(after, stage=Stage.CLOSED, reason=line("closed-all-left"))
    elif table.host == user:
        there = [each.user for each in after.seats if not each.is_played_by_house]
        after = replace(after, host=(*there, *after.people)[0])
    if after.stage is Stage.PLAY and (outcome := concession(after, game)) is not None:
        after = replace(after, stage=Stage.OVER, outcome=outcome)
    return record_change(table, after, game, _by("leave", user), (event,), now_ms)


def concession(table: Table, game: AnyGame) -> Outcome | None:
    """Return the outcome if only one side of a game among people has people left, else `None`."""
    count = len(table.seats)
    side_of = game.info.sides.get(count, tuple(range(count)))
    if table.is_with_house:
        return None
    left = {side_of[at] for at, each in enumerate(table.seats) if each.user is not None}
    if len(left) != 1 or len(set(side_of)) == 1:
        return None
    winners = [seat for seat, side in enumerate(side_of) if side in left]
    places = tuple(1 if seat in winners else 1 + len(winners) for seat in range(count))
    reason = line("table-conceded", seats=seat_names(winners))
    return Outcome(places=places, scores=(), sides=side_of, reason=reason)


@transition
def add_house(table: Table, game: AnyGame, now_ms: int, user: int) -> Change:
    """Add the house seats that a start still needs, else one house seat."""
    check_may_set(table, user)
    most, least = max(game.info.seats), min(game.info.seats)
    if len(table.seats) >= most:
        raise Illegal("refusal-table-full", seats=most)
    more = max(1, least - len(table.seats))
    seats = (*table.seats, *(Occupant() for _ in range(more)))
    after, before = replace(table, seats=seats), house_faces(table).values()
    new = [face for face in house_faces(after).values() if face not in before]
    events = tuple(line("table-joined", who=_house(face)) for face in new)
    return record_change(table, after, game, _by("house", user), events, now_ms)


@transition
def remove_house(table: Table, game: AnyGame, now_ms: int, user: int) -> Change:
    """Remove one house seat."""
    check_may_set(table, user)
    house = _last_house_seat(table)
    if house is None:
        raise Illegal("refusal-no-house")
    seats = (*table.seats[:house], *table.seats[house + 1 :])
    after = replace(table, seats=seats)
    (face,) = {*house_faces(table).values()} - {*house_faces(after).values()}
    events = (line("table-left", who=_house(face)),)
    return record_change(table, after, game, _by("unhouse", user), events, now_ms)


@transition
def rotate_partners(table: Table, game: AnyGame, now_ms: int, user: int) -> Change:
    """Move everybody but the host one seat on, so that the host has another partner.

    Only if seats play as sides. Doing it once for each other person restores the first order.
    """
    check_may_set(table, user)
    if not sides(table, game):
        raise Illegal("refusal-no-partners")
    host, first, *others = (table.seats[at] for at in table.seats_in_play)
    options = _carried(replace(table, previous_users=()), game)
    after = replace(table, options=options, seats=(host, *others, first), previous_users=())
    return record_change(table, after, game, _by("partners", user), (), now_ms)


def sides(table: Table, game: AnyGame) -> tuple[tuple[int, ...], ...]:
    """Return the lobby's seats of each side after the start, `()` if everybody plays alone."""
    count = len(table.seats)
    side_of = game.info.sides.get(count, tuple(range(count)))
    if len(set(side_of)) == count:
        return ()
    order = table.seats_in_play
    return tuple(
        tuple(seat for seat, other in zip(order, side_of, strict=True) if other == side)
        for side in sorted(set(side_of))
    )


def host_line(table: Table) -> Line:
    """Return the host's name, "somebody" if they have left."""
    seat = table.seat_of(table.host)
    return line("somebody") if seat is None else line("seat", seat=Seat(seat))


@transition
def set_option(
    table: Table, game: AnyGame, now_ms: int, user: int, key: str, given: Value | str
) -> Change:
    """Set an option of the game or of the table (`TABLE_OPTIONS`) to a value or to typed text."""
    check_may_set(table, user)
    if key in TABLE_OPTIONS:
        value = str(parse_table_option(key, given))
        after = replace(table, **{key: TABLE_OPTIONS[key](value)})
    else:
        spec = find_option(game.info.options, key, *TABLE_OPTIONS)
        chosen = spec.default if given == UNSET else parse_option(spec, given)
        values = {**table.options.values, key: chosen}
        kept = {each: value for each, value in values.items() if value is not None}
        after = replace(table, options=replace(table.options, values=kept))
        value = UNSET if chosen is None else str(chosen)
    return record_change(table, after, game, Action("set", (str(user), key, value)), (), now_ms)


def check_may_set(table: Table, user: int) -> None:
    """Raise a `Refused` unless this is a lobby and the person its host, who sets the options."""
    _require_lobby(table)
    if user != table.host:
        raise NotSeated("refusal-only-host", host=host_line(table))


@transition
def start(
    table: Table, game: AnyGame, now_ms: int, user: int, secret: bytes, contribution: str = ""
) -> Change:
    """Start the game with its seats in the order of `Table.seats_in_play`: the host sits on seat 0.

    The host may, and anybody seated once nothing has changed for `HOST_WAIT_MS`.
    `secret`: for a lobby without one. The contribution of the person who starts: see deal.py.
    """
    _require_lobby(table)
    is_wait_over = user in table.people and now_ms >= table.changed_ms + HOST_WAIT_MS
    if user != table.host and not is_wait_over:
        minutes = HOST_WAIT_MS // 60_000
        raise NotSeated("refusal-only-host-starts", host=host_line(table), minutes=minutes)
    counts = game.info.seats
    if len(table.seats) not in counts:
        raise Illegal("refusal-seat-count", have=len(table.seats), **seat_range(counts))
    seats = tuple(table.seats[at] for at in table.seats_in_play)
    seated = replace(
        table,
        seats=tuple(replace(each, contribution="") for each in seats),
        secret=table.secret or secret,
        contributions=(*(each.contribution for each in seats), contribution),
        options=_carried(table, game),
        previous_users=(),  # not needed any more: do not keep people's ids
    )
    seed = deal_seed(seated.secret, seated.contributions)
    change = begin(seated, game, seed, _by("start", user), now_ms)
    return replace(change, before=table)


def _carried(table: Table, game: AnyGame) -> Options:
    """Return the options with carried seats as those that the same people have now.

    With other people than in the game before, carried options are dropped.
    """
    before, values = table.previous_users, dict(table.options.values)
    same_people = Counter(before) == Counter(each.user for each in table.seats)
    for spec in game.info.options:
        carried = values.pop(spec.key, None) if spec.carried else None
        if carried is None or not same_people:
            continue
        if isinstance(spec, PreviousSeat):
            carried = (int(carried) - before.index(table.host)) % len(before)
        values[spec.key] = carried
    return Options(values)


@transition
def end(table: Table, game: AnyGame, now_ms: int, user: int, *, manages: bool) -> Change:
    """Close a table without a result, if `check_may_end` lets this person."""
    check_may_end(table, now_ms, user, manages=manages)
    occupant = next((each for each in table.seats if each.user == user), None)
    event = line("closed-all-away" if is_free_to_close(table, now_ms) else "table-ended-mod")
    if occupant is not None:
        event = line("table-ended-by", who=Typed(occupant.name))
    after = replace(table, stage=Stage.CLOSED, reason=event)
    return record_change(table, after, game, _by("end", user), (event,), now_ms)


def check_may_end(table: Table, now_ms: int, user: int, *, manages: bool) -> None:
    """Raise a `Refused` with the reason if this person may not close the table alone.

    Nobody escapes a defeat so: a game in play ends by a vote of the people seated (`Wish.END`),
    or by a moderator who does not play. Others may close a table that has rested for an hour.
    """
    if not table.is_active:
        raise Unavailable("refusal-table-over")
    if table.stage is Stage.PLAY and user in table.people:
        if len(table.people) > 1:
            raise Illegal("refusal-end-by-vote")
    elif user != table.host and not manages and not is_free_to_close(table, now_ms):
        raise NotSeated("refusal-only-host-ends", host=host_line(table))


def is_free_to_close(table: Table, now_ms: int) -> bool:
    """Return True if everybody has been away from a running game for an hour."""
    return table.is_resting and now_ms >= table.changed_ms + RESTING_IS_FREE_MS


def expires_ms(table: Table, *, channel_gone: bool = False) -> int | None:
    """Return when a table is closed if nobody acts; `None`: never.

    That is a lobby, a resting or a private table, one whose channel was deleted, or one that people
    want to end while the others are away.
    """
    if table.stage is Stage.LOBBY:
        return table.changed_ms + LOBBY_TIMEOUT_MS
    is_alone = table.is_private or channel_gone
    may_expire = table.is_resting or (is_alone and table.stage is Stage.PLAY)
    times = [table.changed_ms + RESTING_TIMEOUT_MS] if may_expire else []
    if (ends_ms := ends_by_wish_ms(table)) is not None:
        times.append(ends_ms)
    return min(times, default=None)


@transition
def expire(table: Table, game: AnyGame, now_ms: int, *, channel_gone: bool = False) -> Change:
    """Close a lobby that nobody has started, or a table that nobody has come back to."""
    expires = expires_ms(table, channel_gone=channel_gone)
    if expires is None:
        _require_lobby(table)
    elif now_ms < expires:
        raise Illegal("refusal-too-soon")
    if table.stage is Stage.PLAY and is_wished(table, Wish.END, now_ms):
        return record_change(table, table, game, Action("end"), (), now_ms)
    is_lobby = table.stage is Stage.LOBBY
    reason = line("closed-never-started" if is_lobby else "closed-nobody-back")
    after = replace(table, stage=Stage.CLOSED, reason=reason)
    return record_change(table, after, game, Action("end"), (), now_ms)


def parse_table_option(key: str, given: Value | str) -> TableOption:
    """Return the value of this name of a table's option. Raise `Illegal` if there is none."""
    kind = TABLE_OPTIONS[key]
    try:
        return kind(str(given).strip().casefold())
    except ValueError:
        value, fits = Typed(str(given)), Typed(", ".join(kind))
        raise Illegal("refusal-bad-option", option=Typed(key), value=value, fits=fits) from None


def _require_lobby(table: Table) -> None:
    if table.stage is Stage.PLAY:
        raise Unavailable("refusal-already-begun")
    if table.stage is not Stage.LOBBY:
        raise Unavailable("refusal-table-over")


def _require_seat(table: Table, user: int) -> int:
    if not table.is_active:
        raise Unavailable("refusal-table-over")
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeated("refusal-not-seated")
    return seat


def _last_house_seat(table: Table) -> int | None:
    return next(
        (at for at in reversed(range(len(table.seats))) if table.seats[at].user is None), None
    )


def _by(verb: str, user: int) -> Action:
    return Action(verb, (str(user),))


def _house(face: int) -> Line:
    """Return what the house is called on a seat, also once somebody else has that seat."""
    return line("house-seated", seat=line("house", face=face))
