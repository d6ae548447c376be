/*
 * The components of a message as elements: Discord's second kind (containers, sections, galleries)
 * and its first (rows of buttons and menus). What a click means is in data-* attributes, which
 * `conversation.js` reads. A kind of component that this page does not know is shown as such.
 */

import { drawing, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { t } from "./words.js";
import { people, placeOf, world } from "./world.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

const PEOPLE = [5, 7];
const CHANNELS = 8;

const KINDS = {
  1: (row, message) => h("div.row", parts(row.components, message)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: ({ components, accessory }, message) =>
    h("div.section", h("div.said", parts(components, message)), parts(accessory ? [accessory] : [], message)),
  10: (text) => markdown(text.content ?? ""),
  11: ({ media, description, spoiler }, message) =>
    picture(media, description, message, { spoiler, kind: "thumbnail" }),
  12: ({ items = [] }, message) =>
    h("div.gallery", { class: items.length > 1 ? "several" : "" },
      items.map(({ media, description, spoiler }) => picture(media, description, message, { spoiler }))),
  13: ({ file, name, size }, message) => {
    const found = fileOf(file?.url, message) ?? { filename: name, size, url: file?.url };
    return download(found);
  },
  14: ({ spacing, divider }) => h("hr", { class: `gap${spacing === 2 ? 2 : 1}${divider === false ? " bare" : ""}` }),
  17: ({ components, spoiler, accent_color: accent }, message) =>
    accented(h("div.container", { class: spoiler ? "veiled" : "" }, parts(components, message)), accent),
};

/** Render components; `message` has the files they name. */
export function parts(components, message) {
  const render = (each) => KINDS[each.type]?.(each, message) ?? unknown(`component ${each.type}`);
  return (components ?? []).map(render);
}

/** Find a component of a message by its custom_id. */
export function find(components, customId) {
  for (const each of components ?? []) {
    if (each.custom_id === customId) return each;
    const inner = find([...(each.components ?? []), ...(each.accessory ? [each.accessory] : [])], customId);
    if (inner) return inner;
  }
  return null;
}

/** Return the name of a menu: its placeholder, if it has one. */
export function nameOfMenu({ placeholder }) {
  return placeholder || t("sandbox-choose");
}

/** Return what a menu offers, as items of a list. */
export function itemsOf({ type, options, default_values: presets = [] }) {
  if (options) {
    return options.map(({ label, value, description: note, emoji, default: chosen = false }) =>
      ({ name: label, value, note, chosen, icon: symbol(emoji) }));
  }
  const who = PEOPLE.includes(type) ? people() : [];
  const places = type === CHANNELS ? world.channels : [];
  return [...who, ...places].map(({ id, name }) =>
    ({ name, value: id, note: "", chosen: presets.some((each) => String(each.id) === id) }));
}

/** Return a note about something that this page cannot show, by what Discord's documents call it. */
export function unknown(what) {
  return h("p.unknown", t("sandbox-unknown", { what }));
}

/** Return an element its accent colour, a number as Discord has it. */
export function accented(element, accent) {
  if (Number.isInteger(accent)) element.style.setProperty("--accent", `#${accent.toString(16).padStart(6, "0")}`);
  return element;
}

/** Render a picture that can be enlarged; its box is there before it is loaded. */
export function picture(media, description, message, { spoiler = false, kind = "" } = {}) {
  const file = fileOf(media?.url, message);
  const source = file?.url ?? media?.url ?? "";
  const alt = description || file?.description || "";
  // Nothing is fetched from elsewhere; the policy of the page would forbid it anyway.
  if (!isOurs(source)) {
    return h("figure.unknown", { class: kind }, alt || t("sandbox-picture-elsewhere"));
  }
  const width = media.width || file?.width;
  const height = media.height || file?.height;
  const data = { act: "enlarge" };
  const made = h("figure.picture", { class: `${kind} ${spoiler ? "veiled" : ""} ${width && height ? "sized" : ""}` },
    h("img", { src: source, alt, width, height, decoding: "async", data }),
    h("button.enlarge", { title: t("sandbox-enlarge"), "aria-label": t("sandbox-enlarge"), data },
      drawing("M9 2h5v5M14 2 9 7M7 14H2V9M2 14l5-5")));
  // How wide it may be follows from how high the window is, so the box must know its proportions.
  made.style.setProperty("--wide", width || 640);
  made.style.setProperty("--high", height || 480);
  return made;
}

function isOurs(source) {
  return URL.canParse(source, location.href) && new URL(source, location.href).origin === location.origin;
}

/** Render a file to download. */
export function download({ url, filename = "file", size }) {
  const kilobytes = Math.max(1, Math.round(size / 1024));
  return h("p.file", drawing("M3 1.5h6l4 4v9H3zM9 1.5v4h4"), h("a", { href: url, download: filename }, filename),
    h("span.size", Number.isFinite(size) ? `${kilobytes} kB` : ""));
}

/** Return the attachment that an address names. */
export function fileOf(url, message) {
  const name = /^attachment:\/\/(.+)$/.exec(url ?? "")?.[1];
  return (message.attachments ?? []).find((file) => (name ? file.filename === name : file.url === url));
}

function button({ label, emoji, style, url, disabled, custom_id: custom }) {
  const shown = [symbol(emoji), label ? h("span", label) : null];
  const attributes = { disabled, "aria-label": label ? null : (emoji?.name ?? custom) };
  const kind = `press.${STYLES[style] ?? "secondary"}`;
  if (!url) return h(`button.${kind}`, { ...attributes, data: { act: "press", custom } }, shown);
  const place = placeOf(url);
  // An address out of this server is words: nothing on this page leads there.
  if (!place) return h("span.press.link.out", { title: url }, shown, ` (${url})`);
  const data = { act: "go", channel: place.channel, message: place.message };
  return h("button.press.link", { ...attributes, data }, shown);
}

function menu(given) {
  const { options, disabled, custom_id: custom } = given;
  const name = nameOfMenu(given);
  const chosen = options ? options.filter((option) => option.default) : itemsOf(given).filter((item) => item.chosen);
  const shown = chosen.map(({ emoji, label, name: called }) => h("span.chosen", symbol(emoji), label ?? called));
  const attributes = { role: "combobox", "aria-label": name, "aria-haspopup": "listbox", "aria-expanded": "false" };
  return h("button.menu", { ...attributes, disabled, data: { act: "open", custom } },
    h("span.shown", chosen.length ? shown : h("span.placeholder", name)), drawing("M4 6.5 8 10.5 12 6.5"));
}

function symbol(emoji) {
  if (emoji?.id) return icon(emoji.name);
  return emoji ? h("span.emoji", { "aria-hidden": "true" }, emoji.name) : null;
}
