"""A small card game that uses every kind of offer and wait, for the laws and the tables.

Everybody bids at once (Count); a turn plays a card, a wild one with its suit (Pick, a tree), maybe
after putting one or two cards away (Pick, several); everybody else is asked to echo it (a reaction
with a timeout); a breath follows in which anybody may catch (voluntary, posted, opening after a
blink) until the table itself ends it; the leader says a toast (Say) while all get ready.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.api.account import Account, score_changes
from engine.api.action import Action, Offer, admits
from engine.api.card import Card
from engine.api.drawing.result_card import Moment
from engine.api.event import Event, Line, Seat, line
from engine.api.feat import Counter, Feat, Within
from engine.api.game import GameInfo, Outcome, Step, Upgrade, VoluntaryMove
from engine.api.options import Choice, Number, Options, Switch
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.api.scene import Box, Figure, Scene, Words
from tests.support.sample_game.model import HAND, SUITS, WILD, State, View, card_line
from tests.support.sample_game.moves import MOVES, deal, next_turn
from tests.support.sample_game.offers import ASKED, of_table
from tests.support.sample_game.spec import cards, hidden_information
from tests.support.stand_in import StandIn

__all__ = ["SampleGame", "State", "View", "cards", "create", "hidden_information"]


class SampleGame(StandIn):
    """The sample game, described in the module."""

    info = GameInfo(
        slug="sample",
        seats=(2, 3, 4),
        options=(
            Choice(key="deck", values=("small", "large"), default="small"),
            Switch(key="catching", default=True),
            Number(key="rounds", low=1, high=2),
            Number(key="starter", low=0, high=3, carried=True),
        ),
        verbs=("bid", "play", "swap", "echo", "pass", "catch", "close", "ready", "toast"),
        pass_verbs=("pass",),
        minutes=(2, 5),
        bound=220,
        rated_from=8,
    )
    state_type = State
    upgrades: Mapping[int, Upgrade] = {}
    cards: Mapping[str, Card] = {
        f"{suit}{rank}": Card(
            card_line(f"{suit}{rank}"),
            (line("sample-play"),),
            Figure((20, 30), (Box(0, 0, 20, 30),)),
        )
        for suit in (*SUITS, WILD)
        for rank in range(9)
    }

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        state = State(
            rng=rng,
            catching=options.switch("catching", True),
            ranks=4 if options.choice("deck", "small") == "small" else 5,
            rounds=options.number("rounds", 1 if seats > 3 else 2),
            played=0,
            deck=(),
            hands=((),) * seats,
            pile=(),
            away=(),
            phase="bid",
            turn=options.number("starter") % seats,
            number=0,
            answered=(),
            bids=(),
            points=(),
            scores=(0,) * seats,
        )
        return Step(deal(state), (line("sample-dealt", round=1),))

    def view(self, state: State, seat: int | None) -> View:
        return View(
            seat=seat,
            phase=state.phase,
            turn=state.turn,
            number=state.number,
            played=state.played,
            catching=state.catching,
            hand=() if seat is None else state.hands[seat],
            sizes=tuple(map(len, state.hands)),
            left=len(state.deck),
            pile=state.pile,
            away=state.away,
            answered=state.answered,
            bids=tuple(
                bid if state.phase != "bid" or at == seat else None
                for at, bid in enumerate(state.bids)
            ),
            points=state.points,
            scores=state.scores,
            swapped=state.swapped,
            caught=state.caught,
            toast=state.toast,
        )

    def offers(self, view: View) -> tuple[Offer, ...]:
        if view.seat is None:
            return of_table(view)
        asked = ASKED.get(view.phase)
        return asked(view, view.seat) if asked else ()

    def apply(self, state: State, seat: int | None, action: Action) -> Step[State]:
        if not any(admits(offer, action) for offer in self.offers(self.view(state, seat))):
            if seat is not None and action.verb == "play" and state.turn != seat:
                raise Illegal("sample-refusal-turn", seat=Seat(state.turn))
            raise Illegal("sample-refusal")
        if seat is None:
            return next_turn(replace(state, phase="turn"))
        return MOVES[action.verb](state, seat, action.args)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        best = max(state.scores)
        return Outcome(
            places=tuple(1 + sum(other > own for other in state.scores) for own in state.scores),
            scores=state.scores,
            sides=tuple(range(len(state.scores))),
            reason=line("sample-over", seat=Seat(state.scores.index(best)), points=best),
            carry={"starter": state.scores.index(best)},
        )

    def evaluate(self, state: State, seat: int) -> int:
        return 500

    def voluntary_moves(self, state: State, seat: int) -> tuple[VoluntaryMove, ...]:
        return ()

    def is_close_call(self, view: View) -> bool:
        return True

    def is_revealing(self, view: View, action: Action) -> bool:
        return False

    def policy(self, view: View) -> Action | None:
        return None

    def account(self, before: View | None, events: tuple[Event, ...], after: View) -> Account:
        scores = before.scores if before is not None else None
        return Account(tuple(score_changes(line("sample-points"), scores, after.scores)))

    feats = (
        Feat(name="points", count="points", least=3),
        Feat(name="grab", count="points", within=Within.MOVE),
    )

    @property
    def counters(self) -> Mapping[str, Counter]:
        return {"points": _points}

    def round_of(self, view: View) -> int:
        return view.played

    def chapter(self, view: View) -> Line | None:
        return None

    def gained(self, before: View, after: View) -> tuple[Line, ...]:
        return ()

    def explain(self, view: View, action: Action) -> Line | None:
        return line("sample-points") if action.verb == "play" else None

    def cards_of(self, view: View) -> tuple[str, ...]:
        return tuple(sorted({*view.hand, *view.pile}))

    def moment(self, view: View) -> Moment | None:
        return None

    def picture(self, view: View, pending: Action | None = None) -> Scene:
        ghost = pending.args[0] if pending and pending.args else ""
        return Scene(
            size=(800, 400),
            ground=(Box(0, 0, 800, 400, fill="#224422"),),
            marks=(
                Words(400, 200, view.pile[-1] if view.pile else "-", 40, fill="#ffffff"),
                Words(400, 320, ghost[:2], 40, fill="#ffffff80"),
                *(Words(80 * at + 80, 80, card, 40) for at, card in enumerate(view.hand)),
                *(Words(80 * at + 80, 140, str(size), 40) for at, size in enumerate(view.sizes)),
            ),
            alt=line("sample-alt", number=view.number),
            text=(
                line(
                    "sample-describe-pile",
                    top=card_line(view.pile[-1]) if view.pile else line("sample-no-card"),
                ),
                line("sample-describe-hand", cards=tuple(card_line(card) for card in view.hand)),
                *(
                    line("sample-describe-seat", seat=Seat(at), cards=size)
                    for at, size in enumerate(view.sizes)
                ),
            ),
        )

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        # Sorted first: what comes out may not depend on how the hidden cards really lie.
        hidden = [
            *state.deck,
            *(card for at, hand in enumerate(state.hands) if at != seat for card in hand),
        ]
        pool, rng = rng.shuffled(sorted(hidden))
        hands = []
        for at, hand in enumerate(state.hands):
            mine = at == seat
            hands.append(hand if mine else tuple(sorted(pool[: len(hand)])))
            pool = pool if mine else pool[len(hand) :]
        bids = list(state.bids)
        for at, bid in enumerate(bids):
            if at != seat and bid is not None and state.phase == "bid":
                bids[at], rng = rng.below(HAND + 1)
        seeds, rng = rng.shuffled(range(32))
        return replace(
            state, deck=pool, hands=tuple(hands), bids=tuple(bids), rng=Rng(bytes(seeds))
        )


def create() -> SampleGame:
    """Return the game, as a package of `engine.games` does."""
    return SampleGame()


def _points(before: View, events: tuple[Event, ...], after: View) -> Iterator[tuple[int, int]]:
    yield from enumerate(now - then for then, now in zip(before.scores, after.scores, strict=True))
