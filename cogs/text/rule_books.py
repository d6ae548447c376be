"""The rule books of the games: seeds/<game>/rules.md, read rule by rule."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from engine.api.content import ContentError

_HEADING = re.compile(r"^## (?P<number>\w+)\. (?P<title>.+)$", re.MULTILINE)

#: The end of a line whose paragraph goes on: the next line begins no other paragraph, list item,
#: table row, quote or remark ("*Digital:* ...").
_WRAP = re.compile(r"(?<=[^\n])\n(?!\s|[-|>#]|\d+\. |\*\w+:\*)")


class RuleBook(NamedTuple):
    """One game's rules: the text before the first, and number -> (title, text) in order."""

    introduction: str
    sections: Mapping[str, tuple[str, str]]

    def find(self, query: str) -> str | None:
        """Return the number of the rule that is meant by its number or a part of its title."""
        word = query.strip().lstrip("§").rstrip(".").strip().casefold()
        if not word:
            return None
        for number in self.sections:
            if number.casefold() == word:
                return number
        titled = ((number, title) for number, (title, _) in self.sections.items())
        return next((number for number, title in titled if word in title.casefold()), None)


def read_rule_books(seeds: Path, games: Iterable[str]) -> Mapping[str, RuleBook]:
    """Return game -> rules. Raise `ContentError` if a game has none."""
    return {game: _read(seeds / game / "rules.md") for game in games}


def _read(path: Path) -> RuleBook:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path} cannot be read: {error}. Restore the file.") from error
    heads = list(_HEADING.finditer(text))
    if not heads:
        raise ContentError(f"{path} has no rule: each begins with a line `## <number>. <title>`.")
    rows = text[: heads[0].start()].splitlines()
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return RuleBook(
        _unwrapped("\n".join(row for row in rows if not row.startswith("# ")).strip()),
        {
            head["number"]: (head["title"].strip(), _unwrapped(text[head.end() : end].strip()))
            for head, end in zip(heads, ends, strict=True)
        },
    )


def _unwrapped(text: str) -> str:
    """Return the text with one line for each paragraph: Discord would keep line breaks."""
    return _WRAP.sub(" ", text)
