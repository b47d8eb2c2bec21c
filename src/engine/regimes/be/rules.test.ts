import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { belgium } from './be.ts';

const registered = { supplier: { identities: [{ type: 'BCE', code: '0413172884' }] } };

describeRules('rules of Belgium', ruleBench({ rules: belgium.rules ?? [] }), {
  'GOBL-BE-BILL-INVOICE-01': [
    {
      type: Invoice,
      accepts: { supplier: { tax_id: { country: 'BE' } } },
      rejects: { supplier: {} },
      at: '$.supplier.tax_id',
    },
    { type: Invoice, spares: registered, rejects: { supplier: {} }, at: '$.supplier.tax_id' },
    {
      type: Invoice,
      spares: {},
      rejects: { supplier: { identities: [{ type: 'GLN', code: '5412345678908' }] } },
      at: '$.supplier.tax_id',
    },
  ],
  'GOBL-BE-BILL-INVOICE-02': [
    {
      type: Invoice,
      accepts: { supplier: { tax_id: { country: 'BE', code: '0413172884' } } },
      rejects: { supplier: { tax_id: { country: 'BE' } } },
      at: '$.supplier.tax_id.code',
    },
    {
      type: Invoice,
      spares: { supplier: { ...registered.supplier, tax_id: { country: 'BE' } } },
      rejects: { supplier: { tax_id: { country: 'BE', code: '' } } },
      at: '$.supplier.tax_id.code',
    },
  ],
  'GOBL-BE-BILL-INVOICE-03': [
    { type: Invoice, accepts: registered, rejects: { supplier: {} }, at: '$.supplier.identities' },
    {
      type: Invoice,
      spares: { supplier: { tax_id: { country: 'BE', code: '0413172884' } } },
      rejects: { supplier: { tax_id: { country: 'BE' }, identities: [{ type: 'GLN', code: '5412345678908' }] } },
      at: '$.supplier.identities',
    },
  ],
  'GOBL-BE-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'BE', code: '0413172884' },
      rejects: { country: 'BE', code: '0413172885' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'BE' }, rejects: { country: 'BE', code: '1' }, at: '$.code' },
  ],
});
