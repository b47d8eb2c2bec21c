import { TaxIdentity } from '../../documents/tax/identity.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { costaRica } from './cr.ts';

describeRules('rules of Costa Rica', ruleBench({ rules: costaRica.rules ?? [] }), {
  'GOBL-CR-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'CR', code: '3101012009' },
      rejects: { country: 'CR', code: 'ZZ' },
      at: '$.code',
    },
    { type: TaxIdentity, spares: { country: 'CH', code: 'ZZ' }, rejects: { country: 'CR', code: 'ZZ' }, at: '$.code' },
  ],
});
