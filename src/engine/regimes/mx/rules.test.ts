import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { mexico } from './mx.ts';

describeRules('rules of Mexico', ruleBench({ rules: mexico.rules ?? [] }), {
  'GOBL-MX-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'MX', code: 'XAXX010101000' },
      rejects: { country: 'MX', code: 'XAXX01010100' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: 'XAXX01010100' },
      rejects: { country: 'MX', code: 'XAXX01010100' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'MX' }, rejects: { country: 'MX', code: '1' }, at: '$.code' },
  ],
});
