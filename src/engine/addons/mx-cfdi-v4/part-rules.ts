import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { haveLength } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record } from '../../documents/pay/record.ts';
import { Terms } from '../../documents/pay/terms.ts';
import { PAYMENT_MEANS } from './extension-keys.ts';
import { ANEXO_20 } from './norms.ts';

/** Length of the conditions of payment, in bytes. */
const CONDITIONS_LENGTH = 1000;

export const partRules: readonly TypeRules[] = [
  defineRules(Instructions, 'MX-CFDI-PAY-INSTRUCTIONS', {
    '01': {
      at: 'ext',
      must: carryExtensions(PAYMENT_MEANS),
      say: 'Payment instructions need the code of the means',
      cite: ANEXO_20('Comprobante, FormaPago'),
    },
  }),
  defineRules(Record, 'MX-CFDI-PAY-RECORD', {
    '01': {
      at: 'ext',
      must: carryExtensions(PAYMENT_MEANS),
      say: 'A payment needs the code of its means',
      cite: ANEXO_20('Comprobante, FormaPago'),
    },
  }),
  defineRules(Terms, 'MX-CFDI-PAY-TERMS', {
    '01': {
      at: 'notes',
      must: haveLength(0, CONDITIONS_LENGTH),
      say: 'The notes on the payment terms can have 1000 bytes at most (é counts two)',
      cite: ANEXO_20('Comprobante, CondicionesDePago'),
    },
  }),
];
