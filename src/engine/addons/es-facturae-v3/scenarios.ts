import type { ScenarioSetDefinition } from '../../core/tax/definitions.ts';
import { CORRECTING_TYPES } from '../shared/spanish-invoice.ts';
import { DOC_TYPE, INVOICE_CLASS } from './extension-keys.ts';

/** Kind and class of invoice (`InvoiceDocumentType`, `InvoiceClass`). The last match is used. */
export const invoiceScenarios: ScenarioSetDefinition = {
  schema: 'bill/invoice',
  list: [
    { type: ['standard', ...CORRECTING_TYPES], ext: { [DOC_TYPE]: 'FC' } },
    { tags: ['simplified'], ext: { [DOC_TYPE]: 'FA' } },
    { tags: ['self-billed'], ext: { [DOC_TYPE]: 'AF' } },
    { type: ['standard'], ext: { [INVOICE_CLASS]: 'OO' } },
    { type: CORRECTING_TYPES, ext: { [INVOICE_CLASS]: 'OR' } },
    { tags: ['summary'], ext: { [INVOICE_CLASS]: 'OC' } },
    { type: ['standard'], tags: ['copy'], ext: { [INVOICE_CLASS]: 'CO' } },
    { type: ['corrective'], tags: ['copy'], ext: { [INVOICE_CLASS]: 'CR' } },
    { type: ['standard'], tags: ['copy', 'summary'], ext: { [INVOICE_CLASS]: 'CC' } },
  ],
};
