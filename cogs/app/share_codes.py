"""Codes by which a replay is opened on another server: `HR-7K2P-9WXM`.

Eight characters at random, of 30 that are not mistaken for others: with a hundred thousand shared
games, one try in six million finds one.
"""

from __future__ import annotations

import secrets

_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"

_PREFIX, _LENGTH = "HR", 8


def draw_code() -> str:
    """Return a code that nobody can guess."""
    return _PREFIX + "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))


def halves(code: str) -> tuple[str, str]:
    """Return what follows the prefix of a code, in the two parts that people read."""
    return code[2:6], code[6:]


def read_code(typed: str) -> str | None:
    """Return the code that somebody has typed, in any case, with or without dashes and prefix."""
    letters = "".join(each for each in typed.upper() if each.isalnum())
    if len(letters) == _LENGTH:
        letters = _PREFIX + letters
    is_code = letters.startswith(_PREFIX) and len(letters) == len(_PREFIX) + _LENGTH
    return letters if is_code and set(letters[len(_PREFIX) :]) <= set(_ALPHABET) else None
