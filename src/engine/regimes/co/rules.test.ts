import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { colombia } from './co.ts';

describeRules('rules of Colombia', ruleBench({ rules: colombia.rules ?? [] }), {
  'GOBL-CO-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'CO', code: '9014586527' },
      rejects: { country: 'CO', code: '9014586528' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: '9014586528' },
      rejects: { country: 'CO', code: '9014586528' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'CO' }, rejects: { country: 'CO', code: '1' }, at: '$.code' },
  ],
});
