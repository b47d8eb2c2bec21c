import { vatNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { iceland } from './is.ts';

describeRules('rules of Iceland', ruleBench({ rules: iceland.rules ?? [] }), {
  ...vatNumberCases('IS', '5711160300'),
  ...registerCases('IS', [['KT', '4504013150', '4504013140']]),
});
