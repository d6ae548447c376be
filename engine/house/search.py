"""Playing on in the mind: every move in the same deals, everybody at random, what ends best.

It knows what its seat knows, as it deals anew what that seat cannot know, and nothing of any game
but its rules and its promise. It counts its work in applied actions, as the engine has no clock.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, TypeAlias

from engine.api.action import Action, Offer, Wait
from engine.api.game import AnyGame, Outcome
from engine.api.legal_actions import Move, random_legal_move
from engine.api.refusals import Illegal
from engine.api.rng import Rng

#: A playout that takes more than this part of a decision is cut short.
_LONGEST = 1 / 4

#: What need not be done must be better than what is done else by so many standard errors.
_SURE = 2.0

#: A deal costs about as much as so many actions.
_DEAL = 4

_WAITS = {wait: rank for rank, wait in enumerate(Wait)}

#: A question put to a seat, or to the table itself.
Asked: TypeAlias = tuple[int | None, str]


class MonteCarloSearch:
    """One decision: which deals are tried, and what came of each move in them.

    Every move is tried in the same deals, and within a deal the same question is always answered
    by the same draw, so that what two moves have in common cancels out.
    """

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        seat: int,
        offers: tuple[Offer, ...],
        rng: Rng,
        seats: int,
        effort: int,
    ) -> None:
        self._game, self._state, self._seat, self._seats = game, state, seat, seats
        self._key = blake2b(rng.drawn.to_bytes(8, "big"), key=rng.seed, digest_size=32).digest()
        open_asks = {offer.ask for offer in offers}
        theirs = game.offers(game.view(state, seat))
        self._closed: frozenset[Asked] = frozenset(
            (seat, offer.ask) for offer in theirs if offer.ask not in open_asks
        )
        self._left = effort
        self._longest = min(game.info.search_depth, int(effort * _LONGEST))
        self._deals = 0

    def best(self, must: list[Move], free: list[Move]) -> Move | None:
        """Give the best of what must be done, unless something free is surely better now."""
        trials = [_Trial(move, free=False) for move in must or (None,)]
        trials += [_Trial(move, free=True) for move in free]
        rounds = max(1, (len(trials) - 1).bit_length())
        for ahead in range(rounds, 0, -1):
            floor = self._left - self._left // ahead
            while self._left > floor and len(trials) > 1:
                trials = self._dealt(trials)
            trials = self._better_half(trials)
        chosen = self._chosen(trials)
        # Where the rules took nothing they may say why; a seat that must act is not passed over.
        return must[0] if chosen is None and must else chosen

    def _dealt(self, trials: list[_Trial]) -> list[_Trial]:
        """Try the moves in one more deal; give those that the rules take and time was left for."""
        self._deals += 1
        self._left -= _DEAL
        key = blake2b(self._deals.to_bytes(8, "big"), key=self._key, digest_size=32).digest()
        dealt = self._game.determinize(self._state, self._seat, Rng(key))
        kept = []
        for trial in trials:
            if self._left <= 0:
                break
            worth = self._tried(trial.move, dealt, key)
            if worth is not None:
                trial.worths.append(worth)
                kept.append(trial)
        if len(kept) < len(trials) and self._left <= 0 and self._deals > 1:
            # Half a deal compares nothing: it is as if it had not been dealt.
            for trial in kept:
                trial.worths.pop()
            return trials
        return kept

    def _tried(self, move: Move | None, dealt: Any, key: bytes) -> tuple[float, float] | None:
        state, closed = dealt, {*self._closed}
        if move is not None:
            try:
                state = self._game.apply(state, self._seat, move.action).state
            except Illegal:
                return None
            closed.add((self._seat, move.ask))
            self._left -= 1
        return self._played_on(state, closed, key)

    def _played_on(self, state: Any, closed: set[Asked], key: bytes) -> tuple[float, float]:
        """Play on with everybody at random, and give what the seat has of it.

        That is the result, or where the end is out of sight the promise.
        """
        game, last = self._game, self._seat
        times: dict[Asked, int] = {}
        outcome = game.outcome(state)
        for _ in range(self._longest):
            if outcome is not None:
                break
            found = self._asked(state, last, closed)
            if found is None:
                break
            seat, offers = found
            asked = (seat, offers[0].ask)
            times[asked] = times.get(asked, 0) + 1
            draw = blake2b(f"{asked} {times[asked]}".encode(), key=key, digest_size=16).digest()
            number = int.from_bytes(draw, "big")
            stepped = self._stepped(state, seat, offers, number)
            if stepped is None:
                break
            state, ask = stepped
            closed.add((seat, ask))
            last = self._seats if seat is None else seat
            self._left -= 1
            outcome = game.outcome(state)
        if outcome is not None:
            return _worth(outcome, self._seat)
        self._left -= 1
        return game.evaluate(state, self._seat) / 500 - 1, 0.0

    def _asked(
        self, state: Any, last: int, closed: set[Asked]
    ) -> tuple[int | None, tuple[Offer, ...]] | None:
        """Give the next seat round the table that must act, or whose time is up first."""
        lapsing: list[tuple[int, int | None, Offer]] = []
        for step in range(1, self._seats + 2):
            at = (last + step) % (self._seats + 1)
            seat = None if at == self._seats else at
            theirs = self._offers(state, seat)
            if not theirs:
                continue
            if closed:
                theirs = tuple([offer for offer in theirs if (seat, offer.ask) not in closed])
            if seat is not None:
                must = tuple([offer for offer in theirs if not offer.voluntary])
                if must:
                    return seat, must
            lapsing += [(_WAITS[each.timeout.after], seat, each) for each in theirs if each.timeout]
        if lapsing:
            _, seat, offer = min(lapsing, key=lambda each: each[0])
            return seat, (offer,)
        if closed:
            # An ask that is used again: the answered question is gone, this is a new one.
            closed.clear()
            return self._asked(state, last, closed)
        return None

    def _stepped(
        self, state: Any, seat: int | None, offers: tuple[Offer, ...], number: int
    ) -> tuple[Any, str] | None:
        """Answer with the drawn number; where the rules refuse it, with what they take."""
        offer = offers[0]
        if seat is None or offer.voluntary:
            assert offer.timeout is not None
            action = Action(offer.verb, offer.timeout.args)
            return self._game.apply(state, seat, action).state, offer.ask
        found = random_legal_move(self._game, state, seat, offers, number)
        return None if found is None else (found[2], found[0].ask)

    def _offers(self, state: Any, seat: int | None) -> tuple[Offer, ...]:
        return self._game.offers(self._game.view(state, seat))

    def _better_half(self, trials: list[_Trial]) -> list[_Trial]:
        """Keep the better half, and always the best of what is not free."""
        ranked = sorted(trials, key=self._mean_of(trials), reverse=True)
        kept = ranked[: (len(ranked) + 1) // 2]
        if all(trial.free for trial in kept):
            kept += [trial for trial in ranked if not trial.free][:1]
        return kept

    def _chosen(self, trials: list[_Trial]) -> Move | None:
        if not trials:
            return None
        value = self._mean_of(trials)
        held = [trial for trial in trials if not trial.free]
        best = max(held, key=value, default=None)
        if best is None:
            return None
        for trial in sorted(trials, key=value, reverse=True):
            if trial.free and _surely_better(trial, best, _scale(trials)):
                return trial.move
        return best.move

    @staticmethod
    def _mean_of(trials: list[_Trial]) -> Callable[[_Trial], float]:
        scale = _scale(trials)

        def mean(trial: _Trial) -> float:
            values = _values(trial, scale)
            return sum(values) / len(values) if values else 0.0

        return mean


class _Trial:
    """How a move has done in the deals it was tried in; the move `None` is to leave it all."""

    def __init__(self, move: Move | None, *, free: bool) -> None:
        self.move = move
        self.free = free
        self.worths: list[tuple[float, float]] = []  #: rank and margin, an entry a deal


def _worth(outcome: Outcome, seat: int) -> tuple[float, float]:
    """Give how a seat ended: its rank among the other sides, and its margin in points.

    The rank is 1 for beating everybody alone, -1 for losing to everybody, with half of it for the
    win itself. The margin's sign is that of the place, as in some games few points are good.
    """
    place, score, side = outcome.places[seat], outcome.scores[seat], outcome.sides[seat]
    others = [other for other, theirs in enumerate(outcome.sides) if theirs != side]
    if not others:
        return 0.0, float(score)
    beaten = margin = 0.0
    for other in others:
        ahead = (outcome.places[other] > place) - (outcome.places[other] < place)
        beaten += ahead
        margin += ahead * abs(outcome.scores[other] - score)
    winners = {theirs for theirs, at in zip(outcome.sides, outcome.places, strict=True) if at == 1}
    won = 2 / len(winners) - 1 if side in winners else -1.0
    return (beaten / len(others) + won) / 2, margin / len(others)


def _scale(trials: list[_Trial]) -> float:
    """Give what a usual margin is, so that points and ranks weigh alike."""
    margins = [abs(margin) for trial in trials for _, margin in trial.worths]
    return max(1.0, sum(margins) / len(margins)) if margins else 1.0


def _values(trial: _Trial, scale: float) -> list[float]:
    return [rank + margin / scale for rank, margin in trial.worths]


def _surely_better(free: _Trial, held: _Trial, scale: float) -> bool:
    pairs = zip(_values(free, scale), _values(held, scale), strict=False)
    gains = [better - worse for better, worse in pairs]
    if len(gains) < 2:
        return False
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean > 0 and mean > _SURE * (spread / len(gains)) ** 0.5
