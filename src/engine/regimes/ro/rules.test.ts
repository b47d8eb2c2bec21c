import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { romania } from './ro.ts';

describeRules('rules of Romania', ruleBench({ rules: romania.rules ?? [] }), euRuleCases('RO', '18547290'));
