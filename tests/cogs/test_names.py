"""Names of seats: no two are equal, none is invisible, and all are as they were written."""

import pytest
from msgspec.structs import replace

from cogs.text.localization import Localization
from cogs.text.translator import names_of
from engine.api.drawing.house_faces import FACES
from engine.api.event import Seat, Typed, line
from engine.table.model import Occupant, Stage, Table


def table(*occupants: Occupant) -> Table:
    return Table(
        channel=1, guild=2, locale="en", host=1, game="nim", version=1, seats=tuple(occupants)
    )


def plain(localization: Localization, seats: Table, locale: str = "en") -> list[str]:
    return [name.plain for name in names_of(localization, seats, locale)]


def test_the_house_has_a_name_on_each_seat_also_on_those_that_somebody_left(
    localization: Localization,
) -> None:
    seats = table(Occupant(1, "Ola"), Occupant(), Occupant(None, "", 7))
    assert plain(localization, seats) == ["Ola", "Juniper", "Heather"]
    assert plain(localization, seats, "pl") == ["Ola", "Jałowiec", "Wrzos"]


def test_the_names_of_the_house_differ_in_every_channel_and_stay_through_the_game(
    localization: Localization,
) -> None:
    for number in range(20):
        seats = replace(table(*[Occupant()] * FACES), channel=number)
        for locale in ("en", "de", "pl"):
            assert len({*plain(localization, seats, locale)}) == FACES
    # The host has passed on: they will sit on the first seat once the game begins.
    lobby = replace(table(Occupant(2, "Bo"), Occupant(), Occupant(1, "Ola")), id=4)
    names = dict(zip("abc", plain(localization, lobby), strict=True))
    begun = replace(lobby, stage=Stage.PLAY, seats=tuple(lobby.seats[at] for at in (2, 0, 1)))
    assert plain(localization, begun) == [names[each] for each in "cab"]
    # Somebody leaves to the house: nobody else has another name now.
    left = replace(begun, seats=(Occupant(None, "Ola", 1), *begun.seats[1:]))
    assert plain(localization, left)[1:] == [names[each] for each in "ab"]


def test_no_two_seats_have_the_same_name(localization: Localization) -> None:
    seats = table(
        Occupant(1, "Ola"),
        Occupant(2, "Ola"),
        Occupant(3, "Ola (2)"),
        Occupant(4, "Fern"),
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
    back = line("table-back", seat=Seat(0))
    assert localization.translate(back, "en", (name,)) == f"{name} is back."
    assert localization.plain(back, "en", (name,)) == "*Ola* @everyone is back."
