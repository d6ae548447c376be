/*
 * Building elements and bringing old ones up to date.
 *
 * Everything on the page is made of DOM nodes, never of HTML text, so nothing that people or the
 * bot write can become markup. An edited message is built again and the old nodes are then made
 * equal to it: nodes that did not change are not touched, so focus, pictures and scrolling stay.
 */

/** Attributes that the reader has changed on a node; an edit of its message keeps them. */
const THEIRS = new Set(["data-open", "aria-expanded", "aria-controls"]);

/**
 * Make an element, `h("p.small", {title: "x"}, "text", child)`; the attributes can be left out.
 *
 * `data` becomes data-*, a function listens, and null, undefined and false are no attribute and no
 * child. A button does not submit a form unless it says so.
 */
export function h(selector, ...given) {
  const [tag, ...own] = selector.split(".");
  const element = document.createElement(tag);
  const attributes = given[0]?.constructor === Object ? given.shift() : {};
  if (tag === "button") element.type = "button";
  const classes = [...own, ...(attributes.class ?? "").split(" ").filter(Boolean)].join(" ");
  if (classes) element.className = classes;
  for (const [name, value] of Object.entries(attributes)) {
    if (isNothing(value) || name === "class") continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else if (name === "data") Object.assign(element.dataset, defined(value));
    else element.setAttribute(name, value === true ? "" : value);
  }
  const children = given.flat(Infinity).filter((child) => !isNothing(child));
  element.append(...children.map((child) => (typeof child === "string" ? readable(child) : child)));
  return element;
}

/** Make a drawing of paths in a box of 16 by 16, in the colour of the text. */
export function drawing(...paths) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  for (const d of paths) {
    const path = document.createElementNS(space, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

/** Make `old` equal to `fresh` with as few changes as possible. */
export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = fresh.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !THEIRS.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    // The policy of the page forbids style attributes, and allows what a script sets.
    if (name === "style") old.style.cssText = fresh.style.cssText;
    else if (!THEIRS.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    if (at && at.nodeName === next.nodeName) {
      const kept = at;
      at = at.nextSibling;
      morph(kept, next);
    } else if (at && at.nextSibling?.nodeName === next.nodeName && fresh.childNodes.length < old.childNodes.length) {
      const kept = at.nextSibling;
      at.remove();
      at = kept.nextSibling;
      morph(kept, next);
    } else old.insertBefore(next, at);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/** Discord brings its own emoji; here they are left out where no font has them: empty boxes say nothing. */
function readable(text) {
  return hasEmoji ? text : text.replace(EMOJI, "") || text;
}

/** A coloured emoji with what makes it another, and the space that sets it off. */
const EMOJI = /\p{Emoji_Presentation}[\p{Emoji_Modifier}\u{FE0F}\u{200D}\p{Extended_Pictographic}]* ?/gu;

const hasEmoji = (() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  canvas.font = "20px sans-serif";
  canvas.fillText("\u{1F994}", 0, 24);
  const { data } = canvas.getImageData(0, 0, 40, 40);
  // The text is black: only a font with emoji brings a colour.
  return data.some((value, at) => at % 4 < 3 && value > 0);
})();

function isNothing(value) {
  return value === null || value === undefined || value === false;
}

function defined(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isNothing(value)));
}

/** Render an emoji of the application; beside words it is silent. */
export function icon(name, label = "") {
  return h("img.icon", { src: `/emojis/${name}`, alt: label, title: label ? name : null, width: 22, height: 22, decoding: "async" });
}
