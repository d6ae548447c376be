"""The rules as people read them: the file's line breaks are the file's own."""

from pathlib import Path

from cogs.text.rule_books import read_rules

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


def test_a_paragraph_is_one_line_and_what_begins_anew_stays_apart(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "rules.md").write_text(WRAPPED, encoding="utf-8")

    rules = read_rules(tmp_path, ["game"])["game"]

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
