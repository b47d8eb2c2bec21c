import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { switzerland } from './ch.ts';

describeRules('rules of Switzerland', ruleBench({ rules: switzerland.rules ?? [] }), {
  'GOBL-CH-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'CH', code: 'E284156502' },
      rejects: { country: 'CH', code: 'E284156503' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: 'E284156503' },
      rejects: { country: 'CH', code: 'E284156503' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'CH' }, rejects: { country: 'CH', code: '1' }, at: '$.code' },
  ],
});
