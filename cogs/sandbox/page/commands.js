/*
 * The bot's commands as they are typed: which can be used where, which values an option offers
 * without asking the bot, and whether a typed value fits.
 */

import { people, world } from "./world.js";

const STRING = 3;
const WHOLE = 4;
const YES_OR_NO = 5;
const PERSON = 6;
const PLACE = 7;
const NUMBER = 10;

/** A command's contexts: in a server, and in direct messages with the bot. */
const IN_DM = 1;

/** Return the commands that can be used here; those within a group by their whole path. */
export function commands(dm) {
  const owns = world.me === world.server.owner;
  const usable = ({ contexts, default_member_permissions: needed }) =>
    (dm ? !contexts || contexts.includes(IN_DM) : true) && (owns || needed === null || needed === undefined);
  const chat = world.commands.map(spoken).filter((command) => (command.type ?? 1) === 1 && usable(command));
  const all = chat.flatMap((command) => paths(command, command.name));
  return all.sort((one, other) => one.path.localeCompare(other.path));
}

/** Return what an option offers without asking the bot, as items of a list. */
export function offered({ choices, type }) {
  if (choices?.length) return choices.map(({ name, value }) => ({ name, value }));
  if (type === YES_OR_NO) return [{ name: "True", value: true }, { name: "False", value: false }];
  if (type === PERSON) return people().map(({ name, id }) => ({ name, value: id }));
  if (type === PLACE) return world.channels.map(({ name, id }) => ({ name: `#${name}`, value: id }));
  return [];
}

/** Return the value that is meant by what was typed; `known` are items that were offered. */
export function meant(option, typed, known) {
  const named = [...known, ...offered(option)].find((item) => item.name.toLowerCase() === typed.toLowerCase());
  if (named) return named.value;
  return isNumber(option) ? Number(typed) : typed;
}

/** Return true if a value can be sent for an option. */
export function fits(option, value) {
  if (isNumber(option)) {
    const { min_value: least = -Infinity, max_value: most = Infinity } = option;
    const counts = option.type === NUMBER ? Number.isFinite(value) : Number.isInteger(value);
    return counts && value >= least && value <= most;
  }
  if (offered(option).length) return offered(option).some((item) => item.value === value);
  const { min_length: shortest = 0, max_length: longest = Infinity } = option;
  return option.type !== STRING || (value.length >= shortest && value.length <= longest);
}

function isNumber({ type, choices }) {
  return (type === WHOLE || type === NUMBER) && !choices?.length;
}

/** Return a command, or one of its options, in the language of the page's person. */
function spoken(each) {
  const { description, description_localizations: others, options, choices } = each;
  const named = ({ name, name_localizations: names, value }) => ({ name: names?.[world.language] ?? name, value });
  return {
    ...each,
    description: others?.[world.language] ?? description,
    ...(options ? { options: options.map(spoken) } : {}),
    ...(choices ? { choices: choices.map(named) } : {}),
  };
}

function paths({ options = [], description }, path) {
  const inner = options.filter((option) => option.type <= 2);
  if (inner.length) return inner.flatMap((option) => paths(option, `${path} ${option.name}`));
  return [{ path, description, options }];
}
