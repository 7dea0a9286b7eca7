/** A text field whose suggestions come from the bot while one types. */

import { h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { keepPlaced } from "./popup.js";

const TYPING_PAUSE_MS = 250;

/**
 * @param {object} setup
 * @param {object} setup.field a field of `fields.js` to type in
 * @param {string} setup.label
 * @param {(typed: string) => Promise<{name: string, value: string|number}[]>} setup.suggest
 * @returns the field, with `control` inside a holder that also shows the list, and `read()` giving the
 *   value behind the name that was picked, or what was typed
 */
export function combobox({ field, label, suggest }) {
  const { control } = field;
  let picked = null;
  let timer = null;
  let asked = 0;
  let placing = null;

  const listbox = new Listbox({ label: `Suggestions for ${label}`, onPick: (option) => pick(option) });
  const panel = h(
    "div",
    { class: "popup suggestions", popover: "manual", dataset: { testid: "suggestions" } },
    listbox.element,
  );
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
  }))
    control.setAttribute(name, value);
  control.setAttribute("aria-controls", listbox.element.id);

  const isOpen = () => placing !== null;
  const setOpen = (opens) => {
    placing?.abort();
    placing = null;
    // A panel that left the page with its form is closed already.
    if (panel.isConnected) panel.togglePopover(opens);
    if (opens) {
      placing = new AbortController();
      keepPlaced(panel, control, placing.signal);
    }
    control.setAttribute("aria-expanded", String(opens));
    if (opens) control.setAttribute("aria-activedescendant", listbox.activeId);
    else control.removeAttribute("aria-activedescendant");
  };
  const close = () => {
    clearTimeout(timer);
    asked += 1; // an answer that is still on its way comes too late
    if (isOpen()) setOpen(false);
  };
  const pick = (option) => {
    picked = { name: option.label, value: option.choice.value };
    control.value = option.label;
    close();
  };
  const ask = async () => {
    asked += 1;
    const number = asked;
    const choices = await suggest(control.value);
    if (number !== asked || document.activeElement !== control) return;
    listbox.show(choices.map((choice) => ({ value: String(choice.value), label: choice.name, choice })));
    setOpen(choices.length > 0);
  };

  control.oninput = () => {
    picked = null;
    clearTimeout(timer);
    timer = setTimeout(ask, TYPING_PAUSE_MS);
  };
  control.onfocus = () => void ask();
  control.onblur = close;
  control.onkeydown = (event) => {
    if (!isOpen() || event.isComposing) return;
    const isTaken = event.key === "Escape" || event.key === "Enter";
    if (event.key === "Escape") close();
    else if (event.key === "Enter" || event.key === "Tab") pick(listbox.active);
    else if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    else if (listbox.handleKey(event)) control.setAttribute("aria-activedescendant", listbox.activeId);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const holder = h("div", { class: "combobox" }, control, panel);
  const isPicked = () => picked !== null && picked.name === control.value;
  return {
    ...field,
    holder,
    read: () => (isPicked() ? picked.value : field.read()),
    problem: () => (isPicked() ? null : field.problem()),
  };
}
