import type { Edit } from './conditions.ts';

/** Edits of attributes, for tests of conditions. */

/** An attribute with another value: the first one with this value. */
export const set = (name: string, from: string, to: string): Edit => [` ${name}="${from}"`, ` ${name}="${to}"`];
/** The same attribute of the last of such elements: the totals of the document. */
export const last = (name: string, from: string, to: string): Edit => [
  new RegExp(`(.*) ${name}="${from.replaceAll('.', '\\.')}"`, 's'),
  `$1 ${name}="${to}"`,
];
/** One more attribute before another. */
export const more = (next: string, name: string, value: string): Edit => [
  ` ${next}="`,
  ` ${name}="${value}" ${next}="`,
];
export const gone = (name: string): Edit => [new RegExp(` ${name}="[^"]*"`), ''];
