import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { lithuania } from './lt.ts';

describeRules('rules of Lithuania', ruleBench({ rules: lithuania.rules ?? [] }), {
  ...euRuleCases('LT', '119511515'),
  ...registerCases('LT', [
    [
      'JAK',
      '111963319',
      'LT1963319',
      [
        ['111963319', '11196331'],
        ['111963319', '1119633190'],
      ],
    ],
  ]),
});
