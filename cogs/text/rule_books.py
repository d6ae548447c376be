"""The rules of every game as people read them: seeds/<game>/rules.md, rule by rule."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from engine.api.content import ContentError

_HEADING = re.compile(r"^## (?P<number>\w+)\. (?P<title>.+)$", re.MULTILINE)

#: The end of a line that the next one goes on: what begins there is no paragraph, list item,
#: table row, quote or remark ("*Digital:* ...").
_WRAP = re.compile(r"(?<=[^\n])\n(?!\s|[-|>#]|\d+\. |\*\w+:\*)")


class Rules(NamedTuple):
    """One game's rules: what stands before the first, and number -> (title, text) in order."""

    introduction: str
    sections: Mapping[str, tuple[str, str]]

    def find(self, wanted: str) -> str | None:
        """Give the number of the rule that a number or a word of its title means."""
        word = wanted.strip().lstrip("§").rstrip(".").strip().casefold()
        if not word:
            return None
        for number in self.sections:
            if number.casefold() == word:
                return number
        titled = ((number, title) for number, (title, _) in self.sections.items())
        return next((number for number, title in titled if word in title.casefold()), None)


def read_rules(seeds: Path, games: Iterable[str]) -> Mapping[str, Rules]:
    """Read the rules of these games. Raises `ContentError` where one has none."""
    return {game: _read(seeds / game / "rules.md") for game in games}


def _read(path: Path) -> Rules:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path} cannot be read: {error}. Restore the file.") from error
    heads = list(_HEADING.finditer(text))
    if not heads:
        raise ContentError(f"{path} has no rule: each begins with a line `## <number>. <title>`.")
    rows = text[: heads[0].start()].splitlines()
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return Rules(
        _unwrapped("\n".join(row for row in rows if not row.startswith("# ")).strip()),
        {
            head["number"]: (head["title"].strip(), _unwrapped(text[head.end() : end].strip()))
            for head, end in zip(heads, ends, strict=True)
        },
    )


def _unwrapped(text: str) -> str:
    """Join the lines of a paragraph: Discord would keep the breaks of the file."""
    return _WRAP.sub(" ", text)
