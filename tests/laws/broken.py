"""The error for a broken law: the law, what is wrong, and what to do about it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from tests.support.random_play import Play

S = TypeVar("S")


class LawBroken(AssertionError):
    """A game breaks a law. The law's docstring says after its first line what to do."""

    def __init__(
        self, law: Callable[..., Any], why: BaseException | str, subject: object, play: Play | None
    ) -> None:
        reason = why if isinstance(why, str | AssertionError) else f"{type(why).__name__}: {why}"
        after = f" after {len(play.moves)} moves" if play is not None else ""
        advice = (inspect.getdoc(law) or "").partition("\n\n")[2].replace("\n", " ")
        super().__init__(f"{subject!r} breaks {law.__name__}{after}: {reason}\n{advice}".strip())
        self.law = law.__name__
        self.game = repr(subject).strip("<>").split()[0]
        self.play = play


def check_law(law: Callable[[S], None], subject: S, named: object, play: Play | None) -> None:
    """Check a law. Raise `LawBroken` with what was `named` and its play."""
    try:
        law(subject)
    except Exception as error:
        raise LawBroken(law, error, named, play) from error
