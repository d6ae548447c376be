"""stub"""

from __future__ import annotations

from engine.action import Action
from engine.event import line
from engine.games.igels.box import Content
from engine.games.igels.model import View
from engine.scene import Scene, Words


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Stub"""
    return Scene(
        size=(800, 600),
        marks=(Words(1, 1, "x"),),
        alt=line("igels-title"),
        twin=(line("igels-title"),),
    )
