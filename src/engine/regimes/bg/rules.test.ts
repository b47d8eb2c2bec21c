import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { bulgaria } from './bg.ts';

describeRules('rules of Bulgaria', ruleBench({ rules: bulgaria.rules ?? [] }), {
  ...euRuleCases('BG', '175074752'),
  ...registerCases('BG', [['EIK', '175074752', '175074751']]),
});
