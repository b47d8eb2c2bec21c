import type { VatCategory } from './invoices.ts';

/** A text of the valid invoice and its replacement, everywhere. */
export type Edit = readonly [find: string | RegExp, instead: string];

/** The edits that break one rule, in each syntax; none if the syntax has no such rule. */
export interface Breakage {
  readonly rule: string;
  readonly category?: VatCategory;
  readonly ubl?: readonly Edit[];
  readonly cii?: readonly Edit[];
}

export const gone = (element: string): Edit => [new RegExp(`<${element}[ >][^]*?</${element}>`, 'g'), ''];
export const blank = (element: string): Edit => [new RegExp(`(<${element}[^>]*>)[^<]*(</${element}>)`, 'g'), '$1 $2'];
export const set = (element: string, text: string): Edit => [
  new RegExp(`(<${element}(?: [^>]*)?>)[^<]*(</${element}>)`, 'g'),
  `$1${text}$2`,
];
export const bare = (element: string, attribute: string): Edit => [
  new RegExp(`(<${element}[^>]*?) ${attribute}="[^"]*"`, 'g'),
  '$1',
];
export const coded = (element: string, attribute: string, code: string): Edit => [
  new RegExp(`(<${element}[^>]*? ${attribute}=")[^"]*"`, 'g'),
  `$1${code}"`,
];

/** The first element of a kind within another. */
export const inside = (outer: string, [find, instead]: Edit): Edit => [
  new RegExp(`(<${outer}[ >][^]*?)(?:${(find as RegExp).source})`),
  `$1${instead.replace(/\$(\d)/g, (_, n: string) => `$${Number(n) + 1}`)}`,
];

/** The text with the edits applied; an edit without a match is a bug of the table. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const [find, instead] of edits) {
    const next = typeof find === 'string' ? result.replaceAll(find, instead) : result.replace(find, instead);
    if (next === result) throw new Error(`nothing to edit: ${String(find)}`);
    result = next;
  }
  return result;
}
