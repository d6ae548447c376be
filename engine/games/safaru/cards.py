"""Every card, for people who ask what it is, and those that a view shows."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api import card as api
from engine.api.event import Line, line
from engine.games.safaru import drawings
from engine.games.safaru.model import Card, Content, View, in_order, number_of


def cards(content: Content) -> dict[str, api.Card]:
    """Return every card by its word."""
    return {
        card: api.Card(
            line(f"safaru-about-{card[0]}", number=number_of(card)),
            tuple(_text(content, card)),
            drawings.card(content.animal_of[card[0]], number_of(card), content.triangles_on[card]),
        )
        for card in content.pack
    }


def cards_of(view: View) -> tuple[str, ...]:
    """Return the cards that lie open in a view, sorted."""
    board, play = view.board, view.board.last_play
    shown = {*board.table, *view.hand, *(card for pile in view.piles for card in pile or ())}
    if board.due.card is not None:
        shown.add(board.due.card)
    if play is not None:
        shown |= {play.card, *play.taken}
    return in_order(shown)


def _text(content: Content, card: Card) -> Iterator[Line]:
    number, scoring = number_of(card), content.scoring["catch"]
    if number:
        rest = content.total - number
        yield line("safaru-about-catches", number=number, total=content.total, rest=rest)
    if number > 2:
        first = number // 2
        yield line("safaru-about-example", first=first, second=number - first)
    elif number:
        first = (content.total - number) // 2 - 1
        second = content.total - number - first
        key = "safaru-about-example-total"
        yield line(key, first=first, second=second, total=content.total)
    else:
        yield line("safaru-about-baby", points=scoring.baby)
        yield line("safaru-about-example-baby", points=scoring.baby)
        yield line("safaru-about-catches-baby", total=content.total)
    for name, points in (("unicorn", scoring.unicorns), ("hedgehog", scoring.hedgehogs)):
        if card[0] == content.letters[name]:
            yield line(f"safaru-about-most-{name}", points=points)
    yield line("safaru-about-triangles", count=content.triangles_on[card])
