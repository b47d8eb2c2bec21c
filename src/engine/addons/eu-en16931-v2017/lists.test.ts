import { describeMembers } from '../../../testing/law/members.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { en16931 } from './eu-en16931-v2017.ts';

describeMembers(ruleBench({ rules: en16931.rules ?? [] }), [
  {
    rule: 'GOBL-EU-EN16931-TAX-COMBO-05',
    type: TaxCombo,
    document: (cat) => ({ cat, ext: { 'untdid-tax-category': 'S' } }),
    breaks: 'IRPF GST',
    keeps: 'VAT IGIC IPSI',
  },
  {
    rule: 'GOBL-EU-EN16931-BILL-INVOICE-08',
    type: Invoice,
    document: (category) => ({
      totals: {
        sum: '1.00',
        total: '1.00',
        total_with_tax: '1.00',
        payable: '1.00',
        taxes: {
          sum: '0.00',
          categories: [
            {
              code: 'VAT',
              amount: '0.00',
              rates: [{ base: '1.00', amount: '0.00', ext: { 'untdid-tax-category': category } }],
            },
          ],
        },
      },
    }),
    breaks: 'E AE K G O',
    keeps: 'S Z L M',
  },
]);
