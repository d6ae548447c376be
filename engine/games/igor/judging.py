"""The offers by which claims are judged: who was first, disputes, and votes (I20, I28, I33)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from engine.api.action import Offer, Option, Timeout, Wait
from engine.api.event import Line, Seat, Typed, line
from engine.games.igor import naming, rulings
from engine.games.igor.content import Content, OwnRule
from engine.games.igor.describe import tie_told
from engine.games.igor.menus import player_options, ruling_option
from engine.games.igor.model import Board, Finding, Proposal, Ruling
from engine.games.igor.voluntary import pick, press

_OwnRules: TypeAlias = tuple[OwnRule, ...]

_CACHED = 1024


def judging(content: Content, board: Board, seat: int) -> Iterator[Offer]:
    """Yield what a seat may decide: who was first, what it disputes or admits, and its votes."""
    for tie in board.ties:
        if tie.ruling.accused == seat:
            timeout = Timeout(Wait.PROMPT, (str(tie.claimants[0] + 1),))
            about = naming.claimed(content, board.own_rules, tie.ruling)
            yield pick(
                "first",
                f"f{tie.number}",
                player_options(tie.claimants),
                label=line("igor-ask-first", act=about),
                timeout=timeout,
                matter=tie_told(content, board, tie),
            )
            break
    own, votes = board.own_rules, len(board.votes)
    if board.rulings and (found := rulings.disputable(board.rulings, board.seats, seat)):
        yield from _contested(own, "dispute", tuple(found), votes, 0)
    if votes:
        if found := rulings.concedable(board.votes, seat):
            fine = min(content.coins.fine, board.coins[seat])
            yield from _contested(own, "concede", tuple(found), votes, fine)
        yield from votes_of(content, board, seat)


@lru_cache(_CACHED)
def _contested(
    own: _OwnRules, verb: str, found: tuple[Ruling, ...], votes: int, fine: int
) -> tuple[Offer, ...]:
    """Return a press for the newest ruling, and a choice among the older ones.

    `fine`: what the seat can pay if it admits one.
    """
    newest, *older = found
    costs = verb == "concede" and newest.finding is not Finding.BROKEN
    # Several disputes can stand at the table: who accused whom tells them apart.
    about = naming.breach(own, newest.breach)
    if verb == "dispute":
        about = ruling_option(own, newest).line
    key = f"igor-ask-{verb}-{'pay' if costs else 'about'}"
    label = line(key, act=about, seat=Seat(newest.accuser), coins=fine)
    latest = press(verb, f"{verb[0]}{newest.number}.{votes}", label=label, posted=True)
    if not older:
        return (latest,)
    ask, label = f"{verb[0]}o{newest.number}", line(f"igor-ask-{verb}-older", coins=fine)
    options = tuple(ruling_option(own, ruling) for ruling in older)
    return latest, pick(verb, ask, options, label=label, verb_required=True)


@lru_cache(_CACHED)
def stands(content: Content, own: _OwnRules, seats: int, ruling: Ruling, *, is_last: bool) -> Offer:
    """Return the table's own offer to let a ruling stand, which times out (I28).

    `is_last`: the last card of the hand is played, and no card ends the time to dispute it.
    """
    number, matter = str(ruling.number), None
    if rulings.disputable((ruling,), seats, ruling.loser):
        told = rulings.ruled(content, own, ruling)
        seat, last = Seat(ruling.loser), int(is_last)
        matter = line("igor-undecided-ruling", seat=seat, ruling=told, last=last)
    options = (Option(number, Line("igor-ask-stands")),)
    timeout = Timeout(Wait.PROMPT, (number,))
    return pick("stands", f"d{number}", options, timeout=timeout, matter=matter)


def votes_of(content: Content, board: Board, seat: int) -> Iterator[Offer]:
    """Yield the votes that wait for a seat's answer."""
    for vote in board.votes:
        if not vote.awaits(seat):
            continue
        if isinstance(vote.about, Proposal):
            own = vote.about.own
            label, title = line("igor-ask-accept", title=Typed(own.title)), Typed(own.title)
            matter, about = line("igor-vote-own", title=title), naming.own_text(content, board, own)
            yield _ballot(vote.number, "own", label, matter, about)
        else:
            yield _vote(content, board.own_rules, vote.number, vote.about)


@lru_cache(_CACHED)
def _vote(content: Content, own: _OwnRules, number: int, about: Ruling) -> Offer:
    act = naming.claimed(content, own, about)
    label = line("igor-ask-vote", other=Seat(about.accused))
    matter = line("igor-vote", other=Seat(about.accused), act=act)
    return _ballot(number, "vote", label, matter, act)


def _ballot(number: int, key: str, label: Line, matter: Line, about: Line | None = None) -> Offer:
    return pick(
        "vote",
        f"v{number}",
        tuple(
            Option(f"{answer}-{number}", Line(f"igor-{key}-{answer}")) for answer in ("yes", "no")
        ),
        label=label,
        about=about,
        matter=matter,
        timeout=Timeout(Wait.PROMPT, (f"abstain-{number}",)),
        posted=True,
        verb_required=True,  # people say yes and no for many other reasons
    )
