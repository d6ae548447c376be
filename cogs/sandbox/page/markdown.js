/*
 * Discord's markdown as DOM nodes: blocks, then what stands in a line.
 *
 * Text stays text: nothing here can make an element that is not named in this file.
 */

import { h, icon } from "./dom.js";
import { stamp } from "./timestamps.js";
import { t } from "./words.js";
import { nameOf, placeOf, world } from "./world.js";

/** Render a text of one or more paragraphs. */
export function markdown(text) {
  const block = h("div.words");
  for (const [at, piece] of String(text).split(/```(?:[\w+-]*\n)?([\s\S]+?)\n?```/).entries()) {
    if (at % 2) block.append(h("pre", { tabindex: "0" }, h("code", piece)));
    else if (piece.trim()) block.append(...blocks(piece.replace(/^\n|\n$/g, "").split("\n")));
  }
  return block;
}

/** Render what stands in one line. */
export function inline(text) {
  const made = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const hit = match(text, at);
    if (hit) {
      if (plain) made.push(plain);
      plain = "";
      made.push(hit.node);
      at += hit.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) made.push(plain);
  return made;
}

function match(text, at) {
  if (!/[\\`*_~|<[h]/.test(text[at])) return null;
  for (const [pattern, make] of SPANS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    const node = found && make(...found);
    if (node) return { node, length: found[0].length };
  }
  return null;
}

const wrap = (tag) => (_, inner) => h(tag, {}, inline(inner));

const SPANS = [
  [/\\([^\p{L}\p{N}\s])/uy, (_, sign) => sign],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (_, __, code) => h("code", code.trim() || code)],
  [/\|\|([\s\S]+?)\|\|/y, (_, inner) => spoiler(inner)],
  [/\*\*\*((?:\\.|[^\\])+?)\*\*\*(?!\*)/sy, (_, inner) => h("strong", h("em", inline(inner)))],
  [/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/sy, wrap("strong")],
  [/__((?:\\.|[^\\])+?)__(?!_)/sy, wrap("u")],
  [/\*(?![\s*])((?:\*\*|\\.|[^\\*])+?)(?<!\s)\*(?!\*)/sy, wrap("em")],
  [/(?<![\p{L}\p{N}])_(?!_)((?:\\.|[^\\_])+?)_(?![\p{L}\p{N}_])/suy, wrap("em")],
  [/~~((?:\\.|[^\\])+?)~~/sy, wrap("s")],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (_, at, style) => stamp(Number(at), style ?? "f")],
  [/<@!?(\d+)>/y, (_, id) => mention(`@${nameOf(id) ?? t("sandbox-somebody")}`, id === world.me)],
  [/<@&(\d+)>/y, () => mention("@role")],
  [/<#(\d+)>/y, (_, id) => channel(id)],
  [/<\/([\w -]+):\d+>/y, (_, name) => mention(`/${name}`)],
  [/<a?:(\w+):\d+>/y, (_, name) => icon(name, `:${name}:`)],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (_, label, url) => link(url, inline(label))],
  [/<?(https?:\/\/[^\s<>]*[^\s<>.,:;"')\]])>?/y, (_, url) => link(url)],
];

function spoiler(inner) {
  const attributes = { role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": t("sandbox-hidden") };
  return h("span.spoiler", { ...attributes, data: { act: "reveal" } },
    h("span.hidden-words", inline(inner)),
  );
}

function mention(text, mine = false) {
  return h("span", { class: mine ? "mention mine" : "mention" }, text);
}

function channel(id) {
  const known = world.channels.find((each) => each.id === id);
  if (!known) return mention("#?");
  return h("button.mention", { data: { act: "go", channel: id } }, `#${known.name}`);
}

function link(url, label = null) {
  const place = placeOf(url);
  if (place) {
    const data = { act: "go", channel: place.channel, message: place.message };
    const shown = label ?? (place.message ? `${place.name} › ${t("sandbox-the-table")}` : place.name);
    return h("button.mention", { data }, shown);
  }
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, label ?? url);
}

function blocks(lines) {
  const made = [];
  let plain = [];
  const flush = () => {
    const words = plain.join("\n").replace(/^\n+|\n+$/g, "");
    if (words) made.push(h("p", inline(words)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const [, signs, words] = /^(#{1,3}|-#) +(\S.*)$/.exec(line) ?? [];
    if (signs) {
      flush();
      made.push(h(signs === "-#" ? "p.small" : `h3.size${signs.length}`, inline(words)));
    } else if (/^>>> /.test(line)) {
      flush();
      made.push(h("blockquote", blocks([line.slice(4), ...lines.slice(at + 1)])));
      return made;
    } else if (/^> /.test(line)) {
      flush();
      const quoted = taken(lines, at, /^> ?/);
      made.push(h("blockquote", blocks(quoted.map((each) => each.replace(/^> ?/, "")))));
      at += quoted.length - 1;
    } else if (ITEM.test(line)) {
      flush();
      const items = taken(lines, at, /^\s*\d/.test(line) ? NUMBERED : DASHED);
      made.push(list(items.map((each) => ITEM.exec(each))));
      at += items.length - 1;
    } else plain.push(line);
  }
  flush();
  return made;
}

/** Items of one list: of one kind, and what is indented below them. */
const NUMBERED = /^( +(?=[-*] )|\s*\d{1,9}[.)] +\S)/;
const DASHED = /^( +(?=\d+[.)] )|\s*[-*] +\S)/;
const ITEM = /^(\s*)(?:([-*])|(\d{1,9})[.)]) +(\S.*)$/;

function taken(lines, from, pattern) {
  const end = lines.findIndex((line, at) => at >= from && !pattern.test(line));
  return lines.slice(from, end < 0 ? lines.length : end);
}

function list(items) {
  const [, indent, dash, number] = items[0];
  const made = dash ? h("ul") : h("ol", { start: number });
  for (let at = 0; at < items.length; ) {
    const rest = items.slice(at + 1);
    const end = rest.findIndex((item) => item[1].length <= indent.length);
    const inner = end < 0 ? rest : rest.slice(0, end);
    made.append(h("li", inline(items[at][4]), inner.length ? list(inner) : null));
    at += 1 + inner.length;
  }
  return made;
}
