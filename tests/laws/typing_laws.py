"""Laws of typed moves: what is offered can be typed, and what is not offered is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from cogs.typed_moves.matching import read_move
from cogs.typed_moves.normalise import tokenize
from cogs.typed_moves.synonyms import PLAIN, Synonyms, synonyms_of
from engine.api.action import Action, Offer, Pick, Say, admits, leaves
from engine.api.event import Line
from engine.api.refusals import Refused
from engine.table.play import find_offer
from tests.laws.position import Position
from tests.support.games import SEEDS
from tests.support.random_play import LATE_MS, random_answer
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES, sentences_of

#: Words of no offer are typed at one position in so many.
_OTHERS = 3

_NAMES = ("Ann", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus", "Hal")


def what_is_offered_can_be_typed(position: Position) -> None:
    """Check that typing an action's words makes it, and that words of no offer are refused.

    Name cards and other things with lower-case letters, digits, "-" and "+" alone, and give no
    two things of one offer names that read the same (engine/games/<game>/offers.py).
    """
    dice = position.dice
    seats = [seat for seat in position.some_seats if seat is not None and position.offers.get(seat)]
    if not seats:
        return
    seat = seats[dice.below(len(seats))]
    offers = position.offers[seat]
    offer = offers[dice.below(len(offers))]
    made = random_answer(seat, offer, dice)
    if not made.timed_out and not isinstance(offer, Say):
        typed = " ".join((made.action.verb, *made.action.args))
        read = _read(position, typed, offers)
        assert read == made.action, (
            f"the card or word of {typed!r} can be neither found nor refused when it is typed: "
            f"it is read as {read}"
        )
    actions = position.recording.actions
    other = actions[dice.below(len(actions))]
    takes_it = any(admits(offer, other) or isinstance(offer, Say) for offer in offers)
    if other.args and not takes_it and not dice.below(_OTHERS):
        _refuses(position, seat, other, offers)


def _refuses(position: Position, seat: int, action: Action, offers: tuple[Offer, ...]) -> None:
    typed = " ".join((action.verb, *action.args))
    read = _read(position, typed, offers)
    assert read is not None, f"{typed!r} is not read at all"
    offer = next((each for each in offers if admits(each, read)), None)
    if offer is not None:
        # It may leave out what is plain, but must be what the words say.
        says_it = read.verb == action.verb and set(action.args) <= _said(position, offer, read)
        assert says_it, f"{typed!r} is not offered, but typing it makes {read}"
    try:
        find_offer(position.table, position.game, position.offers, seat, None, read, LATE_MS)
    except Refused as refusal:
        position.lines.append(refusal.line)


def _said(position: Position, offer: Offer, action: Action) -> set[str]:
    """Return the words of an action and of its labels."""
    says = _says(position)
    options = offer.options if isinstance(offer, Pick) else ()
    path = next(
        (each for each in leaves(options) if tuple(one.value for one in each) == action.args), ()
    )
    return {word for one in path for word in (one.value, *tokenize(says(one.line)))}


def _read(position: Position, typed: str, offers: tuple[Offer, ...]) -> Action | None:
    slug = position.game.info.slug
    return read_move(typed, offers, _says(position), _synonyms(slug) if _shipped(slug) else PLAIN)


def _says(position: Position) -> Callable[[Line], str]:
    """Return what says a line in English; the tests' own games have no words in seeds."""
    if _shipped(position.game.info.slug):
        return lambda line: shared_localization().plain(line, "en", _NAMES)
    return lambda line: sentences_of(position.known.texts).say("en", line)


@cache
def _synonyms(slug: str) -> Synonyms:
    return synonyms_of(shared_localization(), slug, LOCALES)


@cache
def _shipped(slug: str) -> bool:
    return (SEEDS / slug).is_dir()
