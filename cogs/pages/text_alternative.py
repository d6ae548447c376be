"""*Read the table*: the picture in words, for everybody who cannot or does not want to see it."""

from __future__ import annotations

from cogs.pages.lobby import lobby_message
from cogs.pages.message_content import MessageContent, notice
from cogs.text.translator import Translator
from engine.api.event import Typed
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot


def text_alternative_message(
    snapshot: TableSnapshot, seat: int | None, translator: Translator
) -> MessageContent:
    """Return in words what a seat sees, or an onlooker, and the hash of the deal."""
    table = snapshot.table
    if table.state is None:
        return lobby_message(snapshot, translator, with_controls=False)
    deal = translator.text("ui-deal-hash", hash=Typed(table.deal_hash))
    if table.stage is Stage.OVER:
        # Nothing is secret any more: anybody can deal again and compare.
        deal += " " + translator.text("ui-deal-seed", seed=Typed(table.seed.hex()))
    return notice("\n".join([*map(translator, snapshot.picture(seat).text), f"-# {deal}"]))
