/*
 * Lists to choose from, by pointer and by keys: the plain list that a text field drives, and the
 * menu that opens over the page for a select of a message.
 */

import { h } from "./dom.js";
import { t } from "./words.js";

let made = 0;

/** A role=listbox. Items are {name, note, value, icon, chosen}; its owner moves and closes it. */
export class Listbox {
  items = [];
  active = -1;

  /** `chosen(item)` is called for a click. */
  constructor(label, chosen, { several = false } = {}) {
    made += 1;
    this.chosen = chosen;
    const attributes = { role: "listbox", "aria-label": label, "aria-multiselectable": several ? "true" : null };
    this.element = h("ul.list", { id: `list${made}`, ...attributes });
    // A click on an option does not move the focus.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
    this.element.addEventListener("click", (event) => {
      const option = event.target.closest("[role=option]");
      if (!option || option.getAttribute("aria-disabled") === "true") return;
      this.go([...this.element.children].indexOf(option));
      this.chosen(this.items[this.active]);
    });
  }

  /** Show these items; `active` is the index of the marked one, -1 for none. */
  show(items, active = -1) {
    this.items = items;
    const option = ({ name, note, icon, chosen }, at) =>
      h("li", { id: `${this.element.id}o${at}`, role: "option", "aria-selected": chosen ? "true" : "false" },
        h("span.name", icon, name), note ? h("span.note", note) : null);
    this.element.replaceChildren(...items.map(option));
    this.active = -1;
    this.go(active);
  }

  /** Mark an item. */
  go(at) {
    this.element.children[this.active]?.classList.remove("active");
    this.active = at;
    const option = this.element.children[at];
    option?.classList.add("active");
    option?.scrollIntoView({ block: "nearest" });
    this.element.dispatchEvent(new Event("moved"));
  }

  /** Return the id of the marked option, for aria-activedescendant. */
  get activeId() {
    return this.element.children[this.active]?.id ?? "";
  }

  get item() {
    return this.items[this.active];
  }

  /** Move by a key; return true if the key moves the mark. */
  moves(key) {
    const last = this.items.length - 1;
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -Infinity, End: Infinity }[key];
    if (!by || last < 0) return false;
    const to = this.active + by;
    // Arrows go round, pages stop at the ends.
    const round = key.startsWith("Arrow");
    this.go(to > last ? (round ? 0 : last) : to < 0 ? (round ? last : 0) : to);
    return true;
  }
}

let open = null;

/**
 * Open a menu at a control and call `answer(values)` with what is chosen.
 *
 * One is sent as it is chosen, several by *Confirm*. Escape and a click elsewhere close it; the
 * focus returns to the control.
 */
export function openMenu(control, { label, items, least, most, answer }) {
  closeMenu();
  const several = most > 1;
  const list = new Listbox(label, (item) => pick(item), { several });
  list.element.tabIndex = 0;
  const note = h("p.hint");
  const confirm = h("button.press.primary", { click: () => send(chosen()) }, t("sandbox-confirm"));
  const ending = several ? h("div.ending", note, confirm) : null;
  const panel = h("div.menu-panel", { popover: "auto" }, list.element, ending);
  const chosen = () => items.filter((item) => item.chosen).map((item) => item.value);

  const show = (at) => {
    list.show(items, at);
    if (!several) return;
    const count = chosen().length;
    note.textContent = t("sandbox-choose-range", { range: least === most ? most : `${least}–${most}`, count });
    confirm.disabled = count < least || count > most;
    for (const [index, option] of [...list.element.children].entries()) {
      option.classList.add("tick");
      if (count >= most && !items[index].chosen) option.setAttribute("aria-disabled", "true");
    }
  };
  const send = (values) => {
    panel.hidePopover();
    answer(values);
  };
  const pick = (item) => {
    if (!several) return send([item.value]);
    if (!item.chosen && chosen().length >= most) return undefined;
    item.chosen = !item.chosen;
    return show(list.active);
  };

  let typed = "";
  let typedAt = 0;
  list.element.addEventListener("moved", () => list.element.setAttribute("aria-activedescendant", list.activeId));
  list.element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (list.moves(event.key)) event.preventDefault();
    else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (list.item) pick(list.item);
    } else if (event.key.length === 1) {
      typed = event.timeStamp - typedAt > 800 ? event.key : typed + event.key;
      typedAt = event.timeStamp;
      const found = items.findIndex((item) => item.name.toLowerCase().startsWith(typed.toLowerCase()));
      if (found >= 0) list.go(found);
    }
  });
  panel.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    control.setAttribute("aria-expanded", "false");
    control.removeAttribute("aria-controls");
    const within = panel.contains(document.activeElement) || document.activeElement === document.body;
    panel.remove();
    if (open?.panel === panel) open = null;
    if (within && control.isConnected) control.focus({ preventScroll: true });
  });

  (control.closest("section") ?? document.body).append(panel);
  panel.showPopover();
  open = { panel, control, custom: control.dataset.custom };
  control.setAttribute("aria-expanded", "true");
  control.setAttribute("aria-controls", list.element.id);
  show(Math.max(0, items.findIndex((item) => item.chosen)));
  place(panel, control);
  list.element.focus({ preventScroll: true });
}

function closeMenu() {
  open?.panel.hidePopover();
}

/** Close the open menu if its control is gone or asks something else by now. */
export function checkMenu() {
  if (!open) return;
  const { control, custom } = open;
  if (!control.isConnected || control.disabled || control.dataset.custom !== custom) closeMenu();
}

function place(panel, control) {
  const box = control.getBoundingClientRect();
  const width = Math.min(Math.max(box.width, 240), innerWidth - 16);
  const below = innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const up = below < Math.min(260, panel.scrollHeight) && above > below;
  const left = Math.max(8, Math.min(box.left, innerWidth - width - 8));
  const edge = up ? { bottom: innerHeight - box.top + 4, maxHeight: above } : { top: box.bottom + 4, maxHeight: below };
  const room = { width, left, ...edge };
  for (const [name, pixels] of Object.entries(room)) panel.style[name] = `${pixels}px`;
}
