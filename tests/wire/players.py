"""People who play any game with the controls they see, without knowing its rules.

All they know of Hedgerow is how its moves are encoded: a custom_id that begins with "p:" (a
button) or "s:" (a menu) is a move or a part of one, everything else is no move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .discord_server import DiscordServer
from .message_version import Control, Kind
from .modals import Modal
from .people import Person, Reply
from .world import Channel, Message

#: More clicks than any single move needs.
MOST_CLICKS_A_MOVE = 8


class Party:
    """Some people at one table. `hands` maps a person to the panel they play from."""

    def __init__(self, server: DiscordServer, channel: Channel, people: Sequence[Person]) -> None:
        self.server = server
        self.channel = channel
        self.people = tuple(people)
        self.ephemeral_hands: dict[Person, Message] = {}
        self.moves = 0

    @property
    def table(self) -> Message:
        """Return the table message: the latest public one that has controls."""
        found = self._table()
        assert found is not None, "there is no table message"
        return found

    @property
    def is_over(self) -> bool:
        """Return True if the table offers another game."""
        return self.step("rematch") is not None

    async def sit_down(self, game: str, **options: Any) -> None:
        """Let the first person open a table and start the game after the others have joined."""
        host, *others = self.people
        await host.command(self.channel, "play", game=game, **options)
        await self.server.until(lambda: self.step("join"), 20, "the table message")
        for each in others:
            await self.take_step(each, "join")
        await self.server.until(lambda: self.step("start"), 20, "enough seats taken")
        await self.take_step(host, "start")
        await self.server.until(lambda: not self.step("start"), 20, "the game to begin")

    async def open_hand(self, person: Person) -> Message:
        """Press My hand at the table and return the panel, which the person plays from then on."""
        reply = await self.take_step(person, "hand" if self.step("hand") else "move")
        panel = await reply.settled()
        assert panel.viewer is person.user
        self.ephemeral_hands[person] = panel
        return panel

    def panel(self, person: Person) -> Message | None:
        """Return the message a person plays from: the panel they opened, else the hand by DM."""
        if person in self.ephemeral_hands:
            return self.ephemeral_hands[person]
        seen = person.sees(person.dm)
        hands = [each for each in seen if each.shown.components and not each.ephemeral]
        return hands[-1] if hands else None

    def hand(self, person: Person) -> Message:
        """Return the message a person plays from. Fails the test where there is none."""
        panel = self.panel(person)
        assert panel is not None, f"{person} has no hand"
        return panel

    async def play(self, moves: int | None = None, seconds: float = 30) -> None:
        """Play until the game is over, or so many moves.

        Raise `AssertionError` where nobody can do anything for so many seconds.
        """
        done = self.moves + moves if moves is not None else None
        while not self.is_over and self.moves != done:
            person = await self.server.until(
                self._somebody, seconds, "somebody to move, or the end"
            )
            if isinstance(person, Person):
                await self.move(person)

    async def move(self, person: Person) -> None:
        """Make one move: use controls until the panel asks nothing or a new question."""
        for _ in range(MOST_CLICKS_A_MOVE):
            panel = self.hand(person)
            found = moves_on(panel)
            if not found:
                break
            control = found[self.moves * 7 % len(found)]
            asked = _question(control)
            reply = await self._use(person, panel, control)
            if reply.kind == 9:
                reply = await person.submit_modal(reply.modal, filled(reply.modal))
            if not any(_question(each) == asked for each in moves_on(panel)):
                break
        self.moves += 1

    async def _use(self, person: Person, panel: Message, control: Control) -> Reply:
        if control.is_button:
            return await person.click(panel, control.custom_id)
        values = [each.value for each in control.options[: max(1, control.least)]]
        return await person.pick(panel, control.custom_id, values)

    def _somebody(self) -> Person | bool:
        for person in self.people:
            panel = self.panel(person)
            if panel is not None and moves_on(panel):
                return person
        return self.is_over

    def step(self, name: str, message: Message | None = None) -> Control | None:
        """Return the enabled control of a message that is no move, by what it does.

        Without a message: of the table, where there is one.
        """
        message = message or self._table()
        controls = () if message is None else message.controls
        fits = (each for each in controls if f":{name}:" in each.custom_id and not each.disabled)
        return next(fits, None)

    async def take_step(self, person: Person, name: str, message: Message | None = None) -> Reply:
        """Press a control that is no move. Fails the test where it is not there."""
        message = message or self.table
        control = self.step(name, message)
        assert control is not None, f"there is no enabled {name!r} on message {message.id}"
        return await person.click(message, control.custom_id)

    def _table(self) -> Message | None:
        found = [each for each in self.people[0].sees(self.channel) if not each.ephemeral]
        return next((each for each in reversed(found) if each.controls), None)


def moves_on(panel: Message) -> tuple[Control, ...]:
    """Return the enabled controls that are moves; menus alone where there are any.

    Buttons beside a menu only turn its pages.
    """
    found = [each for each in panel.controls if not each.disabled]
    menus = tuple(each for each in found if each.custom_id.startswith("s:"))
    return menus or tuple(each for each in found if each.custom_id.startswith("p:"))


def filled(modal: Modal) -> dict[str, object]:
    """Fill in the fields of a modal with their shortest valid input."""
    values: dict[str, object] = {}
    for field in modal.fields:
        if field.kind == Kind.TEXT_INPUT:
            values[field.custom_id] = "1" * max(1, field.least)
        elif field.options:
            values[field.custom_id] = [each.value for each in field.options[: max(1, field.least)]]
    return values


def _question(control: Control) -> str:
    """Return what a move's control asks: table, seat, ask and verb from its custom_id."""
    return ":".join(control.custom_id.split(":")[1:5])
