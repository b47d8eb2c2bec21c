import { vatNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { uruguay } from './uy.ts';

describeRules('rules of Uruguay', ruleBench({ rules: uruguay.rules ?? [] }), {
  ...vatNumberCases('UY', '211003420017'),
  ...registerCases('UY', [
    [
      'CI',
      '12345672',
      '12345673',
      [
        ['1234561', '0012345'],
        ['12345672', '123456720'],
        ['12345672', '2345672'],
      ],
    ],
  ]),
});
