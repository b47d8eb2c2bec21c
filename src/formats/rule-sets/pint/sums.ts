import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { elementsNamed } from '../../en16931/rules/constraints.ts';
import { AMOUNTS, below } from '../../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { currenciesOfInvoice } from '../../peppol/peppol-rule.ts';
import type { Finder, Holds } from '../../rules/kit/subject.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';

/** Sums of PINT: a missing part does not count, and a missing first part breaks the rule. */

const isSum = (found: Decimal | undefined, parts: readonly (Decimal | undefined)[]): Holds => {
  let sum = parts[0];
  for (const part of parts.slice(1)) if (part) sum = sum?.plus(part);
  if (!found || !sum) return false;
  const right = sum.rounded(2);
  return found.equals(right) ? true : { right: right.toString() };
};

/** Prices include tax: sums are then different. */
const hasTaxInside = (root: XmlElement | undefined): boolean =>
  root !== undefined &&
  below(root, 'TaxTotal/TaxIncludedIndicator').some(({ text: written }) => ['true', '1'].includes(written.trim()));

const isOfInvoice = (amount: XmlElement, invoice: InvoiceTerms): boolean =>
  currenciesOfInvoice(invoice).has(attributeOf(amount, 'currencyID')?.value ?? '');

export const isTotalTax = (total: XmlElement): Holds =>
  isSum(figure(total, 'TaxAmount'), [
    Decimal.ZERO,
    ...below(total, 'TaxSubtotal').map((element) => figure(element, 'TaxAmount')),
  ]);

export const isTotalWithoutTax = (total: XmlElement, { root }: InvoiceTerms): Holds =>
  hasTaxInside(root) ||
  isSum(figure(total, 'TaxExclusiveAmount'), [
    figure(total, 'LineExtensionAmount'),
    figure(total, 'ChargeTotalAmount'),
    figure(total, 'AllowanceTotalAmount')?.negated(),
  ]);

export const isTotalWithTax = (root: XmlElement, invoice: InvoiceTerms): Holds => {
  if (hasTaxInside(root)) return true;
  const total = childOf(root, 'LegalMonetaryTotal');
  const tax = childOf(root, 'TaxTotal')?.children.find(
    (element) => element.name === 'TaxAmount' && isOfInvoice(element, invoice),
  );
  return (
    tax !== undefined &&
    isSum(figure(total, 'TaxInclusiveAmount'), [figure(total, 'TaxExclusiveAmount'), parseDecimal(tax.text)])
  );
};

/** Amounts that are in the currency of the invoice: not those of a total in accounting currency. */
export const ownAmounts: Finder = {
  name: 'amounts',
  find: (invoice) => {
    const isOwn = (total: XmlElement): boolean =>
      below(total, 'TaxAmount').some((element) => isOfInvoice(element, invoice));
    return [
      ...elementsNamed(invoice, ...AMOUNTS.filter((name) => name !== 'TaxableAmount')),
      ...elementsNamed(invoice, 'TaxTotal')
        .filter(isOwn)
        .flatMap((total) => [
          ...below(total, 'TaxAmount'),
          ...below(total, 'TaxSubtotal/TaxableAmount'),
          ...below(total, 'TaxSubtotal/TaxAmount'),
        ]),
    ];
  },
};

export const isInCurrency = (amount: XmlElement, invoice: InvoiceTerms): boolean =>
  amount.parent?.name === 'ItemPriceExtension' || isOfInvoice(amount, invoice);
