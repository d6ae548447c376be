"""The picture and its text alternative: complete, readable when small, not by colour alone."""

from __future__ import annotations

import pytest

from engine.api.action import Pick
from engine.api.drawing.palette import GOLD, PAPER
from engine.api.drawing.signs import CROWN
from engine.api.event import Line, line
from engine.api.scene import Disc, Figure, Scene, Stamp, Stroke, Words
from engine.games.igels import drawings
from engine.games.igels.content import plus
from engine.games.igels.portraits import Mood, portrait
from tests.games.igels.positions import (
    CONTENT,
    IGELS,
    H,
    M,
    Player,
    R,
    S,
    asked,
    at,
    change_battle,
    change_troop,
    dealt,
    do,
    new_game,
    offer,
    position,
)
from tests.games.igels.scenes import (
    TEXTS,
    against_mice,
    battle,
    boxes,
    english,
    over,
    scene,
    stamps,
    texts,
)
from tests.support.picture_checks import check_sizes


def test_the_picture_shows_a_total_and_its_parts() -> None:
    state = battle()
    while asked(state) != (1,):
        state = do(state, "pass")
    shown = scene(do(state, (1, "event jay p1")))
    assert CONTENT.lines["jumbo"] in texts(shown)
    assert CONTENT.lines["gilly"] in texts(shown)
    for card in ("club", "oil", "jay"):
        assert len(stamps(shown, drawings.motif(card))) == 1
    assert plus(-3) in texts(shown)
    assert "7" in texts(shown)  # 4 + 2 + 2 + 1 + 1 for the club, less 3


def test_of_many_parts_of_a_total_the_cards_become_one_sum() -> None:
    cards = "mud mud mud rage club"
    troop = Player(H, fight="jumbo gilly", cards=cards, events="wind rain", down="oil wire")
    shown = texts(scene(against_mice(troop)))
    assert plus(2 + 2 + 2 + 3 + 2) in shown
    assert plus(3) not in shown
    assert shown.count("\N{MULTIPLICATION SIGN}2") == 2  # Events, face down
    assert "=" in shown


def test_of_two_copies_of_a_card_only_the_one_that_counts_nothing_is_struck_through() -> None:
    state = against_mice(Player(H, fight="jumbo", cards="mud mud"), at("ab", 1))
    shown = scene(do(state, (1, "use gnaw p1 mud")))
    assert len(stamps(shown, drawings.motif("mud"))) == 2
    assert len([mark for mark in shown.marks if isinstance(mark, Stroke)]) == 1
    assert [plus(2) in texts(shown), plus(0) in texts(shown)] == [True, True]


def test_C32_a_used_ability_is_marked_in_the_pool_and_in_battle() -> None:
    state = against_mice(Player(S, fight="floxel ninja/u", pool="twig/u hazel"), at("c2", 0))
    assert len(stamps(scene(state), drawings.sign("used"))) == 2


def test_a_silenced_leader_and_a_battle_that_is_a_draw_are_shown() -> None:
    shown = scene(change_troop(change_battle(battle(), peace=True), 0, silenced=True))
    assert len(stamps(shown, drawings.sign("silenced"))) == 1
    assert texts(shown).count(line("igels-drawn")) == 1
    assert not stamps(scene(battle()), drawings.sign("silenced"))
    assert line("igels-drawn") not in texts(scene(battle()))


def test_C43_C44_the_picture_says_what_each_leader_would_take() -> None:
    def prize(first: Player, step: str, result: tuple[int, ...] | None = None) -> list[str]:
        shown = texts(scene(against_mice(first, step, result=result)))
        lines = [each for each in shown if isinstance(each, Line)]
        return [TEXTS.check(each)["en"] for each in lines if each.key.startswith("igels-prize")]

    greedy, plain = Player(H, fight="gobbler"), Player(H, fight="spike", pool="gobbler")
    assert prize(greedy, "c2") == ["Winner takes 2 (Gobbler 3)"]
    assert prize(plain, "c2") == ["Winner takes 2"]
    assert prize(greedy, "sp", (0,)) == ["Winner takes 3"]
    assert prize(greedy, "sp", (1,)) == ["Winner takes 2"]
    both = Player(S, fight="hazel"), Player(M, fight="whisker")
    for rabbit, said in ((Player(R), "3"), (Player(R, fight="lop"), "2 or 3")):
        found = texts(scene(position(*both, rabbit, phase="c2")))
        told = [each for each in found if isinstance(each, Line) and "prize" in each.key]
        assert [TEXTS.check(each)["en"] for each in told] == [f"Winner takes {said}"]


def test_a_hand_is_shown_to_its_seat_alone() -> None:
    state = battle()
    for seat in (None, 0, 1):
        assert (CONTENT.support_cards["jay"].text in texts(scene(state, seat))) == (seat == 1)


def test_a_half_made_move_highlights_its_targets() -> None:
    state = battle()
    assert scene(state, 1, "event", "jay", "p1") != scene(state, 1)
    assert scene(state, 1, "event", "nonsense") == scene(state, 1)


def test_the_target_of_a_hit_is_highlighted() -> None:
    state = against_mice(Player(H, fight="jumbo", hand="fox"))

    def rings(shown: Scene) -> set[Disc]:
        return {mark for mark in shown.marks if isinstance(mark, Disc) and mark.fill == GOLD}

    assert len(rings(scene(do(state, (0, "event fox gnaw")))) - rings(scene(state))) == 1


def test_C65_C67_battle_cards_and_events_differ_in_frame_and_sign() -> None:
    shown = scene(position(Player(H, hand="wire jay scouts"), Player(M), Player(R)), 0)
    found = {}
    for name in ("wire", "jay", "scouts"):
        (picture,) = stamps(shown, drawings.motif(name))
        (card,) = [
            box
            for box in boxes(shown)
            if box.fill == PAPER and 0 < picture.x - box.x < 100 and 0 < picture.y - box.y < 100
        ]
        signs = [
            mark.figure
            for mark in shown.marks
            if isinstance(mark, Stamp) and abs(mark.x - card.x) < 9 and abs(mark.y - card.y) < 9
        ]
        found[name] = (card.stroke, signs)
    red, tan = found["wire"][0], found["jay"][0]
    assert red != tan
    assert found == {
        "wire": (red, [drawings.shield(plus(2), 48)]),
        "jay": (tan, [drawings.sign("event")]),
        "scouts": (red, [drawings.shield(plus(0), 48)]),
    }


def test_C66_C68_an_animal_shows_its_sap_in_the_camp_of_its_species() -> None:
    shown = scene(position(Player(H, pool="junkie/needle gilly/z"), Player(M), Player(R)))
    raised, printed = drawings.shield("3", 41, GOLD), drawings.shield("2", 41)
    assert len(stamps(shown, raised)) == len(stamps(shown, printed)) == 1
    assert any(box.fill == CONTENT.paint[H] for box in boxes(shown))


def test_a_leader_is_larger_than_the_others_and_crowned() -> None:
    shown = scene(battle())
    assert len(stamps(shown, CROWN)) == 2
    leader, other = (
        max(mark.scale for mark in stamps(shown, drawings.face(name, H)))
        for name in ("jumbo", "gilly")
    )
    assert leader > 1.3 * other


def test_the_winner_has_a_crown() -> None:
    assert len(stamps(scene(over(Player(S, food="nuts"), Player(H))), CROWN)) == 1


def test_the_result_shows_the_hoard_of_the_winner() -> None:
    hoard = Player(S, pool="twig floxel", food="nuts nuts", secured="bug")
    found = IGELS.moment(IGELS.view(over(hoard, Player(H, food="leaf")), None))
    assert found is not None
    assert TEXTS.check(found.line)["en"] == (
        "Marie-Luise 0 faces the winter with 3 Food cards, 1 of them secured."
    )
    assert found.winner == portrait("floxel", S)
    open_hoard = IGELS.moment(IGELS.view(over(Player(S, food="nuts"), Player(H)), None))
    assert open_hoard is not None
    told = TEXTS.check(open_hoard.line)["en"]
    assert told == "Marie-Luise 0 faces the winter with one Food card."
    shared = over(Player(S, food="leaf"), Player(H, food="leaf"))
    assert IGELS.moment(IGELS.view(shared, None)) is None


def test_who_has_not_decided_yet_does_not_sit_out() -> None:
    others = Player(H, pool="gilly"), Player(R, pool="lop")
    state = position(Player(S, fight="floxel"), *others, phase=at("lead", 2))
    sits = [mark for mark in scene(state).marks if isinstance(mark, Words) and mark.plate]
    assert [mark.text for mark in sits].count(line("igels-sits")) == 1


def test_text_is_readable_at_half_size_and_every_mark_is_inside() -> None:
    foods = " ".join(food.name for food in CONTENT.food for _ in range(2))
    full = position(Player(H, food=foods, secured=foods), Player(M), Player(R))
    for state in (battle(), dealt(4), new_game(3), full):
        for seat in (None, 0, 1):
            check_sizes(scene(state, seat))


def test_much_food_leaves_room_for_penalties() -> None:
    food = "nuts nuts worm worm turnips turnips berries berries grass grass leaf leaf bug picnic"
    state = position(Player(S, food=food, penalties="stomach stomach"), Player(H), Player(R))
    check_sizes(scene(state))
    assert len(stamps(scene(state), drawings.motif("stomach"))) == 2


def test_above_a_hand_all_fighters_are_shown_and_those_left_out_at_home_are_counted() -> None:
    names = [each.name for each in CONTENT.animals if each.species == H]

    def left_out(first: Player) -> list[Line]:
        shown = texts(scene(against_mice(first), 1))
        return [each for each in shown if isinstance(each, Line) and each.key == "igels-more"]

    for first in (Player(H, pool=" ".join(names)), Player(H, fight=" ".join(names), cards="mud")):
        assert not left_out(first)
        shown = scene(against_mice(first), 1)
        places = {(each.x, each.y) for name in names for each in stamps(shown, head_of(name))}
        assert len(places) == len(names)
    home = Player(H, fight=names[0], cards="club mud", pool=" ".join(names[1:]))
    assert left_out(home) == [line("igels-more", count=5)]


@pytest.mark.parametrize("cards", ["mud", "mud web", "mud web club"])
def test_the_count_of_those_left_out_at_home_covers_no_head(cards: str) -> None:
    names = [each.name for each in CONTENT.animals if each.species == S]
    own = Player(S, fight="floxel", cards=cards, pool=" ".join({*names} - {"floxel"}))
    state = position(Player(H, fight="jumbo"), own, Player(M), phase=at("c2", 0, 1))
    shown = scene(state, 0)
    (told,) = (
        mark
        for mark in shown.marks
        if isinstance(mark, Words) and isinstance(mark.text, Line) and mark.text.key == "igels-more"
    )
    beside = (
        mark
        for mark in shown.marks
        if isinstance(mark, Stamp) and told.y - 40 < mark.y < told.y + 30 and mark.x < told.x
    )
    ends = max(mark.x + mark.figure.size[0] * mark.scale for mark in beside)
    assert ends <= told.x - (told.width or 0) / 2


def head_of(name: str) -> Figure:
    return drawings.face(name, H)


def test_above_a_hand_those_that_sit_the_battle_out_are_named() -> None:
    fights, sits = Player(S, fight="floxel"), Player(H, pool="gilly")
    for phase, count in ((at("join", 0), 2), (at("lead", 2), 1)):
        state = position(fights, sits, Player(R, pool="lop"), phase=phase)
        assert texts(scene(state, 0)).count(line("igels-sits")) == count
    resting = position(sits, Player(R, pool="lop"), Player(M), phase="bu")
    assert line("igels-sits") not in texts(scene(resting, 0))


def test_above_a_hand_a_battle_shows_its_cards_and_who_stays_at_home() -> None:
    down = Player(H, fight="jumbo", down="spine-roll", pool="gobbler")
    laying = scene(against_mice(down, at("lay", 1), revealed=False), 1)
    assert "\N{MULTIPLICATION SIGN}1" in texts(laying)
    turned_up = Player(H, fight="jumbo", cards="spine-roll", pool="gobbler")
    revealed = scene(against_mice(turned_up), 1)
    assert plus(3) in texts(revealed)
    assert len(stamps(revealed, drawings.motif("spine-roll"))) == 1
    for shown in (laying, revealed):
        assert len(stamps(shown, drawings.face("gobbler", H))) == 1


def test_many_cards_are_small_so_that_the_picture_is_not_too_high_for_a_phone() -> None:
    """The hand is the first to lose what its cards do, which is told in words and on buttons."""
    animals = [each.name for each in CONTENT.animals if each.species == H]
    cards = [each.name for each in CONTENT.battle][:12]

    def told(ready: int, held: int) -> tuple[bool, bool]:
        own = Player(H, pool=" ".join(animals[:ready]), hand=" ".join((*cards[:held], "mud")))
        others = Player(M, pool="gnaw tulip/z"), Player(R), Player(S)
        shown = scene(position(own, *others, phase=at("lead", 0)), 0)
        check_sizes(shown)
        assert shown.size[1] <= 1260
        named = str(texts(shown))
        assert all(str(CONTENT.lines[each]) in named for each in animals[:ready] + cards[:held])
        first, last = CONTENT.effect_cards[animals[0]], CONTENT.effect_cards[cards[0]]
        return first.text in texts(shown), last.text in texts(shown)

    assert told(2, 3) == (True, True)
    assert told(4, 8) == (True, False)
    assert told(8, 12) == (False, False)


def test_the_animals_that_can_be_sent_have_a_tray_of_their_own() -> None:
    own = Player(S, pool="twig floxel/z", hand="mud club")
    for step, trays in (("draw", {"igels-hand"}), ("lead", {"igels-hand", "igels-ready"})):
        state = position(own, Player(H, pool="gilly"), Player(R), phase=at(step, 0))
        told = [each for each in texts(scene(state, 0)) if isinstance(each, Line)]
        assert {each.key for each in told} & {"igels-hand", "igels-ready"} == trays
        assert (CONTENT.animal_cards["twig"].text in told) == ("igels-ready" in trays)
        assert CONTENT.animal_cards["floxel"].text not in told


def test_C32_an_animal_to_send_does_not_promise_an_ability_that_is_used_up() -> None:
    ability, used_up = CONTENT.animal_cards["cheese-thief"].text, Line("igels-ability-used")
    for name, told, hidden in (
        ("cheese-thief", ability, used_up),
        ("cheese-thief/u", used_up, ability),
    ):
        state = position(Player(M, pool=name), Player(H), Player(R), phase=at("lead", 0))
        assert told in texts(scene(state, 0))
        assert hidden not in texts(scene(state, 0))
        asked_for = offer(state, 0, "lead")
        assert isinstance(asked_for, Pick)
        assert [each.hint for each in asked_for.options] == [told]


def test_C23_an_animal_that_may_hang_on_does_not_promise_the_ability_of_a_leader() -> None:
    only_sap = Line("igels-only-sap")
    for species, leader, pool in (
        (M, "gnaw", {"cheese-thief": only_sap, "trunkee": None, "whisker": only_sap}),
        (S, "ninja", {"bushtail": only_sap, "finee": None, "floxel": None}),
        (H, "gilly", {"jumbo": only_sap, "junkie": None}),
    ):
        told = {name: it or CONTENT.animal_cards[name].text for name, it in pool.items()}
        own = Player(species, fight=leader, pool=" ".join(pool))
        state = position(own, Player(R), Player(R), phase=at("join", 0))
        asked_for = offer(state, 0, "add")
        assert isinstance(asked_for, Pick)
        assert {each.value: each.hint for each in asked_for.options} == told
        for each in told.values():
            assert each in texts(scene(state, 0))


@pytest.mark.parametrize("cards", ["", "mud", "mud web", "mud web club", "mud web club rage"])
def test_an_animal_alone_at_home_is_drawn_in_full_beside_any_number_of_cards(cards: str) -> None:
    own = Player(R, fight="thistle", cards=cards, pool="fluff")
    state = position(own, Player(H, fight="jumbo"), Player(M), phase=at("c2", 1, 0))
    (head,) = stamps(scene(state, 0), drawings.face("fluff", R))
    assert head.scale == pytest.approx(0.52)


def test_C44_above_a_hand_the_picture_says_what_the_winner_of_a_battle_takes() -> None:
    state = battle()
    prize = line("igels-prize", count=2)
    assert prize in texts(scene(state))
    assert prize in texts(scene(state, 0))
    before = position(Player(H, hand="mud"), Player(M), Player(R), phase=at("bu", 0))
    assert not any(isinstance(it, Line) and "prize" in it.key for it in texts(scene(before, 0)))


def test_C61_the_favourite_food_of_each_species_that_is_free_is_shown_before_the_choice() -> None:
    state = new_game(3)
    shown = scene(state)
    assert len(stamps(shown, drawings.food("worm"))) == 3
    assert texts(shown).count(plus(1)) == 4 * 3
    shown = scene(do(state, (0, "species hedgehog")))
    assert not stamps(shown, drawings.food("worm"))
    assert len(stamps(shown, drawings.food("nuts"))) == 2
    said = "Squirrels: favourite food Nuts, one point more"
    assert said in english(shown)
    free = offer(state, 1, "species")
    assert isinstance(free, Pick)
    hints = [TEXTS.check(each.hint)["en"] for each in free.options if each.hint]
    assert hints[1] == said.removeprefix("Squirrels: ")


def test_while_some_choose_a_species_nobody_is_named_and_the_last_one_is() -> None:
    """Seats of the house choose once the people have, which the game cannot know."""
    some = do(new_game(3), (1, "species hedgehog"))
    assert Line("igels-wait-species-rest") in texts(scene(some, 1))
    last = do(some, (0, "species mouse"))
    assert any(isinstance(it, Line) and it.key == "igels-wait-species" for it in texts(scene(last)))


@pytest.mark.parametrize("seat", range(4))
def test_C31_C55_a_sleeper_whose_ability_is_used_up_shows_both_signs(seat: int) -> None:
    others = [Player(each, pool="") for each in (M, R, S)]
    players = (*others[:seat], Player(H, pool="nightwatch/z/u"), *others[seat:])
    shown = scene(position(*players))
    (face,) = (
        each
        for left in (False, True)
        for each in stamps(shown, drawings.face("nightwatch", H, Mood.ASLEEP, left=left))
    )
    (used,) = stamps(shown, drawings.sign("used"))
    middles = [each.x + each.scale * each.figure.size[0] / 2 for each in (used, face)]
    assert middles[0] < middles[1], "the Zs are at the right"
