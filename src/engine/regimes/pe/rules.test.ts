import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { registerCases } from '../../../testing/rules/register-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { peru } from './pe.ts';

const registered = { supplier: { tax_id: { country: 'PE', code: '20512333797' } } };

describeRules('rules of Peru', ruleBench({ rules: peru.rules ?? [] }), {
  'GOBL-PE-BILL-INVOICE-01': [
    { type: Invoice, accepts: registered, rejects: { supplier: { tax_id: { country: 'PE' } } }, at: '$.supplier' },
    { type: Invoice, accepts: registered, rejects: { supplier: {} }, at: '$.supplier' },
  ],
  'GOBL-PE-BILL-INVOICE-02': {
    type: Invoice,
    accepts: registered,
    rejects: { supplier: { tax_id: { country: 'CL', code: '1' } } },
    at: '$.supplier.tax_id.country',
  },
  'GOBL-PE-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'PE', code: '20512333797' },
      rejects: { country: 'PE', code: 'ZZ' },
      at: '$.code',
    },
    { type: TaxIdentity, spares: { country: 'CH', code: 'ZZ' }, rejects: { country: 'PE', code: 'ZZ' }, at: '$.code' },
  ],
  ...registerCases('PE', [['DNI', '10117410', '101174102', [['10117410', '1011741']]]]),
});
