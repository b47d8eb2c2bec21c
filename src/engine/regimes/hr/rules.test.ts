import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { croatia } from './hr.ts';

describeRules('rules of Croatia', ruleBench({ rules: croatia.rules ?? [] }), euRuleCases('HR', '33392005961'));
