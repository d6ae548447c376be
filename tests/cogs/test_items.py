"""Rows of buttons within the number of components that Discord takes in one message."""

from __future__ import annotations

from cogs.controls.items import MOST_COMPONENTS, button, menus_of, room_beside, rows_within
from cogs.pages.message_content import message_content, text_part


def test_a_full_message_leaves_out_its_last_buttons() -> None:
    parts = [text_part("words") for _ in range(30)]
    buttons = [button(f"id {number}", "Press") for number in range(12)]
    shown = rows_within(buttons, room_beside(parts))
    kept = [each.custom_id for row in shown for each in row.children]  # type: ignore[attr-defined]
    assert kept == [each.custom_id for each in buttons[:7]]
    content = message_content([*parts, *shown])
    assert content.view.total_children_count == MOST_COMPONENTS
    assert rows_within(buttons, 1) == []
    assert len(rows_within(buttons, 100)) == 3


def test_no_menu_is_left_with_a_single_option() -> None:
    for count, sizes in ((3, [3]), (25, [25]), (26, [13, 13]), (51, [17, 17, 17])):
        menus = menus_of(range(count))
        assert [len(each) for each in menus] == sizes
        assert [option for each in menus for option in each] == [*range(count)]
