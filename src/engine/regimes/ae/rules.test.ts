import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { unitedArabEmirates } from './ae.ts';

describeRules('rules of the United Arab Emirates', ruleBench({ rules: unitedArabEmirates.rules ?? [] }), {
  'GOBL-AE-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'AE', code: '100111222333444' },
      rejects: { country: 'AE', code: '10011122233344' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: '10011122233344' },
      rejects: { country: 'AE', code: 'AE100111222333444' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'AE' }, rejects: { country: 'AE', code: '1' }, at: '$.code' },
  ],
});
