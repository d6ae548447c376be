"""The page's own words reach its reader in their language, on the page and in what fails."""

from __future__ import annotations

import json
import re

import aiohttp
import pytest

from cogs.sandbox.words import page_texts
from cogs.text.localization import Localization
from tests.cogs.test_texts import LOCALES, entries
from tests.sandbox.test_server import window
from tests.sandbox.visit import Sandbox
from tests.support.games import SEEDS

#: A member of the shared sandbox who reads another language than the others.
CLEO = 3


@pytest.mark.parametrize("language", LOCALES)
def test_the_page_gets_every_parameter_of_every_text_to_fill_in(language: str) -> None:
    written = entries(SEEDS / "sandbox" / "text" / f"{language}.ftl")
    texts = page_texts(Localization(SEEDS), language)
    assert {key: set(re.findall(r"\{(\w+)\}", text)) for key, text in texts.items()} == {
        key: parameters.names for key, parameters in written.items()
    }


@pytest.mark.parametrize("language", LOCALES)
async def test_both_pages_are_in_the_language_of_the_address(quiet: Sandbox, language: str) -> None:
    async with window(quiet) as robin:
        me = robin.hello["members"][CLEO]["id"]
    texts = page_texts(Localization(SEEDS), language)
    async with aiohttp.ClientSession() as session:
        for path in ("", "verify"):
            address = f"{quiet.address}{path}?me={me}&lang={language}"
            async with session.get(address) as answer:
                page = await answer.text()
            assert f'<html lang="{language}">' in page
            above, rest = page.split('<script type="application/json" id="words">')
            words, below = rest.split("</script>", 1)
            assert json.loads(words) == texts
            assert texts["sandbox-no-script"] in below
            assert "{" not in above + below


async def test_what_does_not_work_is_reported_in_the_language_of_the_window(
    quiet: Sandbox,
) -> None:
    async with window(quiet) as robin:
        cleo, channel = robin.hello["members"][CLEO]["id"], robin.hello["channels"][0]["id"]
    async with window(quiet, f"{cleo}&lang=de") as german:
        assert german.hello["channels"][0]["topic"] == "Schreib /play und wähle ein Spiel"
        told = await german.ask("press", channel=channel, message="1", custom_id="x")
        assert told["text"] == "Diesen Button gibt es nicht mehr."
        assert (await german.raw("{"))["text"].startswith("Die Seite hat etwas geschickt")
        told = await german.ask("demo", channel=channel, game="chess")
        assert told["text"].startswith("Ein Spiel namens „chess“ kenne ich nicht.")
