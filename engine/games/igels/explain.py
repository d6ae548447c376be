"""Why an animal would be sent or an answer given (C21 to C24, C38)."""

from __future__ import annotations

from engine.api.action import Action
from engine.api.event import Line, line
from engine.games.igels.content import Content
from engine.games.igels.model import View, fighting_troops
from engine.games.igels.sap import initial_sap, printed_sap


def explain(content: Content, view: View, action: Action) -> Line | None:
    """Return how strong a side would be, or that its cards are worth more later."""
    if view.seat is None:
        return None
    if action.verb in ("pass", "let"):
        return Line("igels-why-pass")
    if action.verb == "sit":
        return Line("igels-why-sit")
    if action.verb not in ("lead", "add"):
        return None
    sap = {seat: initial_sap(content, troop) for seat, troop in fighting_troops(view.board)}
    pool = {each.name: each for each in view.board.areas[view.seat].pool}
    more = sum(printed_sap(content, pool[name]) for name in action.args if name in pool)
    own = sap.pop(view.seat, 0) + more
    if not sap:
        return line("igels-why-first", sap=own)
    return line("igels-why-strength", sap=own, other=max(sap.values()))
