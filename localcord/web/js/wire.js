/** The socket to the server: requests with answers, events, and coming back after a loss. */

const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 4000;
const NOT_FOUND = 404;

/** The server refused a request, or went away before it answered. */
export class WireError extends Error {
  /** @param {number} code Discord's error code, 0 when the connection was lost. */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export class Wire {
  #socket = null;
  #waiting = new Map();
  #listeners = new Map();
  #nonce = 0;
  #delay = FIRST_DELAY_MS;

  /** @param {string|null} user name or id of whom this window is; `null` lets the server choose a free one */
  constructor(user) {
    this.user = user;
  }

  /** Calls `listener(d)` for each server event of that name; `down` tells of a lost connection. */
  on(name, listener) {
    if (!this.#listeners.has(name)) this.#listeners.set(name, []);
    this.#listeners.get(name).push(listener);
  }

  connect() {
    const address = new URL("/web/socket", location.href);
    if (this.user) address.searchParams.set("user", this.user);
    const socket = new WebSocket(String(address).replace("http", "ws"));
    let wasOpen = false;
    this.#socket = socket;
    socket.onopen = () => {
      wasOpen = true;
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    socket.onclose = async () => this.#lost(wasOpen ? null : await this.#whyRefused(address));
  }

  /**
   * Sends one operation and waits for its answer.
   *
   * @returns {Promise<object>} the reply's `d`
   * @throws {WireError} when the server refuses, or the connection is or gets lost
   */
  request(op, d = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new WireError(0, "Not connected. Try again in a moment."));
    }
    this.#nonce += 1;
    const nonce = String(this.#nonce);
    return new Promise((resolve, reject) => {
      this.#waiting.set(nonce, { resolve, reject });
      this.#socket.send(JSON.stringify({ op, nonce, d }));
    });
  }

  #receive({ t, nonce, d }) {
    if (t === "ready") this.#delay = FIRST_DELAY_MS;
    const waiting = this.#waiting.get(nonce);
    if (!waiting) return this.#emit(t, d);
    this.#waiting.delete(nonce);
    if (t === "error") waiting.reject(new WireError(d.code, d.message));
    else waiting.resolve(d);
  }

  /** A browser does not tell why a socket was refused; asking again as a plain request does. */
  async #whyRefused(address) {
    const status = await fetch(address).then(
      (response) => response.status,
      () => null, // the server is away
    );
    if (status !== NOT_FOUND || !this.user) return null;
    const reason = `Nobody here is called ${this.user}.`;
    this.user = null;
    return reason;
  }

  #lost(reason) {
    for (const { reject } of this.#waiting.values()) reject(new WireError(0, "The connection was lost."));
    this.#waiting.clear();
    this.#emit("down", { reason });
    setTimeout(() => this.connect(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
  }

  #emit(name, d) {
    for (const listener of this.#listeners.get(name) ?? []) listener(d);
  }
}
