/** Whom this window acts as, and changing that. */

import { h, icon } from "./dom.js";
import { morph } from "./morph.js";
import { avatar, nameOf } from "./people.js";

/** Draws the switcher anew into its place. */
export function drawAccount(element, app) {
  const { state } = app;
  const toggle = () => setOpen(element, element.querySelector(".account-panel").hidden);
  const fresh = element.cloneNode(false);
  fresh.classList.add("account");
  fresh.dataset.testid = "user-switcher";
  fresh.append(
    h(
      "button",
      {
        type: "button",
        class: "account-button",
        "aria-haspopup": "true",
        "aria-expanded": "false",
        "aria-label": `Acting as ${nameOf(state.me, state)}. Change`,
        dataset: { keep: "aria-expanded" },
        onclick: toggle,
      },
      avatar(state.me, state),
      h("span", { class: "account-name" }, h("small", {}, "Acting as"), nameOf(state.me, state)),
      icon("chevron"),
    ),
    h(
      "div",
      { class: "account-panel", hidden: true, dataset: { keep: "hidden" } },
      h("p", { class: "menu-title" }, "Act as"),
      h(
        "ul",
        {},
        state.people.map((user) => person(user, app)),
      ),
      directToggle(app),
    ),
  );
  morph(element, fresh);
}

/** Lets Escape and a click elsewhere close the panel. Call once. */
export function closeAccountOnLeave(element) {
  document.addEventListener("pointerdown", (event) => {
    if (!element.contains(event.target)) setOpen(element, false);
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    setOpen(element, false);
    element.querySelector("button").focus();
  });
}

function setOpen(element, isOpen) {
  const panel = element.querySelector(".account-panel");
  if (!panel) return;
  panel.hidden = !isOpen;
  element.querySelector(".account-button").setAttribute("aria-expanded", String(isOpen));
}

function person(user, app) {
  const isMe = user.id === app.state.me.id;
  const name = nameOf(user, app.state);
  return h(
    "li",
    { class: "person", dataset: { userId: user.id, key: user.id } },
    h(
      "a",
      { class: "person-switch", href: app.userLink(user), "aria-current": isMe ? "true" : null },
      avatar(user, app.state),
      name,
      isMe ? icon("check") : null,
    ),
    h(
      "a",
      {
        class: "icon-button",
        href: app.userLink(user),
        target: "_blank",
        title: `Open another window as ${name}`,
        "aria-label": `Open another window as ${name}`,
      },
      icon("window"),
    ),
  );
}

/** Closed direct messages are how a bot's "cannot send messages to this user" is tried out. */
function directToggle(app) {
  const box = h("input", { type: "checkbox", onchange: (event) => app.setDirectOpen(event.target.checked) });
  box.checked = app.state.dmsOpen;
  return h(
    "label",
    { class: "choice" },
    box,
    h(
      "span",
      {},
      "Take direct messages",
      h("small", {}, "Switch off to see what a bot does when it cannot reach you."),
    ),
  );
}
