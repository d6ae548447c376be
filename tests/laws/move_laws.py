"""Laws of moves: somebody can act, what is offered is accepted, everything else is refused."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.action import Action, Count, Offer, Pick, Press, Say, Wait, admits, leaves
from engine.api.legal_actions import list_actions
from engine.api.refusals import Illegal, Refused, Stale
from engine.table.model import Cause, awaited
from engine.table.play import act, find_offer
from tests.laws.position import Position
from tests.support.random_play import (
    LATE_MS,
    Play,
    make_random_move,
    may_be_refused,
    open_offers_of,
    random_answer,
)

#: Of an offer with more actions than this a choice is tried.
_TRIED = 40

_SHORT = (Wait.BLINK, Wait.BEAT)


def somebody_can_act(position: Position) -> None:
    """Check that a seat is awaited or something times out, also at a pace without time limits."""
    if position.over:
        return
    offers = position.offers
    timeout = [offer.timeout for theirs in offers.values() for offer in theirs if offer.timeout]
    assert awaited(offers) or timeout, "nobody can act and nothing times out"
    anybody = any(theirs for seat, theirs in offers.items() if seat is not None)
    assert anybody or any(each.after in _SHORT for each in timeout), (
        "a table without a clock waits for ever"
    )


def offers_of_the_table_only_time_out(position: Position) -> None:
    """Check that every offer of the table times out: nobody could press it."""
    for offer in position.asked[None]:
        assert offer.timeout is not None, f"{offer.verb} of the table never times out"


def what_is_offered_is_accepted(position: Position) -> None:
    """Check that the rules accept every action that an open offer admits, and every timeout."""
    for seat, offer in _standing(position):
        accepted = 0
        for action in _expressed(position, offer):
            assert admits(offer, action), f"{action} is not what {offer.verb} expresses"
            try:
                step = position.game.apply(position.state, seat, action)
            except Illegal:
                if not may_be_refused(offer):
                    raise
                continue
            accepted += 1
            assert type(step.state) is position.game.state_type
        assert accepted or isinstance(offer, Say), f"nothing that {offer} offers is accepted"
        if offer.timeout is not None:
            position.game.apply(position.state, seat, Action(offer.verb, offer.timeout.args))


def everything_else_is_refused(position: Position) -> None:
    """Check that table and rules refuse what no offer admits."""
    for seat in position.seats:
        for action in _foreign(position, seat):
            if any(admits(offer, action) for offer in position.asked[seat]):
                continue
            if seat is not None:
                _table_refuses(position, seat, action)
            if not _excused(position, seat, action):
                _rules_refuse(position, seat, action)


def an_old_question_is_stale(position: Position) -> None:
    """Check that an answer to a question that is not asked is stale."""
    if position.over:
        return
    for seat, theirs in position.offers.items():
        for offer in theirs:
            if seat is None:
                continue
            action = random_answer(seat, offer, position.dice).action
            try:
                find_offer(
                    position.table, position.game, position.offers, seat, "?", action, LATE_MS
                )
            except Stale:
                continue
            raise AssertionError(f"{seat} {action} answers a question that nobody asked")


def voluntary_offers_run_out(position: Position) -> None:
    """Check that making only voluntary moves comes to an end."""
    play = Play(
        position.setting, position.play.seed, position.state, [], frozenset(position.table.answered)
    )
    for _ in range(position.game.info.bound + 1):
        if position.game.outcome(play.state) is not None:
            return
        for seat in range(position.setting.seats):
            free = tuple(offer for offer in open_offers_of(play, seat) if offer.voluntary)
            if free:
                make_random_move(play, seat, free, position.dice)
                break
        else:
            return
    raise AssertionError(
        f"voluntary offers never run out: {[str(move) for move in play.moves][-4:]}"
    )


def the_table_plays_it(position: Position) -> None:
    """Check that a move at the table closes its question to the seat and is logged."""
    if position.over:
        return
    for seat, theirs in position.offers.items():
        for offer in theirs:
            made = random_answer(seat, offer, position.dice)
            try:
                change = act(
                    position.table, position.game, seat, offer.ask, made.action, Cause.PERSON, 5
                )
            except Illegal:
                continue
            again = [each.ask for each in change.offers.get(seat, ()) if each.ask == offer.ask]
            assert not again, f"{seat} may answer {offer.ask} twice"
            assert change.entry.action == made.action
            assert change.after.revision == position.table.revision + 1


def _standing(position: Position) -> Iterator[tuple[int | None, Offer]]:
    for seat, theirs in position.offers.items():
        for offer in theirs:
            yield seat, offer


def _expressed(position: Position, offer: Offer) -> list[Action]:
    """Return the actions that answer the offer, or a sample of many."""
    if isinstance(offer, Press):
        return [Action(offer.verb)]
    if isinstance(offer, Count) and offer.high - offer.low < _TRIED:
        return [Action(offer.verb, (str(n),)) for n in range(offer.low, offer.high + 1)]
    if isinstance(offer, Pick) and offer.most == 1:
        found = [
            Action(offer.verb, tuple(option.value for option in path))
            for path in leaves(offer.options)
        ]
        found += [Action(offer.verb)] * (not offer.least)
        dice = position.dice
        while len(found) > _TRIED:
            found[dice.below(len(found))] = found[-1]
            found.pop()
        return found
    made = [random_answer(0, offer, position.dice) for _ in range(12)]
    return [*list_actions(offer)[:_TRIED], *(each.action for each in made if not each.timed_out)]


def _foreign(position: Position, seat: int | None) -> Iterator[Action]:
    """Yield other seats' actions, this seat's actions with a mistake, and nonsense."""
    dice = position.dice
    words = [
        option.value
        for theirs in position.asked.values()
        for offer in theirs
        if isinstance(offer, Pick)
        for option in offer.options
    ] or ["x"]
    for other, theirs in position.asked.items():
        for offer in theirs:
            action = random_answer(other, offer, dice).action
            args = action.args
            yield action
            yield Action(action.verb, args[:-1])
            yield Action(action.verb, (*args, words[dice.below(len(words))]))
            yield Action(action.verb, (*args[:-1], words[dice.below(len(words))]))
            yield Action(action.verb, (*args[:-1], ""))
            yield Action(action.verb, args + args)
            if isinstance(offer, Count):
                for word in (str(offer.low - 1), str(offer.high + 1), "--1", "+1", "1.0", "٣"):
                    yield Action(action.verb, (word,))
    for move in position.play.moves[-3:]:
        yield move.action
    yield Action("", ())
    yield Action("nonsense", ("1", "2", "3", "4", "5"))


def _table_refuses(position: Position, seat: int, action: Action) -> None:
    for ask in (None, *{offer.ask for offer in position.asked[seat]}):
        try:
            find_offer(position.table, position.game, position.offers, seat, ask, action, LATE_MS)
        except Refused:
            continue
        raise AssertionError(f"the table takes {action} of seat {seat}, which nobody offered")


def _rules_refuse(position: Position, seat: int | None, action: Action) -> None:
    try:
        position.game.apply(position.state, seat, action)
    except Illegal as refusal:
        position.refusals.append(refusal.line)
        return
    raise AssertionError(f"the rules take {action} of seat {seat}, which nobody offered")


def _excused(position: Position, seat: int | None, action: Action) -> bool:
    """Return True for text fields, and for timeouts, which people may not be able to play."""
    return any(
        offer.verb == action.verb
        and (isinstance(offer, Say) or (offer.timeout and offer.timeout.args == action.args))
        for offer in position.asked[seat]
    )
