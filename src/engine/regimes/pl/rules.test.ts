import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { poland } from './pl.ts';

describeRules('rules of Poland', ruleBench({ rules: poland.rules ?? [] }), {
  'GOBL-PL-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'PL', code: '5841896486' },
      rejects: { country: 'PL', code: '5841896487' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: '5841896487' },
      rejects: { country: 'PL', code: '5841896487' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'PL' }, rejects: { country: 'PL', code: '1' }, at: '$.code' },
  ],
});
