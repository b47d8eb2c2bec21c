import { supplierNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { chile } from './cl.ts';

describeRules('rules of Chile', ruleBench({ rules: chile.rules ?? [] }), supplierNumberCases('CL', '760864285'));
