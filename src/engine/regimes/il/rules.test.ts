import { supplierNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { israel } from './il.ts';

describeRules('rules of Israel', ruleBench({ rules: israel.rules ?? [] }), supplierNumberCases('IL', '516179157'));
