import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Party } from '../../documents/org/party.ts';
import { fillAddressCountry } from './normalisers.ts';

const party = { type: Party } as const;
const addresses = [{ locality: 'Olinda' }, { locality: 'Porto', country: 'PT' }];

function inCountry(code: string) {
  return [{ locality: 'Olinda', country: code }, addresses[1] ?? {}];
}

describeNormalisers('addresses in Brazilian documents', { normalisers: [fillAddressCountry], regime: 'BR' }, [
  {
    ...party,
    fact: 'an address takes the country of the tax identity',
    given: { tax_id: { country: 'BR' }, identities: [{ country: 'AR', code: '1' }], addresses },
    becomes: { tax_id: { country: 'BR' }, identities: [{ country: 'AR', code: '1' }], addresses: inCountry('BR') },
  },
  {
    ...party,
    fact: 'Greece is GR in addresses',
    given: { tax_id: { country: 'EL' }, addresses },
    becomes: { tax_id: { country: 'EL' }, addresses: inCountry('GR') },
  },
  {
    ...party,
    fact: 'without tax identity it is the first identity with a country that counts',
    given: { identities: [{ code: '1' }, { country: 'AR', code: '2' }], addresses },
    becomes: { identities: [{ code: '1' }, { country: 'AR', code: '2' }], addresses: inCountry('AR') },
  },
  {
    ...party,
    fact: 'a tax identity that is of no country in particular settles nothing, nor does an identity then',
    given: { tax_id: { country: 'EU' }, identities: [{ country: 'AR', code: '2' }], addresses },
  },
  { ...party, fact: 'without either nothing happens', given: { identities: [{ code: '1' }], addresses } },
]);
