"""An example for every rule card and every card, found and worked out by the rules themselves."""

from __future__ import annotations

from engine.api.event import Line, line
from engine.games.igor import naming
from engine.games.igor.content import CALL, Card, Content, Rule
from engine.games.igor.model import PlayedCard
from engine.games.igor.triggers import (
    TrickProgress,
    bound_seats,
    demanded_act,
    is_triggered,
    trick_progress,
)

#: The trigger, or the condition of a card -> the text of its examples, the cards that then lie in
#: the trick, and how many play.
_SHAPES: dict[str, tuple[str, int, int]] = {
    "shows": ("shows", 1, 4),
    "rank": ("rank", 1, 4),
    "rank_eq_trick": ("number", 1, 4),
    "first": ("lead", 1, 4),
    "by_dealer": ("dealer", 1, 4),
    "last": ("last", 3, 3),
    "trick_won": ("win", 3, 3),
    "not_by_leader": ("win-led", 3, 3),
    "won_in_suit": ("others", 3, 3),
    "trick_end": ("lowest", 3, 3),
}
_ONTO = ("onto", 3, 4)

#: So many tricks are looked at for one that triggers a rule.
_MOST_TRICKS = 2_000


def example_of_rule(content: Content, rule: Rule) -> tuple[Line, ...]:
    """Return a situation in which a rule card of the box applies, and what it then demands.

    It is one line, or none where no trick is found that triggers the rule.
    """
    if rule.on == "ban":
        return (_ban(content, rule),)
    act = naming.demand(content, rule.act)
    if rule.on == "fine_paid":
        broken = Line(f"igor-rule-{content.cards[0].id}")
        event = line("igor-example-fine", rule=broken, coins=content.coins.fine)
    else:
        now = situation(content, rule)
        if now is None:
            return ()
        event = _event(rule, now)
        demanded = demanded_act(rule, now)
        if demanded is not None and demanded.number is not None:
            key = f"igor-example-{demanded.word}"
            if demanded.word == CALL:
                act = line(key, number=demanded.number)
            else:
                act = line(key, card=now.faces[demanded.number - 1].line)
    window = naming.window("next" if rule.who == "next" else rule.window, "either")
    return (line("igor-built", event=event, act=act, window=window),)


def _event(rule: Rule, now: TrickProgress) -> Line:
    """Return what has just happened; each seat's card lies at its number in the trick."""
    kind, lines = _shape(rule)[0], [face.line for face in now.faces]
    at = len(lines) - 1 if rule.on == "play" else now.best
    if kind == "lowest":
        at = bound_seats(rule, now)[0]
    return line(
        f"igor-example-{kind}",
        card=lines[at],
        cards=tuple(lines if rule.on != "play" else lines[:-1]),
        number=now.number,
        picture=now.faces[at].hint,
    )


def situation(content: Content, rule: Rule) -> TrickProgress | None:
    """Return a trick whose last card triggers a rule, always the same one; `None`: none is found.

    So it is where no card of the box shows what the rule is about.
    """
    kind, length, seats = _shape(rule)
    pack, first = content.pack, int(rule.id[1:])
    for turn in range(_MOST_TRICKS):
        step = 17 * turn + 13
        cards = [pack[(61 * turn + 7 * first + at * step) % len(pack)] for at in range(length)]
        trick = tuple(PlayedCard(seat, card) for seat, card in enumerate(cards))
        dealer = length - 1 if kind == "dealer" else seats - 1
        now = trick_progress(content, trick, turn % 7 + 1, seats, dealer)
        if len({face.line for face in now.faces}) == length and _fits(content, rule, now):
            return now
    return None


def _fits(content: Content, rule: Rule, now: TrickProgress) -> bool:
    """Return True if a rule applies, and a card's picture shows what it is about, not its suit."""
    suit = content.suits[now.faces[-1].suit]
    if any(condition == f"shows-{suit}" for condition in rule.when):
        return False
    return (
        is_triggered(rule, now)
        and bool(bound_seats(rule, now))
        and demanded_act(rule, now) is not None
    )


def _shape(rule: Rule) -> tuple[str, int, int]:
    condition = next(iter(rule.when), rule.on).partition("-")[0]
    kind, length, seats = _SHAPES.get(condition, _ONTO)
    if rule.who == "next" and kind in ("shows", "onto"):
        kind = f"next-{kind}"
    return kind, length, seats


def _ban(content: Content, rule: Rule) -> Line:
    """Return a hand with a card that a ban forbids, and one that it allows."""
    wrong, right, before = hand_of_ban(content, rule)
    faces = content.faces
    return line(
        f"igor-example-{rule.act.partition('-')[0].replace('_', '-')}",
        wrong=faces[wrong].line,
        right=faces[right].line,
        before=faces[before].line,
    )


def hand_of_ban(content: Content, rule: Rule) -> tuple[Card, Card, Card]:
    """Return a card to lead that a ban forbids, one that it allows, and the one played before.

    It is the third trick of the hand.
    """
    ban, _, suit = rule.act.partition("-")
    (one, *_, other) = (each[0] for each in content.suits if each != suit)
    if ban == "lead_suit":
        return f"{suit[0]}1a", f"{one}0a", f"{other}1a"
    if ban == "lead_even_on_odd_trick":
        return f"{one}0a", f"{other}1a", f"{other}0a"
    return f"{one}1a", f"{other}0a", f"{other}1a"


def example_of_card(content: Content, word: Card) -> Line:
    """Return a trick that a card wins because it is the only one off suit (I13)."""
    face = content.faces[word]
    led = content.suits[(face.suit + 1) % len(content.suits)]
    high, low = (content.faces[f"{led[0]}{rank}a"].line for rank in (content.ranks - 1, 0))
    suit = Line(f"igor-motif-{led}")
    return line("igor-about-example", led=low, other=high, suit=suit, card=face.line)


def shown_on(content: Content, word: Card) -> Line:
    """Return what rules have to be about to mean a card: its suit and all in its picture (I29)."""
    face = content.faces[word]
    shown = [each for each in content.motifs if each in face.shows]
    return line("igor-about-shows", things=tuple(Line(f"igor-shown-{each}") for each in shown))
