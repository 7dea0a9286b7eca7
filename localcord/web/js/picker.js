/** The list of slash commands above the message box, while a message begins with a slash. */

import { findCommands } from "./commands.js";
import { h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { avatar, nameOf } from "./people.js";

export class Picker {
  #app;
  #input;
  #onPick;
  #found = [];
  #dismissed = null;
  #listbox;

  /**
   * @param {HTMLTextAreaElement} input the message box; keeps the focus
   * @param {(command: import("./commands.js").FlatCommand) => void} onPick
   */
  constructor(app, input, onPick) {
    this.#app = app;
    this.#input = input;
    this.#onPick = onPick;
    this.#listbox = new Listbox({ label: "Commands", onPick: (option) => this.#pick(option) });
    this.#input.setAttribute("aria-controls", this.#listbox.element.id);
    this.element = h(
      "div",
      { class: "picker", dataset: { testid: "picker" }, hidden: true },
      h("p", { class: "menu-title" }, "Commands"),
      this.#listbox.element,
      h("p", { class: "menu-empty" }, "No command has that name."),
    );
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** Shows what fits the text of the message box, or hides. */
  update() {
    const text = this.#input.value;
    const isCommand = text.startsWith("/") && !text.includes("\n") && text !== this.#dismissed;
    this.#setOpen(isCommand);
    if (!isCommand) return;
    this.#found = findCommands(this.#app.state.flatCommands(), text.slice(1));
    this.#listbox.show(this.#found.map((command) => this.#option(command)));
    this.element.classList.toggle("is-empty", this.#listbox.isEmpty);
    this.#tellActive();
  }

  /** Handles the keys of the open list. @returns {boolean} whether the key was one of them */
  handleKey(event) {
    if (!this.isOpen || event.isComposing) return false;
    if (event.key === "Escape") {
      this.#dismissed = this.#input.value;
      this.#setOpen(false);
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      if (!this.#listbox.active) return false;
      this.#pick(this.#listbox.active);
    } else if (!this.#isMove(event.key) || !this.#listbox.handleKey(event)) {
      return false;
    }
    event.preventDefault();
    this.#tellActive();
    return true;
  }

  /** Home and End belong to the text. */
  #isMove(key) {
    return key === "ArrowDown" || key === "ArrowUp";
  }

  #option(command) {
    const bot = this.#app.state.users.get(command.applicationId);
    return {
      value: command.name,
      label: `/${command.name}`,
      description: [command.description, bot ? nameOf(bot, this.#app.state) : null]
        .filter(Boolean)
        .join(" · "),
      lead: bot ? avatar(bot, this.#app.state) : null,
    };
  }

  #pick(option) {
    const command = this.#found.find((item) => item.name === option.value);
    this.#setOpen(false);
    this.#onPick(command);
  }

  #setOpen(isOpen) {
    this.element.hidden = !isOpen;
    this.#input.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) this.#input.removeAttribute("aria-activedescendant");
  }

  #tellActive() {
    const id = this.isOpen ? this.#listbox.activeId : null;
    if (id) this.#input.setAttribute("aria-activedescendant", id);
  }
}
