"""How many questions a person is asked in a turn of Igels, the game that asks most.

    uv run --group dev pytest tests/bench/test_questions.py -s -p no:xdist --benchmark-enable

A question that leaves nothing but one plain answer (*Pass*, *Let it happen*) is counted apart: the
table gives that answer itself. People here play their cards now and then, as people do.
"""

from __future__ import annotations

from collections import Counter

import pytest

from engine.api.action import Action, Offer, Pick, leaves
from engine.table.automatic import only_answer
from tests.support.games import every_game, settings
from tests.support.random_play import Dice, start_play

pytestmark = pytest.mark.timeout(300)

#: Games of each number of seats.
GAMES = 40
SHORT = {"GAMES": 4}

#: The most questions that a person should have to answer in a turn.
GOAL = 10

#: Of a hundred, how often a person does something instead of passing; otherwise half the time.
_ACTS = {"event": 20, "trade": 20, "lay": 65, "draw": 98}


@pytest.mark.parametrize("seats", [3, 4])
def test_questions_per_person_and_turn(seats: int) -> None:
    answered, passed, turns = Counter[str](), Counter[str](), 0
    for number in range(GAMES):
        setting = next(each for each in settings(every_game()["igels"]) if each.seats == seats)
        play, _ = start_play(setting, number.to_bytes(16, "big"))
        dice, game, state = Dice(number), setting.game, play.state
        while game.outcome(state) is None:
            questions = {
                seat: asked
                for seat in range(seats)
                if (asked := [o for o in game.offers(game.view(state, seat)) if not o.voluntary])
            }
            seat, offers = next(iter(questions.items()))
            answer = only_answer(tuple(offers), game.info.pass_verbs)
            only_pass = answer is not None and answer[1].verb in game.info.pass_verbs
            step = "effects" if state.board.pending else state.board.phase.step
            (passed if only_pass else answered)[step] += 1
            state = game.apply(state, seat, _answer(offers, dice)).state
        turns += state.board.turn
    print(f"\n{seats} seats: a person and turn       answered  the table passes")
    for step in (*answered, *(step for step in passed if step not in answered)):
        share = [each[step] / turns / seats for each in (answered, passed)]
        print(f"    {step:24}{share[0]:12.2f}{share[1]:12.2f}")
    share = [each.total() / turns / seats for each in (answered, passed)]
    print(f"    {'':24}{share[0]:12.2f}{share[1]:12.2f}")
    assert share[0] <= GOAL


def _answer(offers: list[Offer], dice: Dice) -> Action:
    """Return what a person does."""
    plain = [each for each in offers if each.verb in ("pass", "let")]
    others = [each for each in offers if each not in plain and each.verb != "waste"]
    acts = _ACTS.get(others[0].verb, 50) if others else 0
    if plain and dice.below(100) >= acts:
        return Action(plain[0].verb)
    offer = others[dice.below(len(others))]
    if not isinstance(offer, Pick):
        return Action(offer.verb)
    if offer.most > 1:
        return Action(offer.verb, tuple(each.value for each in offer.options[: offer.least]))
    paths = list(leaves(offer.options))
    return Action(offer.verb, tuple(each.value for each in paths[dice.below(len(paths))]))
