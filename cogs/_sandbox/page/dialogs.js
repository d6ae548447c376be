/*
 * What opens over the page: the bot's modals, an enlarged picture, and the choice of a game.
 */

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { MENUS } from "./parts.js";
import { world } from "./world.js";

const PARAGRAPH = 2;

/** Show a picture as large as the window is. */
export function enlarge(image) {
  const shown = h("dialog", { class: "large", "aria-label": image.alt || "Picture" }, h("img", { src: image.src, alt: image.alt }), h("p", { class: "small" }, image.alt));
  shown.append(h("button", { type: "button", class: "press secondary", autofocus: true, click: () => shown.close() }, "Close"));
  shown.addEventListener("click", (event) => event.target.tagName !== "P" && shown.close());
  open(shown);
}

/** Show something in a dialog with a title; give the dialog. */
export function ask(title, ...children) {
  const shown = h("dialog", { class: "asking", "aria-labelledby": "asking-title" }, h("h2", { id: "asking-title" }, title), children);
  shown.append(h("button", { type: "button", class: "quiet", click: () => shown.close() }, "Never mind"));
  open(shown);
  return shown;
}

/** Show a modal of the bot's and send what is written. */
export function askModal(modal, wire) {
  const fields = new Map();
  const trouble = h("p", { class: "failed", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "press primary" }, "Submit");
  const form = h(
    "form",
    { method: "dialog" },
    h("h2", { id: "modal-title" }, modal.title),
    (modal.components ?? []).map((component) => labelled(component, fields)),
    trouble,
    h("div", { class: "row" }, send, h("button", { type: "button", class: "press secondary", click: () => shown.close() }, "Cancel")),
  );
  const shown = h("dialog", { class: "modal", "aria-labelledby": "modal-title" }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.disabled) return;
    send.disabled = true;
    trouble.hidden = true;
    const written = Object.fromEntries([...fields].map(([name, read]) => [name, read()]));
    try {
      await wire.ask("submit", { of: modal.nonce, custom_id: modal.custom_id, fields: written });
      shown.close();
    } catch (error) {
      trouble.hidden = false;
      trouble.replaceChildren(h("b", {}, "This interaction failed. "), error.message);
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
}

/** Give a modal's field with its label. `fields` learns how to read it. */
function labelled(component, fields) {
  if (component.type === 10) return markdown(component.content ?? "");
  if (component.type === 1) return (component.components ?? []).map((each) => labelled({ label: each.label, component: each }, fields));
  const inner = component.component ?? component;
  const field = FIELDS[inner.type]?.(inner, fields, component.label ?? "");
  if (!field) return h("p", { class: "unknown" }, `A field of type ${inner.type}, which this page does not know.`);
  const needed = (inner.required ?? true) && inner.type !== CHECKBOX;
  const words = [
    h("span", { class: "label" }, component.label ?? "", needed ? h("span", { class: "needed", title: "required" }, " *") : null),
    component.description ? h("span", { class: "small" }, component.description) : null,
  ];
  const group = field.matches("fieldset");
  if (group) field.prepend(h("legend", {}, words));
  return group ? field : h("label", { class: "field" }, words, field);
}

const CHECKBOX = 23;

const FIELDS = {
  3: choice,
  4: written,
  5: choice,
  7: choice,
  8: choice,
  21: (given, fields) => ticks(given, fields, "radio"),
  22: (given, fields) => ticks(given, fields, "checkbox"),
  [CHECKBOX]: (given, fields) => {
    const box = h("input", { type: "checkbox", checked: given.default });
    fields.set(given.custom_id, () => box.checked);
    return box;
  },
};

function written(given, fields) {
  const attributes = {
    minlength: given.min_length || null,
    maxlength: given.max_length ?? 4000,
    required: given.required ?? true,
    placeholder: given.placeholder || null,
    autocomplete: "off",
  };
  const input = given.style === PARAGRAPH ? h("textarea", { ...attributes, rows: "4" }) : h("input", { ...attributes, type: "text" });
  input.value = given.value ?? "";
  fields.set(given.custom_id, () => input.value);
  return input;
}

function choice(given, fields) {
  const options = given.options ?? entities(given.type);
  if ((given.max_values ?? 1) > 1) return ticks({ ...given, options }, fields, "checkbox");
  const needed = given.required ?? true;
  const select = h(
    "select",
    { required: needed },
    h("option", { value: "" }, given.placeholder || `Choose ${MENUS[given.type]}`),
    options.map((option) => h("option", { value: option.value, selected: option.default }, [option.label, option.description].filter(Boolean).join(" – "))),
  );
  fields.set(given.custom_id, () => (select.value ? [select.value] : []));
  return select;
}

function ticks(given, fields, type) {
  const boxes = (given.options ?? []).map((option) => h("input", { type, name: `f-${given.custom_id}`, value: option.value, checked: option.default }));
  const group = h(
    "fieldset",
    {},
    boxes.map((box, at) => h("label", { class: "tickbox" }, box, h("span", {}, given.options[at].label), given.options[at].description ? h("span", { class: "small" }, given.options[at].description) : null)),
  );
  const most = given.max_values ?? boxes.length;
  const least = (given.required ?? true) ? (given.min_values ?? 1) : 0;
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const check = () => {
    const count = chosen().length;
    if (type === "checkbox") for (const box of boxes) box.disabled = !box.checked && count >= most;
    boxes[0]?.setCustomValidity(count < least ? `Choose at least ${least}.` : "");
  };
  group.addEventListener("change", check);
  check();
  fields.set(given.custom_id, type === "radio" ? () => chosen()[0] ?? null : chosen);
  return group;
}

function entities(type) {
  const people = type === 5 || type === 7 ? world.members : [];
  const places = type === 8 ? world.channels : [];
  return [...people, ...places].map((each) => ({ label: each.name, value: each.id }));
}
