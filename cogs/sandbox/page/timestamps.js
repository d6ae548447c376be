/*
 * Discord's timestamps. The relative ones on the page are updated once a second.
 */

import { h } from "./dom.js";
import { language, t } from "./words.js";
import { world } from "./world.js";

const LOCALE = language === "en" ? "en-GB" : language;
const RELATIVE = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });

/** Unit, its seconds, and from how many seconds the next unit is used. */
const UNITS = [
  ["second", 1, 100],
  ["minute", 60, 5400],
  ["hour", 3600, 129_600],
  ["day", 86_400, 2_592_000],
  ["month", 2_592_000, 31_536_000],
  ["year", 31_536_000, Infinity],
];

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** Make a stamp of unix seconds in one of Discord's styles. */
export function stamp(seconds, style) {
  const at = new Date(seconds * 1000);
  if (Number.isNaN(at.getTime())) return h("span", t("sandbox-some-time"));
  const attributes = { class: "stamp", datetime: at.toISOString(), title: said(at, "F"), data: { style } };
  // A screen reader must not announce every second.
  return h("time", { ...attributes, "aria-live": "off" }, said(at, style));
}

/** Return the hour of a message. */
export function hour(iso) {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? "" : said(at, "t");
}

/** Update the relative timestamps of the page from now on. */
export function countStamps() {
  setInterval(() => {
    for (const each of document.querySelectorAll('time.stamp[data-style="R"]')) {
      const text = said(new Date(each.dateTime), "R");
      if (each.textContent !== text) each.textContent = text;
    }
  }, 1000);
}

function said(at, style) {
  if (style !== "R") return new Intl.DateTimeFormat(LOCALE, STYLES[style]).format(at);
  const seconds = Math.round((at.getTime() - Date.now() - world.ahead) / 1000);
  const [unit, length] = UNITS.find(([, , until]) => Math.abs(seconds) < until);
  return RELATIVE.format(Math.round(seconds / length), unit);
}
