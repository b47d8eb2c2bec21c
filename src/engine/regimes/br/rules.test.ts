import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Party } from '../../documents/org/party.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { brazil } from './br.ts';

const tax_id = { country: 'BR' };

describeRules('rules of Brazil', ruleBench({ rules: brazil.rules ?? [] }), {
  'GOBL-BR-ORG-PARTY-01': [
    {
      type: Party,
      accepts: { tax_id, ext: { 'br-ibge-municipality': '2609600' } },
      rejects: { tax_id, ext: { 'br-ibge-municipality': '260960' } },
      at: '$.ext',
    },
    {
      type: Party,
      spares: { tax_id: { country: 'PT' }, ext: { 'br-ibge-municipality': '260960' } },
      rejects: { addresses: [{ country: 'BR' }], ext: { 'br-ibge-municipality': 'OLINDA' } },
      at: '$.ext',
    },
  ],
  'GOBL-BR-ORG-PARTY-02': [
    {
      type: Party,
      accepts: { tax_id, addresses: [{ state: 'PE' }, { country: 'US', state: 'NY' }] },
      rejects: { tax_id, addresses: [{ state: 'PE' }, { state: 'NY' }] },
      at: '$.addresses[1].state',
    },
    {
      type: Party,
      spares: { addresses: [{ state: 'NY' }] },
      rejects: { addresses: [{ state: 'NY', country: 'BR' }] },
      at: '$.addresses[0].state',
    },
  ],
  'GOBL-BR-ORG-PARTY-03': [
    {
      type: Party,
      accepts: { tax_id, addresses: [{ code: '53020-140' }] },
      rejects: { tax_id, addresses: [{ code: '53020-14' }] },
      at: '$.addresses[0].code',
    },
    {
      type: Party,
      accepts: { tax_id, addresses: [{ code: '53020140' }, { code: '4050', country: 'PT' }] },
      rejects: { tax_id, addresses: [{ code: '53020.140', country: 'BR' }] },
      at: '$.addresses[0].code',
    },
  ],
  'GOBL-BR-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'BR', code: '05104582000170' },
      rejects: { country: 'BR', code: '05104582000171' },
      at: '$.code',
    },
    {
      type: TaxIdentity,
      spares: { country: 'US', code: '12521753298' },
      rejects: { country: 'BR', code: '12521753298' },
      at: '$.code',
    },
  ],
});
