"""Every card and rule of the box, for people who ask what it is, and those that a view shows."""

from __future__ import annotations

from engine.api.card import Card
from engine.api.event import Line, line
from engine.games.igor import drawings
from engine.games.igor.content import Content
from engine.games.igor.examples import example_of_card, example_of_rule, shown_on
from engine.games.igor.model import View
from engine.games.igor.naming import rule_text


def cards(content: Content) -> dict[str, Card]:
    """Return the cards by their words, and the rules of the box by their ids."""
    trick = Line("igor-about-card")
    found = {
        word: Card(
            line("igor-about-name", card=face.line, what=face.hint),
            (trick, shown_on(content, word), example_of_card(content, word)),
            drawings.card(content, word),
        )
        for word, face in content.faces.items()
    }
    for rule in content.cards:
        example = example_of_rule(content, rule)
        text = (rule_text(rule.id, "either"), *example, Line("igor-about-rule"))
        found[rule.id] = Card(Line(f"igor-rule-{rule.id}"), text, drawings.RULE)
    return found


def cards_of(content: Content, view: View) -> tuple[str, ...]:
    """Return the cards that lie open in a view; no rule in force, which people remember (I3)."""
    last = view.board.last_trick
    shown = (*view.board.trick, *(last.cards if last is not None else ()))
    return content.as_hand({*view.hand, *(played.card for played in shown)})
