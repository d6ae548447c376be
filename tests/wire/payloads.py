"""The JSON objects of Discord's HTTP responses and gateway events.

Pure functions of the world; the field names and shapes are those of Discord's API v10.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from .message_version import Json, Shown, unfurled
from .world import USUAL, Channel, Guild, Interaction, Message, Permission, User, World

FILE_LIMIT_BYTES = 10 * 2**20

#: What a bot may do in direct messages, whatever a guild says.
IN_DMS = USUAL & ~Permission.CREATE_PUBLIC_THREADS

_JOINED = "2026-01-01T00:00:00+00:00"


def user_object(user: User) -> Json:
    """Return the JSON object of an account."""
    return {
        "id": str(user.id),
        "username": user.name,
        "global_name": None if user.bot else user.display_name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": None,
        "bot": user.bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "primary_guild": None,
        "avatar_decoration_data": None,
        "collectibles": None,
    }


def own_user_object(user: User) -> Json:
    """Return the JSON object of the bot's account, as the bot itself gets it."""
    own = {"mfa_enabled": True, "locale": user.locale, "verified": True, "email": None}
    return user_object(user) | own


def member_object(user: User, *, with_user: bool = True) -> Json:
    """Return the JSON object of a member, without permissions (interactions add them)."""
    said: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": _JOINED,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [],
        "deaf": False,
        "mute": False,
        "avatar_decoration_data": None,
        "collectibles": None,
    }
    return said | ({"user": user_object(user)} if with_user else {})


def channel_object(channel: Channel, bot: User) -> Json:
    """Return the JSON object of a channel, with an overwrite for the bot's permissions."""
    last = max(channel.messages, default=None)
    said: Json = {"id": str(channel.id), "last_message_id": None if last is None else str(last)}
    if channel.recipient is not None:
        return said | {"type": 1, "flags": 0, "recipients": [user_object(channel.recipient)]}
    assert channel.guild is not None
    mine = channel.bot_permissions
    overwrite = {
        "id": str(bot.id),
        "type": 1,
        "allow": str(int(mine & ~USUAL)),
        "deny": str(int(USUAL & ~mine)),
    }
    return said | {
        "type": 0,
        "flags": 0,
        "guild_id": str(channel.guild.id),
        "name": channel.name,
        "parent_id": None,
        "rate_limit_per_user": 0,
        "position": channel.guild.channels.index(channel),
        "permission_overwrites": [overwrite],
        "nsfw": False,
        "topic": None,
    }


def guild_object(guild: Guild) -> Json:
    """Return the JSON object of a guild; @everyone is its only role."""
    everyone: Json = {
        "id": str(guild.id),
        "name": "@everyone",
        "permissions": str(int(USUAL)),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "description": None,
        "flags": 0,
    }
    nothing = ("icon", "splash", "banner", "description", "vanity_url_code", "discovery_splash")
    no_channel = ("afk", "system", "widget", "rules", "public_updates", "safety_alerts")
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner.id if guild.owner else guild.id),
        "roles": [everyone],
        "emojis": [],
        "stickers": [],
        "features": [],
        "preferred_locale": guild.locale,
        "region": "loopback",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "max_members": 500_000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "application_id": None,
        "home_header": None,
        "hub_type": None,
        "latest_onboarding_question_id": None,
        "incidents_data": None,
        **dict.fromkeys(nothing),
        **{f"{each}_channel_id": None for each in no_channel},
    }


def guild_create(guild: Guild, bot: User) -> Json:
    """Return the event that brings a guild to a session that asked for guilds."""
    return guild_object(guild) | {
        "joined_at": _JOINED,
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_object(bot)],
        "channels": [channel_object(each, bot) for each in guild.channels if not each.deleted],
        **{key: [] for key in ("threads", "voice_states", "presences", "stage_instances")},
        **{key: [] for key in ("guild_scheduled_events", "soundboard_sounds")},
    }


def message_object(message: Message, bot: User, then: Shown | None = None) -> Json:
    """Return a message's JSON, now or as it was; attachments that components show are left out."""
    shown = then or message.shown
    used = {each.get("attachment_id") for each in unfurled(shown.components)}
    said: Json = {
        "id": str(message.id),
        "type": _message_type(message),
        "channel_id": str(message.channel.id),
        "author": user_object(message.author),
        "content": shown.content,
        "timestamp": _iso(message.created_at),
        "edited_timestamp": _iso(message.edited_at) if message.edited_at else None,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mentions": [user_object(each) for each in message.mentions],
        "mention_roles": [],
        "attachments": [each.payload() for each in shown.files if str(each.id) not in used],
        "embeds": list(shown.embeds),
        "components": list(shown.components),
        "flags": shown.flags,
    }
    if message.nonce is not None:
        said["nonce"] = message.nonce
    if message.reply_to is not None:
        ids = {"message_id": str(message.reply_to), "channel_id": str(message.channel.id)}
        said["message_reference"] = {"type": 0, **ids}
    if message.author is bot:
        said["application_id"] = str(bot.id)
    if message.interaction is not None:
        said |= {"webhook_id": str(bot.id), "interaction_metadata": _metadata(message.interaction)}
    return said


def message_event(message: Message, bot: User) -> Json:
    """Return the JSON object of a message as the gateway dispatches it."""
    said = message_object(message, bot)
    guild = message.channel.guild
    if guild is not None:
        said["guild_id"] = str(guild.id)
        said["member"] = member_object(message.author, with_user=False)
    return said


def interaction_event(
    world: World, interaction: Interaction, body: Json, then: Shown | None = None
) -> Json:
    """Return an interaction event; `body` is its `data`, `then` the clicked message's version."""
    user, channel = interaction.user, interaction.channel
    guild = channel.guild
    said: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": body,
        "channel": channel_object(channel, world.bot),
        "channel_id": str(channel.id),
        "app_permissions": str(int(channel.bot_permissions if guild else IN_DMS)),
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": FILE_LIMIT_BYTES,
        "authorizing_integration_owners": {"0": str(guild.id) if guild else "0"},
        "context": 0 if guild else 1,
    }
    if interaction.message is not None:
        said["message"] = message_object(interaction.message, world.bot, then)
    if guild is None:
        return said | {"user": user_object(user)}
    member = member_object(user) | {"permissions": str(int(user.permissions))}
    partial = {"id": str(guild.id), "locale": guild.locale, "features": []}
    ids = {"guild_id": str(guild.id), "guild_locale": guild.locale}
    return said | ids | {"guild": partial, "member": member}


def callback_object(interaction: Interaction, bot: User) -> Json:
    """Return the answer to a callback that asked for one."""
    original = interaction.original
    inner: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "channel_id": str(interaction.channel.id),
    }
    if interaction.channel.guild is not None:
        inner["guild_id"] = str(interaction.channel.guild.id)
    said: Json = {"interaction": inner}
    if original is not None and interaction.callback != 9:
        inner["response_message_id"] = str(original.id)
        inner["response_message_loading"] = original.loading
        inner["response_message_ephemeral"] = original.ephemeral
        if interaction.callback in (4, 7):
            message = message_object(original, bot)
            said["resource"] = {"type": interaction.callback, "message": message}
    return said


def application_object(world: World) -> Json:
    """Return the JSON object of the bot's application."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.display_name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": user_object(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "is_monetized": False,
        "is_verified": False,
        "is_discoverable": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "hook": True,
        "storefront_available": False,
        "integration_types_config": {"0": {}},
        "owner": user_object(world.bot),
        "team": _team_object(world.team) if world.team else None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "event_webhooks_status": 1,
        "event_webhooks_types": [],
        "explicit_content_filter": 0,
        "max_participants": None,
        "eligible_oauth2_scopes": [],
    }


def _team_object(team: Mapping[User, str]) -> Json:
    members = [
        {
            "membership_state": 2,
            "team_id": "1",
            "user": user_object(user),
            "role": role,
            "permissions": ["*"],
        }
        for user, role in team.items()
    ]
    owner = str(next(iter(team)).id)
    return {"id": "1", "name": "Hedge", "icon": None, "owner_user_id": owner, "members": members}


def _message_type(message: Message) -> int:
    if message.reply_to is not None:
        return 19
    source = message.interaction
    return 20 if source is not None and source.type == 2 and source.original is message else 0


def _metadata(interaction: Interaction) -> Json:
    guild = interaction.channel.guild
    said: dict[str, Any] = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": user_object(interaction.user),
        "authorizing_integration_owners": {"0": str(guild.id) if guild else "0"},
    }
    if interaction.command is not None:
        said |= {"name": interaction.command, "command_type": 1}
    if interaction.type == 3 and interaction.message is not None:
        said["interacted_message_id"] = str(interaction.message.id)
    if interaction.type == 5:
        said["triggering_interaction_metadata"] = said | {"type": 2, "command_type": 1}
        said["triggering_interaction_metadata"]["name"] = interaction.command or "modal"
    return said


def _iso(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat()
