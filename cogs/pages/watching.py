"""The private panel of an onlooker, who follows a game without a seat.

It is built from the onlooker's view and public events alone, so it shows no seat's secrets.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.controls.items import rows
from cogs.images.renderer import Renderer
from cogs.pages.feats import Ending
from cogs.pages.matters import matter_lines
from cogs.pages.message_content import MessageContent, message_content, message_link, text_part
from cogs.pages.pictures import TABLE_PICTURE_SECONDS, scene_part
from cogs.pages.result import result_lines
from cogs.pages.table_parts import read_controls, table_button
from cogs.pages.takebacks import with_icon
from cogs.pages.turn_status import turn_status
from cogs.text.translator import Translator
from engine.api.event import Event
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot

#: The most characters of what happened.
_STORY_LIMIT = 1_500


async def watch_message(
    renderer: Renderer,
    snapshot: TableSnapshot,
    translator: Translator,
    events: Sequence[Event],
    ending: Ending,
    until_ms: int,
) -> MessageContent:
    """Return the panel: the picture, what happened lately, and until when it follows the game.

    What may be read only now is left out: nobody could take it away from a private message.
    """
    table = snapshot.table
    scene = snapshot.picture(None)
    part, picture = await scene_part(renderer, scene, translator, TABLE_PICTURE_SECONDS)
    is_over = table.stage is not Stage.PLAY
    if is_over:
        status = "\n".join(result_lines(snapshot, translator, ending.result, ending.feats))
    else:
        asked = turn_status(snapshot, translator), *matter_lines(snapshot, translator)
        status = "\n".join(asked)
    title = f"### {translator.text('ui-watch')} · {translator.text(f'{table.game}-title')}"
    lines = [f"-# {with_icon(each, translator)}" for each in events]
    while len("\n".join(lines)) > _STORY_LIMIT:
        del lines[0]
    parts = [text_part(f"{title}\n{status}", 1_500), part]
    if lines:
        parts.append(text_part("\n".join(lines)))
    if not is_over:
        follows = translator.text("ui-watch-until")
        parts.append(text_part(f"-# {follows} <t:{until_ms // 1000}:t>"))
    parts += rows(
        table_button(snapshot, each, translator) for each in read_controls(snapshot, scene)
    )
    link = discord.ui.Button[discord.ui.LayoutView](
        label=translator.text("ui-result" if is_over else "ui-look-at-table"),
        url=message_link(table.guild, table.channel),
    )
    parts.append(discord.ui.ActionRow(link))
    return message_content(parts, picture)
