/** One message as a list item. */

import { components } from "./components.js";
import { h, icon, iconButton } from "./dom.js";
import { markdown } from "./markdown_view.js";
import { attachments } from "./media.js";
import { avatar, botTag, nameOf } from "./people.js";
import { MessageFlag } from "./state.js";
import { messageTime } from "./timestamps.js";

const GROUPED_WITHIN_MS = 7 * 60 * 1000;
const REPLY_PREVIEW_LENGTH = 120;
const COMMAND_INTERACTION = 2;

/** Message types that Discord writes itself, and what they say. */
const SYSTEM_TEXTS = {
  6: "pinned a message to this channel.",
  7: "joined the server.",
  18: "started a thread.",
  21: "started this thread.",
};

/**
 * @param {object} message
 * @param {?object} previous the message above it: the same author shortly after shows no header again
 */
export function renderMessage(message, previous, app) {
  const context = contextLine(message, app);
  const isCompact = !context && continues(message, previous);
  const classes = ["message"];
  if (isCompact) classes.push("is-compact");
  if (message.ephemeral) classes.push("is-ephemeral");
  if (app.state.mentionsMe(message)) classes.push("mentions-me");
  if (message.isLocal) classes.push("is-local");
  return h(
    "li",
    {
      class: classes.join(" "),
      tabindex: "-1",
      "aria-label": `${nameOf(message.author, app.state)}, ${message.author.bot ? "bot" : "person"}`,
      dataset: { messageId: message.id, key: message.id },
    },
    context,
    isCompact ? h("span", { class: "message-gutter" }) : avatar(message.author, app.state),
    h(
      "div",
      { class: "message-body", dataset: { key: "body" } },
      isCompact ? null : header(message, app),
      isLoading(message) ? thinking(message, app) : body(message, app),
      failure(message, app),
      message.ephemeral ? ephemeralFoot(message, app) : null,
    ),
    tools(message, app),
  );
}

function continues(message, previous) {
  if (!previous || message.ephemeral !== previous.ephemeral || previous.isLocal) return false;
  if (previous.author.id !== message.author.id || isSystem(message) || isSystem(previous)) return false;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUPED_WITHIN_MS;
}

function isSystem(message) {
  return message.type in SYSTEM_TEXTS;
}

/** Whether the bot has deferred its answer: what it will say is still to come. */
export function isLoading(message) {
  return Boolean(message.flags & MessageFlag.LOADING);
}

/** What the message answers: another message, or a slash command. */
function contextLine(message, app) {
  const command = commandOf(message);
  if (command) {
    const known = app.state.flatCommands().find((item) => item.name === command.name);
    const name = known
      ? h(
          "button",
          { type: "button", class: "mention", onclick: () => app.openCommand(known) },
          `/${command.name}`,
        )
      : h("span", { class: "mention" }, `/${command.name}`);
    return h(
      "p",
      { class: "message-context", dataset: { key: "context" } },
      icon("reply"),
      h("strong", {}, nameOf(command.user, app.state)),
      " used ",
      name,
    );
  }
  const repliedTo = message.referenced_message;
  if (!repliedTo) return null;
  const jump = () => app.timeline.showMessage(repliedTo.id);
  return h(
    "p",
    { class: "message-context", dataset: { key: "context" } },
    icon("reply"),
    h("strong", {}, nameOf(repliedTo.author, app.state)),
    " ",
    h("button", { type: "button", class: "reply-preview", onclick: jump }, preview(repliedTo)),
  );
}

function commandOf(message) {
  const legacy = message.interaction;
  const meta = message.interaction_metadata;
  if ((legacy ?? meta)?.type !== COMMAND_INTERACTION) return null;
  const name = legacy?.name ?? meta?.name;
  return name ? { name, user: legacy?.user ?? meta.user } : null;
}

/** The beginning of a message on one line. */
function preview(message) {
  const text = (message.content || firstText(message.components ?? []) || "Message").replace(/\s+/g, " ");
  return text.length > REPLY_PREVIEW_LENGTH ? `${text.slice(0, REPLY_PREVIEW_LENGTH)}…` : text;
}

function firstText(list) {
  for (const component of list) {
    const text = component.content ?? firstText(component.components ?? []);
    if (text) return text;
  }
  return "";
}

function header(message, app) {
  return h(
    "div",
    { class: "message-header", dataset: { key: "header" } },
    h("span", { class: "author" }, nameOf(message.author, app.state)),
    message.author.bot ? botTag() : null,
    messageTime(message.timestamp),
  );
}

function thinking(message, app) {
  const name = nameOf(message.author, app.state);
  return h(
    "p",
    { class: "thinking" },
    h("span", { class: "dots", "aria-hidden": "true" }),
    `${name} is thinking…`,
  );
}

function body(message, app) {
  if (isSystem(message)) return h("p", { class: "system-text" }, SYSTEM_TEXTS[message.type]);
  const isLayout = Boolean(message.flags & MessageFlag.COMPONENTS_V2);
  const edited = message.edited_timestamp
    ? h("span", { class: "edited", title: message.edited_timestamp }, "(edited)")
    : null;
  return [
    message.content
      ? h(
          "div",
          { class: "markdown content", dataset: { key: "content" } },
          withEdited(markdown(message.content, app, message), edited),
        )
      : null,
    !isLayout && message.attachments?.length
      ? h("div", { class: "attachments", dataset: { key: "attachments" } }, attachments(message))
      : null,
    message.components?.length
      ? h(
          "div",
          { class: isLayout ? "components is-layout" : "components", dataset: { key: "components" } },
          components(message.components, message, app),
        )
      : null,
    edited && !message.content ? h("p", { class: "edited-line" }, edited) : null,
  ];
}

/** Puts the mark behind the last word where the text ends in a paragraph. */
function withEdited(nodes, edited) {
  const last = nodes.at(-1);
  if (edited && last?.nodeName === "P") last.append(" ", edited);
  else if (edited) nodes.push(edited);
  return nodes;
}

function failure(message, app) {
  const reason = app.interactions.failureOf(message);
  if (reason === null) return null;
  return h(
    "p",
    { class: "failure", role: "alert", dataset: { key: "failure", testid: "failure" } },
    "This interaction failed",
    reason ? h("small", {}, reason) : null,
  );
}

function ephemeralFoot(message, app) {
  const dismiss = h(
    "button",
    { type: "button", class: "text-button", onclick: () => app.dismiss(message) },
    "Dismiss message",
  );
  return h(
    "p",
    { class: "ephemeral-foot", dataset: { key: "foot" } },
    icon("eye"),
    "Only you can see this · ",
    dismiss,
  );
}

function tools(message, app) {
  if (message.ephemeral || message.author.id !== app.state.me.id) return null;
  return h(
    "div",
    { class: "message-tools" },
    iconButton("trash", "Delete message", { onclick: () => app.deleteMessage(message) }),
  );
}
