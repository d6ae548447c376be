/*
 * One conversation: its messages as a log, clicks in them, and the text box.
 *
 * Messages are known by their ids. An edited one is updated in place: its controls keep the focus,
 * and the scroll position stays.
 */

import { Composer } from "./composer.js";
import { enlarge } from "./dialogs.js";
import { drawing, h, morph } from "./dom.js";
import { checkMenu, openMenu } from "./listbox.js";
import { render, thinking } from "./message.js";
import { find, itemsOf } from "./parts.js";
import { t } from "./words.js";
import { world } from "./world.js";

/** A log that is scrolled this close to its end follows new messages. */
const AT_END_PX = 60;
/** Older messages are removed; the server does not send more than that either. */
const MOST_SHOWN = 200;
const THINKING_MS = 15_000;
const DISMISSED = "hedgerow.dismissed";

export class Conversation {
  unread = 0;
  #messages = new Map();
  #follows = true;
  #filled = false;
  /** The message to scroll to once it is in view, and how far below the top it was. */
  #place = null;
  #dismissed = new Set(JSON.parse(sessionStorage.getItem(DISMISSED) ?? "[]"));
  #down = null;
  #top = 0;
  #height = 0;

  /** `page` has `connection`, `go(channel, message)` and `seen(kind, what)`; `start` is shown before the messages. */
  constructor({ id, name, topic, dm, parent }, page, start) {
    this.id = id;
    this.name = name;
    this.parent = parent;
    this.page = page;
    this.start = start;
    this.log = h("div.log", { role: "log", "aria-label": name });
    this.foot = h("div.waiting");
    this.scroller = h("div.scroller", { tabindex: "-1" }, start, this.log, this.foot);
    this.below = h("button.below", { hidden: true, click: () => this.toEnd() }, t("sandbox-to-end"),
      drawing("M8 3v10M4 9l4 4 4-4"));
    this.composer = new Composer({ id, dm, label: t(dm ? "sandbox-write-bot" : "sandbox-write-channel", { name }) }, page);
    const hash = dm ? null : h("span.hash", { "aria-hidden": "true" }, "#");
    const label = t(dm ? "sandbox-direct-with" : "sandbox-channel", { name });
    this.element = h("section.conversation.empty", { class: dm ? "dm" : "", "aria-label": label },
      h("div.bar", h("h2", hash, name), h("p.topic", topic ?? "")),
      h("div.reading", this.scroller, this.below),
      this.composer.element);
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    new ResizeObserver(() => this.#keepEnd()).observe(this.log);
    new ResizeObserver(() => this.#keepEnd()).observe(this.scroller);
    this.log.addEventListener("pointerdown", ({ target }) => {
      this.#down = target.closest("[data-custom]")?.dataset.custom;
    });
    this.log.addEventListener("click", (event) => this.#clicked(event));
    this.log.addEventListener("keydown", (event) => this.#keyed(event));
  }

  /** Return true if it is visible now. */
  get visible() {
    return this.element.offsetParent !== null;
  }

  /** Replace all messages, as after a lost connection. */
  fill(messages) {
    const ids = new Set(messages.map((message) => message.id));
    for (const id of [...this.#messages.keys()]) if (!ids.has(id)) this.remove(id);
    for (const message of messages) this.take(message, { old: !this.#filled });
    this.#filled = true;
    this.#resume();
  }

  /** What a reload must not lose: the unsent text, and the place of a reader who is not at the end. */
  get kept() {
    const top = this.scroller.getBoundingClientRect().top;
    const first = [...this.log.children].find((each) => each.getBoundingClientRect().bottom > top);
    const here = !this.#follows && this.visible && first;
    const place = here ? { id: first.dataset.id, below: first.getBoundingClientRect().top - top } : this.#place;
    return { draft: this.composer.draft, place };
  }

  /** Begin with what was kept before a reload. */
  restore({ draft, place }) {
    this.composer.input.value = draft;
    this.#place = place;
  }

  #resume() {
    const element = this.#filled && this.visible && this.#messages.get(this.#place?.id)?.element;
    if (!element) return;
    this.#follows = false;
    const { top } = this.scroller.getBoundingClientRect();
    this.scroller.scrollTop += element.getBoundingClientRect().top - top - this.#place.below;
    this.#place = null;
  }

  /** Add a message, or update an edited one. */
  take(message, { old = false } = {}) {
    if (this.#dismissed.has(message.id)) return;
    const text = JSON.stringify(message);
    const known = this.#messages.get(message.id);
    if (known?.text === text) return;
    const fresh = render(message);
    if (known) {
      const focus = this.#focused(known.element);
      morph(known.element, fresh);
      this.#refocus(known.element, focus);
      checkMenu();
      Object.assign(known, { message, text });
    } else {
      const next = [...this.log.children].find((each) => later(each.dataset.id, message.id));
      this.#messages.set(message.id, { message, text, element: fresh });
      this.log.insertBefore(fresh, next ?? null);
      if (!old) fresh.classList.add("new");
      if (!old && message.author?.id !== world.me) this.#count();
    }
    if (message.author?.bot) this.foot.replaceChildren();
    if (!known && this.#messages.size > MOST_SHOWN) this.remove(this.log.firstElementChild.dataset.id);
    // A private message answers what its reader has just done: it comes into view.
    if (!known && !old && fresh.classList.contains("ephemeral")) this.#follows = true;
    this.#changed();
    if (!known && !old) this.page.seen("message", { element: fresh });
  }

  /** Remove a message. */
  remove(id) {
    const known = this.#messages.get(id);
    if (!known) return;
    const { element } = known;
    const held = element.contains(document.activeElement);
    const beside = element.previousElementSibling ?? element.nextElementSibling ?? this.scroller;
    this.#messages.delete(id);
    element.remove();
    if (held) beside.focus({ preventScroll: true });
    checkMenu();
    this.#changed();
  }

  /** Show that the bot is typing. */
  thinks(name) {
    const dots = thinking(name);
    this.foot.replaceChildren(dots);
    setTimeout(() => dots.remove(), THINKING_MS);
    this.#keepEnd();
  }

  /** Scroll to a message and mark it; without one to the end. */
  reveal(id) {
    const element = this.#messages.get(id)?.element;
    if (!element) return this.toEnd();
    this.#follows = false;
    element.scrollIntoView({ block: "start" });
    element.focus({ preventScroll: true });
    element.classList.remove("shown-to");
    requestAnimationFrame(() => element.classList.add("shown-to"));
    return undefined;
  }

  /** Scroll to the end and stay there. */
  toEnd() {
    this.#follows = true;
    this.#keepEnd();
  }

  /** Mark everything here as read. */
  read() {
    this.unread = 0;
    this.#resume();
    this.#keepEnd();
  }

  #changed() {
    const held = this.start.contains(document.activeElement);
    this.element.classList.toggle("empty", this.#messages.size === 0);
    // The welcome goes with the first message, and the focus must not go with it.
    if (held && this.#messages.size) this.scroller.focus({ preventScroll: true });
    this.#keepEnd();
  }

  #count() {
    if (!this.visible || document.hidden) this.unread += 1;
    this.page.counted();
  }

  #keepEnd() {
    // Without messages the welcome is shown from its beginning.
    if (this.#follows && this.#messages.size) this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#scrolled();
  }

  #scrolled() {
    if (!this.visible) return;
    const { scrollTop: top, scrollHeight: height, clientHeight } = this.scroller;
    // Only scrolling up leaves the end; a change of size does not.
    if (height - top - clientHeight < AT_END_PX) this.#follows = true;
    else if (top < this.#top && height >= this.#height) this.#follows = false;
    [this.#top, this.#height] = [top, height];
    this.below.hidden = this.#follows || this.#messages.size === 0;
  }

  // Focus

  #focused(element) {
    const control = document.activeElement;
    if (!control || !element.contains(control)) return null;
    return { control, custom: control.dataset.custom, name: nameOfControl(control), act: control.dataset.act };
  }

  #refocus(element, before) {
    if (!before) return;
    const { control, custom, name, act } = before;
    const right = (each) =>
      !each.disabled && each.dataset.act === act && (each.dataset.custom === custom || nameOfControl(each) === name);
    if (document.activeElement === control && (control === element || right(control))) return;
    const controls = [...element.querySelectorAll("[data-act]")];
    const same = controls.find((each) => right(each) && each.dataset.custom === custom) ?? controls.find(right);
    // Never move the focus to a control that does something else: a double press means the first one.
    (same ?? element).focus({ preventScroll: true });
  }

  // Clicks

  #clicked(event) {
    const control = event.target.closest("[data-act]");
    if (!control) return;
    const article = control.closest("article");
    const known = this.#messages.get(article?.dataset.id);
    const { act, custom } = control.dataset;
    // The message was edited under the pointer: the target is gone.
    const aimed = !custom || event.detail === 0 || this.#down === custom;
    if (act === "reveal") reveal(control);
    else if (act === "enlarge") enlarge(control.closest("figure").querySelector("img"));
    else if (act === "go") this.page.go(control.dataset.channel, control.dataset.message);
    else if (act === "dismiss") this.#dismiss(known.message.id);
    else if (act === "press" && aimed) this.#do(control, known, "press", {});
    else if (act === "open" && aimed) this.#open(control, known);
  }

  #keyed(event) {
    const hidden = event.target.closest?.("[data-act=reveal]");
    if (hidden && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      reveal(hidden);
    }
  }

  #dismiss(id) {
    this.#dismissed.add(id);
    sessionStorage.setItem(DISMISSED, JSON.stringify([...this.#dismissed]));
    this.remove(id);
  }

  #open(control, known) {
    const menu = find(known.message.components, control.dataset.custom);
    if (!menu) return;
    const items = itemsOf(menu);
    const least = menu.min_values ?? 1;
    const most = Math.min(menu.max_values ?? 1, Math.max(items.length, 1));
    const answer = (values) => {
      const names = items.filter((item) => values.includes(item.value)).map((item) => item.name);
      control.querySelector(".shown").replaceChildren(names.join(", ") || menu.placeholder || "");
      this.#do(control, known, "choose", { values });
    };
    openMenu(control, { label: control.getAttribute("aria-label"), items, least, most, answer });
  }

  async #do(control, known, op, more) {
    if (control.getAttribute("aria-busy") === "true") return;
    const { message, element } = known;
    const { custom } = control.dataset;
    element.querySelector(".failed")?.remove();
    control.setAttribute("aria-busy", "true");
    try {
      await this.page.connection.ask(op, { channel: this.id, message: message.id, custom_id: custom, ...more });
      this.page.seen(op, { custom, channel: this.id });
    } catch (error) {
      element.append(h("p.failed", { role: "alert" }, h("b", t("sandbox-failed")), " ", error.message));
      this.#keepEnd();
    } finally {
      if (control.dataset.custom === custom) control.removeAttribute("aria-busy");
    }
  }
}

function reveal(spoiler) {
  spoiler.dataset.open = spoiler.dataset.open ? "" : "1";
  spoiler.setAttribute("aria-expanded", spoiler.dataset.open ? "true" : "false");
}

function nameOfControl(control) {
  return control.getAttribute("aria-label") ?? control.textContent;
}

/** Snowflakes grow with time: the longer one, or else the greater, is the later. */
function later(one, other) {
  return one.length === other.length ? one > other : one.length > other.length;
}

