"""The answer to one click or command: within three seconds or, when that is slow, as an edit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias

import discord

from cogs.controls.modals import modal_values
from cogs.controls.offer_controls import Selection
from cogs.messages.request_errors import CONNECTION_ERRORS, REQUEST_ERRORS, is_temporary
from cogs.pages.message_content import MessageContent
from engine.api.event import Event
from engine.api.refusals import NotSeated, Stale, Unavailable
from engine.service.ownership import Ownership
from engine.service.ports import Preferences
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.replies")

#: An answer that takes longer is deferred first, so that the click does not fail.
DEFER_AFTER_SECONDS = 2.0

#: Seconds until an answer is tried again whose connection failed: Discord waits 3 seconds for it.
RETRIES = (0.1, 0.4, 1.0)

_ALREADY_ANSWERED = 40060

_Answer: TypeAlias = discord.InteractionResponseType


class Reply:
    """One interaction's answer: it is sent by exactly one of the methods that send, once."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.table: int | None = None  #: the table it is about, once that is known
        self.snapshot: TableSnapshot | None = None  #: that table as it was looked up
        self.preferences = Preferences()  #: the person's, as soon as they are read
        self.selection: Selection | None = None  #: of a click on a move: how far it was made before
        #: what happened while the house played for them, if they are back with this
        self.missed: Sequence[Event | None] = ()
        #: Done as soon as the answer is on its way.
        self.sent: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lock = asyncio.Lock()
        self._answered: _Answer | None = None  #: how the interaction itself was answered
        self._deferring: asyncio.Task[None] | None = None
        self._is_taken = False  #: no other process answers
        self._is_lost = False  #: Discord takes no answer of this process

    @property
    def user(self) -> int:
        """The id of the person who clicked or called."""
        return self.interaction.user.id

    @property
    def locale(self) -> str:
        """The language that the person has chosen, else the one they have on Discord."""
        return self.preferences.language or str(self.interaction.locale)

    @property
    def by_dm(self) -> bool:
        """True in a direct message, away from the table's channel."""
        return self.interaction.guild_id is None

    @property
    def is_on_private_message(self) -> bool:
        """True for a click on a message that only this person sees."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.by_dm)

    @property
    def is_on_public_message(self) -> bool:
        """True for a click on a message that everybody in the channel sees."""
        return self.interaction.message is not None and not self.is_on_private_message

    @property
    def is_modal(self) -> bool:
        """True for what was written in a modal."""
        return self.interaction.type is discord.InteractionType.modal_submit

    @property
    def values(self) -> tuple[str, ...]:
        """What was chosen in a menu, or written in a modal."""
        data: Mapping[str, Any] = self.interaction.data or {}
        return modal_values(data) if self.is_modal else tuple(map(str, data.get("values", ())))

    def require_guild(self) -> int:
        """Return the server's id. Raise `Unavailable` in direct messages."""
        if self.interaction.guild_id is None:
            raise Unavailable("refusal-standings-server")
        return self.interaction.guild_id

    def require_manager(self) -> int:
        """Return the server's id. Raise a `Refused` unless the person manages it, and by DM."""
        guild = self.require_guild()
        if not self.interaction.permissions.manage_guild:
            raise NotSeated("refusal-manage-server")
        return guild

    @property
    def is_answered(self) -> bool:
        """True once Discord has taken an answer, or the promise of one."""
        return self._answered is not None

    @property
    def has_own_message(self) -> bool:
        """True once the interaction was answered by a message of its own, or the promise of one."""
        return self._answered in (_Answer.channel_message, _Answer.deferred_channel_message)

    async def take(self, ownership: Ownership) -> bool:
        """Return True if this process is to answer. It may have to be deferred until that is known.

        Of several processes that do not know whose it is, one alone can defer it.
        """
        is_taken = await ownership.take(self.interaction.id)
        async with self._lock:  # the deferral may be on its way
            self._is_taken = is_taken and not self._is_lost
        return self._is_taken

    async def __aenter__(self) -> Reply:
        self._deferring = asyncio.create_task(self._defer())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._mark_sent()
        if self._deferring is not None:
            self._deferring.cancel()

    async def send_ephemeral(self, content: MessageContent) -> None:
        """Send a message of its own that only this person sees."""
        await self._send(content, ephemeral=True)

    async def send_public(self, content: MessageContent) -> None:
        """Send a message of its own that everybody in the channel sees.

        Raise `NotSeated` for a person who may not write there themselves, and `Unavailable` for one
        who has shown too much within a minute.
        """
        may = self.interaction.permissions
        is_thread = isinstance(self.interaction.channel, discord.Thread)
        can_write = may.send_messages_in_threads if is_thread else may.send_messages
        if not (self.by_dm or can_write):
            raise NotSeated("refusal-may-not-write")
        self.interaction.client.shown_rate.check(self.user)
        await self._send(content, ephemeral=False)

    async def _send(self, content: MessageContent, *, ephemeral: bool) -> None:
        self._mark_sent()
        async with self._lock:
            if self._answered is None:
                await self._answer(
                    _Answer.channel_message,
                    lambda response: response.send_message(
                        **content.send_arguments(), ephemeral=ephemeral
                    ),
                )
            elif self._answered is _Answer.deferred_channel_message and ephemeral:
                await self.interaction.edit_original_response(**content.edit_arguments())
            else:
                await self.interaction.followup.send(
                    **content.send_arguments(), ephemeral=ephemeral
                )

    async def update(self, content: MessageContent) -> None:
        """Replace the private message that was clicked; elsewhere send an ephemeral one."""
        if not self.is_on_private_message:
            await self.send_ephemeral(content)
            return
        self._mark_sent()
        async with self._lock:
            if self._answered is None:
                await self._answer(
                    _Answer.message_update,
                    lambda response: response.edit_message(**content.edit_arguments()),
                )
            else:
                await self.interaction.edit_original_response(**content.edit_arguments())

    async def open_modal(self, modal: discord.ui.Modal) -> None:
        """Open a modal. Raise `Stale` if it is too late: it must be the first answer."""
        async with self._lock:
            if self._answered is not None:
                raise Stale("refusal-too-late-to-write")
            self._mark_sent()
            # Finished, so that discord.py does not store it (decision 0006).
            modal.stop()
            await self._answer(_Answer.modal, lambda response: response.send_modal(modal))

    async def acknowledge(self) -> None:
        """Accept a click on a public message: the next edit of that message shows what it did."""
        self._mark_sent()
        async with self._lock:
            if self._answered is None:
                await self._answer(
                    _Answer.deferred_message_update, lambda response: response.defer()
                )
            elif self._answered is _Answer.deferred_channel_message:
                # The deferral promised a message, and there is nothing to say in it.
                await self.interaction.delete_original_response()

    async def _answer(
        self,
        answer: _Answer,
        send: Callable[[discord.InteractionResponse[Any]], Awaitable[object]],
    ) -> None:
        """Answer the interaction itself, which Discord takes once.

        Tried again where the connection failed. If Discord then says that the interaction was
        answered already, the earlier try was carried out, and only its response was lost; unless
        another process may have answered.
        """
        for pause in (*RETRIES, None):
            try:
                await send(self.interaction.response)
                break
            except discord.HTTPException as error:
                if error.code != _ALREADY_ANSWERED or not self._is_taken:
                    raise
                break
            except CONNECTION_ERRORS:
                if pause is None:
                    raise
                await asyncio.sleep(pause)
        self._answered = answer

    def _mark_sent(self) -> None:
        if not self.sent.done():
            self.sent.set_result(None)

    async def _defer(self) -> None:
        """Promise an answer that takes long: Discord waits 3 seconds for the first sign of one."""
        await asyncio.sleep(DEFER_AFTER_SECONDS)
        async with self._lock:
            if self._answered is not None:
                return
            on_message = self.interaction.type is discord.InteractionType.component
            try:
                if on_message and self.is_on_private_message:
                    await self._answer(
                        _Answer.deferred_message_update, lambda response: response.defer()
                    )
                else:
                    await self._answer(
                        _Answer.deferred_channel_message,
                        lambda response: response.defer(ephemeral=True, thinking=True),
                    )
            except REQUEST_ERRORS as error:
                self._is_lost = not (self._is_taken or is_temporary(error))
                # The answer itself still may get through.
                log.info("a slow answer could not be deferred: %s", type(error).__name__)
