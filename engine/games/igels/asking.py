"""Events, abilities and answers: what happens when a seat plays one, and who is asked about it.

An effect that hits others waits for all of them at once (C38); an effect that needs a second
choice is due from its owner; a window is opened anew for the others once an Event is done (C36).
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Line, Seat, line
from engine.games.igels import effects as fx
from engine.games.igels.content import AnimalCard, BattleCard, EventCard, Source
from engine.games.igels.effect_handlers import no_choice, secure, spend, strike
from engine.games.igels.model import Contest, Due, Hit, Path, Window, troop_of
from engine.games.igels.playability import aimed, could_act, could_answer
from engine.games.igels.state_builder import Draft
from engine.games.igels.targeting import aims, family_of, hits, seat_of, securable


def play_event(draft: Draft, seat: int, card: EventCard, path: Path) -> None:
    """Play an Event from the support turned up or else from the hand (C42)."""
    troop = troop_of(draft, seat)
    if troop is not None and card.name in troop.events:
        events = list(troop.events)
        events.remove(card.name)
        draft.muster(seat, events=tuple(events))
    else:
        draft.part(seat, card.name)
    draft.dump.append(card.name)
    draft.said.append(_told(draft, "igels-plays", seat, card, path))
    _acted(draft, seat)
    launch(draft, seat, card, 0, path)


def use_ability(draft: Draft, seat: int, card: AnimalCard, path: Path) -> None:
    """Use a leader's one-shot (C31)."""
    draft.said.append(_told(draft, "igels-uses", seat, card, path))
    spend(draft, seat)
    _acted(draft, seat)
    for at in range(len(card.effects)):
        if at == aimed(card):
            launch(draft, seat, card, at, path)
        else:
            strike(draft, seat, card, at, ())


def launch(draft: Draft, seat: int, card: Source, at: int, path: Path) -> None:
    """Let an aimed effect happen, or first ask those it hits who could answer it (C38)."""
    family, event = family_of(card, card.effects[at]), isinstance(card, EventCard)
    asked = tuple(
        other
        for other in hits(draft.content, draft, seat, card, at, path)
        if could_answer(draft.content, draft, other, family, event=event)
    )
    if asked:
        draft.hit = Hit(seat, card.name, at, path, asked, draft.next_ask())
    else:
        strike(draft, seat, card, at, path)


def answer(draft: Draft, seat: int, name: str | None) -> None:
    """Counter what hits a seat with a card or its leader, or let it happen."""
    hit = draft.hit
    assert hit is not None
    waiting = tuple(other for other in hit.waiting if other != seat)
    stopped = hit.stopped
    if name is not None:
        if name in draft.content.animal:
            spend(draft, seat)
        else:
            draft.part(seat, name)
            draft.dump.append(name)
        stopped = (*stopped, seat)
        draft.say(
            "igels-countered",
            seat=Seat(seat),
            card=draft.name(name),
            stopped=draft.name(hit.source),
        )
    if waiting:
        draft.hit = replace(hit, waiting=waiting, stopped=stopped)
        return
    draft.hit = None
    strike(draft, hit.by, draft.content.sources[hit.source], hit.at, hit.path, stopped)


def dues_wait(draft: Draft) -> bool:
    """Do what is due as far as it needs no choice; say whether somebody has to choose."""
    while draft.dues and draft.hit is None:
        due = draft.dues[0]
        card = draft.content.sources[due.source]
        if isinstance(card.effects[due.at], fx.Secure):
            most, free = secure_choice(draft, due)
            if most and not no_choice(most, free):
                return True
            draft.dues.pop(0)
            if most:
                secure(draft, due.seat, free[:1])
            continue
        paths = due_aims(draft, due)
        if len(paths) > 1:
            return True
        draft.dues.pop(0)
        if paths:
            strike(draft, due.seat, card, due.at, paths[0])
    return draft.hit is None and bool(draft.dues)


def due_aims(draft: Draft, due: Due) -> tuple[Path, ...]:
    """Give how what is due may be aimed; nothing where its side has left the battle."""
    card = draft.content.sources[due.source]
    if isinstance(card, BattleCard) and troop_of(draft, due.seat) is None:
        return ()
    return aims(draft.content, draft, due.seat, card, due.at)


def aim(draft: Draft, path: Path) -> None:
    """Aim what is due first."""
    due = draft.dues.pop(0)
    card = draft.content.sources[due.source]
    if isinstance(card.effects[due.at], fx.Secure):
        secure(draft, due.seat, path)
        return
    draft.said.append(_told(draft, "igels-aims", due.seat, card, path))
    strike(draft, due.seat, card, due.at, path)


def open_window(draft: Draft, kind: str) -> None:
    """Ask everybody who could play an Event now, as far as all can see (C36)."""
    draft.phase = Window(kind, _askable(draft, kind), draft.next_ask())


def window_waits(draft: Draft, window: Window) -> bool:
    """Open the window anew after an Event; say whether anybody is still asked."""
    if window.by is not None:
        waiting = _askable(draft, window.kind)
        draft.phase = window = Window(window.kind, waiting, draft.next_ask())
    return bool(window.waiting)


def rest(draft: Draft, seat: int) -> None:
    """Let a seat play no more Events this turn; it is still asked what hits it (C36)."""
    draft.change(seat, resting=True)
    draft.say("igels-rests", seat=Seat(seat))


def pass_window(draft: Draft, window: Window, seat: int) -> None:
    """Take a seat off the list."""
    waiting = tuple(other for other in window.waiting if other != seat)
    draft.phase = replace(window, waiting=waiting)


def open_contest(draft: Draft, kind: str) -> None:
    """Begin a pass of abilities and Events in order of Initial SAP (C29)."""
    assert draft.battle is not None
    draft.phase = Contest(kind, draft.battle.order, draft.next_ask())


def contest_waits(draft: Draft, contest: Contest) -> bool:
    """Skip who could do nothing; say whether somebody is asked."""
    queue = contest.queue
    while queue and not _asks(draft, queue[0], contest.kind):
        queue = queue[1:]
    if queue != contest.queue:
        draft.phase = Contest(contest.kind, queue, contest.ask)
    return bool(queue)


def pass_contest(draft: Draft, contest: Contest) -> None:
    """Go on to the next seat of the pass."""
    draft.phase = Contest(contest.kind, contest.queue[1:], draft.next_ask())


def secure_choice(draft: Draft, due: Due) -> tuple[int, tuple[str, ...]]:
    """Give how many Food the owner may secure, and out of which."""
    card = draft.content.sources[due.source]
    return securable(draft.content, draft, due.seat, _secure_of(card, due))


def _secure_of(card: Source, due: Due) -> fx.Secure:
    effect = card.effects[due.at]
    assert isinstance(effect, fx.Secure)
    return effect


def _acted(draft: Draft, seat: int) -> None:
    """Ask the others anew, as something has happened."""
    match draft.phase:
        case Window() as window:
            draft.phase = Window(window.kind, (), window.ask, seat)
        case Contest(kind=kind):
            assert draft.battle is not None
            order = draft.battle.order
            at = order.index(seat) + 1
            # Whoever acted comes last, so that everybody has passed in a row at the end.
            draft.phase = Contest(kind, (*order[at:], *order[:at]), draft.next_ask())


def _askable(draft: Draft, kind: str) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(draft.sides)) if _asks(draft, seat, kind))


def _asks(draft: Draft, seat: int, kind: str) -> bool:
    return not draft.sides[seat].resting and could_act(draft.content, draft, seat, kind)


def _told(draft: Draft, key: str, seat: int, card: Source, path: Path) -> Line:
    """Say who does it, with what and at whom."""
    name = draft.name(card.name)
    if not path:
        return line(key, seat=Seat(seat), card=name)
    words = tuple(_word(draft, word) for word in path)
    return line(f"{key}-at", seat=Seat(seat), card=name, aims=words)


def _word(draft: Draft, word: str) -> Line:
    known = draft.content.lines.get(word)
    return known if known is not None else line("seat", seat=Seat(seat_of(word)))
