/** The line above the messages: which channel this is, and what can be done with it. */

import { fill, h, icon, iconButton } from "./dom.js";
import { avatar, botTag, nameOf } from "./people.js";
import { ChannelType } from "./state.js";

/** What a channel is called where a title is needed: `#general`, `@Manila`. */
export function channelTitle(channel, state) {
  if (!channel) return "";
  return state.isDirect(channel) ? `@${nameOf(state.partnerIn(channel), state)}` : `#${channel.name}`;
}

export function drawHeader(element, app) {
  const { state } = app;
  const channel = state.current;
  const isDrawerToggle = { "aria-expanded": "false", class: "drawer-toggle" };
  fill(
    element,
    iconButton("menu", "Channels", {
      ...isDrawerToggle,
      dataset: { testid: "drawer-toggle" },
      onclick: (event) => app.toggleDrawer("sidebar", event.currentTarget),
    }),
    channel ? title(channel, app) : null,
    channel?.topic ? h("p", { class: "topic" }, channel.topic) : null,
    h("span", { class: "grow" }),
    channel && !state.isDirect(channel)
      ? iconButton("trash", "Delete channel", { onclick: () => app.deleteChannel(channel) })
      : null,
    iconButton("people", "Members", {
      ...isDrawerToggle,
      class: "drawer-toggle for-members",
      onclick: (event) => app.toggleDrawer("members", event.currentTarget),
    }),
  );
}

function title(channel, app) {
  const { state } = app;
  if (!state.isDirect(channel)) {
    const sign = ChannelType.THREADS.includes(channel.type) ? "thread" : "hash";
    return h(
      "h2",
      { class: "channel-title" },
      icon(sign),
      h("span", { class: "channel-name" }, channel.name),
    );
  }
  const partner = state.partnerIn(channel);
  const isOnline = state.online.has(partner.id);
  return h(
    "h2",
    { class: "channel-title" },
    avatar(partner, state),
    h("span", { class: "channel-name" }, nameOf(partner, state)),
    partner.bot ? botTag() : null,
    partner.bot
      ? h("span", {
          class: isOnline ? "presence is-online" : "presence",
          title: isOnline ? "online" : "offline",
        })
      : null,
  );
}

/** The words where a channel begins. */
export function introduction(channel, state) {
  if (!channel) return h("p", { class: "intro-text" }, "This channel is gone. Choose another one.");
  const name = state.isDirect(channel)
    ? nameOf(state.partnerIn(channel), state)
    : channelTitle(channel, state);
  const text = state.isDirect(channel)
    ? `Direct messages between you and ${name}.`
    : `The beginning of ${name}. Type / to see what the bots here can do.`;
  return [
    h("p", { class: "intro-title" }, name),
    h("p", { class: "intro-text" }, text),
    state.commands.some((command) => command.name === "help")
      ? h(
          "p",
          { class: "intro-text" },
          "New here? Write ",
          h("strong", {}, "/help"),
          " and press Enter twice: it says what this is and how you start.",
        )
      : null,
  ];
}
