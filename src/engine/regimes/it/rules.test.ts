import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { italy } from './it.ts';

const key = 'it-fiscal-code';

describeRules('rules of Italy', ruleBench({ rules: italy.rules ?? [] }), {
  'GOBL-IT-ORG-IDENTITY-01': [
    { type: Identity, accepts: { key, code: '12345678903' }, rejects: { key }, at: '$.code' },
    { type: Identity, spares: { type: 'REA' }, rejects: { key, code: '' }, at: '$.code' },
  ],
  'GOBL-IT-ORG-IDENTITY-02': [
    {
      type: Identity,
      accepts: { key, code: 'RSSMRA85T10A562S' },
      rejects: { key, code: 'RSSMRA85T32A562S' },
      at: '$.code',
    },
    { type: Identity, accepts: { key, code: '12345678901' }, rejects: { key, code: '1234567890' }, at: '$.code' },
    { type: Identity, accepts: { key }, rejects: { key, code: '1234567890A' }, at: '$.code' },
  ],
  'GOBL-IT-ORG-IDENTITY-03': [
    {
      type: Identity,
      accepts: { key, code: 'RSSMRA85T10A562S' },
      rejects: { key, code: 'RSSMRA85T10A562T' },
      at: '$.code',
    },
    { type: Identity, accepts: { key }, rejects: { key, code: '12345678901' }, at: '$.code' },
  ],
  'GOBL-IT-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'IT', code: '12345678903' },
      rejects: { country: 'IT', code: '12345678901' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'IT' }, rejects: { country: 'IT', code: '1' }, at: '$.code' },
  ],
});
