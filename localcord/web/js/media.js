/** Pictures, galleries and attached files. */

import { h, icon } from "./dom.js";
import { openZoom } from "./zoom.js";

const UNKNOWN_SIZE = { width: 4, height: 3 };

/**
 * Where a media item of a component is found and how large it is. `attachment://name` and addresses
 * without a size are completed from the attachments of the message.
 */
export function resolveMedia(media, message) {
  const url = media.proxy_url || media.url || "";
  const name = url.startsWith("attachment://") ? url.slice("attachment://".length) : null;
  const attachment = message.attachments?.find((item) =>
    name ? item.filename === name : item.url === media.url,
  );
  return {
    url: attachment?.url ?? url,
    width: media.width ?? attachment?.width ?? null,
    height: media.height ?? attachment?.height ?? null,
    type: media.content_type ?? attachment?.content_type ?? "",
    alt: attachment?.description ?? "",
  };
}

/**
 * A picture that keeps its place while it loads, shows its description on demand, and enlarges on click.
 *
 * @param {{url: string, width: ?number, height: ?number, type: string, alt: string}} media
 * @param {{spoiler?: boolean}} options
 */
export function picture(media, { spoiler = false } = {}) {
  if (media.type.startsWith("video/"))
    return h("video", { class: "video", src: media.url, controls: true, preload: "metadata" });
  const { width, height } = media.width && media.height ? media : UNKNOWN_SIZE;
  const openLabel = media.alt ? `Enlarge picture: ${media.alt}` : "Enlarge picture";
  return h(
    "figure",
    {
      class: "picture",
      style: { "--ratio": width / height, "--width": `${media.width ?? 550}px` },
      dataset: { hidden: spoiler && "yes", keep: "data-hidden data-broken" },
    },
    h(
      "button",
      {
        type: "button",
        class: "picture-open",
        "aria-label": openLabel,
        onclick: (event) => enlarge(event, media),
      },
      h("img", {
        src: media.url,
        alt: media.alt,
        width,
        height,
        decoding: "sync",
        draggable: "false",
        onload: markLoaded,
        onerror: markBroken,
      }),
      h(
        "span",
        { class: "picture-fallback" },
        media.alt || "This picture could not be loaded. The page loads nothing from other machines.",
      ),
      h("span", { class: "picture-cover" }, "Spoiler"),
    ),
    media.alt ? description(media.alt) : null,
  );
}

/** The first click on a spoiler uncovers it, the next one enlarges. */
function enlarge(event, media) {
  const figure = event.currentTarget.closest("figure");
  if (figure.dataset.hidden) delete figure.dataset.hidden;
  else openZoom(media);
}

function markBroken(event) {
  event.target.closest("figure").dataset.broken = "yes";
}

function markLoaded(event) {
  delete event.target.closest("figure").dataset.broken;
}

function description(alt) {
  const toggle = (event) => {
    const button = event.currentTarget;
    const opens = button.getAttribute("aria-expanded") !== "true";
    button.setAttribute("aria-expanded", String(opens));
    button.nextElementSibling.hidden = !opens;
  };
  return [
    h(
      "button",
      {
        type: "button",
        class: "alt-badge",
        "aria-expanded": "false",
        "aria-label": "Picture description",
        dataset: { keep: "aria-expanded" },
        onclick: toggle,
      },
      "ALT",
    ),
    h("figcaption", { class: "alt-text", hidden: true, dataset: { keep: "hidden" } }, alt),
  ];
}

/** A media gallery: one picture large, several in a grid. */
export function gallery(items, message) {
  const pictures = items.map((item) => {
    const media = resolveMedia(item.media, message);
    return picture({ ...media, alt: item.description ?? media.alt }, { spoiler: item.spoiler });
  });
  return h("div", { class: "gallery", dataset: { count: Math.min(pictures.length, 4) } }, pictures);
}

/** The attachments of a message that is not made of components. */
export function attachments(message) {
  const isPicture = (item) => /^(image|video)\//.test(item.content_type ?? "");
  const pictures = message.attachments.filter(isPicture);
  const files = message.attachments.filter((item) => !isPicture(item));
  return [
    pictures.length
      ? h(
          "div",
          { class: "gallery", dataset: { count: Math.min(pictures.length, 4) } },
          pictures.map((item) => picture(mediaOf(item), { spoiler: item.filename.startsWith("SPOILER_") })),
        )
      : null,
    files.map((item) => fileCard({ url: item.url, name: item.title ?? item.filename, size: item.size })),
  ];
}

function mediaOf(attachment) {
  return {
    url: attachment.url,
    width: attachment.width,
    height: attachment.height,
    type: attachment.content_type,
    alt: attachment.description ?? "",
  };
}

/** A file to download. */
export function fileCard({ url, name, size }) {
  return h(
    "a",
    { class: "file", href: url, download: name, "aria-label": `Download ${name}` },
    icon("file"),
    h("span", { class: "file-name" }, name),
    size ? h("span", { class: "file-size" }, readableSize(size)) : null,
  );
}

function readableSize(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
