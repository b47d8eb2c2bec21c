import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { greece } from './el.ts';

describeRules('rules of Greece', ruleBench({ rules: greece.rules ?? [] }), {
  'GOBL-GR-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'EL', code: '094259216' },
      rejects: { country: 'EL', code: '094259217' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'GR', code: '094259217' },
      rejects: { country: 'EL', code: '094259217' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'EL' }, rejects: { country: 'EL', code: '1' }, at: '$.code' },
  ],
});
