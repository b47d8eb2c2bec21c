import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { netherlands } from './nl.ts';

const numbered = { supplier: { tax_id: { country: 'NL', code: '808661863B01' } } };

describeRules('rules of the Netherlands', ruleBench({ rules: netherlands.rules ?? [] }), {
  'GOBL-NL-BILL-INVOICE-01': [
    { type: Invoice, accepts: numbered, rejects: {}, at: '$.supplier' },
    {
      type: Invoice,
      accepts: { supplier: { identities: [{ type: 'KVK', code: '12345678' }] } },
      rejects: { supplier: { tax_id: { country: 'NL' } } },
      at: '$.supplier',
    },
    {
      type: Invoice,
      accepts: { supplier: { identities: [{ type: 'OIN', code: '00000001123456789000' }] } },
      rejects: { supplier: { identities: [{ type: 'GLN', code: '8712345678906' }] } },
      at: '$.supplier',
    },
  ],
  'GOBL-NL-ORG-IDENTITY-01': [
    {
      type: Identity,
      accepts: { type: 'KVK', code: '12345678' },
      rejects: { type: 'KVK', code: '1234567' },
      at: '$.code',
    },
    { type: Identity, spares: { type: 'HRB', code: '1' }, rejects: { type: 'KVK', code: '123456789' }, at: '$.code' },
  ],
  'GOBL-NL-ORG-IDENTITY-02': [
    {
      type: Identity,
      accepts: { type: 'OIN', code: '00000001123456789000' },
      rejects: { type: 'OIN', code: '00000011123456789000' },
      at: '$.code',
    },
    {
      type: Identity,
      accepts: { type: 'OIN', code: '00000099123456789000' },
      rejects: { type: 'OIN', code: '00000001123456789001' },
      at: '$.code',
    },
  ],
  'GOBL-NL-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'NL', code: '808661863B01' },
      rejects: { country: 'NL', code: '808661864B01' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'NL' }, rejects: { country: 'NL', code: 'B' }, at: '$.code' },
    {
      type: TaxIdentity,
      spares: { country: 'ES', code: '808661864B01' },
      rejects: { country: 'NL', code: '80866186' },
      at: '$.code',
    },
  ],
});
