/** What the page knows: people, channels, messages, unread counts. Knows nothing of the DOM. */

import { flattenCommands } from "./commands.js";

export const ChannelType = { TEXT: 0, DM: 1, CATEGORY: 4, THREADS: [10, 11, 12] };
export const MessageType = { SLASH_COMMAND: 20 };
export const MessageFlag = { EPHEMERAL: 1 << 6, LOADING: 1 << 7, COMPONENTS_V2: 1 << 15 };

/** Snowflakes are numbers too long for JavaScript; longer is greater, then by digits. */
function compareIds(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : Number(a > b);
}

/** An id of now, later than any that the server gave: for lines that only this window shows. */
export function localId() {
  const DISCORD_EPOCH_MS = 1420070400000n;
  return (((BigInt(Date.now()) - DISCORD_EPOCH_MS) << 22n) | 0x3fffffn).toString();
}

export class State {
  me = null;
  guild = null;
  people = [];
  users = new Map();
  members = new Map();
  channels = new Map();
  commands = [];
  /** The server's scheduled events by id. */
  events = new Map();
  online = new Set();
  dmsOpen = true;
  currentId = null;
  /** channel id -> {list: Message[] oldest first, more: bool}; a channel never opened has none. */
  histories = new Map();
  /** channel id -> {count, mentions} */
  unread = new Map();

  /** Takes the greeting of the server. Histories are dropped: they may have missed events. */
  welcome(d) {
    this.me = d.me;
    this.guild = d.guild;
    this.people = d.users;
    this.members = new Map(d.members.map((member) => [member.user.id, member]));
    const known = [...d.users, ...d.members.map((member) => member.user), d.me];
    this.users = new Map(known.map((user) => [user.id, user]));
    this.channels = new Map([...d.channels, ...d.dms].map((channel) => [channel.id, channel]));
    this.commands = d.commands;
    this.events = new Map(d.events.map((event) => [event.id, event]));
    this.dmsOpen = d.dms_open;
    this.online = new Set(d.online);
    this.histories.clear();
  }

  /** Events that are still to come or under way, the next first. */
  comingEvents() {
    const coming = [...this.events.values()].filter((event) => event.status <= 2);
    return coming.sort((a, b) => Date.parse(a.scheduled_start_time) - Date.parse(b.scheduled_start_time));
  }

  get current() {
    return this.channels.get(this.currentId) ?? null;
  }

  /** Text channels in the order of the server, without threads. */
  guildChannels() {
    const channels = [...this.channels.values()].filter((channel) => channel.type === ChannelType.TEXT);
    return channels.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id));
  }

  /** Threads of a channel that are not archived, oldest first; the open one is always listed. */
  threadsOf(channelId) {
    const threads = [...this.channels.values()].filter(
      (channel) =>
        ChannelType.THREADS.includes(channel.type) &&
        channel.parent_id === channelId &&
        (!channel.thread_metadata?.archived || channel.id === this.currentId),
    );
    return threads.sort((a, b) => compareIds(a.id, b.id));
  }

  directMessages() {
    return [...this.channels.values()].filter((channel) => channel.type === ChannelType.DM);
  }

  isDirect(channel) {
    return channel?.type === ChannelType.DM;
  }

  /** The other one in a direct message. */
  partnerIn(channel) {
    const other = channel.recipients?.find((user) => user.id !== this.me.id) ?? channel.recipients?.[0];
    return other ? (this.users.get(other.id) ?? other) : null;
  }

  roleName(id) {
    return id === this.guild.id
      ? "everyone"
      : (this.guild.roles?.find((role) => role.id === id)?.name ?? null);
  }

  /** Every slash command that may be used in the current channel, subcommands as `group sub`. */
  flatCommands() {
    return flattenCommands(this.commands, this.isDirect(this.current));
  }

  history(channelId) {
    return this.histories.get(channelId) ?? null;
  }

  message(channelId, messageId) {
    return this.history(channelId)?.list.find((message) => message.id === messageId) ?? null;
  }

  /** Adds a page of history in front of, or under, what has come in meanwhile. */
  addHistory(channelId, messages, more) {
    const known = this.history(channelId)?.list ?? [];
    const byId = new Map([...messages, ...known].map((message) => [message.id, message]));
    const list = [...byId.values()].sort((a, b) => compareIds(a.id, b.id));
    this.histories.set(channelId, { list, more });
  }

  /** Adds a message, or puts it in the place of its earlier version. Channels never opened stay unloaded. */
  putMessage(message) {
    const list = this.history(message.channel_id)?.list;
    if (!list) return;
    const index = list.findIndex((item) => item.id === message.id);
    if (index >= 0) {
      list[index] = message;
      return;
    }
    let place = list.length;
    while (place > 0 && compareIds(list[place - 1].id, message.id) > 0) place -= 1;
    list.splice(place, 0, message);
  }

  removeMessage(channelId, messageId) {
    const history = this.history(channelId);
    if (history) history.list = history.list.filter((message) => message.id !== messageId);
  }

  mentionsMe(message) {
    return Boolean(message.mention_everyone || message.mentions?.some((user) => user.id === this.me.id));
  }

  /** Counts a message that I have not seen. Every direct message counts as a call. */
  countUnread(message) {
    const entry = this.unread.get(message.channel_id) ?? { count: 0, mentions: 0 };
    entry.count += 1;
    if (this.mentionsMe(message) || this.isDirect(this.channels.get(message.channel_id))) entry.mentions += 1;
    this.unread.set(message.channel_id, entry);
  }

  /** How many messages wait that call me, in all channels. */
  totalMentions() {
    return [...this.unread.values()].reduce((sum, entry) => sum + entry.mentions, 0);
  }
}
