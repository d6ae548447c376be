"""What a seat cannot know is not in views, offers and refusals, and does not guide the house."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from engine.api.rng import Rng
from engine.api.scene import Stamp
from engine.games.safaru.model import State
from engine.house import player
from engine.house.search import Decision
from tests.games.safaru.positions import SAFARU, dealt, face, play, position, refused, typed, waited


def strings(value: object) -> set[str]:
    """Return all strings inside a value."""
    match value:
        case str():
            return {value}
        case dict():
            return {each for pair in value.items() for part in pair for each in strings(part)}
        case list() | tuple():
            return {each for part in value for each in strings(part)}
    return set()


def played(state: State, moves: int) -> State:
    for _ in range(moves):
        state = play(state, min(typed(state)))
    return state


@pytest.mark.parametrize("given", [{}, {"aim": "free"}, {"overlook": "table"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_10_views_offers_and_pictures_name_no_hidden_card(
    seats: int, given: dict[str, str]
) -> None:
    state = played(dealt(seats, 4, **given), 7)
    for seat in (*range(seats), None):
        view = SAFARU.view(state, seat)
        hidden = {*state.stock}
        for other, hand in enumerate(state.hands):
            hidden |= set(hand) if other != seat else set()
        open_piles = {card for pile in view.piles if pile is not None for card in pile}
        hidden |= {card for pile in state.piles for card in pile} - open_piles
        # Everybody saw the last card and what it took.
        last = state.board.last_play
        hidden -= {last.card, *last.taken}
        assert hidden
        assert not hidden & strings(to_builtins(view))
        assert not hidden & strings(to_builtins(SAFARU.offers(view), enc_hook=tuple))
        stamped = {id(m.figure) for m in SAFARU.picture(view).marks if isinstance(m, Stamp)}
        assert not [card for card in hidden if id(face(card)) in stamped]


def test_14_refusal_names_no_card_of_another_hand() -> None:
    state = position("O8 F1", "T7 U9", table="U3 H5 F9 T8")
    why = refused(state, "release o8")
    assert not {"T7", "U9"} & strings(to_builtins(why))


def test_10_determinize_keeps_what_was_caught() -> None:
    state = played(dealt(3, 4), 9)
    assert any(state.piles)
    for seat in (0, 1, 2, None):
        other = SAFARU.determinize(state, seat, Rng(b"some other dice!"))
        assert other.piles == state.piles
        assert other.board == state.board
        assert {c for h in other.hands for c in h} | {*other.stock} == (
            {c for h in state.hands for c in h} | {*state.stock}
        )


def test_house_move_does_not_depend_on_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "DECISION_ACTIONS", 150)
    state = played(dealt(2, 4, rounds="1"), 3)
    seat = waited(state)
    other = SAFARU.determinize(state, seat, Rng(b"some other dice!"))
    assert other != state
    moves = [
        player.choose_move(
            SAFARU,
            Decision(each, seat, SAFARU.offers(SAFARU.view(each, seat)), Rng(bytes(16)), 2),
        )
        for each in (state, other)
    ]
    assert moves[0] == moves[1]


@pytest.mark.long
def test_house_beats_a_random_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "DECISION_ACTIONS", 120)
    margins = []
    for seed in range(4):
        state, dice = dealt(2, seed, rounds="1"), Rng(seed.to_bytes(16, "big"))
        while SAFARU.outcome(state) is None:
            seat = waited(state)
            if seat == seed % 2:
                offers = SAFARU.offers(SAFARU.view(state, seat))
                chosen = player.choose_move(SAFARU, Decision(state, seat, offers, dice, 2))
                state = SAFARU.apply(state, seat, chosen.action).state
            else:
                move, dice = dice.choice(sorted(typed(state)))
                state = play(state, move)
        mine, theirs = state.board.scores[seed % 2], state.board.scores[1 - seed % 2]
        margins.append(mine - theirs)
    assert sum(margins) > 40
