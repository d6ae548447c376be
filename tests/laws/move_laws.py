"""Laws of moves: somebody can act, what is offered is accepted, everything else is refused."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.api.action import Action, Count, Offer, Pick, Press, Say, Wait, admits, leaves
from engine.api.legal_actions import list_actions
from engine.api.refusals import Illegal, Refused, Stale
from engine.table import codec
from engine.table.model import awaited
from engine.table.play import find_offer, open_offers
from tests.laws.differences import difference
from tests.laws.position import Position
from tests.support.random_play import (
    LATE_MS,
    Play,
    make_random_move,
    may_be_refused,
    open_offers_of,
    random_answer,
)

#: Of an offer with more actions than this a choice is tried, and of a seat with more offers too.
_TRIED, _OFFERS = 15, 4

#: So many actions of the whole play are tried as what is not offered now, but now and then all.
_FOREIGN, _ALL_FOREIGN = 16, 10

#: Voluntary moves are played out at one position in so many.
_VOLUNTARY = 4

_SHORT = (Wait.BLINK, Wait.BEAT)


def somebody_can_act(position: Position) -> None:
    """Check that a seat is awaited or something times out, also at a pace without time limits.

    Ask a seat for something that is not voluntary, or let an offer of the table time out after a
    BLINK or a BEAT. An ask that does not change leaves its question answered for good.
    """
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
    """Check that every offer of the table times out: nobody could press it.

    Give each offer to the seat `None` a `timeout`.
    """
    for offer in position.asked[None]:
        assert offer.timeout is not None, f"{offer.verb} of the table never times out"


def what_is_offered_is_accepted(position: Position) -> None:
    """Check that the rules accept every action that an open offer admits, and every timeout.

    Offer only what `apply` takes: both should ask the same function what is allowed. A pick of
    several and free text may admit more than the rules take, as long as they take something.
    """
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


def the_policy_is_offered_and_accepted(position: Position) -> None:
    """Check that a required offer admits what the policy answers, and that the rules accept it.

    The house plays on with `policy`. It gets a view, so it cannot use what its seat cannot know.
    """
    for seat, offers in position.offers.items():
        required = [offer for offer in offers if not offer.voluntary]
        action = position.game.policy(position.views[seat]) if required else None
        if seat is not None and action is not None:
            assert any(admits(offer, action) for offer in required), f"{action} is not offered"
            position.game.apply(position.state, seat, action)


def everything_else_is_refused(position: Position) -> None:
    """Check that table and rules refuse what no offer admits.

    Let `apply` raise `Illegal` with the reason, or `NotOffered`, for every action that the offers
    of the seat do not have now: another seat's turn, a card it does not hold, words too many.
    """
    busy = [seat for seat in position.some_seats if position.asked[seat]]
    seats = (*busy, *busy, *position.some_seats)
    for action in _foreign(position):
        seat = seats[position.dice.below(len(seats))]
        if any(admits(offer, action) for offer in position.asked[seat]):
            continue
        if seat is not None:
            _table_refuses(position, seat, action)
        if not _excused(position, seat, action):
            _rules_refuse(position, seat, action)


def an_old_question_is_stale(position: Position) -> None:
    """Check that an answer to a question that is not asked is stale.

    The ask of an offer must name its question, and no question may be named "?".
    """
    if position.over:
        return
    for seat, offer in _standing(position):
        if seat is not None:
            action = random_answer(seat, offer, position.dice).action
            try:
                find_offer(
                    position.table, position.game, position.offers, seat, "?", action, LATE_MS
                )
            except Stale:
                continue
            raise AssertionError(f"{seat} {action} answers a question that nobody asked")


def a_question_to_several_stays(position: Position) -> None:
    """Check that a question that several are asked is the same for the others after an answer.

    Who has begun to answer would be told that the question is out of date, and their time would
    begin again. Number the question by its round, not by how many have answered it.
    """
    if not position.number:
        return
    game, before, move = position.game, position.before, position.play.moves[-1]
    for seat in (each for each in position.some_seats if each not in (move.seat, None)):
        offers = game.offers(game.view(before.state, seat))
        asked = [each for each in offers if not each.voluntary]
        if all(each.ask != move.ask for each in asked) or (seat, move.ask) in before.answered:
            continue
        now = [each for each in position.asked[seat] if not each.voluntary]
        if [replace(each, ask="") for each in asked] == [replace(each, ask="") for each in now]:
            assert asked == now, (
                f"{move.action} of seat {move.seat} changes the question of seat {seat}, which is "
                f"asked the same as before: {difference(asked, now)}"
            )


def voluntary_offers_run_out(position: Position) -> None:
    """Check that making only voluntary moves comes to an end.

    A voluntary offer must go, or need something of the state that runs out, once it was made.
    """
    if position.dice.below(_VOLUNTARY):
        return
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


def the_table_makes_the_same_move(position: Position) -> None:
    """Check that a table finds the offer of the last move, and that one move has one result.

    `apply` may use nothing but its arguments: no other source of randomness, no counter, no set
    whose order could differ; and it returns a new state instead of changing the old one.
    """
    if position.number:
        move = position.play.moves[-1]
        if move.seat is not None and not move.timed_out:
            table = position.before
            offers = open_offers(table, position.game)
            find_offer(table, position.game, offers, move.seat, move.ask, move.action, LATE_MS)
    again = position.change.after.state
    assert codec.encode_state(again) == position.sealed, (
        f"one move, two states: {difference(position.state, again)}"
    )
    if not position.over:
        assert set(position.table.answered) == position.play.answered


def _standing(position: Position) -> Iterator[tuple[int | None, Offer]]:
    """Yield the open offers of some seats."""
    for seat in position.some_seats:
        for offer in position.offers.get(seat, ()):
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


def _foreign(position: Position) -> Iterator[Action]:
    """Yield actions of other moments, actions offered now with a mistake, and nonsense."""
    dice, actions = position.dice, position.recording.actions
    if dice.below(_ALL_FOREIGN):
        yield from (actions[dice.below(len(actions))] for _ in range(_FOREIGN))
    else:
        yield from actions[:: 1 + len(actions) // 400]
    standing = [(seat, offer) for seat, theirs in position.asked.items() for offer in theirs]
    words = [word for action in actions for word in action.args] or ["x"]
    for _ in range(min(_OFFERS, len(standing))):
        seat, offer = standing.pop(dice.below(len(standing)))
        action = random_answer(seat, offer, dice).action
        args, word = action.args, words[dice.below(len(words))]
        yield action
        for wrong in (args[:-1], (*args, word), (*args[:-1], word), (*args[:-1], ""), args + args):
            yield Action(action.verb, wrong)
        if isinstance(offer, Count):
            for word in (str(offer.low - 1), str(offer.high + 1), "--1", "+1", "1.0", "\u0663"):
                yield Action(action.verb, (word,))
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
