"""Typed moves: the words a person would type <-> the actions of their own open offers."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from engine.action import Action, Count, Offer, Option, Pick, Press, Say, admits, leaves
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

    The verb may be cut short or be the label of its offer, and words that are joined by "+" or "-"
    may stand apart, those of a sum in any order, as long as one move alone is meant; where there
    is but one, its verb is enough. Words that no offer admits but that name an offer's verb come
    back all the same: the table can then say why they are refused. `None`: it could not be read
    as a move at all.
    """
    text = typed.strip()
    words = _words(text)
    if not words:
        return None
    found = (
        _spelled(text, offers, says)
        or _pressed(text, offers, says)
        or _said(text, words, offers)
        or _meant(_tokens(text), offers, says)
    )
    return found or _admitted([word.casefold() for word in words], offers, says)


def _spelled(text: str, offers: Sequence[Offer], says: Callable[[Line], str]) -> Action | None:
    """Read a move as it is listed, by its words or by its label."""
    wanted = text.casefold()
    for spelled, label in spelled_moves(offers, says):
        if wanted in (spelled, label.casefold(), spelled.partition(" ")[2]):
            return _action(spelled.split())
    return None


def _pressed(text: str, offers: Sequence[Offer], says: Callable[[Line], str]) -> Action | None:
    """Read a move as its button reads, or by the phrase it quotes: Ka-boom!"""
    bare = _bare(text)
    for offer in offers if bare else ():
        for path in leaves(offer.options) if isinstance(offer, Pick) and offer.most == 1 else ():
            said = says(path[-1].line)
            if len(path) == 1 and bare in (_bare(said), *map(_bare, _QUOTED.findall(said))):
                return Action(offer.verb, (path[0].value,))
    return None


def _admitted(words: list[str], offers: Sequence[Offer], says: Callable[[Line], str]) -> Action:
    """Give what an offer admits without its verb, else the words as they are, the verb whole."""
    for offer in offers:
        action = Action(offer.verb, tuple(words))
        if admits(offer, action):
            return action
    verbs = {offer.verb for offer in offers for _ in _after_verb(_tokens(words[0]), offer, says)}
    if len(verbs) == 1 and words[0] not in verbs:
        return _action([*verbs, *words[1:]])
    return _action(words)


def _meant(
    tokens: list[str], offers: Sequence[Offer], says: Callable[[Line], str]
) -> Action | None:
    """Give the move of a button or a tree that these words mean, if they mean one alone."""
    found: set[Action] = set()
    for offer in offers:
        options = offer.options if isinstance(offer, Pick) and offer.most == 1 else ()
        if options or isinstance(offer, Press):
            only = list(islice(leaves(options), 2))
            for rest in _after_verb(tokens, offer, says):
                if not rest and len(only) == 1:
                    found.add(Action(offer.verb, tuple(option.value for option in only[0])))
                found |= {Action(offer.verb, path) for path in _paths(rest, options, says)}
        for path in _paths(tokens, options, says) if options else ():
            found.add(Action(offer.verb, path))
    return found.pop() if len(found) == 1 else None


def _after_verb(
    tokens: list[str], offer: Offer, says: Callable[[Line], str]
) -> Iterator[list[str]]:
    """Give what follows the verb, whether that is typed, begun or said as its label."""
    if tokens and len(tokens[0]) >= _BEGUN and offer.verb.startswith(tokens[0]):
        yield tokens[1:]
    label = _tokens(says(offer.label))
    if label and tokens[: len(label)] == label:
        yield tokens[len(label) :]


def _paths(
    tokens: list[str], options: tuple[Option, ...], says: Callable[[Line], str]
) -> Iterator[tuple[str, ...]]:
    """Give the paths of a tree that these words spell to the end."""
    if not options:
        if not tokens:
            yield ()
        return
    for option in options:
        word = _tokens(option.value)
        said = _tokens(says(option.line))
        for parts, any_order in ((word, "+" in option.value), (said, False)):
            first, rest = tokens[: len(parts)], tokens[len(parts) :]
            if parts and (first == parts or (any_order and sorted(first) == sorted(parts))):
                yield from ((option.value, *path) for path in _paths(rest, option.then, says))


#: So many letters of a verb stand for it.
_BEGUN = 2

#: A word or a number; a sign that joins nothing belongs to its number.
_TOKEN = re.compile(r"(?<!\w)[-+]\d+|[^\W_]+")


def _tokens(text: str) -> list[str]:
    return _TOKEN.findall(text.casefold())


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
