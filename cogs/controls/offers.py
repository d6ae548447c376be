"""Offer -> buttons, menus and modals within Discord's limits; the only code that knows both.

A pick is asked word by word: the chosen prefix rides in the custom_id, so a half-made move is no
state and no commit, and "back" is a fresh render.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from cogs.controls.custom_id import MoveId
from engine.api.action import Action, Count, Offer, Option, Pick, Press, Say, branch
from engine.api.event import Line

#: Discord's limits on one message and one control.
ROW_BUTTONS, MENU_OPTIONS, LABEL, BUTTON_LABEL, MODAL_FIELDS, FIELD_LABEL = 5, 25, 100, 80, 5, 45

#: A level with so few options is shown as buttons, a longer one as a menu.
BUTTONS_AT_MOST = 10

#: With more than so many on one message every question becomes a menu: 40 components are the limit.
BUTTONS_IN_ALL = 15

Says: TypeAlias = Callable[[Line], str]
Row: TypeAlias = "ui.ActionRow[Any]"


class Selection(Struct, frozen=True):
    """How far a move has been made in a panel: the offer and the words chosen so far."""

    ask: str
    verb: str
    path: tuple[str, ...] = ()
    page: int = 0


class ControlButton(ui.DynamicItem[ui.Button[Any]], template=r"[pn]:.+"):
    """Any button of ours. It is stored nowhere: its custom_id says everything."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any
    ) -> ControlButton:
        """Take the button as it is; what it says is read where errors can be answered."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the click to the client."""
        await interaction.client.on_control(interaction, self.custom_id, ())


class ControlMenu(ui.DynamicItem[ui.Select[Any]], template=r"[so]:.+"):
    """Any menu of ours."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any
    ) -> ControlMenu:
        """Take the menu as it is."""
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the client."""
        data: Mapping[str, Any] = interaction.data or {}
        values = tuple(map(str, data.get("values", ())))
        await interaction.client.on_control(interaction, self.custom_id, values)


def button(
    token: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> ControlButton:
    """Make a button; its label is cut to what Discord shows."""
    return ControlButton(
        ui.Button(
            label=truncate(label, BUTTON_LABEL), custom_id=token, style=style, disabled=disabled
        )
    )


def menu(
    token: str,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    least: int = 1,
    most: int = 1,
) -> ControlMenu:
    """Make a menu of 25 options at most."""
    return ControlMenu(
        ui.Select(
            custom_id=token,
            placeholder=truncate(placeholder, 150),
            options=list(options),
            min_values=least,
            max_values=min(most, len(options)),
        )
    )


def rows(buttons: Sequence[ControlButton]) -> Iterator[Row]:
    """Lay buttons in rows of five."""
    for at in range(0, len(buttons), ROW_BUTTONS):
        yield _row(*buttons[at : at + ROW_BUTTONS])


def controls(
    table: int,
    seat: int | None,
    offers: Sequence[Offer],
    says: Says,
    selection: Selection | None = None,
) -> Iterator[tuple[Offer | None, tuple[Row, ...]]]:
    """Give the rows of each of a seat's questions, or of the one that is half-made.

    A question that is opened and not begun stands alone with all its answers, and a tree of long
    menus shows them all at once, so that one choice is the move. All that is one press comes last
    and together, under no question (`None`).
    """
    fresh = selection is not None and not selection.path and not selection.page
    if selection is not None:
        offers = [
            each
            for each in offers
            if each.ask == selection.ask and (fresh or each.verb == selection.verb)
        ]
    narrow = sum(map(_width, offers)) > BUTTONS_IN_ALL
    pressed: list[ControlButton] = []
    for offer in offers:
        at = selection if selection is not None and not fresh else Selection(offer.ask, offer.verb)
        if isinstance(offer, Press):
            pressed.append(_press(table, seat, offer, says))
        elif needs_modal(offer):
            token = MoveId(table, seat, offer.ask, offer.verb)
            pressed.append(button(token.text(), says(offer.label), discord.ButtonStyle.primary))
        elif fresh and isinstance(offer, Pick) and _spreads(offer):
            yield offer, tuple(_spread(table, seat, offer, says))
        elif isinstance(offer, Pick):
            yield offer, tuple(_pick(table, seat, offer, at, says, narrow=narrow))
        elif isinstance(offer, Count):
            yield offer, tuple(_count(table, seat, offer, says, narrow=narrow))
    if pressed:
        yield None, tuple(rows(pressed))


def _spreads(offer: Pick) -> bool:
    """Say whether a tree is few menus of one level, which fit a panel of their own."""
    return (
        offer.most == 1
        and 0 < len(offer.options) <= BUTTONS_AT_MOST
        and all(
            0 < len(option.then) <= MENU_OPTIONS and not any(below.then for below in option.then)
            for option in offer.options
        )
    )


def _spread(table: int, seat: int | None, offer: Pick, says: Says) -> Iterator[Row]:
    for option in offer.options:
        token = MoveId(table, seat, offer.ask, offer.verb, (option.value,))
        yield _row(menu(token.text("s"), says(option.line), _menu_options(option.then, says)))


def _width(offer: Offer) -> int:
    match offer:
        case Pick(options=options):
            return len(options) if len(options) <= BUTTONS_AT_MOST else 1
        case Count(low=low, high=high):
            return high - low + 1 if high - low < BUTTONS_AT_MOST else 1
        case _:
            return 1


def _row(*items: ui.Item[Any]) -> Row:
    return ui.ActionRow(*items)


def options_at(offer: Offer, path: tuple[str, ...]) -> tuple[Option, ...]:
    """Give what can be chosen next on a path; nothing once the move is whole."""
    return branch(offer.options, path) if isinstance(offer, Pick) and offer.most == 1 else ()


def is_pause(offer: Offer) -> bool:
    """Say whether it is a mere "ready": everybody may look, and the table goes on by itself."""
    return isinstance(offer, Press) and offer.posted and offer.timeout is not None


def needs_modal(offer: Offer) -> bool:
    """Say whether the offer is answered by writing or by more menus than a panel holds."""
    match offer:
        case Say():
            return True
        case Count(low=low, high=high):
            return high - low >= MENU_OPTIONS
        case Pick(most=most, options=options):
            return most > 1 and len(options) > MENU_OPTIONS
        case _:
            return False


def modal(table: int, seat: int | None, offer: Offer, says: Says) -> ui.Modal:
    """Make the modal of an offer that needs one; it is answered in `modal_values`."""
    token = MoveId(table, seat, offer.ask, offer.verb)
    made = _Written(title=truncate(says(offer.label), FIELD_LABEL), custom_id=token.text("m"))
    match offer:
        case Say(fields=fields):
            for field in fields:
                made.add_item(
                    ui.Label(
                        text=truncate(says(field.label), FIELD_LABEL),
                        component=ui.TextInput(
                            custom_id=field.key,
                            min_length=field.shortest,
                            max_length=field.longest,
                            style=discord.TextStyle.paragraph
                            if field.longest > 100
                            else discord.TextStyle.short,
                        ),
                    )
                )
        case Count(low=low, high=high):
            made.add_item(
                ui.Label(
                    text=f"{low} ... {high}",
                    component=ui.TextInput(custom_id="count", max_length=len(str(high)) + 1),
                )
            )
        case Pick(options=options):
            parts = [options[at : at + MENU_OPTIONS] for at in range(0, len(options), MENU_OPTIONS)]
            for number, part in enumerate(parts[:MODAL_FIELDS]):
                select: ui.Select[Any] = ui.Select(
                    custom_id=f"part{number}",
                    options=_menu_options(part, says),
                    min_values=0,
                    max_values=min(len(part), offer.most),
                    required=False,
                )
                made.add_item(ui.Label(text=f"{number + 1} / {len(parts)}", component=select))
    return made


def text_modal(token: str, title: str, label: str, longest: int) -> ui.Modal:
    """Make a modal that asks for a few words; it is answered in `modal_values`."""
    made = _Written(title=truncate(title, FIELD_LABEL), custom_id=token)
    words = ui.TextInput[Any](custom_id="words", max_length=longest)
    made.add_item(ui.Label(text=truncate(label, FIELD_LABEL), component=words))
    return made


def modal_values(data: Any) -> tuple[str, ...]:
    """Read what was written in a modal, in the order of its fields, from the raw interaction.

    A modal stored in memory forgets everything at a restart and mixes up people who submit at the
    same moment (decision 0006), so the raw data is the only thing that is read.
    """
    words: list[str] = []
    for label in data.get("components", ()):
        field = label.get("component") or (label.get("components") or [{}])[0]
        if "values" in field:
            words.extend(map(str, field["values"] or ()))
        else:
            words.append(str(field.get("value", "")).strip())
    return tuple(words)


def action_of(token: MoveId, values: tuple[str, ...]) -> Action:
    """Give the action that a token and the values of its menu spell."""
    return Action(token.verb, (*token.path, *values))


def truncate(text: str, longest: int) -> str:
    """Shorten a text to what Discord takes."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


class _Written(ui.Modal):
    """A modal that leaves its answer to `Hedgerow.on_interaction`."""

    def __init__(self, *, title: str, custom_id: str) -> None:
        super().__init__(title=title, custom_id=custom_id, timeout=900)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Do nothing: the raw interaction is read, whether or not this object still lives."""


def _press(table: int, seat: int | None, offer: Press, says: Says) -> ControlButton:
    token = MoveId(table, seat, offer.ask, offer.verb)
    style = discord.ButtonStyle.secondary if offer.voluntary else discord.ButtonStyle.primary
    return button(token.text(), says(offer.label), style)


def _pick(
    table: int, seat: int | None, offer: Pick, at: Selection, says: Says, *, narrow: bool
) -> Iterator[Row]:
    options = offer.options if offer.most > 1 else branch(offer.options, at.path)
    if offer.most > 1 or narrow or len(options) > BUTTONS_AT_MOST:
        yield from _as_menu(table, seat, offer, at, options, says)
    else:
        yield from rows([_option_button(table, seat, at, option, says) for option in options])


def _option_button(
    table: int, seat: int | None, at: Selection, option: Option, says: Says
) -> ControlButton:
    token = MoveId(table, seat, at.ask, at.verb, (*at.path, option.value))
    label = says(option.line) + (f": {says(option.hint)}" if option.hint else "")
    if option.then:
        return button(token.text(), label + " …", discord.ButtonStyle.secondary)
    return button(token.text(), label, discord.ButtonStyle.primary)


def _as_menu(
    table: int,
    seat: int | None,
    offer: Pick,
    at: Selection,
    options: tuple[Option, ...],
    says: Says,
) -> Iterator[Row]:
    pages = -(-len(options) // MENU_OPTIONS)
    page = min(at.page, pages - 1)
    shown = options[page * MENU_OPTIONS : (page + 1) * MENU_OPTIONS]
    token = MoveId(table, seat, at.ask, at.verb, at.path)
    yield _row(
        menu(
            token.text("s"), says(offer.label), _menu_options(shown, says), offer.least, offer.most
        )
    )
    if pages > 1:
        turns = [("◀", page - 1), ("▶", page + 1)]
        yield _row(
            *(
                button(
                    # The unturnable page keeps a custom_id of its own: they must differ.
                    MoveId(table, seat, at.ask, at.verb, at.path, to % (pages + 1)).text(),
                    f"{sign} {max(0, min(to, pages - 1)) + 1}/{pages}",
                    disabled=not 0 <= to < pages,
                )
                for sign, to in turns
            )
        )


def _menu_options(options: Sequence[Option], says: Says) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=truncate(says(option.line), LABEL),
            value=option.value,
            description=truncate(says(option.hint), LABEL) if option.hint else None,
        )
        for option in options
    ]


def _count(
    table: int, seat: int | None, offer: Count, says: Says, *, narrow: bool
) -> Iterator[Row]:
    token = MoveId(table, seat, offer.ask, offer.verb)
    numbers = [str(number) for number in range(offer.low, offer.high + 1)]
    if narrow or len(numbers) > BUTTONS_AT_MOST:
        options = [discord.SelectOption(label=number, value=number) for number in numbers]
        yield _row(menu(token.text("s"), says(offer.label), options))
        return
    primary = discord.ButtonStyle.primary
    tokens = {n: MoveId(table, seat, offer.ask, offer.verb, (n,)).text() for n in numbers}
    yield from rows([button(tokens[number], number, primary) for number in numbers])
