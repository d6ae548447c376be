"""The positions of a game's lesson, played by its own rules. No table is opened or stored."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from engine.api.action import Action, Offer, admits
from engine.api.content import ContentError, read_content
from engine.api.event import Event
from engine.api.game import AnyGame, Step
from engine.api.lesson import GUIDE_ACTS, Lesson, LessonStep, RulePicture, written_action
from engine.api.options import Options, Value
from engine.api.refusals import NotOffered
from engine.api.rng import Rng

_FILE = "lessons.toml"

_AS_THE_LESSON: Mapping[str, Value] = MappingProxyType({})

#: The seat of the reader.
READER = 0


def read_lesson(seeds: Path, game: AnyGame) -> Lesson:
    """Return the lesson of a game. Raise `ContentError` if it does not fit the game."""
    lesson = read_content(seeds, game.info.slug, Lesson, _FILE)
    verbs = {verb for step in lesson.steps for verb in step.until}
    verbs.update(tip.verb for tip in lesson.tips if tip.verb)
    unknown = verbs - GUIDE_ACTS - set(game.info.verbs)
    if unknown:
        path = seeds / game.info.slug / _FILE
        raise ContentError(f"{path} waits for {min(unknown)}, which is no verb of the game.")
    shown = {word for picture in lesson.pictures for word in picture.cards}
    if nowhere := shown - set(game.cards):
        path = seeds / game.info.slug / _FILE
        raise ContentError(f"{path} shows {min(nowhere)}, which is no card of the game.")
    return lesson


def seats_of(game: AnyGame) -> int:
    """Return how many seats the table of the lesson has."""
    return game.lesson.seats or min(game.info.seats)


def position(game: AnyGame, number: int, options: Mapping[str, Value] = _AS_THE_LESSON) -> Any:
    """Return the state of a step, counted from 0. Raise a `Refused` for a move that is illegal.

    `options` are those that differ from the lesson's.
    """
    steps = game.lesson.steps[: number + 1]
    first = max((at for at, step in enumerate(steps) if step.seed), default=0)
    seed = Rng(f"lesson {steps[first].seed}".encode().ljust(16))
    chosen = Options({**game.lesson.options, **options})
    state = game.setup(seats_of(game), chosen, seed).state
    for step in steps[first:]:
        state = _play_all(game, state, step.moves).state
    return state


def position_of_rule(game: AnyGame, picture: RulePicture) -> Any:
    """Return the state that a picture beside a rule shows: of a step of the lesson, then moves."""
    state = position(game, picture.step - 1, picture.options)
    return _play_all(game, state, picture.moves).state


def answer(game: AnyGame, state: Any, step: LessonStep, written: str) -> Step[Any]:
    """Return what an answer leads to in the position of its step."""
    return _play_all(game, state, (f"{READER} {written}", *step.after))


def _play_all(game: AnyGame, state: Any, moves: tuple[str, ...]) -> Step[Any]:
    events: list[Event] = []
    for move in moves:
        seat, _, written = move.partition(" ")
        made = play(game, state, None if seat == "-" else int(seat), written_action(written))
        state = made.state
        events += made.events
    return Step(state, tuple(events))


def play(game: AnyGame, state: Any, seat: int | None, action: Action) -> Step[Any]:
    """Return what an offered action does. Raise `NotOffered` for another one."""
    if offer_of(game, state, seat, action) is None:
        raise NotOffered
    return game.apply(state, seat, action)


def offer_of(game: AnyGame, state: Any, seat: int | None, action: Action) -> Offer | None:
    """Return the offer to a seat that an action answers."""
    offers = game.offers(game.view(state, seat))
    return next((each for each in offers if admits(each, action)), None)
