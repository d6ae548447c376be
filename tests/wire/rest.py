"""Discord's HTTP API for a bot: accounts, commands, guilds, channels and messages."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from .api_errors import ApiError, Form, unknown
from .command_registry import CommandRegistry, Scope
from .gateway import DIRECT_MESSAGES, GUILD_MESSAGES, Gateway
from .message_body import mentioned, written
from .message_version import Flag, Json, Shown
from .payloads import (
    application_object,
    channel_object,
    guild_object,
    member_object,
    message_event,
    message_object,
    own_user_object,
    user_object,
)
from .world import Call, Channel, Guild, Interaction, Message, Permission, User, World


class Messages:
    """Creates, edits and deletes messages, for the bot and for users."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway

    def add(
        self,
        channel: Channel,
        author: User,
        shown: Shown,
        *,
        allowed: Json | None = None,
        viewer: User | None = None,
        interaction: Interaction | None = None,
        nonce: str | None = None,
        reply_to: int | None = None,
    ) -> Message:
        """Post a message; whom it mentions is pinged unless it is silent or ephemeral."""
        message = Message(
            id=self.world.snowflake(),
            channel=channel,
            author=author,
            viewer=viewer,
            versions=[shown],
            interaction=interaction,
            nonce=nonce,
            reply_to=reply_to,
        )
        message.mentions = mentioned(self.world, shown, allowed)
        if viewer is None and not shown.flags & Flag.SILENT:
            message.pinged = list(message.mentions)
        channel.messages[message.id] = message
        self.tell("MESSAGE_CREATE", message, message_event(message, self.world.bot))
        return message

    def change(self, message: Message, shown: Shown, allowed: Json | None = None) -> None:
        """Return a message a new version. Nobody is pinged by an edit."""
        was_loading = message.loading
        message.versions.append(shown)
        message.mentions = mentioned(self.world, shown, allowed)
        if not was_loading:
            message.edited_at = datetime.now(UTC)
        self.tell("MESSAGE_UPDATE", message, message_event(message, self.world.bot))

    def remove(self, message: Message) -> None:
        """Delete a message."""
        message.deleted = True
        ids = {"id": str(message.id), "channel_id": str(message.channel.id)}
        guild = message.channel.guild
        self.tell("MESSAGE_DELETE", message, ids | ({"guild_id": str(guild.id)} if guild else {}))

    def tell(self, event: str, message: Message, body: Json) -> None:
        """Dispatch a message event to sessions with that intent; never an ephemeral message's."""
        guild = message.channel.guild
        intent = DIRECT_MESSAGES if guild is None else GUILD_MESSAGES
        if message.viewer is None:
            number = None if guild is None else guild.id
            self.gateway.dispatch(event, body, intent=intent, guild=number)
        self.world.touched()


class Rest:
    """The routes that need the bot's token. A method takes (call, path parameters)."""

    def __init__(self, messages: Messages, book: CommandRegistry, gateway: Gateway) -> None:
        self.world = messages.world
        self.messages = messages
        self.book = book
        self.gateway = gateway
        #: how many shards the bot is advised to run
        self.shards = 1

    def routes(self) -> dict[str, Any]:
        """Return "METHOD /route" -> handler; the more specific route comes first."""
        one, many = (
            "/channels/{channel_id}/messages/{message_id}",
            "/channels/{channel_id}/messages",
        )
        commands = "/applications/{application_id}/commands"
        guild_commands = "/applications/{application_id}/guilds/{guild_id}/commands"
        return {
            "GET /gateway": self.where,
            "GET /gateway/bot": self.where,
            "GET /users/@me": self.me,
            "POST /users/@me/channels": self.open_dm,
            "GET /users/{user_id}": self.user,
            "GET /applications/@me": self.application,
            "GET /oauth2/applications/@me": self.application,
            "GET /applications/{application_id}/emojis": self.emojis,
            **{f"GET {path}": self.list_commands for path in (commands, guild_commands)},
            **{f"PUT {path}": self.put_commands for path in (commands, guild_commands)},
            **{f"POST {path}": self.post_command for path in (commands, guild_commands)},
            **{
                f"{method} {path}/{{command_id}}": self.one_command
                for path in (commands, guild_commands)
                for method in ("GET", "PATCH", "DELETE")
            },
            "GET /guilds/{guild_id}": self.guild,
            "GET /guilds/{guild_id}/channels": self.guild_channels,
            "GET /guilds/{guild_id}/members/{user_id}": self.member,
            "GET /channels/{channel_id}": self.channel,
            "POST /channels/{channel_id}/typing": self.typing,
            f"GET {many}": self.list_messages,
            f"POST {many}": self.post_message,
            f"GET {one}": self.get_message,
            f"PATCH {one}": self.patch_message,
            f"DELETE {one}": self.delete_message,
            f"PUT {one}/reactions/{{emoji_name}}/@me": self.react,
        }

    def where(self, call: Call, at: Json) -> Json:
        """Return the address of the gateway."""
        if call.route == "/gateway":
            return {"url": self.gateway.address}
        start = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": self.gateway.address, "shards": self.shards, "session_start_limit": start}

    def me(self, call: Call, at: Json) -> Json:
        """Return the bot's own account."""
        return own_user_object(self.world.bot)

    def user(self, call: Call, at: Json) -> Json:
        """Return an account."""
        return user_object(self._user(at))

    def application(self, call: Call, at: Json) -> Json:
        """Return the application."""
        return application_object(self.world)

    def emojis(self, call: Call, at: Json) -> Json:
        """Return the application's emojis: the icons, as an earlier start has uploaded them."""
        always = {"roles": [], "require_colons": True, "managed": False, "available": True}
        return {
            "items": [
                {"id": str(10**17 + number), "name": name, "animated": False, **always}
                for number, name in enumerate(self.world.emojis, 1)
            ]
        }

    def open_dm(self, call: Call, at: Json) -> Json:
        """Open direct messages; it succeeds with closed ones too, only sending fails."""
        assert isinstance(call.body, dict)
        user = self.world.users.get(int(call.body.get("recipient_id") or 0))
        if user is None or user.bot:
            raise ApiError(400, 50033, "Invalid Recipient(s)")
        return channel_object(self.world.dm_with(user), self.world.bot)

    def list_commands(self, call: Call, at: Json) -> list[Json]:
        """Return the registered commands; localizations only if they are asked for."""
        found = self.book.listed(self._scope(at))
        if call.query.get("with_localizations") in ("1", "true", "True"):
            return found
        drop = {"name_localizations", "description_localizations"}
        return [{key: each[key] for key in each.keys() - drop} for each in found]

    def put_commands(self, call: Call, at: Json) -> list[Json]:
        """Register exactly these commands."""
        assert isinstance(call.body, list)
        return self.book.overwrite(self._scope(at), call.body)

    def post_command(self, call: Call, at: Json) -> tuple[int, Json]:
        """Register one command: 201 if it is new."""
        assert isinstance(call.body, dict)
        fresh, command = self.book.upsert(self._scope(at), call.body)
        return (201 if fresh else 200), command

    def one_command(self, call: Call, at: Json) -> Json | None:
        """Return, change or delete one command."""
        scope, number = self._scope(at), int(at["command_id"])
        if call.method == "DELETE":
            self.book.remove(scope, number)
            return None
        if call.method == "PATCH":
            assert isinstance(call.body, dict)
            return self.book.edit(scope, number, call.body)
        return self.book.one(scope, number)

    def guild(self, call: Call, at: Json) -> Json:
        """Return a guild the bot belongs to."""
        return guild_object(self._guild(at))

    def guild_channels(self, call: Call, at: Json) -> list[Json]:
        """Return the channels of a guild."""
        channels = self._guild(at).channels
        return [channel_object(each, self.world.bot) for each in channels if not each.deleted]

    def member(self, call: Call, at: Json) -> Json:
        """Return a member of a guild."""
        user = self._user(at)
        if user not in self._guild(at).members:
            raise unknown("Member")
        return member_object(user)

    def channel(self, call: Call, at: Json) -> Json:
        """Return a channel the bot can see."""
        return channel_object(self._channel(at), self.world.bot)

    def typing(self, call: Call, at: Json) -> None:
        """Accept that the bot is typing."""
        self._need(self._channel(at), Permission.SEND_MESSAGES)

    def list_messages(self, call: Call, at: Json) -> list[Json]:
        """Return the latest messages, newest first: all but ephemeral ones."""
        channel = self._channel(at)
        self._need(channel, Permission.READ_MESSAGE_HISTORY)
        low, high = int(call.query.get("after", 0)), int(call.query.get("before", 1 << 63))
        there = [
            each
            for each in channel.messages.values()
            if low < each.id < high and not each.deleted and each.viewer is None
        ]
        limit = int(call.query.get("limit", 50))
        return [message_object(each, self.world.bot) for each in there[::-1][:limit]]

    def post_message(self, call: Call, at: Json) -> Json:
        """Send a message. A nonce that was used shortly before returns that earlier message."""
        channel, body = self._channel(at), call.body
        assert isinstance(body, dict)
        self._need(channel, Permission.SEND_MESSAGES)
        if call.files:
            self._need(channel, Permission.ATTACH_FILES)
        if channel.recipient is not None and not channel.recipient.dms_open:
            raise ApiError(403, 50007, "Cannot send messages to this user")
        nonce = body.get("nonce")
        if nonce is not None and body.get("enforce_nonce"):
            for message in channel.messages.values():
                if message.nonce == str(nonce):
                    return message_object(message, self.world.bot)
        reply = body.get("message_reference") or {}
        reply_to = self._reply(channel, reply) if reply else None
        body = body | {"flags": (body.get("flags") or 0) & ~Flag.EPHEMERAL}
        if not channel.is_dm and not channel.bot_permissions & Permission.EMBED_LINKS:
            body.pop("embeds", None)
        message = self.messages.add(
            channel,
            self.world.bot,
            written(self.world, channel, body, call.files),
            allowed=body.get("allowed_mentions"),
            nonce=None if nonce is None else str(nonce),
            reply_to=reply_to,
        )
        return message_object(message, self.world.bot)

    def get_message(self, call: Call, at: Json) -> Json:
        """Return a message."""
        message = self._message(at)
        self._need(message.channel, Permission.READ_MESSAGE_HISTORY)
        return message_object(message, self.world.bot)

    def patch_message(self, call: Call, at: Json) -> Json:
        """Edit a message of the bot."""
        message = self._message(at)
        assert isinstance(call.body, dict)
        if message.author is not self.world.bot:
            raise ApiError(403, 50005, "Cannot edit a message authored by another user")
        if call.files:
            self._need(message.channel, Permission.ATTACH_FILES)
        before = message.shown
        shown = written(self.world, message.channel, call.body, call.files, before=before)
        self.messages.change(message, shown, call.body.get("allowed_mentions"))
        return message_object(message, self.world.bot)

    def delete_message(self, call: Call, at: Json) -> None:
        """Delete a message: the bot's own, or with the permission for it anybody's."""
        message = self._message(at)
        if message.author is not self.world.bot:
            if message.channel.is_dm:
                raise ApiError(403, 50003, "Cannot execute action on a DM channel")
            self._need(message.channel, Permission.MANAGE_MESSAGES)
        self.messages.remove(message)

    def react(self, call: Call, at: Json) -> None:
        """React to a message as the bot; its first reaction with an emoji needs the permission."""
        message, emoji = self._message(at), at["emoji_name"]
        self._need(message.channel, Permission.READ_MESSAGE_HISTORY)
        if emoji not in message.reactions:
            self._need(message.channel, Permission.ADD_REACTIONS)
            message.reactions.append(emoji)

    def _scope(self, at: Json) -> Scope:
        if int(at["application_id"]) != self.world.bot.id:
            raise ApiError(403, 20012, "You are not authorized to perform this action")
        return self._guild(at).id if "guild_id" in at else None

    def _user(self, at: Json) -> User:
        user = self.world.users.get(int(at["user_id"]))
        if user is None:
            raise unknown("User")
        return user

    def _guild(self, at: Json) -> Guild:
        guild = self.world.guilds.get(int(at["guild_id"]))
        if guild is None:
            raise unknown("Guild")
        if guild.bot_gone:
            raise ApiError(403, 50001, "Missing Access")
        return guild

    def _channel(self, at: Json) -> Channel:
        channel = self.world.channels.get(int(at["channel_id"]))
        if channel is None or channel.deleted:
            raise unknown("Channel")
        gone = channel.guild is not None and channel.guild.bot_gone
        if gone or not channel.bot_permissions & Permission.VIEW_CHANNEL:
            raise ApiError(403, 50001, "Missing Access")
        return channel

    def _message(self, at: Json) -> Message:
        message = self._channel(at).messages.get(int(at["message_id"]))
        if message is None or message.deleted or message.ephemeral:
            raise unknown("Message")
        return message

    def _need(self, channel: Channel, permission: Permission) -> None:
        if not channel.is_dm and not channel.bot_permissions & permission:
            raise ApiError(403, 50013, "Missing Permissions")

    def _reply(self, channel: Channel, reference: Json) -> int | None:
        target = channel.messages.get(int(reference["message_id"]))
        if target is not None and not target.deleted:
            return target.id
        if reference.get("fail_if_not_exists", True):
            form = Form()
            form.wrong(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            form.done()
        return None
