/** On narrow windows the channel list and the member list are drawers over the messages. */

export class Drawers {
  #drawers;
  #backdrop;
  #opener = null;

  /** @param {HTMLElement[]} drawers @param {HTMLElement} backdrop */
  constructor(drawers, backdrop) {
    this.#drawers = drawers;
    this.#backdrop = backdrop;
    backdrop.onclick = () => this.close();
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
    });
  }

  /** Opens a drawer and moves the focus into it, or closes it. */
  toggle(drawer, opener) {
    const opens = !drawer.classList.contains("is-open");
    this.close();
    if (!opens) return;
    this.#opener = opener;
    drawer.classList.add("is-open");
    opener.setAttribute("aria-expanded", "true");
    this.#backdrop.hidden = false;
    (drawer.querySelector("[aria-current]") ?? drawer.querySelector("a, button"))?.focus();
  }

  /** Closes whichever is open; the focus goes back to what opened it, if it was inside. */
  close() {
    const open = this.#drawers.find((drawer) => drawer.classList.contains("is-open"));
    if (!open) return;
    const hadFocus = open.contains(document.activeElement);
    open.classList.remove("is-open");
    this.#backdrop.hidden = true;
    this.#opener?.setAttribute("aria-expanded", "false");
    if (hadFocus && this.#opener?.isConnected) this.#opener.focus();
    this.#opener = null;
  }
}
