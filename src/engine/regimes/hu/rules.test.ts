import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { hungary } from './hu.ts';

describeRules('rules of Hungary', ruleBench({ rules: hungary.rules ?? [] }), {
  ...euRuleCases('HU', '12892312'),
  ...registerCases('HU', [
    [
      'CG',
      '01-09-430929',
      '011-09-43092',
      [
        ['01-09-430929', '01-09-43092'],
        ['01-09-430929', '01-09-4309290'],
        ['01-09-430929', '01-9-430929'],
      ],
    ],
  ]),
});
