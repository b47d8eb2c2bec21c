import { codeList } from '../../en16931/rules/code-lists.ts';
import type { Codes } from '../../rules/kit/row.ts';
import { listed } from '../../rules/shared/functions/national.ts';
import { CATEGORIES, CHANGES, LATER_SCHEMES, MIME_TYPES, TAXES } from './code-lists.codes.ts';

/** A list of EN 16931 as it was then. */
function asThen(name: keyof typeof CHANGES): ReadonlySet<string> {
  const codes = new Set(codeList(name));
  const [more = '', fewer = ''] = CHANGES[name].split('-');
  for (const code of listed(more.replace('+', ''))) if (code !== '') codes.add(code);
  for (const code of listed(fewer)) codes.delete(code);
  return codes;
}

function schemes(): ReadonlySet<string> {
  const numbers = Array.from({ length: 180 }, (_, turn) => String(turn + 1).padStart(4, '0'));
  return new Set([...numbers, ...listed(LATER_SCHEMES)]);
}

/** The official name of each list, if there is one, and how it is made on first use. */
const LISTS = {
  CURRENCIES: ['ISO 4217', () => asThen('CURRENCIES')],
  COUNTRIES: ['ISO 3166-1', () => asThen('COUNTRIES')],
  REFERENCES: ['UNTDID 1153', () => asThen('REFERENCE_SCHEMES')],
  SCHEMES: ['ISO/IEC 6523', schemes],
  PARTIES: ['ISO/IEC 6523', () => new Set([...schemes(), 'SEPA'])],
  ALLOWANCES: ['UNTDID 5189', () => asThen('ALLOWANCE_REASONS')],
  CHARGES: ['UNTDID 7161', () => asThen('CHARGE_REASONS')],
  LINE_CHARGES: ['UNTDID 7161', () => new Set([...asThen('CHARGE_REASONS'), 'ADF'])],
  CLASSIFICATIONS: ['UNTDID 7143', () => asThen('CLASSIFICATIONS')],
  UNITS: ['UN/ECE Rec 20, 21', () => asThen('UNITS')],
  CATEGORIES: ['UNTDID 5305, SAF-T (PT)', () => listed(CATEGORIES)],
  TAXES: ['UNTDID 5153', () => listed(TAXES)],
  MIME: [undefined, () => listed(MIME_TYPES)],
  OBJECTS: [undefined, () => new Set(['130'])],
} as const satisfies Readonly<Record<string, readonly [name: string | undefined, make: () => ReadonlySet<string>]>>;

type ListName = keyof typeof LISTS;

const made = new Map<ListName, ReadonlySet<string>>();

export function portugueseList(name: ListName): ReadonlySet<string> {
  let codes = made.get(name);
  if (!codes) made.set(name, (codes = LISTS[name][1]()));
  return codes;
}

export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);

/** The codes of a row. */
export function codesOf(list: ListName): Codes {
  const [name] = LISTS[list];
  return {
    ...(name !== undefined && { name }),
    get codes() {
      return portugueseList(list);
    },
  };
}
