/*
 * The text box. A "/" opens the list of commands; a chosen command shows its options as
 * fields, with choices and the bot's own suggestions as one types. Enter sends.
 */

import { commands, fits, meant, offered } from "./commands.js";
import { drawing, h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { t } from "./words.js";

const TYPING_MS = 120;
const MOST_SHOWN = 25;
const COMBOBOX = { type: "text", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
  autocomplete: "off", enterkeyhint: "send" };

export class Composer {
  #fields = [];
  #command = null;
  #list = null;
  #busy = false;

  constructor({ id, dm, label }, page) {
    this.id = id;
    this.dm = dm;
    this.page = page;
    const placeholder = t("sandbox-or-command", { label });
    this.input = h("input.line", { ...COMBOBOX, "aria-label": label, placeholder, maxlength: "2000" });
    this.trouble = h("p.failed", { role: "alert", hidden: true });
    this.space = h("div.writing", this.input);
    this.send = h("button.send", { type: "submit", "aria-label": t("sandbox-send"), title: t("sandbox-send") },
      drawing("M2 8 14 2.5 10.5 14 8 9zM14 2.5 8 9"));
    this.lists = h("div.lists");
    this.hint = h("p.small.hint");
    this.element = h("form.composer", { "aria-label": label, autocomplete: "off" },
      this.trouble, this.lists, h("div.line-and-send", this.space, this.send));
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.element.addEventListener("focusout", ({ relatedTarget: to }) => !this.element.contains(to) && this.#close());
    this.input.addEventListener("input", () => this.#offerCommands());
    this.input.addEventListener("focus", () => this.#offerCommands());
    this.input.addEventListener("keydown", (event) => this.#keyed(event, (item) => this.#takeCommand(item.value)));
  }

  /** Move the focus to the text box. */
  focus() {
    (this.#fields[0]?.input ?? this.input).focus();
  }

  /** What is typed and not sent; a command as it would be typed in full. */
  get draft() {
    if (!this.#command) return this.input.value;
    const given = this.#fields.filter(({ input }) => input.value.trim());
    return [`/${this.#command.path}`, ...given.map(({ option, input }) => `${option.name}:${input.value}`)].join(" ");
  }

  // The list above the text box

  /** `eager`: Enter takes the first item, and Tab too where something is typed. */
  #open(input, label, items, eager, take) {
    this.#close();
    if (!items.length) return;
    const list = new Listbox(label, take);
    list.element.addEventListener("moved", () => mark(input, "aria-activedescendant", list.activeId));
    this.lists.replaceChildren(list.element);
    list.show(items, eager ? 0 : -1);
    list.input = input;
    list.byTab = eager && Boolean(input.value);
    this.#list = list;
    mark(input, "aria-controls", list.element.id);
    input.setAttribute("aria-expanded", "true");
  }

  #close() {
    this.#list = null;
    this.lists.replaceChildren();
    for (const input of [this.input, ...this.#fields.map((field) => field.input)]) {
      input.setAttribute("aria-expanded", "false");
      mark(input, "aria-activedescendant", "");
      mark(input, "aria-controls", "");
    }
  }

  #keyed(event, take) {
    const { key, shiftKey } = event;
    const list = this.#list;
    const takes = key === "Enter" || (key === "Tab" && !shiftKey && list?.byTab);
    if (event.isComposing || !(list || this.#command)) return;
    if (list && /^(Arrow(Up|Down)|Page)/.test(key)) list.moves(key);
    else if (list?.item && takes) take(list.item);
    else if (key === "Escape" && list) this.#close();
    else if (key === "Escape") this.#leaveCommand();
    else return;
    event.preventDefault();
  }

  // Commands

  #offerCommands() {
    if (!this.input.value.startsWith("/")) return this.#close();
    // All that was typed counts: "/season start" is no "/season close". What a command is typed with is
    // sent as it is, so nothing is offered then.
    const typed = this.input.value.slice(1).trimEnd().toLowerCase();
    const fitting = commands(this.dm).filter(({ path }) => path.includes(typed));
    const rank = ({ path }) => (path === typed) * 2 + path.startsWith(typed);
    fitting.sort((one, other) => rank(other) - rank(one));
    const items = fitting.map((each) => ({ name: `/${each.path}`, note: each.description, value: each }));
    return this.#open(this.input, t("sandbox-commands"), items, true, (item) => this.#takeCommand(item.value));
  }

  #takeCommand(command) {
    this.#close();
    this.trouble.hidden = true;
    this.#command = command;
    const options = [...command.options].sort((one, other) => Boolean(other.required) - Boolean(one.required));
    this.#fields = options.map((option) => this.#field(option));
    this.hint.textContent = command.description;
    const name = `/${command.path}`;
    const leaves = t("sandbox-leave-command", { name });
    const leave = { "aria-label": leaves, title: leaves, click: () => this.#leaveCommand() };
    this.space.replaceChildren(h("div.command", { role: "group", "aria-label": name },
      h("div.fields", h("b.path", name), this.#fields.map(({ element }) => element)),
      h("button.quiet.leave", leave, "×"),
      this.hint));
    (this.#fields[0]?.input ?? this.send).focus();
  }

  #leaveCommand(stay = true) {
    this.#command = null;
    this.#fields = [];
    this.input.value = "";
    this.space.replaceChildren(this.input);
    if (stay) this.input.focus();
    this.#close();
  }

  #field(option) {
    const { name, required, description } = option;
    const label = t(required ? "sandbox-required" : "sandbox-optional", { name });
    const input = h("input", { ...COMBOBOX, "aria-label": label, size: "8", spellcheck: "false" });
    const element = h("label.option", h("span.option-name", name, required ? h("span.needed", "*") : null), input);
    // `coming`: the bot's choices, as a promise; `takes`: take the first of them.
    const field = { option, input, element, chosen: null, known: [], coming: null, takes: false, asked: 0 };
    const typed = () => {
      input.size = Math.max(8, Math.min(30, input.value.length + 1));
      element.classList.remove("wrong");
    };
    field.set = (item) => {
      input.value = item.name;
      field.chosen = item.value;
      typed();
    };
    const take = (item) => {
      field.set(item);
      this.#close();
      this.#fields.find((each) => each.option.required && !each.input.value)?.input.focus();
    };
    input.addEventListener("input", () => {
      field.chosen = null;
      field.takes = false;
      typed();
      this.#suggest(field, take, true);
    });
    input.addEventListener("focus", () => {
      this.hint.textContent = description || this.#command.description;
      this.#suggest(field, take, Boolean(required) && !input.value);
    });
    input.addEventListener("keydown", (event) => {
      const leaves = event.key === "Backspace" && !input.value && field === this.#fields[0];
      if (leaves) this.#leaveCommand();
      else if (this.#isAwaited(field) && !this.#list?.item && this.#hurries(field, event)) return undefined;
      else if (event.key === "ArrowDown" && !this.#list) this.#suggest(field, take, true);
      else return this.#keyed(event, take);
      return event.preventDefault();
    });
    return field;
  }

  /** Offer the values of a field; `eager`: Enter takes the first one. */
  #suggest(field, take, eager) {
    const { option, input, chosen } = field;
    const show = (items) => this.#open(input, option.name, items, eager, take);
    const fitting = (items) => items.filter(({ name }) => name.toLowerCase().includes(input.value.toLowerCase()));
    if (!option.autocomplete) return show((chosen ? offered(option) : fitting(offered(option))).slice(0, MOST_SHOWN));
    // Until the bot answers, its earlier choices stay as far as they fit.
    show(this.#list?.input === input ? fitting(this.#list.items) : []);
    field.asked += 1;
    field.coming = this.#offer(field, take, show, eager && input.value ? TYPING_MS : 0);
    return undefined;
  }

  async #offer(field, take, show, after) {
    const asked = field.asked;
    const isStale = () => asked !== field.asked || !this.#fields.includes(field);
    await new Promise((resume) => setTimeout(resume, after));
    if (isStale()) return;
    const items = await this.#complete(field.option);
    if (isStale()) return;
    const here = document.activeElement === field.input;
    const takes = field.takes && field.chosen === null && items.length > 0;
    field.known.push(...items);
    [field.coming, field.takes] = [null, false];
    if (takes && here) take(items[0]);
    else if (takes) field.set(items[0]);
    else if (here) show(items);
  }

  /** Return true if the bot has not yet answered what was typed. */
  #isAwaited({ coming, input, chosen }) {
    return coming && input.value.trim() && chosen === null;
  }

  /** Handle Enter or Tab before the bot has answered; return true if nothing else is to do. */
  #hurries(field, event) {
    const { key, shiftKey, isComposing } = event;
    if (isComposing || shiftKey || !(key === "Enter" || key === "Tab")) return false;
    if (key === "Enter") event.preventDefault();
    if (key === "Enter" && field.takes) this.#submit();
    field.takes = true;
    return true;
  }

  async #complete(option) {
    const asked = { name: this.#command.path, options: this.#values(), focused: option.name };
    const answer = this.page.connection.ask("complete", { channel: this.id, ...asked });
    const { choices } = await answer.catch(() => ({ choices: [] }));
    return choices.map(({ name, value }) => ({ name, value }));
  }

  #values() {
    const given = this.#fields.filter(({ input }) => input.value.trim());
    return Object.fromEntries(given.map((field) => [field.option.name, valueOf(field)]));
  }

  // Sending

  async #submit() {
    if (this.#busy) return;
    this.#busy = true;
    for (let field; (field = this.#fields.find((each) => this.#isAwaited(each))); ) {
      field.takes = true;
      await field.coming;
    }
    this.#busy = false;
    const command = this.#command;
    const text = this.input.value.trim();
    if (!(command || text)) return;
    const isWrong = (each) => (each.input.value.trim() ? !fits(each.option, valueOf(each)) : each.option.required);
    const wrong = this.#fields.find(isWrong);
    if (wrong) {
      wrong.input.focus();
      wrong.element.classList.add("wrong");
      const { name, description } = wrong.option;
      this.hint.textContent = description ? `${name}: ${description}` : t("sandbox-this-needed", { name });
    } else if (command) this.#ask("command", { name: command.path, options: this.#values() });
    else if (text.startsWith("/")) this.#sayCommand(text);
    else this.#ask("say", { text });
  }

  /** Send a command that is typed in full: "/play race" as well as "/play game:race pace:slow". */
  #sayCommand(typed) {
    const text = typed.replace(/\s+/g, " ");
    const named = commands(this.dm).filter(({ path }) => `${text} `.toLowerCase().startsWith(`/${path} `));
    const [command] = named.sort((one, other) => other.path.length - one.path.length);
    if (!command) return this.#say(t("sandbox-no-command", { name: text.split(" ")[0] }));
    const rest = text.slice(command.path.length + 1).trim();
    this.#takeCommand(command);
    const names = this.#fields.map(({ option }) => option.name);
    const [first, ...pairs] = rest.split(new RegExp(`(?<!\\S)(${names.join("|")}):`, "i"));
    const given = { [names[0]]: first.trim() };
    for (let at = 0; at < pairs.length; at += 2) given[pairs[at].toLowerCase()] = pairs[at + 1].trim();
    for (const field of this.#fields) field.set({ name: given[field.option.name] ?? "", value: null });
    return this.#submit();
  }

  async #ask(op, body) {
    this.#close();
    this.#busy = true;
    this.trouble.hidden = true;
    try {
      await this.page.connection.ask(op, { channel: this.id, ...body });
      this.#leaveCommand(this.element.contains(document.activeElement));
    } catch (error) {
      this.#say(h("b", t("sandbox-failed")), " ", error.message);
    } finally {
      this.#busy = false;
    }
  }

  #say(...trouble) {
    this.trouble.hidden = false;
    this.trouble.replaceChildren(...trouble);
  }
}

function valueOf({ option, input, chosen, known }) {
  return chosen ?? meant(option, input.value.trim(), known);
}

function mark(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
