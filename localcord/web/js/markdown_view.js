/** Markdown trees as DOM nodes. Text stays text: nothing here parses HTML. */

import { h } from "./dom.js";
import { parseMarkdown } from "./markdown.js";
import { nameOf } from "./people.js";
import { timestamp } from "./timestamps.js";

const MESSAGE_LINK = /^https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(?<channel>\d+)(?:\/(?<message>\d+))?$/;

/**
 * @param {string} text
 * @param {object} app the page: its `state` names the mentioned, its actions follow them
 * @param {object} [message] the message that the text belongs to; its own list of mentions is asked first
 */
export function markdown(text, app, message) {
  return parseMarkdown(text).map((node) => build(node, app, message));
}

const BUILDERS = {
  text: (node) => document.createTextNode(node.text),
  break: () => h("br"),
  paragraph: (node, inner) => h("p", {}, inner()),
  heading: (node, inner) =>
    h(
      "p",
      { class: `heading heading-${node.level}`, role: "heading", "aria-level": node.level + 2 },
      inner(),
    ),
  subtext: (node, inner) => h("p", { class: "subtext" }, inner()),
  quote: (node, inner) => h("blockquote", {}, inner()),
  codeblock: (node) => h("pre", {}, h("code", {}, node.text)),
  strong: (node, inner) => h("strong", {}, inner()),
  em: (node, inner) => h("em", {}, inner()),
  underline: (node, inner) => h("u", {}, inner()),
  strike: (node, inner) => h("s", {}, inner()),
  code: (node) => h("code", {}, node.text),
  timestamp: (node) => timestamp(node.seconds, node.style),
};

function build(node, app, message) {
  if (node.kind === "list") return list(node, app, message);
  if (node.kind === "spoiler") return spoiler(node.children.map((child) => build(child, app, message)));
  if (node.kind === "mention") return mention(node, app, message);
  if (node.kind === "link") return link(node, app, message);
  if (node.kind === "emoji") return customEmoji(node);
  return BUILDERS[node.kind](node, () => node.children.map((child) => build(child, app, message)));
}

/** A link; one to a message of Discord's leads to the message here. */
function link(node, app, message) {
  const inner = node.children.map((child) => build(child, app, message));
  const place = MESSAGE_LINK.exec(node.url)?.groups;
  if (!place)
    return h("a", { href: node.url, target: "_blank", rel: "noopener noreferrer", title: node.url }, inner);
  const show = (event) => {
    if (place.channel !== app.state.currentId) return; // then the address leads to the channel
    event.preventDefault();
    app.timeline.showMessage(place.message);
  };
  return h("a", { href: app.channelLink(place.channel, place.message), onclick: show }, inner);
}

function list(node, app, message) {
  const items = node.items.map((item) =>
    h(
      "li",
      {},
      item.map((child) => build(child, app, message)),
    ),
  );
  return node.ordered ? h("ol", { start: node.start }, items) : h("ul", {}, items);
}

/** Hidden until pressed. What the reader has revealed stays revealed when the message is edited. */
function spoiler(children) {
  const reveal = (event) => {
    const element = event.currentTarget;
    if (element.dataset.revealed) return;
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    element.dataset.revealed = "yes";
    for (const name of ["role", "tabindex", "aria-label"]) element.removeAttribute(name);
  };
  return h(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": "Spoiler. Press to reveal.",
      dataset: { keep: "data-revealed role tabindex aria-label" },
      onclick: reveal,
      onkeydown: reveal,
    },
    h("span", { class: "spoiler-text" }, children),
  );
}

function mention(node, app, message) {
  if (node.of === "everyone" || node.of === "here")
    return h("span", { class: "mention is-me" }, `@${node.of}`);
  if (node.of === "user") return userMention(node.id, app, message);
  if (node.of === "channel") return channelMention(node.id, app);
  if (node.of === "command") return commandMention(node, app);
  return h("span", { class: "mention" }, `@${app.state.roleName(node.id) ?? "unknown role"}`);
}

function userMention(id, app, message) {
  const user = app.state.users.get(id) ?? message?.mentions?.find((item) => item.id === id);
  const isMe = id === app.state.me.id;
  return h(
    "span",
    { class: isMe ? "mention is-me" : "mention" },
    `@${user ? nameOf(user, app.state) : "unknown user"}`,
  );
}

function channelMention(id, app) {
  const channel = app.state.channels.get(id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  return h("a", { class: "mention", href: app.channelLink(id) }, `#${channel.name}`);
}

function commandMention(node, app) {
  const command = app.state.flatCommands().find((item) => item.name === node.name);
  if (!command) return h("span", { class: "mention" }, `/${node.name}`);
  return h(
    "button",
    { type: "button", class: "mention", onclick: () => app.openCommand(command) },
    `/${node.name}`,
  );
}

/** A custom emoji of the server; its name in colons when the picture cannot be had. */
function customEmoji({ id, name, animated }) {
  const shown = `:${name}:`;
  return h("img", {
    class: "emoji",
    src: `/emojis/${id}.${animated ? "gif" : "png"}`,
    alt: shown,
    title: shown,
    draggable: "false",
    onerror: (event) => event.target.replaceWith(shown),
  });
}

/** The `emoji` object of a button or an option. */
export function partialEmoji(emoji) {
  if (!emoji) return null;
  return emoji.id
    ? customEmoji(emoji)
    : h("span", { class: "emoji-char", "aria-hidden": "true" }, emoji.name);
}
