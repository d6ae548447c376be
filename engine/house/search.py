"""Monte Carlo search: try every move in the same random deals and play on from there.

It plays on as `Game.policy` says, and otherwise at random. The policy's own move is best unless
another one is significantly better, as few playouts prefer a bad one too often. It uses only what
its seat may know, because `Game.determinize` deals again what that seat cannot know. Of a game it
knows nothing but the rules, that policy and `Game.evaluate`. Work is counted in applied actions, as
the engine has no clock.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from engine.api.action import Action, Offer, Wait
from engine.api.game import AnyGame, Outcome
from engine.api.legal_actions import Move, random_legal_move
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.house.strength import HouseSkill

S = TypeVar("S")

#: A playout may use at most this part of a decision's actions.
_MAX_PLAYOUT_SHARE = 1 / 4

#: A voluntary move must be better than the best required one by so many standard errors, and at
#: least in so many deals, as the error in few is not known.
_VOLUNTARY_ERRORS, _VOLUNTARY_DEALS = 2.0, 2

#: So must another required move be better than the policy's, for a house that always plays by it.
_POLICY_ERRORS, _POLICY_DEALS = 2.0, 8

#: A `determinize` costs about as much as so many actions.
_DEAL_COST = 4

_WAIT_RANKS = {wait: rank for rank, wait in enumerate(Wait)}

#: (seat, ask): a question put to a seat, or to the table itself (`None`).
Question: TypeAlias = tuple[int | None, str]

#: What is answered next: the seat, its offers, and its view.
_Pending: TypeAlias = tuple[int | None, tuple[Offer, ...], Any]


class Decision(Struct, Generic[S], frozen=True):
    """What the house has to decide: a move from the open offers of a seat (of `seats`)."""

    state: S
    seat: int
    offers: tuple[Offer, ...]
    rng: Rng
    seats: int
    skill: HouseSkill = HouseSkill()
    for_person: bool = False  #: the seat is that of a person who is away


class MonteCarloSearch:
    """One decision: which deals are tried, and how each move scores in them.

    Every move is tried in the same deals, and within a deal the same question is always answered
    with the same random number, so that what two moves have in common cancels out.
    """

    def __init__(self, game: AnyGame, decision: Decision[Any], rng: Rng, effort: int) -> None:
        """Prepare a search that applies about `effort` actions."""
        self._game, self._state = game, decision.state
        self._seat, self._seats = decision.seat, decision.seats
        self._key = blake2b(rng.drawn.to_bytes(8, "big"), key=rng.seed, digest_size=32).digest()
        open_asks = {offer.ask for offer in decision.offers}
        self._answered: frozenset[Question] = frozenset(
            (self._seat, offer.ask)
            for offer in game.offers(game.view(self._state, self._seat))
            if offer.ask not in open_asks
        )
        self._policy_percent = decision.skill.policy_percent
        self._actions_left = effort
        self._max_playout = min(game.info.search_depth, int(effort * _MAX_PLAYOUT_SHARE))
        self._deals = 0

    def best(
        self, required: list[Move], voluntary: list[Move], likely: Move | None = None
    ) -> Move | None:
        """Return the best required move, or a voluntary one that is significantly better.

        The required move that is `likely` by the policy is the best one unless another is
        significantly better. `None`: nothing is required, and no voluntary move is better than
        doing nothing.
        """
        self._likely = likely
        candidates = [_Candidate(move, voluntary=False) for move in required or (None,)]
        candidates += [_Candidate(move, voluntary=True) for move in voluntary]
        # Sequential halving: each round gets the same share of the actions and keeps the better
        # half of the candidates.
        rounds = max(1, (len(candidates) - 1).bit_length())
        for rounds_left in range(rounds, 0, -1):
            floor = self._actions_left - self._actions_left // rounds_left
            while self._actions_left > floor and len(candidates) > 1:
                candidates = self._try_deal(candidates)
            candidates = self._better_half(candidates)
        chosen = self._choose(candidates)
        # If the rules refused every required move, the refusal of the first one may say why.
        return required[0] if chosen is None and required else chosen

    def _try_deal(self, candidates: list[_Candidate]) -> list[_Candidate]:
        """Score the candidates in one more deal; return those that are legal and were scored."""
        self._deals += 1
        self._actions_left -= _DEAL_COST
        key = blake2b(self._deals.to_bytes(8, "big"), key=self._key, digest_size=32).digest()
        state = self._game.determinize(self._state, self._seat, Rng(key))
        scored = []
        for candidate in candidates:
            if self._actions_left <= 0:
                break
            score = self._score(candidate.move, state, key)
            if score is not None:
                candidate.scores.append(score)
                scored.append(candidate)
        if len(scored) < len(candidates) and self._actions_left <= 0 and self._deals > 1:
            # A deal in which not all were scored compares nothing: take it back.
            for candidate in scored:
                candidate.scores.pop()
            return candidates
        return scored

    def _score(self, move: Move | None, state: Any, key: bytes) -> tuple[float, float] | None:
        """Return (rank, margin) of a playout after the move; `None` if it is illegal."""
        answered = {*self._answered}
        if move is not None:
            try:
                state = self._game.apply(state, self._seat, move.action).state
            except Illegal:
                return None
            answered.add((self._seat, move.ask))
            self._actions_left -= 1
        return self._play_on(state, answered, key)

    def _play_on(self, state: Any, answered: set[Question], key: bytes) -> tuple[float, float]:
        """Play on for everybody, by the policy or at random; return the seat's (rank, margin).

        That is the result, or if the end was not reached, `Game.evaluate` of the last state.
        """
        game, last = self._game, self._seat
        times_asked: dict[Question, int] = {}
        outcome = game.outcome(state)
        for _ in range(self._max_playout):
            if outcome is not None:
                break
            pending = self._next_question(state, last, answered)
            if pending is None:
                break
            seat, offers, _ = pending
            if offers[0].verb in game.info.search_ends:
                break
            question = (seat, offers[0].ask)
            times_asked[question] = times = times_asked.get(question, 0) + 1
            draw = blake2b(f"{question} {times}".encode(), key=key, digest_size=16).digest()
            stepped = self._answer(state, pending, int.from_bytes(draw, "big"))
            if stepped is None:
                break
            state, ask = stepped
            answered.add((seat, ask))
            last = self._seats if seat is None else seat
            self._actions_left -= 1
            outcome = game.outcome(state)
        if outcome is None:
            self._actions_left -= 1
        return value(game, state, self._seat)

    def _next_question(self, state: Any, last: int, answered: set[Question]) -> _Pending | None:
        """Return the next seat round the table that must act, else the first timeout."""
        timeouts: list[tuple[int, int | None, Offer, Any]] = []
        for step in range(1, self._seats + 2):
            at = (last + step) % (self._seats + 1)
            seat = None if at == self._seats else at
            view = self._game.view(state, seat)
            offers = self._game.offers(view)
            if not offers:
                continue
            if answered:
                offers = tuple([offer for offer in offers if (seat, offer.ask) not in answered])
            if seat is not None:
                required = tuple([offer for offer in offers if not offer.voluntary])
                if required:
                    return seat, required, view
            timeouts += [
                (_WAIT_RANKS[offer.timeout.after], seat, offer, view)
                for offer in offers
                if offer.timeout
            ]
        if timeouts:
            _, seat, offer, view = min(timeouts, key=lambda timeout: timeout[0])
            return seat, (offer,), view
        if answered:
            # An ask is used again: the answered question is gone and this is a new one.
            answered.clear()
            return self._next_question(state, last, answered)
        return None

    def _answer(self, state: Any, pending: _Pending, number: int) -> tuple[Any, str] | None:
        """Return (state, ask) after a voluntary offer's timeout, or after an answer.

        The answer is that of the policy or a random legal one; the number decides.
        """
        seat, offers, view = pending
        offer = offers[0]
        if seat is None or offer.voluntary:
            assert offer.timeout is not None
            action = Action(offer.verb, offer.timeout.args)
            return self._game.apply(state, seat, action).state, offer.ask
        number, percent = divmod(number, 100)
        if percent < self._policy_percent:
            likely = self._game.policy(view)
            for offer in offers:
                if likely is not None and offer.verb == likely.verb:
                    return self._game.apply(state, seat, likely).state, offer.ask
        drawn = random_legal_move(self._game, state, seat, offers, number)
        return None if drawn is None else (drawn[2], drawn[0].ask)

    def _better_half(self, candidates: list[_Candidate]) -> list[_Candidate]:
        """Return the better half, and always the one that the others must be better than."""
        ranked = sorted(candidates, key=_mean_of(candidates), reverse=True)
        half, usual = ranked[: (len(ranked) + 1) // 2], self._usual(ranked)
        return half if usual is None or usual in half else [*half, usual]

    def _choose(self, candidates: list[_Candidate]) -> Move | None:
        mean, scale = _mean_of(candidates), _scale(candidates)
        ranked = sorted(candidates, key=mean, reverse=True)
        usual = self._usual(ranked)
        if usual is None:
            return None
        policy_errors = _POLICY_ERRORS * self._policy_percent / 100
        for candidate in ranked:
            errors, deals = policy_errors, _POLICY_DEALS
            if candidate.voluntary:
                errors, deals = _VOLUNTARY_ERRORS, _VOLUNTARY_DEALS
            if candidate is usual or _significantly_better(candidate, usual, scale, errors, deals):
                return candidate.move
        return usual.move

    def _usual(self, ranked: list[_Candidate]) -> _Candidate | None:
        """Return the likely candidate, else the best required one; `None` if all are voluntary."""
        required = [candidate for candidate in ranked if not candidate.voluntary]
        likely = [candidate for candidate in required if candidate.move == self._likely]
        return next(iter(likely if self._likely is not None and likely else required), None)


class _Candidate:
    """A move and its scores in the deals it was tried in; the move `None` is to do nothing."""

    def __init__(self, move: Move | None, *, voluntary: bool) -> None:
        self.move = move
        self.voluntary = voluntary
        self.scores: list[tuple[float, float]] = []  #: (rank, margin), one for each deal

    def values(self, scale: float) -> list[float]:
        """Return one number for each deal, with margins divided by `scale`."""
        return [rank + margin / scale for rank, margin in self.scores]


def value(game: AnyGame, state: Any, seat: int) -> tuple[float, float]:
    """Return (rank, margin) of a seat; before the end of the game what it may expect."""
    outcome = game.outcome(state)
    if outcome is not None:
        return rank_and_margin(outcome, seat)
    return game.evaluate(state, seat) / 500 - 1, 0.0


def rank_and_margin(outcome: Outcome, seat: int) -> tuple[float, float]:
    """Return a seat's rank among the other sides, and its margin in points.

    The rank is 1 for beating everybody alone, -1 for losing to everybody; winning itself is half
    of it. The margin's sign follows the place, as in some games few points are good.
    """
    place, score, side = outcome.places[seat], outcome.scores[seat], outcome.sides[seat]
    others = [other for other, its_side in enumerate(outcome.sides) if its_side != side]
    if not others:
        return 0.0, float(score)
    beaten = margin = 0.0
    for other in others:
        ahead = (outcome.places[other] > place) - (outcome.places[other] < place)
        beaten += ahead
        margin += ahead * abs(outcome.scores[other] - score)
    places = zip(outcome.sides, outcome.places, strict=True)
    winners = {its_side for its_side, its_place in places if its_place == 1}
    won = 2 / len(winners) - 1 if side in winners else -1.0
    return (beaten / len(others) + won) / 2, margin / len(others)


def _mean_of(candidates: list[_Candidate]) -> Callable[[_Candidate], float]:
    """Return a function that gives a candidate's mean value, 0 without a score."""
    scale = _scale(candidates)

    def mean(candidate: _Candidate) -> float:
        values = candidate.values(scale)
        return sum(values) / len(values) if values else 0.0

    return mean


def _scale(candidates: list[_Candidate]) -> float:
    """Return the mean margin, at least 1, so that points and ranks have the same weight."""
    margins = [abs(margin) for candidate in candidates for _, margin in candidate.scores]
    return max(1.0, sum(margins) / len(margins)) if margins else 1.0


def _significantly_better(
    candidate: _Candidate, usual: _Candidate, scale: float, errors: float, deals: int
) -> bool:
    """Return True if a candidate is better than another by so many errors, in so many deals."""
    pairs = zip(candidate.values(scale), usual.values(scale), strict=False)
    gains = [better - worse for better, worse in pairs]
    if len(gains) < deals:
        return False
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean > 0 and mean > errors * (variance / len(gains)) ** 0.5
