/**
 * Brings an element that stands in the page to the likeness of a fresh one, keeping every node it can.
 *
 * A message is rendered anew for each edit. Replacing its element would drop keyboard focus, a half-made
 * click, revealed spoilers and decoded pictures; morphing keeps the nodes, so the browser keeps them all.
 */

import { handlersOf, setHandlers } from "./dom.js";

/**
 * @param {Node} old a node of the page
 * @param {Node} fresh a detached node; parts of it may be moved into the page
 * @returns {Node} the node that now stands in the page
 */
export function morph(old, fresh) {
  if (!isAlike(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  patchAttributes(old, fresh);
  if (old.style && old.style.cssText !== fresh.style.cssText) old.style.cssText = fresh.style.cssText;
  setHandlers(old, handlersOf(fresh));
  patchChildren(old, fresh);
  return old;
}

/** What an element is, across renderings: controls by their custom_id, others by an explicit key. */
function keyOf(node) {
  return node.dataset?.key ?? node.dataset?.customId;
}

function isAlike(old, fresh) {
  return old.nodeName === fresh.nodeName && keyOf(old) === keyOf(fresh);
}

/** Attributes named in `data-keep` belong to the reader (a revealed spoiler), not to the message. */
function patchAttributes(old, fresh) {
  const kept = new Set((fresh.dataset.keep ?? "").split(" "));
  for (const { name } of [...old.attributes]) {
    if (name !== "style" && !kept.has(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name === "style" || kept.has(name) || old.getAttribute(name) === value) continue;
    if (name === "src" && old.nodeName === "IMG") swapPicture(old, value);
    else old.setAttribute(name, value);
  }
}

/** Shows the old picture until the new one is decoded; the latest wish wins. */
function swapPicture(image, url) {
  image.wantedUrl = url;
  const next = new Image();
  next.src = url;
  const show = () => {
    if (image.wantedUrl === url) image.src = url;
  };
  // A picture that cannot be decoded is shown too: its `error` event then tells the reader.
  next.decode().then(show, show);
}

function patchChildren(parent, fresh) {
  const wanted = [...fresh.childNodes];
  const partners = pairUp([...parent.childNodes], wanted);
  const staying = new Set(partners.values());
  for (const child of [...parent.childNodes]) if (!staying.has(child)) child.remove();
  let place = parent.firstChild;
  for (const child of wanted) {
    const partner = partners.get(child);
    const node = partner ?? child;
    // Moving a node costs it the focus, so only what stands in the wrong place is moved.
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
    if (partner) morph(partner, child);
  }
}

/** @returns {Map<Node, Node>} fresh child -> the old child that becomes it. */
function pairUp(olds, wanted) {
  const keyed = new Map();
  const plain = [];
  for (const old of olds) {
    const key = keyOf(old);
    if (key === undefined) plain.push(old);
    else keyed.set(`${old.nodeName} ${key}`, old);
  }
  const partners = new Map();
  for (const child of wanted) {
    const key = keyOf(child);
    if (key !== undefined) {
      const old = keyed.get(`${child.nodeName} ${key}`);
      if (old) partners.set(child, old);
      keyed.delete(`${child.nodeName} ${key}`);
      continue;
    }
    const index = plain.findIndex((old) => old.nodeName === child.nodeName);
    if (index >= 0) partners.set(child, ...plain.splice(index, 1));
  }
  return partners;
}
