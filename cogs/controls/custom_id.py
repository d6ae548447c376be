"""Write and read the custom_id of every control: what it does when pressed, in 100 characters.

A custom_id names a table id that is never used again, so an old button never reaches the next
game. It holds no secret: everybody can read the custom_ids of a message.

    p:<table>:<seat>:<ask>:<verb>:<word.word>~<page>    a move: a button (s: a menu, m: a modal)
    c:<table>:<seat>:<ask>:<verb>:<word.word>           the same, confirmed by who is asked first
    n:<table>:<control>:<detail>                        anything else (o: a menu, w: a modal)

Once moves were taken back, the ask is followed by ~ and the revision that took back the last ones.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

LONGEST = 100

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

#: Ids are smaller than this, in the archive as on Discord.
_ID_LIMIT = 2**63

#: The seat in the custom_id of a control on a public message: that of the person who clicks.
ANYBODY = "*"


class Control(StrEnum):
    """What a control does that makes no move. Its label's key is mostly `ui-<value>`."""

    # At a table
    JOIN = "join"
    LEAVE = "leave"
    LEAVE_CONFIRMED = "leavenow"
    END = "end"
    END_CONFIRMED = "endnow"
    ADD_HOUSE = "house"
    REMOVE_HOUSE = "unhouse"
    ROTATE_PARTNERS = "partners"
    OPTIONS = "options"
    SET_OPTION = "set"
    START = "start"
    REMATCH = "rematch"
    REMATCH_OPTIONS = "rematchset"
    HAND = "hand"
    MOVE = "move"  # the same panel where the game hides nothing
    BACK = "back"
    REFRESH = "refresh"
    RETURN = "return"
    TAKE = "take"
    TIPS_OFF = "tipsoff"
    MORE = "more"
    WISH = "wish"
    TAKE_BACK = "takeback"
    KEEP = "keep"  # a move that is asked back
    WATCH = "watch"
    WATCH_ON = "watchon"
    WATCHABLE = "watchable"
    READ = "read"
    READ_HAND = "readhand"
    CARDS = "cards"
    HINT = "hint"
    HINT_CONFIRMED = "hintnow"
    STORY = "story"
    ACCOUNT = "account"
    OPEN_HANDS = "handsopen"
    REPLAY = "replay"
    REPLAY_SHOW = "replayshow"
    PLAY_ON = "playon"
    MOVING = "moving"
    SHARE = "share"
    RECORD = "record"
    FAIR = "fair"
    WORD = "word"
    RULES = "rules"
    # In a channel
    PLAY = "play"
    PLAY_IN_THREAD = "thread"
    GAME_RULES = "rulebook"
    LEARN = "learn"
    LESSON_GAME = "lessongame"
    CARD = "card"
    CARD_SHOW = "cardshow"
    # On a server
    LEADERBOARD = "board"
    LEADERBOARD_GAME = "boardgame"
    LEADERBOARD_SEASON = "boardwhen"
    LEADERBOARD_OWN_PAGE = "boardmine"
    LEADERBOARD_SHOW = "boardshow"
    RATING_CURVE = "curve"
    PROFILE_SHOW = "profileshow"
    VERSUS_SHOW = "versusshow"
    HISTORY = "past"
    HISTORY_SHOW = "pastshow"
    REPLAY_OF = "replayof"
    SEASON_START = "seasonopen"
    SEASON_CLOSE = "seasonclose"
    WALL_DOWN = "walldown"
    SERVER_SETTING = "settings"
    SERVER_PAGE = "settingspage"
    TOURNAMENT_JOIN = "tourjoin"
    TOURNAMENT_LEAVE = "tourleave"
    TOURNAMENT_LEAVE_CONFIRMED = "tourleavenow"
    TOURNAMENT_READ = "tourread"
    TOURNAMENT_CANCEL = "tourcancel"
    # For one person
    OWN_SETTING = "me"
    FORGET = "forget"
    FORGET_CONFIRMED = "forgetnow"
    # For the operator
    ADMIN_TABLES = "admintables"
    ADMIN_CLOSE = "adminclose"


class MoveId(Struct, frozen=True):
    """A complete or half-made move: `path` is what has been chosen, `page` the page of a menu.

    `went_back` is that of the table as it was shown: a take-back asks the same questions again, in
    another position.
    """

    table: int
    seat: int | None  #: `None`: the seat of the person who clicks
    ask: str
    verb: str
    path: tuple[str, ...] = ()
    page: int = 0
    is_confirmed: bool = False
    went_back: int = 0

    def custom_id(self, prefix: str = "p") -> str:
        """Return it as a custom_id. It must fit: the laws keep the words of offers short."""
        seat = ANYBODY if self.seat is None else str(self.seat)
        page = f"~{self.page}" if self.page else ""
        words = ".".join(self.path)
        ask = f"{self.ask}~{to_base36(self.went_back)}" if self.went_back else self.ask
        text = f"{prefix}:{to_base36(self.table)}:{seat}:{ask}:{self.verb}:{words}{page}"
        assert len(text) <= LONGEST, f"custom_id of {len(text)} characters for {self.verb}"
        return text


class ControlId(Struct, frozen=True):
    """A control that is no move: join, my hand, read the table, rules, a page of a leaderboard."""

    table: int  #: 0: it belongs to no table
    control: Control
    detail: str = ""

    def custom_id(self, prefix: str = "n") -> str:
        """Return it as a custom_id, cut to Discord's limit."""
        return f"{prefix}:{to_base36(self.table)}:{self.control}:{self.detail}"[:LONGEST]


def parse(custom_id: str) -> MoveId | ControlId:
    """Return what a custom_id says. Raise `ValueError` for one that this module did not write."""
    kind, table, rest = custom_id.split(":", 2)
    if kind in ("p", "s", "m", "c"):
        move = _parse_move(from_base36(table), rest)
        return replace(move, is_confirmed=kind == "c")
    if kind in ("n", "o", "w"):
        control, detail = rest.split(":", 1)
        return ControlId(from_base36(table), Control(control), detail)
    raise ValueError(custom_id)


def to_base36(number: int) -> str:
    """Return an id, 0 or more, in base 36 to save room."""
    assert number >= 0, number
    digits = ""
    while number or not digits:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits


def from_base36(text: str) -> int:
    """Return the id that `to_base36` wrote. Raise `ValueError` for anything else."""
    # int() would also accept a sign, spaces and underscores.
    if not text or not set(text) <= set(_DIGITS) or len(text) > LONGEST:
        raise ValueError(text)
    number = int(text, 36)
    if number >= _ID_LIMIT:
        raise ValueError(text)
    return number


def _parse_move(table: int, rest: str) -> MoveId:
    seat, ask, verb, words = rest.split(":", 3)
    ask, _, went_back = ask.partition("~")
    words, _, page = words.partition("~")
    path = tuple(words.split(".")) if words else ()
    seat_number = None if seat == ANYBODY else _read_number(seat)
    return MoveId(
        table,
        seat_number,
        ask,
        verb,
        path,
        _read_number(page or "0"),
        went_back=from_base36(went_back or "0"),
    )


def _read_number(text: str) -> int:
    # As in `from_base36`: no sign, spaces or underscores.
    if not (text.isascii() and text.isdigit()):
        raise ValueError(text)
    return int(text)
