import { TaxIdentity } from '../../documents/tax/identity.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { newZealand } from './nz.ts';

describeRules('rules of New Zealand', ruleBench({ rules: newZealand.rules ?? [] }), {
  'GOBL-NZ-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'NZ', code: '49091850' },
      rejects: { country: 'NZ', code: 'ZZ' },
      at: '$.code',
    },
    { type: TaxIdentity, spares: { country: 'CH', code: 'ZZ' }, rejects: { country: 'NZ', code: 'ZZ' }, at: '$.code' },
  ],
  ...registerCases('NZ', [
    [
      'NZBN',
      '9429046393920',
      '9429046393921',
      [
        ['9429046393920', '9329046393923'],
        ['9429046393920', '9529046393927'],
        ['9429046393920', '94290463939200'],
      ],
    ],
  ]),
});
