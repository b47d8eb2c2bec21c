import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { cyprus } from './cy.ts';

describeRules('rules of Cyprus', ruleBench({ rules: cyprus.rules ?? [] }), {
  ...euRuleCases('CY', '10259033P'),
  ...registerCases('CY', [
    [
      'REG',
      'HE123456',
      'XE123456',
      [
        ['HE1', 'HE'],
        ['AE123456', 'AE1234567'],
        ['P12', 'B12'],
        ['BN123', 'N123'],
      ],
    ],
  ]),
});
