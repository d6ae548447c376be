"""The icons of the games as emojis: their names, what they stand for, and how they look."""

from __future__ import annotations

import io
import re

import discord
from PIL import Image

from cogs.app.emojis import IconEmojis
from cogs.images.icon import SIZE, icon_digest, icon_png
from cogs.text.translator import Translator
from engine.api.drawing.signs import FAN, ICONS, TICK
from engine.api.event import Line, Seat, line
from engine.api.scene import Figure, Words
from engine.catalogue import catalogue
from tests.support.games import SEEDS
from tests.support.shared_localization import shared_localization

#: Discord's limit for all emojis of an application.
MOST_EMOJIS = 2_000


def test_every_icon_stands_for_a_text_and_has_a_name_that_discord_takes() -> None:
    icons = [ICONS, *(game.icons for game in catalogue(SEEDS).values())]
    unknown = [
        each.key for one in icons for each in one if not shared_localization().has(each.key, "en")
    ]
    assert unknown == []
    names = IconEmojis(discord.Client(intents=discord.Intents.none()), icons).names
    assert len(names) <= MOST_EMOJIS
    assert [
        name for name in names if not re.fullmatch(r"[a-z0-9_]{2,23}_hr[0-9a-f]{6}", name)
    ] == []
    assert len({name.casefold() for name in names}) == len(names)


def test_an_icon_is_square_and_clear_at_its_corners() -> None:
    with Image.open(io.BytesIO(icon_png(FAN))) as icon:
        assert icon.size == (SIZE, SIZE)
        shown = icon.convert("RGBA")
    assert shown.getpixel((0, 0))[3] == 0  # type: ignore[index]
    assert shown.getpixel((SIZE // 2, SIZE // 2))[3] == 255  # type: ignore[index]


def test_an_icon_is_the_same_in_every_language_and_another_when_redrawn() -> None:
    lettered = Figure(TICK.size, (*TICK.marks, Words(0, 0, Line("race-red-letter"))))
    assert icon_digest(lettered) == icon_digest(TICK) != icon_digest(FAN)
    assert icon_png(lettered) == icon_png(TICK)


def test_a_line_shows_its_own_icon_else_that_of_the_first_line_in_it_else_that_of_its_key() -> None:
    card = line("race-card", hedgehog=Line("race-red"), steps=2)
    icons = {card: "<:card:1>", Line("race-red"): "<:red:2>", Line("safaru-card-f"): "<:fox:3>"}
    translator = Translator(shared_localization(), "en", ("Ann",), icons=icons)
    one_step = line("race-card", hedgehog=Line("race-red"), steps=1)
    fox = line("safaru-card-f", number=5)
    turned = line("badger-turned", seat=Seat(0), fields=(Line("badger-field-goal"),))
    icons |= {Line("badger-turned"): "<:turn:4>", Line("badger-field-goal"): "<:goal:5>"}
    for message, icon in (
        (turned, "<:turn:4>"),
        (card, "<:card:1>"),
        (one_step, "<:red:2>"),
        (line("race-cards", count=2, card=card), "<:card:1>"),
        (fox, "<:fox:3>"),
        (line("safaru-by-a", adding=(fox, fox)), "<:fox:3>"),
        (line("race-value", value=(fox, card)), None),  # about neither of the two
        (line("race-value", value=(fox, line("safaru-card-t", number=5))), None),
        (line("seat", seat=Seat(0)), None),
    ):
        assert translator.icon(message) == icon
    # Only an emoji that says the same as the icon makes way for it, in one place.
    turtle = line("safaru-card-t", number=7)
    icons |= {Line("safaru-card-t"): "<:turtle:6>"}
    paired = line("safaru-by-ap", adding=(fox, fox), pair=turtle)
    assert translator.icon(paired) is None
    assert translator.label(paired) == translator.plain(paired)
    played = line("safaru-card-by", card=turtle, how=paired)
    assert translator.icon(played) == "<:turtle:6>"
    assert (
        translator.label(played)
        == "T7: adding \U0001f98a F5 and \U0001f98a F5; a pair with \U0001f422 T7"
    )
    both = line("safaru-by-a", adding=(fox, fox))
    assert translator.label(both) == translator.plain(both)
    assert translator.label(line("safaru-card-free", card=fox)) == "Release F5"
    assert translator.label(fox) == "F5"
    assert translator.with_icon(fox) == "<:fox:3> F5"
    assert Translator(shared_localization(), "en").label(fox) == translator.plain(fox)
