/** A list to choose from, for menus, autocompletion and the command picker. Holds no focus by itself. */

import { fill, h, icon, uniqueId } from "./dom.js";
import { partialEmoji } from "./markdown_view.js";

const TYPE_AHEAD_MS = 600;

/**
 * @typedef {object} Option
 * @property {string} value
 * @property {string} label
 * @property {?string} description
 * @property {?object} emoji Discord's partial emoji
 * @property {?Node} lead a node in front of the label, e.g. an avatar
 */

export class Listbox {
  #options = [];
  #active = -1;
  #typed = "";
  #typedAt = 0;
  #onPick;

  /** @param {{label: string, multi?: boolean, onPick: (option: Option) => void}} setup */
  constructor({ label, multi = false, onPick }) {
    this.#onPick = onPick;
    this.element = h("ul", {
      id: uniqueId("listbox"),
      class: "listbox",
      role: "listbox",
      "aria-label": label,
      "aria-multiselectable": multi ? "true" : null,
      // The focus stays where it is: in the field above the list, or on the list as a whole.
      onmousedown: (event) => event.preventDefault(),
    });
  }

  get isEmpty() {
    return this.#options.length === 0;
  }

  /** The option that Enter would choose. */
  get active() {
    return this.#options[this.#active] ?? null;
  }

  /** The DOM id of the active option, for `aria-activedescendant`. */
  get activeId() {
    return this.#active < 0 ? null : this.element.children[this.#active].id;
  }

  /** Shows these options. @param {Set<string>} chosen the values that are marked as chosen */
  show(options, chosen = new Set()) {
    this.#options = options;
    fill(
      this.element,
      options.map((option) => this.#row(option, chosen)),
    );
    const first = options.findIndex((option) => chosen.has(option.value));
    this.#activate(options.length ? Math.max(first, 0) : -1);
  }

  /** Marks anew what is chosen, keeping the active option. */
  mark(chosen) {
    this.#options.forEach((option, index) => {
      this.element.children[index].setAttribute("aria-selected", String(chosen.has(option.value)));
    });
  }

  /** Moves the active option by so many rows, round the ends. */
  move(step) {
    const count = this.#options.length;
    if (count) this.#activate((this.#active + step + count) % count);
  }

  /** Handles the keys that move through a list. @returns {boolean} whether the key was one of them */
  handleKey(event) {
    if (event.key === "ArrowDown") this.move(1);
    else if (event.key === "ArrowUp") this.move(-1);
    else if (event.key === "Home") this.#activate(0);
    else if (event.key === "End") this.#activate(this.#options.length - 1);
    else return false;
    event.preventDefault();
    return true;
  }

  /** Jumps to the option that begins with what is typed in quick succession. */
  typeAhead(letter) {
    const now = Date.now();
    this.#typed = (now - this.#typedAt < TYPE_AHEAD_MS ? this.#typed : "") + letter.toLowerCase();
    this.#typedAt = now;
    const index = this.#options.findIndex((option) => option.label.toLowerCase().startsWith(this.#typed));
    if (index >= 0) this.#activate(index);
  }

  #activate(index) {
    this.element.children[this.#active]?.classList.remove("is-active");
    this.#active = index;
    const row = this.element.children[index];
    if (!row) return;
    row.classList.add("is-active");
    row.scrollIntoView({ block: "nearest" });
  }

  #row(option, chosen) {
    return h(
      "li",
      {
        id: uniqueId("option"),
        role: "option",
        class: "option",
        "aria-selected": String(chosen.has(option.value)),
        dataset: { value: option.value },
        onclick: () => this.#onPick(option),
      },
      option.lead ?? partialEmoji(option.emoji),
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "option-label" }, option.label),
        option.description ? h("span", { class: "option-description" }, option.description) : null,
      ),
      h("span", { class: "option-check" }, icon("check")),
    );
  }
}
