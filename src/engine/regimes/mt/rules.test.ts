import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { malta } from './mt.ts';

describeRules('rules of Malta', ruleBench({ rules: malta.rules ?? [] }), euRuleCases('MT', '11679112'));
