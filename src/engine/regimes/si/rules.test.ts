import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { slovenia } from './si.ts';

describeRules('rules of Slovenia', ruleBench({ rules: slovenia.rules ?? [] }), euRuleCases('SI', '50223054'));
