import { vatNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { liechtenstein } from './li.ts';

describeRules('rules of Liechtenstein', ruleBench({ rules: liechtenstein.rules ?? [] }), {
  ...vatNumberCases('LI', '12345'),
  ...registerCases('LI', [
    [
      'REG',
      'FL-0002.594.728-9',
      'FL-0002.594.728-90',
      [
        ['FL-0002.594.728-9', 'FL-0002.594.728-'],
        ['FL-0001.000.000-0', 'FL-001.000.000-0'],
      ],
    ],
  ]),
});
