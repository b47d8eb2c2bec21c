import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { spain } from './es.ts';

const supplied = { supplier: { tax_id: { country: 'ES', code: 'A58818501' } } };

describeRules('rules of Spain', ruleBench({ rules: spain.rules ?? [] }), {
  'GOBL-ES-BILL-INVOICE-01': { type: Invoice, accepts: supplied, rejects: {}, at: '$.supplier' },
  'GOBL-ES-BILL-INVOICE-02': [
    { type: Invoice, accepts: supplied, rejects: { supplier: {} }, at: '$.supplier.tax_id' },
    { type: Invoice, spares: {}, rejects: { supplier: { name: 'A' } }, at: '$.supplier.tax_id' },
  ],
  'GOBL-ES-BILL-INVOICE-03': {
    type: Invoice,
    accepts: supplied,
    rejects: { supplier: { tax_id: { country: 'ES' } } },
    at: '$.supplier.tax_id.code',
  },
  'GOBL-ES-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'ES', code: '12345678Z' },
      rejects: { country: 'ES', code: '12345678A' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'FR', code: '12345678A' },
      rejects: { country: 'ES', code: 'a58818501' },
      at: '$.code',
    },
    {
      type: Invoice,
      accepts: { customer: { tax_id: { country: 'ES' } } },
      rejects: { customer: { tax_id: { country: 'ES', code: '1' } } },
      at: '$.customer.tax_id.code',
    },
  ],
});
