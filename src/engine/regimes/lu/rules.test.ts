import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { luxembourg } from './lu.ts';

describeRules('rules of Luxembourg', ruleBench({ rules: luxembourg.rules ?? [] }), {
  ...euRuleCases('LU', '15027442'),
  ...registerCases('LU', [
    [
      'RCS',
      'B82454',
      'BB82454',
      [
        ['A1', 'A'],
        ['F1234567', 'F12345678'],
        ['B82454', '82454'],
      ],
    ],
    ['MAT', '19992401234', '199924012340', [['19992401234', '1999240123']]],
  ]),
});
