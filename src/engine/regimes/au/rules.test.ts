import { TaxIdentity } from '../../documents/tax/identity.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { australia } from './au.ts';

describeRules('rules of Australia', ruleBench({ rules: australia.rules ?? [] }), {
  'GOBL-AU-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'AU', code: '51824753556' },
      rejects: { country: 'AU', code: 'ZZ' },
      at: '$.code',
    },
    { type: TaxIdentity, spares: { country: 'CH', code: 'ZZ' }, rejects: { country: 'AU', code: 'ZZ' }, at: '$.code' },
  ],
  ...registerCases('AU', [
    [
      'ACN',
      '004085616',
      '004085617',
      [
        ['004085616', '00408561'],
        ['004085616', '0040856160'],
      ],
    ],
  ]),
});
