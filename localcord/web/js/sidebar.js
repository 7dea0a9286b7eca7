/** The list of channels, threads and direct messages; on a phone a drawer. */

import { h, icon, iconButton } from "./dom.js";
import { morph } from "./morph.js";
import { avatar, botTag, nameOf } from "./people.js";
import { timestamp } from "./timestamps.js";

/** Draws the list anew into its place. */
export function drawSidebar(element, app) {
  const { state } = app;
  const fresh = element.cloneNode(false);
  fresh.append(
    h("h1", { class: "guild-name" }, state.guild.name),
    h(
      "div",
      { class: "list-title" },
      h("h2", {}, "Channels"),
      iconButton("plus", "Create channel", { onclick: () => app.createChannel() }),
    ),
    h(
      "ul",
      { class: "channels" },
      state.guildChannels().map((channel) => channelItem(channel, app)),
    ),
    ...eventList(app),
    h("div", { class: "list-title" }, h("h2", {}, "Direct Messages")),
    h("ul", { class: "channels", dataset: { testid: "dm-list" } }, directMessages(app)),
  );
  morph(element, fresh);
}

/** The server's scheduled events; nothing where there are none. */
function eventList(app) {
  const events = app.state.comingEvents();
  if (!events.length) return [];
  return [
    h("div", { class: "list-title" }, h("h2", {}, "Events")),
    h(
      "ul",
      { class: "events", dataset: { testid: "event-list" } },
      events.map((event) => eventItem(event, app)),
    ),
  ];
}

function eventItem(event, app) {
  const seconds = Math.floor(Date.parse(event.scheduled_start_time) / 1000);
  const where = event.entity_metadata.location;
  return h(
    "li",
    { class: "event", dataset: { key: event.id } },
    h("strong", {}, event.name),
    h("div", { class: "event-time" }, event.status === 2 ? "Now" : timestamp(seconds, "f")),
    event.description ? h("p", { class: "event-about" }, event.description) : null,
    h("p", { class: "event-place" }, linkTo(where, app)),
    h(
      "button",
      {
        type: "button",
        class: "event-interest",
        "aria-pressed": String(event.interested),
        onclick: () => app.interest(event, !event.interested),
      },
      `Interested · ${event.user_count}`,
    ),
  );
}

/** A place of this server is opened here; any other is told as it stands. */
function linkTo(where, app) {
  const [, channelId] = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)/.exec(where) ?? [];
  const channel = app.state.channels.get(channelId);
  if (!channel) return where;
  return h("a", { href: app.channelLink(channelId), onclick: () => app.closeDrawers() }, `#${channel.name}`);
}

function channelItem(channel, app) {
  const threads = app.state.threadsOf(channel.id);
  return h(
    "li",
    { dataset: { key: channel.id } },
    link(channel, [icon("hash"), h("span", { class: "channel-name" }, channel.name)], app),
    threads.length
      ? h(
          "ul",
          { class: "threads" },
          threads.map((thread) =>
            h(
              "li",
              { dataset: { key: thread.id } },
              link(thread, [icon("thread"), h("span", { class: "channel-name" }, thread.name)], app),
            ),
          ),
        )
      : null,
  );
}

function directMessages(app) {
  const { state } = app;
  const items = state.directMessages().map((channel) => {
    const partner = state.partnerIn(channel);
    const parts = [
      avatar(partner, state),
      h("span", { class: "channel-name" }, nameOf(partner, state)),
      partner.bot ? botTag() : null,
    ];
    return h("li", { dataset: { key: channel.id } }, link(channel, parts, app));
  });
  return items.length
    ? items
    : h("li", { class: "list-empty" }, "None yet. Choose a bot among the members to write to it.");
}

function link(channel, parts, app) {
  const unread = app.state.unread.get(channel.id);
  const isCurrent = channel.id === app.state.currentId;
  return h(
    "a",
    {
      class: unread ? "channel-link is-unread" : "channel-link",
      href: app.channelLink(channel.id),
      "aria-current": isCurrent ? "page" : null,
      dataset: { channelId: channel.id },
      onclick: () => app.closeDrawers(),
    },
    parts,
    unread ? badge(unread) : null,
  );
}

/** Messages that call the reader are counted loudly, others quietly. */
function badge({ count, mentions }) {
  const shown = mentions || count;
  const words = mentions ? "for you" : "unread";
  return h(
    "span",
    {
      class: mentions ? "badge is-loud" : "badge",
      "aria-label": `${shown} ${words}`,
      dataset: { testid: "unread" },
    },
    shown > 99 ? "99+" : shown,
  );
}
