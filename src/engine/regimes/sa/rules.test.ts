import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { saudiArabia } from './sa.ts';

describeRules('rules of Saudi Arabia', ruleBench({ rules: saudiArabia.rules ?? [] }), {
  'GOBL-SA-ORG-IDENTITY-01': [
    {
      type: Identity,
      accepts: { type: 'CRN', code: '1010010000' },
      rejects: { type: 'CRN', code: '1010-010000' },
      at: '$.code',
    },
    { type: Identity, accepts: { code: 'Ab1' }, rejects: { code: 'Ab 1' }, at: '$.code' },
  ],
  'GOBL-SA-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'SA', code: '300000000000003' },
      rejects: { country: 'SA', code: '300000000000004' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: '300000000000004' },
      rejects: { country: 'SA', code: '30000000000003' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'SA' }, rejects: { country: 'SA', code: '1' }, at: '$.code' },
  ],
});
