import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { luxembourg } from './lu.ts';

describeRules('rules of Luxembourg', ruleBench({ rules: luxembourg.rules ?? [] }), euRuleCases('LU', '15027442'));
