import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { austria } from './at.ts';

describeRules('rules of Austria', ruleBench({ rules: austria.rules ?? [] }), {
  'GOBL-AT-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'AT', code: 'U13585627' },
      rejects: { country: 'AT', code: 'U13585626' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: 'U13585626' },
      rejects: { country: 'AT', code: 'U13585626' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'AT' }, rejects: { country: 'AT', code: '1' }, at: '$.code' },
  ],
});
