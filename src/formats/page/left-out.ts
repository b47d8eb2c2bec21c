import type { Json, JsonObject } from '../../engine/index.ts';

/** A value that the page does not show. */
export interface LeftOut {
  /** Its place in the document; empty if it is only in the XML. */
  readonly path: string;
  readonly value: string;
  /** Its place in the imported XML. */
  readonly element?: string;
}

/** Most values listed individually. */
export const MOST_LEFT_OUT = 1_000;
const LONGEST_VALUE = 1_000;

/** Technical members of the format, without meaning for the recipient. */
const OF_THE_FORMAT = /\.(?:\$\w+|uuid|i)$/;

/** The document values that are not on the page: the first ones, and their number. */
export function leftOutOf(
  document: JsonObject,
  read: ReadonlySet<string>,
): { readonly some: readonly LeftOut[]; readonly count: number } {
  const some: LeftOut[] = [];
  let count = 0;
  const walk = (value: Json, path: string): void => {
    if (OF_THE_FORMAT.test(path)) return;
    if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) (value as readonly Json[]).forEach((entry, i) => walk(entry, `${path}[${i}]`));
      else for (const [name, member] of Object.entries(value)) walk(member as Json, `${path}.${name}`);
      return;
    }
    if (value === null || value === '' || read.has(path)) return;
    count++;
    const text = String(value);
    if (some.length < MOST_LEFT_OUT)
      some.push({ path, value: text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text });
  };
  walk(document, '$');
  return { some, count };
}
