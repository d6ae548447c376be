"""The list of laws, checking a play against them, and the error when one fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from engine.api.action import Action, Offer, admits
from engine.api.event import Event
from engine.api.game import AnyGame
from engine.api.rng import Rng
from engine.table import codec
from engine.table.model import Cause, Change, LogEntry, Offers, Pace, Stage, Table
from engine.table.play import act, begin, find_offer
from tests.laws import form_laws, move_laws, secrecy_laws
from tests.laws.position import Position, table_at
from tests.support.games import GameUnderTest, Setting
from tests.support.random_play import (
    LATE_MS,
    Dice,
    Play,
    PlayedMove,
    advance,
    make_move,
    open_offers_of,
    read_play,
    start_play,
)
from tests.support.replay import replay

Law: TypeAlias = Callable[[Position], None]

#: What every position is held to. Words come last: they look at what was said on the way.
LAWS: tuple[Law, ...] = (
    form_laws.offers_fit_discord,
    form_laws.round_trips,
    move_laws.somebody_can_act,
    move_laws.offers_of_the_table_only_time_out,
    move_laws.what_is_offered_is_accepted,
    move_laws.everything_else_is_refused,
    move_laws.an_old_question_is_stale,
    move_laws.the_table_plays_it,
    move_laws.voluntary_offers_run_out,
    secrecy_laws.determinize_keeps_the_view,
    secrecy_laws.determinize_ignores_hidden_things,
    secrecy_laws.determinized_state_is_playable,
    secrecy_laws.questions_and_timers_are_public,
    secrecy_laws.automatic_passes_tell_nothing,
    secrecy_laws.voluntary_moves_use_own_knowledge,
    form_laws.cards_in_are_cards_out,
    form_laws.outcomes_are_whole,
    form_laws.pictures_can_be_drawn,
    secrecy_laws.what_is_fleeting_stands_apart,
    form_laws.everything_has_words,
    form_laws.verbs_are_declared,
)

#: Laws that cost more than all the others together: some positions are held to them.
EXPENSIVE_LAWS: tuple[Law, ...] = (secrecy_laws.determinize_changes_everything_hidden,)


class LawBroken(AssertionError):
    """A play breaks a law; has the law's name, the reason and the play."""

    def __init__(self, law: str, why: BaseException | str, play: Play) -> None:
        kind = f"{type(why).__name__}: " if isinstance(why, BaseException) else ""
        super().__init__(f"{law} is broken by {play.setting!r}: {kind}{why}")
        self.law = law
        self.play = play


def check(position: Position, laws: tuple[Law, ...]) -> None:
    """Check a position against laws, and that they leave its state unchanged."""
    for law in laws:
        try:
            law(position)
        except Exception as error:
            raise LawBroken(law.__name__, error, position.play) from error
        if codec.encode_state(position.state) != position.sealed:
            raise LawBroken("the_input_is_untouched", law.__name__, position.play)


def check_play(setting: Setting, seed: bytes, dice: Dice, looks: int) -> Play:
    """Play a game at a table and check all laws at about one of `looks` moves."""
    game = setting.game
    play, said = start_play(setting, seed)
    table = _laid(play)
    position = Position(play, table, said, play.state, dice)
    check(position, (*LAWS, *EXPENSIVE_LAWS))
    first = play.state
    looks *= setting.known.times
    while table.stage is Stage.PLAY:
        steps = _next(play, dice)
        _hold_bound(play)
        table = _moved(play, table).after
        if table.stage is not Stage.PLAY or not dice.below(looks):
            position = Position(play, table, steps, first, dice)
            check(position, (*LAWS, *EXPENSIVE_LAWS) if not dice.below(4) else LAWS)
    _hold_replay(play, table, game)
    return play


def check_golden_play(text: str, known: GameUnderTest, every: int) -> Play:
    """Replay a golden play and check the laws, at its last position all of them."""
    setting, seed, moves = read_play(text, known)
    play, said = start_play(setting, seed)
    first, dice = play.state, Dice(len(moves))
    for number, (seat, action) in enumerate(moves, 1):
        open_now = open_offers_of(play, seat)
        asks = [offer.ask for offer in open_now if _meant(offer, action)]
        if not asks:
            raise LawBroken("what_is_offered_is_accepted", f"{seat} is not offered {action}", play)
        said = make_move(play, PlayedMove(seat, asks[0], action))
        if number == len(moves) or number % every == 0:
            over = setting.game.outcome(play.state) is not None
            position = Position(play, table_at(play, over=over), said, first, dice)
            check(position, (*LAWS, *EXPENSIVE_LAWS) if number == len(moves) else LAWS)
    return play


def _meant(offer: Offer, action: Action) -> bool:
    times_out = offer.timeout is not None and Action(offer.verb, offer.timeout.args) == action
    return times_out or admits(offer, action)


def check_quickly(setting: Setting, seed: bytes, dice: Dice, *, look: bool, dear: bool) -> Play:
    """Play a game without a table: check cheap laws at every move, the others once if `look`."""
    game = setting.game
    play, said = start_play(setting, seed)
    first = play.state
    # A guess at the game's length: later looks fall on its end, which is a position too.
    known = setting.known
    usual = game.info.bound // 3 if known.times == 1 else known.length
    at = dice.below(max(2, usual)) if look else -1
    while True:
        over = game.outcome(play.state) is not None
        if len(play.moves) == at or (over and look and len(play.moves) < at):
            position = Position(play, table_at(play, over=over), said, first, dice)
            check(position, (*LAWS, *EXPENSIVE_LAWS) if dear else LAWS)
            at = -1
        if over:
            break
        said = _next(play, dice)
        _hold_bound(play)
    if play.setting.known.cards is not None and look:
        check(Position(play, table_at(play, over=True), said, first, dice), CONSERVING)
    return play


CONSERVING: tuple[Law, ...] = (form_laws.cards_in_are_cards_out, form_laws.outcomes_are_whole)


def _next(play: Play, dice: Dice) -> tuple[Event, ...]:
    try:
        said = advance(play, dice)
    except Exception as error:
        raise LawBroken("what_is_offered_is_accepted", error, play) from error
    if said is None:
        raise LawBroken("somebody_can_act", "nobody has anything to do", play)
    return said


def _hold_bound(play: Play) -> None:
    if len(play.moves) > play.setting.game.info.bound:
        raise LawBroken("plays_to_an_end", f"bound {play.setting.game.info.bound} passed", play)


def _laid(play: Play) -> Table:
    """Return a table on which the play's game has started through `begin`."""
    # At live pace an option that follows the pace has the value that it has without one.
    bare = replace(table_at(play), state=None, stage=Stage.LOBBY, revision=0, seed=b"", answered=())
    bare = replace(bare, pace=Pace.LIVE)
    change = begin(bare, play.setting.game, play.seed, Action("start"), 1_000)
    if codec.encode_state(change.after.state) != codec.encode_state(play.state):
        raise LawBroken("same_seed_same_game", "two deals of one seed differ", play)
    return change.after


def _moved(play: Play, table: Table) -> Change:
    """Make the play's last move at the table too, as a person's click or as a timeout."""
    made, game = play.moves[-1], play.setting.game
    try:
        if made.seat is not None and not made.timed_out:
            change = _clicked(play, table)
        else:
            change = act(
                table, game, made.seat, made.ask, made.action, Cause.TIMEOUT, len(play.moves)
            )
    except Exception as error:
        raise LawBroken("the_table_takes_the_click", error, play) from error
    if codec.encode_state(change.after.state) != codec.encode_state(play.state):
        raise LawBroken("same_seed_same_game", "one move, two states", play)
    if change.after.stage is Stage.PLAY and set(change.after.answered) != play.answered:
        raise LawBroken(
            "the_table_takes_the_click", f"{change.after.answered} {play.answered}", play
        )
    return change


def _clicked(play: Play, table: Table) -> Change:
    made, game = play.moves[-1], play.setting.game
    assert made.seat is not None
    offers: Offers = {made.seat: _open_before(table, game, made.seat)}
    offer = find_offer(table, game, offers, made.seat, made.ask, made.action, LATE_MS)
    return act(table, game, made.seat, offer.ask, made.action, Cause.PERSON, len(play.moves))


def _open_before(table: Table, game: AnyGame, seat: int) -> tuple[Offer, ...]:
    theirs = game.offers(game.view(table.state, seat))
    return tuple(offer for offer in theirs if (seat, offer.ask) not in table.answered)


def _hold_replay(play: Play, table: Table, game: AnyGame) -> None:
    entries = tuple(
        LogEntry(at + 2, table.version, made.seat, made.action, Cause.PERSON, 0)
        for at, made in enumerate(play.moves)
    )
    state = replay(table, game, entries)
    if codec.encode_state(state) != codec.encode_state(play.state):
        raise LawBroken("the_log_replays", "another state", play)
    again = game.setup(len(table.seats), table.options, Rng(play.seed)).state
    if again != game.setup(len(table.seats), table.options, Rng(play.seed)).state:
        raise LawBroken("same_seed_same_game", "two deals of one seed differ", play)
