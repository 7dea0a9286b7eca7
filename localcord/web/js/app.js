/** The page as a whole: what happens on the wire is brought into the state and then into view. */

import { drawAccount } from "./account.js";
import { channelTitle, drawHeader, introduction } from "./channel_header.js";
import { Choices } from "./components.js";
import { Composer } from "./composer.js";
import { ask } from "./dialogs.js";
import { Drawers } from "./drawers.js";
import { Interactions } from "./interactions.js";
import { drawMembers } from "./members.js";
import { openModal } from "./modal.js";
import { announce, banner, toast, Typing } from "./notices.js";
import { nameOf } from "./people.js";
import { drawSidebar } from "./sidebar.js";
import { localId, MessageType, State } from "./state.js";
import { Timeline } from "./timeline.js";

const SLOW_COMMAND_MS = 400;
const LONGEST_CHANNEL_NAME = 100;

const byId = (id) => document.getElementById(id);

export class App {
  state = new State();
  choices = new Choices();
  toast = toast;
  #drawers = new Drawers([byId("sidebar"), byId("members")], byId("backdrop"));
  #typing = new Typing(byId("typing"), (channelId, userId) => this.#typist(channelId, userId));

  /** @param {import("./wire.js").Wire} wire */
  constructor(wire) {
    this.wire = wire;
    this.interactions = new Interactions(wire);
    this.timeline = new Timeline(this, byId("timeline"), byId("new-messages"));
    this.composer = new Composer(this, byId("composer"));
    this.#listen();
    window.addEventListener("hashchange", () => this.#openFromAddress());
    document.addEventListener("visibilitychange", () => this.#markRead());
  }

  // What the server tells

  #listen() {
    const { wire } = this;
    wire.on("ready", (d) => this.#welcome(d));
    wire.on("down", ({ reason }) => banner(reason ?? "Connection lost. Trying again…"));
    wire.on("message_create", (message) => this.receive(message));
    wire.on("message_update", (message) => this.#update(message));
    wire.on("message_delete", ({ channel_id, id }) => this.#remove(channel_id, id));
    for (const name of ["channel_create", "channel_update"])
      wire.on(name, (channel) => this.#putChannel(channel));
    wire.on("channel_delete", (channel) => this.#dropChannel(channel));
    wire.on("event", (event) => this.#putEvent(event));
    wire.on("event_delete", (event) => this.#dropEvent(event));
    wire.on("commands", ({ commands }) => this.#setCommands(commands));
    wire.on("presence", (d) => this.#setPresence(d));
    wire.on("typing", (d) => d.user_id !== this.state.me?.id && this.#typing.start(d.channel_id, d.user_id));
    wire.on("modal", (modal) => openModal(modal, this));
  }

  #welcome(d) {
    this.state.welcome(d);
    // By name and not by id: when the server starts anew, the window comes back as the same person.
    this.wire.user = d.me.username;
    banner("");
    const address = new URL(location.href);
    address.searchParams.set("user", d.me.username);
    history.replaceState(null, "", address);
    document.title = `${nameOf(d.me, this.state)} · localcord`;
    drawAccount(byId("account"), this);
    drawMembers(byId("members"), this);
    this.#openFromAddress();
  }

  /** Takes in a new message; twice the same is no harm, as the answer to `send` may come before the event. */
  receive(message) {
    const { state } = this;
    const isKnown = Boolean(state.message(message.channel_id, message.id));
    const isOwn = message.isLocal || message.author.id === state.me.id;
    this.#typing.stop(message.channel_id, message.author.id);
    if (isKnown) return this.#update(message);
    state.putMessage(message);
    if (message.channel_id === state.currentId) {
      const said = this.timeline.add(message, isOwn || isAnswerTo(message, state.me));
      if (!isOwn) announce(`${nameOf(message.author, state)}: ${said.join("\n")}`);
    }
    if (!isOwn && !this.#isSeen(message.channel_id)) {
      state.countUnread(message);
      this.#drawChannels();
    }
    return undefined;
  }

  #update(message) {
    this.state.putMessage(message);
    if (message.channel_id !== this.state.currentId) return;
    const said = this.timeline.redraw(message);
    if (said.length) announce(said.join("\n"));
  }

  #remove(channelId, messageId) {
    this.state.removeMessage(channelId, messageId);
    if (channelId === this.state.currentId) this.timeline.remove(messageId);
  }

  #putChannel(channel) {
    this.state.channels.set(channel.id, channel);
    this.#drawChannels();
    if (channel.id === this.state.currentId) drawHeader(byId("channel-header"), this);
  }

  #dropChannel(channel) {
    this.state.channels.delete(channel.id);
    this.state.unread.delete(channel.id);
    if (channel.id === this.state.currentId) this.#openFirst();
    else this.#drawChannels();
  }

  #putEvent(event) {
    this.state.events.set(event.id, event);
    this.#drawChannels();
  }

  #dropEvent(event) {
    this.state.events.delete(event.id);
    this.#drawChannels();
  }

  /** Says whether an event interests the reader. */
  interest(event, interested) {
    return this.#attempt("interest", { event_id: event.id, interested });
  }

  #setCommands(commands) {
    this.state.commands = commands;
    this.timeline.redrawAll();
  }

  #setPresence({ user_id: userId, online }) {
    if (online) this.state.online.add(userId);
    else this.state.online.delete(userId);
    drawMembers(byId("members"), this);
    drawHeader(byId("channel-header"), this);
  }

  #typist(channelId, userId) {
    const user = this.state.users.get(userId);
    return user && channelId === this.state.currentId ? nameOf(user, this.state) : null;
  }

  // Channels

  /** The address of a channel, or of one of its messages. */
  channelLink(id, message = "") {
    return message ? `#${id}/${message}` : `#${id}`;
  }

  userLink(user) {
    const isShared = this.state.current && !this.state.isDirect(this.state.current);
    return `?user=${encodeURIComponent(user.username)}${isShared ? `#${this.state.currentId}` : ""}`;
  }

  #openFromAddress() {
    const [wanted, message] = location.hash.slice(1).split("/");
    if (this.state.channels.has(wanted)) this.#open(wanted, message);
    else this.#openFirst();
  }

  #openFirst() {
    const first = this.state.guildChannels()[0] ?? this.state.directMessages()[0];
    history.replaceState(null, "", first ? this.channelLink(first.id) : "#");
    this.#open(first?.id ?? null);
  }

  async #open(channelId, message) {
    const { state } = this;
    state.currentId = channelId;
    this.closeDrawers();
    this.#markRead();
    this.#drawChannels();
    drawHeader(byId("channel-header"), this);
    byId("timeline").setAttribute("aria-label", `Messages in ${channelTitle(state.current, state)}`);
    byId("composer").hidden = channelId === null;
    this.composer.showChannel(channelTitle(state.current, state));
    this.#typing.draw();
    if (channelId && !state.history(channelId)) await this.loadHistory(channelId);
    if (state.currentId !== channelId) return;
    this.timeline.showChannel(introduction(state.current, state));
    if (message) this.timeline.showMessage(message);
  }

  /** Loads the page of history before a message, or the latest one, into the state. */
  async loadHistory(channelId, before) {
    try {
      const { messages, more } = await this.wire.request("history", {
        channel_id: channelId,
        ...(before && { before }),
      });
      this.state.addHistory(channelId, messages, more);
    } catch (error) {
      toast(`The messages could not be loaded: ${error.message}`);
    }
  }

  #isSeen(channelId) {
    return channelId === this.state.currentId && document.visibilityState === "visible";
  }

  #markRead() {
    if (
      this.state.currentId &&
      document.visibilityState === "visible" &&
      this.state.unread.delete(this.state.currentId)
    )
      this.#drawChannels();
  }

  #drawChannels() {
    drawSidebar(byId("sidebar"), this);
    const calls = this.state.totalMentions();
    document.title = `${calls ? `(${calls}) ` : ""}${nameOf(this.state.me, this.state)} · localcord`;
  }

  toggleDrawer(name, opener) {
    this.#drawers.toggle(byId(name), opener);
  }

  closeDrawers() {
    this.#drawers.close();
  }

  // What the reader does

  /** Runs an operation; a refusal is shown as a toast. @returns {Promise<?object>} the reply, or null */
  async #attempt(op, d) {
    try {
      return await this.wire.request(op, d);
    } catch (error) {
      toast(error.message);
      return null;
    }
  }

  press(message, component, values) {
    return this.interactions.press(message, component, values, (changed) => {
      if (changed.channel_id === this.state.currentId) this.timeline.redraw(changed);
    });
  }

  openCommand(command) {
    this.composer.openCommand(command);
  }

  /** Sends a slash command; a line for the reader alone shows when it is slow or fails. */
  async runCommand(command, options) {
    const channelId = this.state.currentId;
    const line = this.#localLine(command, channelId, "Waiting for an answer…");
    const timer = setTimeout(() => this.receive(line), SLOW_COMMAND_MS);
    const outcome = await this.interactions.send("slash", {
      channel_id: channelId,
      command_id: command.commandId,
      options,
    });
    clearTimeout(timer);
    this.#remove(channelId, line.id);
    if (outcome.state !== "failed") return;
    const reason = outcome.message ? `\n-# ${outcome.message.replaceAll("\n", " ")}` : "";
    this.receive(this.#localLine(command, channelId, `This interaction failed${reason}`));
  }

  /** A message that only this window knows. */
  #localLine(command, channelId, content) {
    const author = this.state.users.get(command.applicationId) ?? {
      id: command.applicationId,
      username: "Application",
      bot: true,
    };
    return {
      id: localId(),
      isLocal: true,
      type: MessageType.SLASH_COMMAND,
      channel_id: channelId,
      author,
      content,
      timestamp: new Date().toISOString(),
      interaction: { type: 2, name: command.name, user: this.state.me },
      ephemeral: true,
      mentions: [],
    };
  }

  async dismiss(message) {
    const place = { channel_id: message.channel_id, message_id: message.id };
    if (message.isLocal || (await this.#attempt("dismiss", place)))
      this.#remove(message.channel_id, message.id);
  }

  async deleteMessage(message) {
    const place = { channel_id: message.channel_id, message_id: message.id };
    if (await this.#attempt("delete", place)) this.#remove(message.channel_id, message.id);
  }

  async openDirect(userId) {
    const reply = await this.#attempt("open_dm", { user_id: userId });
    if (!reply) return;
    this.#putChannel(reply.channel);
    location.hash = reply.channel.id;
    this.closeDrawers();
  }

  async setDirectOpen(open) {
    if (await this.#attempt("dms_open", { open })) this.state.dmsOpen = open;
    else drawAccount(byId("account"), this);
  }

  async createChannel() {
    const name = await ask({
      title: "Create channel",
      field: { label: "Channel name", maxLength: LONGEST_CHANNEL_NAME },
      yes: "Create",
    });
    const reply = name && (await this.#attempt("create_channel", { name }));
    if (!reply) return;
    this.#putChannel(reply.channel);
    location.hash = reply.channel.id;
  }

  async deleteChannel(channel) {
    const question = {
      title: `Delete #${channel.name}?`,
      text: "Its messages are gone too. The bots here notice it as they would on Discord.",
      yes: "Delete",
      isDangerous: true,
    };
    if ((await ask(question)) !== null) await this.#attempt("delete_channel", { channel_id: channel.id });
  }
}

/** Whether a message answers this user: a slash command, or in private a press or a form. Discord goes down to it. */
function isAnswerTo(message, user) {
  const isAnswer = message.ephemeral || message.type === MessageType.SLASH_COMMAND;
  return isAnswer && message.interaction_metadata?.user.id === user.id;
}
