import { xmlIndex } from '../../xml/xml-index.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { TermGroup, TermValue, type InvoiceTerms } from '../term-tree.ts';
import { eachGroup } from './constraints.ts';
import { below } from './elements.ts';
import { once } from './once.ts';

/** UBL places of the terms of a VAT breakdown entry. */
const IN_SUBTOTAL = [
  ['BT-116', 'TaxableAmount'],
  ['BT-117', 'TaxAmount'],
  ['BT-118', 'TaxCategory/ID'],
  ['BT-119', 'TaxCategory/Percent'],
  ['BT-120', 'TaxCategory/TaxExemptionReason'],
  ['BT-121', 'TaxCategory/TaxExemptionReasonCode'],
  ['BT-118-0', 'TaxCategory/TaxScheme/ID'],
] as const;

/**
 * Every entry of the VAT breakdown. In UBL also one of a total in accounting currency: it has no term, but the rules
 * treat it alike.
 */
export const eachBreakdown: (invoice: InvoiceTerms) => readonly TermGroup[] = once((invoice) => {
  const known = eachGroup('BG-23')(invoice);
  if (invoice.syntax === 'cii' || !invoice.root) return known;
  const nodes = new Set(known.map(({ node }) => node));
  const others = below(invoice.root, 'TaxTotal/TaxSubtotal').filter((element) => !nodes.has(element));
  return others.length === 0 ? known : [...known, ...others.map(entryOf)];
});

/** All entries, also those below lines in UBL: a few official rules apply to an entry anywhere. */
export const eachBreakdownAnywhere: (invoice: InvoiceTerms) => readonly TermGroup[] = once((invoice) => {
  const known = eachBreakdown(invoice);
  if (invoice.syntax === 'cii' || !invoice.root) return known;
  const entries = xmlIndex(invoice.root).byName.get('TaxSubtotal') ?? [];
  const nodes = new Set(known.map(({ node }) => node));
  const others = entries.filter((element) => element.parent?.name === 'TaxTotal' && !nodes.has(element));
  return others.length === 0 ? known : [...known, ...others.map(entryOf)];
});

function entryOf(element: XmlElement): TermGroup {
  const entry = new TermGroup('BG-23', undefined, element);
  for (const [term, path] of IN_SUBTOTAL)
    for (const otherElement of below(element, path))
      entry.values.push(new TermValue(term, otherElement.text, otherElement));
  return entry;
}

/** A category anywhere in the invoice, for rules that count. */
export interface WrittenCategory {
  /** The compared text: UBL ignores white space, CII does not. */
  readonly code: string;
  readonly text: string;
  readonly isVat: boolean;
  readonly place: 'line' | 'adjustment' | 'entry' | 'elsewhere';
}

export const writtenCategories: (invoice: InvoiceTerms) => readonly WrittenCategory[] = once((invoice) => {
  const { root, syntax } = invoice;
  if (!root) return [];
  const elements = (name: string): readonly XmlElement[] => elementsOf(invoice, name);
  if (syntax === 'cii') {
    const ofCii =
      (place: WrittenCategory['place']) =>
      (tax: XmlElement): readonly WrittenCategory[] =>
        below(tax, 'CategoryCode').map(({ text }) => ({ code: text, text, isVat: true, place }));
    return [
      ...elements('ApplicableTradeTax').flatMap((tax) => {
        if (tax.parent?.name === 'SpecifiedLineTradeSettlement') return ofCii('line')(tax);
        return tax.parent?.name === 'ApplicableHeaderTradeSettlement' ? ofCii('entry')(tax) : [];
      }),
      ...elements('CategoryTradeTax').flatMap(ofCii('adjustment')),
    ];
  }
  const entries = new Set(below(root, 'TaxTotal/TaxSubtotal/TaxCategory'));
  const placeOf = (tax: XmlElement): WrittenCategory['place'] => {
    if (tax.name === 'ClassifiedTaxCategory') return 'line';
    if (entries.has(tax)) return 'entry';
    return tax.parent?.name === 'AllowanceCharge' ? 'adjustment' : 'elsewhere';
  };
  return [...elements('TaxCategory'), ...elements('ClassifiedTaxCategory')].flatMap((tax) => {
    const scheme = childOf(childOf(tax, 'TaxScheme'), 'ID');
    const isVat = scheme?.text.trim().toUpperCase() === 'VAT';
    return below(tax, 'ID').map(({ text }) => ({ code: text.trim(), text, isVat, place: placeOf(tax) }));
  });
});

function elementsOf({ root }: InvoiceTerms, name: string): readonly XmlElement[] {
  return root ? (xmlIndex(root).byName.get(name) ?? []) : [];
}
