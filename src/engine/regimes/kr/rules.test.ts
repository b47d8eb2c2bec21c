import { supplierNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { southKorea } from './kr.ts';

describeRules(
  'rules of South Korea',
  ruleBench({ rules: southKorea.rules ?? [] }),
  supplierNumberCases('KR', '1168200276'),
);
