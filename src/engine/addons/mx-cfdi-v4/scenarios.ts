import type { ScenarioSetDefinition, TagSetDefinition } from '../../core/tax/definitions.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import { DOC_TYPE, PAYMENT_METHOD, REL_TYPE } from './extension-keys.ts';

export const GLOBAL = 'global';

export const invoiceTags: TagSetDefinition = {
  schema: 'bill/invoice',
  list: [
    {
      key: GLOBAL,
      name: { en: 'Global' },
      desc: {
        en: 'The invoice puts together the sales to the public of a period and names no customer.',
        es: 'La factura reúne las ventas al público de un período y no nombra cliente.',
      },
    },
  ],
};

/** No amount is due. */
function isPaid(document: unknown): boolean {
  const due = (document as Invoice).totals?.due;
  return due !== undefined && due.isZero();
}

/**
 * Kind of voucher (`TipoDeComprobante`), relation to the credited one, and whether it is paid at once (`MetodoPago`).
 */
export const invoiceScenarios: ScenarioSetDefinition = {
  schema: 'bill/invoice',
  list: [
    { type: ['standard'], ext: { [DOC_TYPE]: 'I' } },
    { type: ['credit-note'], ext: { [DOC_TYPE]: 'E', [REL_TYPE]: '01' } },
    { type: ['standard', 'credit-note'], filter: isPaid, ext: { [PAYMENT_METHOD]: 'PUE' } },
    {
      type: ['standard', 'credit-note'],
      filter: (document) => !isPaid(document),
      ext: { [PAYMENT_METHOD]: 'PPD' },
    },
  ],
};
