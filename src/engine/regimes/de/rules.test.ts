import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { germany } from './de.ts';

const taxNumber = { key: 'de-tax-number', code: '12/345/67890' };

describeRules('rules of Germany', ruleBench({ rules: germany.rules ?? [] }), {
  'GOBL-DE-BILL-INVOICE-01': [
    {
      type: Invoice,
      accepts: { supplier: { tax_id: { country: 'DE', code: '136695976' } } },
      rejects: { supplier: { tax_id: { country: 'DE' } } },
      at: '$.supplier',
    },
    {
      type: Invoice,
      accepts: { supplier: { identities: [taxNumber] } },
      rejects: { supplier: { identities: [{ type: 'HRB', code: '1' }] } },
      at: '$.supplier',
    },
    { type: Invoice, accepts: { supplier: { identities: [taxNumber] } }, rejects: {}, at: '$.supplier' },
  ],
  'GOBL-DE-ORG-IDENTITY-01': [
    { type: Identity, accepts: taxNumber, rejects: { ...taxNumber, code: '1234567890' }, at: '$.code' },
    {
      type: Identity,
      spares: { type: 'HRB', code: '1' },
      rejects: { ...taxNumber, code: '1/123/4567/8901' },
      at: '$.code',
    },
  ],
  'GOBL-DE-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'DE', code: '136695976' },
      rejects: { country: 'DE', code: '136695970' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'AT', code: '136695970' },
      rejects: { country: 'DE', code: 'DE136695976' },
      at: '$.code',
    },
  ],
});
