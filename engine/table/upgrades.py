"""The version of a stored table's own part, and the upgrades from older versions.

A game's state has a version and upgrades of its own (`Game.upgrades`). docs/upgrading.md says what
to do when a stored field changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.api.game import Upgrade

#: The version that tables are stored in; rows without a version are of version 1.
TABLE_VERSION = 2


def _add_strength(table: dict[str, Any]) -> dict[str, Any]:
    """Version 1 may lack the strength of the house, which was always that of people."""
    return {"house": "human", **table}


#: Old version -> the function that upgrades a stored table of it to the next version.
TABLE_UPGRADES: Mapping[int, Upgrade] = {1: _add_strength}


def upgrade(
    plain: dict[str, Any], version: int, newest: int, steps: Mapping[int, Upgrade]
) -> dict[str, Any]:
    """Return a stored value upgraded from a version to the newest, one version after the other."""
    for old in range(version, newest):
        plain = steps[old](plain)
    return plain
