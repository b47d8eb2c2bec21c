import type { NormaliserCase } from '../../../testing/normalisers/normaliser-cases.ts';
import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { AnyKind } from '../../core/schema/kind.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Discount } from '../../documents/bill/discount.ts';
import { LineCharge, LineDiscount } from '../../documents/bill/line.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Inbox } from '../../documents/org/inbox.ts';
import { Attribute } from '../../documents/org/attribute.ts';
import { Item } from '../../documents/org/item.ts';
import { Note } from '../../documents/org/note.ts';
import { Party } from '../../documents/org/party.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { TaxNote } from '../../documents/tax/note.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { en16931 } from './eu-en16931-v2017.ts';

const parts = { normalisers: en16931.normalisers ?? [], addons: ['eu-en16931-v2017'] };

const category = (code: string) => ({ 'untdid-tax-category': code });

describeNormalisers('tax categories of EN 16931', parts, [
  ...Object.entries({
    standard: 'S',
    zero: 'Z',
    exempt: 'E',
    'reverse-charge': 'AE',
    'intra-community': 'K',
    export: 'G',
    'outside-scope': 'O',
    'exempt+medical': 'E',
  }).map(([key, code]) => ({
    fact: `the key ${key} is category ${code}, whatever is stated`,
    type: TaxCombo,
    given: { cat: 'VAT', key, ext: category('Z') },
    becomes: { cat: 'VAT', key, ext: category(code) },
  })),
  {
    fact: 'without key, the category says what is meant',
    type: TaxCombo,
    given: { cat: 'VAT', ext: category('AE') },
    becomes: { cat: 'VAT', key: 'reverse-charge', ext: category('AE') },
  },
  {
    fact: 'without either, VAT is at the standard rate',
    type: TaxCombo,
    given: { cat: 'VAT', percent: '19%' },
    becomes: { cat: 'VAT', key: 'standard', percent: '19%', ext: category('S') },
  },
  {
    fact: 'a key that has no category takes it away',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'margin', ext: category('S') },
    becomes: { cat: 'VAT', key: 'margin' },
  },
  ...Object.entries({ IGIC: 'L', IPSI: 'M', IRPF: 'O' }).map(([cat, code]) => ({
    fact: `${cat} is category ${code}`,
    type: TaxCombo,
    given: { cat, percent: '7%' },
    becomes: { cat, percent: '7%', ext: category(code) },
  })),
  {
    fact: 'a note about VAT gets the category of its key',
    type: TaxNote,
    given: { cat: 'VAT', key: 'exempt', text: 'Exempt' },
    becomes: { cat: 'VAT', key: 'exempt', text: 'Exempt', ext: category('E') },
  },
  {
    fact: 'a note about VAT gets the key of its category',
    type: TaxNote,
    given: { cat: 'VAT', text: 'Abroad', ext: category('G') },
    becomes: { cat: 'VAT', key: 'export', text: 'Abroad', ext: category('G') },
  },
  { fact: 'a note with a key of its own stays', type: TaxNote, given: { cat: 'VAT', key: 'art', text: 'Art' } },
  { fact: 'a note about another tax stays', type: TaxNote, given: { cat: 'IGIC', key: 'exempt', text: 'Exempt' } },
]);

function coded(fact: string, type: AnyKind, key: string, ext: JsonObject): NormaliserCase {
  const given = { key, amount: '1.00' };
  return { fact, type, given, becomes: { ...given, ext } };
}

describeNormalisers('reasons and means in EN 16931', parts, [
  coded('a discount of a line has a reason', LineDiscount, 'sample', { 'untdid-allowance': '67' }),
  coded('a charge of a line has a reason', LineCharge, 'delivery', { 'untdid-charge': 'DL' }),
  coded('a discount of the document has a reason', Discount, 'yearly-turnover', { 'untdid-allowance': '105' }),
  coded('a charge of the document has a reason', Charge, 'stamp-duty', { 'untdid-charge': 'ST' }),
  {
    fact: 'only the keys themselves are reasons',
    type: LineDiscount,
    given: { key: 'sample+blue', amount: '1.00', ext: { 'untdid-allowance': '64' } },
  },
  {
    fact: 'SEPA transfers have a means of their own',
    type: Instructions,
    given: { key: 'credit-transfer+sepa' },
    becomes: { key: 'credit-transfer+sepa', ext: { 'untdid-payment-means': '58' } },
  },
  {
    fact: 'an unlisted kind of card is a card',
    type: Instructions,
    given: { key: 'card+corporate', ext: { 'untdid-payment-means': '1' } },
    becomes: { key: 'card+corporate', ext: { 'untdid-payment-means': '48' } },
  },
  {
    fact: 'for other means the author states the code',
    type: Instructions,
    given: { key: 'other', ext: { 'untdid-payment-means': '97' } },
  },
  {
    fact: 'the key of a note is its subject',
    type: Note,
    given: { key: 'legal', text: 'Court of Valencia', ext: { 'untdid-text-subject': 'AAI' } },
    becomes: { key: 'legal', text: 'Court of Valencia', ext: { 'untdid-text-subject': 'ABL' } },
  },
  {
    fact: 'items are counted in pieces unless they say otherwise',
    type: Item,
    given: { name: 'Chair' },
    becomes: { name: 'Chair', unit: 'one' },
  },
  { fact: 'a unit stays', type: Item, given: { name: 'Oil', unit: 'l' } },
  {
    fact: 'a code that has a word becomes the unit, and stays',
    type: Item,
    given: { name: 'Oil', ext: { 'untdid-unit': 'LTR' } },
    becomes: { name: 'Oil', unit: 'l', ext: { 'untdid-unit': 'LTR' } },
  },
  {
    fact: 'a code without a word stands for itself',
    type: Item,
    given: { name: 'Oil', ext: { 'untdid-unit': 'XPP' } },
  },
  {
    fact: 'the unit decides against the code beside it',
    type: Item,
    given: { name: 'Oil', unit: 'l', ext: { 'untdid-unit': 'KGM' } },
    becomes: { name: 'Oil', unit: 'l', ext: { 'untdid-unit': 'LTR' } },
  },
  {
    fact: 'the code of an attribute gives its unit',
    type: Attribute,
    given: { key: 'weight', amount: '2', ext: { 'untdid-unit': 'KGM' } },
    becomes: { key: 'weight', amount: '2', unit: 'kg', ext: { 'untdid-unit': 'KGM' } },
  },
  { fact: 'an attribute needs no unit', type: Attribute, given: { key: 'color', text: 'red' } },
]);

const peppol = { key: 'peppol', scheme: '0088', code: '1234567890128' };

describeNormalisers('identifiers in EN 16931', parts, [
  {
    fact: 'a GLN is in scheme 0088',
    type: Identity,
    given: { key: 'gln', code: '1234567890128' },
    becomes: { key: 'gln', code: '1234567890128', ext: { 'iso-scheme-id': '0088' } },
  },
  {
    fact: 'a SIREN is in scheme 0002',
    type: Identity,
    given: { type: 'SIREN', code: '732829320' },
    becomes: { type: 'SIREN', code: '732829320', ext: { 'iso-scheme-id': '0002' } },
  },
  { fact: 'other identities stay', type: Identity, given: { type: 'HRB', code: '1' } },
  {
    fact: 'the scheme before the code of an inbox becomes its own',
    type: Inbox,
    given: { code: '0088:1234567890128' },
    becomes: { scheme: '0088', code: '1234567890128' },
  },
  {
    fact: 'a Peppol inbox becomes an endpoint too',
    type: Party,
    given: { name: 'Buyer', inboxes: [{ ...peppol, label: 'Peppol' }] },
    becomes: {
      name: 'Buyer',
      endpoints: [{ label: 'Peppol', uri: 'iso6523-actorid-upis::0088:1234567890128' }],
      inboxes: [{ ...peppol, label: 'Peppol' }],
    },
  },
  {
    fact: 'endpoints of other networks stay beside it',
    type: Party,
    given: { endpoints: [{ uri: 'mailto:a@b.example' }], inboxes: [{ key: 'peppol', code: '0088:1' }] },
    becomes: {
      endpoints: [{ uri: 'mailto:a@b.example' }, { uri: 'iso6523-actorid-upis::0088:1' }],
      inboxes: [{ key: 'peppol', scheme: '0088', code: '1' }],
    },
  },
  {
    fact: 'a party keeps the endpoint it has in the network',
    type: Party,
    given: { endpoints: [{ uri: 'iso6523-actorid-upis::0192:987' }], inboxes: [peppol] },
  },
  { fact: 'an inbox without scheme is no endpoint', type: Party, given: { inboxes: [{ key: 'peppol', code: '1' }] } },
]);
