import { describeMembers } from '../../../testing/law/members.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { verifactu } from './es-verifactu-v1.ts';

describeMembers(ruleBench({ rules: verifactu.rules ?? [] }), [
  {
    rule: 'GOBL-ES-VERIFACTU-BILL-INVOICE-15',
    type: Invoice,
    document: (cat) => ({ lines: [{ taxes: [{ cat }] }] }),
    breaks: 'IRPF IRNR',
    keeps: 'VAT IGIC IPSI',
  },
]);
