import type { CodeDefinition, ScenarioSetDefinition, TagSetDefinition } from '../../core/tax/definitions.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import { CASH_VAT, INVOICE_TYPE, WORK_TYPE } from './extension-keys.ts';

export const CASH_VAT_TAG = 'cash-vat';
export const RETURN_TAG = 'return';
/** Tag of the Portuguese regime. */
const INVOICE_RECEIPT_TAG = 'invoice-receipt';

const cashVat: CodeDefinition = {
  key: CASH_VAT_TAG,
  name: { en: 'Cash VAT Scheme', pt: 'Regime de IVA de Caixa' },
  desc: { en: 'VAT falls due when the customer pays (regime de IVA de Caixa).' },
};

export const tags: readonly TagSetDefinition[] = [
  {
    schema: 'bill/delivery',
    list: [{ key: RETURN_TAG, name: { en: 'Return' }, desc: { en: 'The goods go back to the supplier.' } }],
  },
  { schema: 'bill/invoice', list: [cashVat] },
  { schema: 'bill/payment', list: [cashVat] },
];

function isInvoiceReceipt(document: unknown): boolean {
  const { $tags, totals } = document as Invoice;
  return ($tags?.includes(INVOICE_RECEIPT_TAG) ?? false) || (totals?.due?.isZero() ?? false);
}

/** Types of invoices. The last match is used. */
export const invoiceScenarios: ScenarioSetDefinition = {
  schema: 'bill/invoice',
  list: [
    { type: ['standard'], ext: { [INVOICE_TYPE]: 'FT' } },
    { type: ['standard'], tags: ['simplified'], ext: { [INVOICE_TYPE]: 'FS' } },
    { type: ['standard'], tags: [CASH_VAT_TAG], ext: { [CASH_VAT]: '1' } },
    { type: ['standard'], filter: isInvoiceReceipt, ext: { [INVOICE_TYPE]: 'FR' } },
    { type: ['debit-note'], ext: { [INVOICE_TYPE]: 'ND' } },
    { type: ['credit-note'], ext: { [INVOICE_TYPE]: 'NC' } },
    { type: ['proforma'], ext: { [WORK_TYPE]: 'PF' } },
  ],
};
