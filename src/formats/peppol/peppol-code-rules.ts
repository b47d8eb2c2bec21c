import { codeList, MIME_TYPES } from '../en16931/rules/code-lists.ts';
import { elementsNamed } from '../en16931/rules/constraints.ts';
import type { TermRule } from '../en16931/rules/rule.ts';
import { attributeOf } from '../xml/xml-tree.ts';
import { AMOUNTS, each, type Where } from '../en16931/rules/elements.ts';
import { isGerman, peppol, processOf, text, within } from './peppol-rule.ts';

const INVOICE_KINDS = new Set(
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877'.split(' '),
);
const CREDIT_KINDS = new Set('381 396 81 83 532'.split(' '));

/** A date that the calendar has. */
function isDate(written: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

const ofExemption =
  (code: string): Where =>
  (invoice) =>
    elementsNamed(invoice, 'TaxCategory').filter((one) => text(one, 'TaxExemptionReasonCode')?.toUpperCase() === code);

const exemptions: readonly (readonly [rule: string, reason: string, category: string])[] = [
  ['PEPPOL-EN16931-P0104', 'VATEX-EU-G', 'G'],
  ['PEPPOL-EN16931-P0105', 'VATEX-EU-O', 'O'],
  ['PEPPOL-EN16931-P0106', 'VATEX-EU-IC', 'K'],
  ['PEPPOL-EN16931-P0107', 'VATEX-EU-AE', 'AE'],
  ['PEPPOL-EN16931-P0108', 'VATEX-EU-D', 'E'],
  ['PEPPOL-EN16931-P0109', 'VATEX-EU-F', 'E'],
  ['PEPPOL-EN16931-P0110', 'VATEX-EU-I', 'E'],
  ['PEPPOL-EN16931-P0111', 'VATEX-EU-J', 'E'],
];

/** Kinds, dates, reasons and codes that Peppol takes. */
export const peppolCodeRules: readonly TermRule[] = [
  peppol(
    'PEPPOL-EN16931-P0100',
    ['BT-3'],
    'The kind of invoice is one that Peppol takes',
    each('InvoiceTypeCode'),
    (code, invoice) => processOf(invoice) !== '01' || INVOICE_KINDS.has(code.text.trim()),
  ),
  peppol(
    'PEPPOL-EN16931-P0101',
    ['BT-3'],
    'The kind of credit note is one that Peppol takes',
    each('CreditNoteTypeCode'),
    (code, invoice) => processOf(invoice) !== '01' || CREDIT_KINDS.has(code.text.trim()),
  ),
  peppol(
    'PEPPOL-EN16931-P0112',
    ['BT-3'],
    'Partial (326) and corrected (384) invoices are for German sellers and buyers',
    each('InvoiceTypeCode'),
    (code, invoice) => !['326', '384'].includes(code.text.trim()) || isGerman(invoice),
  ),
  peppol(
    'PEPPOL-EN16931-F001',
    ['BT-2', 'BT-7', 'BT-9', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135'],
    'A date is written as YYYY-MM-DD, and the calendar has it',
    each('IssueDate', 'DueDate', 'TaxPointDate', 'StartDate', 'EndDate', 'ActualDeliveryDate'),
    ({ text: written }) => isDate(written),
  ),
  ...exemptions.map(([rule, reason, category]) =>
    peppol(
      rule,
      ['BT-118', 'BT-121'],
      `The reason ${reason} goes with the VAT category ${category}`,
      ofExemption(reason),
      (one) => text(one, 'ID') === category,
    ),
  ),
  peppol(
    'PEPPOL-EN16931-CL001',
    ['BT-125-1'],
    'An attached file is of a kind that is allowed: PDF, PNG, JPEG, CSV, XLSX or ODS',
    (invoice) => elementsNamed(invoice, 'EmbeddedDocumentBinaryObject').filter((one) => attributeOf(one, 'mimeCode')),
    (one) => MIME_TYPES.has(attributeOf(one, 'mimeCode')?.value ?? ''),
  ),
  ...reasonCodes(),
  peppol(
    'PEPPOL-EN16931-CL006',
    ['BT-8'],
    'What makes the VAT due is 3, 35 or 432 of UNTDID 2005',
    within('InvoicePeriod', 'DescriptionCode'),
    (code) => ['3', '35', '432'].includes(code.text.trim()),
  ),
  peppol(
    'PEPPOL-EN16931-CL007',
    ['BT-5'],
    'The currency of an amount is a code of ISO 4217',
    each(...AMOUNTS, 'TaxAmount'),
    (amount) => codeList('CURRENCIES').has(attributeOf(amount, 'currencyID')?.value ?? ''),
  ),
];

/** The two lists of reasons, told apart by the indicator beside them. */
function reasonCodes(): TermRule[] {
  const coded =
    (indicator: string): Where =>
    (invoice) =>
      elementsNamed(invoice, 'AllowanceChargeReasonCode').filter(
        ({ parent }) => text(parent, 'ChargeIndicator') === indicator,
      );
  return [
    peppol(
      'PEPPOL-EN16931-CL002',
      ['BT-98', 'BT-140'],
      'The reason of an allowance is a code of UNTDID 5189',
      coded('false'),
      (code) => codeList('ALLOWANCE_REASONS').has(code.text.trim()),
    ),
    peppol(
      'PEPPOL-EN16931-CL003',
      ['BT-105', 'BT-145'],
      'The reason of a charge is a code of UNTDID 7161',
      coded('true'),
      (code) => codeList('CHARGE_REASONS').has(code.text.trim()),
    ),
  ];
}
