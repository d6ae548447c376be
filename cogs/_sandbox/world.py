"""A small world of simcord 3.2.1 that lives by itself: the one module that knows simcord.

Simcord is made for tests: its time stands still, each click waits until the bot has nothing left
to do, and its page shows what was when it was last clicked. Here time is the time on the wall, a
click waits for its answer and no longer, and every page follows what happens.

The private names this leans on; `tests/sandbox/test_seam.py` fails when one of them changes:

- `_clock.Clock.now`, read through `Env.backend.clock`: the time of the world.
- `_runtime._BOT_SCOPE`, set by `Env._bot_scope`: marks the bot's work, to be counted and timed.
- `Env._settle_internal(dispatch=...)`: waited for by each click.
- `Env._record_error`: makes a page call a click "uncertain", though the bot has answered it.
- `Env._operation_task`, `Preview._active_action`: somebody's click is under way.
- `Preview._action(page, body)`: one click; two at a time are refused as "busy".
- `Preview._advance_presentation_time`, and `Preview._pages` less `Preview._python`: the windows.
- `preview._actions.ACTION_SPECS`, their `revision_bound`: a page that has not yet seen the latest
  change may not click.
- `Preview._media_worker`, a `preview._media.MediaWorker`: checks each picture in a process of its
  own, which takes half a second; its `validate` gives a `MediaInfo`.
- `Preview._publish(page, reason=...)`, `Preview._blobs`, and what it keeps of a picture
  (`page.assets`): with the size known beforehand the page leaves room for it and does not jump.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import simcord
from simcord._clock import Clock
from simcord._runtime import _BOT_SCOPE
from simcord.preview import Preview, _actions
from simcord.preview._media import MediaInfo, MediaWorker

from cogs._client import Hedgerow
from cogs._settings import BadSetting

log = logging.getLogger("hedgerow.sandbox")

#: Discord waits so long for an answer.
ANSWER_SECONDS = 3.0

#: How often the pages are brought up to date, where something has happened.
PUBLISH_SECONDS = 0.15

_PNG = b"\x89PNG\r\n\x1a\n"


@asynccontextmanager
async def on_simulated_discord(
    client: Hedgerow, people: Sequence[str], port: int, ended: asyncio.Event
) -> AsyncIterator[str]:
    """Run the client in a channel with these people and give the address of its page.

    Listens on 127.0.0.1 alone (port 0: any free one) and sets `ended` when the page is used to end
    the session. Closes the client. Raises `BadSetting` where the port is taken.
    """
    _actions.ACTION_SPECS = {
        kind: replace(spec, revision_bound=False) for kind, spec in _actions.ACTION_SPECS.items()
    }
    env = LiveEnv(client, check_errors=False)
    env.backend.bot_user.name = env.backend.bot_user.global_name = "Hedgerow"
    guild = env.create_guild("Hedgerow")
    channel = guild.create_text_channel("hedgerow", topic="Type /play and choose a game")
    members = [guild.add_member(env.create_user(n.casefold(), global_name=n)) for n in people]
    for member in members:
        env.backend.get_dm_channel(member.id)  # makes it
    # Until here time stood still, so all these have the same ids whenever the sandbox starts, and
    # a file that was kept finds its channels and its people again.
    env.backend.clock = LiveClock()
    await env.start()
    try:
        await client.wait_until_ready()
        page = env.preview(channel, viewers=members, layout="channel", port=port or None)
        _one_click_at_a_time(page)
        _show_pictures_at_once(page)
        try:
            await page.__aenter__()
        except simcord.SetupError as error:
            raise BadSetting(f"HEDGEROW_PORT {port} cannot be used: {error}.") from error
        chores = [
            asyncio.create_task(_publish_changes(env, page)),
            asyncio.create_task(_end_with(page, ended)),
        ]
        try:
            yield page.url
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await page.close()
    finally:
        await client.close()
        await env.shutdown()


class LiveClock(Clock):
    """The time on the wall."""

    def now(self) -> datetime:
        """Give the present time."""
        return datetime.now(UTC)


class LiveEnv(simcord.Env):
    """A world in which nothing is counted, timed or waited for but the answers to clicks."""

    @contextmanager
    def _bot_scope(self) -> Iterator[None]:
        with super()._bot_scope():
            nobodys = _BOT_SCOPE.set(None)
            try:
                yield
            finally:
                _BOT_SCOPE.reset(nobodys)

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        if dispatch != "INTERACTION_CREATE":
            return
        asked = next(reversed(self.backend.interactions.values()))
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                while not asked.responded:  # noqa: ASYNC110 - this flag is all that tells it
                    await asyncio.sleep(0.01)

    def _record_error(self, error: BaseException) -> None:
        log.debug("an error of the bot's, answered and logged by the bot: %r", error)


def _one_click_at_a_time(page: Preview) -> None:
    """Let the clicks of several windows queue up instead of refusing them."""
    turn, click = asyncio.Lock(), page._action

    async def queued(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with turn:
            return await click(context_id, body)

    page._action = queued  # type: ignore[method-assign]


class OwnPictures(MediaWorker):
    """Shows the bot's own pictures as they are; whatever else is checked as ever."""

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        """Give what the page wants to know of a picture."""
        if not blob.startswith(_PNG):
            return await super().validate(key, blob, media_time=media_time)
        width, height = _size(blob)
        return MediaInfo(
            "PNG", width, height, 1, width * height * 4, blob, "image/png", memory_limited=True
        )


def _size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack_from(">II", png, 16)
    return width, height


def _show_pictures_at_once(page: Preview) -> None:
    page._media_worker = OwnPictures()
    publish = page._publish

    def publish_with_sizes(shown: Any, **reason: Any) -> None:
        publish(shown, **reason)
        for picture in shown.assets.values():
            kept = page._blobs.get(picture.digest or "")
            if kept is not None and not picture.validated and kept.data.startswith(_PNG):
                picture.width, picture.height = _size(kept.data)
                picture.mediaKind, picture.validated = "image", True

    page._publish = publish_with_sizes  # type: ignore[method-assign, assignment]


async def _publish_changes(env: LiveEnv, page: Preview) -> None:
    """Show in every window what the bot has done since: its requests are written down."""
    while True:
        await asyncio.sleep(PUBLISH_SECONDS)
        if not env.backend.transcript or env._operation_task or page._active_action:
            continue
        env.backend.transcript.clear()
        env.backend.http_requests.clear()
        try:
            page._advance_presentation_time()
            for shown in list(page._pages.values()):
                if shown is not page._python:
                    page._publish(shown, reason="refresh")
        except Exception:
            log.exception("the pages could not be brought up to date")


async def _end_with(page: Preview, ended: asyncio.Event) -> None:
    await page.wait_closed()
    ended.set()
