"""Igor: while the rules lie face down, no message that anybody has shows them (I3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.api.action import Pick
from engine.games.igor import naming
from engine.games.igor.model import Phase, State
from tests.bot.conftest import act, gathered, now, pings_of
from tests.support.random_play import Dice
from tests.support.sim import Sim, alts, controls, nodes, text

_FACE_DOWN = (Phase.PLAY, Phase.LAST_CALL)

#: The rule book, the same for all tables: its example of rules that lie open names two.
_BOOK = ":rulebook:"

#: Parts of the custom_ids that would end the game or take a person away from it.
_LEAVING = (":done", ":wish:end", ":leave:")


@pytest.fixture
async def begun(sim: Sim) -> Sim:
    """Return Igor of Ann, Bob and Cid, whose first dealer can change the rules."""
    await gathered(sim, "igor")
    await sim.people["Ann"].click(sim.table, label="Start")
    return sim


async def state_of(sim: Sim) -> State:
    state = (await now(sim)).table.state
    assert isinstance(state, State)
    return state


async def dealer_of(sim: Sim) -> Any:
    snapshot = await now(sim)
    user = snapshot.table.seats[snapshot.table.state.board.changers[0]].user
    return next(person for person in sim.people.values() if person.id == user)


async def everybody_reads(sim: Sim) -> None:
    for seat in range(3):
        await act(sim, seat, "ready")


async def play_round(sim: Sim) -> None:
    """Let everybody play the first card that they may, and claim nothing."""
    while (await state_of(sim)).board.phase in _FACE_DOWN:
        snapshot = await now(sim)
        seat = snapshot.awaited[0]
        offer = next(each for each in snapshot.offers[seat] if not each.voluntary)
        card = (offer.options[0].value,) if isinstance(offer, Pick) else ()
        await sim.pass_time(5)  # I23: the breath before the next card
        await act(sim, seat, offer.verb, *card)


def messages(sim: Sim) -> Iterator[Any]:
    """Yield every message that somebody has now, ephemeral ones too."""
    for person in sim.people.values():
        yield from sim.channel.history(viewer=person)
        yield from person.user.dm_channel.history()


def words(message: Any) -> str:
    """Return all that a message says: texts, alt texts, labels, menus."""
    said = [text(message), *alts(message), *(each.filename for each in message.attachments)]
    for node in nodes(message):
        said += [str(node.get("label")), str(node.get("placeholder"))]
        for option in node.get("options", ()):
            said += [option["label"], str(option.get("description"))]
    return "\n".join(said)


async def told(sim: Sim, rules: tuple[str, ...]) -> list[str]:
    """Return the rules that some message names by its title or says in full."""
    snapshot = await now(sim)
    content, board = snapshot.game.content, snapshot.table.state.board
    plain = sim.bot.translator("en", snapshot).plain
    shown = "\n".join({words(each) for each in messages(sim)})
    acts = {plain(option.line) for option in _act_menu(snapshot)}
    found = []
    for rule in rules:
        title = plain(naming.title(content, board, rule))
        full = plain(naming.text(content, board, rule))
        # "Pull the Switch!" is a phrase that every menu has, and the title of a rule.
        is_phrase = any(title.casefold().strip("!") in each.casefold() for each in acts)
        if full in shown or (title in shown and not is_phrase):
            found.append(rule)
    return found


def _act_menu(snapshot: Any) -> list[Any]:
    return [
        option
        for offers in snapshot.offers.values()
        for offer in offers
        if offer.verb == "act"
        for option in offer.options
    ]


async def test_I3_the_rules_stand_on_the_table_message_until_the_deal(begun: Sim) -> None:
    state = await state_of(begun)
    rules = tuple(each.rule for each in state.in_force)
    assert await told(begun, rules) == [*rules]
    ann = begun.people["Ann"]
    read = (await ann.click(begun.table, label="Table as text")).response
    assert "below the picture" in text(read)
    assert text(begun.table).count("New!") == len(rules)
    await act(begun, state.board.changers[0], "change", "pass")
    await everybody_reads(begun)
    assert (await state_of(begun)).board.phase is Phase.PLAY
    assert await told(begun, rules) == []


async def test_I3_the_rules_are_in_a_hand_by_dm_as_long_as_its_person_reads_them(
    begun: Sim,
) -> None:
    state = await state_of(begun)
    rules = tuple(each.rule for each in state.in_force)
    snapshot = await now(begun)
    plain = begun.bot.translator("en", snapshot).plain
    words = [plain(naming.text(snapshot.game.content, state.board, each)) for each in rules]

    def read_by(person: Any) -> list[str]:
        return [each for each in words if each in text(begun.dm(person))]

    people = [*begun.people.values()]
    (dealer,) = snapshot.awaited
    assert [[*each] for each in map(read_by, people)] == [
        words if seat == dealer else [] for seat in range(3)
    ]
    await act(begun, state.board.changers[0], "change", "pass")
    assert all(read_by(person) == words for person in people)
    ann = people[0]
    await ann.user.click(begun.dm(ann), label="I have read the rules")
    assert [bool(read_by(person)) for person in people] == [False, True, True]
    panel = (await people[1].click(begun.table, label="My hand")).response
    assert not any(each in text(panel) for each in words)
    await begun.restart(kill=True)
    for seat in (1, 2):
        await act(begun, seat, "ready")
    assert (await state_of(begun)).board.phase is Phase.PLAY
    assert await told(begun, rules) == []


async def test_I3_the_rules_lie_open_until_who_is_away_has_had_the_time_of_a_turn(
    begun: Sim,
) -> None:
    await act(begun, (await state_of(begun)).board.changers[0], "change", "pass")
    ann, bob, cid = begun.people.values()
    await ann.click(begun.table, label="I have read the rules")
    await begun.pass_time(1800)
    assert (await state_of(begun)).board.phase is Phase.READING
    assert not pings_of(begun, ann)
    (ping,) = pings_of(begun, bob)
    assert "Waiting for you" in ping.content
    await bob.click(begun.table, label="I have read the rules")
    assert not pings_of(begun, bob)
    assert pings_of(begun, cid)
    await begun.pass_time(6 * 3600)
    assert (await state_of(begun)).board.phase is Phase.PLAY


async def drawn_in_a_form(sim: Sim) -> tuple[Any, Any, tuple[str, ...]]:
    """Let the dealer add a rule; return the dealer, the form with the drawn rules, and these."""
    dealer = await dealer_of(sim)
    panel = (await dealer.click(sim.table, label="My hand")).response
    await dealer.click(panel, label="Add a rule")
    panel = (await dealer.click(sim.table, label="My hand")).response
    form = await dealer.click(panel, label="Which rule comes into play?")
    return dealer, form, (await state_of(sim)).drawn_rules


async def test_I6_a_dealer_reads_the_drawn_rules_in_a_form_and_in_no_message(begun: Sim) -> None:
    dealer, form, drawn = await drawn_in_a_form(begun)
    snapshot = await now(begun)
    plain, board = begun.bot.translator("en", snapshot).plain, snapshot.table.state.board
    (read,) = [each["content"] for each in form.modal["components"] if each["type"] == 10]
    for rule in drawn:
        assert plain(naming.title(snapshot.game.content, board, rule)) in read
        assert plain(naming.text(snapshot.game.content, board, rule)) in read
    assert await told(begun, drawn) == []
    await dealer.submit_modal(form, {"part0": [drawn[1]]})
    state = await state_of(begun)
    assert state.in_force[-1].rule == drawn[1]
    await everybody_reads(begun)
    assert await told(begun, (*drawn, *(each.rule for each in state.in_force))) == []


async def test_I7_rules_to_remove_are_read_in_a_form_and_in_no_message(begun: Sim) -> None:
    await act(begun, (await state_of(begun)).board.changers[0], "change", "pass")
    await everybody_reads(begun)
    await play_round(begun)
    dealer = await dealer_of(begun)
    panel = (await dealer.click(begun.table, label="My hand")).response
    form = await dealer.click(panel, label="Remove a rule")
    removed = (await state_of(begun)).in_force[0].rule
    (read,) = [each["content"] for each in form.modal["components"] if each["type"] == 10]
    snapshot = await now(begun)
    plain, board = begun.bot.translator("en", snapshot).plain, snapshot.table.state.board
    assert plain(naming.text(snapshot.game.content, board, removed)) in read
    await dealer.submit_modal(form, {"part0": [removed]})
    assert removed not in [each.rule for each in (await state_of(begun)).in_force]


async def test_I3_no_panel_shows_a_rule_after_a_crash(begun: Sim) -> None:
    _, _, drawn = await drawn_in_a_form(begun)
    await begun.restart(kill=True)
    assert await told(begun, drawn) == []
    await act(begun, (await state_of(begun)).board.changers[0], "take", drawn[0])
    await everybody_reads(begun)
    in_force = tuple(each.rule for each in (await state_of(begun)).in_force)
    assert await told(begun, (*drawn, *in_force)) == []


async def test_I6_a_move_typed_in_part_opens_the_form_too(begun: Sim) -> None:
    dealer, _, drawn = await drawn_in_a_form(begun)
    form = await dealer.slash(begun.channel, "move", move="take")
    assert form.modal is not None
    await dealer.submit_modal(form, {"part0": [drawn[0]]})
    assert (await state_of(begun)).in_force[-1].rule == drawn[0]


@pytest.mark.parametrize("seed", range(3))
async def test_I3_no_message_of_a_round_shows_a_rule_whatever_people_pressed(
    begun: Sim, seed: int
) -> None:
    dice = Dice(seed)
    looked = set[int]()
    for _ in range(200):
        person = _choice(dice, [*begun.people.values()])
        mine = [*begun.channel.history(viewer=person), *person.user.dm_channel.history()]
        pressable = [
            (message, custom_id, node)
            for message in mine
            for custom_id, node in controls(message).items()
            if not any(each in custom_id for each in (*_LEAVING, _BOOK))
        ]
        message, custom_id, node = _choice(dice, pressable)
        values = [[_choice(dice, node["options"])["value"]]] if node["type"] == 3 else []
        actor = person if getattr(message, "guild", None) else person.user
        await begun.burst((actor, message, custom_id, *values))
        state = await state_of(begun)
        if state.board.phase is Phase.TAKE:  # what the form asks is answered at once
            await act(begun, state.board.changers[0], "take", _choice(dice, [*state.drawn_rules]))
            state = await state_of(begun)
        if state.board.phase in _FACE_DOWN:
            looked.add(state.board.round)
            laid_out = (each.rule for each in state.in_force)
            known = (*laid_out, *(each.rule for each in state.removed), *state.rule_deck)
            assert await told(begun, known) == []
    assert looked, "no round was begun"


def _choice(dice: Dice, items: list[Any]) -> Any:
    return items[dice.below(len(items))]
