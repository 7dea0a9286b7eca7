/** What the page says beside the messages: toasts, words for screen readers, who is typing. */

import { fill, h } from "./dom.js";

const TOAST_MS = 6000;
const TYPING_MS = 10_000;

/** Shows a sentence for a while. */
export function toast(text) {
  const item = h("p", { class: "toast" }, text);
  document.getElementById("toasts").append(item);
  setTimeout(() => item.remove(), TOAST_MS);
}

/** Says a sentence to screen readers without moving the focus. */
export function announce(text) {
  const log = document.getElementById("announcer");
  log.append(h("p", {}, text));
  while (log.childElementCount > 5) log.firstElementChild.remove();
}

/** Shows or hides the line across the page. */
export function banner(text) {
  const element = document.getElementById("banner");
  element.hidden = !text;
  fill(element, text);
}

/** Who is typing where. */
export class Typing {
  #element;
  #timers = new Map();
  #nameIfShown;

  /** @param {(channelId: string, userId: string) => ?string} nameIfShown the name, if the channel is open */
  constructor(element, nameIfShown) {
    this.#element = element;
    this.#nameIfShown = nameIfShown;
  }

  start(channelId, userId) {
    const key = `${channelId}/${userId}`;
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => this.stop(channelId, userId), TYPING_MS),
    );
    this.draw();
  }

  stop(channelId, userId) {
    const key = `${channelId}/${userId}`;
    clearTimeout(this.#timers.get(key));
    if (this.#timers.delete(key)) this.draw();
  }

  draw() {
    const names = [...this.#timers.keys()].map((key) => this.#nameIfShown(...key.split("/"))).filter(Boolean);
    const words = names.length ? `${names.join(", ")} ${names.length === 1 ? "is" : "are"} typing…` : "";
    fill(this.#element, words ? h("span", { class: "dots", "aria-hidden": "true" }) : null, words);
  }
}
