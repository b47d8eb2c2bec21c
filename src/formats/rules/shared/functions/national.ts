import { each, LINES, type Where } from '../../../en16931/rules/elements.ts';
import { foundElements, hasOneOf, isWritten, textAt } from '../../../en16931/rules/paths.ts';
import { takenFrom, type Holds, type TermRule } from '../../../en16931/rules/rule.ts';
import { Decimal, parseDecimal } from '../../../en16931/decimal.ts';
import { EN16931_RULES } from '../../../en16931/rules/rules.ts';
import { EN16931_UBL_RULES } from '../../../en16931/rules/ubl-rules.ts';
import { PEPPOL_BASE_ROWS } from '../../../peppol/ubl-base-rows.ts';
import { rulesOf } from '../../kit/compile.ts';
import * as verbs from '../../kit/verbs.ts';
import { about, byElement, shared as sharedRows, type Unplaced } from '../../kit/verbs.ts';
import type { XmlElement } from '../../../xml/xml-tree.ts';
import { figure } from './figures.ts';
import { ruled, type Must } from './table.ts';

/** Rules that several countries have, each with its own id, in sets whose rules are functions. */

export const TWO_HUNDREDTHS = new Decimal(2n, 2);
export const ONE = new Decimal(1n, 0);

export const listed = (codes: string): ReadonlySet<string> => new Set(codes.trim().split(/\s+/));

/** Rules of Peppol BIS Billing 3 with other ids: `R003` is `PEPPOL-EN16931-R003`. */
export const fromPeppol = (ids: Readonly<Record<string, string>>): readonly TermRule[] =>
  rulesOf(
    sharedRows(
      PEPPOL_BASE_ROWS,
      Object.fromEntries(Object.entries(ids).map(([code, own]) => [`PEPPOL-EN16931-${code}`, own])),
    ),
  );

/** Rules of EN 16931 with other ids. */
export const fromEn16931 = (
  ids: Readonly<Record<string, string>>,
  severity: 'error' | 'warning' = 'error',
): readonly TermRule[] =>
  takenFrom(
    [...EN16931_RULES, ...EN16931_UBL_RULES],
    Object.entries(ids).map(([code, as]) => ({ code, as, severity })),
  ).flatMap((row) => (row.ubl ? [{ ...row, cii: undefined }] : []));

/** A rule of EN 16931 with its id and verb, and with a place and check of its own. */
export function shared(code: string, on: Where, must: Must): TermRule {
  const row = [...EN16931_RULES, ...EN16931_UBL_RULES].find((rule) => rule.code === code && rule.ubl)?.rows?.ubl;
  if (!row) throw new Error(`EN 16931 has no ${code}`);
  const [rule] = rulesOf([
    { ...row, place: { ubl: { name: 'elements', find: on } }, options: { ...row.options, ...byElement(must) } },
  ]);
  if (!rule) throw new Error(`${code} is no rule of UBL`);
  return { ...rule, terms: row.options.terms ?? rule.terms };
}

/** A rule of EN 16931 that one of these paths is written, with a place of its own; a blank is enough. */
export const written = (code: string, on: Where, ...paths: readonly string[]): TermRule =>
  shared(code, on, (element) => isWritten(element, ...paths));

/** A rule of a row at such elements. */
export function placed(row: Unplaced, on: Where | string, must?: Must): TermRule {
  const [rule] = ruled('ubl', row, on, must);
  if (!rule) throw new Error(`${row.id} is no rule of UBL`);
  return rule;
}

/** Each path exists. */
export const needs = (code: string, terms: readonly string[], on: Where, ...paths: readonly string[]): TermRule =>
  placed(verbs.needs(code, paths, about(...terms)), on);

/** One of the paths exists. */
export const needsOneOf = (code: string, terms: readonly string[], on: Where, ...paths: readonly string[]): TermRule =>
  placed(verbs.needsOneOf(code, paths, about(...terms)), on);

/** None of the paths exists. */
export const lacks = (code: string, terms: readonly string[], on: Where, ...paths: readonly string[]): TermRule =>
  placed(verbs.forbids(code, paths, about(...terms)), on);

/**
 * A rule of the official set that never fires: its context does not exist, or another rule always matches first. It is
 * about these terms, or else about an element.
 */
export const silent = (code: string, terms: readonly string[], element = ''): TermRule =>
  placed(verbs.never(code, terms.length > 0 ? terms : '.'), element);

export const most = (code: string, terms: readonly string[], on: Where, path: string): TermRule =>
  placed(verbs.atMost(code, 1, path, about(...terms)), on);

/** A code of a list, for elements with these names or at these paths. */
export const coded = (code: string, terms: readonly string[], on: Where, codes: string): TermRule =>
  placed(verbs.oneOf(code, '.', codes, about(...terms)), on);

export const lines = each(...LINES);

/** An amount due has a due date or terms, or something at another path. */
export const dueSomeDay = (code: string, on: Where, amount: string, ...others: readonly string[]): TermRule => {
  const days = ['//DueDate', '//PaymentTerms/Note', ...others];
  const targets = days.map((path) => path.replace('//', '/*/'));
  return placed(verbs.needsOneOf(code, targets, about('BT-9', 'BT-20', 'BT-115')), on, (element) => {
    const payable = parseDecimal(textAt(element, amount));
    if (!payable) return false;
    return payable.compare(Decimal.ZERO) <= 0 || hasOneOf(element, ...days);
  });
};

/** At most two decimals, as written. */
export const hasTwoDecimals = (text: string): boolean => text.split('.').slice(1).join('.').length <= 2;

/** Half up, like `round()` of XPath, to cents. */
const cents = (figure: Decimal): Decimal => figure.roundedUp(2);

/** An amount equals the sum of others, each rounded to cents; missing parts count as zero. */
export const isSum = (total: Decimal | undefined, ...parts: readonly (Decimal | undefined)[]): Holds => {
  if (!total) return false;
  const right = cents(parts.reduce<Decimal>((sum, part) => sum.plus(part ?? Decimal.ZERO), Decimal.ZERO));
  return cents(total).equals(right) ? true : { right: right.toString() };
};

/** The tax of an entry is base times rate: both are zero, or `isNearEnough` accepts the difference. */
export function isEntryTax(entry: XmlElement, tax: string, isNearEnough: (off: Decimal) => boolean): Holds {
  const written = figure(entry, 'TaxAmount');
  const [category] = foundElements(entry, `TaxCategory[TaxScheme/ID~~${tax}]`);
  const rate = figure(category, 'Percent');
  if (!rate || rate.roundedUp(0).isZero()) return written?.roundedUp(0).isZero() ?? false;
  const base = figure(entry, 'TaxableAmount');
  if (!written || !base) return false;
  const right = cents(base.absolute().times(rate).times(HUNDREDTH));
  return isNearEnough(written.absolute().minus(right).absolute()) ? true : { right: right.toString() };
}

const HUNDREDTH = new Decimal(1n, 2);
