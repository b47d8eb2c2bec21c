import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { slovenia } from './si.ts';

describeRules('rules of Slovenia', ruleBench({ rules: slovenia.rules ?? [] }), {
  ...euRuleCases('SI', '50223054'),
  ...registerCases('SI', [
    [
      'MS',
      '9331310000',
      '9331310AB1',
      [
        ['9331310', '933131'],
        ['9331310A12', '93313101'],
        ['9331310Z99', '9331310Z9'],
        ['9331310000', '93313100000'],
      ],
    ],
  ]),
});
