import { supplierNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { southAfrica } from './za.ts';

describeRules('rules of South Africa', ruleBench({ rules: southAfrica.rules ?? [] }), {
  ...supplierNumberCases('ZA', '4480152117'),
  ...registerCases('ZA', [
    [
      'REG',
      '2000/000001/07',
      '2000/000001/071',
      [
        ['2000/000001/07', '2000/000001/7'],
        ['2000/000001/07', '2000/00001/07'],
        ['2000/000001/07', '200/000001/07'],
      ],
    ],
  ]),
});
