import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record } from '../../documents/pay/record.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { faVat } from './pl-favat-v3.ts';

const ext = (codes: object) => ({
  ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`pl-favat-${key}`, String(code)])),
});

function positioned(combo: { readonly cat: string; readonly [member: string]: string }, category: string) {
  return {
    fact: `${Object.values(combo).join(' ')} is in position ${category}`,
    type: TaxCombo,
    given: combo,
    becomes: { ...combo, ...ext({ 'tax-category': category }) },
  };
}

describeNormalisers('FA(3)', { normalisers: faVat.normalisers ?? [], addons: ['pl-favat-v3'] }, [
  positioned({ cat: 'VAT', key: 'standard', rate: 'general' }, '1'),
  positioned({ cat: 'VAT', key: 'standard', rate: 'reduced' }, '2'),
  positioned({ cat: 'VAT', key: 'standard', rate: 'super-reduced' }, '3'),
  positioned({ cat: 'VAT', key: 'zero' }, '6.1'),
  positioned({ cat: 'VAT', key: 'intra-community' }, '6.2'),
  positioned({ cat: 'VAT', key: 'export' }, '6.3'),
  positioned({ cat: 'VAT', key: 'exempt' }, '7'),
  positioned({ cat: 'VAT', key: 'outside-scope' }, '8'),
  positioned({ cat: 'VAT', key: 'reverse-charge' }, '9'),
  positioned({ cat: 'VAT', country: 'DE', key: 'standard', rate: 'general' }, '8'),
  { fact: 'a tax without key has no position', type: TaxCombo, given: { cat: 'VAT', rate: 'general' } },
  {
    fact: 'a position stays where the rate has none',
    type: TaxCombo,
    given: { cat: 'VAT', key: 'standard', percent: '4%', ...ext({ 'tax-category': '4' }) },
  },
  {
    fact: 'tags mark an invoice',
    type: Invoice,
    given: { $tags: ['self-billed', 'reverse-charge'] },
    becomes: { $tags: ['self-billed', 'reverse-charge'], tax: ext({ 'self-billing': 1, 'reverse-charge': 1 }) },
  },
  { fact: 'other tags do not', type: Invoice, given: { $tags: ['simplified'] } },
  {
    fact: 'a kind of card is a card',
    type: Instructions,
    given: { key: 'card+debit' },
    becomes: { key: 'card+debit', ...ext({ 'payment-means': 2 }) },
  },
  {
    fact: 'a payment has its means',
    type: Record,
    given: { key: 'other+voucher', amount: '1' },
    becomes: { key: 'other+voucher', amount: '1', ...ext({ 'payment-means': 3 }) },
  },
  { fact: 'other means have no code', type: Record, given: { key: 'other', amount: '1' } },
]);
