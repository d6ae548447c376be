"""The base of classes that stand in for a class of the program without inheriting from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    StandIn: Any  # mypy accepts whatever inherits from this everywhere
else:
    StandIn = object
