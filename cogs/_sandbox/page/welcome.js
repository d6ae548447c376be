/*
 * What stands where nothing has been said yet: the welcome with a button per game that opens a
 * table with the house in the other seats. Later the same buttons are under *Play now*.
 */

import { ask } from "./dialogs.js";
import { drawing, h } from "./dom.js";
import { LESSONS } from "./lessons.js";
import { titleOf, world } from "./world.js";

const PLAIN = "M8 2l1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z";

/** Make the beginning of a channel. */
export function welcome(channel, page) {
  const start = starters(channel.id, page);
  return h(
    "div",
    { class: "welcome" },
    hedge(),
    h("h3", {}, "Come and sit down"),
    h("p", {}, "Hedgerow hosts five table games, here and in your direct messages. Choose one: the house takes the other seats and you play at once."),
    start,
    h("p", { class: "small" }, "Or type ", h("kbd", {}, "/play"), " to open a table for your friends: every window on this page can be somebody else."),
    h("p", { class: "small kept" }),
  );
}

/** Make the beginning of the direct messages. */
export function welcomeToMessages() {
  return h(
    "div",
    { class: "welcome small-one" },
    h("p", {}, "When a game begins your hand comes here, for you alone. It stays up to date, and you can play the whole game from it."),
  );
}

/** Let somebody choose a game to play in an open dialog. */
export function offerGames(conversation, page) {
  const dialog = ask("Play now", h("p", {}, `A table in #${conversation.name}, with the house in the other seats.`), starters(conversation.id, page, () => dialog.close()));
}

function starters(channel, page, begun = () => {}) {
  const trouble = h("p", { class: "failed", role: "alert", hidden: true });
  const order = Object.keys(LESSONS);
  // The easiest first, as the lessons stand; what has no lesson last.
  const games = [...world.games].sort((one, other) => (order.indexOf(one.slug) + 99) % 99 - (order.indexOf(other.slug) + 99) % 99);
  const cards = games.map((game) => {
    const lesson = LESSONS[game.slug];
    const title = titleOf(game);
    const seats = [game.seats ?? []].flat();
    const least = Math.min(...seats);
    const most = Math.max(...seats);
    const go = async () => {
      if (card.getAttribute("aria-busy") === "true") return;
      card.setAttribute("aria-busy", "true");
      trouble.hidden = true;
      try {
        await page.wire.ask("demo", { channel, game: game.slug });
        begun();
        page.seen("demo", { game: game.slug, channel });
      } catch (error) {
        trouble.hidden = false;
        trouble.textContent = error.message;
      } finally {
        card.removeAttribute("aria-busy");
      }
    };
    const card = h(
      "button",
      { type: "button", class: `starter of-${game.slug}`, "aria-label": `Play ${title} now`, click: go },
      h("span", { class: "sign" }, drawing("0 0 16 16", ...(lesson?.sign ?? [PLAIN]))),
      h("span", { class: "about" }, h("b", {}, title), h("span", {}, lesson?.blurb ?? game.blurb ?? "")),
      h("span", { class: "players" }, seats.length ? `${least === most ? least : `${least}–${most}`} players` : "", h("span", { class: "go" }, "Play now")),
    );
    return h("li", {}, card);
  });
  return h("div", { class: "starting" }, h("ul", { class: "starters" }, cards), trouble);
}

/** Draw a hedge with somebody in it. */
function hedge() {
  const urchin = document.querySelector(".top .urchin").cloneNode(true);
  const leaves = [leafy(31, 30, 5), leafy(17, 22, 3)].map((path) => drawing("0 0 400 60", path));
  leaves[0].setAttribute("class", "leaves back");
  leaves[1].setAttribute("class", "leaves");
  for (const each of leaves) each.setAttribute("preserveAspectRatio", "xMidYMax slice");
  const made = h("div", { class: "hedge", "aria-hidden": "true" }, leaves[0]);
  made.append(urchin, leaves[1]);
  return made;
}

/** Give the outline of a clipped hedge: one round tuft after the other. */
function leafy(step, height, sway) {
  let path = `M0 60V${60 - height}`;
  for (let x = 0, at = 0; x < 400; x += step, at += 1) {
    const y = 60 - height + (((at * 7) % 5) - 2) * sway;
    path += `A${step * 0.62} ${step * 0.62} 0 0 1 ${x + step} ${y}`;
  }
  return `${path}V60Z`;
}
