"""What a typed move means: the one action that fits it best, else what the game can refuse.

A text is normalised once, compared with each candidate in one way after the other, the exact ones
first; the first way that fits any candidate decides. If it fits several, none of them is meant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from itertools import chain

from cogs.typed_moves.candidates import Candidate, Says, list_candidates, pick_several
from cogs.typed_moves.normalise import (
    TypedMove,
    fold,
    fold_tokens,
    is_card,
    is_numbered,
    join_numbers,
    normalise,
    quoted,
    squeeze,
)
from cogs.typed_moves.synonyms import PLAIN, Synonyms
from engine.api.action import Action, Count, Offer, Pick, Press, Say, admits
from engine.api.event import Line

#: So many letters of a verb stand for it.
_VERB_LETTERS = 2

#: A button is said in so many words at most, where the answer to what it asks follows.
_PRESS_WORDS = 3


def read_move(
    typed: str, offers: Sequence[Offer], says: Says, synonyms: Synonyms = PLAIN
) -> Action | None:
    """Return the action that was typed in the words of the game, of its labels or of people.

    Words that no offer admits come back as an action all the same, in the words of the game where
    their verb is clear: the table can then say why they are refused. `None`: nothing was typed, or
    more than a move may have (`MAX_CHARACTERS`).
    """
    move = normalise(typed, synonyms.verbs, synonyms.rewrite)
    return None if move is None else _read(move, offers, says, synonyms)


def read_aloud(
    typed: str, offers: Sequence[Offer], translators: Sequence[Says], synonyms: Synonyms = PLAIN
) -> Action | None:
    """Return the legal action that somebody wrote for all to see, in the first language it fits.

    `None`: no offer admits it, so it may not have been meant as a move.
    """
    move = normalise(typed, synonyms.verbs, synonyms.rewrite)
    actions = (_read(move, offers, says, synonyms) for says in translators) if move else ()
    return next((each for each in actions if any(admits(offer, each) for offer in offers)), None)


def read_in_one(
    typed: str,
    offers: Sequence[Offer],
    translators: Sequence[Says],
    synonyms: Synonyms,
    offers_after: Callable[[Action], Sequence[Offer]],
) -> tuple[Action, ...]:
    """Return the legal actions that somebody wrote for all to see, one after the other.

    There are two where the words first press a button and then answer what it asks: "catch Ann:
    Zzzap!". `offers_after` returns the offers once it is pressed. `()`: nothing that fits.
    """
    action = read_aloud(typed, offers, translators, synonyms)
    if action is not None:
        return (action,)
    words = typed.split()
    buttons = {offer.verb for offer in offers if isinstance(offer, Press)}
    for count in range(1, min(len(words), _PRESS_WORDS + 1)):
        press = read_aloud(" ".join(words[:count]), offers, translators, synonyms)
        if press is None or press.args or press.verb not in buttons:
            continue
        asked = [offer for offer in offers_after(press) if offer not in offers]
        answer = read_aloud(" ".join(words[count:]), asked, translators, synonyms)
        if answer is not None:
            return (press, answer)
    return ()


def naming_card(
    action: Action,
    offers: Sequence[Offer],
    verbs: Collection[str],
    cards: Sequence[tuple[str, Line]],
    translators: Sequence[Says],
) -> Action | None:
    """Return a refused action with the card it names in words, so that the table can say why.

    Without one of the game's verbs it answers the only menu that its person is asked. `cards` are
    words and names, those first that its person sees. A word names it too, or the
    letter and number that it begins with. `None`: it names none, or no question.
    """
    args = action.args if action.verb in verbs else (action.verb, *action.args)
    asked = {each.verb for each in offers if isinstance(each, Pick) and not each.voluntary}
    meant = {action.verb} if action.verb in verbs else asked
    wanted = squeeze("".join(args))
    if len(meant) != 1 or not wanted:
        return None
    for word, name in cards:
        if word == wanted or (is_card(wanted) and word.startswith(wanted)):
            return Action(meant.pop(), (wanted,))
        # What a card shows may follow its name in brackets.
        if any(squeeze(says(name).partition(" (")[0]) == wanted for says in translators):
            return Action(meant.pop(), (word,))
    return None


def _read(move: TypedMove, offers: Sequence[Offer], says: Says, synonyms: Synonyms) -> Action:
    exact = _exact_action(move, offers)
    if exact is not None:
        return exact
    says = cache(says)  # options of a tree share most of their labels
    every = list_candidates(offers, says, synonyms)
    # What follows a verb is that verb's: no phrase.
    first, *after = move.text.split(maxsplit=1)
    if first.casefold() in synonyms.verbs.union(offer.verb for offer in offers):
        after = []
    text = squeeze(move.text)
    phrases = {squeeze(each) for each in (move.text, *quoted(move.text), *after)}
    # "She did not say ..." is an accusation: what it quotes is no act of who writes it.
    quoting = [each for each in every if not move.verbs or each.offer.verb in move.verbs]
    found = (
        {each.action for each in every if text in each.squeezed}
        or {action for offer in offers for action in _word_by_word(move, offer, every, says)}
        or {each.action for each in quoting if not phrases.isdisjoint(each.phrases)}
    )
    if len(found) == 1:
        return found.pop()
    return _said_freely(move, offers, every, says, synonyms) or _as_typed(move, offers, says)


def _exact_action(move: TypedMove, offers: Sequence[Offer]) -> Action | None:
    """Return the action of these very words, with its verb or without, if an offer admits it."""
    verb, *args = words = tuple(part.casefold() for part in move.parts)
    for offer in offers:
        if isinstance(offer, Say) and offer.verb == verb:
            # One field takes all that follows, quoted or not.
            whole = len(offer.fields) == 1 and len(args) != 1
            rest = (move.text.partition(" ")[2].strip(),) if whole else tuple(move.parts[1:])
            return Action(verb, rest)
    tries = [Action(verb, tuple(args))]
    tries += (
        Action(offer.verb, words)
        for offer in offers
        if not offer.verb_required and not isinstance(offer, Say)
    )
    return next((each for each in tries if any(admits(offer, each) for offer in offers)), None)


def _after_verb(tokens: tuple[str, ...], verb: str, title: str) -> Iterator[tuple[str, ...]]:
    """Yield what follows the verb, whether that is typed, begun or said as the offer's label."""
    if tokens and len(tokens[0]) >= _VERB_LETTERS and fold(verb).startswith(tokens[0]):
        yield tokens[1:]
    label = fold_tokens(title)
    if label and tokens[: len(label)] == label:
        yield tokens[len(label) :]


def _word_by_word(
    move: TypedMove, offer: Offer, every: Sequence[Candidate], says: Says
) -> Iterator[Action]:
    """Yield the actions whose steps the words name in order, after the verb or without it."""
    candidates = [each for each in every if each.offer is offer]
    for rest in _after_verb(move.tokens, offer.verb, says(offer.label)):
        if isinstance(offer, Count) and admits(offer, Action(offer.verb, rest)):
            yield Action(offer.verb, rest)
        if len(candidates) == 1 and (not rest or _is_name(rest, every)):
            yield candidates[0].action
        yield from (each.action for each in candidates if _names(rest, each))
    # Two steps or more, each of them named in order, mean nothing else.
    least = 2 if offer.verb_required else 1
    yield from (
        each.action for each in candidates if len(each.steps) >= least and _names(move.tokens, each)
    )


def _names(tokens: tuple[str, ...], each: Candidate, step: int = 0) -> bool:
    if step == len(each.steps):
        return not tokens
    is_sum = "+" in each.action.args[step]
    for place, name in enumerate(each.names[step]):
        first = tokens[: len(name)]
        # The cards of a sum may stand in any order.
        fits = first == name or (is_sum and place == 0 and sorted(first) == sorted(name))
        if name and fits and _names(tokens[len(name) :], each, step + 1):
            return True
    return False


def _said_freely(
    move: TypedMove, offers: Sequence[Offer], every: list[Candidate], says: Says, synonyms: Synonyms
) -> Action | None:
    """Return what people's own words mean: "go to 25", "take u3 and h4 with o7".

    All the words of the action are there, or some that no other action has, and whatever else is
    there its control says too. Where that fits several or none, what was typed comes back in the
    words of the game. `None`: nobody could say which verb it is.
    """
    verbs = set(move.verbs)
    if not synonyms.verbs or not (verbs or move.words) or len(verbs) > 1:
        return None  # words without weight are no move, whatever else needs no words
    meant = [offer for offer in offers if offer.verb in verbs or not (verbs or offer.verb_required)]
    candidates = [each for each in every if each.offer in meant]
    if verbs and len(candidates) == 1 and (not move.words or _is_name(move.words, every)):
        return candidates[0].action
    several = {
        pick_several(move.words, offer, says, synonyms)
        for offer in meant
        if isinstance(offer, Pick) and offer.most > 1
    }
    found = {action for action in several if action.args}
    ranks = [_in_order, _in_any_order, _with_more, _by_number]
    if not any(map(is_card, move.words)):
        ranks.append(_in_part)  # cards are never a part: who leaves one out does not want it
    for fits in ranks:
        found |= {each.action for each in candidates if fits(move.words, each)}
        if len(found) == 1:
            return found.pop()
        if found:
            verbs = verbs or {action.verb for action in found}
            break
    return _refusable(move.named, verbs, meant, candidates)


def _is_name(words: tuple[str, ...], every: Sequence[Candidate]) -> bool:
    """Return True if these words are the name of a player: "catch Ann" is a cry like "catch"."""
    named = (
        fold_tokens(label)
        for each in every
        for option, label in zip(each.path, each.labels[1:], strict=True)
        if option.line.key == "seat"
    )
    return tuple(map(fold, words)) in named


def _in_order(words: tuple[str, ...], each: Candidate) -> bool:
    return words == each.words


def _in_any_order(words: tuple[str, ...], each: Candidate) -> bool:
    return sorted(words) == sorted(each.words) and not all(map(str.isdecimal, words))


def _with_more(words: tuple[str, ...], each: Candidate) -> bool:
    """Return True if the action is there, and beside it only what its labels say."""
    if not set(each.words) <= set(words):
        return False
    missing, there, more = Counter(each.words), list[str](), list[str]()
    for word in words:
        (there if missing[word] > 0 else more).append(word)
        missing[word] -= 1
    if not there or not any(fits(tuple(there), each) for fits in (_in_order, _in_any_order)):
        return False
    known = set(chain(*each.label_words))
    if any(map(is_card, more)) and not set(filter(is_card, known)) <= set(words):
        return False  # some of its cards are not meant
    return known.issuperset(map(fold, more))


def _by_number(words: tuple[str, ...], each: Candidate) -> bool:
    """Return True if these are the cards of the action, some of them without their suits."""
    if not words or len(words) != len(each.words) or not all(map(is_card, each.words)):
        return False
    missing = Counter(each.words)
    missing.subtract(word for word in words if not word.isdecimal())
    numbers = [card[1:] for card in missing.elements()]
    return sorted(numbers) == sorted(filter(str.isdecimal, words))


def _in_part(words: tuple[str, ...], each: Candidate) -> bool:
    """Return True if these are words of the action, and beside them only what its labels say.

    Each step that has a name is named, by a word of it or by all that its label calls it: "red 2"
    is no joker 2 for red.
    """
    there = [word for word in words if word in each.words]
    folded = set(map(fold, words))
    for step, label in zip(each.steps, each.label_words[1:], strict=True):
        names, all_names = _without_numbers(step), _without_numbers(label)
        if names and names.isdisjoint(there) and not (all_names and all_names <= folded):
            return False
    if not there and not any(map(_without_numbers, each.steps)):
        return False
    if not folded.difference(map(fold, there)).issubset(chain(*each.label_words)):
        return False
    left = iter(each.words)
    if all(map(str.isdecimal, there)) and not all(word in left for word in there):
        return False
    # Nobody says a word more often than the action and its labels do.
    return not Counter(there) - Counter(each.words) - Counter(chain(*each.label_words))


def _without_numbers(words: Sequence[str]) -> set[str]:
    return {word for word in words if not word.isdecimal()}


def _refusable(
    named: list[str], verbs: set[str], meant: Sequence[Offer], candidates: Sequence[Candidate]
) -> Action | None:
    """Return what was meant and is not legal, in the words of the game: the first step first."""
    picks = [offer for offer in meant if isinstance(offer, Pick)]
    begun = {
        Action(offer.verb, (option.value, *named[:at], *named[at + 1 :]))
        for offer in picks
        for option in offer.options
        for at, word in enumerate(named)
        if word in (option.value, option.value[1:] if is_card(option.value) else "")
        and (at == 0 or is_card(word))
    }
    if len(begun) == 1:
        return begun.pop()
    values = {option.value for offer in picks for option in offer.options}
    values.update(value for each in candidates for value in each.action.args)
    if any(map(is_numbered, values)):
        joined = join_numbers(named)
        if not verbs and joined != named and all(w in values or is_numbered(w) for w in joined):
            verbs = {offer.verb for offer in meant}  # such words are of no other question
        named = joined
    return Action(verbs.pop(), tuple(named)) if len(verbs) == 1 else None


def _as_typed(move: TypedMove, offers: Sequence[Offer], says: Says) -> Action:
    """Return the words as they are, in a field that takes them or with their verb in full."""
    for offer in offers:
        action = Action(offer.verb, tuple(move.parts))
        if isinstance(offer, Say) and not offer.verb_required and admits(offer, action):
            return action
    words = [part.casefold() for part in move.parts]
    verbs = {
        offer.verb
        for offer in offers
        for _ in _after_verb(fold_tokens(words[0]), offer.verb, says(offer.label))
    }
    if len(verbs) == 1 and words[0] not in verbs:
        return Action(verbs.pop(), tuple(words[1:]))
    return Action(words[0], tuple(words[1:]))
