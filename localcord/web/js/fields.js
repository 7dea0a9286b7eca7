/**
 * Input fields of modals and of slash commands.
 *
 * Every field offers the same: `element`, `read()` (its value, `undefined` when left empty), `problem()`
 * (why the value cannot be sent, or null), `showProblem(text)` and `focus()`.
 */

import { h, uniqueId } from "./dom.js";
import { morph } from "./morph.js";
import { selectControl } from "./select.js";

/**
 * A label with a control under it and room for a problem.
 *
 * @param {{label: string, description?: string, isRequired: boolean, control: HTMLElement,
 *   holder?: HTMLElement, isGroup?: boolean}} setup `holder`: what stands around the control;
 *   `isGroup`: the control is a group of inputs, which a `<label>` cannot name
 */
export function labelled({ label, description, isRequired, control, holder = control, isGroup = false }) {
  const ids = { label: uniqueId("label"), help: uniqueId("help"), problem: uniqueId("problem") };
  control.id ||= uniqueId("field");
  control.setAttribute("aria-describedby", `${ids.help} ${ids.problem}`);
  const problem = h("p", { class: "field-problem", id: ids.problem, role: "alert" });
  const optional = isRequired ? null : h("span", { class: "field-optional" }, " optional");
  const title = isGroup
    ? h("p", { class: "field-label", id: ids.label }, label, optional)
    : h("label", { class: "field-label", id: ids.label, for: control.id }, label, optional);
  if (isGroup) control.setAttribute("aria-labelledby", ids.label);
  const element = h(
    "div",
    { class: "field" },
    title,
    h("p", { class: "field-help", id: ids.help }, description ?? ""),
    holder,
    problem,
  );
  const showProblem = (text) => {
    problem.textContent = text ?? "";
    control.setAttribute("aria-invalid", String(Boolean(text)));
  };
  element.addEventListener("input", () => showProblem(null));
  return { element, showProblem };
}

/** A line or a paragraph of text. `minLength` counts only when something is written. */
export function textInput({
  isLong = false,
  value = "",
  placeholder = "",
  isRequired,
  minLength = 0,
  maxLength = 4000,
  props = {},
}) {
  const control = h(isLong ? "textarea" : "input", {
    class: "input",
    type: isLong ? null : "text",
    rows: isLong ? "4" : null,
    placeholder,
    autocomplete: "off",
    "aria-required": String(isRequired),
    ...props,
  });
  control.value = value ?? "";
  const problem = () => {
    const { length } = [...control.value];
    if (!length) return isRequired ? "This field is required." : null;
    if (length < minLength) return `Write at least ${minLength} characters (now ${length}).`;
    if (length > maxLength) return `Write at most ${maxLength} characters (now ${length}).`;
    return null;
  };
  return { control, read: () => control.value || undefined, problem, focus: () => control.focus() };
}

/** A number, whole or not, within bounds. */
export function numberInput({ isWhole, isRequired, min, max, props = {} }) {
  const field = textInput({ isRequired, props: { inputmode: isWhole ? "numeric" : "decimal", ...props } });
  const problem = () => {
    if (field.read() === undefined) return field.problem();
    const number = Number(field.control.value);
    if (field.control.value.trim() === "" || !Number.isFinite(number)) return "Write a number.";
    if (isWhole && !Number.isInteger(number)) return "Write a whole number.";
    if (min !== undefined && number < min) return `The least is ${min}.`;
    if (max !== undefined && number > max) return `The most is ${max}.`;
    return null;
  };
  const read = () => (field.read() === undefined ? undefined : Number(field.control.value));
  return { ...field, read, problem };
}

/**
 * A select that remembers its choice.
 *
 * @param {{label: string, placeholder: string, options: () => object[], values: string[],
 *   range: {min: number, max: number}, isRequired: boolean, props?: object}} setup a choice is announced by an `input` event
 */
export function selectInput(setup) {
  let { values } = setup;
  const dataset = { ...setup.props?.dataset, keep: "aria-expanded id aria-describedby aria-invalid" };
  const build = () =>
    selectControl({ ...setup, values, onChoose: choose, props: { ...setup.props, dataset } });
  const choose = (chosen) => {
    values = chosen;
    morph(control, build());
    control.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const control = build();
  const problem = () => {
    if (!values.length) return setup.isRequired ? "Choose something." : null;
    return values.length < setup.range.min ? `Choose at least ${setup.range.min}.` : null;
  };
  return { control, read: () => (values.length ? values : undefined), problem, focus: () => control.focus() };
}

/** Radio buttons or checkboxes, one to a row. */
export function choiceGroup({ kind, options, isRequired, min = 0, max = Infinity, props = {} }) {
  const name = uniqueId("choice");
  const inputs = options.map((option) => {
    const input = h("input", { type: kind, name, value: option.value });
    input.checked = Boolean(option.default);
    return input;
  });
  const control = h(
    "div",
    {
      class: "choices",
      role: kind === "radio" ? "radiogroup" : "group",
      "aria-required": kind === "radio" ? String(isRequired) : null,
      ...props,
    },
    options.map((option, index) =>
      h(
        "label",
        { class: "choice" },
        inputs[index],
        h("span", {}, option.label, option.description ? h("small", {}, option.description) : null),
      ),
    ),
  );
  const checked = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const problem = () => {
    const { length } = checked();
    if (!length) return isRequired ? "Choose something." : null;
    if (length < min) return `Choose at least ${min}.`;
    return length > max ? `Choose at most ${max}.` : null;
  };
  return {
    control,
    read: () => (checked().length ? checked() : undefined),
    problem,
    focus: () => inputs[0]?.focus(),
  };
}
