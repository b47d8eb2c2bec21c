import { vatNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { japan } from './jp.ts';

describeRules('rules of Japan', ruleBench({ rules: japan.rules ?? [] }), {
  ...vatNumberCases('JP', 'T5835678256246'),
  ...registerCases('JP', [['CN', '5835678256246', '6835678256246']]),
});
