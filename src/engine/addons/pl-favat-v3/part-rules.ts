import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Record } from '../../documents/pay/record.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { TAX_CATEGORY } from './extension-keys.ts';
import { FA_3 } from './norms.ts';

export const partRules: readonly TypeRules[] = [
  defineRules(TaxCombo, 'PL-FAVAT-TAX-COMBO', {
    '01': {
      at: 'ext',
      must: carryExtensions(TAX_CATEGORY),
      say: 'A tax needs `pl-favat-tax-category`, the field of the invoice (P_13_1 to P_13_11) that its base counts in: it follows from the key of the tax and, with `standard`, from its rate',
      cite: FA_3('Fa, P_13_1 to P_13_11'),
    },
  }),
  defineRules(Record, 'PL-FAVAT-PAY-RECORD', {
    '01': { at: 'date', must: bePresent, say: 'A payment needs its date', cite: FA_3('Platnosc, DataZaplaty') },
  }),
];
