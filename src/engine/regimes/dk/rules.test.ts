import { expect, test } from 'vitest';
import { coreParts } from '../../core-parts.ts';
import { createEngine } from '../../create-engine.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { denmark } from './dk.ts';

const registered = { supplier: { identities: [{ type: 'CVR', code: '13585628' }] } };

describeRules('rules of Denmark', ruleBench({ rules: denmark.rules ?? [] }), {
  'GOBL-DK-BILL-INVOICE-01': [
    { type: Invoice, accepts: registered, rejects: { supplier: {} }, at: '$.supplier.identities' },
    {
      type: Invoice,
      accepts: { supplier: { identities: [{ type: 'CPR', code: '0707614285' }] } },
      rejects: { supplier: { identities: [] } },
      at: '$.supplier.identities',
    },
    {
      type: Invoice,
      spares: { supplier: { tax_id: { country: 'DK', code: '13585628' } } },
      rejects: { supplier: { tax_id: { country: 'DK' } } },
      at: '$.supplier.identities',
    },
    {
      type: Invoice,
      accepts: registered,
      rejects: { supplier: { identities: [{ type: 'GLN', code: '5798000000001' }] } },
      at: '$.supplier.identities',
    },
  ],
  'GOBL-DK-ORG-IDENTITY-01': [
    {
      type: Identity,
      accepts: { type: 'CVR', code: '13585628' },
      rejects: { type: 'CVR', code: 'DK13585628' },
      at: '$.code',
    },
    {
      type: Identity,
      spares: { type: 'SE', code: '13585627' },
      rejects: { type: 'CVR', code: '13585627' },
      at: '$.code',
    },
  ],
  'GOBL-DK-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'DK', code: '13585628' },
      rejects: { country: 'DK', code: '13585627' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'SE', code: '13585627' },
      rejects: { country: 'DK', code: '1358562' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'DK' }, rejects: { country: 'DK', code: 'A' }, at: '$.code' },
  ],
});

test('a CVR number is judged in documents of any country', () => {
  const engine = createEngine({ ...coreParts, regimes: [denmark], addons: [] });
  const data = { $schema: 'https://gobl.org/draft-0/org/party', identities: [{ type: 'CVR', code: 'DK1' }] };
  const { faults } = engine.inspect({ data }, { now: () => new Date(0), newId: () => '' });
  expect(faults.map(({ code }) => code)).toContain('GOBL-DK-ORG-IDENTITY-01');
});
