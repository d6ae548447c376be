/*
 * What the page knows of the simulated server: who is there, its channels, the bot's commands.
 *
 * Filled by the server's greeting; everybody else only reads it.
 */

import { t } from "./words.js";

export const world = {
  me: null,
  members: [],
  server: {},
  channels: [],
  dm: {},
  commands: [],
  games: [],
  languages: [],
  language: "",
  database: "",
  /** The server's clock less this machine's, in ms: countdowns end when the bot says so. */
  ahead: 0,
};

/** Take the server's greeting. */
export function greeted(hello) {
  Object.assign(world, hello);
  world.ahead = hello.now ? hello.now * 1000 - Date.now() : 0;
}

/** Return who can be chosen; the bot is nobody to choose. */
export function people() {
  return world.members.filter((member) => !member.bot);
}

/** Return a member's name as people see it. */
export function nameOf(id) {
  return world.members.find((member) => member.id === String(id))?.name;
}

/** Return what a person can call a game: a title of the server's, or its slug. */
export function titleOf(game) {
  return game.title ?? game.name ?? game.slug;
}

/** Find a place of this page in an address of Discord's: a channel, and maybe a message. */
export function placeOf(url) {
  const found = /^https?:\/\/(?:\w+\.)?discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  if (!found) return null;
  const channel = world.channels.find((each) => each.id === found[1]);
  if (channel) return { channel: channel.id, message: found[2] ?? "", name: `#${channel.name}` };
  return found[1] === world.dm.id ? { channel: world.dm.id, message: found[2] ?? "", name: t("sandbox-direct") } : null;
}
