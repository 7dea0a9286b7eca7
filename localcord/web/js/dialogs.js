/** Small questions of the page itself. */

import { h } from "./dom.js";

/**
 * Asks and waits.
 *
 * @param {{title: string, text?: string, field?: {label: string, maxLength: number}, yes: string,
 *   isDangerous?: boolean}} question
 * @returns {Promise<?string>} the text of the field (`""` without one), or null when closed without a yes
 */
export function ask({ title, text, field, yes, isDangerous = false }) {
  const input = field
    ? h("input", {
        class: "input",
        type: "text",
        maxlength: field.maxLength,
        "aria-label": field.label,
        placeholder: field.label,
        required: true,
      })
    : null;
  const dialog = h("dialog", { class: "modal", "aria-label": title, dataset: { testid: "question" } });
  return new Promise((resolve) => {
    const answer = (value) => {
      resolve(value);
      dialog.close();
    };
    dialog.onclose = () => {
      resolve(null);
      dialog.remove();
    };
    dialog.append(
      h(
        "form",
        {
          class: "modal-form",
          onsubmit: (event) => {
            event.preventDefault();
            answer(input?.value.trim() ?? "");
          },
        },
        h("header", { class: "modal-header" }, h("h2", {}, title)),
        h("div", { class: "modal-body" }, text ? h("p", {}, text) : null, input),
        h(
          "footer",
          { class: "modal-footer" },
          h("button", { type: "button", class: "button style-2", onclick: () => answer(null) }, "Cancel"),
          h("button", { type: "submit", class: `button style-${isDangerous ? 4 : 1}` }, yes),
        ),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
    input?.focus();
  });
}
