"""The game that docs/adding-a-game.md makes out of its blocks of code."""

from __future__ import annotations

import re
from pathlib import Path

from tests.support.games import ROOT

GUIDE = ROOT / "docs" / "adding-a-game.md"
SLUG = "maumau"

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

#: Of each block: its file. Only the rules, which are read by people, cannot begin with a comment.
_FILE = re.compile(r"# (\S+/\S+)\n")
_RULES = f"seeds/{SLUG}/rules.md"


def files() -> dict[str, str]:
    """Return file -> its text: all the blocks of it, in order. Fail at a block without a file."""
    found: dict[str, list[str]] = {}
    for language, text in _BLOCK.findall(GUIDE.read_text("utf-8")):
        named = _FILE.match(text)
        if language == "markdown":
            found.setdefault(_RULES, []).append(text)
            continue
        assert named is not None, f"a block of {language} names no file: {text[:60]!r}"
        found.setdefault(named[1], []).append(text[named.end() :])
    return {file: "\n\n".join(blocks) for file, blocks in found.items()}


def write(root: Path) -> None:
    """Write the files into a tree. What the guide says in English is said in every language."""
    for file, text in files().items():
        path = root / file
        assert path.parent.is_dir(), f"{file} is in no folder of the new game"
        copies = ("en", "de", "pl") if path.name == "en.ftl" else (path.stem,)
        for stem in copies:
            path.with_stem(stem).write_text(text, "utf-8")
