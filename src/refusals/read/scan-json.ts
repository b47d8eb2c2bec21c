import { REFUSAL_LIMITS } from './signal.ts';

/**
 * The members of one JSON object with a string, a number, or a list of strings. Members with objects have only their
 * name.
 */
export interface ScannedObject {
  readonly words: ReadonlyMap<string, string>;
  readonly names: ReadonlySet<string>;
  /** Name of the member, or of the member with the list. */
  readonly under: string | undefined;
  readonly offset: number;
}

interface Open {
  readonly words: Map<string, string>;
  readonly names: Set<string>;
  readonly under: string | undefined;
  readonly offset: number;
  readonly isList: boolean;
  name: string | undefined;
  pending: string | undefined;
}

// A word ends where another token begins, so the pattern is linear.
const TOKEN = /[{}[\]:,]|"((?:[^"\\]|\\.)*)(?:"|$)|[^\s{}[\]:,"]+/gs;

/**
 * Finds the objects in any JSON of a text, in the order they begin: complete answers, truncated answers, answers after
 * log lines. Never fails.
 */
export function scanJson(text: string): readonly ScannedObject[] {
  const objects: ScannedObject[] = [];
  const first = opened(undefined, 0, false);
  const open: Open[] = [first];
  let nodes = 0;
  for (const found of text.matchAll(TOKEN)) {
    if (++nodes > REFUSAL_LIMITS.maxNodes * 2) break;
    const at = open.at(-1) ?? first;
    const token = found[0];
    if (token === '{' || token === '[') {
      const under = at.isList ? at.under : (at.name ?? at.pending);
      at.name = undefined;
      at.pending = undefined;
      if (open.length >= REFUSAL_LIMITS.maxDepth) continue;
      const next = opened(under, found.index, token === '[');
      open.push(next);
      if (token === '{') objects.push(next);
    } else if (token === '}' || token === ']') {
      close(open, token === ']');
    } else if (token === ':') {
      at.name = at.pending;
      at.pending = undefined;
      if (at.name !== undefined) at.names.add(at.name);
    } else if (token === ',') {
      at.pending = undefined;
    } else {
      const word = found[1] === undefined ? token : unescaped(found[1].slice(0, REFUSAL_LIMITS.maxWord));
      if (at.name !== undefined) {
        if (!at.words.has(at.name)) at.words.set(at.name, word);
        at.name = undefined;
      } else if (at.isList) {
        addToList(open, word);
      } else {
        at.pending = word;
      }
    }
  }
  if (first.words.size > 0 || first.names.size > 0) objects.unshift(first);
  return objects;
}

const opened = (under: string | undefined, offset: number, isList: boolean): Open => ({
  words: new Map(),
  names: new Set(),
  under,
  offset,
  isList,
  name: undefined,
  pending: undefined,
});

function close(open: Open[], isList: boolean): void {
  if (open.length > 1 && open.at(-1)?.isList === isList) open.pop();
}

/** Strings in a list belong to the object with the list. */
function addToList(open: readonly Open[], word: string): void {
  const list = open.at(-1);
  const owner = open.findLast((candidate) => !candidate.isList);
  if (!owner || list?.under === undefined) return;
  const known = owner.words.get(list.under);
  if (known === undefined) owner.words.set(list.under, word);
  else if (known.length < REFUSAL_LIMITS.maxSaid) owner.words.set(list.under, `${known} ${word}`);
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, code?: string, letter = '') =>
    code === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '', f: '' };
