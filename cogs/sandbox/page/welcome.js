/*
 * What stands where nothing has been said yet: the welcome with a button per game that opens a
 * table with the house in the other seats. Later the same buttons are under *Play now*.
 */

import { ask } from "./dialogs.js";
import { drawing, h } from "./dom.js";
import { inline } from "./markdown.js";
import { t } from "./words.js";
import { titleOf, world } from "./world.js";

/** Make the beginning of a channel. */
export function welcome(channel, page) {
  return h("div.welcome",
    h("img.hero", { src: "/page/hero.webp", width: 1280, height: 640, alt: t("sandbox-hero") }),
    h("h3", t("sandbox-welcome")),
    h("p", t("sandbox-welcome-house")),
    starters(channel.id, page),
    h("p.small", inline(t("sandbox-welcome-friends"))),
    kept());
}

/** Make the beginning of a thread. */
export function welcomeToThread(thread) {
  return h("div.welcome.small-one", h("p", t("sandbox-thread-start", { topic: thread.topic })));
}

/** Make the beginning of the direct messages. */
export function welcomeToMessages() {
  return h("div.welcome.small-one", h("p", t("sandbox-direct-start")));
}

/** Say where the tables are kept, folded: the path is long; and lead to the check of a game. */
export function kept() {
  return h("div.small.kept",
    h("a", { href: `/verify${location.search}` }, t("sandbox-check-link")),
    h("details", h("summary", t("sandbox-kept")), h("code", world.database)));
}

/** Let somebody choose a game to play in an open dialog. */
export function offerGames(conversation, page) {
  const words = h("p", t("sandbox-play-where", { name: conversation.name }));
  const dialog = ask(t("sandbox-play-now"), words, starters(conversation.id, page, () => dialog.close()));
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
  const range = least === most ? least : `${least}–${most}`;
  const title = titleOf(game);
  const card = h("button.starter", { "aria-label": t("sandbox-play-game", { game: title }), click: () => begin(card, game.slug) },
    h("span.sign", drawing(...game.icon)),
    h("span.about", h("b", title), h("span", game.blurb)),
    h("span.players", t("sandbox-players", { range }), h("span.go", t("sandbox-play-now"))));
  return card;
}
