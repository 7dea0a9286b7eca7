/** The one open menu of the page: a list that hangs from a control, or a sheet at the bottom of a phone. */

import { h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { keepPlaced } from "./popup.js";

let open = null;

/**
 * Opens a menu at a control; opening it again at the same control closes it.
 *
 * @param {object} setup
 * @param {HTMLElement} setup.anchor gets `aria-expanded`, and the focus back
 * @param {string} setup.label
 * @param {import("./listbox.js").Option[]} setup.options
 * @param {Set<string>} setup.chosen
 * @param {{min: number, max: number}} setup.range how many may be chosen
 * @param {(values: string[]) => void} setup.onCommit called once, when a choice was made
 */
export function openMenu(setup) {
  const isSame = open?.anchor === setup.anchor;
  closeMenu();
  if (!isSame) open = new Menu(setup);
}

/** Closes the menu without a choice. */
export function closeMenu() {
  open?.close();
}

/** Closes the menu if the control that it hangs from is gone or can no longer be used. */
export function checkMenu() {
  if (open && (!open.anchor.isConnected || open.anchor.disabled)) open.close();
}

class Menu {
  #setup;
  #chosen;
  #listbox;
  #panel;
  #done = null;
  #isMulti;
  #undo = new AbortController();

  constructor(setup) {
    this.#setup = setup;
    this.anchor = setup.anchor;
    this.#chosen = new Set(setup.chosen);
    this.#isMulti = setup.range.max > 1;
    this.#listbox = new Listbox({
      label: setup.label,
      multi: this.#isMulti,
      onPick: (option) => this.#pick(option),
    });
    this.#panel = this.#build();
    // A modal dialog makes the rest of the page inert, so a menu of its fields must stand inside it.
    (this.anchor.closest("dialog") ?? document.body).append(this.#panel);
    this.#panel.showPopover();
    this.#listbox.show(setup.options, this.#chosen);
    this.anchor.setAttribute("aria-expanded", "true");
    keepPlaced(this.#panel, this.anchor, this.#undo.signal);
    this.#listen();
    this.#focusList();
  }

  close() {
    if (open === this) open = null;
    this.#undo.abort();
    const hadFocus = this.#panel.contains(document.activeElement);
    this.#panel.remove();
    this.anchor.setAttribute("aria-expanded", "false");
    if (hadFocus && this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
  }

  #build() {
    this.#listbox.element.tabIndex = 0;
    this.#done = this.#isMulti
      ? h("button", { type: "button", class: "button style-1", onclick: () => this.#commit() }, "Done")
      : null;
    return h(
      "div",
      {
        class: "popup menu",
        popover: "manual",
        dataset: { testid: "menu" },
        onkeydown: (event) => this.#onKey(event),
      },
      h("p", { class: "menu-title" }, this.#setup.label),
      this.#setup.options.length ? null : h("p", { class: "menu-empty" }, "There is nothing to choose."),
      this.#listbox.element,
      this.#done
        ? h("div", { class: "menu-foot" }, h("span", { class: "menu-count" }, this.#rangeText()), this.#done)
        : null,
    );
  }

  #rangeText() {
    const { min, max } = this.#setup.range;
    return min === max ? `Choose ${min}` : `Choose ${min} to ${max}`;
  }

  #listen() {
    const outside = (event) => {
      if (this.#panel.contains(event.target) || this.anchor.contains(event.target)) return;
      if (this.#isMulti && this.#isChanged() && this.#isInRange()) this.#commit();
      else this.close();
    };
    document.addEventListener("pointerdown", outside, { signal: this.#undo.signal, capture: true });
  }

  #focusList() {
    this.#listbox.element.focus({ preventScroll: true });
    this.#tellActive();
  }

  #tellActive() {
    const id = this.#listbox.activeId;
    if (id) this.#listbox.element.setAttribute("aria-activedescendant", id);
  }

  #onKey(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return this.close();
    }
    if (event.target === this.#done) return undefined;
    if (event.key === "Tab" && !this.#isMulti) return this.close();
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.#listbox.active) this.#pick(this.#listbox.active);
    } else if (!this.#listbox.handleKey(event) && event.key.length === 1) {
      this.#listbox.typeAhead(event.key);
    }
    return this.#tellActive();
  }

  #pick(option) {
    if (!this.#isMulti) {
      const isCleared = this.#setup.range.min === 0 && this.#chosen.has(option.value);
      this.#chosen = new Set(isCleared ? [] : [option.value]);
      return this.#commit();
    }
    if (this.#chosen.has(option.value)) this.#chosen.delete(option.value);
    else if (this.#chosen.size < this.#setup.range.max) this.#chosen.add(option.value);
    this.#listbox.mark(this.#chosen);
    this.#done.disabled = !this.#isInRange();
    return undefined;
  }

  #isInRange() {
    const { min, max } = this.#setup.range;
    return this.#chosen.size >= min && this.#chosen.size <= max;
  }

  #isChanged() {
    const before = this.#setup.chosen;
    return this.#chosen.size !== before.size || [...this.#chosen].some((value) => !before.has(value));
  }

  #commit() {
    // In the order of the list, as Discord sends them.
    const values = this.#setup.options
      .map((option) => option.value)
      .filter((value) => this.#chosen.has(value));
    this.close();
    this.#setup.onCommit(values);
  }
}
