/**
 * Discord's markdown, from text to a tree of plain objects.
 *
 * Pure: no DOM here. Every node is `{kind, ...}`; those with `children` hold further nodes.
 * Blocks: heading (level), subtext, quote, list (ordered, start, items), code block, paragraph.
 * Inline: text, strong, em, underline, strike, spoiler, code, link, mention, emoji, timestamp, break.
 */

const FENCE = /^```(?:([A-Za-z0-9_+\-.#]+)\n|\n)?([\s\S]+?)\n?```/;
const LIST_ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.*)$/;

/** @returns {object[]} the blocks of a message. */
export function parseMarkdown(text) {
  return parseBlocks(String(text ?? ""), { quote: true });
}

function parseBlocks(text, allow) {
  const blocks = [];
  let paragraph = [];
  const closeParagraph = () => {
    if (paragraph.length) blocks.push({ kind: "paragraph", children: inline(paragraph.join("\n")) });
    paragraph = [];
  };
  let rest = text;
  while (rest) {
    const found = blockAt(rest, allow);
    if (found) {
      closeParagraph();
      blocks.push(found.node);
      rest = rest.slice(found.length);
      continue;
    }
    const [line, length] = paragraphLine(rest);
    paragraph.push(line);
    rest = rest.slice(length);
    // A fence may follow text on the same line; the text before it is a paragraph of its own.
    if (rest.startsWith("```")) closeParagraph();
  }
  closeParagraph();
  return blocks;
}

/** One line of ordinary text, cut short where a complete fence begins. */
function paragraphLine(rest) {
  const end = rest.indexOf("\n");
  const line = end < 0 ? rest : rest.slice(0, end);
  const fence = line.indexOf("```");
  if (fence > 0 && FENCE.test(rest.slice(fence))) return [line.slice(0, fence), fence];
  return [line, line.length + (end < 0 ? 0 : 1)];
}

function blockAt(rest, allow) {
  const fence = FENCE.exec(rest);
  if (fence) {
    const after = rest[fence[0].length] === "\n" ? 1 : 0;
    return {
      node: { kind: "codeblock", language: fence[1] ?? "", text: fence[2] },
      length: fence[0].length + after,
    };
  }
  const heading = /^(#{1,3}|-#) +([^\n]+)(?:\n|$)/.exec(rest);
  if (heading) {
    const children = inline(heading[2].trimEnd());
    const node =
      heading[1] === "-#"
        ? { kind: "subtext", children }
        : { kind: "heading", level: heading[1].length, children };
    return { node, length: heading[0].length };
  }
  if (allow.quote && rest.startsWith(">>> ")) {
    return {
      node: { kind: "quote", children: parseBlocks(rest.slice(4), { quote: false }) },
      length: rest.length,
    };
  }
  if (allow.quote && rest.startsWith("> ")) return quoteAt(rest);
  return listAt(rest);
}

function quoteAt(rest) {
  const [whole] = /^(?:> [^\n]*(?:\n|$))+/.exec(rest);
  const inner = whole
    .trimEnd()
    .split("\n")
    .map((line) => line.slice(2))
    .join("\n");
  return { node: { kind: "quote", children: parseBlocks(inner, { quote: false }) }, length: whole.length };
}

function listAt(rest) {
  const items = [];
  let length = 0;
  while (length < rest.length) {
    const end = rest.indexOf("\n", length);
    const item = LIST_ITEM.exec(rest.slice(length, end < 0 ? undefined : end));
    if (!item) break;
    const found = {
      depth: item[1].length >> 1,
      ordered: Boolean(item[3]),
      start: Number(item[3] ?? 1),
      text: item[4],
    };
    if (items.length && found.depth === items[0].depth && found.ordered !== items[0].ordered) break;
    items.push(found);
    length = end < 0 ? rest.length : end + 1;
  }
  return items.length ? { node: nestList(items, items[0].depth), length } : null;
}

/** Turns a run of items with depths into a list of lists. Consumes `items` from the front. */
function nestList(items, depth) {
  const list = { kind: "list", ordered: items[0].ordered, start: items[0].start, items: [] };
  while (items.length && items[0].depth >= depth) {
    if (items[0].depth > depth && list.items.length) {
      list.items.at(-1).push(nestList(items, items[0].depth));
      continue;
    }
    list.items.push(inline(items.shift().text));
  }
  return list;
}

/** Rules are tried in order at each place; the first that matches there wins. */
const RULES = [
  [/^\\([^\sA-Za-z0-9])/, (m) => ({ kind: "text", text: m[1] })],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => ({ kind: "code", text: m[2].trim() || m[2] })],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => link(m[1], [{ kind: "text", text: m[1] }])],
  [/^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: +"[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"'\])*_~|!?]/, (m) => link(m[0], [{ kind: "text", text: m[0] }])],
  [/^<@!?(\d+)>/, (m) => ({ kind: "mention", of: "user", id: m[1] })],
  [/^<@&(\d+)>/, (m) => ({ kind: "mention", of: "role", id: m[1] })],
  [/^<#(\d+)>/, (m) => ({ kind: "mention", of: "channel", id: m[1] })],
  [/^<\/([^:\n>]{1,100}):(\d+)>/, (m) => ({ kind: "mention", of: "command", name: m[1], id: m[2] })],
  [/^@(everyone|here)\b/, (m) => ({ kind: "mention", of: m[1] })],
  [/^<(a?):(\w{1,40}):(\d+)>/, (m) => ({ kind: "emoji", animated: Boolean(m[1]), name: m[2], id: m[3] })],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/,
    (m) => ({ kind: "timestamp", seconds: Number(m[1]), style: m[2] ?? "f" }),
  ],
  [/^\|\|([\s\S]+?)\|\|/, (m) => ({ kind: "spoiler", children: inline(m[1]) })],
  [
    /^\*\*\*(?!\s)([\s\S]+?)(?<!\s)\*\*\*(?!\*)/,
    (m) => ({ kind: "strong", children: [{ kind: "em", children: inline(m[1]) }] }),
  ],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => ({ kind: "strong", children: inline(m[1]) })],
  [/^__([\s\S]+?)__(?!_)/, (m) => ({ kind: "underline", children: inline(m[1]) })],
  [/^~~([\s\S]+?)~~(?!~)/, (m) => ({ kind: "strike", children: inline(m[1]) })],
  [
    /^\*(?![\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)(?<![\s])\*(?!\*)/,
    (m) => ({ kind: "em", children: inline(m[1]) }),
  ],
  [/^_(?![\s_])((?:__[\s\S]+?__|[^_])+?)_(?![A-Za-z0-9_])/, (m) => ({ kind: "em", children: inline(m[1]) })],
  [/^\n/, () => ({ kind: "break" })],
];

/** Where a rule could possibly match: everything else is swallowed as text in one go. */
const SPECIAL = /[\\`<[@|*_~\n]|https?:\/\//g;

function inline(text) {
  const nodes = [];
  let plain = "";
  const closeText = () => {
    if (plain) nodes.push({ kind: "text", text: plain });
    plain = "";
  };
  let at = 0;
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    if (at >= text.length) break;
    const found = ruleAt(text, at);
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    closeText();
    nodes.push(found.node);
    at += found.length;
  }
  closeText();
  return nodes;
}

function ruleAt(text, at) {
  // `snake_case_words` are not emphasis.
  if (text[at] === "_" && at > 0 && /[A-Za-z0-9]/.test(text[at - 1]) && text[at + 1] !== "_") return null;
  const rest = text.slice(at);
  for (const [pattern, build] of RULES) {
    const match = pattern.exec(rest);
    if (match) return { node: build(match), length: match[0].length };
  }
  return null;
}

function link(url, children) {
  return { kind: "link", url, children };
}
