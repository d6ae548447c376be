"""Typed moves: the words a person would type <-> the actions of their own open offers."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator, Sequence

from engine.action import Action, Count, Offer, Pick, Press, Say, admits, leaves
from engine.event import Line

#: Menus longer than this are typed, not listed.
_LISTED = 400


def spelled_moves(
    offers: Sequence[Offer], says: Callable[[Line], str]
) -> Iterator[tuple[str, str]]:
    """Give (text, label) of every move that the offers express and that can be listed."""
    alone = len(offers) == 1
    for offer in offers:
        label = says(offer.label)
        asked = "" if alone else f"{label} "
        match offer:
            case Press(verb=verb):
                yield verb, label
            case Pick(verb=verb, options=options, most=1):
                for listed, path in enumerate(leaves(options)):
                    if listed >= _LISTED:
                        break
                    words = " ".join(option.value for option in path)
                    said = " · ".join(says(option.line) for option in path)
                    yield f"{verb} {words}", f"{asked}{said}"
            case Count(verb=verb, low=low, high=high):
                for number in range(low, min(high, low + _LISTED) + 1):
                    yield f"{verb} {number}", f"{asked}{number}"
            case _:
                yield f"{offer.verb} ", f"{label} …"


def read_move(typed: str, offers: Sequence[Offer], says: Callable[[Line], str]) -> Action | None:
    """Read a typed move: as it is spelled, by its label, or by its words without the verb.

    Words that no offer admits but that name an offer's verb come back all the same: the table
    can then say why they are refused. `None`: it could not be read as a move at all.
    """
    text = typed.strip()
    wanted = text.casefold()
    for spelled, label in spelled_moves(offers, says):
        if wanted in (spelled, label.casefold(), spelled.partition(" ")[2]):
            return _action(spelled.split())
    bare = _bare(wanted)
    for offer in offers:
        for path in leaves(offer.options) if isinstance(offer, Pick) and offer.most == 1 else ():
            said = says(path[-1].line)
            # As the button reads, or the phrase it quotes: Ka-boom!
            if (
                len(path) == 1
                and bare
                and bare in (_bare(said), *map(_bare, _QUOTED.findall(said)))
            ):
                return Action(offer.verb, (path[0].value,))
    words = _words(text)
    if not words:
        return None
    spoken = _said(text, words, offers)
    if spoken is not None:
        return spoken
    for offer in offers:
        action = Action(offer.verb, tuple(word.casefold() for word in words))
        if admits(offer, action):
            return action
    return _action([word.casefold() for word in words])


_QUOTED = re.compile('[“„«"](.+?)[”“»"]')


def _bare(text: str) -> str:
    """Give a text's letters, digits and signs of number alone."""
    return "".join(sign for sign in text.casefold() if sign.isalnum() or sign in "+-")


def _said(text: str, words: list[str], offers: Sequence[Offer]) -> Action | None:
    """Read `say Ka-boom!`, quoted or not, for an offer of one field; more fields want quotes."""
    for offer in offers:
        if not isinstance(offer, Say) or words[0].casefold() != offer.verb:
            continue
        if len(offer.fields) == 1 and len(words) != 2:
            return Action(offer.verb, (text.partition(" ")[2].strip(),))
        return Action(offer.verb, tuple(words[1:]))
    return None


def _action(words: list[str]) -> Action:
    return Action(words[0], tuple(words[1:]))


def _words(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError:  # an apostrophe is no quotation
        return text.split()
