/*
 * The page's own words in its reader's language. The server writes them into the page; they are
 * kept in seeds/sandbox/text.
 */

const texts = JSON.parse(document.getElementById("words").textContent);

/** The language of the page. */
export const { lang: language } = document.documentElement;

/** Return the text of a key; `values` are its parameters. */
export function t(key, values = {}) {
  return texts[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}
