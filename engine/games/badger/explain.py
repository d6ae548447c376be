"""Why a mouse would run: how far it still has to go (B6, B7)."""

from __future__ import annotations

from engine.api.action import Action
from engine.api.event import Line, line
from engine.games.badger.content import Content
from engine.games.badger.model import View


def explain(content: Content, view: View, action: Action) -> Line | None:
    """Return how far a run leaves the mouse from what it runs to."""
    board, course = view.board, content.courses[view.board.course]
    if action.verb != "run" or action.args[0] not in course.names:
        return None
    passed = board.passed[board.turn]
    now = course.steps_left(board.mice[board.turn], passed=passed)
    then = course.steps_left(course.names.index(action.args[0]), passed=passed)
    if then >= now:
        return None
    return line("badger-why-goal" if passed else "badger-why-checkpoint", steps=then)
