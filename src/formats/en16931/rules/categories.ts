import type { InvoiceTerms, Syntax, TermGroup, TermValue } from '../term-tree.ts';
import { eachBreakdown } from './breakdowns.ts';
import { eachAllowance, eachCharge, eachGroup, isVat } from './constraints.ts';

/**
 * VAT categories (UNTDID 5305) with the requirements of EN 16931-1 clause 6.4.3. The ten rules of a category differ
 * only in these values.
 */
export interface Category {
  /** Middle of the rule's code: `BR-S-01`. */
  readonly family: string;
  readonly code: string;
  /** Number of breakdown entries: one or more, one per rate; or exactly one. */
  readonly entries: 'some' | 'one';
  /** Required numbers of the parties: any tax number of the seller, a VAT number, both parties, or none. */
  readonly parties: 'seller' | 'seller-vat' | 'both' | 'both-vat' | 'none';
  readonly rate: 'positive' | 'zero' | 'any' | 'none';
  /** Whether each rate has its own entry, with tax by the rate. */
  readonly rated: boolean;
  readonly reason: 'never' | 'always';
}

export const CATEGORIES: readonly Category[] = [
  category('S', 'S', 'some', 'seller', 'positive', 'never'),
  category('Z', 'Z', 'one', 'seller', 'zero', 'never'),
  category('E', 'E', 'one', 'seller', 'zero', 'always'),
  category('AE', 'AE', 'one', 'both', 'zero', 'always'),
  category('IC', 'K', 'one', 'both-vat', 'zero', 'always'),
  category('G', 'G', 'one', 'seller-vat', 'zero', 'always'),
  category('O', 'O', 'one', 'none', 'none', 'always'),
  category('AF', 'L', 'some', 'seller', 'any', 'never'),
  category('AG', 'M', 'some', 'seller', 'any', 'never'),
];

function category(
  family: string,
  code: string,
  entries: Category['entries'],
  parties: Category['parties'],
  rate: Category['rate'],
  reason: Category['reason'],
): Category {
  return { family, code, entries, parties, rate, rated: rate === 'positive' || rate === 'any', reason };
}

/** Places of a category: the groups, and their terms for amount, category, scheme and rate. */
export interface Site {
  /** The group with the category and its rate. */
  readonly group: string;
  readonly each: (invoice: InvoiceTerms) => readonly TermGroup[];
  readonly amount: string;
  readonly category: string;
  readonly scheme: string;
  readonly rate: string;
}

export const LINE: Site = {
  group: 'BG-30',
  each: (invoice) => invoice.groups('BG-25'),
  amount: 'BT-131',
  category: 'BT-151',
  scheme: 'BT-151-0',
  rate: 'BT-152',
};
export const ALLOWANCE: Site = {
  group: 'BG-20',
  each: eachAllowance('BG-20'),
  amount: 'BT-92',
  category: 'BT-95',
  scheme: 'BT-95-0',
  rate: 'BT-96',
};
export const CHARGE: Site = {
  group: 'BG-21',
  each: eachCharge('BG-21'),
  amount: 'BT-99',
  category: 'BT-102',
  scheme: 'BT-102-0',
  rate: 'BT-103',
};
export const SITES = [LINE, ALLOWANCE, CHARGE] as const;

/** A line may have several categories, against the rules; each is judged. */
export function taxGroups(site: Site, invoice: InvoiceTerms): readonly TermGroup[] {
  return site === LINE ? eachGroup('BG-30')(invoice) : site.each(invoice);
}

/** The category as the syntax compares it: UBL ignores white space around it, CII does not. */
export const codeIn = (value: TermValue | undefined, syntax: Syntax): string | undefined =>
  syntax === 'cii' ? value?.text : value?.plain;

export const bears = (group: TermGroup, site: Site, code: string, syntax: Syntax): boolean =>
  codeIn(group.value(site.category), syntax) === code;
export const bearsVat = (group: TermGroup, site: Site, code: string, syntax: Syntax): boolean =>
  bears(group, site, code, syntax) && isVat(group.value(site.scheme), syntax);

export const atSite =
  (site: Site, code: string) =>
  (invoice: InvoiceTerms): readonly TermGroup[] =>
    taxGroups(site, invoice).filter((group) => bearsVat(group, site, code, invoice.syntax));

/** Entries of the VAT breakdown with a category. In CII the code alone identifies these two. */
export const entriesOf =
  (code: string) =>
  (invoice: InvoiceTerms): readonly TermGroup[] =>
    eachBreakdown(invoice).filter(
      (group) =>
        codeIn(group.value('BT-118'), invoice.syntax) === code &&
        (isVat(group.value('BT-118-0'), invoice.syntax) || (invoice.syntax === 'cii' && BY_CODE.has(code))),
    );
const BY_CODE: ReadonlySet<string> = new Set(['S', 'Z']);

/** Whether one of the terms occurs. */
export const has = (invoice: InvoiceTerms, ...terms: readonly string[]): boolean =>
  terms.some((term) => invoice.value(term) !== undefined);
