import { supplierNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { southKorea } from './kr.ts';

describeRules('rules of South Korea', ruleBench({ rules: southKorea.rules ?? [] }), {
  ...supplierNumberCases('KR', '1168200276'),
  ...registerCases('KR', [
    [
      'CRN',
      '110111-1234567',
      '1234567-890123x',
      [
        ['110111-1234567', '110111-123456'],
        ['110111-1234567', '110111-12345678'],
        ['110111-1234567', '11011-1234567'],
      ],
    ],
  ]),
});
