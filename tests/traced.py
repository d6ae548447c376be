"""Which numbered rules have no test: `uv run --group dev python -m tests.traced`.

A rule is a heading `## <number>. <title>` in seeds/<game>/rules.md; its test is any function
`test_<number>_...` below tests/games/<game>/. A test may name several rules: `test_C7_C8_...`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
_RULE = re.compile(r"^## (\w+)\. (.+)$", re.MULTILINE)
_TEST = re.compile(r"^(?:async )?def test_([a-zA-Z0-9]+_(?:[a-zA-Z]?[0-9]+_)*)", re.MULTILINE)


def games() -> list[str]:
    """Return the slugs of the games that have rules."""
    return sorted(path.parent.name for path in ROOT.glob("seeds/*/rules.md"))


def untested(game: str) -> list[str]:
    """Return "number. title" of every rule of a game that no test names."""
    rules = _RULE.findall((ROOT / "seeds" / game / "rules.md").read_text(encoding="utf-8"))
    sources = (ROOT / "tests" / "games" / game).rglob("test_*.py")
    tests = (found for path in sources for found in _TEST.findall(path.read_text("utf-8")))
    named = {number.casefold() for found in tests for number in found.split("_")}
    return [f"{number}. {title}" for number, title in rules if number.casefold() not in named]


def main() -> int:
    """Print every rule without a test."""
    found = {game: untested(game) for game in games()}
    for game, rules in found.items():
        for rule in rules:
            print(f"{game} {rule}")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
