/** A member of the outermost object of a JSON text. */
export interface TopMember {
  readonly name: string;
  /** The value as written. */
  readonly text: string;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/**
 * The members of the outermost object of a JSON text, in their order and as written; none of another text. Exact for
 * valid JSON. Of an invalid text it finds those before the error, whatever is wrong within their values: a repeated
 * member, a lone surrogate, any depth. One pass without recursion.
 */
export function* topMembers(text: string): Generator<TopMember> {
  let at = afterSpace(text, 0);
  if (text[at] !== '{') return;
  do {
    const name = afterSpace(text, at + 1);
    if (text.charCodeAt(name) !== QUOTE) return;
    const nameEnd = endOfString(text, name);
    const colon = afterSpace(text, nameEnd);
    if (text[colon] !== ':') return;
    const value = afterSpace(text, colon + 1);
    const end = endOfValue(text, value);
    yield { name: nameOf(text.slice(name, nameEnd)), text: text.slice(value, end) };
    at = afterSpace(text, end);
  } while (text.charCodeAt(at) === COMMA);
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++;
  return at;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) at++;
  }
  return text.length;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '"') {
      at = endOfString(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') {
      if (depth <= 1) return depth === 0 ? at : at + 1;
      depth--;
    } else if (depth === 0 && ', \t\n\r'.includes(char)) return at;
    at++;
  }
  return at;
}

/** Without its escapes. */
function nameOf(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}
