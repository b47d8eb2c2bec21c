import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record } from '../../documents/pay/record.ts';
import { Terms } from '../../documents/pay/terms.ts';
import { partRules } from './part-rules.ts';

const means = { ext: { 'mx-cfdi-payment-means': '03' } };

describeRules('rules of CFDI payment details', ruleBench({ rules: partRules }), {
  'GOBL-MX-CFDI-PAY-INSTRUCTIONS-01': [
    { type: Instructions, accepts: means, rejects: { key: 'online' }, at: '$.ext' },
    { type: Instructions, accepts: means, rejects: { ext: { 'mx-cfdi-use': 'G01' } }, at: '$.ext' },
  ],
  'GOBL-MX-CFDI-PAY-RECORD-01': [
    { type: Record, accepts: means, rejects: { key: 'online' }, at: '$.ext' },
    { type: Record, accepts: means, rejects: { ext: { 'mx-cfdi-use': 'G01' } }, at: '$.ext' },
  ],
  'GOBL-MX-CFDI-PAY-TERMS-01': [
    { type: Terms, accepts: { notes: 'x'.repeat(1000) }, rejects: { notes: 'x'.repeat(1001) }, at: '$.notes' },
    { type: Terms, accepts: {}, rejects: { notes: 'ñ'.repeat(501) }, at: '$.notes' },
  ],
});
