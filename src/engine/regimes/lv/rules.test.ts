import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { latvia } from './lv.ts';

describeRules('rules of Latvia', ruleBench({ rules: latvia.rules ?? [] }), {
  ...euRuleCases('LV', '40003521600'),
  ...registerCases('LV', [
    [
      'REG',
      '40003521600',
      '400035216000',
      [
        ['40003521600', '30003521600'],
        ['90003521600', '4000352160'],
      ],
    ],
  ]),
});
