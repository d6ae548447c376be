"""Names of acts and rules as lines: what is said of them in menus, events and pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.api.event import Line, Seat, Typed, line
from engine.games.igor.model import CALL, CARD, Act, Content, OwnRule, Rule, RuleId, own_title
from engine.games.igor.state import Board, own_of

#: What somebody wrote is laid out in lines of so many characters.
_WIDTH = 54


def seats(them: Iterable[int]) -> tuple[Line, ...]:
    """Name seats as a list."""
    return tuple(line("seat", seat=Seat(seat)) for seat in them)


def act_line(board: Board, act: Act) -> Line:
    """Name an act of the palette, or a rule that somebody wrote."""
    if act in {own.rule.id for own in board.own}:
        return own_title(own_of(board, act))
    return Line(f"igor-act-{act}")


def slip(board: Board, act: Act) -> Line:
    """Name what somebody is said to have forgotten, or the forbidden card."""
    return Line("igor-forbidden-card") if act == CARD else act_line(board, act)


def did(content: Content, board: Board, seat: int, act: Act) -> Line:
    """Say that somebody does something, needed or not (I26)."""
    word, _, rest = act.partition(".")
    if word in content.acts.say:
        return line("igor-says", seat=Seat(seat), phrase=Line(f"igor-phrase-{word}"))
    if word in content.acts.aim:
        return line(f"igor-does-{word}", seat=Seat(seat), other=Seat(int(rest)))
    if word == CALL:
        return line("igor-does-call", seat=Seat(seat), number=int(rest))
    if word in content.acts.do:
        return line(f"igor-does-{word}", seat=Seat(seat))
    return line("igor-says", seat=Seat(seat), phrase=phrase(board, word))


def phrase(board: Board, rule: RuleId) -> Line:
    """Give the phrase of a rule that somebody wrote."""
    return line("igor-own-phrase", phrase=Typed(own_of(board, rule).phrase))


def title(content: Content, board: Board, rule: RuleId) -> Line:
    """Name a rule card."""
    if rule in content.rule_of:
        return Line(f"igor-rule-{rule}")
    return own_title(own_of(board, rule))


def text(content: Content, board: Board, rule: RuleId) -> tuple[Line, ...]:
    """Say what a rule card says: when it holds, then who is to do what until when."""
    if rule in content.rule_of:
        return _text(content.rule_of[rule], board.soon)
    return own_text(own_of(board, rule), board.soon)


def own_text(own: OwnRule, soon: str) -> tuple[Line, ...]:
    """Say what a rule says that somebody wrote, laid out in lines."""
    if own.rule.on == "honour":
        words = _wrapped(own.text)
        return (*(line("igor-own-text", text=Typed(each)) for each in words), Line("igor-honour"))
    return _text(own.rule, soon, line("igor-own-phrase", phrase=Typed(own.phrase)))


def joined(parts: Sequence[Line]) -> Line:
    """Join the lines of a text into one."""
    said = parts[0]
    for part in parts[1:]:
        said = line("igor-joined", first=said, then=part)
    return said


def when(on: str, condition: str) -> Line:
    """Say when a rule is set off, by one of its conditions."""
    kind, _, value = condition.partition(":")
    match kind:
        case "shows":
            return line("igor-when-shows", what=Line(f"igor-motif-{value}"))
        case "rank":
            return line("igor-when-rank", rank=int(value))
        case "":
            return Line(f"igor-when-{on}")
    return Line(f"igor-when-{kind}")


def _text(rule: Rule, soon: str, own_phrase: Line | None = None) -> tuple[Line, ...]:
    kind, _, rest = rule.act.partition(":")
    if rule.on == "ban":
        what = Line(f"igor-ban-{kind}")
        if rest:
            what = line(f"igor-ban-{kind}", suit=Line(f"igor-motif-{rest}"))
        return (Line("igor-ban"), what)
    window = "before_lead" if rule.window == "soon" and soon == "trick" else rule.window
    return (
        *(when(rule.on, condition) for condition in rule.when or ("",)),
        line(
            "igor-duty",
            who=Line(f"igor-who-{rule.who}"),
            act=_demand(kind, rest, own_phrase),
            window=Line(f"igor-window-{window}"),
        ),
    )


def _demand(kind: str, rest: str, own_phrase: Line | None) -> Line:
    if kind == "own":
        assert own_phrase is not None
        return line("igor-demand-own", phrase=own_phrase)
    if kind == "call":
        return Line(f"igor-demand-call-{rest}")
    if kind == "aim":
        return Line(f"igor-demand-{rest.replace(':', '-')}")
    return Line(f"igor-act-{rest}")


def _wrapped(text: str) -> list[str]:
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > _WIDTH:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
