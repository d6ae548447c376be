"""What a run says of the laws: where they looked, and each broken law at length only once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, cast

import pytest

#: The property of a test's report that has (game, settings, positions, fewest of a setting).
PROPERTY = "laws"

#: The property of a test in which a law was broken: (game, law, the first sentence).
BROKEN = "broken law"


class BrokenLaws:
    """The laws that were broken in a run so far."""

    def __init__(self) -> None:
        self._told = set[tuple[str, str]]()

    def shorten(self, report: pytest.TestReport) -> None:
        """Leave one line of a report if this law was broken in this game before."""
        for name, value in report.user_properties:
            if name == BROKEN:
                game, law, first = cast(tuple[str, str, str], value)
                if (game, law) in self._told:
                    report.longrepr = f"{first} (as above, where the play and what to do are told)"
                    report.sections.clear()
                self._told.add((game, law))


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
