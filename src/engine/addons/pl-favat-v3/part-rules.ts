import type { RuleSet } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Record } from '../../documents/pay/record.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { TAX_CATEGORY } from './extension-keys.ts';

export const partRules: readonly RuleSet[] = [
  defineRules(TaxCombo, 'PL-FAVAT-TAX-COMBO', {
    '01': {
      at: 'ext',
      must: carryExtensions(TAX_CATEGORY),
      say: 'A tax needs its position in the summary, which follows from its key',
    },
  }),
  defineRules(Record, 'PL-FAVAT-PAY-RECORD', {
    '01': { at: 'date', must: bePresent, say: 'A payment needs its date' },
  }),
];
