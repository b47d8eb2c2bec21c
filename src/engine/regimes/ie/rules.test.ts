import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { ireland } from './ie.ts';

describeRules('rules of Ireland', ruleBench({ rules: ireland.rules ?? [] }), {
  'GOBL-IE-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'IE', code: '6433435OA' },
      rejects: { country: 'IE', code: '6433435PA' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: '6433435PA' },
      rejects: { country: 'IE', code: '6433435PA' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'IE' }, rejects: { country: 'IE', code: '1' }, at: '$.code' },
  ],
});
