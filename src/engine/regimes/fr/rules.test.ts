import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { france } from './fr.ts';

describeRules('rules of France', ruleBench({ rules: france.rules ?? [] }), {
  'GOBL-FR-BILL-INVOICE-01': [
    {
      type: Invoice,
      accepts: { supplier: { tax_id: { country: 'FR', code: '44732829320' } } },
      rejects: {},
      at: '$.supplier',
    },
    {
      type: Invoice,
      accepts: { supplier: { identities: [{ type: 'SIREN', code: '732829320' }] } },
      rejects: { supplier: { tax_id: { country: 'FR' }, identities: [{ type: 'RCS', code: 'PARIS 732829320' }] } },
      at: '$.supplier',
    },
    {
      type: Invoice,
      accepts: { supplier: { identities: [{ type: 'SIRET', code: '73282932000074' }] } },
      rejects: { supplier: { name: 'Atelier' } },
      at: '$.supplier',
    },
  ],
  'GOBL-FR-ORG-IDENTITY-01': [
    {
      type: Identity,
      accepts: { type: 'SIREN', code: '732829320' },
      rejects: { type: 'SIREN', code: '732 829 320' },
      at: '$.code',
    },
    {
      type: Identity,
      spares: { type: 'SIRET', code: '1' },
      rejects: { type: 'SIREN', code: '73282932000074' },
      at: '$.code',
    },
  ],
  'GOBL-FR-ORG-IDENTITY-02': {
    type: Identity,
    accepts: { type: 'SIRET', code: '73282932000074' },
    rejects: { type: 'SIRET', code: '732829320' },
    at: '$.code',
  },
  'GOBL-FR-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'FR', code: '44732829320' },
      rejects: { country: 'FR', code: '45732829320' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'FR' }, rejects: { country: 'FR', code: '732829320' }, at: '$.code' },
  ],
});
