"""Every card and the words on cards, for people who ask what it is, and those a view shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.api.card import Card
from engine.api.event import Line, Param, line
from engine.api.scene import Figure
from engine.games.igels import drawings
from engine.games.igels.content import AnimalCard, Content, EffectCard, EventCard
from engine.games.igels.describe import shy_means, told
from engine.games.igels.examples import example_of_food, examples
from engine.games.igels.model import View
from engine.games.igels.portraits import portrait


def cards(content: Content) -> dict[str, Card]:
    """Return every card by its name, and what the words on cards mean."""
    found = {
        name: Card(content.lines[name], tuple(_text(content, name)), _figure(content, name))
        for name in content.effect_cards
    }
    for each in content.food:
        text = [line("igels-about-food", points=each.points)]
        if each.species is not None:
            species, more = content.lines[each.species], each.points + each.bonus
            text.append(line("igels-about-bonus", species=species, points=more))
        if each.meat:
            text.append(Line("igels-about-meat"))
        text.append(example_of_food(each))
        found[each.name] = Card(each.line, tuple(text), drawings.food(each.name))
    return {**found, **_words(content)}


def _words(content: Content) -> dict[str, Card]:
    """Return what is said on cards of several animals or Events, by its key."""
    shy = [each for each in content.animals if "shy" in each.tags]
    once = [each for each in content.animals if each.kind == "one-shot"]
    vegetarian = [each for each in content.animals if "vegetarian" in each.tags]
    hideouts = [each for each in content.events if each.effect.op == "secure"]
    meat = tuple(each.line for each in content.food if each.meat)
    against, *_ = (
        each
        for each in content.animals
        for effect in each.effects
        if (effect.op, effect.tag) == ("set-sap", "shy")
    )
    return {
        "sap": Card(
            Line("igels-word-sap"),
            (Line("igels-word-sap-text"), _example(content, content.battle[0])),
            drawings.shield(str(content.animals[0].sap), 48),
        ),
        "shy": Card(
            Line("igels-word-shy"),
            (shy_means(content), _example(content, against)),
            _figure(content, shy[0].name),
        ),
        "once": _word(content, "once", once, once[0]),
        "vegetarian": _word(content, "vegetarian", vegetarian, vegetarian[-1], food=meat),
        "counter": _word(content, "counter", content.counters, content.counters[0]),
        "hideout": _word(content, "hideout", hideouts, hideouts[0], count=content.rules.cap),
    }


def _word(
    content: Content,
    name: str,
    said_of: Sequence[AnimalCard | EventCard],
    shown: AnimalCard | EventCard,
    **params: Param,
) -> Card:
    """Return a word with the cards that it is said of, and the example of one that it concerns."""
    which = tuple(each.line for each in said_of)
    text = line(f"igels-word-{name}-text", cards=which, **params)
    told = (text, _example(content, shown))
    return Card(Line(f"igels-word-{name}"), told, _figure(content, said_of[0].name))


def _example(content: Content, card: EffectCard) -> Line:
    """Return the example of a card."""
    return next(each for each in examples(content, card) if each.key.startswith("igels-example-"))


def cards_of(content: Content, view: View) -> tuple[str, ...]:
    """Return the cards that lie open in a view, sorted."""
    board = view.board
    names = {*board.dump, *board.returned_food, *view.hand, *view.face_down}
    animals = [animal for area in board.areas for animal in (*area.pool, *area.dead)]
    for area in board.areas:
        names |= {*area.penalties, *area.food, *area.secured}
    for troop in board.battle.troops if board.battle is not None else ():
        if troop is not None:
            animals += (*troop.fighters, *troop.knocked_out)
            names |= {*(card.name for card in troop.cards), *troop.events}
    for animal in animals:
        names |= {animal.name, *animal.bound}
    return content.sorted(names)


def gained(content: Content, before: View, after: View) -> tuple[Line, ...]:
    """Return the cards that came into a seat's hand, as after a trade (C53); not the first hand."""
    if not before.board.turn:
        return ()
    new = Counter((*after.hand, *after.face_down)) - Counter((*before.hand, *before.face_down))
    return tuple(content.lines[each] for each in new.elements())


def _text(content: Content, name: str) -> Iterator[Line]:
    card = content.effect_cards[name]
    if isinstance(card, EventCard):
        yield Line("igels-about-event")
    elif isinstance(card, AnimalCard):
        yield line("igels-about-animal", species=content.lines[card.species], sap=card.sap)
    else:
        yield Line("igels-about-battle")
    yield told(card)
    if card.species is not None and not isinstance(card, AnimalCard):
        yield line("igels-about-only", species=content.lines[card.species])
    yield from examples(content, card)


def _figure(content: Content, name: str) -> Figure:
    card = content.effect_cards[name]
    return portrait(name, card.species) if isinstance(card, AnimalCard) else drawings.motif(name)
