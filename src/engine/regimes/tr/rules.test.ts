import { supplierNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { turkey } from './tr.ts';

describeRules('rules of Türkiye', ruleBench({ rules: turkey.rules ?? [] }), {
  ...supplierNumberCases('TR', '4540536920'),
  ...registerCases('TR', [
    ['MERSIS', '0123456789012345', '01234567890123456', [['0123456789012345', '012345678901234']]],
  ]),
});
