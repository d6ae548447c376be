"""Plays by people who know the rules: they act on some duties, forget some, and catch each other.

Random plays hardly ever hit upon the right charge; these do, two at a time.
"""

from __future__ import annotations

from engine.api.action import Action
from engine.games.igor.model import Duty, State
from tests.support.games import Setting
from tests.support.random_play import Dice, Play, PlayedMove, advance, open_offers_of, start_play


def watchful(setting: Setting, seed: int) -> tuple[Play, Dice]:
    """Return a new play and its dice."""
    return start_play(setting, seed.to_bytes(16, "big"))[0], Dice(seed)


def go_on(play: Play, dice: Dice) -> list[str]:
    """Make the next moves: an act that is due, one or two claims, or any move.

    Return the text keys of their events.
    """
    state: State = play.state
    for ruling in state.board.rulings:
        if dice.below(3) == 0:
            return _make(play, ruling.accused, Action("dispute"))
    if not state.board.claims and not state.board.ties and not state.board.votes:
        for duty in state.duties:
            if duty.closed_at is None and dice.below(3) == 0:
                return _act(play, duty)
            missed = (
                duty.closed_at and not duty.fulfilled and not duty.paid and duty.expired_at is None
            )
            if missed and dice.below(3) == 0:
                return _catch(play, duty, 1 + dice.below(2))
    events = advance(play, dice)
    assert events is not None
    return [event.key for event in events]


def _act(play: Play, duty: Duty) -> list[str]:
    return _make(play, duty.seat, Action("act", duty.act.words))


def _catch(play: Play, duty: Duty, count: int) -> list[str]:
    seats = play.setting.seats
    pair = [(duty.seat + 1) % seats, (duty.seat + 2) % seats][:count]
    charge = Action("charge", (str(duty.seat + 1), duty.act.word))
    keys = []
    for seat in pair:
        keys += _make(play, seat, Action("catch"))
    for seat in pair:
        keys += _make(play, seat, charge)
    return keys + _make(play, None, Action("close_claims"))


def _make(play: Play, seat: int | None, action: Action) -> list[str]:
    """Make a move if it is offered, and return the keys of its events."""
    offer = next((each for each in open_offers_of(play, seat) if each.verb == action.verb), None)
    if offer is None:
        return []
    step = play.setting.game.apply(play.state, seat, action)
    play.moves.append(PlayedMove(seat, offer.ask, action, timed_out=seat is None))
    play.state, play.offers = step.state, {}
    answered = {*play.answered, (seat, offer.ask)}
    play.answered = frozenset(
        (who, ask) for who, ask in answered if any(each.ask == ask for each in _asked(play, who))
    )
    return [event.key for event in step.events]


def _asked(play: Play, seat: int | None):
    return play.setting.game.offers(play.setting.game.view(play.state, seat))
