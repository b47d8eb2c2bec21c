import { describeMembers } from '../../../testing/law/members.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { cfdi } from './mx-cfdi-v4.ts';

const period = { 'mx-cfdi-global-period': '04', 'mx-cfdi-global-month': '03', 'mx-cfdi-global-year': '2026' };

describeMembers(ruleBench({ rules: cfdi.rules ?? [] }), [
  {
    // A global invoice has period, month and year: without each of them, and without none.
    rule: 'GOBL-MX-CFDI-BILL-INVOICE-02',
    type: Invoice,
    document: (left) => ({
      $tags: ['global'],
      tax: { ext: Object.fromEntries(Object.entries(period).filter(([key]) => key !== `mx-cfdi-${left}`)) },
    }),
    breaks: 'global-period global-month global-year',
    keeps: 'none',
  },
]);
