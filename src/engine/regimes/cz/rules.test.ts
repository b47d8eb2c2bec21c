import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { czechia } from './cz.ts';

describeRules('rules of Czechia', ruleBench({ rules: czechia.rules ?? [] }), {
  ...euRuleCases('CZ', '25123891'),
  ...registerCases('CZ', [['ICO', '00177041', '00177042']]),
});
