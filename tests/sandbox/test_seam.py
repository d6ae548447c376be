"""The private names of simcord that cogs/_sandbox/world.py leans on are as it found them.

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

import pytest
import simcord
from simcord import _clock, _runtime, actors
from simcord.backend.models import Interaction
from simcord.preview import Preview, _actions, _assets, _media, _pages

from cogs._sandbox import world

#: Name -> what has it.
OVERRIDDEN: dict[str, Any] = {
    "Clock.now": _clock.Clock,
    "Env._bot_scope": simcord.Env,
    "Env._settle_internal": simcord.Env,
    "Env._record_error": simcord.Env,
    "MediaWorker.validate": _media.MediaWorker,
    "Preview._action": Preview,
    "Preview._publish": Preview,
    "Preview._advance_presentation_time": Preview,
}

#: What each of them is called with; the seam's own versions take the same.
PARAMETERS = {
    "Clock.now": ["self"],
    "Env._bot_scope": ["self"],
    "Env._record_error": ["self", "error"],
    "MediaWorker.validate": ["self", "key", "blob", "media_time"],
    "Preview._action": ["self", "context_id", "body"],
    "Preview._publish": ["self", "page", "reason"],
    "Preview._advance_presentation_time": ["self"],
}


def test_the_seam_names_the_version_that_is_installed():
    (named,) = re.findall(r"simcord (\d+\.\d+\.\d+)", world.__doc__ or "")
    assert version("simcord") == named


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_a_method_is_there_and_takes_the_same(name: str):
    method = getattr(OVERRIDDEN[name], name.partition(".")[2], None)
    assert callable(method), f"simcord has no {name} any more"
    taken = list(inspect.signature(method).parameters)
    if name in PARAMETERS:
        assert taken == PARAMETERS[name], f"simcord's {name} takes something else now"


def test_every_click_waits_by_the_name_of_its_event():
    taken = inspect.signature(simcord.Env._settle_internal).parameters
    assert taken["dispatch"].kind is inspect.Parameter.KEYWORD_ONLY
    told = inspect.getsource(actors._dispatch_actor_interaction)
    assert '_settle_internal(dispatch="INTERACTION_CREATE")' in told


def test_bot_work_is_marked_by_a_context_variable():
    assert isinstance(_runtime._BOT_SCOPE, ContextVar)
    assert "_BOT_SCOPE.set(" in inspect.getsource(simcord.Env._bot_scope)


def test_an_interaction_knows_whether_it_was_answered():
    assert {field.name for field in dataclasses.fields(Interaction)} >= {"id", "responded"}


def test_actions_can_be_freed_of_their_revision():
    assert all(isinstance(spec.revision_bound, bool) for spec in _actions.ACTION_SPECS.values())
    assert "ACTION_SPECS[kind]" in inspect.getsource(_actions._ActionOps._action)


def test_pictures_are_kept_as_the_seam_expects():
    kept = {field.name for field in dataclasses.fields(_assets._Asset)}
    assert kept >= {"digest", "validated", "width", "height", "mediaKind"}
    assert "data" in {field.name for field in dataclasses.fields(_assets._Blob)}
    told = {field.name for field in dataclasses.fields(_media.MediaInfo)}
    assert told >= {"format", "width", "height", "frames", "normalized", "memory_limited"}
    assert "assets" in {field.name for field in dataclasses.fields(_pages._Page)}


def test_a_world_and_its_page_have_what_is_read_and_replaced():
    assert set(vars(_env())) >= {"backend", "_operation_task"}
    backend = _env().backend
    assert isinstance(backend.transcript, list)
    assert isinstance(backend.http_requests, list)
    assert isinstance(backend.interactions, dict)
    assert isinstance(backend.clock, _clock.Clock)
    made = inspect.getsource(Preview.__init__)
    for name in ("_active_action", "_media_worker", "_blobs", "_pages", "_python"):
        assert f"self.{name}" in made, f"simcord's Preview has no {name} any more"


def _env() -> simcord.Env:
    import discord

    return simcord.Env(discord.Client(intents=discord.Intents(guilds=True)))
