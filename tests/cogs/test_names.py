"""Names of seats: no two are equal, none is invisible, and all are as they were written."""

import pytest

from cogs.text.localization import Localization
from cogs.text.translator import names_of
from engine.api.event import Seat, Typed, line
from engine.table.model import Occupant, Table


def table(*occupants: Occupant) -> Table:
    return Table(
        channel=1, guild=2, locale="en", host=1, game="nim", version=1, seats=tuple(occupants)
    )


def plain(localization: Localization, seats: Table, locale: str = "en") -> list[str]:
    return [name.plain for name in names_of(localization, seats, locale)]


def test_house_seats_are_numbered_also_those_that_somebody_left(localization: Localization) -> None:
    seats = table(Occupant(1, "Ola"), Occupant(), Occupant(None, "", 7))
    assert plain(localization, seats) == ["Ola", "House", "House 2"]
    assert plain(localization, seats, "pl") == ["Ola", "Komputer", "Komputer 2"]


def test_no_two_seats_have_the_same_name(localization: Localization) -> None:
    seats = table(
        Occupant(1, "Ola"),
        Occupant(2, "Ola"),
        Occupant(3, "Ola (2)"),
        Occupant(4, "House"),
        Occupant(),
    )
    names = plain(localization, seats)
    assert len(set(names)) == 5
    assert names[:2] == ["Ola", "Ola (2)"]


def test_an_invisible_name_becomes_the_number_of_its_seat(localization: Localization) -> None:
    assert plain(localization, table(Occupant(1, "Ola"), Occupant(2, "\u200b\u3164"))) == [
        "Ola",
        "Seat 2",
    ]


@pytest.mark.parametrize("key", ["table-joined", "table-left", "table-ended-by"])
def test_a_person_with_an_invisible_name_is_somebody(localization: Localization, key: str) -> None:
    for blank in ("\u200b", "\u3164\u3164", "\u2800 \u115f", "\u202e"):
        said = line(key, who=Typed(blank))
        assert localization.translate(said, "en").startswith("Somebody ")
        assert localization.plain(said, "de").startswith("Jemand ")
        assert localization.translate(said, "pl").startswith("Ktoś ")
    # Other invisible text is not a person.
    assert "“”" in localization.translate(line("refusal-unread-move", move=Typed("\u200b")), "en")


def test_a_name_is_escaped_for_messages_and_has_a_plain_form(localization: Localization) -> None:
    (name,) = names_of(localization, table(Occupant(1, "*Ola* @everyone")), "en")
    assert name == "\\*Ola\\* @\u200beveryone"
    assert name.plain == "*Ola* @everyone"
    winner = line("ui-winner", seat=Seat(0))
    assert localization.translate(winner, "en", (name,)) == f"{name} wins!"
    assert localization.plain(winner, "en", (name,)) == "*Ola* @everyone wins!"
