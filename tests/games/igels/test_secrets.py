"""Hidden cards stay hidden in events, views and pictures; `determinize` deals them again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from engine.api.rng import Rng
from engine.games.igels.model import Board, State
from engine.games.igels.playability import laying_refusal
from engine.table import codec
from tests.games.igels.positions import (
    CONTENT,
    IGELS,
    H,
    M,
    Player,
    R,
    S,
    asked,
    at,
    do,
    event_keys,
    offers,
    position,
    step,
)
from tests.games.igels.transcript import card_names
from tests.support.games import Setting, every_game, settings
from tests.support.random_play import Dice, advance, start_play

_NAMES = {card.line.key: name for name, card in CONTENT.support_cards.items()}


def may_lay(state: State, seat: int, name: str) -> bool:
    """Return True if a seat may lay this card face down."""
    return laying_refusal(CONTENT, state.board, seat, name) is None


def open_cards(board: Board) -> Counter[str]:
    """Count the Support cards that everybody sees, or has seen going to a hand."""
    found = Counter(board.dump)
    for side in board.areas:
        found.update((*side.penalties, *side.known_cards))
        for animal in side.pool:
            found.update(animal.bound)
    for troop in board.battle.troops if board.battle is not None else ():
        if troop is not None:
            found.update((*(card.name for card in troop.cards), *troop.events))
            for animal in (*troop.fighters, *troop.knocked_out):
                found.update(animal.bound)
    return found


def test_no_event_of_random_games_names_a_hidden_card() -> None:
    known = every_game()["igels"]
    naming = set()
    for number in range(16):
        setting = Setting(known, 3 + number % 2, next(settings(known)).options)
        play, _ = start_play(setting, number.to_bytes(16, "big"))
        dice = Dice(number)
        while IGELS.outcome(play.state) is None:
            before = open_cards(play.state.board)
            events = advance(play, dice)
            seen = before | open_cards(play.state.board)
            # What was dumped and shuffled into a new pile in one step was seen in between.
            mixed = any(event.key == "igels-reshuffled" for event in events)
            for event in events:
                cards = set(card_names(event, _NAMES))
                naming |= {event.key} if cards else set()
                assert mixed or cards <= seen.keys(), f"{event} names what nobody sees"
    assert naming >= {
        "igels-plays",
        "igels-plays-at",
        "igels-reveals",
        "igels-trades",
        "igels-countered",
        "igels-shifted",
        "igels-killed",
        "igels-knocked",
        "igels-loses-cards",
        "igels-nullified",
        "igels-aims-at",
        "igels-bound",
        "igels-penalised",
        "igels-wasted",
        "igels-peace",
    }


def test_laying_a_card_does_not_name_it() -> None:
    state = position(
        Player(H, fight="jumbo", hand="smoke"),
        Player(M, fight="gnaw"),
        Player(R),
        phase=at("lay", 0, 1, 2),
        revealed=False,
    )
    found = step(state, 0, "lay smoke")
    assert event_keys(found) == ["igels-lays"]
    assert not list(card_names(found.events, _NAMES))


def test_a_trade_names_the_cards_given_and_not_the_new_one() -> None:
    state = position(
        Player(H, hand="mud club"), Player(M), Player(R), phase=at("trade", 0, 1), deck="smoke"
    )
    found = step(state, 0, "trade mud club")
    assert set(card_names(found.events, _NAMES)) == {"mud", "club"}
    assert "smoke" in found.state.hands[0]
    told = [
        IGELS.gained(*(IGELS.view(each, seat) for each in (state, found.state))) for seat in (0, 1)
    ]
    assert told == [(CONTENT.lines["smoke"],), ()]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_face_down_card_is_in_no_other_seats_view_offers_or_picture(seat: int | None) -> None:
    state = position(
        Player(H, fight="jumbo", hand="wire rooster", down="smoke"),
        Player(M, fight="gnaw", hand="mud"),
        Player(R),
        phase=at("lay", 1),
        revealed=False,
    )
    view = IGELS.view(state, seat)
    seen = codec.encode_state(view) + codec.encode_state(IGELS.picture(view))
    seen += msgspec.json.encode(IGELS.offers(view))
    for name in ("wire", "rooster", "smoke"):
        assert name.encode() not in seen
    assert b"smoke" in codec.encode_state(IGELS.view(state, 0))


def test_a_question_is_the_same_whatever_the_hand() -> None:
    def public(hand: str) -> list[object]:
        state = position(Player(H, hand="magpie"), Player(M, food="nuts", hand=hand), Player(R))
        state = do(state, (0, "event magpie p2 nuts"))
        return [(each.ask, each.timeout) for each in offers(state, 1) if each.posted]

    assert public("duckweed") == public("mud") == public("log")


def determinized(state: State, seat: int | None) -> Iterator[State]:
    for seed in range(48):
        yield IGELS.determinize(state, seat, Rng(seed.to_bytes(16, "big")))


def test_determinize_lays_only_legal_cards_and_keeps_the_counts() -> None:
    state = position(
        Player(H, fight="jumbo junkie", hand="mud", down="needle spine-roll"),
        Player(M, fight="gnaw", hand="duckweed rooster strike", down="gang-bite"),
        Player(R),
        phase=at("lay", 0, 1, 2),
        revealed=False,
    )
    faces = set()
    for other in determinized(state, 2):
        for seat in (0, 1):
            assert len(other.face_down[seat]) == state.board.face_down_counts[seat]
            assert len(other.hands[seat]) == state.board.hand_sizes[seat]
            for name in other.face_down[seat]:
                assert may_lay(state, seat, name)
        faces.add(other.face_down)
        assert other.hands[2] == state.hands[2]
    assert len(faces) > 20


def test_determinize_finds_the_only_cards_that_may_be_laid() -> None:
    useless = Counter(CONTENT.all_support)
    for name in ("strike", "hind-kick"):
        useless[name] -= 1
    lie = [name for name in useless.elements() if not _only_for_hedgehogs(name)]
    held = " ".join(name for name in useless.elements() if _only_for_hedgehogs(name))
    state = position(
        Player(S, fight="hazel", hand=held, down="strike"),
        Player(R, fight="lop", hand="", down="hind-kick"),
        Player(M, hand=""),
        phase=at("lay", 0, 1, 2),
        revealed=False,
        dump=" ".join(lie),
    )
    assert state.draw_pile == ()
    for other in determinized(state, None):
        assert other.face_down == (("strike",), ("hind-kick",), ())


def _only_for_hedgehogs(name: str) -> bool:
    return CONTENT.support_cards[name].species == H


def test_determinize_leaves_known_cards_in_the_hand_or_face_down() -> None:
    state = position(
        Player(H, fight="jumbo", hand="mud rage", down="club", known="club mud"),
        Player(M),
        Player(R),
        phase=at("lay", 0, 1, 2),
        revealed=False,
    )
    places = set()
    for other in determinized(state, 1):
        mine = Counter((*other.hands[0], *other.face_down[0]))
        assert mine["club"] >= 1
        assert mine["mud"] >= 1
        places.add("club" in other.face_down[0])
    assert places == {True, False}


def test_determinize_keeps_returned_food_in_the_forest() -> None:
    state = position(Player(H), Player(M), Player(R), forest="bug leaf nuts", returned="bug")
    forests = [other.forest for other in determinized(state, None)]
    assert all("bug" in forest for forest in forests)
    assert len(set(forests)) > 5


def test_a_played_card_is_no_longer_known_to_be_held() -> None:
    state = position(
        Player(H, hand="magpie mud", known="magpie"), Player(M, food="nuts"), Player(R)
    )
    state = do(state, (0, "event magpie p2 nuts"))
    assert state.board.areas[0].known_cards == ()
    assert asked(state) == (1,)
