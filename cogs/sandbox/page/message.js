/*
 * One message as an article: who, when, its text, embeds, components and files.
 */

import { drawing, h } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { accented, download, fileOf, parts, picture, unknown } from "./parts.js";
import { hour } from "./timestamps.js";
import { t } from "./words.js";
import { nameOf, world } from "./world.js";

const EPHEMERAL = 1 << 6;
const THINKING = 1 << 7;
const OF_COMPONENTS = 1 << 15;

/** The type of the message that says that a thread was started. */
const THREAD_STARTED = 18;

const EYE = ["M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z", "M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"];
const HUES = 5;

/** Render a message. */
export function render(message) {
  const { id, author = {}, timestamp, flags = 0 } = message;
  const name = author.global_name ?? nameOf(author.id) ?? author.username ?? t("sandbox-somebody");
  const mine = Boolean(flags & EPHEMERAL);
  const label = [name, hour(timestamp), mine ? t("sandbox-only-you") : ""].filter(Boolean).join(", ");
  const kind = `${author.bot ? "bot" : ""} ${mine ? "ephemeral" : ""}`;
  return h("article.message", { class: kind, tabindex: "-1", "aria-label": label, data: { id } },
    h("header",
      face(author, name),
      h("b.author", name),
      author.bot ? h("span.tag", t("sandbox-bot")) : null,
      asked(message),
      h("time", { datetime: timestamp }, hour(timestamp)),
      message.edited_timestamp ? h("span.edited", t("sandbox-edited")) : null),
    h("div.body", flags & THINKING ? thinking(author.username ?? "Hedgerow") : body(message)),
    mine
      ? h("footer", drawing(...EYE), h("span", t("sandbox-only-you")),
          h("button.quiet", { data: { act: "dismiss" } }, t("sandbox-dismiss")))
      : null);
}

/** Make the words for an answer that is still to come. */
export function thinking(name) {
  return h("p.thinking", h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")), t("sandbox-thinking", { name }));
}

function face(who, name) {
  const hue = Math.max(0, world.members.findIndex((member) => member.id === who.id)) % HUES;
  return h("span.face", { "aria-hidden": "true", class: who.bot ? "of-bot" : `hue${hue}` }, who.bot ? null : (name[0] ?? "?"));
}

function asked({ interaction_metadata: by, interaction }) {
  const user = by?.user ?? interaction?.user;
  const command = by?.name ?? interaction?.name;
  if (!user || !command) return null;
  return h("span.asked", t("sandbox-asked", { name: nameOf(user.id) ?? user.username, command }));
}

function body(message) {
  if (message.type === THREAD_STARTED) return h("p", t("sandbox-thread-started"), " ", h("b", message.content));
  const made = [];
  if (message.content) made.push(markdown(message.content));
  for (const embed of message.embeds ?? []) made.push(embedded(embed, message));
  made.push(...parts(message.components, message));
  // Where components make the message, files are shown only where a component names them.
  if (!((message.flags ?? 0) & OF_COMPONENTS)) made.push(...files(message));
  if (message.poll) made.push(unknown("poll"));
  if (message.sticker_items?.length) made.push(unknown("sticker"));
  return made.length ? made : unknown("message");
}

function files(message) {
  const inEmbeds = (message.embeds ?? []).flatMap(({ image, thumbnail }) => [image, thumbnail]);
  const shown = new Set(inEmbeds.map((media) => fileOf(media?.url, message)));
  const rest = (message.attachments ?? []).filter((file) => !shown.has(file));
  return rest.map((file) => (file.content_type?.startsWith("image/") ? picture(file, "", message) : download(file)));
}

function embedded(embed, message) {
  const { author, title, description, fields = [], image, thumbnail, footer, timestamp } = embed;
  const last = [footer?.text, timestamp ? hour(timestamp) : ""].filter(Boolean).join(" · ");
  const made = h("div.container.embed",
    thumbnail ? picture(thumbnail, "", message, { kind: "thumbnail" }) : null,
    author?.name ? h("p.small", author.name) : null,
    title ? h("h3.size3", inline(title)) : null,
    description ? markdown(description) : null,
    fields.length
      ? h("dl", fields.map((each) =>
          h("div", { class: each.inline ? "inline" : "" }, h("dt", inline(each.name)), h("dd", markdown(each.value)))))
      : null,
    image ? picture(image, "", message) : null,
    last ? h("p.small", last) : null);
  return accented(made, embed.color);
}
