import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { sweden } from './se.ts';

function supplierWith(type: string): { supplier: { identities: { type: string; code: string }[] } } {
  return { supplier: { identities: [{ type, code: '1' }] } };
}

describeRules('rules of Sweden', ruleBench({ rules: sweden.rules ?? [] }), {
  'GOBL-SE-BILL-INVOICE-01': [
    {
      type: Invoice,
      accepts: { supplier: { tax_id: { country: 'SE', code: '556036079301' } } },
      rejects: {},
      at: '$.supplier',
    },
    { type: Invoice, accepts: supplierWith('ON'), rejects: supplierWith('GLN'), at: '$.supplier' },
    {
      type: Invoice,
      accepts: supplierWith('PN'),
      rejects: { supplier: { tax_id: { country: 'SE' } } },
      at: '$.supplier',
    },
    { type: Invoice, accepts: supplierWith('CN'), rejects: { supplier: {} }, at: '$.supplier' },
  ],
  'GOBL-SE-ORG-IDENTITY-01': [
    {
      type: Identity,
      accepts: { type: 'ON', code: '556036-0793' },
      rejects: { type: 'ON', code: '556036079301' },
      at: '$.code',
    },
    { type: Identity, spares: { type: 'GLN', code: '1' }, rejects: { type: 'ON' }, at: '$.code' },
  ],
  'GOBL-SE-ORG-IDENTITY-02': [
    {
      type: Identity,
      accepts: { type: 'ON', code: '5560360793' },
      rejects: { type: 'ON', code: '556036-0794' },
      at: '$.code',
    },
    { type: Identity, accepts: { type: 'ON', code: '1' }, rejects: { type: 'ON', code: '5560360794' }, at: '$.code' },
  ],
  'GOBL-SE-ORG-IDENTITY-03': [
    {
      type: Identity,
      accepts: { type: 'PN', code: '800101-0019' },
      rejects: { type: 'PN', code: '8001010019' },
      at: '$.code',
    },
    { type: Identity, accepts: { type: 'CN', code: '701063+2391' }, rejects: { type: 'CN' }, at: '$.code' },
  ],
  'GOBL-SE-ORG-IDENTITY-04': [
    {
      type: Identity,
      accepts: { type: 'PN', code: '800101-0019' },
      rejects: { type: 'PN', code: '800101-0018' },
      at: '$.code',
    },
    {
      type: Identity,
      accepts: { type: 'CN', code: '7010632392' },
      rejects: { type: 'CN', code: '701063-2392' },
      at: '$.code',
    },
  ],
  'GOBL-SE-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'SE', code: '556036079301' },
      rejects: { country: 'SE', code: '556036079401' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'SE' }, rejects: { country: 'SE', code: '5560360793' }, at: '$.code' },
  ],
});
