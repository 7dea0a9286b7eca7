/** A picture at its full size over the whole page. Escape, a click or the button closes it. */

import { fill, h, iconButton } from "./dom.js";

let dialog = null;

function build() {
  const element = h("dialog", {
    class: "zoom",
    "aria-label": "Picture",
    dataset: { testid: "zoom" },
    onclick: (event) => {
      if (!event.target.closest("a, figcaption")) element.close();
    },
  });
  document.body.append(element);
  return element;
}

/** @param {{url: string, alt: string}} picture */
export function openZoom({ url, alt }) {
  dialog ??= build();
  fill(
    dialog,
    iconButton("close", "Close picture", { class: "zoom-close" }),
    h(
      "figure",
      {},
      h("img", { src: url, alt }),
      h(
        "figcaption",
        {},
        alt,
        alt ? " " : null,
        h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, "Open original"),
      ),
    ),
  );
  dialog.showModal();
}
