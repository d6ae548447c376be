/*
 * The line to write on. A "/" opens the list of commands; a chosen command shows its options as
 * fields, with choices and the bot's own suggestions as one types. Enter sends.
 */

import { drawing, h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { world } from "./world.js";

const TYPING_MS = 120;
const MOST_SHOWN = 25;

const STRING = 3;
const WHOLE = 4;
const YES_OR_NO = 5;
const PERSON = 6;
const PLACE = 7;
const NUMBER = 10;

let groups = 0;

export class Composer {
  #fields = [];
  #command = null;
  #list = null;
  #asked = 0;
  #timer = 0;
  #busy = false;

  constructor({ id, dm, label }, page) {
    this.id = id;
    this.dm = dm;
    this.page = page;
    this.input = h("input", {
      type: "text",
      class: "line",
      role: "combobox",
      "aria-label": label,
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      placeholder: `${label}, or type / for what Hedgerow can do`,
      autocomplete: "off",
      maxlength: "2000",
      enterkeyhint: "send",
    });
    this.trouble = h("p", { class: "failed", role: "alert", hidden: true });
    this.space = h("div", { class: "writing" }, this.input);
    this.send = h("button", { type: "submit", class: "send", "aria-label": "Send", title: "Send" }, drawing("0 0 16 16", "M2 8 14 2.5 10.5 14 8 9zM14 2.5 8 9"));
    this.lists = h("div", { class: "lists" });
    this.element = h("form", { class: "composer", "aria-label": label, autocomplete: "off" }, this.trouble, this.lists, h("div", { class: "line-and-send" }, this.space, this.send));
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.input.addEventListener("input", () => this.#offerCommands());
    this.input.addEventListener("focus", () => this.#offerCommands());
    this.input.addEventListener("keydown", (event) => this.#keyed(event, () => this.#takeCommand(this.#list.item.value)));
    this.element.addEventListener("focusout", (event) => !this.element.contains(event.relatedTarget) && this.#close());
  }

  /** Put the cursor where one writes. */
  focus() {
    (this.#fields[0]?.input ?? this.input).focus();
  }

  // The list above the line

  #open(input, label, items, active, take) {
    this.#close();
    if (!items.length) return;
    const list = new Listbox(label, take);
    const track = () => (list.activeId ? input.setAttribute("aria-activedescendant", list.activeId) : input.removeAttribute("aria-activedescendant"));
    list.element.addEventListener("moved", track);
    this.lists.replaceChildren(list.element);
    list.show(items, active);
    this.#list = list;
    input.setAttribute("aria-controls", list.element.id);
    input.setAttribute("aria-expanded", "true");
  }

  #close() {
    this.#list = null;
    this.lists.replaceChildren();
    for (const input of [this.input, ...this.#fields.map((field) => field.input)]) {
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
      input.removeAttribute("aria-controls");
    }
  }

  #keyed(event, take) {
    if (event.isComposing) return;
    const { key } = event;
    if (this.#list && (key === "ArrowDown" || key === "ArrowUp" || key.startsWith("Page"))) {
      if (this.#list.moves(key)) event.preventDefault();
    } else if (this.#list?.item && (key === "Enter" || (key === "Tab" && !event.shiftKey && this.#list.eager))) {
      event.preventDefault();
      take();
    } else if (key === "Escape" && (this.#list || this.#command)) {
      event.preventDefault();
      event.stopPropagation();
      if (this.#list) this.#close();
      else this.#leaveCommand();
    }
  }

  // Commands

  #offerCommands() {
    const typed = /^\/(\S*)/.exec(this.input.value)?.[1];
    if (typed === undefined) return this.#close();
    const fitting = commands(this.dm).filter((command) => command.path.includes(typed.toLowerCase()));
    fitting.sort((one, other) => other.path.startsWith(typed) - one.path.startsWith(typed) || one.path.localeCompare(other.path));
    const items = fitting.map((command) => ({ name: `/${command.path}`, note: command.description, value: command }));
    this.#open(this.input, "Commands", items, 0, (item) => this.#takeCommand(item.value));
    if (this.#list) this.#list.eager = true;
    return undefined;
  }

  #takeCommand(command) {
    this.#close();
    this.trouble.hidden = true;
    this.#command = command;
    const options = [...command.options].sort((one, other) => Boolean(other.required) - Boolean(one.required));
    this.#fields = options.map((option) => this.#field(option));
    groups += 1;
    const leave = h("button", { type: "button", class: "quiet leave", "aria-label": `Leave /${command.path}`, title: "Leave this command", click: () => this.#leaveCommand() }, "×");
    const fields = this.#fields.map(({ element }) => element);
    const hint = h("p", { class: "small hint", id: `hint${groups}` }, command.description);
    this.hint = hint;
    this.space.replaceChildren(
      h("div", { class: "command", role: "group", "aria-label": `/${command.path}`, "aria-describedby": hint.id }, h("div", { class: "fields" }, h("b", { class: "path" }, `/${command.path}`), fields), leave, hint),
    );
    if (fields.length) this.#fields[0].input.focus();
    else this.send.focus();
  }

  #leaveCommand() {
    this.#close();
    this.#command = null;
    this.#fields = [];
    this.input.value = "";
    this.space.replaceChildren(this.input);
    this.input.focus();
    this.#close();
  }

  #field(option) {
    const name = `${option.name}, ${option.required ? "required" : "optional"}`;
    const input = h("input", { type: "text", role: "combobox", "aria-label": name, "aria-expanded": "false", "aria-autocomplete": "list", autocomplete: "off", size: "8", spellcheck: "false", enterkeyhint: "send" });
    const element = h("label", { class: "option" }, h("span", { class: "option-name" }, option.name, option.required ? h("span", { class: "needed" }, "*") : null), input);
    const field = { option, input, element, chosen: null, suggested: new Map() };
    const width = () => (input.size = Math.max(8, Math.min(30, input.value.length + 1)));
    const take = (item) => {
      input.value = item.name;
      field.chosen = item.value;
      width();
      this.#close();
      element.classList.remove("wrong");
      this.#fields.find((each) => each.option.required && !each.input.value)?.input.focus();
    };
    input.addEventListener("input", () => {
      field.chosen = null;
      width();
      element.classList.remove("wrong");
      this.#suggest(field, take, true);
    });
    input.addEventListener("focus", () => {
      this.hint.textContent = option.description || this.#command.description;
      this.#suggest(field, take, Boolean(option.required) && !input.value);
    });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Backspace" && !input.value && field === this.#fields[0]) {
        event.preventDefault();
        this.#leaveCommand();
      } else if (event.key === "ArrowDown" && !this.#list) {
        event.preventDefault();
        this.#suggest(field, take, true);
      } else this.#keyed(event, () => take(this.#list.item));
    });
    return field;
  }

  /** Offer what can stand in a field; `eager`: Enter takes the first of them. */
  #suggest(field, take, eager) {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    const show = (items) => {
      if (asked !== this.#asked || document.activeElement !== field.input) return;
      for (const item of items) field.suggested.set(item.name, item.value);
      this.#open(field.input, field.option.name, items, eager ? 0 : -1, take);
      if (this.#list) this.#list.eager = eager && Boolean(field.input.value);
    };
    const { option } = field;
    if (!option.autocomplete) {
      const typed = field.chosen === null ? field.input.value.toLowerCase() : "";
      return show(fixed(option).filter((item) => item.name.toLowerCase().includes(typed)).slice(0, MOST_SHOWN));
    }
    const ask = async () => {
      try {
        const { choices } = await this.page.wire.ask("complete", { channel: this.id, name: this.#command.path, options: this.#values(), focused: option.name });
        show((choices ?? []).map((choice) => ({ name: choice.name, value: choice.value })));
      } catch {
        show([]);
      }
    };
    this.#timer = setTimeout(ask, eager && field.input.value ? TYPING_MS : 0);
    return undefined;
  }

  #values() {
    const given = this.#fields.filter((field) => field.input.value.trim());
    return Object.fromEntries(given.map((field) => [field.option.name, valueOf(field)]));
  }

  // Sending

  async #submit() {
    if (this.#busy) return;
    const command = this.#command;
    const text = this.input.value.trim();
    if (!command && !text) return;
    const missing = this.#fields.find((field) => !fits(field));
    if (missing) {
      missing.element.classList.add("wrong");
      this.hint.textContent = `${missing.option.name}: ${missing.option.description || "this is needed"}`;
      missing.input.focus();
      return;
    }
    if (!command && text.startsWith("/")) return this.#say(`There is no command ${text.split(" ")[0]} here.`);
    this.#close();
    this.#busy = true;
    this.trouble.hidden = true;
    this.element.setAttribute("aria-busy", "true");
    try {
      if (command) await this.page.wire.ask("command", { channel: this.id, name: command.path, options: this.#values() });
      else await this.page.wire.ask("say", { channel: this.id, text });
      if (this.element.contains(document.activeElement)) this.#leaveCommand();
      else Object.assign(this.input, { value: "" });
    } catch (error) {
      this.#say(error.message);
    } finally {
      this.#busy = false;
      this.element.removeAttribute("aria-busy");
    }
  }

  #say(trouble) {
    this.trouble.hidden = false;
    this.trouble.replaceChildren(h("b", {}, "This interaction failed. "), trouble);
  }
}

/** Give the commands that can be used here; those within a group by their whole path. */
function commands(dm) {
  const usable = (command) => !dm || (command.contexts ? command.contexts.includes(1) : command.dm_permission !== false);
  const chat = world.commands.filter((command) => (command.type ?? 1) === 1 && usable(command));
  return chat.flatMap((command) => paths(command, command.name)).sort((one, other) => one.path.localeCompare(other.path));
}

function paths(command, path) {
  const inner = (command.options ?? []).filter((option) => option.type <= 2);
  if (inner.length) return inner.flatMap((option) => paths(option, `${path} ${option.name}`));
  return [{ path, description: command.description, options: command.options ?? [] }];
}

/** Give what an option offers without asking the bot. */
function fixed(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ name: choice.name, value: choice.value }));
  if (option.type === YES_OR_NO) return [{ name: "True", value: true }, { name: "False", value: false }];
  if (option.type === PERSON) return world.members.map((member) => ({ name: member.name, value: member.id }));
  if (option.type === PLACE) return world.channels.map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
  return [];
}

function valueOf(field) {
  const typed = field.input.value.trim();
  if (field.chosen !== null) return field.chosen;
  const named = [...field.suggested, ...fixed(field.option).map((item) => [item.name, item.value])].find(([name]) => name.toLowerCase() === typed.toLowerCase());
  if (named) return named[1];
  return field.option.type === WHOLE || field.option.type === NUMBER ? Number(typed) : typed;
}

function fits(field) {
  const { option, input } = field;
  if (!input.value.trim()) return !option.required;
  const value = valueOf(field);
  if (option.type === WHOLE || option.type === NUMBER) {
    const whole = option.type === NUMBER || Number.isInteger(value);
    return Number.isFinite(value) && whole && value >= (option.min_value ?? -Infinity) && value <= (option.max_value ?? Infinity);
  }
  const closed = option.choices?.length || [YES_OR_NO, PERSON, PLACE].includes(option.type);
  if (closed) return fixed(option).some((item) => item.value === value);
  return option.type !== STRING || (value.length >= (option.min_length ?? 0) && value.length <= (option.max_length ?? 6000));
}
