import { describeMembers } from '../../../testing/law/members.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { dian } from './co-dian-v2.ts';

describeMembers(ruleBench({ rules: dian.rules ?? [] }), [
  {
    rule: 'GOBL-CO-DIAN-BILL-INVOICE-01',
    type: Invoice,
    document: (type) => ({ type }),
    breaks: 'corrective other',
    keeps: 'standard credit-note debit-note proforma',
  },
]);
