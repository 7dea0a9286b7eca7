/** How people and bots are named and pictured. */

import { h } from "./dom.js";

/** Hues that differ from each other at a glance; white letters are readable on all of them. */
const HUES = [8, 36, 95, 165, 195, 225, 265, 310, 340];

/** The name that a user shows in this server. */
export function nameOf(user, state) {
  const nick = state?.members.get(user.id)?.nick;
  return nick || user.global_name || user.username;
}

/** A round sign with the first letter of the name; its colour follows the id. */
export function avatar(user, state) {
  const name = nameOf(user, state);
  const hue = HUES[Number(BigInt(user.id) % BigInt(HUES.length))];
  const letter = [...name.trim()][0]?.toUpperCase() ?? "?";
  const label = h("span", { class: "avatar", "aria-hidden": "true", style: { "--hue": hue } }, letter);
  if (user.bot) label.classList.add("is-bot");
  return label;
}

/** The small sign beside the name of a bot. */
export function botTag() {
  return h("span", { class: "tag" }, "BOT");
}
