"""Offers that the game does not wait for, labelled by their verb unless it is said otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api.action import Field, Option, Pick, Press, Say, Timeout, Wait
from engine.api.event import Line


def press(
    verb: str,
    ask: str,
    *,
    label: Line | None = None,
    opens: Wait | None = None,
    timeout: Timeout | None = None,
    posted: bool = False,
    matter: Line | None = None,
) -> Press:
    """Return a button."""
    label = label or Line(f"igor-ask-{verb}")
    return Press(
        verb=verb,
        ask=ask,
        label=label,
        voluntary=True,
        opens=opens,
        timeout=timeout,
        posted=posted,
        matter=matter,
    )


def pick(
    verb: str,
    ask: str,
    options: Sequence[Option],
    *,
    label: Line | None = None,
    about: Line | None = None,
    matter: Line | None = None,
    timeout: Timeout | None = None,
    posted: bool = False,
    verb_required: bool = False,
) -> Pick:
    """Return a choice."""
    label = label or Line(f"igor-ask-{verb}")
    return Pick(
        verb=verb,
        ask=ask,
        label=label,
        options=options,
        about=about,
        matter=matter,
        voluntary=True,
        timeout=timeout,
        posted=posted,
        verb_required=verb_required,
    )


def say(verb: str, ask: str, *fields: Field) -> Say:
    """Return a form."""
    return Say(verb=verb, ask=ask, label=Line(f"igor-ask-{verb}"), fields=fields, voluntary=True)
