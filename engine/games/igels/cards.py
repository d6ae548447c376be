"""Every Animal, Support card and Food, for people who ask what it is, and those a view shows."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.card import Card
from engine.api.event import Line, line
from engine.api.scene import Figure
from engine.games.igels import drawings
from engine.games.igels.content import AnimalCard, Content, EventCard
from engine.games.igels.describe import told
from engine.games.igels.examples import example_of_food, examples
from engine.games.igels.model import View
from engine.games.igels.portraits import portrait


def cards(content: Content) -> dict[str, Card]:
    """Return every card by its name."""
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
    return found


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
