"""What the page says itself: the texts of seeds/sandbox, in the language of its reader."""

from __future__ import annotations

import re
from html import escape

import msgspec

from cogs.text.localization import Localization
from engine.api.event import Typed, line

_PREFIX = "sandbox-"

#: What the page fills in; each stands as `{name}` in the texts that it gets.
_PARAMETERS = {
    name: Typed(f"{{{name}}}")
    for name in (
        *("command", "count", "game", "label", "least", "name"),
        *("range", "step", "steps", "topic", "what"),
    )
}

#: Where a text, or one of the two values of `with_words`, stands in a page.
_PLACE = re.compile(r"\{([a-z0-9-]+)\}")


def page_texts(localization: Localization, language: str) -> dict[str, str]:
    """Return key -> text of the page's own texts, with `{name}` for each parameter."""
    return {
        key: localization.plain(line(key, **_PARAMETERS), language)
        for key in localization.keys(_PREFIX)
    }


def with_words(html: str, localization: Localization, language: str) -> str:
    """Return a page with a text for each `{key}`, and all texts as JSON for `{words}`."""
    texts = page_texts(localization, language)
    words = msgspec.json.encode(texts).decode().replace("<", r"\u003c")
    values = {key: escape(text) for key, text in texts.items()}
    values |= {"language": language, "words": words}
    return _PLACE.sub(lambda found: values[found[1]], html)
