/*
 * What stands where nothing has been said yet: the welcome with a button per game that opens a
 * table with the house in the other seats. Later the same buttons are under *Play now*.
 */

import { ask } from "./dialogs.js";
import { drawing, h } from "./dom.js";
import { titleOf, world } from "./world.js";

const HERO = "Hedgerow: hedgehogs, badgers, mice, a fox, a unicorn, a turtle, an owl and Igor at a hedge at dusk.";

/** Make the beginning of a channel. */
export function welcome(channel, page) {
  return h("div.welcome",
    h("img.hero", { src: "/page/hero.webp", width: 1280, height: 640, alt: HERO }),
    h("h3", "Choose a game"),
    h("p", `Hedgerow hosts table games, here and in your direct messages. The house takes the other
      seats, so you play at once.`),
    starters(channel.id, page),
    h("p.small", "Or type ", h("kbd", "/play"), ` to open a table for your friends: each window of this page can be
      a different person.`),
    kept());
}

/** Make the beginning of a thread. */
export function welcomeToThread(thread) {
  return h("div.welcome.small-one", h("p", `${thread.topic}: one table, apart from what is said there.`));
}

/** Make the beginning of the direct messages. */
export function welcomeToMessages() {
  return h("div.welcome.small-one", h("p", `When a game with cards begins, yours come here. Only you see them, and you can
    play the whole game from here.`));
}

/** Say where the tables are kept, folded: the path is long; and lead to the check of a game. */
export function kept() {
  return h("div.small.kept",
    h("a", { href: "/verify" }, "Check a downloaded game"),
    h("details", h("summary", "Where your tables are kept"), h("code", world.database)));
}

/** Let somebody choose a game to play in an open dialog. */
export function offerGames(conversation, page) {
  const words = h("p", `A table in #${conversation.name}, with the house in the other seats.`);
  const dialog = ask("Play now", words, starters(conversation.id, page, () => dialog.close()));
}

function starters(channel, page, begun = () => {}) {
  const trouble = h("p.failed", { role: "alert", hidden: true });
  const begin = async (card, slug) => {
    if (card.getAttribute("aria-busy") === "true") return;
    card.setAttribute("aria-busy", "true");
    trouble.hidden = true;
    try {
      await page.connection.ask("demo", { channel, game: slug });
      begun();
      page.go(channel);
      page.seen("demo", { game: slug });
    } catch (error) {
      trouble.hidden = false;
      trouble.textContent = error.message;
      trouble.scrollIntoView({ block: "nearest" });
    } finally {
      card.removeAttribute("aria-busy");
    }
  };
  // The shortest game first.
  const games = [...world.games].sort((one, other) => one.minutes[0] - other.minutes[0]);
  return h("div.starting", h("ul.starters", games.map((game) => h("li", starter(game, begin)))), trouble);
}

function starter(game, begin) {
  const least = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  const title = titleOf(game);
  const card = h("button.starter", { "aria-label": `Play ${title} now`, click: () => begin(card, game.slug) },
    h("span.sign", drawing(...game.icon)),
    h("span.about", h("b", title), h("span", game.blurb)),
    h("span.players", `${least === most ? least : `${least}–${most}`} players`, h("span.go", "Play now")));
  return card;
}
