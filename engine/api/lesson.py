"""A lesson as data (seeds/<game>/lessons.toml): steps with positions and things to do."""

from __future__ import annotations

from msgspec import Struct

from engine.api.action import Action
from engine.api.options import Value

#: What may end a step of the guide besides a verb: opening the hand, and any move.
GUIDE_ACTS = frozenset({"hand", "move"})


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step; its words are `<game>-lesson-<n>` in text/, there with -title, -task and its replies.

    Its position is that of the step before after `moves`, or with a `seed` a new deal after them.
    The replies are -right, -wrong and, with clever answers, -clever.
    """

    until: tuple[str, ...] = ()  #: what ends it in the guide beside a table: a verb or GUIDE_ACTS
    seed: str = ""
    moves: tuple[str, ...] = ()  #: a seat, or "-" for the table, a verb and words: "1 play red2"
    answers: tuple[str, ...] = ()  #: what the reader may try: a verb and words
    right: tuple[str, ...] = ()  #: those of the answers that are right
    clever: tuple[str, ...] = ()  #: those that are good for another reason than the right ones
    after: tuple[str, ...] = ()  #: the moves that show what comes of an answer


class Tip(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person reads once in their first game, when it fits; its words are `<game>-tip-<key>`.

    It fits when an offer has the verb, and one of its first words is among `words`, or when one of
    the table's last public events has the key `event`: so it follows from the seat's own view.
    With `options` it fits only tables that have these values.
    """

    key: str
    verb: str = ""
    words: tuple[str, ...] = ()
    event: str = ""
    latest: bool = False  #: nothing has happened since the event
    others: bool = False  #: not for the `seat` that the event names
    own: bool = False  #: for that `seat` alone
    other: bool = False  #: for the `other` seat alone that the event names
    options: dict[str, Value] = {}

    def __post_init__(self) -> None:
        """Check that it fits either an offer or an event."""
        if bool(self.verb) == bool(self.event):
            raise ValueError(f"the tip {self.key} needs a verb or an event")


class RulePicture(Struct, frozen=True, forbid_unknown_fields=True):
    """An example beside rules: a position of the lesson, or cards; `<game>-picture-<key>` says it.

    With `parts` lines lead from points of its one card to what they are: `-<n>` after that key.
    """

    key: str
    rules: tuple[str, ...]  #: the numbers of the rules it stands beside
    step: int = 0  #: of the lesson, counted from 1; its position after `moves`
    moves: tuple[str, ...] = ()
    options: dict[str, Value] = {}  #: other than those of the lesson
    hand: bool = False  #: as the reader's seat sees it; otherwise as everybody does
    cards: tuple[str, ...] = ()  #: words of `Game.cards`
    parts: tuple[tuple[float, float], ...] = ()  #: as parts of the card's width and height

    def __post_init__(self) -> None:
        """Check that it shows either a position or cards, and parts of one card only."""
        if bool(self.step) == bool(self.cards) or (self.parts and len(self.cards) != 1):
            raise ValueError(
                f"the picture {self.key} needs a step or cards, and for parts one card"
            )


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is learned: on seat 0 of a table of `seats`. Raise ValueError if it cannot be."""

    icon: tuple[str, ...] = ()  #: paths of an SVG drawing, 16 by 16
    seats: int = 0  #: 0: the fewest that the game takes
    options: dict[str, Value] = {}
    steps: tuple[LessonStep, ...] = ()
    tips: tuple[Tip, ...] = ()  #: of the first game, the most important first
    short_game: dict[str, Value] = {}  #: the options of the game at the end of the lesson
    pictures: tuple[RulePicture, ...] = ()  #: beside the rules

    def __post_init__(self) -> None:
        """Check that the right answers are among the answers of each step."""
        for number, step in enumerate(self.steps, 1):
            good = {*step.right, *step.clever}
            if bool(step.answers) != bool(step.right) or not good <= {*step.answers}:
                raise ValueError(f"the right answers of step {number} are not among its answers")
        for picture in self.pictures:
            if not 0 <= picture.step <= len(self.steps):
                raise ValueError(f"the picture {picture.key} is of a step that there is not")

    def picture_of(self, rule: str) -> RulePicture | None:
        """Return the picture that stands beside a rule, if there is one."""
        return next((each for each in self.pictures if rule in each.rules), None)


def written_action(text: str) -> Action:
    """Return the action of a verb and words."""
    verb, *words = text.split()
    return Action(verb, tuple(words))
