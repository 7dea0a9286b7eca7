/** Where one writes: a message box, the command picker above it, and the form of a picked command. */

import { CommandForm } from "./command_form.js";
import { h, iconButton } from "./dom.js";
import { Picker } from "./picker.js";

export class Composer {
  #app;
  #frame;
  #form = null;
  #drafts = new Map();
  #channelId = null;
  #input = h("textarea", {
    class: "input message-input",
    rows: "1",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-haspopup": "listbox",
    dataset: { testid: "message-input" },
  });
  #picker;
  #bar;

  /** @param {HTMLElement} frame the place in the page */
  constructor(app, frame) {
    this.#app = app;
    this.#frame = frame;
    this.#picker = new Picker(app, this.#input, (command) => this.openCommand(command));
    this.#bar = h(
      "form",
      { class: "message-bar", onsubmit: (event) => this.#onSubmit(event) },
      iconButton("slash", "Commands", { class: "slash-button", onclick: () => this.#startCommand() }),
      this.#input,
      iconButton("send", "Send message", { type: "submit" }),
    );
    this.#input.oninput = () => this.#onInput();
    this.#input.onkeydown = (event) => this.#onKey(event);
    frame.replaceChildren(this.#picker.element, this.#bar);
  }

  /** Makes ready for the open channel. Drafts stay with their channels; after a lost connection so does a form. */
  showChannel(title) {
    this.#input.placeholder = `Message ${title}`;
    this.#input.setAttribute("aria-label", `Message ${title}`);
    if (this.#channelId === this.#app.state.currentId) return;
    // What was written while the page was still being greeted belongs to the first channel that opens.
    const early = this.#channelId === null ? this.#input.value : "";
    this.#channelId = this.#app.state.currentId;
    this.#closeForm();
    this.#input.value = this.#drafts.get(this.#channelId) ?? early;
    this.#onInput();
  }

  focus() {
    (this.#form ?? this.#input).focus();
  }

  /** Replaces the message box by the form of a command. */
  openCommand(command) {
    this.#closeForm();
    this.#setText("");
    this.#form = new CommandForm(command, this.#app, {
      onSend: (options) => this.#sendCommand(command, options),
      onCancel: () => {
        this.#closeForm();
        this.#input.focus();
      },
    });
    this.#bar.hidden = true;
    this.#frame.append(this.#form.element);
    this.#form.focus();
  }

  #startCommand() {
    this.#setText("/");
    this.#input.focus();
  }

  #closeForm() {
    this.#form?.element.remove();
    this.#form = null;
    this.#bar.hidden = false;
  }

  #setText(text) {
    this.#input.value = text;
    this.#onInput();
  }

  #onInput() {
    this.#drafts.set(this.#app.state.currentId, this.#input.value);
    this.#input.style.height = "auto";
    this.#input.style.height = `${this.#input.scrollHeight + 2}px`;
    this.#picker.update();
  }

  #onKey(event) {
    if (this.#picker.handleKey(event) || event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) this.#onSubmit(event);
  }

  async #onSubmit(event) {
    event.preventDefault();
    const content = this.#input.value.trim();
    if (!content) return;
    const channelId = this.#app.state.currentId;
    this.#setText("");
    try {
      const { message } = await this.#app.wire.request("send", { channel_id: channelId, content });
      this.#app.receive(message);
    } catch (error) {
      // What was written is not lost, unless something new has been begun.
      if (this.#app.state.currentId === channelId && !this.#input.value) this.#setText(content);
      this.#app.toast(error.message);
    }
  }

  #sendCommand(command, options) {
    this.#closeForm();
    // With a finger, focus would bring up the keyboard over what the command is about to show.
    if (matchMedia("(hover: hover)").matches) this.#input.focus();
    this.#app.runCommand(command, options);
  }
}
