import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { estonia } from './ee.ts';

describeRules('rules of Estonia', ruleBench({ rules: estonia.rules ?? [] }), {
  ...euRuleCases('EE', '100931558'),
  ...registerCases('EE', [
    [
      'RK',
      '10137025',
      '10137026',
      [
        ['70137025', '00137029'],
        ['80137026', '20137020'],
        ['90137027', '60137024'],
        ['10137025', '1013702'],
        ['10137025', '101370250'],
      ],
    ],
  ]),
});
