/** Who is in the server, and whether the bots are online. */

import { h, icon } from "./dom.js";
import { morph } from "./morph.js";
import { avatar, botTag, nameOf } from "./people.js";

/** Draws the list anew into its place. */
export function drawMembers(element, app) {
  const { state } = app;
  const members = [...state.members.values()].map((member) => state.users.get(member.user.id));
  const bots = members.filter((user) => user.bot);
  const people = members.filter((user) => !user.bot);
  const fresh = element.cloneNode(false);
  fresh.append(
    h("h2", { class: "members-title" }, `Bots — ${bots.length}`),
    h(
      "ul",
      {},
      bots.map((user) => botItem(user, app)),
    ),
    h("h2", { class: "members-title" }, `People — ${people.length}`),
    h(
      "ul",
      {},
      people.map((user) => personItem(user, app)),
    ),
  );
  morph(element, fresh);
}

function botItem(user, app) {
  const isOnline = app.state.online.has(user.id);
  const name = nameOf(user, app.state);
  return h(
    "li",
    { dataset: { key: user.id, userId: user.id, online: isOnline ? "yes" : "no" } },
    h(
      "button",
      {
        type: "button",
        class: "member",
        "aria-label": `${name}, bot, ${isOnline ? "online" : "offline"}. Open direct message`,
        onclick: () => app.openDirect(user.id),
      },
      avatar(user, app.state),
      h("span", { class: "member-name" }, name, h("small", {}, isOnline ? "online" : "offline")),
      botTag(),
      h("span", { class: isOnline ? "presence is-online" : "presence", "aria-hidden": "true" }),
    ),
  );
}

function personItem(user, app) {
  const isMe = user.id === app.state.me.id;
  const name = nameOf(user, app.state);
  const parts = [
    avatar(user, app.state),
    h("span", { class: "member-name" }, name, isMe ? h("small", {}, "you") : null),
  ];
  const canAct = !isMe && app.state.people.some((item) => item.id === user.id);
  return h(
    "li",
    { dataset: { key: user.id, userId: user.id } },
    canAct
      ? h(
          "a",
          {
            class: "member",
            href: app.userLink(user),
            target: "_blank",
            "aria-label": `Open another window as ${name}`,
          },
          parts,
          icon("window"),
        )
      : h("span", { class: "member" }, parts),
  );
}
