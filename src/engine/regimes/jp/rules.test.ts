import { vatNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { japan } from './jp.ts';

describeRules('rules of Japan', ruleBench({ rules: japan.rules ?? [] }), vatNumberCases('JP', 'T5835678256246'));
