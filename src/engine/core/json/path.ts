import type { Json, JsonObject } from './json.ts';

/** A step from a value to a child: a member name or an index. */
export type PathStep = string | number;

/** Writes a path as in faults: `$.lines[0].item.price`, with member names unchanged. */
export function formatPath(steps: readonly PathStep[]): string {
  // Joined at once: a string built step by step keeps every step in memory.
  const parts = ['$'];
  for (const step of steps) {
    if (typeof step === 'number') parts.push('[', String(step), ']');
    else parts.push('.', step);
  }
  return parts.join('');
}

/** Parses a path without a document: names end at the next dot or bracket. */
export function parsePath(path: string): PathStep[] {
  return [...path.replace(/^\$/, '').matchAll(/\[(\d+)\]|\.?([^.[]+)/g)].map((match) =>
    match[1] === undefined ? (match[2] ?? '') : Number(match[1]),
  );
}

/** The steps of a path. Member names are unescaped, so the document decides where a name with dots ends. */
export function stepsOfPath(path: string, document: Json): readonly PathStep[] {
  const steps: PathStep[] = [];
  let rest = path.slice(1);
  let value: Json | undefined = document;
  while (rest !== '') {
    const index = /^\[(\d+)\]/.exec(rest);
    if (index) {
      steps.push(Number(index[1]));
      value = Array.isArray(value) ? (value[Number(index[1])] as Json | undefined) : undefined;
      rest = rest.slice(index[0].length);
      continue;
    }
    const name = memberName(rest.slice(1), value);
    steps.push(name);
    value = isJsonObject(value) ? value[name] : undefined;
    rest = rest.slice(1 + name.length);
  }
  return steps;
}

/** Every possible end of a longer name with dots or brackets must be tried. */
const LONGEST_DOTTED_NAME = 500;

function memberName(rest: string, parent: Json | undefined): string {
  const plain = /^[^.[]*/.exec(rest)?.[0] ?? '';
  if (!isJsonObject(parent) || Object.hasOwn(parent, plain)) return plain || rest;
  // The longest name of the parent that ends where another step may begin.
  const longest = Math.min(rest.length, LONGEST_DOTTED_NAME);
  for (
    let end = longest;
    end > plain.length;
    end = Math.max(rest.lastIndexOf('.', end - 1), rest.lastIndexOf('[', end - 1))
  ) {
    const name = rest.slice(0, end);
    if (Object.hasOwn(parent, name)) return name;
  }
  return plain || rest;
}

/**
 * Not that of `json.ts`: the engine's worker and its lazy code both read paths, and a shared module would be one more
 * file.
 */
const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
