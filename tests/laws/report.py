"""The lines at the end of a run that say at how many positions the laws looked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, cast

import pytest

#: The property of a test's report that has (game, settings, positions, fewest of a setting).
PROPERTY = "laws"


def positions_looked_at(reports: Iterable[pytest.TestReport]) -> Iterator[str]:
    """Yield a line for each game, from the reports of the tests that passed."""
    counts: dict[str, list[list[int]]] = defaultdict(list)
    for report in reports:
        for name, value in report.user_properties:
            if name == PROPERTY:
                slug, *numbers = cast(tuple[Any, ...], value)
                counts[slug].append(numbers)
    for slug, found in sorted(counts.items()):
        settings, positions, fewest = zip(*found, strict=True)
        yield (
            f"Laws of {slug}: {sum(positions)} positions between deal and end, {min(fewest)} or "
            f"more for each of {sum(settings)} numbers of seats with options."
        )
