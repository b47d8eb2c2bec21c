import { supplierNumberCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { panama } from './pa.ts';

describeRules(
  'rules of Panama',
  ruleBench({ rules: panama.rules ?? [] }),
  supplierNumberCases('PA', '25880171831938', false),
);
