import type { TermRule } from '../../en16931/rules/rule.ts';
import { below, each, outermost, type Where } from '../../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { hasAll, isDate, normal, text } from '../peppol-rule.ts';
import {
  bothIn,
  companyIdOf,
  documentsDescribedAs,
  meansOf,
  rulesOf,
  supplierIn,
  supplierOf,
  writtenSchemeOf,
} from './country-facts.ts';

/** Peppol's rules for sellers in Iceland, in UBL, by their ids. */

/** The document with the final payment date of Icelandic invoices. */
const lastDays = documentsDescribedAs('EINDAGI');

const withLastDay: Where = (invoice) => (lastDays(invoice).length > 0 ? outermost(invoice) : []);

const lastDayOf = (invoice: InvoiceTerms): string => childOf(lastDays(invoice)[0], 'ID')?.text ?? '';

/** These means of payment have an account of 12 characters, and none of another length. */
const hasAccount =
  (code: string) =>
  (_: XmlElement, invoice: InvoiceTerms): boolean => {
    const accounts = meansOf(code)(invoice).flatMap((means) => below(means, 'PayeeFinancialAccount/ID'));
    return accounts.length > 0 && accounts.every(({ text: id }) => normal(id).length === 12);
  };

/** The invoice, if it uses this means of payment. */
const paidBy =
  (code: string): Where =>
  (invoice) =>
    meansOf(code)(invoice).length > 0 ? outermost(invoice) : [];

const hasAddress = (party: XmlElement | undefined): boolean =>
  hasAll(childOf(party, 'PostalAddress'), 'StreetName', 'PostalZone');

export const icelandRules: readonly TermRule[] = rulesOf(
  [
    supplierIn('IS'),
    [
      'IS-R-001',
      ['BT-3'],
      'An Icelandic document is an invoice (380) or a credit note (381)',
      outermost,
      (root) =>
        ['InvoiceTypeCode', 'CreditNoteTypeCode'].some((name) => ['380', '381'].includes(text(root, name) ?? '')),
      'warning',
    ],
    [
      'IS-R-002',
      ['BT-30'],
      'An Icelandic seller has its kennitala (0196) as legal registration',
      outermost,
      (_, invoice) => writtenSchemeOf(companyIdOf(supplierOf(invoice))) === '0196',
    ],
    [
      'IS-R-003',
      ['BT-35', 'BT-38'],
      'An Icelandic seller has a street and a post code in its address',
      outermost,
      (_, invoice) => hasAddress(supplierOf(invoice)),
    ],
    ['IS-R-006', ['BT-84'], 'A claim in Iceland (9) names an account of 12 characters', paidBy('9'), hasAccount('9')],
    [
      'IS-R-007',
      ['BT-84'],
      'A transfer in Iceland (42) names an account of 12 characters',
      paidBy('42'),
      hasAccount('42'),
    ],
    [
      'IS-R-008',
      ['BT-122'],
      'The last day of payment (EINDAGI) is a date',
      withLastDay,
      (_, invoice) => lastDayOf(invoice).length === 10 && isDate(lastDayOf(invoice)),
    ],
    [
      'IS-R-009',
      ['BT-9', 'BT-122'],
      'With a last day of payment (EINDAGI) there is a due date',
      withLastDay,
      (root) => hasAll(root, 'DueDate'),
    ],
    [
      'IS-R-010',
      ['BT-9', 'BT-122'],
      'The last day of payment (EINDAGI) is not before the due date',
      withLastDay,
      (root, invoice) => {
        const due = childOf(root, 'DueDate')?.text;
        return due !== undefined && due <= lastDayOf(invoice);
      },
    ],
  ],
  [
    bothIn('IS'),
    [
      'IS-R-004',
      ['BT-47'],
      'An Icelandic buyer has its kennitala (0196) as legal registration',
      each('AccountingCustomerParty'),
      (party) => writtenSchemeOf(companyIdOf(childOf(party, 'Party'))) === '0196',
    ],
    [
      'IS-R-005',
      ['BT-50', 'BT-53'],
      'An Icelandic buyer has a street and a post code in its address',
      each('AccountingCustomerParty'),
      (party) => hasAddress(childOf(party, 'Party')),
    ],
  ],
);
