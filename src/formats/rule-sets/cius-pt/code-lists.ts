import { codeList } from '../../en16931/rules/code-lists.ts';
import { listed } from '../../rules/shared/functions/national.ts';
import { CATEGORIES, CHANGES, LATER_SCHEMES, MIME_TYPES, TAXES } from './code-lists.codes.ts';

type Codes = ReadonlySet<string>;

/** A list of EN 16931 as it was then. */
function asThen(name: keyof typeof CHANGES): Codes {
  const codes = new Set(codeList(name));
  const [more = '', fewer = ''] = CHANGES[name].split('-');
  for (const code of listed(more.replace('+', ''))) if (code !== '') codes.add(code);
  for (const code of listed(fewer)) codes.delete(code);
  return codes;
}

function schemes(): Codes {
  const numbers = Array.from({ length: 180 }, (_, turn) => String(turn + 1).padStart(4, '0'));
  return new Set([...numbers, ...listed(LATER_SCHEMES)]);
}

/** What the codes of each list are, and how the list is made on first use. */
const LISTS = {
  CURRENCIES: ['a code of ISO 4217', () => asThen('CURRENCIES')],
  COUNTRIES: ['a code of ISO 3166-1', () => asThen('COUNTRIES')],
  REFERENCES: ['a code of UNTDID 1153', () => asThen('REFERENCE_SCHEMES')],
  SCHEMES: ['a code of ISO/IEC 6523', schemes],
  PARTIES: ['a code of ISO/IEC 6523, or SEPA', () => new Set([...schemes(), 'SEPA'])],
  ALLOWANCES: ['a code of UNTDID 5189', () => asThen('ALLOWANCE_REASONS')],
  CHARGES: ['a code of UNTDID 7161', () => asThen('CHARGE_REASONS')],
  LINE_CHARGES: ['a code of UNTDID 7161', () => new Set([...asThen('CHARGE_REASONS'), 'ADF'])],
  CLASSIFICATIONS: ['a code of UNTDID 7143', () => asThen('CLASSIFICATIONS')],
  UNITS: ['a code of UN/ECE Recommendation 20 or 21', () => asThen('UNITS')],
  CATEGORIES: ['a code of UNTDID 5305 or SAF-T (PT)', () => listed(CATEGORIES)],
  TAXES: ['a code of UNTDID 5153', () => listed(TAXES)],
  MIME: ['a kind of file that CIUS-PT allows', () => listed(MIME_TYPES)],
  OBJECTS: ['130, an invoiced object', () => new Set(['130'])],
} as const satisfies Readonly<Record<string, readonly [what: string, make: () => Codes]>>;

type ListName = keyof typeof LISTS;

const made = new Map<ListName, Codes>();

export function portugueseList(name: ListName): Codes {
  let codes = made.get(name);
  if (!codes) made.set(name, (codes = LISTS[name][1]()));
  return codes;
}

export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);
export const whatIsListed = (name: ListName): string => LISTS[name][0];
