import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Line } from '../../documents/bill/line.ts';
import { Party } from '../../documents/org/party.ts';
import { chorusPro } from './fr-choruspro-v1.ts';

const scheme = (code: string) => ({ ext: { 'fr-choruspro-scheme': code } });
const siret = { identities: [{ type: 'SIRET', code: '73282932000074' }] };

function inScheme(fact: string, given: object, code: string) {
  return { fact, type: Party, given: { ...given }, becomes: { ...given, ...scheme(code) } };
}

describeNormalisers('Chorus Pro', { normalisers: chorusPro.normalisers ?? [], addons: ['fr-choruspro-v1'] }, [
  {
    fact: 'an invoice is submitted by its supplier',
    type: Invoice,
    given: { type: 'standard' },
    becomes: { type: 'standard', tax: { ext: { 'fr-choruspro-framework': 'A1' } } },
  },
  {
    fact: 'a framework that is stated stays',
    type: Invoice,
    given: { type: 'standard', tax: { ext: { 'fr-choruspro-framework': 'A2' } } },
  },
  {
    fact: 'quantities have four decimals at most',
    type: Line,
    given: { quantity: '1.23455' },
    becomes: { quantity: '1.2346' },
  },
  { fact: 'shorter quantities stay', type: Line, given: { quantity: '1.2' } },
  inScheme('a French party has its SIRET', { tax_id: { country: 'FR' }, ...siret }, '1'),
  inScheme('a party without tax identity has its SIRET', siret, '1'),
  inScheme('a party in the EU is in scheme 2', { tax_id: { country: 'EL' } }, '2'),
  inScheme('a foreign party keeps to its country', { tax_id: { country: 'GB' }, ...siret }, '3'),
  { fact: 'a French party without SIRET is in none', type: Party, given: { tax_id: { country: 'FR' } } },
  { fact: 'a scheme that is stated stays', type: Party, given: { tax_id: { country: 'ES' }, ...scheme('6') } },
]);
