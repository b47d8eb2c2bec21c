import { TaxIdentity } from '../../documents/tax/identity.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { slovakia } from './sk.ts';

describeRules('rules of Slovakia', ruleBench({ rules: slovakia.rules ?? [] }), {
  'GOBL-SK-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'SK', code: '2020273893' },
      rejects: { country: 'SK', code: 'ZZ' },
      at: '$.code',
    },
    { type: TaxIdentity, spares: { country: 'CH', code: 'ZZ' }, rejects: { country: 'SK', code: 'ZZ' }, at: '$.code' },
  ],
  ...registerCases('SK', [
    ['ICO', '31322832', '31322833'],
    [
      'DIC',
      '2020273893',
      '2020273894',
      [
        ['2020273893', '202027397'],
        ['2020273893', '20202738930'],
      ],
    ],
  ]),
});
