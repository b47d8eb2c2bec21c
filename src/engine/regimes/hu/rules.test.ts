import { Invoice } from '../../documents/bill/invoice.ts';
import { euRuleCases } from '../../../testing/rules/eu-invoice-cases.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { hungary } from './hu.ts';

const tax_id = { country: 'HU', code: '12892312' };
const addresses = [{ street: 'Fő utca', locality: 'Győr' }];

describeRules('rules of Hungary', ruleBench({ rules: hungary.rules ?? [] }), {
  ...euRuleCases('HU', '12892312'),
  // The authority refuses the name of a private person.
  'ASSAY-HU-BILL-INVOICE-04': [
    {
      type: Invoice,
      spares: { customer: { name: 'A' } },
      rejects: { customer: { name: 'A', tax_id } },
      at: '$.customer',
    },
    {
      type: Invoice,
      spares: { customer: { addresses } },
      rejects: { customer: { addresses, tax_id } },
      at: '$.customer',
    },
    {
      type: Invoice,
      spares: { customer: {} },
      rejects: { customer: { identities: [{ code: 'A1' }] } },
      at: '$.customer',
    },
    {
      type: Invoice,
      accepts: { customer: { name: 'A', addresses, tax_id } },
      rejects: { $tags: ['b2g'], customer: { tax_id } },
      at: '$.customer',
    },
    {
      type: Invoice,
      spares: { $tags: ['simplified'], customer: { tax_id } },
      rejects: { customer: { tax_id } },
      at: '$.customer',
    },
  ],
  ...registerCases('HU', [
    [
      'CG',
      '01-09-430929',
      '011-09-43092',
      [
        ['01-09-430929', '01-09-43092'],
        ['01-09-430929', '01-09-4309290'],
        ['01-09-430929', '01-9-430929'],
      ],
    ],
  ]),
});
