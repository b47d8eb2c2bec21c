import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { singapore } from './sg.ts';

const registered = { supplier: { identities: [{ type: 'UEN', code: '199912345R' }] } };

describeRules('rules of Singapore', ruleBench({ rules: singapore.rules ?? [] }), {
  'GOBL-SG-BILL-INVOICE-01': [
    { type: Invoice, accepts: registered, rejects: {}, at: '$.supplier' },
    {
      type: Invoice,
      accepts: { supplier: { tax_id: { country: 'SG', code: 'M91234567X' } } },
      rejects: { supplier: { tax_id: { country: 'SG' } } },
      at: '$.supplier',
    },
  ],
  'GOBL-SG-ORG-IDENTITY-01': [
    {
      type: Identity,
      accepts: { type: 'UEN', code: '199912345R' },
      rejects: { type: 'UEN', code: 'M91234567X' },
      at: '$.code',
    },
    { type: Identity, spares: { type: 'ACRA', code: '1' }, rejects: { type: 'UEN', code: '' }, at: '$.code' },
  ],
  'GOBL-SG-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'SG', code: 'M91234567X' },
      rejects: { country: 'SG', code: 'M91234567' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: '1' },
      rejects: { country: 'SG', code: '1' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'SG' }, rejects: { country: 'SG', code: 'A' }, at: '$.code' },
  ],
});
