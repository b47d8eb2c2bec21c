import type { Where } from '../../../../en16931/rules/elements.ts';
import type { TermRule } from '../../../../en16931/rules/rule.ts';
import type { InvoiceTerms, Syntax } from '../../../../en16931/term-tree.ts';
import type { XmlElement } from '../../../../xml/xml-tree.ts';
import type { Form } from '../../../kit/row.ts';
import { filled, form, needs, oneOf, type Unplaced } from '../../../kit/verbs.ts';
import { ruled } from '../../functions/table.ts';
import { numberOf } from '../texts.ts';

/** Requirements of the French tax office for values, in invoices (flow 1) and in reports (flow 10). */

/** Where something is asked and what, and the row that tells its faults, if not that of the rule. */
export type Asked = readonly [
  on: Where,
  must: (element: XmlElement, invoice: InvoiceTerms) => boolean,
  makeRow?: MakeRow,
];

/** Reports the failing places. */
const failing =
  (asked: readonly Asked[]): Where =>
  (invoice) =>
    asked.flatMap(([on, must]) => on(invoice).filter((element) => !must(element, invoice)));

/** Makes the row of a rule in a syntax. */
export type MakeRow = (id: string, syntax: Syntax) => Unplaced;

/** A rule by its number, for each syntax; what has a row of its own is a part of the rule. */
export function numbered(
  code: string,
  terms: readonly string[],
  makeRow: MakeRow,
  asked: Readonly<Partial<Record<Syntax, readonly Asked[]>>>,
): readonly TermRule[] {
  const partsOf = (syntax: Syntax): readonly TermRule[] => {
    const byRow = new Map<MakeRow, Asked[]>();
    for (const fact of asked[syntax] ?? [])
      byRow.set(fact[2] ?? makeRow, [...(byRow.get(fact[2] ?? makeRow) ?? []), fact]);
    return [...byRow].flatMap(([make, facts]) =>
      ruled(syntax, make(code, syntax), failing(facts), () => false).map((rule) => ({ ...rule, terms })),
    );
  };
  const [[ubl, ...ofUbl], [cii, ...ofCii]] = [partsOf('ubl'), partsOf('cii')];
  const first = ubl ?? cii;
  if (!first) return [];
  const also = [...ofUbl, ...ofCii];
  return [
    {
      ...first,
      ...(ubl && cii && { cii: cii.cii, rows: { ubl: ubl.rows?.ubl, cii: cii.rows?.cii } }),
      ...(also.length > 0 && { also }),
    },
  ];
}

const listed = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

export const TYPES = listed('261 380 381 384 386 389 393 396 471 472 473 500 501 502 503');
export const FRAMEWORKS = listed('B1 S1 M1 B2 S2 M2 B4 S4 M4 S5 S6 B7 S7');
export const CATEGORIES = listed('S E AE K G O Z');
export const RATE_CODES = listed('0 0.9 1.05 1.75 2.1 5.5 7 8.5 9.2 9.6 10 13 19.6 20 20.6');
const RATES: ReadonlySet<number> = new Set([...RATE_CODES].map(Number));
export const DUE = listed('5 29 72 3 35 432');
const COMPANIES = listed('0002 0223 0227 0228 0229');

export const isType = (text: string): boolean => TYPES.has(text);
export const isFramework = (text: string): boolean => FRAMEWORKS.has(text);
export const isCategory = (text: string): boolean => CATEGORIES.has(text);
export const isRate = (text: string): boolean => RATES.has(numberOf(text));
export const isDueCode = (text: string): boolean => DUE.has(text);
export const isCompanyScheme = (text: string): boolean => COMPANIES.has(text);

export const CREDITED: ReadonlySet<string> = listed('261 381 396');
export const CREDITS: ReadonlySet<string> = listed('261 381 396 502 503');
export const CORRECTIONS: ReadonlySet<string> = listed('384 471 472 473');
export const FINAL: ReadonlySet<string> = listed('B4 S4 M4');
export const ADVANCES: ReadonlySet<string> = listed('386 500 503');
export const CREDITED_VAT = 'VATEX-FR-CNWVAT';

/** Exemptions of article 261 of the tax code: exclusively exempt items are not reported. */
export const EXEMPT: ReadonlySet<string> = new Set(
  '-1 -2 -3 -4 -5 -7 -8 A B C-1 C-2 C-3 D-1 D-1BIS D-2 D-3 D-4 E-1 E-2'
    .split(' ')
    .map((end) => `VATEX-FR-CGI261${end}`),
);

const hasDigits = (text: string): boolean => text.replaceAll('.', '').length <= 19;
export const isAmount = (text: string): boolean => /^-?\d+(?:\.\d{1,2})?$/.test(text) && hasDigits(text);
export const isPrice = (text: string): boolean => /^\d+(?:\.\d{1,6})?$/.test(text) && hasDigits(text);
export const isQuantity = (text: string): boolean => /^-?\d+(?:\.\d{1,4})?$/.test(text);
export const isSiren = (text: string): boolean => /^\d{9}$/.test(text);
export const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text);
export const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text);
/** Letters, digits, four special characters and single inner spaces. */
export const isIdentifier = (text: string, most: number): boolean =>
  [...text].length <= most && /^[a-zA-Z0-9 \-+_/]+$/.test(text) && !/^ | {2}| $/.test(text);

/** A date in this notation; its year is checked only then. */
export interface Written {
  readonly isDate: (text: string) => boolean;
  readonly isOfCentury: (text: string) => boolean;
}
const writtenBy = (pattern: RegExp): Written => ({
  isDate: (text) => pattern.test(text),
  isOfCentury: (text) => !pattern.test(text) || text.startsWith('20'),
});
export const WITH_HYPHENS = writtenBy(/^\d{4}-\d{2}-\d{2}$/);
export const DIGITS = writtenBy(/^\d{8}$/);

/** Within a cent, in XPath's binary numbers. */
export const isNear = (left: number, right: number, cents = 1): boolean => Math.abs(left - right) <= cents / 100;
export const sumOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + numberOf(text), 0);

export const textOf =
  (isTaken: (text: string) => boolean) =>
  ({ text }: XmlElement): boolean =>
    isTaken(text);

// ── rows on the place itself
const anything = (like: string): Form => ({ like, fits: () => false });
/** A form by an example; the facts of the rule decide. */
export const like =
  (example: string, target = '.'): MakeRow =>
  (id) =>
    form(id, target, anything(example), { missing: 'wrong' });
/** One of these codes; the facts of the rule decide. */
export const among =
  (codes: ReadonlySet<string>, target = '.'): MakeRow =>
  (id) =>
    oneOf(id, target, { codes }, { missing: 'wrong' });
/** It is there. */
export const there =
  (...targets: readonly string[]): MakeRow =>
  (id) =>
    needs(id, targets);
/** It has a text. */
export const written =
  (target: string): MakeRow =>
  (id) =>
    filled(id, target);
export const OTHER_TYPES: ReadonlySet<string> = new Set([...TYPES].filter((type) => !ADVANCES.has(type)));
