import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { unitedKingdom } from './gb.ts';

describeRules('rules of the United Kingdom', ruleBench({ rules: unitedKingdom.rules ?? [] }), {
  'GOBL-GB-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'GB', code: '844281425' },
      rejects: { country: 'GB', code: '8442814250' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'XI', code: '8442814250' },
      rejects: { country: 'GB', code: 'GD10' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'GB' }, rejects: { country: 'GB', code: 'ABC' }, at: '$.code' },
  ],
  'GOBL-GB-TAX-IDENTITY-02': [
    {
      type: TaxIdentity,
      accepts: { country: 'GB', code: '000000001' },
      rejects: { country: 'GB', code: '000000000' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      accepts: { country: 'GB', code: 'GD000' },
      rejects: { country: 'GB', code: 'ABC' },
      at: '$.code',
    },
  ],
  'GOBL-GB-TAX-IDENTITY-03': [
    {
      type: TaxIdentity,
      accepts: { country: 'GB', code: '350983637001' },
      rejects: { country: 'GB', code: '844281426' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'XU', code: '844281426' },
      rejects: { country: 'GB', code: 'HA103' },
      at: '$.code',
    },
  ],
});
