import { vatNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { iceland } from './is.ts';

describeRules('rules of Iceland', ruleBench({ rules: iceland.rules ?? [] }), vatNumberCases('IS', '5711160300'));
