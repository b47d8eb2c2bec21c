import * as codes from './code-lists.codes.ts';

/** Lists of codes by name, split on first use. */
const split = new Map<string, ReadonlySet<string>>();

export type CodeList = keyof typeof codes;

export function codeList(name: CodeList): ReadonlySet<string> {
  let list = split.get(name);
  if (!list) split.set(name, (list = new Set(codes[name].trim().split(/\s+/).flatMap(codesOf))));
  return list;
}

/** Codes with a common prefix are one word: `AB:XY` is `ABX` and `ABY`. */
export function codesOf(word: string): readonly string[] {
  const [beginning = '', ends] = word.split(':');
  return ends === undefined ? [beginning] : [...ends].map((end) => beginning + end);
}

/** Prefixes of VAT numbers; Greece has a special one. */
export function isCountryPrefix(text: string): boolean {
  return text === 'EL' || codeList('COUNTRIES').has(text);
}

export const VAT_CATEGORIES: ReadonlySet<string> = new Set(['AE', 'L', 'M', 'E', 'S', 'Z', 'G', 'O', 'K', 'B']);

/** Media types of attachments. */
export const MIME_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
]);
