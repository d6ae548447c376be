"""The routes of interaction responses: callbacks, and the webhook of an interaction's token.

No bot token is needed here: the interaction's token is the key, and it goes stale.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .api_errors import ApiError, Form, unknown
from .command_registry import check_choice
from .components import check_modal
from .message_body import written
from .message_version import Flag, Json, Shown
from .payloads import callback_object, message_object
from .rest import Messages
from .world import Call, Interaction, Message

MESSAGE, THINKING, LATER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5


class InteractionRoutes:
    """The routes under `/interactions` and `/webhooks`."""

    def __init__(self, messages: Messages) -> None:
        self.world = messages.world
        self.messages = messages
        #: The option kind of the autocomplete that an interaction asked, to check the choices by.
        self.asked_kind: dict[int, int] = {}

    def routes(self) -> dict[str, Any]:
        """Return "METHOD /route" -> handler; the more specific route comes first."""
        hook = "/webhooks/{webhook_id}/{webhook_token}"
        return {
            "POST /interactions/{interaction_id}/{interaction_token}/callback": self.callback,
            f"POST {hook}": self.follow_up,
            f"GET {hook}/messages/@original": self.get_message,
            f"PATCH {hook}/messages/@original": self.patch_message,
            f"DELETE {hook}/messages/@original": self.delete_message,
            f"GET {hook}/messages/{{message_id}}": self.get_message,
            f"PATCH {hook}/messages/{{message_id}}": self.patch_message,
            f"DELETE {hook}/messages/{{message_id}}": self.delete_message,
        }

    def callback(self, call: Call, at: Json) -> Json | None:
        """Accept the one response, within three seconds."""
        body = call.body
        assert isinstance(body, dict)
        interaction = self.world.interactions.get(at["interaction_token"])
        if interaction is None or interaction.id != int(at["interaction_id"]):
            raise unknown("interaction")
        if self.world.clock.over(interaction.started, self.world.answer_seconds):
            raise unknown("interaction")
        if interaction.callback is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        kind = int(body.get("type") or 0)
        answers: dict[int, Callable[[Interaction, Json, Call], None]] = {
            MESSAGE: self._say,
            THINKING: self._think,
            LATER: self._later,
            UPDATE: self._update,
            CHOICES: self._suggest,
            MODAL: self._ask,
        }
        if kind not in answers or not _may(interaction, kind):
            form = Form()
            message = f"Type {kind} does not answer an interaction of type {interaction.type}."
            form.wrong(("type",), "BASE_TYPE_CHOICES", message)
            form.done()
        answers[kind](interaction, body.get("data") or {}, call)
        interaction.callback = kind
        self.world.touched()
        if call.query.get("with_response") not in ("1", "true", "True"):
            return None
        return callback_object(interaction, self.world.bot)

    def follow_up(self, call: Call, at: Json) -> Json:
        """Send one more message; the first after "thinking" takes the placeholder's place."""
        interaction = self._live(at)
        body = call.body
        assert isinstance(body, dict)
        original = interaction.original
        if interaction.callback == THINKING and original is not None and original.loading:
            self._edit(original, body, call)
            return message_object(original, self.world.bot)
        message = self._post(interaction, body, call)
        interaction.followups.append(message)
        self.world.touched()
        return message_object(message, self.world.bot)

    def get_message(self, call: Call, at: Json) -> Json:
        """Return the response or a follow-up."""
        return message_object(self._message(at), self.world.bot)

    def patch_message(self, call: Call, at: Json) -> Json:
        """Edit the response or a follow-up."""
        message = self._message(at)
        assert isinstance(call.body, dict)
        self._edit(message, call.body, call)
        return message_object(message, self.world.bot)

    def delete_message(self, call: Call, at: Json) -> None:
        """Delete the response or a follow-up."""
        self.messages.remove(self._message(at))

    def _say(self, interaction: Interaction, body: Json, call: Call) -> None:
        interaction.original = self._post(interaction, body, call)

    def _think(self, interaction: Interaction, body: Json, call: Call) -> None:
        flags = Flag(body.get("flags") or 0)
        if flags & ~Flag.EPHEMERAL:
            form = Form()
            message = "Only EPHEMERAL goes with a deferred message."
            form.wrong(("data", "flags"), "MESSAGE_FLAGS_INVALID", message)
            form.done()
        viewer = interaction.user if flags & Flag.EPHEMERAL else None
        shown = Shown(flags=int(flags | Flag.LOADING))
        interaction.original = self.messages.add(
            interaction.channel,
            self.world.bot,
            shown,
            viewer=viewer,
            interaction=interaction,
        )

    def _later(self, interaction: Interaction, body: Json, call: Call) -> None:
        interaction.original = interaction.message

    def _update(self, interaction: Interaction, body: Json, call: Call) -> None:
        message = interaction.message
        assert message is not None
        if message.deleted:
            raise unknown("Message")
        self._edit(message, body, call, keep_unlisted=False)
        interaction.original = message

    def _suggest(self, interaction: Interaction, body: Json, call: Call) -> None:
        choices = body.get("choices") or []
        form = Form()
        form.length(("data", "choices"), choices, 0, 25)
        kind = self.asked_kind.get(interaction.id, 3)
        for at, choice in enumerate(choices):
            check_choice(form, choice, kind, ("data", "choices", at))
        form.done()
        interaction.choices = choices

    def _ask(self, interaction: Interaction, body: Json, call: Call) -> None:
        form = Form()
        modal = check_modal(form, body)
        form.done()
        interaction.modal = modal

    def _post(self, interaction: Interaction, body: Json, call: Call) -> Message:
        shown = written(self.world, interaction.channel, body, call.files)
        return self.messages.add(
            interaction.channel,
            self.world.bot,
            shown,
            allowed=body.get("allowed_mentions"),
            viewer=interaction.user if shown.flags & Flag.EPHEMERAL else None,
            interaction=interaction,
        )

    def _edit(
        self, message: Message, body: Json, call: Call, *, keep_unlisted: bool = True
    ) -> None:
        before = message.shown
        shown = written(
            self.world,
            message.channel,
            body,
            call.files,
            before=before,
            keep_unlisted=keep_unlisted,
        )
        self.messages.change(message, shown, body.get("allowed_mentions"))

    def _live(self, at: Json) -> Interaction:
        interaction = self.world.interactions.get(at["webhook_token"])
        if interaction is None or int(at["webhook_id"]) != self.world.bot.id:
            raise unknown("Webhook")
        if self.world.clock.over(interaction.started, self.world.token_seconds):
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.callback is None:
            raise unknown("Webhook")
        return interaction

    def _message(self, at: Json) -> Message:
        interaction = self._live(at)
        if "message_id" not in at:
            found = interaction.original
        else:
            number = int(at["message_id"])
            mine = [interaction.original, *interaction.followups]
            found = next((each for each in mine if each is not None and each.id == number), None)
        if found is None or found.deleted:
            raise unknown("Message")
        return found


def _may(interaction: Interaction, kind: int) -> bool:
    if interaction.type == AUTOCOMPLETE or kind == CHOICES:
        return interaction.type == AUTOCOMPLETE and kind == CHOICES
    if kind in (LATER, UPDATE):
        return interaction.message is not None
    return kind != MODAL or interaction.type != SUBMIT
