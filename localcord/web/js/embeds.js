/** Embeds of older bots: title, text, fields, pictures, footer. */

import { cssColour } from "./components.js";
import { h } from "./dom.js";
import { inlineMarkdown, markdown } from "./markdown_view.js";
import { picture, resolveMedia } from "./media.js";
import { messageTime } from "./timestamps.js";

export function embeds(message, app) {
  return message.embeds.map((embed) => render(embed, message, app));
}

function render(embed, message, app) {
  return h(
    "article",
    { class: "embed", style: embed.color ? { "--accent": cssColour(embed.color) } : {} },
    h(
      "div",
      { class: "embed-text" },
      embed.author ? h("p", { class: "embed-author" }, maybeLink(embed.author.name, embed.author.url)) : null,
      embed.title
        ? h("p", { class: "embed-title" }, maybeLink(inlineMarkdown(embed.title, app, message), embed.url))
        : null,
      embed.description ? h("div", { class: "markdown" }, markdown(embed.description, app, message)) : null,
      embed.fields?.length
        ? h(
            "dl",
            { class: "embed-fields" },
            embed.fields.map((field) => fieldOf(field, app, message)),
          )
        : null,
      embed.image ? shown(embed.image, message) : null,
      footer(embed),
    ),
    embed.thumbnail ? h("div", { class: "embed-thumbnail" }, shown(embed.thumbnail, message)) : null,
  );
}

function fieldOf(field, app, message) {
  return h(
    "div",
    { class: field.inline ? "embed-field is-inline" : "embed-field" },
    h("dt", {}, inlineMarkdown(field.name, app, message)),
    h("dd", { class: "markdown" }, markdown(field.value, app, message)),
  );
}

function shown(media, message) {
  return picture(resolveMedia({ content_type: "image/", ...media }, message));
}

function footer(embed) {
  if (!embed.footer && !embed.timestamp) return null;
  const parts = [
    embed.footer?.text,
    embed.footer && embed.timestamp ? " · " : null,
    embed.timestamp ? messageTime(embed.timestamp) : null,
  ];
  return h("p", { class: "embed-footer" }, parts);
}

function maybeLink(content, url) {
  return url ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content) : content;
}
