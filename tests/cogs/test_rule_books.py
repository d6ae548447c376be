"""The rules are read without the line breaks of their file."""

from pathlib import Path

from cogs.text.rule_books import read_rule_books

WRAPPED = """# A game

Two lines
of one paragraph.

## 1. First
A sentence that
goes on.
*Digital:* a remark that
goes on too.
- an item
- another
> said by somebody
| a | row |

A new *paragraph*,
*stressed* in the middle.
"""


def test_a_paragraph_becomes_one_line_and_other_blocks_keep_theirs(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "rules.md").write_text(WRAPPED, encoding="utf-8")

    rules = read_rule_books(tmp_path, ["game"])["game"]

    assert rules.introduction == "Two lines of one paragraph."
    assert rules.sections["1"][1].split("\n") == [
        "A sentence that goes on.",
        "*Digital:* a remark that goes on too.",
        "- an item",
        "- another",
        "> said by somebody",
        "| a | row |",
        "",
        "A new *paragraph*, *stressed* in the middle.",
    ]
