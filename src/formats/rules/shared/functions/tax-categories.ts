import { Decimal, parseDecimal } from '../../../en16931/decimal.ts';
import { once } from '../../../en16931/rules/once.ts';
import { count, foundElements, has, hasOneOf, textAt } from '../../../en16931/rules/paths.ts';
import type { Holds } from '../../../en16931/rules/rule.ts';
import { below, LINES } from '../../../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import { normal } from '../../../en16931/rules/blanks.ts';
import type { XmlElement } from '../../../xml/xml-tree.ts';
import { near } from '../../../peppol/slack.ts';
import { figure } from './figures.ts';
import type { AnyRow, RowOptions } from '../../kit/row.ts';
import {
  at,
  entry,
  forbids,
  missingIsWrong,
  needs,
  only,
  product,
  range,
  sum,
  type Unplaced,
} from '../../kit/verbs.ts';

/** National rules on each tax category. Each fact is written once; a country lists the categories and ids. */

/** Lines, allowances and charges by category and, where a rate is required, by rate. */
interface Borne {
  readonly InvoiceLine: Sum;
  readonly CreditNoteLine: Sum;
  readonly adjustments: Sum;
}
interface Sum {
  entries: number;
  sum: Decimal;
}

const nothing = (): Borne => ({
  InvoiceLine: { entries: 0, sum: Decimal.ZERO },
  CreditNoteLine: { entries: 0, sum: Decimal.ZERO },
  adjustments: { entries: 0, sum: Decimal.ZERO },
});

/** A rate as a key: `20` for `20.00`. */
export function plain(rate: Decimal): string {
  const text = rate.toString();
  if (!text.includes('.')) return text;
  let end = text.length;
  while (text[end - 1] === '0') end--;
  return rate.isZero() ? '0' : text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}

/** A missing rate counts as absent, or as zero. */
const rateOf = (category: XmlElement, unwritten: 'none' | 'zero'): string | undefined => {
  const [percent] = below(category, 'Percent');
  const rate = percent ? parseDecimal(percent.text) : unwritten === 'zero' ? Decimal.ZERO : undefined;
  return rate && plain(rate);
};

/** What tells a charge, and an allowance: by default whatever is no charge. */
interface Indicators {
  readonly charge: string;
  readonly allowance?: string;
}
const ANY_BOOLEAN: Indicators = { charge: '.[ChargeIndicator~true|1]' };

const borneWith = (
  unwritten: 'none' | 'zero',
  indicators: Indicators = ANY_BOOLEAN,
): ((invoice: InvoiceTerms) => ReadonlyMap<string, Borne>) =>
  once(({ root }) => {
    const all = new Map<string, Borne>();
    const add = (kind: keyof Borne, categories: readonly XmlElement[], amount: Decimal): void => {
      const keys = new Set<string>();
      for (const category of categories) {
        const rate = rateOf(category, unwritten);
        for (const { text } of below(category, 'ID')) {
          keys.add(normal(text));
          if (rate !== undefined) keys.add(`${normal(text)} ${rate}`);
        }
      }
      for (const key of keys) {
        let borne = all.get(key);
        if (!borne) all.set(key, (borne = nothing()));
        borne[kind].entries++;
        borne[kind].sum = borne[kind].sum.plus(amount);
      }
    };
    for (const name of LINES)
      for (const line of foundElements(root, name))
        add(
          name as 'InvoiceLine',
          below(line, 'Item/ClassifiedTaxCategory'),
          figure(line, 'LineExtensionAmount') ?? Decimal.ZERO,
        );
    for (const element of foundElements(root, 'AllowanceCharge')) {
      const amount = figure(element, 'Amount') ?? Decimal.ZERO;
      const isCharge = has(element, indicators.charge);
      if (!isCharge && indicators.allowance !== undefined && !has(element, indicators.allowance)) continue;
      add('adjustments', below(element, 'TaxCategory'), isCharge ? amount : amount.negated());
    }
    return all;
  });

const BORNE = { none: borneWith('none'), zero: borneWith('zero') };

/** Items of each category and rate: `S` and `S 20`. */
export const borneBy = BORNE.none;

/** The same where a set compares the indicator with a text, so that `1`, `0` and blanks do not count. */
export const borneByText = borneWith('none', {
  charge: '.[ChargeIndicator=true]',
  allowance: '.[ChargeIndicator=false]',
});

/** The sum that an entry of the breakdown must have: lines of the category, plus charges, minus allowances. */
export interface Base {
  readonly category: string;
  readonly unwritten?: 'none' | 'zero';
  /** The tolerance; with it the rule applies per rate, otherwise per category. */
  readonly slack?: Decimal;
  /** An entry without a rate breaks the rule; otherwise it passes. */
  readonly rated?: true;
  /** Allowances and charges do not count. */
  readonly linesAlone?: true;
}

const isBase = (
  entry: XmlElement,
  invoice: InvoiceTerms,
  { category, unwritten = 'none', slack, rated, linesAlone }: Base,
): Holds => {
  const base = figure(entry.parent, 'TaxableAmount');
  if (!base) return false;
  const rate = slack ? ` ${rateOf(entry, unwritten) ?? ''}` : '';
  if (rate === ' ') return !rated && !has(entry, 'Percent');
  const borne = BORNE[unwritten](invoice).get(category + rate) ?? nothing();
  const adjusted = linesAlone ? Decimal.ZERO : borne.adjustments.sum;
  const isAdjusted = !linesAlone && borne.adjustments.entries > 0;
  return LINES.some((name) => {
    const lines = borne[name as 'InvoiceLine'];
    const right = lines.sum.plus(adjusted);
    if (slack) return (lines.entries > 0 || isAdjusted) && near(base, right, slack) === true;
    return has(invoice.root, name) && base.equals(right);
  });
};

const HUNDREDTH = new Decimal(1n, 2);

/** The tax of an entry is its base times its rate. */
const isTax = (entry: XmlElement, slack: Decimal, unwritten: 'none' | 'zero'): Holds => {
  const [tax, base] = [figure(entry.parent, 'TaxAmount'), figure(entry.parent, 'TaxableAmount')];
  const rate = figure(entry, 'Percent') ?? (unwritten === 'zero' && !has(entry, 'Percent') ? Decimal.ZERO : undefined);
  if (!tax || !base || !rate) return false;
  const right = base.absolute().times(rate).times(HUNDREDTH).roundedUp(2);
  return near(tax.absolute(), right, slack);
};

export const isZero = (element: XmlElement | undefined, path: string): boolean =>
  figure(element, path)?.isZero() ?? false;
export const isPositive = (element: XmlElement | undefined, path: string): boolean =>
  (figure(element, path)?.compare(Decimal.ZERO) ?? 0) > 0;

/** The rate that a category requires. */
export type Rate = 'positive' | 'zero' | 'zeroOrUnwritten' | 'unwritten' | 'written';

/** How a rate is required of a category. */
const rated = (id: string, rate: Rate, terms: RowOptions): Unplaced => {
  if (rate === 'unwritten') return forbids(id, 'Percent', terms);
  if (rate === 'written') return needs(id, 'Percent', terms);
  const bounds = rate === 'positive' ? { above: '0' } : { exactly: '0' };
  return range(id, 'Percent', bounds, terms, rate === 'zeroOrUnwritten' ? {} : missingIsWrong);
};

/** Rows on categories of a tax: `GST` or `VAT`. */
export function taxRows(tax: string) {
  const scheme = `[TaxScheme/ID~~${tax}]`;
  const inUbl = (place: string, ...given: readonly Unplaced[]): readonly AnyRow[] => at({ ubl: place }, ...given);
  const entries = (category: string): string =>
    `/*/TaxTotal/TaxSubtotal/TaxCategory[ID~${category}][TaxScheme/ID~~${tax}]`;
  return {
    /** A used category has one entry in the breakdown, or more if the country allows it. */
    entry: (id: string, category: string, most = 1) =>
      inUbl(
        '/',
        entry(id, category, {
          terms: ['BG-23', 'BT-118'],
          by: (_, { root }) => {
            const isUsed = hasOneOf(
              root,
              `//TaxCategory${scheme}/ID[.~${category}]`,
              `//ClassifiedTaxCategory${scheme}/ID[.~${category}]`,
            );
            if (!isUsed) return true;
            const subtotals = count(root, `TaxTotal/TaxSubtotal/TaxCategory${scheme}/ID[.~${category}]`);
            return subtotals >= 1 && subtotals <= most;
          },
        }),
      ),
    /** The rule for the standard rate of any tax. */
    standardEntry: (id: string) =>
      inUbl(
        '/',
        entry(id, 'S', {
          terms: ['BG-23', 'BT-118'],
          by: (_, { root }) =>
            hasOneOf(root, '//AllowanceCharge/TaxCategory[ID~S]', '//ClassifiedTaxCategory[ID~S]') ===
            has(root, 'TaxTotal/TaxSubtotal/TaxCategory[ID~S]'),
        }),
      ),
    /** Nothing of another category occurs together with an exclusive one. */
    alone: (category: string, ids: readonly [entry: string, line: string, allowance: string, charge: string]) =>
      [
        `TaxTotal/TaxSubtotal/TaxCategory${scheme}`,
        `//ClassifiedTaxCategory${scheme}`,
        `//AllowanceCharge[ChargeIndicator~false|0]/TaxCategory${scheme}`,
        `//AllowanceCharge[ChargeIndicator~true|1]/TaxCategory${scheme}`,
      ].flatMap((path, turn) =>
        inUbl(
          '/',
          only(ids[turn] ?? '', `${path}/ID`, category, {
            terms: ['BT-118'],
            by: (_, { root }) =>
              !has(root, `TaxTotal/TaxSubtotal/TaxCategory${scheme}/ID[.~${category}]`) ||
              foundElements(root, path).every((element) => textAt(element, 'ID') === category),
          }),
        ),
      ),
    lineRate: (id: string, category: string, rate: Rate) =>
      inUbl(
        LINES.map((line) => `${line}/Item/ClassifiedTaxCategory[ID~${category}]${scheme}`).join(' '),
        rated(id, rate, { terms: ['BT-152'] }),
      ),
    allowanceRate: (id: string, category: string, rate: Rate) =>
      inUbl(
        `AllowanceCharge[ChargeIndicator~false|0]/TaxCategory[ID~${category}]${scheme}`,
        rated(id, rate, { terms: ['BT-96'] }),
      ),
    chargeRate: (id: string, category: string, rate: Rate) =>
      inUbl(
        `AllowanceCharge[ChargeIndicator~true|1]/TaxCategory[ID~${category}]${scheme}`,
        rated(id, rate, { terms: ['BT-103'] }),
      ),
    entryRate: (id: string, category: string, rate: Rate) =>
      inUbl(entries(category), rated(id, rate, { terms: ['BT-119'] })),
    base: (id: string, base: Base) =>
      inUbl(
        entries(base.category),
        sum(id, '../TaxableAmount', 'sum(BT-131) - sum(BT-92) + sum(BT-99)', undefined, {
          terms: ['BT-116'],
          by: (entry, invoice) => isBase(entry as XmlElement, invoice, base),
        }),
      ),
    taxed: (id: string, category: string, slack: Decimal, unwritten: 'none' | 'zero' = 'none') =>
      inUbl(
        entries(category),
        product(id, '../TaxAmount', 'BT-116 × BT-119 %', {
          terms: ['BT-117', 'BT-116', 'BT-119'],
          by: (entry) => isTax(entry as XmlElement, slack, unwritten),
        }),
      ),
    untaxed: (id: string, category: string) =>
      inUbl(entries(category), range(id, '../TaxAmount', { exactly: '0' }, missingIsWrong, { terms: ['BT-117'] })),
    noReason: (id: string, category: string) =>
      inUbl(
        entries(category),
        forbids(id, ['TaxExemptionReason', 'TaxExemptionReasonCode'], { terms: ['BT-120', 'BT-121'] }),
      ),
  };
}
