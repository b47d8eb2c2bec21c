import { supplierNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { andorra } from './ad.ts';

describeRules('rules of Andorra', ruleBench({ rules: andorra.rules ?? [] }), supplierNumberCases('AD', 'U132950X'));
