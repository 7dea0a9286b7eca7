/** Select controls of messages, modals and command options. */

import { h, icon } from "./dom.js";
import { openMenu } from "./menu.js";
import { avatar, nameOf } from "./people.js";
import { ChannelType } from "./state.js";

const SelectType = { STRING: 3, USER: 5, ROLE: 6, CHANNEL: 8 };

export function isSelect(component) {
  return Object.values(SelectType).includes(component.type);
}

/** @returns {import("./listbox.js").Option[]} what a select component offers */
export function selectOptions(component, app) {
  const { state } = app;
  if (component.type === SelectType.STRING) return component.options;
  if (component.type === SelectType.USER) return userOptions(state);
  if (component.type === SelectType.ROLE) return roleOptions(state);
  return channelOptions(state, component.channel_types);
}

export function userOptions(state) {
  return [...state.members.values()].map(({ user }) => {
    const label = nameOf(user, state);
    const username = user.username === label ? null : user.username;
    return { value: user.id, label, description: user.bot ? "Bot" : username, lead: avatar(user, state) };
  });
}

export function roleOptions(state) {
  const roles = state.guild.roles ?? [{ id: state.guild.id, name: "everyone" }];
  return roles.map((role) => ({ value: role.id, label: `@${role.name.replace(/^@/, "")}` }));
}

/** @param {number[]} [types] the channel types to offer; without it text channels and threads */
export function channelOptions(state, types) {
  const wanted = types?.length ? types : [ChannelType.TEXT, ...ChannelType.THREADS];
  const channels = [...state.channels.values()].filter(
    (channel) => wanted.includes(channel.type) && channel.name,
  );
  return channels.map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
}

/** The values that a select shows before anybody chose. */
export function defaultValues(component) {
  if (component.default_values) return component.default_values.map((item) => item.id);
  return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
}

/**
 * The closed select. It shows what is chosen and opens the menu.
 *
 * @param {object} setup
 * @param {string} setup.label spoken name; also the title of the menu
 * @param {() => import("./listbox.js").Option[]} setup.options asked when it opens
 * @param {string[]} setup.values
 * @param {{min: number, max: number}} setup.range
 * @param {(values: string[]) => void} setup.onChoose
 * @param {object} [setup.props] further attributes
 */
export function selectControl({
  label,
  placeholder,
  options,
  values,
  range,
  onChoose,
  disabled = false,
  props = {},
}) {
  const chosen = options().filter((option) => values.includes(option.value));
  const shown = chosen.map((option) => option.label).join(", ");
  const open = (event) =>
    openMenu({
      anchor: event.currentTarget,
      label,
      options: options(),
      chosen: new Set(values),
      range,
      onCommit: onChoose,
    });
  return h(
    "button",
    {
      type: "button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": shown ? `${label}: ${shown}` : label,
      ...props,
      class: `select ${props.class ?? ""}`,
      dataset: { keep: "aria-expanded", ...props.dataset },
      disabled,
      onclick: open,
      onkeydown: (event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        open(event);
      },
    },
    h("span", { class: shown ? "select-value" : "select-value is-placeholder" }, shown || placeholder),
    icon("chevron"),
  );
}
