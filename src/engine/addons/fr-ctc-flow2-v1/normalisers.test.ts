import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import type { Json, JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Party } from '../../documents/org/party.ts';
import { normaliseIdentity, normaliseInvoice, normaliseParty } from './invoice.ts';

const scheme = (code: string) => ({ ext: { 'iso-scheme-id': code } });
const siren = { type: 'SIREN', code: '732829320', ...scheme('0002') };
const siret = { type: 'SIRET', code: '73282932000074', ...scheme('0009') };
const legal = { ...siren, scope: 'legal' };
const french = (code: string) => ({ tax_id: { country: 'FR', code } });

describeNormalisers('identities of Flow 2', { normalisers: [normaliseIdentity] }, [
  { fact: 'a SIREN says its scheme', type: Identity, given: { type: 'SIREN', code: '732829320' }, becomes: siren },
  { fact: 'a SIRET says its scheme', type: Identity, given: { type: 'SIRET', code: '73282932000074' }, becomes: siret },
  {
    fact: 'a private identifier has the scheme 0224, whatever it said',
    type: Identity,
    given: { key: 'private-id', code: 'A1', ...scheme('0002') },
    becomes: { key: 'private-id', code: 'A1', ...scheme('0224') },
  },
  { fact: 'a scheme that is given stays', type: Identity, given: { type: 'SIREN', code: '1', ...scheme('0231') } },
  { fact: 'other identities have none', type: Identity, given: { type: 'DUNS', code: '1' } },
]);

describeNormalisers('parties of Flow 2', { normalisers: [normaliseParty] }, [
  {
    fact: 'the SIREN is that of the French tax number',
    type: Party,
    given: french('44732829320'),
    becomes: { ...french('44732829320'), identities: [legal] },
  },
  {
    fact: 'a SIRET comes before the tax number',
    type: Party,
    given: { ...french('12345678901'), identities: [siret] },
    becomes: { ...french('12345678901'), identities: [siret, legal] },
  },
  {
    fact: 'a SIREN becomes the legal identity',
    type: Party,
    given: { identities: [siren] },
    becomes: { identities: [legal] },
  },
  {
    fact: 'another legal identity stays the only one',
    type: Party,
    given: { identities: [siren, { code: 'A', scope: 'legal' }] },
  },
  {
    fact: 'a tax number of another country gives none',
    type: Party,
    given: { tax_id: { country: 'DE', code: '111111125' } },
  },
  {
    fact: 'the last inbox at a SIREN is the one in the Peppol network',
    type: Party,
    given: {
      inboxes: [
        { scheme: '0225', code: 'a' },
        { scheme: '0225', code: 'b' },
      ],
    },
    becomes: {
      inboxes: [
        { scheme: '0225', code: 'a' },
        { key: 'peppol', scheme: '0225', code: 'b' },
      ],
    },
  },
  {
    fact: 'an inbox that is in the network already stays the only one',
    type: Party,
    given: {
      inboxes: [
        { key: 'peppol', scheme: '0088', code: 'a' },
        { scheme: '0225', code: 'b' },
      ],
    },
  },
  { fact: 'inboxes of other schemes are left alone', type: Party, given: { inboxes: [{ scheme: '0088', code: 'a' }] } },
]);

const note = (key: string, subject: string, text: string) => ({ key, text, ext: { 'untdid-text-subject': subject } });
const payment = note('payment', 'PMT', 'Conditions de paiement selon les conditions générales de vente.');
const penalties = note(
  'payment-method',
  'PMD',
  'Pénalités et indemnités de retard applicables conformément aux conditions générales de vente.',
);
const noDiscount = note('payment-term', 'AAB', "Aucun escompte n'est accordé pour paiement anticipé.");
const required: readonly JsonObject[] = [payment, penalties, noDiscount];
const mode = (code: string, rounding = 'currency') => ({ rounding, ext: { 'fr-ctc-billing-mode': code } });
const totals = (due: string) => ({ sum: '10.00', total: '10.00', payable: '10.00', due });
const complete = (members: JsonObject = {}): JsonObject => ({ tax: mode('M1'), notes: required, ...members });
const member = { identities: [{ code: '1', ...scheme('0231') }] } satisfies Json;

describeNormalisers('invoices of Flow 2', { normalisers: [normaliseInvoice] }, [
  {
    fact: 'an invoice rounds to the currency, has a mode and the required notes',
    type: Invoice,
    given: {},
    becomes: complete(),
  },
  {
    fact: 'another way of rounding gives way',
    type: Invoice,
    given: complete({ tax: mode('S1', 'precise') }),
    becomes: complete({ tax: mode('S1') }),
  },
  {
    fact: 'nothing due makes the mode of paid invoices',
    type: Invoice,
    given: { totals: totals('0.00') },
    becomes: complete({ tax: mode('M2'), totals: totals('0.00') }),
  },
  {
    fact: 'an amount due makes the mode of unpaid ones',
    type: Invoice,
    given: { totals: totals('0.01') },
    becomes: complete({ totals: totals('0.01') }),
  },
  { fact: 'a mode that is given stays', type: Invoice, given: complete({ tax: mode('B7') }) },
  {
    fact: "the author's own words about a subject stay",
    type: Invoice,
    given: { notes: [note('general', 'PMT', 'At once')] },
    becomes: complete({ notes: [note('general', 'PMT', 'At once'), penalties, noDiscount] }),
  },
  {
    fact: 'a member of a taxable group says so',
    type: Invoice,
    given: { supplier: member },
    becomes: complete({ supplier: member, notes: [...required, note('legal', 'TXD', 'MEMBRE_ASSUJETTI_UNIQUE')] }),
  },
  {
    fact: 'the parties are brought into the form of the flow',
    type: Invoice,
    given: complete({ supplier: french('44732829320'), customer: { identities: [siren] } }),
    becomes: complete({
      supplier: { ...french('44732829320'), identities: [legal] },
      customer: { identities: [legal] },
    }),
  },
]);
