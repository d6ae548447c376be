/*
 * Dialogs over the page: the bot's modals, an enlarged picture, and the choice of a game.
 */

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { itemsOf, nameOfMenu, unknown } from "./parts.js";
import { t } from "./words.js";

const PARAGRAPH = 2;
const RADIO = 21;
const CHECKBOX = 23;

/** Show a picture as large as the window allows. */
export function enlarge({ src, alt }) {
  const shown = h("dialog.large", { "aria-label": alt || t("sandbox-picture") }, h("img", { src, alt }), h("p.small", alt),
    h("button.press.secondary", { autofocus: true }, t("sandbox-close")));
  shown.addEventListener("click", (event) => event.target.tagName !== "P" && shown.close());
  open(shown);
}

/** Show something in a dialog with a title; return the dialog. */
export function ask(title, ...children) {
  const shown = h("dialog.asking", { "aria-labelledby": "asking-title" }, h("h2", { id: "asking-title" }, title),
    children, h("button.quiet", { click: () => shown.close() }, t("sandbox-never-mind")));
  return open(shown);
}

/** Show a modal of the bot and submit its fields. */
export function askModal({ title, components = [], custom_id: custom, nonce }, connection) {
  const fields = new Map();
  const trouble = h("p.failed", { role: "alert", hidden: true });
  const send = h("button.press.primary", { type: "submit" }, t("sandbox-submit"));
  const form = h("form", { method: "dialog" },
    h("h2", { id: "modal-title" }, title),
    components.map((component) => labelled(component, fields)),
    trouble,
    h("div.row", send, h("button.press.secondary", { click: () => shown.close() }, t("sandbox-cancel"))));
  const shown = h("dialog.modal", { "aria-labelledby": "modal-title" }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.disabled) return;
    send.disabled = true;
    const written = Object.fromEntries([...fields].map(([name, read]) => [name, read()]));
    try {
      await connection.ask("submit", { of: nonce, custom_id: custom, fields: written });
      shown.close();
    } catch (error) {
      trouble.hidden = false;
      trouble.replaceChildren(h("b", t("sandbox-failed")), " ", error.message);
      send.disabled = false;
    }
  });
  open(shown);
  form.querySelector("input, textarea, select")?.focus();
}

function open(dialog) {
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Return a modal's field with its label. A function that reads it is added to `fields`. */
function labelled(component, fields) {
  const { type, content = "", components = [], component: inner = component, label = "", description } = component;
  if (type === 10) return markdown(content);
  if (type === 1) return components.map((each) => labelled({ label: each.label, component: each }, fields));
  const make = FIELDS[inner.type];
  if (!make) return unknown(`field ${inner.type}`);
  const field = make(inner, fields);
  const needed = isNeeded(inner) && inner.type !== CHECKBOX;
  const words = [
    h("span.label", label, needed ? h("span.needed", { title: t("sandbox-needed") }, " *") : null),
    description ? h("span.small", description) : null,
  ];
  if (!field.matches("fieldset")) return h("label.field", words, field);
  field.prepend(h("legend", words));
  return field;
}

const FIELDS = { 3: choice, 4: written, 5: choice, 7: choice, 8: choice, [RADIO]: ticks, 22: ticks, [CHECKBOX]: tick };

function isNeeded({ required }) {
  return required ?? true;
}

function written(given, fields) {
  const attributes = { minlength: given.min_length || null, maxlength: given.max_length ?? 4000, autocomplete: "off",
    required: isNeeded(given), placeholder: given.placeholder || null };
  const area = given.style === PARAGRAPH;
  const input = area ? h("textarea", { ...attributes, rows: "4" }) : h("input", { ...attributes, type: "text" });
  input.value = given.value ?? "";
  fields.set(given.custom_id, () => input.value);
  return input;
}

function choice(given, fields) {
  if ((given.max_values ?? 1) > 1) return ticks(given, fields);
  const select = h("select", { required: isNeeded(given) }, h("option", { value: "" }, nameOfMenu(given)),
    itemsOf(given).map(({ name, note, value, chosen }) =>
      h("option", { value, selected: chosen }, [name, note].filter(Boolean).join(" – "))));
  fields.set(given.custom_id, () => (select.value ? [select.value] : []));
  return select;
}

function tick(given, fields) {
  const box = h("input", { type: "checkbox", checked: given.default });
  fields.set(given.custom_id, () => box.checked);
  return box;
}

function ticks(given, fields) {
  const items = itemsOf(given);
  const one = given.type === RADIO;
  const named = { type: one ? "radio" : "checkbox", name: `f-${given.custom_id}` };
  const boxes = items.map(({ value, chosen }) => h("input", { ...named, value, checked: chosen }));
  const group = h("fieldset", items.map(({ name, note }, at) =>
    h("label.tickbox", boxes[at], h("span", name), note ? h("span.small", note) : null)));
  const most = given.max_values ?? boxes.length;
  const least = isNeeded(given) ? (given.min_values ?? 1) : 0;
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const check = () => {
    const count = chosen().length;
    for (const box of boxes) box.disabled = !one && !box.checked && count >= most;
    boxes[0]?.setCustomValidity(count < least ? t("sandbox-choose-least", { least }) : "");
  };
  group.addEventListener("change", check);
  check();
  fields.set(given.custom_id, one ? () => chosen()[0] ?? null : chosen);
  return group;
}
