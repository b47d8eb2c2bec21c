import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Item } from '../../documents/org/item.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { india } from './in.ts';

const book = { name: 'Book', price: '450.00' };

describeRules('rules of India', ruleBench({ rules: india.rules ?? [] }), {
  'GOBL-IN-ORG-IDENTITY-01': [
    {
      type: Identity,
      accepts: { type: 'PAN', code: 'AAPFU0939F' },
      rejects: { type: 'PAN', code: 'AAPFU09393' },
      at: '$.code',
    },
    { type: Identity, spares: { type: 'CIN', code: '1' }, rejects: { type: 'PAN', code: '1' }, at: '$.code' },
  ],
  'GOBL-IN-ORG-IDENTITY-02': [
    { type: Identity, accepts: { type: 'HSN', code: '4901' }, rejects: { type: 'HSN', code: '490' }, at: '$.code' },
    { type: Identity, accepts: { type: 'HSN', code: '490110' }, rejects: { type: 'HSN', code: '49011' }, at: '$.code' },
    {
      type: Identity,
      accepts: { type: 'HSN', code: '49011010' },
      rejects: { type: 'HSN', code: '4901101A' },
      at: '$.code',
    },
  ],
  'GOBL-IN-ORG-ITEM-01': [
    {
      type: Item,
      accepts: { ...book, identities: [{ type: 'HSN', code: '4901' }] },
      rejects: book,
      at: '$.identities',
    },
    {
      type: Item,
      accepts: {
        ...book,
        identities: [
          { type: 'ISBN', code: '1' },
          { type: 'HSN', code: '4901' },
        ],
      },
      rejects: { ...book, identities: [{ type: 'ISBN', code: '1' }] },
      at: '$.identities',
    },
  ],
  'GOBL-IN-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'IN', code: '27AAPFU0939F1ZV' },
      rejects: { country: 'IN', code: '27AAPFU0939F1ZW' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: '27AAPFU0939F1ZW' },
      rejects: { country: 'IN', code: '27' },
      at: '$.code',
    },
  ],
});
