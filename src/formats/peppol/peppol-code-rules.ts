import { codeList, MIME_TYPES } from '../en16931/rules/code-lists.ts';
import { elementsNamed } from '../en16931/rules/constraints.ts';
import type { TermRule } from '../en16931/rules/rule.ts';
import { attributeOf } from '../xml/xml-tree.ts';
import { AMOUNTS, each, type Where } from '../en16931/rules/elements.ts';
import { isDate, isGerman, normal, peppol, text, within, written } from './peppol-rule.ts';
import { billingProcess } from './peppol-rules.ts';

const INVOICE_KINDS = new Set(
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877'.split(' '),
);
export const CREDIT_KINDS = new Set('381 396 81 83 532'.split(' '));

/** Peppol's list has the dobra of 2018 (STN), that of EN 16931 the previous one (STD). */
const isCurrency = (code: string): boolean => code === 'STN' || (code !== 'STD' && codeList('CURRENCIES').has(code));

const ofExemption =
  (code: string): Where =>
  (invoice) =>
    elementsNamed(invoice, 'TaxCategory').filter(
      (one) => written(one, 'TaxExemptionReasonCode')?.toUpperCase() === code,
    );

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

/** Document types, dates, reasons and codes that Peppol accepts. */
export const peppolCodeRules: readonly TermRule[] = [
  peppol(
    'PEPPOL-EN16931-P0100',
    ['BT-3'],
    'The kind of invoice is one that Peppol takes',
    each('InvoiceTypeCode'),
    (code, invoice) => billingProcess(invoice) === undefined || INVOICE_KINDS.has(normal(code.text)),
  ),
  peppol(
    'PEPPOL-EN16931-P0101',
    ['BT-3'],
    'The kind of credit note is one that Peppol takes',
    each('CreditNoteTypeCode'),
    (code, invoice) => billingProcess(invoice) === undefined || CREDIT_KINDS.has(normal(code.text)),
  ),
  peppol(
    'PEPPOL-EN16931-P0112',
    ['BT-3'],
    'Partial (326) and corrected (384) invoices are for German sellers and buyers',
    each('InvoiceTypeCode'),
    (code, invoice) => !['326', '384'].includes(normal(code.text)) || isGerman(invoice),
  ),
  peppol(
    'PEPPOL-EN16931-F001',
    ['BT-2', 'BT-7', 'BT-9', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135'],
    'A date is written as YYYY-MM-DD, and the calendar has it',
    each('IssueDate', 'DueDate', 'TaxPointDate', 'StartDate', 'EndDate', 'ActualDeliveryDate'),
    ({ text: date }) => isDate(date),
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
    (code) => ['3', '35', '432'].includes(normal(code.text)),
  ),
  peppol(
    'PEPPOL-EN16931-CL007',
    ['BT-5'],
    'The currency of an amount is a code of ISO 4217',
    each(...AMOUNTS, 'TaxAmount'),
    (amount) => isCurrency(attributeOf(amount, 'currencyID')?.value ?? ''),
  ),
];

/** The two lists of reasons, selected by the indicator. */
function reasonCodes(): TermRule[] {
  const coded =
    (indicator: string): Where =>
    (invoice) =>
      elementsNamed(invoice, 'AllowanceChargeReasonCode').filter(
        ({ parent }) => written(parent, 'ChargeIndicator') === indicator,
      );
  return [
    peppol(
      'PEPPOL-EN16931-CL002',
      ['BT-98', 'BT-140'],
      'The reason of an allowance is a code of UNTDID 5189',
      coded('false'),
      (code) => codeList('ALLOWANCE_REASONS').has(normal(code.text)),
    ),
    peppol(
      'PEPPOL-EN16931-CL003',
      ['BT-105', 'BT-145'],
      'The reason of a charge is a code of UNTDID 7161',
      coded('true'),
      (code) => codeList('CHARGE_REASONS').has(normal(code.text)),
    ),
  ];
}
