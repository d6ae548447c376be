/*
 * The page as a whole: it opens the connection, passes events to the right part of the page, and
 * says when the bot or the connection is down.
 */

import { askModal } from "./dialogs.js";
import { h } from "./dom.js";
import { Guide } from "./guide.js";
import { Channels } from "./channels.js";
import { countStamps } from "./timestamps.js";
import { kept, offerGames } from "./welcome.js";
import { Connection } from "./connection.js";
import { language, t } from "./words.js";
import { greeted, people, world } from "./world.js";

const BACK_MS = 6_000;

/** The menu whose choice loads the page anew: the focus returns to it. */
const CHOOSING = "hedgerow.choosing";

let rooms = null;
let guide = null;
let forgetting = 0;
const banner = document.getElementById("banner");

/** The parts of the page that a conversation may use. */
const page = {
  connection: null,
  go: (channel, message) => rooms.open(channel, message ?? ""),
  counted: () => rooms?.count(),
  seen: (kind, what) => guide?.seen(kind, what),
};

const HEARD = {
  hello: (hello) => {
    const first = !rooms;
    const there = new Set(hello.channels.map(({ id }) => id));
    const same = first || world.channels.every(({ id }) => there.has(id));
    // Without a file of their own, the tables of a server end with it.
    const anew = !first && hello.database !== world.database;
    greeted(hello);
    // Another server than before: nothing on the page is valid any more.
    if (!same) location.reload();
    if (first) begin();
    else rooms.take(hello.channels);
    if (hello.up === false) HEARD.down();
    else if (!first) say(t(anew ? "sandbox-started-anew" : "sandbox-connected"), BACK_MS);
  },
  channels: ({ channels }) => rooms?.take(channels),
  messages: ({ channel_id: channel, messages }) => rooms?.of(channel)?.fill(messages),
  message: (message) => rooms?.of(message.channel_id)?.take(message),
  gone: ({ channel_id: channel, id }) => rooms?.of(channel)?.remove(id),
  typing: ({ channel_id: channel }) => rooms?.of(channel)?.thinks("Hedgerow"),
  modal: (modal) => askModal(modal, page.connection),
  down: () => say(t("sandbox-restarting")),
  up: ({ commands }) => {
    if (commands) world.commands = commands;
    say(t("sandbox-back-again"), BACK_MS);
  },
  lost: () => say(t("sandbox-lost")),
};

countStamps();
const asked = new URLSearchParams(location.search);
page.connection = new Connection(asked.get("me"), language, (kind, body) => HEARD[kind]?.(body));

function begin() {
  rooms = new Channels(page);
  guide = new Guide(document.getElementById("guide"));
  chooseMe();
  document.getElementById("kept").append(kept());
  document.getElementById("skip").addEventListener("click", () => rooms.shown.composer.focus());
  document.getElementById("play-now").addEventListener("click", () => offerGames(rooms.channel, page));
  document.getElementById("restart").addEventListener("click", restart);
  document.body.classList.add("ready");
  document.getElementById(sessionStorage.getItem(CHOOSING))?.focus();
  sessionStorage.removeItem(CHOOSING);
}

function chooseMe() {
  choose("me", people().map(({ id, name }) => h("option", { value: id, selected: id === world.me }, name)));
  choose("lang", world.languages.map(({ code, name }) =>
    h("option", { value: code, lang: code, selected: code === world.language }, name)));
}

/** Fill a menu of the head; what is chosen goes into the address, and the page begins again. */
function choose(name, options) {
  const select = document.getElementById(name);
  select.replaceChildren(...options);
  select.addEventListener("change", () => {
    sessionStorage.setItem(CHOOSING, name);
    const address = new URL(location.href);
    address.searchParams.set(name, select.value);
    // A language belongs to a person: another one has their own.
    if (name === "me") address.searchParams.delete("lang");
    location.assign(address);
  });
}

async function restart() {
  const button = document.getElementById("restart");
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  try {
    await page.connection.ask("restart");
    page.seen("restart", {});
  } catch (error) {
    say(error.message, BACK_MS);
  } finally {
    button.removeAttribute("aria-busy");
  }
}

function say(text, forMs = 0) {
  clearTimeout(forgetting);
  banner.textContent = text;
  banner.hidden = false;
  banner.classList.toggle("good", forMs > 0);
  if (forMs) forgetting = setTimeout(() => (banner.hidden = true), forMs);
}
