import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { bePresent, match } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { FISCAL_REGIME, USE } from './extension-keys.ts';
import { isMexican, isNotGlobal, POST_CODE } from './constraints.ts';
import { ANEXO_20 } from './norms.ts';

/** The customer, unless the invoice is global. */
export const customerRules: readonly TypeRules[] = [
  defineRules(
    Invoice,
    'MX-CFDI-BILL-INVOICE',
    {
      '08': {
        at: 'customer.tax_id',
        must: bePresent,
        say: 'The customer needs a tax identity',
        cite: ANEXO_20('Receptor, Rfc'),
      },
      '09': {
        at: 'customer.tax_id.code',
        must: bePresent,
        say: 'The tax identity of the customer needs a code',
        cite: ANEXO_20('Receptor, Rfc'),
      },
      '10': {
        on: 'customer',
        when: isMexican,
        at: 'ext',
        must: carryExtensions(FISCAL_REGIME, USE),
        say: 'A Mexican customer needs the codes of its fiscal regime and of the use of the voucher',
        cite: ANEXO_20('Receptor, RegimenFiscalReceptor and UsoCFDI'),
      },
      '11': {
        on: 'customer',
        when: isMexican,
        at: 'addresses',
        must: bePresent,
        say: 'A Mexican customer needs an address',
        cite: ANEXO_20('Receptor, DomicilioFiscalReceptor'),
      },
      '12': {
        on: 'customer',
        when: isMexican,
        at: 'addresses[].code',
        must: bePresent,
        say: 'The address of a Mexican customer needs a postal code',
        cite: ANEXO_20('Receptor, DomicilioFiscalReceptor'),
      },
      '13': {
        on: 'customer',
        when: isMexican,
        at: 'addresses[].code',
        must: match(POST_CODE),
        say: 'A Mexican postal code has five digits',
        cite: ANEXO_20('Receptor, DomicilioFiscalReceptor'),
      },
    },
    { when: isNotGlobal },
  ),
];
