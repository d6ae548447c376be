"""Rules that players build from the menu, and their phrases: I33."""

from __future__ import annotations

import pytest

from engine.api.action import Action, Say, admits
from engine.api.event import Line, Typed
from engine.api.legal_actions import list_actions
from engine.games.igor.content import Act, OwnRule, Rule
from engine.games.igor.model import State
from engine.games.igor.naming import own_text
from tests.games.igor.positions import (
    CONTENT,
    IGOR,
    SNAIL,
    catch,
    coins,
    dealt,
    do,
    offered,
    play,
    position,
    refusal,
    refused,
    vote,
)
from tests.support.games import SEEDS
from tests.support.texts import LOCALES, sentences_of

_TEXTS = sentences_of(SEEDS / "igor" / "text")


def named(state: State, seat: int, title: str, bound: str = "actor", *phrase: str) -> State:
    return IGOR.apply(state, seat, Action("name", (title, bound, *phrase))).state


def test_I33_rule_is_built_by_one_choice_and_its_title() -> None:
    state = do(dealt(4, own=True), "2 build shows rat howl")
    assert isinstance(offered(state, 2, "name"), Say)
    assert offered(state, 2, "build") is None
    state = named(state, 2, "Rat catcher", "next")
    rule = Rule(id="c1", on="play", when=("shows-rat",), who="next", act="howl", window="own_turn")
    assert state.board.proposal.own == OwnRule(rule, "Rat catcher")
    assert state.drafts[2] is None


def test_I33_built_rule_may_be_forgotten_before_it_has_a_title() -> None:
    state = do(dealt(4, own=True), "2 build shows rat howl", "2 forget")
    assert refusal(state, "2 forget") == "igor-no-draft"
    assert refusal(state, "2 name Rats next") == "igor-no-draft"
    state = named(do(state, "2 build trick_won call-total"), 2, "Sum", "lowest-turn")
    assert state.board.proposal.own.rule.act == "call-total"


@pytest.mark.parametrize("soon", ["card", "trick"])
def test_I23_I33_a_built_rule_is_due_before_the_next_card_only_where_that_is_the_time(
    soon: str,
) -> None:
    state = do(dealt(4, own=True, soon=soon), "2 build shows rat howl")
    (_, bound) = offered(state, 2, "name").fields
    assert ("actor" in [each.value for each in bound.options]) is (soon == "card")
    assert {"actor-turn", "actor-trick", "next"} <= {each.value for each in bound.options}


def test_I33_everything_in_the_menu_can_be_built_and_read_in_full() -> None:
    fresh = dealt(4, own=True)
    paths = list_actions(offered(fresh, 2, "build"))
    assert len(paths) > 1_000
    for number, path in enumerate(paths):
        built = IGOR.apply(fresh, 2, path).state
        fields = {field.key: field.options for field in offered(built, 2, "name").fields}
        assert ("phrase" in fields) is (path.args[-1] == "own")
        bound = fields["bound"][number % len(fields["bound"])].value
        phrase = ("Hey ho!",) if "phrase" in fields else ()
        own = named(built, 2, "Built", bound, *phrase).board.proposal.own
        for locale, told in _TEXTS.check(own_text(CONTENT, fresh.board, own)).items():
            assert told[0].isupper(), (locale, told)
            assert told.endswith("."), (locale, told)
            assert told.count("?") == 1, (locale, told)


@pytest.mark.parametrize(
    ("built", "bound", "sentences"),
    [
        (
            "shows rat howl",
            "next",
            (
                "Playing right after somebody else\N{RIGHT SINGLE QUOTATION MARK}s card that shows "
                "a rat, as its suit or in its picture? Howl before you play.",
                "Du spielst direkt nach einer Karte von jemand anderem, auf der eine Ratte zu "
                "sehen ist, als Farbe oder im Bild? Heul, bevor du spielst.",
                "Grasz tuż po cudzej karcie, na której jest szczur, w kolorze lub na obrazku? "
                "Zawyj, zanim zagrasz.",
            ),
        ),
        (
            "shows rat howl",
            "actor-turn",
            (
                "Played a card that shows a rat, as its suit or in its picture? "
                "Howl before your own next card.",
                "Du hast eine Karte gespielt, auf der eine Ratte zu sehen ist, als Farbe "
                "oder im Bild? Heul, bevor du selbst wieder eine Karte spielst.",
                "Zagrywasz kartę, na której jest szczur, w kolorze lub na obrazku? "
                "Zawyj, zanim znów zagrasz kartę.",
            ),
        ),
        (
            "won_in_suit zap",
            "others",
            (
                "Somebody else won a trick in which everybody followed suit? Say “Zzzap!” "
                "before the next trick begins.",
                "Jemand anders hat einen Stich gemacht, in dem alle bedient haben? "
                "Sag „Zzzapp!“, bevor der nächste Stich beginnt.",
                "Ktoś inny bierze lewę, w której wszyscy grali do koloru? "
                "Powiedz „Bzzzt!”, zanim zacznie się następna lewa.",
            ),
        ),
    ],
)
def test_I33_built_rule_is_one_sentence_in_every_language(
    built: str, bound: str, sentences: tuple[str, ...]
) -> None:
    state = named(do(dealt(4, own=True), f"2 build {built}"), 2, "Built", bound)
    told = _TEXTS.check(own_text(CONTENT, state.board, state.board.proposal.own))
    assert tuple(told[locale] for locale in LOCALES) == sentences


@pytest.mark.parametrize("phrase", ["Zzzap!", "zzzap", "ZZZAPP", "Bzzzt", "  Zzz ap ! "])
def test_I33_own_phrase_of_the_box_is_the_same_act(phrase: str) -> None:
    state = named(do(dealt(4, own=True), "2 build first own"), 2, "Spark", "actor", phrase)
    own = state.board.proposal.own
    assert (own.rule.act, own.phrase) == ("zap", "")
    state = play(position("B5 B1", "B2 B3", "B4 B6", rules="c1", own=(own,)), "B5")
    assert [each.value for each in offered(state, 0, "act").options][-1] == "call"
    assert coins(catch(play(do(state, "0 act zap"), "B2"), 2, 0, "zap")) == (10, 10, 9)
    assert coins(catch(play(state, "B2"), 2, 0, "zap")) == (9, 10, 11)


def test_I33_two_own_rules_of_one_phrase_demand_one_act() -> None:
    state = dealt(4, own=True)
    for seat, phrase in ((1, "Slowly, slowly!"), (2, "slowly slowly")):
        state = do(state, f"{seat} build rank {seat} own")
        state = vote(
            named(state, seat, f"Snail {seat}", "actor", phrase), "yes", "yes", "yes", "yes"
        )
    first, second = state.board.own_rules
    assert (first.rule.act, second.rule.act, second.phrase) == ("c1", "c1", "")
    told = _TEXTS.check(own_text(CONTENT, state.board, second))["en"]
    assert told == "Played a card that is a 2? Say “Slowly, slowly!” before the next card."
    state = play(position("B2 B1", "B3 B4", "B5 B6", rules="c2", own=(first, second)), "B2")
    assert [each.value for each in offered(state, 0, "act").options][-2:] == ["call", "c1"]
    assert coins(catch(play(do(state, "0 act c1"), "B3"), 2, 0, "c1")) == (10, 10, 9)


def test_I33_phrases_without_letters_are_the_same_only_if_they_are_equal() -> None:
    state = dealt(4, own=True)
    for seat, phrase in enumerate(("🐌🐌", "🦔", "🐌🐌")):
        state = do(state, f"{seat} build rank {seat} own")
        state = vote(
            named(state, seat, f"Rule {seat}", "actor", phrase), "yes", "yes", "yes", "yes"
        )
    assert [own.rule.act for own in state.board.own_rules] == ["c1", "c2", "c1"]


@pytest.mark.parametrize("locale", LOCALES)
def test_I33_the_box_knows_its_phrases_as_they_are_written(locale: str) -> None:
    for act, phrases in CONTENT.acts.say.items():
        assert _TEXTS.check(Line(f"igor-phrase-{act}"))[locale] in phrases


def test_I33_built_rule_binds_like_any_other() -> None:
    rule = Rule(id="c1", on="play", when=("rank-5",), who="actor", act="call-total")
    state = position("B5 B1", "B2 B3", "B4 B6", rules="c1", own=(OwnRule(rule, "Sum"),))
    state = play(state, "B5")
    assert [(duty.seat, duty.act) for duty in state.duties] == [(0, Act("call", 5))]
    assert coins(catch(play(state, "B2"), 2, 0, "call")) == (9, 10, 11)


@pytest.mark.parametrize(
    ("act", "number", "says"),
    [
        ("call-total", 6, "Call the sum of the ranks that then lay in the trick"),
        ("point-prev", 1, "Point at the player of the card before it in the trick"),
    ],
)
def test_I33_built_rule_speaks_of_the_trick_as_it_was_at_its_card(
    act: str, number: int, says: str
) -> None:
    rule = Rule(id="c1", on="play", when=("rank-5",), who="next", act=act, window="before_lead")
    own = OwnRule(rule, "Then")
    state = position("B1 D1", "B5 D2", "B3 D3", "B4 D4", rules="c1", own=(own,))
    state = play(state, "B1 B5 B3")
    assert [(duty.seat, duty.act.number) for duty in state.duties] == [(2, number)]
    assert says in _TEXTS.check(own_text(CONTENT, state.board, own))["en"]


@pytest.mark.parametrize(
    ("on", "when", "who", "act", "played", "due"),
    [
        ("play", "first", "actor", "thank-leader", "B1", []),
        ("play", "last", "next", "point-prev", "B1 D9 B2", []),  # the winner played just before
        ("play", "last", "next", "point-prev", "B9 B1 B2", [(0, 2)]),
        ("trick_won", "", "all_but_winner", "thank-leader", "B1 D9 B2", [(2, 1)]),
        ("trick_won", "", "winner", "thank-leader", "B9 B1 B2", []),
    ],
)
def test_I33_no_rule_demands_that_players_thank_or_point_at_themselves(
    on: str, when: str, who: str, act: str, played: str, due: list[tuple[int, int]]
) -> None:
    conditions = (when,) if when else ()
    rule = Rule("c1", on, conditions, who, act, "before_lead")  # type: ignore[arg-type]
    hands = [f"{card} L{seat}" for seat, card in enumerate(played.split())]
    state = play(position(*hands, rules="c1", own=(OwnRule(rule, "Thanks"),)), played)
    assert [(duty.seat, duty.act.number) for duty in state.duties] == due


@pytest.mark.parametrize("act", ["thank", "point"])
def test_I26_nobody_can_thank_or_point_at_themselves(act: str) -> None:
    state = play(position("B1 D1", "B5 D2", "B3 D3"), "B1")
    for seat in range(3):
        (menu,) = [each for each in offered(state, seat, "act").options if each.value == act]
        assert [int(each.value) - 1 for each in menu.then] == [o for o in range(3) if o != seat]
        assert refusal(state, f"{seat} act {act} {seat + 1}") == "igor-no-such-seat"


def test_I23_I33_built_rule_may_give_the_player_time_until_their_next_card() -> None:
    rule = Rule(id="c1", on="play", when=("rank-5",), who="actor", act="howl", window="own_turn")
    state = position("B5 B1", "B2 B3", "B4 B6", rules="c1", own=(OwnRule(rule, "Wolf"),))
    state = play(state, "B5 B2 B4")
    assert coins(catch(state, 1, 0, "howl")) == (13, 10, 10)  # too early: nobody pays
    assert all(duty.closed_at is None for duty in state.duties)
    late = play(state, "B1")
    assert coins(catch(late, 1, 0, "howl")) == (12, 11, 10)
    assert coins(catch(play(do(state, "0 act howl"), "B1"), 1, 0, "howl")) == (13, 9, 10)


def test_I33_own_phrase_is_in_the_menu_whether_or_not_its_rule_is_in_force() -> None:
    for rules in ("c1", "r07"):
        state = play(position("B5 B1", "B2 B3", "B4 B6", rules=rules, own=(SNAIL,)), "B5")
        menu = offered(state, 0, "act").options
        assert [each.value for each in menu][-2:] == ["call", "c1"]
        assert menu[-1].line.params == (("phrase", Typed("Slowly, slowly!")),)
    state = play(position("B5 B1", "B2 B3", "B4 B6", rules="c1", own=(SNAIL,)), "B5")
    assert coins(catch(play(state, "B2"), 2, 0, "c1")) == (9, 10, 11)
    assert coins(catch(play(do(state, "0 act c1"), "B2"), 2, 0, "c1")) == (10, 10, 9)


@pytest.mark.parametrize(
    "words",
    [
        "fine_paid call-total",
        "play howl",
        "shows hat howl",
        "shows howl",
        "rank 10 howl",
        "trick_end howl",
        "first c1",
        "first",
    ],
)
def test_I33_rule_that_does_not_fit_together_is_refused(words: str) -> None:
    assert refusal(dealt(4, own=True), f"2 build {words}") == "igor-no-such-rule"


def test_I33_rule_binds_only_whom_its_trigger_knows() -> None:
    state = do(dealt(4, own=True), "2 build fine_paid howl")
    assert refusal(state, "2 name Fine winner") == "igor-no-such-rule"
    assert refusal(state, "2 name Fine") == "igor-own-empty"
    assert not admits(offered(state, 2, "name"), Action("name", ("Fine", "winner")))


def test_I33_draft_is_visible_only_to_its_author() -> None:
    state = do(dealt(4, own=True), "2 build fine_paid howl")
    assert IGOR.view(state, 2).draft.on == "fine_paid"
    assert IGOR.view(state, 1) == IGOR.view(dealt(4, own=True), 1)
    assert refused(state, "1 name Mine payer").key == "igor-no-draft"
