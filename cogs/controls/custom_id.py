"""What a control says when it is pressed: custom_id <-> token, 100 characters at most.

A token names a table that is never used again, so an old button never reaches the next game. It
says nothing secret: everybody can read the custom_ids of a message.

    p:<table>:<seat>:<ask>:<verb>:<word.word>~<page>    play: a button (or s: a menu, m: a modal)
    n:<table>:<what>:<detail>                           anything else (or o: a menu, w: a modal)
"""

from __future__ import annotations

from msgspec import Struct

LONGEST = 100

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

#: Ids are smaller, in the archive as on Discord.
_IDS_BELOW = 2**63

#: The seat of a token on a public message: whoever clicks.
ANYBODY = "*"


class MoveId(Struct, frozen=True):
    """A move, half-made or whole: `path` is what has been chosen, `page` the page of a menu."""

    table: int
    seat: int | None  #: `None`: whoever clicks
    ask: str
    verb: str
    path: tuple[str, ...] = ()
    page: int = 0

    def text(self, prefix: str = "p") -> str:
        """Spell it as a custom_id. Asserts that it fits: offers keep their words short."""
        seat = ANYBODY if self.seat is None else str(self.seat)
        page = f"~{self.page}" if self.page else ""
        words = ".".join(self.path)
        text = f"{prefix}:{base36(self.table)}:{seat}:{self.ask}:{self.verb}:{words}{page}"
        assert len(text) <= LONGEST, f"token of {len(text)} characters for {self.verb}"
        return text


class ControlId(Struct, frozen=True):
    """Something that is no move: join, my hand, read the table, rules, a page of them."""

    table: int
    what: str
    detail: str = ""

    def text(self, prefix: str = "n") -> str:
        """Spell it as a custom_id."""
        return f"{prefix}:{base36(self.table)}:{self.what}:{self.detail}"[:LONGEST]


def read_play(custom_id: str) -> MoveId:
    """Read a play token. Raises `ValueError` for anything else."""
    _, table, seat, ask, verb, rest = custom_id.split(":", 5)
    words, _, page = rest.partition("~")
    path = tuple(words.split(".")) if words else ()
    number = None if seat == ANYBODY else _number(seat)
    return MoveId(read36(table), number, ask, verb, path, _number(page or "0"))


def read_step(custom_id: str) -> ControlId:
    """Read a token that is no move. Raises `ValueError` for anything else."""
    _, table, what, detail = custom_id.split(":", 3)
    return ControlId(read36(table), what, detail)


def _number(written: str) -> int:
    # As in `read36`: no sign, spaces or underscores.
    if not (written.isascii() and written.isdigit()):
        raise ValueError(written)
    return int(written)


def base36(number: int) -> str:
    """Write an id shortly: 0 or more."""
    assert number >= 0, number
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits


def read36(written: str) -> int:
    """Read an id as `base36` writes it. Raises `ValueError` for anything else."""
    # Python would also take a sign, spaces and underscores.
    if not written or not set(written) <= set(_DIGITS) or len(written) > LONGEST:
        raise ValueError(written)
    number = int(written, 36)
    if number >= _IDS_BELOW:
        raise ValueError(written)
    return number
