import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { finland } from './fi.ts';

describeRules('rules of Finland', ruleBench({ rules: finland.rules ?? [] }), {
  'GOBL-FI-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'FI', code: '20774740' },
      rejects: { country: 'FI', code: '20774741' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: '20774741' },
      rejects: { country: 'FI', code: '20774741' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'FI' }, rejects: { country: 'FI', code: '1' }, at: '$.code' },
  ],
});
