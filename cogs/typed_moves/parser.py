"""Typed moves: the words a person would type <-> the actions of their own open offers."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from cogs.typed_moves.free_text import match_free_text
from cogs.typed_moves.synonyms import PLAIN, Synonyms, tokenize
from engine.api.action import Action, Count, Offer, Option, Pick, Press, Say, admits, leaves
from engine.api.event import Line, Typed

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
                listed = tuple(islice(leaves(options), _LISTED))
                alike = Counter(_path_label(path, says) for path in listed)
                for path in listed:
                    words = " ".join(option.value for option in path)
                    said, hint = _path_label(path, says), path[-1].hint
                    if alike[said] > 1 and hint is not None:
                        said = f"{said} ({says(hint)})"
                    yield f"{verb} {words}", f"{asked}{said}"
            case Count(verb=verb, low=low, high=high):
                for number in range(low, min(high, low + _LISTED) + 1):
                    yield f"{verb} {number}", f"{asked}{number}"
            case _:
                yield f"{offer.verb} ", f"{label} …"


def read_move(
    typed: str,
    offers: Sequence[Offer],
    says: Callable[[Line], str],
    called: Synonyms = PLAIN,
) -> Action | None:
    """Read a typed move: as it is spelled, by its label, or by its words without the verb.

    The verb may be cut short or be the label of its offer, and words that are joined by "+" or "-"
    may stand apart, those of a sum in any order, as long as one move alone is meant; where there
    is but one, its verb is enough. An offer that is `named` wants its verb. `called`: what people
    call things at this game (`_gist`). Words that no offer admits but that name an offer's verb
    come back all the same: the table can then say why they are refused. `None`: it could not be
    read as a move at all.
    """
    text = typed.strip()
    words = _words(text)
    if not words:
        return None
    found = (
        _spelled(text, offers, says)
        or _pressed(text, offers, says)
        or _said(text, words, offers)
        or _meant(tokenize(text), offers, says)
    )
    found = (
        found or _run_together(text, offers, says) or match_free_text(text, offers, says, called)
    )
    return found or _admitted([word.casefold() for word in words], offers, says)


def read_aloud(
    typed: str,
    offers: Sequence[Offer],
    translators: Sequence[Callable[[Line], str]],
    called: Synonyms = PLAIN,
) -> Action | None:
    """Read words that somebody wrote for all to see, in whichever of these languages it fits.

    `None`: no offer takes them, so they may not have been meant as a move.
    """
    for says in translators:
        action = read_move(typed, offers, says, called)
        if action is not None and any(admits(offer, action) for offer in offers):
            return action
    return None


def _path_label(path: tuple[Option, ...], says: Callable[[Line], str]) -> str:
    return " · ".join(says(option.line) for option in path)


def _spelled(text: str, offers: Sequence[Offer], says: Callable[[Line], str]) -> Action | None:
    """Read a move as it is listed, by its words or by its label."""
    wanted = text.casefold()
    for spelled, label in spelled_moves(offers, says):
        if wanted in (spelled, label.casefold()):
            return _action(spelled.split())
    for spelled, _ in spelled_moves([offer for offer in offers if not offer.verb_required], says):
        if wanted == spelled.partition(" ")[2]:
            return _action(spelled.split())
    return None


def _pressed(text: str, offers: Sequence[Offer], says: Callable[[Line], str]) -> Action | None:
    """Read a move as its button reads, or by the phrase it quotes: Ka-boom!, say “Ka-boom!”.

    What people wrote themselves, a phrase of their own, may lie deeper in a tree.
    """
    first, _, rest = text.partition(" ")
    # "say Ka-boom!" in whatever language; but what follows a verb is that verb's.
    after = [] if any(offer.verb == first.casefold() for offer in offers) else [rest]
    name, phrases = _bare(text), {_bare(each) for each in (text, *_QUOTED.findall(text), *after)}
    for offer in offers:
        if not isinstance(offer, Pick) or offer.most > 1 or offer.verb_required:
            continue
        found = [
            tuple(option.value for option in path)
            for path in islice(leaves(offer.options), _LISTED)
            if name in _labels(path, says) or phrases & _phrases(path[-1], says)
        ]
        if len(found) == 1:
            return Action(offer.verb, found[0])
    return None


def _labels(path: tuple[Option, ...], says: Callable[[Line], str]) -> set[str]:
    """Give what the one option of a path is called, alone or with what sets it apart."""
    if len(path) > 1:
        return set()
    said, hint = says(path[0].line), path[0].hint
    return {_bare(said), _bare(f"{said} {says(hint)}" if hint is not None else said)} - {""}


def _phrases(option: Option, says: Callable[[Line], str]) -> set[str]:
    """Give the phrase that an option quotes, or that somebody wrote."""
    written = any(isinstance(param, Typed) for _, param in option.line.params)
    said = says(option.line)
    return {_bare(each) for each in (*_QUOTED.findall(said), said if written else "")} - {""}


def _run_together(text: str, offers: Sequence[Offer], says: Callable[[Line], str]) -> Action | None:
    """Read `red 1` and `red +1` for red1, if they mean one move alone."""
    wanted = _close(text)
    found = {
        spelled
        for offer in offers
        if wanted
        for spelled, _ in spelled_moves((offer,), says)
        if wanted == _close(spelled)
        or (not offer.verb_required and wanted == _close(spelled.partition(" ")[2]))
    }
    return _action(found.pop().split()) if len(found) == 1 else None


def _close(text: str) -> str:
    return "".join(sign for sign in text.casefold() if sign.isalnum() or sign == "-")


def _admitted(words: list[str], offers: Sequence[Offer], says: Callable[[Line], str]) -> Action:
    """Give what an offer admits without its verb, else the words as they are, the verb whole."""
    for offer in offers:
        action = Action(offer.verb, tuple(words))
        if not offer.verb_required and admits(offer, action):
            return action
    verbs = {offer.verb for offer in offers for _ in _after_verb(tokenize(words[0]), offer, says)}
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
        for path in _paths(tokens, options, says) if options and not offer.verb_required else ():
            found.add(Action(offer.verb, path))
    return found.pop() if len(found) == 1 else None


def _after_verb(
    tokens: list[str], offer: Offer, says: Callable[[Line], str]
) -> Iterator[list[str]]:
    """Give what follows the verb, whether that is typed, begun or said as its label."""
    if tokens and len(tokens[0]) >= _BEGUN and offer.verb.startswith(tokens[0]):
        yield tokens[1:]
    label = tokenize(says(offer.label))
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
        word, said = tokenize(option.value), says(option.line)
        names = [(tokenize(name), False) for name in (said, *_QUOTED.findall(said))]
        for parts, any_order in ((word, "+" in option.value), *names):
            first, rest = tokens[: len(parts)], tokens[len(parts) :]
            if parts and (first == parts or (any_order and sorted(first) == sorted(parts))):
                yield from ((option.value, *path) for path in _paths(rest, option.then, says))


#: So many letters of a verb stand for it.
_BEGUN = 2

_BESIDE = re.compile(r"[^\w+-]|_|-(?!\d)")
_QUOTED = re.compile('[“„«"](.+?)[”“»"]')


def _bare(text: str) -> str:
    """Give a text's letters and digits, a plus, and a minus before a number."""
    return _BESIDE.sub("", text.casefold())


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
