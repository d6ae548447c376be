"""The internals of simcord that cogs/sandbox/world.py uses have not changed.

When one of these fails after simcord was raised: read that module's docstring, mend the seam for
the new version, and name the version there.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from contextvars import ContextVar
from importlib.metadata import version
from typing import Any

import discord
import pytest
import simcord
from simcord import _clock, _runtime, actors, components
from simcord.backend import Backend, cdn, serializers
from simcord.backend.models import Interaction, Message
from simcord.http.routes import interactions

from cogs.sandbox import world

#: Name of what is overridden or called -> (its owner, its parameters).
USED: dict[str, tuple[Any, list[str]]] = {
    "Clock.now": (_clock.Clock, ["self"]),
    "Env._bot_scope": (simcord.Env, ["self"]),
    "Env._begin_operation": (simcord.Env, ["self", "label"]),
    "Env._end_operation": (simcord.Env, ["self"]),
    "Env._record_error": (simcord.Env, ["self", "error"]),
    "Backend.commit_message": (Backend, ["self", "message", "broadcast"]),
    "Backend.edit_message": (Backend, ["self", "channel_id", "message_id", "fields"]),
    "Backend.delete_message": (Backend, ["self", "channel_id", "message_id"]),
    "Backend.bulk_delete_messages": (Backend, ["self", "channel_id", "message_ids"]),
    "Backend.emit": (Backend, ["self", "event", "payload"]),
    "Backend.new_interaction": (Backend, ["self", "type", "channel_id", "user_id", "guild_id"]),
    "Backend.get_message": (Backend, ["self", "channel_id", "message_id"]),
    "Backend.get_channel": (Backend, ["self", "channel_id"]),
    "Backend.get_dm_channel": (Backend, ["self", "user_id"]),
    "Backend.create_application_emoji": (Backend, ["self", "name", "animated"]),
    "Backend.now_iso": (Backend, ["self"]),
    "CdnStore.get": (cdn.CdnStore, ["self", "url"]),
    "CdnStore.store_attachment": (
        cdn.CdnStore,
        ["self", "attachment_id", "channel_id", "filename", "data", "description"],
    ),
    "serializers.message_payload": (serializers, ["backend", "message", "for_user"]),
    "components.walk_components": (components, ["components"]),
    "ResponseMessage.__init__": (simcord.ResponseMessage, ["self", "env", "message"]),
}


def test_the_seam_names_the_version_that_is_installed() -> None:
    (named,) = re.findall(r"simcord (\d+\.\d+\.\d+)", world.__doc__ or "")
    assert version("simcord") == named


@pytest.mark.parametrize("name", USED)
def test_what_is_used_is_there_and_takes_the_same(name: str) -> None:
    owner, taken = USED[name]
    method = getattr(owner, name.partition(".")[2], None)
    assert callable(method), f"simcord has no {name} any more"
    now = list(inspect.signature(method).parameters)
    assert now == taken, f"simcord's {name} takes something else now"


def test_every_act_waits_by_the_name_of_its_event() -> None:
    taken = inspect.signature(simcord.Env._settle_internal).parameters
    assert taken["dispatch"].kind is inspect.Parameter.KEYWORD_ONLY
    told = inspect.getsource(actors._dispatch_actor_interaction)
    made, waited = told.index("base_payload("), told.index("_settle_internal(")
    assert '_settle_internal(dispatch="INTERACTION_CREATE")' in told
    # No other task runs between an action and the wait for its response.
    assert "await" not in told[made:waited].removesuffix("await actor._env.")


def test_bot_work_is_marked_by_a_context_variable() -> None:
    assert isinstance(_runtime._BOT_SCOPE, ContextVar)
    assert "_BOT_SCOPE.set(" in inspect.getsource(simcord.Env._bot_scope)


def test_an_interaction_is_answered_by_a_flag_that_is_set_last() -> None:
    assert {field.name for field in dataclasses.fields(Interaction)} >= {
        *("id", "token", "responded", "expires_at", "modal", "autocomplete_choices")
    }
    for answer in ("respond_with_message", "show_modal", "defer", "complete_autocomplete"):
        lines = inspect.getsource(getattr(Interaction, answer)).strip().splitlines()
        assert lines[-1].strip() == "self.responded = True"
    assert inspect.getsource(interactions.interaction_callback).count("bot_message(") == 2


def test_a_message_has_what_is_read() -> None:
    assert {field.name for field in dataclasses.fields(Message)} >= {
        *("id", "channel_id", "attachments", "components", "interaction_metadata")
    }
    assert isinstance(Message.is_ephemeral, property)


def test_a_backend_has_what_is_read_replaced_and_emptied() -> None:
    backend = simcord.Env(discord.Client(intents=discord.Intents(guilds=True))).backend
    assert type(backend) is Backend
    for name in ("transcript", "http_requests", "subscribers"):
        assert isinstance(getattr(backend, name), list)
    for name in ("messages", "commands", "interactions", "interaction_tokens"):
        assert isinstance(getattr(backend, name), dict)
    assert isinstance(backend.clock, _clock.Clock)
    assert type(backend.cdn) is cdn.CdnStore
    assert backend.bot_user.id
