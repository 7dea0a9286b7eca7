/** What a message has brought, in words: for those who hear the page. */

const UNSAID = "time, .edited";
const PARTS =
  ".message-body :is(p, li, blockquote, pre):not(figure *), .message-body .picture img";

/**
 * What stands in the message now and did not before, line by line in the order of reading; pictures by their
 * descriptions, each once. Times are left out: a clock that has moved on is no news.
 *
 * @param {?Element} before the message as it is shown; null for a new one
 * @param {Element} after the message as it will be
 */
export function news(before, after) {
  const known = new Set(before ? lines(before) : []);
  return [...new Set(lines(after))].filter((line) => !known.has(line));
}

function lines(message) {
  return [...message.querySelectorAll(PARTS)]
    .flatMap((part) => (part.tagName === "IMG" ? [part.alt] : linesOf(part)))
    .filter(Boolean);
}

function linesOf(part) {
  const found = [""];
  for (const node of part.childNodes) {
    if (node.nodeName === "BR") found.push("");
    else if (!node.matches?.(UNSAID)) found[found.length - 1] += node.textContent;
  }
  return found.map((line) => line.replace(/\s+/g, " ").trim());
}
