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
    """

    key: str
    verb: str = ""
    words: tuple[str, ...] = ()
    event: str = ""

    def __post_init__(self) -> None:
        """Check that it fits either an offer or an event."""
        if bool(self.verb) == bool(self.event):
            raise ValueError(f"the tip {self.key} needs a verb or an event")


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is learned: on seat 0 of a table of `seats`. Raise ValueError if it cannot be."""

    icon: tuple[str, ...] = ()  #: paths of an SVG drawing, 16 by 16
    seats: int = 0  #: 0: the fewest that the game takes
    options: dict[str, Value] = {}
    steps: tuple[LessonStep, ...] = ()
    tips: tuple[Tip, ...] = ()  #: of the first game, the most important first
    short_game: dict[str, Value] = {}  #: the options of the game at the end of the lesson

    def __post_init__(self) -> None:
        """Check that the right answers are among the answers of each step."""
        for number, step in enumerate(self.steps, 1):
            good = {*step.right, *step.clever}
            if bool(step.answers) != bool(step.right) or not good <= {*step.answers}:
                raise ValueError(f"the right answers of step {number} are not among its answers")


def written_action(text: str) -> Action:
    """Return the action of a verb and words."""
    verb, *words = text.split()
    return Action(verb, tuple(words))
