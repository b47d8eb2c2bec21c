import { tableOf } from '../../../engine/values.ts';
import { codeList, MIME_TYPES, VAT_CATEGORIES, type CodeList } from '../../en16931/rules/code-lists.ts';
import type { Codes } from '../../rules/kit/row.ts';
import { DELIVERY_TERMS, TAX_REASONS } from '../../rules/shared/france/extended/code-lists.codes.ts';
import { LANGUAGES } from './languages.codes.ts';

/** Code lists of Factur-X: mostly those of EN 16931, some with a few codes more or fewer. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const range = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, turn) => String(from + turn));

interface Change {
  readonly also?: readonly string[];
  readonly not?: readonly string[];
}
const changed = (codes: Iterable<string>, { also = [], not = [] }: Change): readonly string[] => [
  ...[...codes].filter((code) => !not.includes(code)),
  ...also,
];

const types = (): readonly string[] => [...codeList('INVOICE_TYPES'), ...codeList('CREDIT_NOTE_TYPES')];

const LISTS: Readonly<Record<string, () => Iterable<string>>> = tableOf({
  PROFILES: () =>
    ['factur-x.eu:1p0', 'zugferd.de:2p0'].map((name) => `urn:cen.eu:en16931:2017#conformant#urn:${name}:extended`),
  TYPES: types,
  EARLIER_TYPES: () => changed(types(), { not: ['471', '472', '473', '500', '501', '502', '503'] }),
  STATUSES: () => ['DETAIL', 'GROUP', 'INFORMATION'],
  LANGUAGES: () =>
    words(LANGUAGES).flatMap((word) => {
      const [beginning = '', ends] = word.split(':');
      return ends === undefined ? [beginning] : [...ends].map((end) => beginning + end);
    }),
  GLOBAL_SCHEMES: () => changed(codeList('IDENTIFIER_SCHEMES'), { not: range(241, 248).map((code) => `0${code}`) }),
  LEVEL_CATEGORIES: () => changed(VAT_CATEGORIES, { not: ['B'] }),
  PARTY_SCHEMES: () => changed(codeList('IDENTIFIER_SCHEMES'), { also: ['BY', 'SE'] }),
  ADDRESSES: () => changed(codeList('ADDRESS_SCHEMES'), { not: ['0219', '0220'] }),
  DELIVERY_TERMS: () => words(DELIVERY_TERMS),
  FILES: () => changed(MIME_TYPES, { also: ['application/json', 'application/xml', 'text/xml'] }),
  TAX_REASONS: () => words(TAX_REASONS),
  TAXES: () => changed(words(TAX_REASONS), { also: ['VAT'] }),
  VAT_CATEGORIES: () => VAT_CATEGORIES,
  MONEY: () => changed(codeList('CURRENCIES'), { also: ['STN'], not: ['STD'] }),
  CONTRACT_SCHEMES: () => changed(codeList('REFERENCE_SCHEMES'), { also: ['CONTRAT', 'MARCHE'] }),
});

/** Official names of those that are whole. */
const NAMES: Readonly<Record<string, string>> = tableOf({
  ALLOWANCE_REASONS: 'UNTDID 5189',
  CHARGE_REASONS: 'UNTDID 7161',
  CLASSIFICATIONS: 'UNTDID 7143',
  COUNTRIES: 'ISO 3166-1',
  DELIVERY_TERMS: 'Incoterms',
  EXEMPTION_REASONS: 'VATEX',
  IDENTIFIER_SCHEMES: 'ISO/IEC 6523',
  LANGUAGES: 'ISO 639-2',
  MONEY: 'ISO 4217',
  NOTE_SUBJECTS: 'UNTDID 4451',
  PAYMENT_MEANS: 'UNTDID 4461',
  REFERENCE_SCHEMES: 'UNTDID 1153',
  TAX_REASONS: 'UNTDID 5153',
  UNITS: 'UN/ECE Rec 20, 21',
});

const known = new Map<string, Codes>();

/** A list by its name in the table: one of these, one of EN 16931, `0-9` or the codes themselves. It is made on first use. */
export function facturXList(name: string): Codes {
  let list = known.get(name);
  if (!list) {
    const official = NAMES[name];
    let codes: ReadonlySet<string> | undefined;
    list = {
      get codes() {
        return (codes ??= new Set(codesOf(name)));
      },
      ...(official !== undefined && { name: official }),
    };
    known.set(name, list);
  }
  return list;
}

function codesOf(name: string): Iterable<string> {
  const own = LISTS[name];
  if (own) return own();
  const [, from, to] = /^(\d+)-(\d+)$/.exec(name) ?? [];
  if (from !== undefined && to !== undefined) return range(Number(from), Number(to));
  return /^[A-Z]+_[A-Z]+$|^[A-Z]{5,}$/.test(name) ? codeList(name as CodeList) : name.split(',');
}
