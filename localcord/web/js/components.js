/** Message components, legacy rows and Components V2 alike, as DOM nodes. */

import { h, icon } from "./dom.js";
import { markdown, partialEmoji } from "./markdown_view.js";
import { fileCard, gallery, picture, resolveMedia } from "./media.js";
import { defaultValues, isSelect, selectControl, selectOptions } from "./select.js";

export const ComponentType = {
  ACTION_ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  TEXT_INPUT: 4,
  SECTION: 9,
  TEXT_DISPLAY: 10,
  THUMBNAIL: 11,
  MEDIA_GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
  RADIO_GROUP: 21,
  CHECKBOX_GROUP: 22,
  CHECKBOX: 23,
};

const LINK_STYLE = 5;
const WIDE_SPACING = 2;

const RENDERERS = {
  [ComponentType.ACTION_ROW]: actionRow,
  [ComponentType.BUTTON]: button,
  [ComponentType.SECTION]: section,
  [ComponentType.TEXT_DISPLAY]: textDisplay,
  [ComponentType.THUMBNAIL]: thumbnail,
  [ComponentType.MEDIA_GALLERY]: (component, message) => gallery(component.items, message),
  [ComponentType.FILE]: file,
  [ComponentType.SEPARATOR]: separator,
  [ComponentType.CONTAINER]: container,
};

/** The components of a message, top to bottom. */
export function components(list, message, app) {
  return list.map((component) => render(component, message, app));
}

function render(component, message, app) {
  if (isSelect(component)) return select(component, message, app);
  const renderer = RENDERERS[component.type];
  if (!renderer)
    return h("p", { class: "unsupported" }, `Component type ${component.type} cannot be shown here.`);
  return renderer(component, message, app);
}

function container(component, message, app) {
  const accent = component.accent_color;
  const uncover = (event) => {
    delete event.currentTarget.parentElement.dataset.hidden;
  };
  return h(
    "div",
    {
      class: "container",
      style: accent === null || accent === undefined ? {} : { "--accent": cssColour(accent) },
      dataset: {
        accent: accent !== null && accent !== undefined && "yes",
        hidden: component.spoiler && "yes",
        keep: "data-hidden",
      },
    },
    component.spoiler
      ? h(
          "button",
          { type: "button", class: "container-cover", onclick: uncover },
          "Spoiler. Press to reveal.",
        )
      : null,
    components(component.components, message, app),
  );
}

/** Discord's colour number as CSS. */
function cssColour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

function section(component, message, app) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, components(component.components, message, app)),
    h("div", { class: "section-accessory" }, render(component.accessory, message, app)),
  );
}

function textDisplay(component, message, app) {
  return h("div", { class: "markdown" }, markdown(component.content, app, message));
}

function thumbnail(component, message) {
  const media = resolveMedia(component.media, message);
  const shown = picture(
    { ...media, alt: component.description ?? media.alt },
    { spoiler: component.spoiler },
  );
  shown.classList.add("thumbnail");
  return shown;
}

function file(component, message) {
  const media = resolveMedia(component.file, message);
  const attachment = message.attachments?.find((item) => item.url === media.url);
  const name = component.name ?? attachment?.filename ?? media.url.split("/").at(-1).split("?")[0];
  return fileCard({ url: media.url, name, size: component.size ?? attachment?.size });
}

function separator(component) {
  const classes = ["separator"];
  if (component.divider !== false) classes.push("has-line");
  if (component.spacing === WIDE_SPACING) classes.push("is-wide");
  return h("div", { class: classes.join(" "), role: component.divider === false ? null : "separator" });
}

function actionRow(component, message, app) {
  return h("div", { class: "action-row" }, components(component.components, message, app));
}

function button(component, message, app) {
  const content = [
    partialEmoji(component.emoji),
    component.label ? h("span", { class: "button-label" }, component.label) : null,
  ];
  const name = component.label ? null : (component.emoji?.name ?? "Button");
  if (component.style === LINK_STYLE) return linkButton(component, content, name);
  const isPending = app.interactions.isPending(message, component);
  return h(
    "button",
    {
      type: "button",
      class: `button style-${component.style}`,
      "aria-label": name,
      "aria-busy": isPending ? "true" : null,
      disabled: Boolean(component.disabled),
      dataset: { customId: component.custom_id },
      onclick: () => app.press(message, component),
    },
    content,
    isPending ? h("span", { class: "dots", "aria-hidden": "true" }) : null,
  );
}

function linkButton(component, content, name) {
  const props = { class: "button style-5", "aria-label": name, dataset: { url: component.url } };
  if (component.disabled)
    return h("span", { ...props, role: "link", "aria-disabled": "true" }, content, icon("window"));
  return h(
    "a",
    { ...props, href: component.url, target: "_blank", rel: "noopener noreferrer" },
    content,
    icon("window"),
  );
}

function select(component, message, app) {
  const isPending = app.interactions.isPending(message, component);
  const placeholder = component.placeholder || "Make a selection";
  return selectControl({
    label: placeholder,
    placeholder,
    options: () => selectOptions(component, app),
    values: app.choices.get(message, component) ?? defaultValues(component),
    range: { min: component.min_values ?? 1, max: component.max_values ?? 1 },
    disabled: Boolean(component.disabled),
    onChoose: (values) => {
      app.choices.set(message, component, values);
      app.press(message, component, values);
    },
    props: { "aria-busy": isPending ? "true" : null, dataset: { customId: component.custom_id } },
  });
}

/**
 * What this window chose in the selects of messages. As in Discord, a choice stays visible until the bot
 * sends that select with other contents.
 */
export class Choices {
  #known = new Map();

  get(message, component) {
    const entry = this.#known.get(`${message.id}/${component.custom_id}`);
    return entry?.contents === JSON.stringify(component) ? entry.values : null;
  }

  set(message, component, values) {
    this.#known.set(`${message.id}/${component.custom_id}`, { contents: JSON.stringify(component), values });
  }
}
