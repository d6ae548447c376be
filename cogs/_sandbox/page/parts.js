/*
 * The components of a message as elements: Discord's second kind (containers, sections, galleries)
 * and its first (rows of buttons and menus). What a click means stands in data-*; who listens is
 * `conversation.js`. A kind of component that this page does not know is shown as such.
 */

import { drawing, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { placeOf } from "./world.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

/** What menus offer, by the type of component. */
export const MENUS = { 3: "options", 5: "people", 6: "roles", 7: "people and roles", 8: "channels" };

/** Render components; `message` has the files they name. */
export function parts(components, message) {
  return (components ?? []).map((component) => part(component, message));
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

/** Render an emoji of a button or an option. */
export function emoji(given) {
  if (!given) return null;
  return h("span", { class: "emoji", "aria-hidden": "true" }, given.id ? `:${given.name}:` : given.name);
}

/** Render a picture that can be enlarged; its box is there before it is loaded. */
export function picture(media, description, message, { hidden = false } = {}) {
  const file = fileOf(media.url, message);
  const source = file?.url ?? media.url ?? "";
  const alt = description || file?.description || "";
  // Nothing is fetched from elsewhere; the policy of the page would forbid it anyway.
  if (new URL(source, location.href).origin !== location.origin) return h("figure", { class: "unknown" }, alt || "A picture that is not on this machine.");
  const width = media.width || file?.width;
  const height = media.height || file?.height;
  const image = h("img", { src: source, alt, width, height, decoding: "async", data: { act: "enlarge" } });
  const made = h(
    "figure",
    { class: hidden ? "picture veiled" : "picture" },
    image,
    h("button", { type: "button", class: "enlarge", title: "Enlarge", "aria-label": "Enlarge the picture", data: { act: "enlarge" } }, drawing("0 0 16 16", "M9 2h5v5M14 2 9 7M7 14H2V9M2 14l5-5")),
  );
  // How wide it may be follows from how high the window is, so the box must know its proportions.
  if (width && height) {
    made.classList.add("sized");
    made.style.setProperty("--wide", width);
    made.style.setProperty("--high", height);
  }
  return made;
}

/** Render a file to download. */
export function download(file) {
  return h(
    "p",
    { class: "file" },
    drawing("0 0 16 16", "M3 1.5h6l4 4v9H3zM9 1.5v4h4"),
    h("a", { href: file.url, download: file.filename ?? "" }, file.filename ?? "file"),
    h("span", { class: "size" }, size(file.size)),
  );
}

/** Give the attachment that an address names. */
export function fileOf(url, message) {
  const name = /^attachment:\/\/(.+)$/.exec(url ?? "")?.[1];
  const files = message.attachments ?? [];
  return name ? files.find((file) => file.filename === name) : files.find((file) => file.url === url);
}

function part(component, message) {
  const render = KINDS[component.type];
  return render ? render(component, message) : unknown(component);
}

const KINDS = {
  1: (row, message) => h("div", { class: "row" }, parts(row.components, message)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: (section, message) =>
    h(
      "div",
      { class: "section" },
      h("div", { class: "said" }, parts(section.components, message)),
      section.accessory ? part(section.accessory, message) : null,
    ),
  10: (text) => markdown(text.content ?? ""),
  11: (thumbnail, message) => {
    const made = picture(thumbnail.media ?? {}, thumbnail.description, message, { hidden: thumbnail.spoiler });
    made.classList.add("thumbnail");
    return made;
  },
  12: (gallery, message) =>
    h(
      "div",
      { class: `gallery of${Math.min(gallery.items?.length ?? 0, 3)}` },
      (gallery.items ?? []).map((item) => picture(item.media ?? {}, item.description, message, { hidden: item.spoiler })),
    ),
  13: (file, message) => {
    const found = fileOf(file.file?.url, message);
    return download({ filename: file.name ?? found?.filename, size: file.size ?? found?.size, url: found?.url ?? file.file?.url });
  },
  14: (line) => h("hr", { class: `gap${line.spacing === 2 ? 2 : 1}${line.divider === false ? " bare" : ""}` }),
  17: (container, message) => {
    const made = h("div", { class: container.spoiler ? "container veiled" : "container" }, parts(container.components, message));
    if (Number.isInteger(container.accent_color)) made.style.setProperty("--accent", colour(container.accent_color));
    return made;
  },
};

function button(given) {
  const style = STYLES[given.style] ?? "secondary";
  const label = [emoji(given.emoji), given.label ? h("span", {}, given.label) : null];
  const name = given.label ? null : (given.emoji?.name ?? "button");
  if (given.url) return link(given, label, name);
  return h(
    "button",
    { type: "button", class: `press ${style}`, disabled: given.disabled, "aria-label": name, data: { act: "press", custom: given.custom_id } },
    label,
  );
}

function link(given, label, name) {
  const place = placeOf(given.url);
  // An address out of this server is words: nothing on this page leads there.
  if (!place) return h("span", { class: "press link out", title: given.url }, label, ` (${given.url})`);
  const data = { act: "go", channel: place.channel, message: place.message };
  return h("button", { type: "button", class: "press link", disabled: given.disabled, "aria-label": name, data }, label);
}

function menu(given) {
  const kind = MENUS[given.type];
  const name = given.placeholder || `Choose ${kind}`;
  const chosen = (given.options ?? []).filter((option) => option.default);
  const shown = chosen.length
    ? chosen.map((option) => h("span", { class: "chosen" }, emoji(option.emoji), option.label))
    : h("span", { class: "placeholder" }, name);
  return h(
    "button",
    {
      type: "button",
      class: "menu",
      role: "combobox",
      "aria-label": name,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      disabled: given.disabled,
      data: { act: "open", custom: given.custom_id },
    },
    h("span", { class: "shown" }, shown),
    drawing("0 0 16 16", "M4 6.5 8 10.5 12 6.5"),
  );
}

function unknown(component) {
  return h("p", { class: "unknown" }, `A component of type ${component.type}, which this page does not know.`);
}

/** Give a colour of Discord's as CSS says it. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

function size(bytes) {
  if (!Number.isFinite(bytes)) return "";
  return bytes < 1024 ? `${bytes} B` : bytes < 1_048_576 ? `${Math.round(bytes / 1024)} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
