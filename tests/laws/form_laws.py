"""Laws of form: round trips, conservation, Discord's limits, texts, pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from engine.api.action import (
    ASK,
    DEPTH,
    PATH,
    VERB,
    WORD,
    Action,
    Count,
    Offer,
    Option,
    Pick,
    Say,
    leaves,
)
from engine.api.drawing.result_card import VIGNETTE
from engine.api.event import Line
from engine.api.legal_actions import list_actions
from engine.api.scene import Scene
from engine.table import codec
from engine.table.chosen_options import chosen_options
from engine.table.past import TABLE_VERBS
from tests.laws.differences import difference
from tests.laws.position import Position
from tests.support.picture_checks import check_sizes
from tests.support.texts import Sentences, lines_of, lines_of_marks, sentences_of

#: Discord's limits: characters of a custom_id, of a button, of a menu's line; fields of a modal.
_TOKEN, _BUTTON, _MENU, _FIELDS = 100, 80, 100, 5
#: Of a modal: its title and a field's label; a table's number takes so many digits in base 36.
_TITLE, _TABLE = 45, 7
#: Options of a menu.
_MENU_OPTIONS = 25
#: Names and places that lead to a part of a view.
Path: TypeAlias = tuple[str | int, ...]

#: So many moves of an offer are asked for their reason.
_HINTS = 12

#: More leaves than this are no choice for a person.
_LEAVES = 2_000


def round_trips(position: Position) -> None:
    """Check that state and table are the same after storing, and stored as the same bytes.

    Give every field of the state a type that JSON keeps: whole numbers, text, tuples, structs, and
    dicts whose keys are text.
    """
    game = position.game
    state = msgspec.json.decode(position.sealed, type=game.state_type)
    assert state == position.state, f"read again: {difference(position.state, state)}"
    assert codec.encode_state(state) == position.sealed, "stored again, other bytes"
    data = codec.encode(position.table)
    table, upgraded = codec.decode(data, position.table.id, game)
    assert table == position.table, f"read again: {difference(position.table, table)}"
    assert not upgraded
    assert codec.encode(table) == data


def cards_in_are_cards_out(position: Position) -> None:
    """Check that no card appears or vanishes.

    A card that leaves one place must be put into another by the same `Step`. If cards really come
    and go, let `cards` in the game's spec.py count what stays the same.
    """
    if position.known.cards is not None:
        dealt = position.known.cards(position.recording.moments[0].state)
        now = position.known.cards(position.state)
        assert now == dealt, f"more: {now - dealt}, fewer: {dealt - now}"


def offers_fit_discord(position: Position) -> None:
    """Check that every custom_id, menu and modal fits, and that no two offers share a custom_id.

    Shorten verbs, asks and words (engine/api/action.py has the limits), or give one of two offers
    with the same verb another ask.
    """
    for theirs in position.asked_of_some:
        controls = [(offer.verb, offer.ask) for offer in theirs]
        assert len(set(controls)) == len(controls), f"two offers are one control: {controls}"
        for offer in theirs:
            _fits(offer)
            if offer.timeout is not None:
                _words_fit(offer.timeout.args, offer)


def verbs_are_declared(position: Position) -> None:
    """Check that `GameInfo.verbs` lists every offered verb.

    Add it in the game's __init__.py: people may type it, and the table reserves no such word.
    """
    offered = {offer.verb for theirs in position.asked.values() for offer in theirs}
    missing = offered - set(position.game.info.verbs)
    assert not missing, f"not in GameInfo.verbs: {', '.join(sorted(missing))}"


def everything_has_words(position: Position) -> None:
    """Check that offers, events, results and refusals have a sentence in every locale that fits.

    Write the sentence into the text file of that language, with the variables that the code passes.
    """
    words = sentences_of(position.known.texts)
    for offer in (offer for theirs in position.asked_of_some for offer in theirs):
        _says(words, offer.label, _TITLE if _is_form(offer) else _BUTTON)
        if offer.matter is not None:
            words.check(offer.matter)
        if offer.about is not None:
            words.check(offer.about)
        for option in _every_option(offer):
            _says(words, option.line, _MENU)
            for told in filter(None, (option.hint, option.asks)):
                words.check(told)
        for field in offer.fields if isinstance(offer, Say) else ():
            _says(words, field.label, _TITLE)
            for option in field.options:
                _says(words, option.line, _MENU)
    chosen = chosen_options(position.game.info, position.setting.options, "")
    for each in (*position.change.events, *position.refusals, *position.lines, *chosen):
        words.check(each)
    if position.table.outcome is not None:
        words.check(position.table.outcome.reason)


def every_hint_has_words(position: Position) -> None:
    """Check that the reason for every move that a hint may show has a sentence in every locale.

    `Game.explain` takes a view and any action that its seat is offered; `None` is no reason.
    """
    words = sentences_of(position.known.texts)
    for seat, theirs in position.offers.items():
        for offer in theirs if seat is not None else ():
            for action in list_actions(offer)[:_HINTS]:
                why = position.game.explain(position.views[seat], action)
                if why is not None:
                    words.check(why)


def every_card_shown_can_be_asked_for(position: Position) -> None:
    """Check that each card that a view shows is in `Game.cards`, and an onlooker's in every view.

    `Game.cards_of` returns the words of the cards that a view shows. All see what an onlooker sees.
    """
    game = position.game
    shown = {seat: game.cards_of(view) for seat, view in position.views.items()}
    for seat, words in shown.items():
        assert len({*words}) == len(words), f"seat {seat} is shown a card twice: {words}"
        assert {*words} <= {*game.cards}, f"no such card: {sorted({*words} - {*game.cards})}"
        assert {*shown[None]} <= {*words}, f"seat {seat} is not shown what an onlooker is"


def _is_form(offer: Offer) -> bool:
    return isinstance(offer, Say | Count) or (isinstance(offer, Pick) and offer.fleeting)


def pictures_can_be_drawn(position: Position) -> None:
    """Check the picture of a view, plain and with a half-made move, and its text alternative.

    Draw every view that can occur, also an onlooker's and one without cards, within the edges and
    in letters that can be read at half the size (tests/support/picture_checks.py). It keeps its
    size through the steps of a choice, so that the buttons below stay where they are.
    """
    words = sentences_of(position.known.texts)
    seat = position.some_seats[position.dice.below(len(position.some_seats))]
    busy = [each for each in position.some_seats if position.asked[each]]
    for drawn, pending in _half_made(position, busy) or ((seat, None),):
        scene = position.game.picture(position.views[drawn], pending)
        assert isinstance(scene, Scene)
        assert scene.text, "a picture without a text alternative"
        check_sizes(scene)
        size = position.game.picture(position.views[drawn], None).size if pending else scene.size
        assert scene.size == size, f"{pending} changes the size of the picture from {size}"
        msgspec.json.encode(scene)
        for each in lines_of(scene):
            words.check(each)


def the_text_says_what_the_picture_shows(position: Position) -> None:
    """Check that the text alternative names every seat, and its numbers that the picture shows.

    Of numbers in the view, one for each seat, one is made greater: if the picture changes, so must
    the text. Say in `text` what the picture shows: who cannot see the picture plays by it.
    """
    game, view = position.game, position.views[None]
    scene = game.picture(view, None)
    told = (scene.alt, *scene.text, *scene.fleeting)
    words = sentences_of(position.known.texts)
    said = " ".join(words.say("en", each) for each in told)
    for seat in range(position.setting.seats):
        assert words.seat_name(seat) in said, f"the text does not name seat {seat}"
    paths = [*_numbers(view, position.setting.seats)]
    path = paths[position.dice.below(len(paths))] if paths else ()
    try:
        other = game.picture(_with_one_more(view, path), None) if path else scene
    except Exception:  # a position that cannot be
        return
    if (other.ground, other.marks) != (scene.ground, scene.marks):
        assert (other.alt, *other.text, *other.fleeting) != told, (
            f"the picture shows {'.'.join(map(str, path))} of the view, and the text does not"
        )


def outcomes_are_whole(position: Position) -> None:
    """Check that a result has a place, a score and a side per seat, and a valid `carry`.

    Its `moment`, if any, has a text in every language and a picture of the size of a vignette.

    `engine.api.seats.shared_places` makes places of points; seats of one side share their place.
    """
    outcome = position.table.outcome
    if outcome is None:
        return
    seats = position.setting.seats
    assert len(outcome.places) == len(outcome.scores) == len(outcome.sides) == seats
    assert min(outcome.places) == 1
    for place in outcome.places:
        better = sum(other < place for other in outcome.places)
        assert place == 1 + better, f"places leave a gap: {outcome.places}"
    for side in set(outcome.sides):
        places = {p for p, s in zip(outcome.places, outcome.sides, strict=True) if s == side}
        assert len(places) == 1, "one side, two places"
    carried = {spec.key for spec in position.game.info.options if spec.carried}
    assert set(outcome.carry) <= carried, "a result carries what no option takes"
    moment = position.game.moment(position.views[None])
    if moment is not None:
        assert moment.vignette.size == VIGNETTE
        words = sentences_of(position.known.texts)
        for each in (moment.line, *lines_of_marks(moment.vignette.marks)):
            words.check(each)


def _says(words: Sentences, label: Line, limit: int) -> None:
    for locale, text in words.check(label).items():
        assert 0 < len(text) <= limit, f"{locale}: {text!r} is no label of {limit} characters"


def _fits(offer: Offer) -> None:
    assert 0 < len(offer.verb) <= VERB, f"verb {offer.verb!r}"
    assert offer.verb not in TABLE_VERBS, f"{offer.verb} is the table's own and is not replayed"
    assert 0 < len(offer.ask) <= ASK, f"ask {offer.ask!r}"
    # The signs that part a token: cogs/controls/custom_id.py.
    assert not set(":~ *") & set(offer.verb + offer.ask), f"{offer.verb!r} {offer.ask!r}"
    _words_fit((), offer)
    match offer:
        case Say(fields=fields):
            assert 0 < len(fields) <= _FIELDS
            assert len({field.key for field in fields}) == len(fields)
            for field in fields:
                assert 0 <= field.shortest <= field.longest <= 4_000
                assert field.longest > 0
                assert len(field.options) <= _MENU_OPTIONS
                assert not any(option.then for option in field.options)
                _siblings_differ(field.options)
        case Count(low=low, high=high):
            assert low <= high
            assert max(len(str(low)), len(str(high))) <= WORD
        case Pick(options=options, least=least, most=most):
            assert 0 <= least <= max(most, 1)
            assert most >= 1
            assert len(options) >= least, "a pick that cannot be made"
            assert most == 1 or not any(option.then for option in options), "a pick of a few trees"
            paths = list(leaves(options))
            assert len(paths) <= _LEAVES, f"{len(paths)} leaves"
            assert max(map(len, paths), default=0) <= DEPTH
            for path in paths:
                _words_fit(tuple(option.value for option in path), offer)
            _siblings_differ(options)


def _words_fit(words: tuple[str, ...], offer: Offer) -> None:
    if isinstance(offer, Say):
        return
    assert len(".".join(words)) <= PATH, f"words {words}"
    for word in words:
        assert word, "an empty word"
        assert not set(":.~ ") & set(word), f"word {word!r}"
    parts = ("h1", "z" * _TABLE, "9", offer.ask, offer.verb, ".".join(words))
    # A pick of several is chosen in one menu: its token carries no words.
    several = isinstance(offer, Pick) and offer.most > 1
    token = ":".join(parts[:-1] if several else parts)
    assert len(token) <= _TOKEN, f"a token of {len(token)} characters: {token}"


def _siblings_differ(options: Sequence[Option]) -> None:
    values = [option.value for option in options]
    assert len(set(values)) == len(values), f"two options with one value: {values}"
    for option in options:
        _siblings_differ(option.then)


def _every_option(offer: Offer) -> Iterator[Option]:
    stack = list(offer.options) if isinstance(offer, Pick) else []
    while stack:
        option = stack.pop()
        yield option
        stack.extend(option.then)


def _numbers(value: Any, seats: int, path: Path = ()) -> Iterator[Path]:
    """Yield where in a view whole numbers are of which each seat has one."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _numbers(getattr(value, name), seats, (*path, name))
    elif isinstance(value, tuple) and len(value) == seats:
        order = all(each in value for each in range(seats))  # which seat, not how many
        for at, each in enumerate(value):
            if type(each) is not int:
                yield from _numbers(each, seats, (*path, at))
            elif not order:
                yield (*path, at)


def _with_one_more(value: Any, path: Path) -> Any:
    """Return the value with the number at this path greater by one."""
    if not path:
        return value + 1
    first, *rest = path
    if isinstance(first, str):
        return replace(value, **{first: _with_one_more(getattr(value, first), tuple(rest))})
    return (*value[:first], _with_one_more(value[first], tuple(rest)), *value[first + 1 :])


def _half_made(position: Position, seats: list[int | None]) -> list[tuple[int | None, Action]]:
    """Return, at every second position, a seat that can pick something and a part of its move."""
    dice = position.dice
    picks = [(seat, each) for seat in seats for each in position.asked[seat]]
    picks = [(seat, offer) for seat, offer in picks if isinstance(offer, Pick) and offer.options]
    if not picks or dice.below(2):
        return []
    seat, offer = picks[dice.below(len(picks))]
    assert isinstance(offer, Pick)
    path, options = list[str](), offer.options
    for _ in range(dice.below(DEPTH + 1) if offer.most == 1 else 0):
        if options:
            option = options[dice.below(len(options))]
            path.append(option.value)
            options = option.then
    if offer.most > 1:
        path = [option.value for option in options[: dice.below(min(offer.most, len(options)) + 1)]]
    return [(seat, Action(offer.verb, tuple(path)))]
