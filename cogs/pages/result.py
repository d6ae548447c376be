"""What a table that is over tells beside its picture: places, ratings, and every hand laid open."""

from __future__ import annotations

from cogs.text.localization import FALLBACK_LOCALE
from cogs.text.translator import Translator
from cogs.text.user_text import Name
from engine.api.event import Line, Param, Seat, Typed, line
from engine.standings.results import Placing, Result
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot


def ended(
    snapshot: TableSnapshot, translator: Translator, result: Result | None = None
) -> list[str]:
    """Say how a game ended: who is where, what it did to the ratings, or why it did nothing.

    Without its result the places alone.
    """
    said = [_place(snapshot, seat, translator, result) for seat in _order(snapshot)]
    if snapshot.table.outcome is not None:
        said.insert(0, translator(snapshot.table.outcome.reason))
    if result is not None and result.unrated is not None:
        said.append(f"-# {translator(Line(result.unrated.value))}")
    return said


def change_line(placing: Placing) -> Line | None:
    """Say a seat's rating after a game and by how much it moved; `None`: it was not rated."""
    if placing.after is None or placing.change is None:
        return None
    change = placing.change
    moved = Line("ui-change-none")
    if change:
        moved = line("ui-change-up" if change > 0 else "ui-change-down", change=abs(change))
    key = "ui-rated-provisional" if placing.after.provisional else "ui-rated"
    return line(key, rating=placing.after.number, change=moved)


def laid_open(snapshot: TableSnapshot) -> tuple[tuple[int, tuple[Line, ...]], ...]:
    """Give (seat, what it alone saw) of a game that has come to its end; nothing before.

    What the public table shows by itself is left out, so a game that lays its hands open has none.
    """
    table = snapshot.table
    if table.stage is not Stage.OVER or table.state is None:
        return ()
    public = set(snapshot.picture(None).text)
    own = (
        (seat, tuple(each for each in snapshot.picture(seat).text if each not in public))
        for seat in range(len(table.seats))
    )
    return tuple((seat, lines) for seat, lines in own if lines)


def hands_text(snapshot: TableSnapshot, translator: Translator) -> str:
    """Say every hand that is laid open; nothing where there is none."""
    said = []
    for seat, lines in laid_open(snapshot):
        said.append(translator.key("ui-hand-seen", seat=Seat(seat)))
        # What a line announces follows it: "In your hand: Club · Pine Cone".
        whole = " · ".join(translator(each) for each in lines)
        said.append("> " + whole.replace(": · ", ": "))
    return "\n".join(said)


def _order(snapshot: TableSnapshot) -> list[int]:
    outcome = snapshot.table.outcome
    if outcome is None:
        return []
    return sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))


def _place(
    snapshot: TableSnapshot, seat: int, translator: Translator, result: Result | None
) -> str:
    outcome = snapshot.table.outcome
    assert outcome is not None
    # A game whose scores are no points words its places itself.
    own = f"{snapshot.table.game}-place"
    key = own if translator.localization.has(own, FALLBACK_LOCALE) else "ui-place"
    said = translator.key(
        key, place=outcome.places[seat], seat=_who(snapshot, seat), score=outcome.scores[seat]
    )
    change = change_line(result.placings[seat]) if result else None
    return said if change is None else f"{said} · {translator(change)}"


def _who(snapshot: TableSnapshot, seat: int) -> Param:
    """Name a seat's person, also where the house played on for them: the result is theirs."""
    occupant = snapshot.table.seats[seat]
    if occupant.user is None and occupant.left is not None and Name(occupant.name).plain:
        return line("ui-place-left", who=Typed(occupant.name), seat=Seat(seat))
    return Seat(seat)
