import { normal } from '../../en16931/rules/blanks.ts';
import { foundElements, has } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { isDate } from '../../peppol/peppol-rule.ts';
import { code, listed, oneOf } from '../../rules/kit/verbs.ts';
import { ruled } from '../../rules/shared/functions/table.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { CURRENCIES } from './codes.ts';
import { firstText, nameOf } from './facts.ts';
import { zatcaMessages } from './messages.ts';

/** ZATCA's rules that need the current day, and one on elements and attributes alike. */

const DAY = 86_400_000;
/** Issued more than a day before the current day began. */
function isOverdue(root: XmlElement, today: string | undefined): boolean {
  const [day, time] = [firstText(root, 'IssueDate'), firstText(root, 'IssueTime')];
  const issued = Date.parse(`${day}T${time.endsWith('Z') ? time : `${time}Z`}`);
  return today !== undefined && Date.parse(`${today}T00:00:00Z`) - issued > DAY;
}

const OTHER_DAYS = { terms: ['BT-2'] };

export const dayRules: readonly TermRule[] = [
  ...ruled(
    'ubl',
    code('BR-KSA-04', '.', { fault: zatcaMessages.future, requirement: zatcaMessages.mustBePast }, OTHER_DAYS),
    'IssueDate',
    ({ text }, _, today) => !isDate(text) || !/^(?:18|19|20)/.test(text) || today === undefined || text <= today,
  ),
  ...ruled(
    'ubl',
    code(
      'BR-KSA-98',
      'IssueDate',
      { fault: zatcaMessages.overdue, requirement: zatcaMessages.mustBeReported },
      OTHER_DAYS,
    ),
    '/',
    (root, _, today) =>
      !has(root, 'InvoiceTypeCode') ||
      !foundElements(root, 'InvoiceTypeCode').some((type) => nameOf(type).startsWith('02')) ||
      !isOverdue(root, today),
  ),
  ...ruled(
    'ubl',
    oneOf('BR-KSA-CL-01', '.', listed('ISO 4217', CURRENCIES), { terms: ['BT-5'] }),
    [
      'DocumentCurrencyCode',
      'InvoiceLine/TaxTotal/TaxSubtotal/TaxAmount/@currencyID',
      'InvoiceLine/TaxTotal/TaxSubtotal/TaxableAmount/@currencyID',
      'LegalMonetaryTotal/PayableRoundingAmount/@currencyID',
    ].join(' '),
    (element) =>
      CURRENCIES.has(
        normal(
          element.name === 'DocumentCurrencyCode' ? element.text : (attributeOf(element, 'currencyID')?.value ?? ''),
        ),
      ),
  ),
];
