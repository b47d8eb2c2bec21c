import type { TermRule } from '../en16931/rules/rule.ts';
import { each, outermost } from '../en16931/rules/elements.ts';
import { isSpecification, normal, peppol, processOf } from './peppol-rule.ts';
import { currencyOfAmounts } from './peppol-rules.ts';
import { PEPPOL_UBL_RULES } from './peppol-ubl.ts';

/**
 * Rules of Peppol BIS Self-Billing 3 for an invoice issued by the buyer: those of Peppol BIS Billing 3 for every UBL
 * invoice, five of them with other values. National rules do not apply. P0112 concerns document types that are not
 * allowed here.
 *
 * Source: release 3.0.2 of 2026-05 (openpeppol/2026.5), read 2026-11-23.
 */
const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0';
const processOfBuyer = processOf('urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0');

const INVOICE_KINDS = ['389', '527'];
const CREDIT_KINDS = ['261'];

const own: readonly TermRule[] = [
  peppol(
    'PEPPOL-EN16931-R004',
    ['BT-24'],
    { text: 'The specification is that of Peppol BIS Self-Billing 3', phrase: 'PEPPOL-EN16931-R004.selfBilling' },
    outermost,
    (root) => isSpecification(root, SPECIFICATION),
  ),
  peppol(
    'PEPPOL-EN16931-R007',
    ['BT-23'],
    {
      text: 'The business process is that of self-billing: urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
      phrase: 'PEPPOL-EN16931-R007.selfBilling',
    },
    outermost,
    (_, invoice) => processOfBuyer(invoice) !== undefined,
  ),
  peppol(
    'PEPPOL-EN16931-P0100',
    ['BT-3'],
    {
      text: 'An invoice that the buyer issues is a self-billed invoice (389) or a self-billed debit note (527)',
      phrase: 'PEPPOL-EN16931-P0100.selfBilling',
    },
    each('InvoiceTypeCode'),
    (code, invoice) => processOfBuyer(invoice) !== '01' || INVOICE_KINDS.includes(normal(code.text)),
  ),
  peppol(
    'PEPPOL-EN16931-P0101',
    ['BT-3'],
    {
      text: 'A credit note that the buyer issues is a self-billed credit note (261)',
      phrase: 'PEPPOL-EN16931-P0101.selfBilling',
    },
    each('CreditNoteTypeCode'),
    (code, invoice) => processOfBuyer(invoice) !== '01' || CREDIT_KINDS.includes(normal(code.text)),
  ),
  currencyOfAmounts,
];

const BILLING_ALONE = new Set([...own.map(({ code }) => code), 'PEPPOL-EN16931-P0112']);

export const PEPPOL_SELF_BILLING_RULES: readonly TermRule[] = [
  ...own,
  ...PEPPOL_UBL_RULES.filter(({ code }) => !BILLING_ALONE.has(code)),
];
