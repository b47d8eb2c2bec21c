import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { argentina } from './ar.ts';

describeRules('rules of Argentina', ruleBench({ rules: argentina.rules ?? [] }), {
  'GOBL-AR-BILL-INVOICE-01': [
    {
      type: Invoice,
      accepts: { supplier: { tax_id: { country: 'AR' } } },
      rejects: { supplier: { name: 'Ana' } },
      at: '$.supplier.tax_id',
    },
    {
      type: Invoice,
      spares: {},
      rejects: { supplier: { identities: [{ type: 'CUIT', code: '30500010912' }] } },
      at: '$.supplier.tax_id',
    },
  ],
  'GOBL-AR-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'AR', code: '30500010912' },
      rejects: { country: 'AR', code: '30500010913' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: '30500010913' },
      rejects: { country: 'AR', code: '30-50001091-2' },
      at: '$.code',
    },
  ],
});
