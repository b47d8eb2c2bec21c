import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { hungary } from './hu.ts';

describeRules('rules of Hungary', ruleBench({ rules: hungary.rules ?? [] }), euRuleCases('HU', '12892312'));
