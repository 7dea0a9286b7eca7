/**
 * The messages of the open channel and where the reader is among them.
 *
 * The view stays at the bottom if it is there; else it keeps the first visible message where it is,
 * whatever grows or shrinks above it. That holds for each change made here, and, through a
 * ResizeObserver, for those that come later and from elsewhere (a picture without a size, a turned phone).
 */

import { fill, h, icon } from "./dom.js";
import { checkMenu } from "./menu.js";
import { renderMessage } from "./message.js";
import { morph } from "./morph.js";
import { news } from "./news.js";

const NEAR_BOTTOM_PX = 24;
const NEAR_TOP_PX = 200;
const CONTROLS = "button, a[href], [tabindex='0']";

export class Timeline {
  #app;
  #frame;
  #pill;
  #list = h("ol", { class: "messages" });
  #top = h("div", { class: "timeline-top" });
  #isStuck = true;
  #channelId = null;
  #anchor = null;
  #notedTop = 0;
  #unseen = new Set();
  #isLoadingMore = false;

  /**
   * @param {HTMLElement} frame the scrolling element
   * @param {HTMLButtonElement} pill tells of new messages below
   */
  constructor(app, frame, pill) {
    this.#app = app;
    this.#frame = frame;
    this.#pill = pill;
    const content = h("div", { class: "timeline-content" }, this.#top, this.#list);
    fill(frame, content);
    frame.addEventListener("scroll", () => this.#onScroll(), { passive: true });
    pill.onclick = () => this.toBottom();
    const observer = new ResizeObserver(() => this.#restorePlace());
    observer.observe(content);
    observer.observe(frame);
  }

  /**
   * Shows the open channel from its stored history: a newly opened one from the bottom, the same one
   * again (after a lost connection) where the reader was.
   *
   * @param {Node|Node[]} intro what stands where the channel begins
   */
  showChannel(intro) {
    const isSame = this.#channelId === this.#app.state.currentId;
    this.#channelId = this.#app.state.currentId;
    this.#keepingPlace(() => {
      fill(this.#top, intro);
      this.#markIntro();
      const fresh = h("ol", { class: "messages" });
      const list = this.#messages();
      fresh.append(
        ...list.map((message, index) => renderMessage(message, list[index - 1] ?? null, this.#app)),
      );
      morph(this.#list, fresh);
    });
    checkMenu();
    if (!isSame) this.toBottom();
  }

  /**
   * Draws a new message.
   *
   * @param {boolean} isOwn whether the reader wrote it: then the view follows it
   * @returns {string[]} its lines
   */
  add(message, isOwn) {
    const said = this.redraw(message);
    if (isOwn) this.toBottom();
    else if (!this.#isStuck) this.#noteUnseen((unseen) => unseen.add(message.id));
    return said;
  }

  /**
   * Draws a message, anew in its place and with the focus where it was.
   *
   * @returns {string[]} its lines that were not there before
   */
  redraw(message) {
    const list = this.#messages();
    const index = list.findIndex((item) => item.id === message.id);
    if (index < 0) return [];
    const fresh = renderMessage(list[index], list[index - 1] ?? null, this.#app);
    const old = this.#element(message.id);
    const said = news(old, fresh);
    this.#keepingPlace(() => {
      if (old) keepingFocus(old, () => morph(old, fresh));
      else this.#list.insertBefore(fresh, this.#elementAfter(list, index));
    });
    checkMenu();
    return said;
  }

  /** Takes a message out; the one below it may need its header back. */
  remove(messageId) {
    this.#keepingPlace(() => this.#element(messageId)?.remove());
    this.#noteUnseen((unseen) => unseen.delete(messageId));
    checkMenu();
    const list = this.#messages();
    for (const message of list) {
      const element = this.#element(message.id);
      if (element?.classList.contains("is-compact")) this.redraw(message);
    }
  }

  /** Draws everything anew: names or commands have changed. */
  redrawAll() {
    for (const message of this.#messages()) this.redraw(message);
  }

  toBottom() {
    this.#isStuck = true;
    this.#noteUnseen((unseen) => unseen.clear());
    this.#restorePlace();
  }

  /** Scrolls to a message and gives it the focus, if it is loaded. */
  showMessage(messageId) {
    const element = this.#element(messageId);
    if (!element) return;
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    this.#notePlace(); // or a picture that is drawn before the event of the scroll would lead back to the bottom
  }

  #messages() {
    return this.#app.state.history(this.#app.state.currentId)?.list ?? [];
  }

  #element(messageId) {
    return this.#list.querySelector(`:scope > [data-message-id="${CSS.escape(messageId)}"]`);
  }

  #elementAfter(list, index) {
    for (const message of list.slice(index + 1)) {
      const element = this.#element(message.id);
      if (element) return element;
    }
    return null;
  }

  #onScroll() {
    this.#notePlace();
    if (this.#isStuck) this.#noteUnseen((unseen) => unseen.clear());
    if (this.#frame.scrollTop < NEAR_TOP_PX) this.#loadMore();
  }

  /** Notes where the reader is now. */
  #notePlace() {
    const { scrollTop, scrollHeight, clientHeight } = this.#frame;
    this.#notedTop = scrollTop;
    this.#isStuck = scrollHeight - clientHeight - scrollTop < NEAR_BOTTOM_PX;
    this.#anchor = this.#isStuck ? null : this.#firstVisible();
  }

  #keepingPlace(change) {
    // The event of a scroll that has just been made is still to come, and would come after the change.
    if (this.#frame.scrollTop !== this.#notedTop) this.#notePlace();
    change();
    this.#restorePlace();
  }

  /**
   * The first message that begins in view, and how far it is from the upper edge. A tall one that began
   * above may change without moving what stands below it; it is taken only if it fills the view alone.
   */
  #firstVisible() {
    const { top: edge, bottom } = this.#frame.getBoundingClientRect();
    const boxes = [...this.#list.children].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }));
    const seen = boxes.filter(({ box }) => box.bottom > edge && box.top < bottom);
    const found = seen.find(({ box }) => box.top >= edge) ?? seen[0];
    return found ? { element: found.element, offset: found.box.top - edge } : null;
  }

  #restorePlace() {
    if (this.#isStuck) {
      this.#frame.scrollTop = this.#frame.scrollHeight;
    } else if (this.#anchor?.element.isConnected) {
      const edge = this.#frame.getBoundingClientRect().top;
      const moved = this.#anchor.element.getBoundingClientRect().top - edge - this.#anchor.offset;
      if (Math.abs(moved) >= 1) this.#frame.scrollTop += moved;
    }
    this.#notedTop = this.#frame.scrollTop;
  }

  async #loadMore() {
    const channelId = this.#app.state.currentId;
    const history = this.#app.state.history(channelId);
    if (this.#isLoadingMore || !history?.more || !history.list.length) return;
    this.#isLoadingMore = true;
    try {
      await this.#app.loadHistory(channelId, history.list[0].id);
      if (this.#app.state.currentId === channelId) {
        this.#keepingPlace(() => {
          this.redrawAll();
          this.#markIntro();
        });
      }
    } finally {
      this.#isLoadingMore = false;
    }
  }

  /** The words at the beginning of a channel show only where it begins. */
  #markIntro() {
    this.#top.hidden = Boolean(this.#app.state.history(this.#app.state.currentId)?.more);
  }

  #noteUnseen(change) {
    change(this.#unseen);
    const count = this.#unseen.size;
    this.#pill.hidden = count === 0;
    if (count) fill(this.#pill, `${count} new ${count === 1 ? "message" : "messages"}`, icon("down"));
  }
}

/**
 * Runs `change` on a message and gives the focus back: to the same control if it is still there, else to
 * the one with the same words, else to the one in the same place, else to the message.
 */
function keepingFocus(element, change) {
  const focused = document.activeElement;
  if (!element.contains(focused) || focused === element) return change();
  const before = {
    text: focused.textContent,
    index: [...element.querySelectorAll(CONTROLS)].indexOf(focused),
  };
  change();
  if (document.activeElement === focused && focused.isConnected && !focused.disabled) return undefined;
  const controls = [...element.querySelectorAll(CONTROLS)];
  const usable = controls.filter((control) => !control.disabled);
  const sameWords = usable.find((control) => control.textContent === before.text);
  const samePlace = controls[before.index]?.disabled ? null : controls[before.index];
  (sameWords ?? samePlace ?? usable[Math.min(before.index, usable.length - 1)] ?? element).focus({
    preventScroll: true,
  });
  return undefined;
}
