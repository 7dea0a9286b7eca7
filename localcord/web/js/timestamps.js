/** Discord's `<t:…>` timestamps and message times, in the reader's own time zone. */

import { h } from "./dom.js";

/** The page speaks English; an English locale of the reader decides between 24.12. and 12/24. */
const LOCALE = navigator.languages.find((language) => language.startsWith("en")) ?? "en";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const FORMATS = Object.fromEntries(
  Object.entries(STYLES).map(([style, options]) => [style, new Intl.DateTimeFormat(LOCALE, options)]),
);
const RELATIVE = new Intl.RelativeTimeFormat(LOCALE, { numeric: "always" });

/** Unit, its length in seconds, and up to how many seconds it is spoken of. */
const UNITS = [
  ["second", 1, 60],
  ["minute", 60, 3600],
  ["hour", 3600, 86400],
  ["day", 86400, 86400 * 30],
  ["month", 86400 * 30.44, 86400 * 365],
  ["year", 86400 * 365.25, Infinity],
];

/** `in 2 minutes`, `34 seconds ago`. */
function relative(seconds) {
  const left = seconds - Date.now() / 1000;
  const rounded = (size) => Math.round(left / size);
  const [unit, length] = UNITS.find(([, size, limit]) => Math.abs(rounded(size)) * size < limit);
  return RELATIVE.format(rounded(length), unit);
}

/** A `<time>` for `<t:seconds:style>`; the relative style keeps itself up to date. */
export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h("span", {}, `<t:${seconds}:${style}>`);
  return h(
    "time",
    {
      class: "timestamp",
      datetime: date.toISOString(),
      title: FORMATS.F.format(date),
      dataset: { relative: style === "R" && seconds },
    },
    style === "R" ? relative(seconds) : FORMATS[style].format(date),
  );
}

/** When a message was written: the time today, else date and time. */
export function messageTime(iso) {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  const text = FORMATS[isToday ? "t" : "s"].format(date);
  return h(
    "time",
    { class: "message-time", datetime: date.toISOString(), title: FORMATS.F.format(date) },
    text,
  );
}

/** Keeps every relative timestamp of the page current. Call once. */
export function keepTimestampsCurrent() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(element.dataset.relative));
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}
