/** Forms that a bot opens. One at a time; Escape or Cancel closes without an answer. */

import { ComponentType } from "./components.js";
import { fill, h, iconButton } from "./dom.js";
import { choiceGroup, labelled, selectInput, textInput } from "./fields.js";
import { markdown } from "./markdown_view.js";
import { defaultValues, isSelect, selectOptions } from "./select.js";

const PARAGRAPH = 2;

let dialog = null;

/**
 * Opens a modal.
 *
 * @param {{interaction_id: string, title: string, custom_id: string, components: object[]}} modal
 */
export function openModal(modal, app) {
  dialog?.close();
  dialog = h("dialog", {
    class: "modal",
    "aria-label": modal.title,
    dataset: { testid: "modal", customId: modal.custom_id },
  });
  const parts = modal.components.map((component) => part(component, app));
  const form = new ModalForm(modal, parts, app, dialog);
  fill(dialog, form.element);
  dialog.onclose = (event) => event.target.remove();
  document.body.append(dialog);
  dialog.showModal();
  parts.find((item) => item.focus)?.focus();
}

class ModalForm {
  #modal;
  #parts;
  #app;
  #dialog;
  #error = h("p", { class: "form-error", role: "alert", dataset: { testid: "modal-error" } });
  #submit = h("button", { type: "submit", class: "button style-1" }, "Submit");

  constructor(modal, parts, app, element) {
    this.#modal = modal;
    this.#parts = parts;
    this.#app = app;
    this.#dialog = element;
    const close = () => element.close();
    this.element = h(
      "form",
      { class: "modal-form", novalidate: true, onsubmit: (event) => this.#onSubmit(event) },
      h(
        "header",
        { class: "modal-header" },
        h("h2", {}, modal.title),
        iconButton("close", "Close form", { onclick: close }),
      ),
      h(
        "div",
        { class: "modal-body" },
        this.#error,
        parts.map((item) => item.element),
      ),
      h(
        "footer",
        { class: "modal-footer" },
        h("button", { type: "button", class: "button style-2", onclick: close }, "Cancel"),
        this.#submit,
      ),
    );
  }

  async #onSubmit(event) {
    event.preventDefault();
    if (this.#submit.getAttribute("aria-busy") === "true" || !this.#isValid()) return;
    this.#setBusy(true);
    const outcome = await this.#app.interactions.send("modal", {
      interaction_id: this.#modal.interaction_id,
      custom_id: this.#modal.custom_id,
      components: this.#parts.map((item) => item.submitted()).filter(Boolean),
    });
    this.#setBusy(false);
    if (outcome.state === "failed") this.#showError(outcome.message);
    else this.#dialog.close();
  }

  #isValid() {
    this.#error.textContent = "";
    const wrong = this.#parts.filter((item) => item.check && !item.check());
    wrong[0]?.focus();
    return wrong.length === 0;
  }

  #showError(reason) {
    fill(this.#error, "Something went wrong. Try again.", reason ? h("small", {}, reason) : null);
    this.#error.scrollIntoView({ block: "nearest" });
  }

  #setBusy(isBusy) {
    this.#submit.setAttribute("aria-busy", String(isBusy));
    fill(this.#submit, isBusy ? "Sending…" : "Submit");
  }
}

/**
 * One top-level component of a modal: its `element`, and what is sent for it (`submitted()`). Those with
 * an input also have `check()` (shows the problem, tells whether there is none) and `focus()`.
 */
function part(component, app) {
  if (component.type === ComponentType.TEXT_DISPLAY) {
    return {
      element: h("div", { class: "markdown" }, markdown(component.content, app)),
      submitted: () => null,
    };
  }
  if (component.type === ComponentType.ACTION_ROW) {
    const [input] = component.components;
    const inner = inputPart(input, { label: input.label }, app);
    return {
      ...inner,
      submitted: () => ({ type: ComponentType.ACTION_ROW, components: [inner.submitted()] }),
    };
  }
  if (component.type === ComponentType.LABEL) {
    const inner = inputPart(component.component, component, app);
    return { ...inner, submitted: () => ({ type: ComponentType.LABEL, component: inner.submitted() }) };
  }
  return unsupported(`Component type ${component.type} cannot be shown here.`);
}

function inputPart(component, { label, description }, app) {
  const build = INPUTS[isSelect(component) ? "select" : component.type];
  if (!build) return unsupported(`“${label}” cannot be filled in here.`, component);
  const isRequired = component.required ?? component.type !== ComponentType.CHECKBOX;
  const field = build(
    component,
    { label, isRequired, props: { dataset: { customId: component.custom_id } } },
    app,
  );
  const frame = labelled({
    label,
    description,
    isRequired: isRequired || component.type === ComponentType.CHECKBOX,
    control: field.control,
    isGroup: field.isGroup,
  });
  const check = () => {
    const problem = field.problem();
    frame.showProblem(problem);
    return !problem;
  };
  const submitted = () => ({ type: component.type, custom_id: component.custom_id, ...field.answer() });
  return { element: frame.element, check, focus: field.focus, submitted };
}

const INPUTS = {
  [ComponentType.TEXT_INPUT]: (component, setup) => {
    const field = textInput({
      ...setup,
      isLong: component.style === PARAGRAPH,
      value: component.value,
      placeholder: component.placeholder ?? "",
      minLength: component.min_length ?? 0,
      maxLength: component.max_length ?? 4000,
    });
    return { ...field, answer: () => ({ value: field.read() ?? "" }) };
  },
  [ComponentType.RADIO_GROUP]: (component, setup) => {
    const field = choiceGroup({ ...setup, kind: "radio", options: component.options });
    return { ...field, isGroup: true, answer: () => ({ value: field.read()?.[0] ?? null }) };
  },
  [ComponentType.CHECKBOX_GROUP]: (component, setup) => {
    const range = {
      min: component.min_values ?? (setup.isRequired ? 1 : 0),
      max: component.max_values ?? component.options.length,
    };
    const field = choiceGroup({ ...setup, ...range, kind: "checkbox", options: component.options });
    return { ...field, isGroup: true, answer: () => ({ values: field.read() ?? [] }) };
  },
  [ComponentType.CHECKBOX]: (component, { props }) => {
    const control = h("input", { type: "checkbox", class: "single-checkbox", ...props });
    control.checked = Boolean(component.default);
    return {
      control,
      problem: () => null,
      focus: () => control.focus(),
      answer: () => ({ value: control.checked }),
    };
  },
  select: (component, setup, app) => {
    const field = selectInput({
      ...setup,
      placeholder: component.placeholder || "Make a selection",
      options: () => selectOptions(component, app),
      values: defaultValues(component),
      range: { min: setup.isRequired ? (component.min_values ?? 1) : 0, max: component.max_values ?? 1 },
    });
    return { ...field, answer: () => ({ values: field.read() ?? [] }) };
  },
};

/** A component that this page cannot show sends an empty answer, as an untouched one would. */
function unsupported(text, component) {
  const answer = component ? { type: component.type, custom_id: component.custom_id, values: [] } : null;
  return { element: h("p", { class: "unsupported" }, text), submitted: () => answer };
}
