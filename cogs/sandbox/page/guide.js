/*
 * The guide: a card beside the table for the first minutes of a game, which its reader can fold to
 * one line. It goes to its next page when the reader has done what it asks for, or presses *Next*.
 * The steps of a game come from the server (seeds/<game>/lessons.toml): `title`, `text`, and
 * `until`, which of `actsOf` end it.
 */

import { drawing, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { t } from "./words.js";
import { titleOf, world } from "./world.js";

const KEPT = "hedgerow.guide";

/** The lesson about the page itself. */
const FIRST = "hedgerow";
const STEPS = [
  { title: t("sandbox-guide-1-title"), text: t("sandbox-guide-1"), until: ["demo"] },
  { title: t("sandbox-guide-2-title"), text: t("sandbox-guide-2"), until: [] },
  { title: t("sandbox-guide-3-title"), text: t("sandbox-guide-3"), until: ["restart"] },
];

export class Guide {
  #lesson = FIRST;
  #at = 0;
  // On a phone it unfolds when a game begins: the welcome says enough.
  #open = matchMedia("(min-width: 701px)").matches;
  /** Whether the reader has folded or unfolded it: then it stays so. */
  #chosen = false;

  constructor(element) {
    this.element = element;
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT));
      if (kept) [this.#lesson, this.#at, this.#open, this.#chosen] = [kept.lesson, kept.at, kept.open, kept.chosen];
    } catch {
      // The stored progress cannot be read: the guide starts from the beginning.
    }
    this.#show();
  }

  /** Handle an event: "press", "choose", "demo", "restart" or "message", a new one. */
  seen(kind, what) {
    const begun = kind === "demo" ? what.game : kind === "message" && this.#lesson === FIRST && gameIn(what.element);
    if (begun && gameOf(begun)) {
      this.#open ||= !this.#chosen;
      this.#begin(begun);
    } else if (actsOf(kind, what).some((act) => this.#step.until.includes(act))) this.#turn(1);
  }

  get #steps() {
    return gameOf(this.#lesson)?.steps ?? STEPS;
  }

  get #step() {
    return this.#steps[this.#at] ?? this.#steps[0];
  }

  #begin(lesson) {
    this.#lesson = lesson;
    this.#at = 0;
    this.#show();
  }

  #turn(by) {
    this.#at = Math.max(0, Math.min(this.#steps.length - 1, this.#at + by));
    this.#show();
  }

  #fold() {
    [this.#open, this.#chosen] = [!this.#open, true];
    this.#show();
  }

  #show() {
    const state = { lesson: this.#lesson, at: this.#at, open: this.#open, chosen: this.#chosen };
    sessionStorage.setItem(KEPT, JSON.stringify(state));
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.act : null;
    const last = this.#steps.length - 1;
    const fold = { data: { act: "fold" }, "aria-expanded": String(this.#open), click: () => this.#fold() };
    const next = { data: { act: "next" }, click: () => (this.#at < last ? this.#turn(1) : this.#fold()) };
    const back = { data: { act: "back" }, click: () => this.#turn(-1), disabled: this.#at === 0 };
    const dot = (_, at) => h("i", { class: at === this.#at ? "here" : at < this.#at ? "past" : "" });
    const { title, text } = this.#step;
    const rest = [
      h("div.guide-words", { "aria-live": "polite", tabindex: "0" },
        h("p.unseen", `${t("sandbox-guide-step", { step: this.#at + 1, steps: last + 1 })}: ${title}`), markdown(text)),
      h("div.guide-end", h("button.quiet", back, t("sandbox-guide-back")),
        h("span.pages", { "aria-hidden": "true" }, this.#steps.map(dot)),
        h("button.quiet.next", next, t(this.#at < last ? "sandbox-guide-next" : "sandbox-guide-done"))),
      this.#choice(),
    ];
    this.element.replaceChildren(
      h("h2", h("button.fold", fold, h("span.small", t("sandbox-guide")), h("b", title), drawing("M4 6l4 4 4-4"))),
      ...(this.#open ? rest : []));
    const control = (act) => this.element.querySelector(`[data-act=${act}]:enabled`);
    if (focused) (control(focused) ?? control("next") ?? control("fold")).focus();
  }

  #choice() {
    const known = [{ slug: FIRST, title: t("sandbox-guide-here") }, ...world.games];
    const select = h("select", { "aria-label": t("sandbox-guide-to") },
      known.map((game) => h("option", { value: game.slug, selected: game.slug === this.#lesson }, titleOf(game))));
    select.addEventListener("change", () => this.#begin(select.value));
    return select;
  }
}

function gameOf(slug) {
  return world.games.find((game) => game.slug === slug);
}

/** Return what the reader has just done: "hand", "move" and the verb of a move, or the event itself. */
function actsOf(kind, { custom = "" }) {
  const parts = custom.split(":");
  if (kind === "press" && parts[0] === "n" && ["hand", "move"].includes(parts[2])) return ["hand"];
  const moved = (kind === "press" || kind === "choose") && ["p", "s"].includes(parts[0]);
  return moved ? ["move", parts[4]] : [kind];
}

/** Return the game whose table a message shows. */
function gameIn(element) {
  const heading = element.matches(".bot") ? element.querySelector("h3")?.textContent : null;
  return world.games.find((game) => titleOf(game) === heading)?.slug;
}
