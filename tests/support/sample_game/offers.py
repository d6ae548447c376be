"""The sample game's offers of a seat and of the table."""

from __future__ import annotations

from engine.api.action import Count, Field, Offer, Option, Pick, Press, Say, Timeout, Wait
from engine.api.event import line
from tests.support.sample_game.model import HAND, SUITS, WILD, View, card_line


def of_table(view: View) -> tuple[Offer, ...]:
    if view.phase != "breath":
        return ()
    return (
        Press(
            verb="close",
            ask=f"c{view.number}",
            label=line("sample-close"),
            timeout=Timeout(Wait.BEAT),
        ),
    )


def _of_bid(view: View, seat: int) -> tuple[Offer, ...]:
    if view.answered[seat]:
        return ()
    label = line("sample-bid")
    return (Count(verb="bid", ask=f"b{view.played}", label=label, low=0, high=HAND),)


def _of_turn(view: View, seat: int) -> tuple[Offer, ...]:
    if view.turn != seat:
        return ()
    ask = f"t{view.number}" + "s" * view.swapped
    suits = tuple(Option(suit, line(f"sample-suit-{suit}")) for suit in SUITS)
    play = Pick(
        verb="play",
        ask=ask,
        label=line("sample-play"),
        options=tuple(
            Option(card, card_line(card), suits if card[0] == WILD else (), line("sample-hint"))
            for card in view.hand
        ),
    )
    if view.swapped or view.left < 2 or len(view.hand) < 2:
        return (play,)
    cards = tuple(Option(card, card_line(card)) for card in view.hand)
    swap = Pick(verb="swap", ask=ask, label=line("sample-swap"), options=cards, most=2)
    return (play, swap)


def _of_echo(view: View, seat: int) -> tuple[Offer, ...]:
    if view.answered[seat]:
        return ()
    ask = f"e{view.number}"
    timeout = Timeout(Wait.PROMPT)
    passing = Press(verb="pass", ask=ask, label=line("sample-pass"), timeout=timeout, posted=True)
    fitting = tuple(
        Option(card, card_line(card)) for card in view.hand if card[0] in (view.pile[-1][0], WILD)
    )
    echo = Pick(verb="echo", ask=ask, label=line("sample-echo"), options=fitting)
    return (passing, echo) if fitting else (passing,)


def _of_breath(view: View, seat: int) -> tuple[Offer, ...]:
    if not view.catching or view.caught is not None:
        return ()
    return (
        Press(
            verb="catch",
            ask=f"c{view.number}",
            label=line("sample-catch"),
            voluntary=True,
            opens=Wait.BLINK,
            posted=True,
        ),
    )


def _of_toast(view: View, seat: int) -> tuple[Offer, ...]:
    ready = Press(
        verb="ready",
        ask=f"r{view.played}",
        label=line("sample-ready"),
        timeout=Timeout(Wait.PROMPT),
        posted=True,
    )
    toast = Say(
        verb="toast",
        ask=f"s{view.played}",
        label=line("sample-toast"),
        fields=(
            Field("words", line("sample-words"), 2, 40),
            Field("again", line("sample-words"), 0, 40),
        ),
        voluntary=True,
    )
    leads = view.points.index(max(view.points)) == seat
    return (ready,) * (not view.answered[seat]) + (toast,) * (leads and not view.toast)


ASKED = {
    "bid": _of_bid,
    "turn": _of_turn,
    "echo": _of_echo,
    "breath": _of_breath,
    "toast": _of_toast,
}
