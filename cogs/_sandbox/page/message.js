/*
 * One message as an article: who, when, its text, embeds, components and files.
 */

import { drawing, h } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { colour, download, fileOf, parts, picture } from "./parts.js";
import { hour } from "./stamps.js";
import { nameOf, world } from "./world.js";

const EPHEMERAL = 1 << 6;
const THINKING = 1 << 7;
const OF_COMPONENTS = 1 << 15;

const EYE = ["M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z", "M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"];
const LEAF = "M2.5 13.5C2 7 6 2.5 13.5 2.5 13.5 10 9 14 2.5 13.5zM2.5 13.5 9 7";

/** Say whether only one member may see a message. */
export function isPrivate(message) {
  return Boolean((message.flags ?? 0) & EPHEMERAL);
}

/** Render a message. */
export function render(message) {
  const author = message.author ?? {};
  const name = author.global_name ?? nameOf(author.id) ?? author.username ?? "Somebody";
  const whisper = isPrivate(message);
  const at = hour(message.timestamp);
  return h(
    "article",
    {
      class: `message${author.bot ? " bot" : ""}${whisper ? " whisper" : ""}`,
      tabindex: "-1",
      "aria-label": [name, at, whisper ? "only you can see this" : ""].filter(Boolean).join(", "),
      data: { id: message.id },
    },
    h(
      "header",
      {},
      face(author, name),
      h("b", { class: "author" }, name),
      author.bot ? h("span", { class: "tag" }, "bot") : null,
      asked(message),
      h("time", { datetime: message.timestamp }, at),
      message.edited_timestamp ? h("span", { class: "edited" }, "edited") : null,
    ),
    h("div", { class: "body" }, body(message)),
    whisper
      ? h(
          "footer",
          {},
          drawing("0 0 16 16", ...EYE),
          h("span", {}, "Only you can see this"),
          h("button", { type: "button", class: "quiet", data: { act: "dismiss" } }, "Dismiss"),
        )
      : null,
  );
}

/** Make the round sign of a member: a leaf for a bot, else the first letter. */
export function face(who, name) {
  const made = h("span", { class: "face", "aria-hidden": "true" }, who.bot ? drawing("0 0 16 16", LEAF) : (name[0] ?? "?"));
  const at = world.members.findIndex((member) => member.id === who.id);
  if (!who.bot) made.classList.add(`hue${(at < 0 ? 0 : at) % 5}`);
  return made;
}

function asked(message) {
  const by = message.interaction_metadata ?? message.interaction;
  const command = by?.name ?? message.interaction?.name;
  if (!by?.user || !command) return null;
  return h("span", { class: "asked" }, `for ${nameOf(by.user.id) ?? by.user.username}’s /${command}`);
}

function body(message) {
  if ((message.flags ?? 0) & THINKING) return [thinking(message.author?.username ?? "Hedgerow")];
  const made = [];
  if (message.content) made.push(markdown(message.content));
  for (const embed of message.embeds ?? []) made.push(embedded(embed, message));
  made.push(...parts(message.components, message));
  // Where components make the message, files are shown only where a component names them.
  if (!((message.flags ?? 0) & OF_COMPONENTS)) made.push(...files(message));
  for (const kind of ["poll", "sticker_items"]) {
    if ([message[kind] ?? []].flat().length) made.push(h("p", { class: "unknown" }, `A ${kind.split("_")[0]}, which this page does not know.`));
  }
  return made.length ? made : [h("p", { class: "unknown" }, "An empty message.")];
}

/** Make the words for an answer that is still to come. */
export function thinking(name) {
  return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), `${name} is thinking …`);
}

function files(message) {
  const shown = new Set((message.embeds ?? []).flatMap((embed) => [fileOf(embed.image?.url, message), fileOf(embed.thumbnail?.url, message)]));
  return (message.attachments ?? [])
    .filter((file) => !shown.has(file))
    .map((file) => (file.content_type?.startsWith("image/") ? h("div", { class: "gallery of1" }, picture(file, file.description, message)) : download(file)));
}

function embedded(embed, message) {
  const made = h(
    "div",
    { class: "container embed" },
    embed.thumbnail ? picture(embed.thumbnail, "", message) : null,
    embed.author?.name ? h("p", { class: "small" }, embed.author.name) : null,
    embed.title ? h("h3", { class: "size3" }, inline(embed.title)) : null,
    embed.description ? markdown(embed.description) : null,
    embed.fields?.length
      ? h(
          "dl",
          {},
          embed.fields.map((field) =>
            h("div", { class: field.inline ? "inline" : "" }, h("dt", {}, inline(field.name)), h("dd", {}, markdown(field.value))),
          ),
        )
      : null,
    embed.image ? h("div", { class: "gallery of1" }, picture(embed.image, "", message)) : null,
    embed.footer?.text || embed.timestamp
      ? h("p", { class: "small" }, [embed.footer?.text, embed.timestamp ? hour(embed.timestamp) : ""].filter(Boolean).join(" · "))
      : null,
  );
  if (Number.isInteger(embed.color)) made.style.setProperty("--accent", colour(embed.color));
  if (embed.thumbnail) made.firstElementChild.classList.add("thumbnail");
  return made;
}
