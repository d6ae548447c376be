"""Every numbered rule of every game has a test that names it, and no test names another rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import traced


@pytest.mark.parametrize("game", traced.games())
def test_every_numbered_rule_has_a_test_that_names_it(game: str) -> None:
    troubles = traced.untraced(game)
    assert not troubles, "\n".join(("", *troubles))


def test_a_rule_without_a_test_and_a_test_of_no_rule_are_named_with_their_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, tests = tmp_path / "seeds/mau/rules.md", tmp_path / "tests/games/mau/test_rules.py"
    for path in (book, tests):
        path.parent.mkdir(parents=True)
    book.write_text("## M1. The deal\n\n## M2. Sevens\n", "utf-8")
    tests.write_text("def test_M1_13_all_get_five() -> None: ...\ndef test_M3_m4_x(): ...\n")
    monkeypatch.setattr(traced, "ROOT", tmp_path)
    assert traced.untraced("mau") == [
        "tests/games/mau/test_rules.py: test_M3_m4_x names rule m3, "
        "which seeds/mau/rules.md does not have",
        "tests/games/mau/test_rules.py: test_M3_m4_x names rule m4, "
        "which seeds/mau/rules.md does not have",
        "seeds/mau/rules.md: rule M2 (Sevens) has no test: write test_M2_... in tests/games/mau",
    ]
