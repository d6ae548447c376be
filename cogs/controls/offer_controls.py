"""Offer -> rows of buttons and menus within Discord's limits; only this package knows both.

A pick is asked word by word: the chosen prefix rides in the custom_id, so a half-made move is no
state and no commit, and "back" renders the message again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import groupby, islice

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.controls.custom_id import MoveId, to_base36
from cogs.controls.items import (
    MENU_OPTIONS,
    ControlButton,
    Row,
    button,
    menu_option,
    menu_row,
    menus_of,
    rows,
)
from cogs.text.translator import Translator
from engine.api.action import Count, Offer, Option, Pick, Press, Say, Wait, branch, leaves
from engine.api.event import Line
from engine.api.refusals import Stale
from engine.table.model import Table

#: Up to so many options of one level are shown as buttons, more as a menu.
_MOST_BUTTONS = 10

#: In a question that is open for such a time, a tree with so many ends at most takes one press.
_SHORT, _MOST_ENDS = (Wait.BEAT, Wait.WINDOW, Wait.PROMPT, Wait.CHOICE), 6

#: So many groups of options are shown as menus of their own.
_MOST_GROUPS = 8

#: So many menus of what is asked for a short time alone stand beside other questions.
_MOST_MENUS_BESIDE = 8

#: With more buttons than this on one message every question becomes a menu: Discord allows 40
#: components.
_MOST_BUTTONS_IN_ALL = 15

_BLUE, _GREY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


class Selection(Struct, frozen=True):
    """How far a move has been made in a panel: its offer and the words chosen so far."""

    ask: str
    verb: str
    path: tuple[str, ...] = ()
    page: int = 0
    is_complete: bool = False  #: the move is made as soon as its person confirms it


class KeptMove(Struct, frozen=True):
    """A move that was made too early and is kept; `wait` says when it is made: "in 3 s"."""

    selection: Selection
    wait: str

    def is_of(self, offer: Offer) -> bool:
        """Return True if the move answers this offer."""
        return (offer.ask, offer.verb) == (self.selection.ask, self.selection.verb)

    def marks(self, offer: Offer, path: tuple[str, ...]) -> str:
        """Return what the button of a choice says after its name; "" if another one is kept."""
        return f" · {self.wait}" if self.is_of(offer) and self.selection.path == path else ""


def offer_controls(
    table: Table,
    seat: int | None,
    offers: Sequence[Offer],
    translator: Translator,
    selection: Selection | None = None,
    kept: KeptMove | None = None,
) -> Iterator[tuple[Offer | None, tuple[Row, ...]]]:
    """Yield each of a seat's questions with its rows, or the half-made one alone.

    A question that is opened and not begun stands alone with all its answers, and a tree of long
    menus shows them all at once, so that one choice is the move; so does a tree that is asked for a
    short time, where its menus or its ends are few. All that is one press comes last
    and together, under no question (`None`); the one that is `kept` says when it is made.
    """
    fresh = selection is not None and not selection.path and not selection.page
    if selection is not None:
        offers = [
            each
            for each in offers
            if each.ask == selection.ask and (fresh or each.verb == selection.verb)
        ]
    paths = [ends_shown(offers, each, selection) for each in offers]
    counts = (len(ends) or _button_count(each) for each, ends in zip(offers, paths, strict=True))
    narrow = sum(counts) > _MOST_BUTTONS_IN_ALL
    pressed: list[ControlButton] = []
    for offer, ends in zip(offers, paths, strict=True):
        move = move_id(table, seat, offer)
        if isinstance(offer, Press):
            style = _GREY if offer.voluntary else _BLUE
            wait = kept.marks(offer, ()) if kept is not None else ""
            pressed.append(_press(move, offer, translator, style, wait))
        elif needs_modal(offer):
            pressed.append(_press(move, offer, translator, _BLUE))
        elif isinstance(offer, Pick) and _shows_branches(offer, selection):
            yield offer, tuple(_branch_menus(move, offer, translator))
        elif isinstance(offer, Pick):
            if selection is not None:
                move = replace(move, path=selection.path, page=selection.page)
            shown = () if narrow else ends
            yield offer, tuple(_pick_rows(move, offer, translator, shown, kept, narrow=narrow))
        elif isinstance(offer, Count):
            yield offer, tuple(_count_rows(move, offer, translator, narrow=narrow))
    if pressed:
        yield None, tuple(rows(pressed))


def move_id(table: Table, seat: int | None, offer: Offer) -> MoveId:
    """Return the id of an offer's move at a table as it is, nothing of it chosen yet."""
    return MoveId(table.id, seat, offer.ask, offer.verb, went_back=table.went_back)


def options_at(offer: Offer, path: tuple[str, ...]) -> Sequence[Option]:
    """Return what can be chosen next on a path; nothing once the move is complete."""
    return branch(offer.options, path) if isinstance(offer, Pick) and offer.most == 1 else ()


def past_single_branches(offer: Offer, path: tuple[str, ...]) -> tuple[str, ...]:
    """Return the path with the choices that follow it without an alternative, but for the last."""
    while len(options := options_at(offer, path)) == 1 and options[0].then:
        path = (*path, options[0].value)
    return path


def ends_shown(
    offers: Sequence[Offer], offer: Offer, selection: Selection | None
) -> list[tuple[Option, ...]]:
    """Return the paths of a tree that is shown as its ends, so that one press is the move.

    That is for a question of a short time, which may end while one chooses step by step.
    """
    if not isinstance(offer, Pick) or offer.most > 1 or not any(it.then for it in offer.options):
        return []
    asked = (each.timeout for each in offers if each.ask == offer.ask)
    is_short = any(each is not None and each.after in _SHORT for each in asked)
    if not is_short or (selection is not None and (selection.path or selection.page)):
        return []
    paths = [*islice(leaves(offer.options), _MOST_ENDS + 1)]
    return paths if len(paths) <= _MOST_ENDS else []


def confirm_controls(
    table: Table,
    seat: int | None,
    offers: Sequence[Offer],
    translator: Translator,
    selection: Selection,
) -> Iterator[tuple[Offer, tuple[Row, ...]]]:
    """Yield the question of a complete move with the button that makes it."""
    for offer in offers:
        if (offer.ask, offer.verb) == (selection.ask, selection.verb):
            move = replace(move_id(table, seat, offer), path=_packed(offer, selection.path))
            label, green = translator.text("ui-confirm"), discord.ButtonStyle.success
            yield offer, tuple(rows([button(move.custom_id("c"), label, green)]))


def unpacked(offer: Offer, path: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of a confirmed move. Raise `Stale` if the offer has other options by now."""
    if not isinstance(offer, Pick) or offer.most == 1 or not path:
        return path
    values = [option.value for option in offer.options]
    places, _, digest = path[0].partition("-")
    if digest != _digest(values) or any(int(each, 36) >= len(values) for each in places):
        raise Stale("refusal-stale")
    return tuple(values[int(each, 36)] for each in places)


def _packed(offer: Offer, path: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of a move; several of one menu, which may be too long, as their places."""
    if not isinstance(offer, Pick) or offer.most == 1:
        return path
    values = [option.value for option in offer.options]
    return (f"{''.join(to_base36(values.index(each)) for each in path)}-{_digest(values)}",)


def _digest(values: Sequence[str]) -> str:
    return blake2b(" ".join(values).encode(), digest_size=4).hexdigest()


def is_pause(offer: Offer) -> bool:
    """Return True if it is a mere "ready": everybody may look, and the table soon goes on."""
    timeout = offer.timeout if isinstance(offer, Press) and offer.posted else None
    return timeout is not None and timeout.after is not Wait.TURN


def needs_modal(offer: Offer) -> bool:
    """Return True if the offer is answered in a modal.

    That is what is written, what needs more menus than a panel holds, and what no message may show.
    """
    match offer:
        case Pick(fleeting=True):
            return True
        case Say():
            return True
        case Count(low=low, high=high):
            return high - low >= MENU_OPTIONS
        case Pick(most=most, options=options):
            return most > 1 and len(options) > MENU_OPTIONS
        case _:
            return False


def select_options(options: Sequence[Option], translator: Translator) -> list[discord.SelectOption]:
    """Return the options of an offer as those of a menu."""
    return [
        menu_option(
            translator.label(option.line),
            option.value,
            translator.plain(option.hint) if option.hint else "",
            icon=translator.icon(option.line),
        )
        for option in options
    ]


def _press(
    move: MoveId, offer: Offer, translator: Translator, style: discord.ButtonStyle, wait: str = ""
) -> ControlButton:
    label, icon = translator.label(offer.label) + wait, translator.icon(offer.label)
    return button(move.custom_id(), label, style, icon=icon)


def _button_count(offer: Offer) -> int:
    """Return how many buttons an offer takes, a menu counting as one."""
    match offer:
        case Pick(options=options):
            return len(options) if len(options) <= _MOST_BUTTONS else 1
        case Count(low=low, high=high):
            return high - low + 1 if high - low < _MOST_BUTTONS else 1
        case _:
            return 1


def _shows_branches(offer: Pick, selection: Selection | None) -> bool:
    """Return True if a tree of one level below the first is shown as menus, all at once."""
    if selection is not None and (selection.path or selection.page):
        return False
    is_short = offer.timeout is not None and offer.timeout.after is Wait.MENU
    most = _MOST_BUTTONS_IN_ALL if selection is not None else _MOST_MENUS_BESIDE if is_short else 0
    return (
        offer.most == 1
        and 0 < sum(len(_menus(option)) for option in offer.options) <= most
        and all(
            option.then and not any(below.then for below in option.then) for option in offer.options
        )
    )


def _menus(option: Option) -> list[tuple[str | Line, Sequence[Option]]]:
    """Return the menus of a branch, each with what tells it from the others: a group, a page."""
    then = option.then
    if groups := _groups(then):
        return [(group[0].group or "", group) for group in groups]
    pages = menus_of(then)
    return [(f"{page + 1}/{len(pages)}" if page else "", shown) for page, shown in enumerate(pages)]


def _branch_menus(move: MoveId, offer: Pick, translator: Translator) -> Iterator[Row]:
    for option in offer.options:
        for page, (told, shown) in enumerate(_menus(option)):
            custom_id = replace(move, path=(option.value,), page=page).custom_id("s")
            name = translator.plain(option.line)
            words = translator.plain(told) if isinstance(told, Line) else told
            label = f"{name}: {words}" if isinstance(told, Line) else f"{name} {words}".strip()
            yield menu_row(custom_id, label, select_options(shown, translator))


def _pick_rows(
    move: MoveId,
    offer: Pick,
    translator: Translator,
    ends: Sequence[Sequence[Option]],
    kept: KeptMove | None,
    *,
    narrow: bool,
) -> Iterator[Row]:
    options = offer.options if offer.most > 1 else branch(offer.options, move.path)
    groups = _groups(options) if offer.most == 1 and len(options) > _MOST_BUTTONS else ()
    if ends:
        yield from rows(_path_button(move, each, translator) for each in ends)
    elif groups:
        yield from _group_menus(move, groups, translator)
    elif offer.most > 1 or narrow or len(options) > _MOST_BUTTONS:
        yield from _paged_menu(move, offer, options, translator)
    else:
        yield from rows(
            _option_button(
                move,
                option,
                translator,
                kept.marks(offer, (*move.path, option.value)) if kept is not None else "",
            )
            for option in options
        )


def _groups(options: Sequence[Option]) -> list[list[Option]]:
    """Return long options by their groups; none if they have no groups, or too many of them."""
    found = [[*each] for _, each in groupby(options, key=lambda option: option.group)]
    named = all(each[0].group is not None and len(each) <= MENU_OPTIONS for each in found)
    return found if named and 1 < len(found) <= _MOST_GROUPS else []


def _group_menus(
    move: MoveId, groups: Sequence[Sequence[Option]], translator: Translator
) -> Iterator[Row]:
    for at, group in enumerate(groups):
        label = translator.plain(group[0].group) if group[0].group is not None else ""
        # Custom_ids must differ.
        custom_id = replace(move, page=at).custom_id("s")
        yield menu_row(custom_id, label, select_options(group, translator))


def _option_button(
    move: MoveId, option: Option, translator: Translator, wait: str
) -> ControlButton:
    custom_id = replace(move, path=(*move.path, option.value), page=0).custom_id()
    label = _hinted(translator.label(option.line), option, translator)
    icon = translator.icon(option.line)
    if option.then:
        return button(custom_id, label + " …", _GREY, icon=icon)
    return button(custom_id, label + wait, _BLUE, icon=icon)


def _hinted(label: str, option: Option, translator: Translator) -> str:
    """Return a label with the hint of its option; a name such as "Stash Found!" ends by itself."""
    if not option.hint:
        return label
    return f"{label}{' ' if label.endswith(('!', '?')) else ': '}{translator.plain(option.hint)}"


def _path_button(move: MoveId, path: Sequence[Option], translator: Translator) -> ControlButton:
    """Return the button of a whole path: card, target; the hint is that of its end."""
    custom_id = replace(move, path=tuple(each.value for each in path), page=0).custom_id()
    names = " · ".join(translator.label(each.line) for each in path)
    label = _hinted(names, path[-1], translator)
    return button(custom_id, label, _BLUE, icon=translator.icon(path[0].line))


def _paged_menu(
    move: MoveId, offer: Pick, options: Sequence[Option], translator: Translator
) -> Iterator[Row]:
    shown = menus_of(options)
    pages = len(shown)
    page = min(move.page, pages - 1)
    yield menu_row(
        replace(move, page=0).custom_id("s"),
        translator.plain(offer.label),
        select_options(shown[page], translator),
        offer.least,
        offer.most,
    )
    if pages > 1:
        yield from rows(
            button(
                # Custom_ids must differ, so a page that does not exist has a number of its own.
                replace(move, page=target % (pages + 1)).custom_id(),
                f"{arrow} {max(0, min(target, pages - 1)) + 1}/{pages}",
                disabled=not 0 <= target < pages,
            )
            for arrow, target in (("◀", page - 1), ("▶", page + 1))
        )


def _count_rows(
    move: MoveId, offer: Count, translator: Translator, *, narrow: bool
) -> Iterator[Row]:
    numbers = [str(number) for number in range(offer.low, offer.high + 1)]
    if narrow or len(numbers) > _MOST_BUTTONS:
        options = [menu_option(number, number) for number in numbers]
        yield menu_row(move.custom_id("s"), translator.plain(offer.label), options)
    else:
        yield from rows(
            button(replace(move, path=(number,)).custom_id(), number, _BLUE) for number in numbers
        )
