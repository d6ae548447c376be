/*
 * The guide: a card beside the table for the first minute of a game. It goes to its next page when
 * the reader has done what it asks for, or presses *Next*. The steps of a game come from the server
 * (seeds/<game>/lessons.toml): `title`, `text`, and `until`, which of `actsOf` end it.
 */

import { drawing, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { titleOf, world } from "./world.js";

const KEPT = "hedgerow.guide";

/** The lesson about the page itself. */
const FIRST = "hedgerow";
const STEPS = [
  { title: "Welcome!", until: ["demo"], text: `Everybody can read the channel; only you can read **your direct
    messages**. Pick a game and press **Play now**: the house takes the other seats.` },
  { title: "More than one of you", until: [], text: `Open this address in **another window** and be somebody else there:
    *You are*, at the top. Then join the same table. Type \`/\` in the channel to see all commands.` },
  { title: "Nothing is lost", until: ["restart"], text: `Press **Restart the bot** in the middle of a game. The bot
    stops, starts again and continues every game where it was.` },
];

export class Guide {
  #lesson = FIRST;
  #at = 0;
  // On a phone it waits until a game begins: the welcome says enough.
  #open = matchMedia("(min-width: 701px)").matches;

  constructor(element, opener) {
    this.element = element;
    this.opener = opener;
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT));
      if (kept) [this.#lesson, this.#at, this.#open] = [kept.lesson, kept.at, kept.open];
    } catch {
      // The stored progress cannot be read: the guide starts from the beginning.
    }
    opener.addEventListener("click", () => this.#toggle());
    this.#show();
  }

  /** Handle an event: "press", "choose", "demo", "restart" or "message", a new one. */
  seen(kind, what) {
    const begun = kind === "demo" ? what.game : kind === "message" && this.#lesson === FIRST && gameIn(what.element);
    if (begun && gameOf(begun)) {
      this.#open = true;
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

  #toggle() {
    this.#open = !this.#open;
    this.#show();
    if (this.#open) this.element.querySelector("select").focus();
    else this.opener.focus();
  }

  #show() {
    sessionStorage.setItem(KEPT, JSON.stringify({ lesson: this.#lesson, at: this.#at, open: this.#open }));
    this.opener.setAttribute("aria-expanded", String(this.#open));
    this.element.hidden = !this.#open;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.act : null;
    const last = this.#steps.length - 1;
    const closes = "Close the guide";
    const close = { "aria-label": closes, title: closes, data: { act: "close" }, click: () => this.#toggle() };
    const next = { data: { act: "next" }, click: () => (this.#at < last ? this.#turn(1) : this.#toggle()) };
    const back = { data: { act: "back" }, click: () => this.#turn(-1), disabled: this.#at === 0 };
    const dot = (_, at) => h("i", { class: at === this.#at ? "here" : at < this.#at ? "past" : "" });
    this.element.replaceChildren(
      h("h2.unseen", "Guide"),
      h("div.guide-top", this.#choice(), h("button.quiet", close, drawing("M4 4l8 8M12 4l-8 8"))),
      h("div.guide-words", { "aria-live": "polite" },
        h("p.unseen", `Step ${this.#at + 1} of ${last + 1}`),
        markdown(`### ${this.#step.title}\n${this.#step.text.replace(/\s+/g, " ")}`)),
      h("div.guide-end", h("button.quiet", back, "Back"),
        h("span.pages", { "aria-hidden": "true" }, this.#steps.map(dot)),
        h("button.quiet.next", next, this.#at < last ? "Next" : "Done")));
    const control = (act) => this.element.querySelector(`[data-act=${act}]:enabled`);
    if (focused) (control(focused) ?? control("next")).focus();
  }

  #choice() {
    const known = [{ slug: FIRST, title: "Around here" }, ...world.games];
    const select = h("select", { "aria-label": "Guide to" },
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
