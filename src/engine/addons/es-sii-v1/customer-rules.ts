import { defineRules } from '../../core/rules/define-rules.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { isFullBy } from '../shared/spanish-invoice-rules.ts';
import { DOC_TYPE } from './extension-keys.ts';
import { shared } from './invoice-rules.ts';
import { ORDER } from './norms.ts';

/** All invoices except simplified ones name their customer. */
export const customerRules = defineRules(
  Invoice,
  'ES-SII-BILL-INVOICE',
  {
    '04': { ...shared.customer, cite: ORDER('anexo, Contraparte') },
    '05': { ...shared.customerIdentity, cite: ORDER('anexo, Contraparte') },
    '06': { ...shared.customerCode, cite: ORDER('anexo, Contraparte') },
  },
  { when: isFullBy(DOC_TYPE) },
);
