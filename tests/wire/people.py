"""What users do: commands, clicks, menus, modals, and what they get to see.

A person acts as a Discord client lets them: only on what is there and enabled. Every act waits
for the bot's answer and fails the test with "This interaction failed" where none comes in time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from . import command_registry
from .command_registry import CommandRegistry
from .gateway import DIRECT_MESSAGES, GUILD_MESSAGES, MESSAGE_CONTENT, Gateway
from .interaction_routes import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, InteractionRoutes
from .message_version import Choice, Control, Json, Kind, Shown
from .modals import Modal, entries, read_modal, submitted
from .payloads import interaction_event, member_object, message_event, user_object
from .rest import Messages
from .world import Channel, Interaction, Message, User, World


class Reply:
    """The bot's response to an action. `kind` is the type of the bot's answer (4 to 9)."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self._world = world
        self.interaction = interaction

    @property
    def kind(self) -> int:
        """Return the type of the answer."""
        assert self.interaction.callback is not None
        return self.interaction.callback

    @property
    def message(self) -> Message:
        """Return the message that was sent, or the one whose control was used and that stays.

        Fails the test where there is none: after a modal or choices.
        """
        message = self.interaction.original
        assert message is not None, f"the answer (type {self.kind}) is no message"
        return message

    @property
    def text(self) -> str:
        """Return the text of the message."""
        return self.message.text

    @property
    def modal(self) -> Modal:
        """Return the modal that opened. Fails the test where none did."""
        payload = self.interaction.modal
        assert payload is not None, f"the answer (type {self.kind}) is no modal"
        return read_modal(payload, self.interaction)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return what autocomplete suggests; `value` is as the bot typed it, as text."""
        found = self.interaction.choices
        assert found is not None, f"the answer (type {self.kind}) is no list of choices"
        return tuple(Choice(str(each["value"]), each["name"]) for each in found)

    async def settled(self, seconds: float = 20) -> Message:
        """Wait until "thinking ..." is replaced by a message and return it."""
        message = self.message
        what = "a deferred answer to be filled in"
        await self._world.until(lambda: message.deleted or not message.loading, seconds, what)
        return message

    async def follow_up(self, at: int = 0, seconds: float = 20) -> Message:
        """Wait for a follow-up message and return it."""
        sent = self.interaction.followups
        await self._world.until(lambda: len(sent) > at, seconds, f"follow-up {at}")
        return sent[at]


class Person:
    """A user who acts. `user` is the account; its `locale`, `dms_open` may be changed."""

    def __init__(
        self,
        user: User,
        messages: Messages,
        gateway: Gateway,
        book: CommandRegistry,
        routes: InteractionRoutes,
    ) -> None:
        self.user = user
        self._posts = messages
        self._world = messages.world
        self._gateway = gateway
        self._book = book
        self._interaction_routes = routes

    def __repr__(self) -> str:
        return f"<{self.user.display_name}>"

    @property
    def dm(self) -> Channel:
        """Return the direct messages with the bot."""
        return self._world.dm_with(self.user)

    def sees(self, channel: Channel) -> tuple[Message, ...]:
        """Return the messages this person sees in a channel, oldest first."""
        return channel.read_by(self.user)

    async def dm_message(
        self, test: Callable[[Message], object] = lambda _: True, seconds: float = 20
    ) -> Message:
        """Wait for a direct message that passes the test and return the latest one."""

        def latest() -> Message | None:
            return next((each for each in reversed(self.sees(self.dm)) if test(each)), None)

        return await self._world.until(latest, seconds, f"a direct message to {self}")

    async def say(self, channel: Channel, content: str) -> Message:
        """Send a message as a user; the bot gets what its intents allow."""
        message = Message(self._world.snowflake(), channel, self.user, versions=[Shown(content)])
        channel.messages[message.id] = message
        body = message_event(message, self._world.bot)
        intent = DIRECT_MESSAGES if channel.is_dm else GUILD_MESSAGES
        named = channel.is_dm or self._world.bot.mention in content
        guild = None if channel.guild is None else channel.guild.id
        for bare in (False, True):
            wanted = intent if bare or named else intent | MESSAGE_CONTENT
            if self._gateway.dispatch("MESSAGE_CREATE", body, intent=wanted, guild=guild):
                break
            body = body | {"content": "", "components": [], "embeds": [], "attachments": []}
        self._world.touched()
        return message

    async def command(self, channel: Channel, name: str, /, **options: Any) -> Reply:
        """Run a slash command, `"settings dm"` for a sub-command; options by their names."""
        body = self._command_data(channel, name, options)
        return await self._act(COMMAND, channel, body, command=name)

    async def forge_command(self, channel: Channel, name: str, option: str, text: str) -> Reply:
        """Run a slash command with a text that a client would not take, of any length."""
        body = self._command_data(channel, name, {option: "x"})
        _leaves(body["options"])[0]["value"] = text
        return await self._act(COMMAND, channel, body, command=name)

    async def autocomplete(
        self, channel: Channel, name: str, option: str, typed: str | float = "", /, **others: Any
    ) -> Reply:
        """Type into an option; the reply's `choices` are what the client offers."""
        body = self._command_data(channel, name, {**others, option: typed}, focused=option)
        return await self._act(AUTOCOMPLETE, channel, body, command=name)

    async def click(self, message: Message, what: str) -> Reply:
        """Press a button, by custom_id, label or part of a label."""
        control = self._usable(message, what)
        assert control.is_button, f"{control.label!r} is a menu"
        return await self.use(message, control)

    async def pick(self, message: Message, what: str, values: str | Sequence[str]) -> Reply:
        """Choose in a menu, by its custom_id or placeholder, entries by value or label."""
        control = self._usable(message, what)
        chosen = [values] if isinstance(values, str) else list(values)
        return await self.use(message, control, entries(control.options, chosen))

    async def use(self, message: Message, control: Control, values: Sequence[str] = ()) -> Reply:
        """Use a control as it was read, even if the bot has edited the message since.

        That is a click on its way while the edit was: the bot gets the message as it was then.
        """
        assert message.visible_to(self.user), f"{self} does not see message {message.id}"
        then = next((each for each in reversed(message.versions) if control in each.controls), None)
        assert then is not None, f"message {message.id} never had {control.label!r}"
        assert not control.disabled, f"{control.label!r} is disabled"
        body: Json = {
            "custom_id": control.custom_id,
            "component_type": int(control.kind),
            "id": control.component["id"],
        }
        if not control.is_button:
            assert control.least <= len(values) <= control.most, f"{len(values)} values"
            body["values"] = list(values)
        return await self._act(COMPONENT, message.channel, body, message=message, then=then)

    async def forge(
        self, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> Reply:
        """Press a button that a message does not have, or choose `values` in such a menu.

        Discord's clients cannot do that; a program with a person's token can.
        """
        body: Json = {"custom_id": custom_id, "component_type": int(Kind.BUTTON), "id": 1}
        if values is not None:
            body |= {"component_type": int(Kind.STRING_SELECT), "values": list(values)}
        return await self._act(
            COMPONENT, message.channel, body, message=message, then=message.shown
        )

    async def submit_modal(self, modal: Modal, values: Mapping[str, Any] | None = None) -> Reply:
        """Send a modal; fields by custom_id or label, menus by value or label of their entries.

        A field not named keeps its prefilled value. Fails the test where a client would object.
        """
        left = dict(values or {})
        components = []
        for top in modal.payload["components"]:
            components.append(submitted(top, modal, left))
        assert not left, f"no such fields: {sorted(left)}"
        body = {"custom_id": modal.custom_id, "components": components}
        opened = modal.opened_by
        return await self._act(SUBMIT, opened.channel, body, message=opened.message)

    def _usable(self, message: Message, what: str) -> Control:
        assert message.visible_to(self.user), f"{self} does not see message {message.id}"
        return message.control(what)

    async def _act(
        self,
        kind: int,
        channel: Channel,
        body: Json,
        *,
        message: Message | None = None,
        command: str | None = None,
        then: Shown | None = None,
    ) -> Reply:
        world = self._world
        interaction = world.begin(kind, self.user, channel, message=message, command=command)
        if kind == AUTOCOMPLETE:
            focused = next(each for each in _leaves(body["options"]) if each.get("focused"))
            self._interaction_routes.asked_kind[interaction.id] = focused["type"]
        event = interaction_event(world, interaction, body, then)
        guild = None if channel.guild is None else channel.guild.id
        self._gateway.dispatch("INTERACTION_CREATE", event, guild=guild)
        what = f"This interaction failed: {self} {body.get('name') or body.get('custom_id')}"
        await world.until(lambda: interaction.callback, world.answer_seconds + 0.25, what)
        return Reply(world, interaction)

    def _command_data(
        self, channel: Channel, name: str, given: dict[str, Any], focused: str | None = None
    ) -> Json:
        first, *inner = name.split()
        guild = None if channel.guild is None else channel.guild.id
        command = self._book.find(first, guild)
        body: Json = {"id": command["id"], "name": first, "type": command_registry.CHAT}
        if "guild_id" in command:
            body["guild_id"] = command["guild_id"]
        level, specs = body, command["options"]
        for step in inner:
            spec = next((each for each in specs if each["name"] == step), None)
            assert spec is not None, f"no sub-command {step!r} in /{name}"
            nested: Json = {"name": step, "type": spec["type"]}
            level["options"] = [nested]
            level, specs = nested, spec.get("options") or []
        resolved: dict[str, Json] = {}
        left = dict(given)
        options = []
        for spec in specs:
            if spec["name"] in left:
                option = self._option(spec, left.pop(spec["name"]), channel, resolved)
                if spec["name"] == focused:
                    assert spec.get("autocomplete"), f"{focused!r} has no autocomplete"
                    option["focused"] = True
                options.append(option)
            elif spec.get("required") and focused is None:
                raise AssertionError(f"/{name} needs {spec['name']!r}")
        assert not left, f"/{name} has no options {sorted(left)}"
        level["options"] = options
        return body | ({"resolved": resolved} if resolved else {})

    def _option(self, spec: Json, value: Any, channel: Channel, resolved: dict[str, Json]) -> Json:
        kind = spec["type"]
        if isinstance(value, Person):
            value = value.user
        if isinstance(value, User):
            assert kind in (command_registry.USER_OPTION, 9), spec["name"]
            resolved.setdefault("users", {})[str(value.id)] = user_object(value)
            if channel.guild is not None and value in channel.guild.members:
                member = member_object(value, with_user=False)
                member["permissions"] = str(int(value.permissions))
                resolved.setdefault("members", {})[str(value.id)] = member
            value = str(value.id)
        elif isinstance(value, Channel):
            said = {"id": str(value.id), "name": value.name, "type": 0, "permissions": "0"}
            resolved.setdefault("channels", {})[str(value.id)] = said
            value = str(value.id)
        if choices := spec.get("choices"):
            by_name = {each["name"]: each["value"] for each in choices}
            value = by_name.get(value, value)
            assert value in by_name.values(), f"{value!r} is no choice of {spec['name']!r}"
        if kind == command_registry.STRING:
            low, high = spec.get("min_length") or 0, spec.get("max_length") or 6000
            assert low <= len(value) <= high, f"{value!r} is too short or too long"
        elif kind in (command_registry.INTEGER, command_registry.NUMBER) and not isinstance(
            value, str
        ):
            low, high = spec.get("min_value"), spec.get("max_value")
            assert low is None or value >= low, f"{value} is below {low}"
            assert high is None or value <= high, f"{value} is above {high}"
        return {"name": spec["name"], "type": kind, "value": value}


def _leaves(options: list[Json]) -> list[Json]:
    found = []
    for each in options:
        found += _leaves(each["options"]) if "options" in each else [each]
    return found
