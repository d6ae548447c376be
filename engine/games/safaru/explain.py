"""Why a card would be played: what it catches, and what it leaves (§6, §9, §22)."""

from __future__ import annotations

from engine.api.action import Action
from engine.api.event import Line, line
from engine.games.safaru.catches import Catch, limits_of
from engine.games.safaru.menus import menu
from engine.games.safaru.model import Content, View
from engine.games.safaru.offers import catching_in_hand
from engine.games.safaru.rules import menu_of_played


def explain(content: Content, view: View, action: Action) -> Line | None:
    """Return what a catch brings, or why a card is released."""
    board = view.board
    gives_nothing = board.terms.aim == "catch" and catching_in_hand(content, view) == ()
    if action.verb == "release" and gives_nothing:
        return Line("safaru-why-release")
    catch = _catch(content, view, action) if action.verb == "catch" else None
    if catch is None:
        return None
    caught = (*catch.taken, catch.card) if catch.is_paired else catch.taken
    letter = content.letters["unicorn"] if content.scoring[board.terms.aim].unicorns else ""
    return line(
        "safaru-why-catch",
        count=len(caught),
        unicorns=sum(each[0] == letter for each in caught),
        left=len(board.table) + 1 - len(caught),  # a card that is not paired stays there
    )


def _catch(content: Content, view: View, action: Action) -> Catch | None:
    """Return the catch that a move names; `None` if that is still to be chosen."""
    board, words = view.board, action.args
    if board.due.card is not None:
        found = menu_of_played(content, board)
    else:
        found = menu(board.table, words[0], limits_of(content.total, board.terms))
        words = words[1:]
    return found.by_word.get(words[0]) if len(words) == 1 else found.only
