import type { Where } from '../../en16931/rules/elements.ts';
import { splitRule, type Demand, type TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms, Syntax } from '../../en16931/term-tree.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import type { Form } from '../../rules/kit/row.ts';
import { form, oneOf, type Unplaced } from '../../rules/kit/verbs.ts';
import { ruled } from '../../rules/shared/functions/table.ts';
import { numberOf } from '../fr-ctc/words.ts';

/** Requirements of the French tax office for values, in invoices (flow 1) and in reports (flow 10). */

/** Context and constraint of a rule. */
export type Asked = readonly [on: Where, must: (element: XmlElement, invoice: InvoiceTerms) => boolean];

/** A rule on several places, which reports the failing ones. */
export function demandOf(asked: readonly Asked[]): Demand<XmlElement> {
  return {
    on: (invoice) => asked.flatMap(([on, must]) => on(invoice).filter((element) => !must(element, invoice))),
    must: () => false,
  };
}

/** Makes the row of a rule in a syntax. */
export type MakeRow = (id: string, syntax: Syntax) => Unplaced;

/** A rule by its number, for each syntax: a row that tells its faults, or a sentence. */
export function numbered(
  code: string,
  terms: readonly string[],
  told: string | MakeRow,
  asked: Readonly<Partial<Record<Syntax, readonly Asked[]>>>,
): readonly TermRule[] {
  if (typeof told === 'string') {
    return [
      splitRule<XmlElement, XmlElement>(code, {
        terms,
        say: told,
        ...(asked.ubl && { ubl: demandOf(asked.ubl) }),
        ...(asked.cii && { cii: demandOf(asked.cii) }),
      }),
    ];
  }
  const rules = (['ubl', 'cii'] as const).flatMap((syntax) => {
    const facts = asked[syntax];
    if (!facts) return [];
    return ruled(syntax, told(code, syntax), demandOf(facts).on, () => false).map((rule) => ({ ...rule, terms }));
  });
  const [first, second] = rules;
  if (!first || !second) return rules;
  return [{ ...first, cii: second.cii, rows: { ubl: first.rows?.ubl, cii: second.rows?.cii } }];
}

const listed = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

export const TYPES = listed('261 380 381 384 386 389 393 396 471 472 473 500 501 502 503');
export const FRAMEWORKS = listed('B1 S1 M1 B2 S2 M2 B4 S4 M4 S5 S6 B7 S7');
export const CATEGORIES = listed('S E AE K G O Z');
const RATES: ReadonlySet<number> = new Set([0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6]);
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
const written = (pattern: RegExp): Written => ({
  isDate: (text) => pattern.test(text),
  isOfCentury: (text) => !pattern.test(text) || text.startsWith('20'),
});
export const WITH_HYPHENS = written(/^\d{4}-\d{2}-\d{2}$/);
export const DIGITS = written(/^\d{8}$/);

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
export const OTHER_TYPES: ReadonlySet<string> = new Set([...TYPES].filter((type) => !ADVANCES.has(type)));
