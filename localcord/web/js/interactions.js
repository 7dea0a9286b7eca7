/**
 * Clicks, commands and forms that are on their way.
 *
 * The server names an interaction in its reply and tells the outcome as events, in either order.
 * Whoever starts one is told once how it ended.
 */

/** What Discord's own client says of every failure; the page adds it itself, so it is no reason. */
const NO_REASON = "This interaction failed";

/** How many events to remember that came before the reply which names their interaction. */
const EARLY_KEPT = 50;

export class Interactions {
  #wire;
  #settlers = new Map();
  #early = new Map();
  /** `channel/message/custom_id` of the controls that wait for an answer. */
  #pending = new Set();
  /** message id -> why the last click on it failed. */
  #failures = new Map();

  constructor(wire) {
    this.#wire = wire;
    wire.on("interaction", (d) => this.#hear(d));
    wire.on("down", () => this.#giveUp());
  }

  /**
   * Sends an interaction and waits for its outcome.
   *
   * @returns {Promise<{state: "deferred"|"done"|"failed", message: string}>} never rejects: a refusal of
   *   the server is a failure; `message` is the reason, empty if there is none to tell
   */
  async send(op, d) {
    try {
      const { interaction_id: id } = await this.#wire.request(op, d);
      const early = this.#early.get(id);
      if (early) return early;
      return await new Promise((resolve) => this.#settlers.set(id, resolve));
    } catch (error) {
      return { state: "failed", message: error.message };
    }
  }

  /**
   * Presses a button or chooses in a select of a message.
   *
   * @param {(message: object) => void} redraw called when the looks of the message change
   */
  async press(message, component, values, redraw) {
    const key = pendingKey(message, component);
    if (this.#pending.has(key)) return;
    this.#pending.add(key);
    this.#failures.delete(message.id);
    redraw(message);
    const outcome = await this.send("component", {
      channel_id: message.channel_id,
      message_id: message.id,
      custom_id: component.custom_id,
      component_type: component.type,
      ...(values && { values }),
    });
    this.#pending.delete(key);
    if (outcome.state === "failed") this.#failures.set(message.id, outcome.message);
    redraw(message);
  }

  isPending(message, component) {
    return this.#pending.has(pendingKey(message, component));
  }

  /** @returns {string|null} why the last click on this message failed; may be empty. */
  failureOf(message) {
    return this.#failures.get(message.id) ?? null;
  }

  #hear({ interaction_id: id, state, message = "" }) {
    if (state === "pending") return;
    const outcome = { state, message: message === NO_REASON ? "" : message };
    const settle = this.#settlers.get(id);
    this.#settlers.delete(id);
    if (settle) {
      settle(outcome);
      return;
    }
    this.#early.set(id, outcome);
    if (this.#early.size > EARLY_KEPT) this.#early.delete(this.#early.keys().next().value);
  }

  #giveUp() {
    for (const settle of this.#settlers.values())
      settle({ state: "failed", message: "The connection was lost." });
    this.#settlers.clear();
  }
}

function pendingKey(message, component) {
  return `${message.channel_id}/${message.id}/${component.custom_id}`;
}
