"""Lines that name acts and rules, for menus, events and pictures."""

from __future__ import annotations

from collections.abc import Iterable

from engine.api.event import Line, Seat, Typed, line
from engine.games.igor.content import (
    CALL,
    CARD,
    Act,
    Breach,
    Content,
    OwnRule,
    RuleId,
    own_title,
)
from engine.games.igor.model import Board, Ruling, find_own_rule


def breach(own_rules: Iterable[OwnRule], word: Breach) -> Line:
    """Return the name of what a claim is about: an act, an own rule, or the forbidden card."""
    if word == CARD:
        return Line("igor-forbidden-card")
    titles = (own_title(own) for own in own_rules if own.rule.id == word)
    return next(titles, Line(f"igor-act-{word}"))


def claimed(content: Content, own_rules: Iterable[OwnRule], ruling: Ruling) -> Line:
    """Return what somebody is accused of, with the card that it is about if one is known.

    The rule is never named: which ones are in force is to be remembered (I3).
    """
    named = breach(own_rules, ruling.breach)
    if not ruling.card:
        return named
    card = content.faces[ruling.card].line
    return line("igor-forbidden" if ruling.breach == CARD else "igor-after", act=named, card=card)


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


def text(content: Content, board: Board, rule: RuleId) -> Line:
    """Return what a rule card says."""
    if rule in content.rule_of:
        return rule_text(rule, board.soon_until)
    return own_text(content, board, find_own_rule(board, rule))


def rule_text(rule: RuleId, soon_until: str) -> Line:
    """Return what a rule card of the box says.

    An act "soon" has time until the next "card" or "trick", or without a table until "either".
    """
    return line(f"igor-text-{rule}", soon=window("soon", soon_until))


def own_text(content: Content, board: Board, own: OwnRule) -> Line:
    """Return what a rule card says that a player wrote."""
    rule = own.rule
    if rule.on == "honour":
        return line("igor-honour", text=Typed(own.text))
    condition = next(iter(rule.when), "")
    if rule.on == "play":
        event = line(f"igor-event-{rule.who}", that=that(condition))
    else:
        event = Line(f"igor-event-{rule.who}" + (condition and f"-{condition}"))
    own_phrases = {each.rule.act: each for each in (*board.own_rules, own) if each.phrase}
    if rule.act in own_phrases:
        act = line("igor-demand-say", phrase=phrase(own_phrases[rule.act]))
    else:
        act = demand(content, rule.act)
    # The next player has time until that very card, not until the one after it.
    before_card = rule.who == "next" and rule.window == "own_turn"
    until = window("next" if before_card else rule.window, board.soon_until)
    return line("igor-built", event=event, act=act, window=until)


def that(condition: str) -> Line:
    """Return what is said of a card that fulfils a condition."""
    kind, _, value = condition.partition("-")
    match kind:
        case "shows":
            return line("igor-that-shows", what=Line(f"igor-shown-{value}"))
        case "rank":
            return line("igor-that-rank", rank=int(value))
    return Line(f"igor-that-{kind}")


def demand(content: Content, act: str) -> Line:
    """Return what a rule tells people to do."""
    if act in content.acts.say:
        return line("igor-demand-say", phrase=Line(f"igor-phrase-{act}"))
    return Line(f"igor-demand-{act}")


def window(kind: str, soon_until: str) -> Line:
    """Return until when something must be done, as the end of a sentence."""
    until = {"soon": soon_until, "before_lead": "trick"}.get(kind, kind)
    return Line(f"igor-window-{until}")
