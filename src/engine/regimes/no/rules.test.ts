import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { norway } from './no.ts';

describeRules('rules of Norway', ruleBench({ rules: norway.rules ?? [] }), {
  'GOBL-NO-ORG-IDENTITY-01': [
    {
      type: Identity,
      accepts: { type: 'ON', code: '923456783' },
      rejects: { type: 'ON', code: '923456784' },
      at: '$.code',
    },
    { type: Identity, spares: { type: 'GLN', code: '1' }, rejects: { type: 'ON', code: '' }, at: '$.code' },
  ],
  'GOBL-NO-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'NO', code: '923456783MVA' },
      rejects: { country: 'NO', code: '923456784MVA' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: '923456783' },
      rejects: { country: 'NO', code: '923456783' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'NO' }, rejects: { country: 'NO', code: 'MVA' }, at: '$.code' },
  ],
});
