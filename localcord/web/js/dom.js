/**
 * Small helpers that build DOM nodes.
 *
 * Text always becomes a text node: nothing in this page is ever parsed as HTML. Styles are set through
 * the CSSOM and handlers through `on…` properties, so that a strict Content-Security-Policy holds and
 * `morph` can carry both over to an element that already stands in the page.
 */

const SVG = "http://www.w3.org/2000/svg";

/** The `on…` properties that `h` has set on an element, for `morph` to copy. */
const handlers = new WeakMap();

/** @returns {Record<string, Function>} the handlers of an element by property name, e.g. `onclick`. */
export function handlersOf(element) {
  return handlers.get(element) ?? {};
}

/** Sets the handlers of an element to exactly these. */
export function setHandlers(element, wanted) {
  for (const name of Object.keys(handlersOf(element))) if (!(name in wanted)) element[name] = null;
  Object.assign(element, wanted);
  handlers.set(element, wanted);
}

/**
 * Builds an element.
 *
 * @param {string} tag
 * @param {object} props attributes by name; also `class`, `dataset` (object), `style` (object of CSS
 *   properties) and handlers such as `onclick`. `null`, `undefined` and `false` leave an attribute out.
 * @param {...(Node|string|number|Array|null|undefined|false)} children
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  const wanted = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "dataset") setDataset(element, value);
    else if (name === "style")
      for (const [key, item] of Object.entries(value)) element.style.setProperty(key, item);
    else if (typeof value === "function") wanted[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  if (Object.keys(wanted).length) setHandlers(element, wanted);
  append(element, children);
  return element;
}

function setDataset(element, values) {
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== false) element.dataset[key] = String(value);
  }
}

function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/** Puts the children in the place of whatever the element holds. */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
  return element;
}

let counter = 0;

/** An id that no other element of the page has. */
export function uniqueId(stem) {
  counter += 1;
  return `${stem}-${counter}`;
}

/** Line drawings on a 24 x 24 grid. */
const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  menu: "M4 7h16M4 12h16M4 17h16",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.2 2.600 3.5 5.5",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  chevron: "m6 9 6 6 6-6",
  check: "m5 12.5 4.5 4.5L19 7.5",
  send: "M4 12 20 4l-5 16-4-6.5L4 12Zm7 1.5L20 4",
  reply: "M20 19c0-5-3-8-8-8H5M9 6l-5 5 5 5",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600Z",
  window: "M13 5h6v6M19 5l-8 8M17 14v5H5V7h5",
  file: "M6 3h8l4 4v14H6V3Zm8 0v4h4",
  down: "M12 5v14M6 13l6 6 6-6",
  slash: "M5 4h14v16H5V4Zm9.5 4-5 8",
  letter: "M4 6h16v12H4V6Zm0 1 8 6 8-6",
};

/** A drawing that says nothing to a screen reader: the control around it carries the name. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A square button that shows only a drawing. */
export function iconButton(name, label, props = {}) {
  return h(
    "button",
    {
      type: "button",
      "aria-label": label,
      title: label,
      ...props,
      class: `icon-button ${props.class ?? ""}`,
    },
    icon(name),
  );
}
