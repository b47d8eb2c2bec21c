import { normal } from '../../en16931/rules/blanks.ts';
import { each, outermost } from '../../en16931/rules/elements.ts';
import { elementsOf, foundElements, has } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { isDate } from '../../peppol/peppol-rule.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { CURRENCIES } from './codes.ts';
import { firstText, nameOf } from './facts.ts';

/** ZATCA's rules that need the current day, and one on elements and attributes alike. */

const DAY = 86_400_000;
/** Issued more than a day before the current day began. */
function isOverdue(root: XmlElement, today: string | undefined): boolean {
  const [day, time] = [firstText(root, 'IssueDate'), firstText(root, 'IssueTime')];
  const issued = Date.parse(`${day}T${time.endsWith('Z') ? time : `${time}Z`}`);
  return today !== undefined && Date.parse(`${today}T00:00:00Z`) - issued > DAY;
}

export const dayRules: readonly TermRule[] = [
  pint(
    'BR-KSA-04',
    ['BT-2'],
    'An invoice is not issued in the future',
    each('IssueDate'),
    ({ text }, _, today) => !isDate(text) || !/^(?:18|19|20)/.test(text) || today === undefined || text <= today,
  ),
  pint(
    'BR-KSA-98',
    ['BT-2'],
    'A simplified invoice is reported within a day',
    outermost,
    (root, _, today) =>
      !has(root, 'InvoiceTypeCode') ||
      !foundElements(root, 'InvoiceTypeCode').some((code) => nameOf(code).startsWith('02')) ||
      !isOverdue(root, today),
  ),
  pint(
    'BR-KSA-CL-01',
    ['BT-5'],
    'A currency is a code of ISO 4217, as it was in 2018',
    elementsOf(
      'DocumentCurrencyCode',
      'InvoiceLine/TaxTotal/TaxSubtotal/TaxAmount/@currencyID',
      'InvoiceLine/TaxTotal/TaxSubtotal/TaxableAmount/@currencyID',
      'LegalMonetaryTotal/PayableRoundingAmount/@currencyID',
    ),
    (one) =>
      CURRENCIES.has(
        normal(one.name === 'DocumentCurrencyCode' ? one.text : (attributeOf(one, 'currencyID')?.value ?? '')),
      ),
  ),
];
