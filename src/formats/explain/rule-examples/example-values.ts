import { codesFor } from '../../en16931/rules/code-choices.ts';
import { termName } from '../../en16931/term-names.ts';
import { termOf } from '../../en16931/terms.ts';

/** Common codes, of the lists that have them. */
const COMMON = ['380', 'EUR', 'DE', 'S', '58', 'C62', '0088', 'EM', 'application/pdf', '95', 'FC'] as const;

/** A date, and one after it. */
export const DAYS = ['2026-03-16', '2026-03-31'] as const;

/** Numbers with check digits, of several kinds: IBAN, GLN, SIREN, SIRET, and numbers of companies. */
export const NUMBERS = [
  'DE89370400440532013000',
  '4012345000009',
  '732829320',
  '73282932000074',
  '974760673',
  '10150817',
  '2021005489',
  '0202239951',
  '00743110157',
  '51824753556',
  '00000000T',
] as const;

/** Samples of texts that have a form. */
const TEXTS: Readonly<Record<string, string>> = {
  'BT-24': 'urn:cen.eu:en16931:2017',
  'BT-31': 'DE123456789',
  'BT-48': 'DE123456789',
  'BT-63': 'DE123456789',
  'BT-38': '10115',
  'BT-53': '10115',
  'BT-67': '10115',
  'BT-78': '10115',
  'BT-42': '+49 30 1234567',
  'BT-57': '+49 30 1234567',
  'BT-43': 'name@example.com',
  'BT-58': 'name@example.com',
  'BT-84': 'DE89370400440532013000',
  'BT-91': 'DE89370400440532013000',
  'BT-124': 'https://example.com/report.pdf',
};

/** A sample of the values of a term, by its data type. A text is the name of the term. */
export function sampleOf(term: string | undefined, name: string, syntax: 'ubl' | 'cii'): string {
  const text = term === undefined ? undefined : TEXTS[term];
  if (text !== undefined) return text;
  const codes = codesFor(name, term === undefined ? [] : [term], syntax, 'Invoice')?.codes;
  if (codes) return COMMON.find((code) => codes.includes(code)) ?? codes[0] ?? '';
  const type = term === undefined ? undefined : termOf(term)?.type;
  switch (type) {
    case 'amount':
    case 'unit-price':
      return '100.00';
    case 'quantity':
      return '1';
    case 'percentage':
      return '19';
    case 'date':
      return DAYS[0];
    case 'identifier':
    case 'reference':
    case 'code':
      return '12345';
    case 'binary':
      return 'JVBERi0=';
    default:
      break;
  }
  if (term !== undefined && termOf(term)) return termName(term);
  if (/Amount$/.test(name)) return '100.00';
  if (/Date$/.test(name)) return DAYS[0];
  if (/Indicator$/.test(name)) return 'true';
  return /Quantity|Numeric|Percent|Rate/.test(name) ? '1' : '12345';
}
