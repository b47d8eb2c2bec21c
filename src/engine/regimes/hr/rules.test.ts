import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { croatia } from './hr.ts';

describeRules('rules of Croatia', ruleBench({ rules: croatia.rules ?? [] }), {
  ...euRuleCases('HR', '33392005961'),
  ...registerCases('HR', [['MBS', '080000376', '0800003760', [['080000376', '08000037']]]]),
});
