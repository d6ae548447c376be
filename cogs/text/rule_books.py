"""The rule books of the games, read rule by rule: seeds/<game>/rules.md and rules.<locale>.md."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from engine.api.content import ContentError

_HEADING = re.compile(r"^## (?P<number>\w+)\. (?P<title>.+)$", re.MULTILINE)

#: The end of a line whose paragraph goes on: the next line begins no other paragraph, list item,
#: table row, quote or remark ("*Digital:* ...").
_WRAP = re.compile(r"(?<=[^\n])\n(?!\s|[-|>#]|\d+\. |\*\w+:\*)")

#: How texts name a rule: "§14", in English "rule 14", and "C25" where its number has a letter.
_REFERENCE = re.compile(r"(?:§|\b[Rr]ule )(\w+)|\b([A-Z]\d+)\b")


class RuleBook(NamedTuple):
    """One game's rules: the text before the first, and number -> (title, text) in order."""

    introduction: str
    sections: Mapping[str, tuple[str, str]]

    def named_in(self, text: str) -> tuple[str, ...]:
        """Return the numbers of the rules that a text names, each once and in its order."""
        named = (each[1] or each[2] for each in _REFERENCE.finditer(text))
        return tuple(dict.fromkeys(number for number in named if number in self.sections))


def read_rule_books(seeds: Path) -> Mapping[str, Mapping[str, RuleBook]]:
    """Return game -> locale -> rules; those of rules.md are in English."""
    books: dict[str, dict[str, RuleBook]] = {}
    for path in sorted(seeds.glob("*/rules*.md")):
        locale = path.name.removeprefix("rules").removesuffix("md").strip(".")
        books.setdefault(path.parent.name, {})[locale or "en"] = _read(path)
    return books


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
