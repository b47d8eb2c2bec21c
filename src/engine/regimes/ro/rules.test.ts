import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { romania } from './ro.ts';

describeRules('rules of Romania', ruleBench({ rules: romania.rules ?? [] }), {
  ...euRuleCases('RO', '18547290'),
  ...registerCases('RO', [
    [
      'NRC',
      'J04/1116/1991',
      'J140/1116/1991',
      [
        ['F12/1/2020', 'K12/1/2020'],
        ['C40/123456/2001', 'C40/1234567/2001'],
        ['J2024012345678', 'J202401234567'],
        ['J04/1116/1991', 'J4/1116/1991'],
        ['J04/1116/1991', 'J04/1116/91'],
        ['J2024012345678', 'J20240123456789'],
      ],
    ],
  ]),
});
