"""Which numbered rules have no test, and which tests name a rule that there is not.

    uv run --group dev python -m tests.traced [<slug>]

A rule is a heading `## <number>. <title>` in seeds/<game>/rules.md; its test is any function
`test_<number>_...` below tests/games/<game>/. A test may name several rules: `test_C7_C8_...`.
Numbers with another letter than the rules have are examples of the rulebook: `test_13_f1_...`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
_RULE = re.compile(r"^## (\w+)\. (.+)$", re.MULTILINE)
_TEST = re.compile(r"^(?:async )?def (test_([a-zA-Z0-9]+_(?:[a-zA-Z]?[0-9]+_)*)\w*)", re.MULTILINE)
_NUMBER = re.compile(r"[a-z]?[0-9]+")


def games() -> list[str]:
    """Return the slugs of the games that have rules."""
    return sorted(path.parent.name for path in ROOT.glob("seeds/*/rules.md"))


def untraced(game: str) -> list[str]:
    """Return a sentence for each rule of a game without a test and each test of an unknown rule."""
    book, tests = ROOT / "seeds" / game / "rules.md", ROOT / "tests" / "games" / game
    rules = {number.casefold(): (number, t) for number, t in _RULE.findall(book.read_text("utf-8"))}
    letters = {number.rstrip("0123456789") for number in rules}
    named, troubles = set[str](), list[str]()
    for path in sorted(tests.rglob("test_*.py")):
        for test, numbers in _TEST.findall(path.read_text("utf-8")):
            for number in numbers.casefold().strip("_").split("_"):
                named.add(number)
                is_rule = _NUMBER.fullmatch(number) and number.rstrip("0123456789") in letters
                if is_rule and number not in rules:
                    troubles.append(
                        f"{path.relative_to(ROOT)}: {test} names rule {number}, "
                        f"which {book.relative_to(ROOT)} does not have"
                    )
    troubles += (
        f"{book.relative_to(ROOT)}: rule {number} ({title}) has no test: "
        f"write test_{number}_... in {tests.relative_to(ROOT)}"
        for folded, (number, title) in rules.items()
        if folded not in named
    )
    return troubles


def main(args: list[str]) -> int:
    """Print what is untraced, of the named games or of all."""
    troubles = [trouble for game in args or games() for trouble in untraced(game)]
    print("\n".join(troubles) or "Every rule has a test that names it.")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
