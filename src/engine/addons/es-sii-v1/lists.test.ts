import { describeMembers } from '../../../testing/law/members.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { sii } from './es-sii-v1.ts';

describeMembers(ruleBench({ rules: sii.rules ?? [] }), [
  {
    rule: 'GOBL-ES-SII-BILL-INVOICE-04',
    type: Invoice,
    document: (code) => ({ tax: { ext: { 'es-sii-doc-type': code } } }),
    breaks: 'F1 F3 R1 R2 R3 R4',
    keeps: 'F2 R5',
  },
]);
