import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Party } from '../../documents/org/party.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { normaliseCombo, normaliseIdentity, normaliseInvoice, normaliseParty } from './normalisers.ts';

const addons = ['fr-ctc-flow10-v1'];
const category = (code: string) => ({ ext: { 'untdid-tax-category': code } });
const scheme = (code: string) => ({ ext: { 'iso-scheme-id': code } });

describeNormalisers('taxes of flow 10', { normalisers: [normaliseCombo], addons }, [
  {
    fact: 'VAT without key is at the standard rate',
    type: TaxCombo,
    given: { cat: 'VAT', percent: '20%' },
    becomes: { cat: 'VAT', key: 'standard', percent: '20%', ...category('S') },
  },
  {
    fact: 'the category says what is meant where there is no key',
    type: TaxCombo,
    given: { cat: 'VAT', ...category('E') },
    becomes: { cat: 'VAT', key: 'exempt', ...category('E') },
  },
  {
    fact: 'other taxes are outside the scope of VAT',
    type: TaxCombo,
    given: { cat: 'IRPF', percent: '15%' },
    becomes: { cat: 'IRPF', percent: '15%', ...category('O') },
  },
]);

describeNormalisers('identities of flow 10', { normalisers: [normaliseIdentity], addons }, [
  {
    fact: 'a SIREN says its scheme',
    type: Identity,
    given: { type: 'SIREN', code: '732829320' },
    becomes: { type: 'SIREN', code: '732829320', ...scheme('0002') },
  },
  {
    fact: 'a SIRET says its scheme',
    type: Identity,
    given: { type: 'SIRET', code: '73282932000074' },
    becomes: { type: 'SIRET', code: '73282932000074', ...scheme('0009') },
  },
  { fact: 'a private identifier has no scheme here', type: Identity, given: { key: 'private-id', code: 'A7' } },
]);

const siren: JsonObject = { type: 'SIREN', code: '732829320', ...scheme('0002') };
const legalSiren: JsonObject = { ...siren, scope: 'legal' };
const siret: JsonObject = { type: 'SIRET', code: '73282932000074', ...scheme('0009') };
const french: JsonObject = { tax_id: { country: 'FR', code: '44732829320' } };
const german: JsonObject = { tax_id: { country: 'DE', code: '111111125' } };
const legalVat = (code: string): JsonObject => ({ code, scope: 'legal', ...scheme('0223') });

function identified(fact: string, party: JsonObject, ...identities: readonly JsonObject[]) {
  return { fact, type: Party, given: party, becomes: { ...party, identities } };
}

describeNormalisers('parties of flow 10', { normalisers: [normaliseParty], addons }, [
  identified('a French tax code ends in the SIREN', french, legalSiren),
  identified('a SIRET begins with the SIREN', { identities: [siret] }, siret, legalSiren),
  identified('a SIREN is the legal identity', { identities: [siren] }, legalSiren),
  identified('a VAT number of a member state is the legal identity', german, legalVat('DE111111125')),
  identified('Greece writes its own prefix', { tax_id: { country: 'EL', code: '094259216' } }, legalVat('EL094259216')),
  identified(
    'a VAT number that is given is not added again',
    { ...german, identities: [legalVat('DE000000000')] },
    legalVat('DE000000000'),
  ),
  identified(
    'what is added follows what is given',
    { ...german, identities: [{ code: '5', ...scheme('0088') }] },
    { code: '5', ...scheme('0088') },
    legalVat('DE111111125'),
  ),
  { fact: 'a number from outside the union stays', type: Party, given: { tax_id: { country: 'CH', code: 'E1' } } },
  { fact: 'the United Kingdom is outside', type: Party, given: { tax_id: { country: 'GB', code: '000472631' } } },
  { fact: 'a country without code says nothing', type: Party, given: { tax_id: { country: 'DE' } } },
  { fact: 'inboxes stay', type: Party, given: { inboxes: [{ scheme: '0225', code: '732829320' }] } },
]);

const consumer = (code: string): JsonObject => ({ ext: { 'fr-ctc-flow10-b2c-category': code } });
const mode = (code: string): JsonObject => ({ ext: { 'fr-ctc-billing-mode': code } });
const customer: JsonObject = { name: 'Atelier Rivage' };

describeNormalisers('invoices of flow 10', { normalisers: [normaliseInvoice], addons }, [
  {
    fact: 'a sale to a consumer is reported as one without French VAT',
    type: Invoice,
    given: { type: 'standard' },
    becomes: { type: 'standard', tax: consumer('TNT1') },
  },
  { fact: 'the author may give the category', type: Invoice, given: { tax: consumer('TLB1') } },
  {
    fact: 'an empty category is none',
    type: Invoice,
    given: { tax: consumer('') },
    becomes: { tax: consumer('TNT1') },
  },
  {
    fact: 'a consumer gets no billing mode, paid or not',
    type: Invoice,
    given: { totals: { due: '0.00' } },
    becomes: { totals: { due: '0.00' }, tax: consumer('TNT1') },
  },
  {
    fact: 'a sale to a business is mixed and not yet paid',
    type: Invoice,
    given: { customer },
    becomes: { customer, tax: mode('M1') },
  },
  {
    fact: 'nothing due means paid already',
    type: Invoice,
    given: { customer, totals: { payable: '10.00', due: '0.00' } },
    becomes: { customer, totals: { payable: '10.00', due: '0.00' }, tax: mode('M2') },
  },
  { fact: 'a mode that is given stays', type: Invoice, given: { customer, tax: mode('S5') } },
  {
    fact: 'supplier and customer are identified',
    type: Invoice,
    given: { supplier: french, customer: german, tax: mode('B1') },
    becomes: {
      supplier: { ...french, identities: [legalSiren] },
      customer: { ...german, identities: [legalVat('DE111111125')] },
      tax: mode('B1'),
    },
  },
]);
