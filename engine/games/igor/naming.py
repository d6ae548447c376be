"""Lines that name acts and rules, for menus, events and pictures."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from functools import reduce

from engine.api.event import Line, Seat, Typed, line
from engine.games.igor.content import (
    CALL,
    CARD,
    Act,
    Breach,
    Content,
    OwnRule,
    Rule,
    RuleId,
    own_title,
)
from engine.games.igor.model import Board, find_own_rule

#: The most characters of a line of free text.
_WIDTH = 54


def breach(own_rules: Iterable[OwnRule], word: Breach) -> Line:
    """Return the name of what a claim is about: an act, an own rule, or the forbidden card."""
    if word == CARD:
        return Line("igor-forbidden-card")
    titles = (own_title(own) for own in own_rules if own.rule.id == word)
    return next(titles, Line(f"igor-act-{word}"))


def performed_act(content: Content, board: Board, seat: int, act: Act) -> Line:
    """Return the event of an act, the same whether or not it was needed (I26)."""
    key = f"igor-does-{act.word}"
    if act.number is not None and act.word == CALL:
        return line(key, seat=Seat(seat), number=act.number)
    if act.number is not None:
        return line(key, seat=Seat(seat), other=Seat(act.number - 1))
    if act.word in content.acts.do:
        return line(key, seat=Seat(seat))
    boxed = act.word in content.acts.say
    said = Line(f"igor-phrase-{act.word}") if boxed else phrase(find_own_rule(board, act.word))
    return line("igor-says", seat=Seat(seat), phrase=said)


def phrase(own: OwnRule) -> Line:
    """Return the phrase of a rule that a player wrote."""
    return line("igor-own-phrase", phrase=Typed(own.phrase))


def title(content: Content, board: Board, rule: RuleId) -> Line:
    """Return the title of a rule card."""
    if rule in content.rule_of:
        return Line(f"igor-rule-{rule}")
    return own_title(find_own_rule(board, rule))


def text(content: Content, board: Board, rule: RuleId) -> tuple[Line, ...]:
    """Return the lines of a rule card: its conditions, then who must do what until when."""
    if rule in content.rule_of:
        return _rule_text(content.rule_of[rule], board.soon_until)
    return own_text(find_own_rule(board, rule), board.soon_until)


def own_text(own: OwnRule, soon_until: str) -> tuple[Line, ...]:
    """Return the lines of a rule that a player wrote."""
    if own.rule.on == "honour":
        lines = _wrap(own.text)
        return (*(line("igor-own-text", text=Typed(each)) for each in lines), Line("igor-honour"))
    return _rule_text(own.rule, soon_until, phrase(own))


def joined(parts: Sequence[Line]) -> Line:
    """Return the lines of a text as one line."""
    return reduce(lambda first, then: line("igor-joined", first=first, then=then), parts)


def condition(on: str, text: str) -> Line:
    """Return a condition of a rule in words; of an empty one what triggers the rule."""
    kind, _, value = text.partition("-")
    match kind:
        case "shows":
            return line("igor-when-shows", what=Line(f"igor-motif-{value}"))
        case "rank":
            return line("igor-when-rank", rank=int(value))
        case "":
            return Line(f"igor-when-{on}")
    return Line(f"igor-when-{kind}")


def _rule_text(rule: Rule, soon_until: str, said: Line | None = None) -> tuple[Line, ...]:
    kind, _, value = rule.act.partition("-")
    if rule.on == "ban":
        suit = {"suit": Line(f"igor-motif-{value}")} if value else {}
        return (Line("igor-ban"), line(f"igor-ban-{kind}", **suit))
    window = "before_lead" if rule.window == "soon" and soon_until == "trick" else rule.window
    if rule.act == rule.id and said is not None:
        demand = line("igor-demand-own", phrase=said)
    else:
        demand = Line(f"igor-demand-{rule.act}" if value else f"igor-act-{kind}")
    return (
        *(condition(rule.on, text) for text in rule.when or ("",)),
        line(
            "igor-duty",
            who=Line(f"igor-who-{rule.who}"),
            act=demand,
            window=Line(f"igor-window-{window}"),
        ),
    )


def _wrap(text: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, break_long_words=False, break_on_hyphens=False) or [""]
