"""The lists of laws, and checking games, plays and positions against them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.api.action import Action, Offer, admits
from engine.table import codec
from tests.laws import (
    asking_laws,
    form_laws,
    game_laws,
    move_laws,
    play_laws,
    secrecy_laws,
    typing_laws,
)
from tests.laws.broken import LawBroken, check_law
from tests.laws.position import Position
from tests.laws.recording import Moment, Recording
from tests.support.games import GameUnderTest, Setting
from tests.support.random_play import (
    Dice,
    PlayedMove,
    advance,
    make_move,
    open_offers_of,
    read_play,
    start_play,
)

Law: TypeAlias = Callable[[Position], None]
PlayLaw: TypeAlias = Callable[[Recording], None]
GameLaw: TypeAlias = Callable[[GameUnderTest], None]

#: What every position is held to. Words come last: they look at what was said on the way.
LAWS: tuple[Law, ...] = (
    form_laws.offers_fit_discord,
    form_laws.round_trips,
    move_laws.the_table_makes_the_same_move,
    move_laws.somebody_can_act,
    move_laws.offers_of_the_table_only_time_out,
    move_laws.what_is_offered_is_accepted,
    move_laws.everything_else_is_refused,
    move_laws.an_old_question_is_stale,
    move_laws.a_question_to_several_stays,
    move_laws.voluntary_offers_run_out,
    secrecy_laws.determinize_keeps_the_view,
    secrecy_laws.determinize_ignores_hidden_things,
    secrecy_laws.determinized_state_is_playable,
    asking_laws.questions_and_timers_are_public,
    asking_laws.automatic_passes_tell_nothing,
    asking_laws.waiting_tells_nothing,
    asking_laws.close_calls_are_public,
    secrecy_laws.events_tell_what_everybody_sees,
    secrecy_laws.secret_answers_change_no_question,
    secrecy_laws.voluntary_moves_use_own_knowledge,
    move_laws.the_policy_is_offered_and_accepted,
    secrecy_laws.determinize_changes_everything_hidden,
    form_laws.cards_in_are_cards_out,
    form_laws.outcomes_are_whole,
    form_laws.pictures_can_be_drawn,
    form_laws.the_text_says_what_the_picture_shows,
    secrecy_laws.what_is_fleeting_stands_apart,
    form_laws.everything_has_words,
    form_laws.every_hint_has_words,
    form_laws.every_card_shown_can_be_asked_for,
    form_laws.verbs_are_declared,
    typing_laws.what_is_offered_can_be_typed,
)

PLAY_LAWS: tuple[PlayLaw, ...] = (
    play_laws.plays_to_an_end,
    play_laws.same_seed_same_game,
    play_laws.the_log_replays,
    play_laws.every_event_has_words,
    play_laws.the_account_adds_up,
    play_laws.feats_follow_from_the_log,
    play_laws.a_whole_game_is_rated,
)

GAME_LAWS: tuple[GameLaw, ...] = (
    game_laws.the_state_has_no_floats,
    game_laws.short_games_are_not_rated,
    game_laws.titles_and_options_have_texts,
    game_laws.every_locale_has_the_same_texts,
    game_laws.texts_named_in_the_code_exist,
    game_laws.every_card_can_be_shown,
)

DEAL_LAWS: tuple[GameLaw, ...] = (
    game_laws.determinize_reaches_all_deals_that_look_the_same,
    game_laws.determinized_states_have_different_futures,
)

#: So many plays at most are made to find the positions that are asked for.
_PLAYS = 100


def the_input_is_untouched(position: Position) -> None:
    """Check that no function of the game has changed the state that it was given.

    A state is frozen: build a new one with `msgspec.structs.replace`, and keep no list or dict in
    it that could be changed in place.
    """
    assert codec.encode_state(position.state) == position.sealed, "a state has changed"


def check_setting(setting: Setting, looks: int, first: int = 0) -> tuple[int, int]:
    """Play games and check all laws at `looks` positions or more between deal and end.

    Half of them at most are of one play, if plays are long enough. Return how many there were, and
    how many plays.
    """
    looked, seen = 0, set[str]()
    for number in range(_PLAYS):
        seed = first * _PLAYS + number
        recording = record(setting, seed.to_bytes(16, "big"), Dice(seed))
        looked += check_recording(recording, (looks + 1) // 2, seen, Dice(seed))
        if looked >= looks:
            return looked, number + 1
    return looked, _PLAYS


def check_recording(recording: Recording, looks: int, seen: set[str], dice: Dice) -> int:
    """Check a play, its deal, its end and about `looks` moments between; return how many."""
    play = recording.play_at(len(recording.moves))
    for law in PLAY_LAWS:
        check_law(law, recording, recording.setting, play)
    chosen = [*recording.looks(looks, seen, dice)]
    for number in (0, *chosen, len(recording.moves)):
        check_position(recording, number, dice)
    return len(chosen)


def check_position(recording: Recording, number: int, dice: Dice) -> None:
    """Check the laws of a position after so many moves of a play."""
    try:
        position = Position(recording, number, dice)
    except Exception as error:
        play = recording.play_at(number)
        same = move_laws.the_table_makes_the_same_move
        raise LawBroken(same, error, recording.setting, play) from error
    for law in (*LAWS, the_input_is_untouched):
        check_law(law, position, recording.setting, position.play)


def check_game(known: GameUnderTest, laws: tuple[GameLaw, ...]) -> None:
    """Check laws of a game as a whole."""
    for law in laws:
        check_law(law, known, known, None)


def record(setting: Setting, seed: bytes, dice: Dice) -> Recording:
    """Play a game at random to its end, or one action beyond its bound."""
    play, events = start_play(setting, seed)
    recording = Recording(setting, seed, Moment(play.state, play.answered, events))
    while setting.game.outcome(play.state) is None and len(play.moves) <= setting.game.info.bound:
        try:
            made = advance(play, dice)
        except Exception as error:
            law = move_laws.what_is_offered_is_accepted
            raise LawBroken(law, error, setting, play) from error
        if made is None:
            raise LawBroken(move_laws.somebody_can_act, "nobody has anything to do", setting, play)
        recording.add(play, made)
    return recording


def check_golden_play(text: str, known: GameUnderTest, looks: int) -> None:
    """Replay a golden play, which may end early, and check the laws at its last position too."""
    setting, seed, moves = read_play(text, known)
    play, events = start_play(setting, seed)
    recording = Recording(setting, seed, Moment(play.state, play.answered, events))
    for seat, action in moves:
        asks = [offer.ask for offer in open_offers_of(play, seat) if _meant(offer, action)]
        if not asks:
            law = move_laws.what_is_offered_is_accepted
            raise LawBroken(law, f"{seat} is not offered {action}", setting, play)
        timed_out = not any(admits(offer, action) for offer in open_offers_of(play, seat))
        recording.add(play, make_move(play, PlayedMove(seat, asks[0], action, timed_out)))
    dice = Dice(len(moves))
    for number in (0, *recording.looks(looks, set(), dice), len(moves)):
        check_position(recording, number, dice)


def _meant(offer: Offer, action: Action) -> bool:
    times_out = offer.timeout is not None and Action(offer.verb, offer.timeout.args) == action
    return times_out or admits(offer, action)
