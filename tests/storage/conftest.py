from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where the fixture `archive` has its file; without that fixture there is none."""
    return tmp_path / "hedgerow.db"
