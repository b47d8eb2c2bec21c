import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record } from '../../documents/pay/record.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { myData } from './gr-mydata-v1.ts';

const ext = (codes: object) => ({
  ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`gr-mydata-${key}`, String(code)])),
});

function vat(fact: string, given: object, becomes: object) {
  return { fact, type: TaxCombo, given: { cat: 'VAT', ...given }, becomes: { cat: 'VAT', ...given, ...becomes } };
}

const untaxed = (cause: number) => ext({ exemption: cause, 'vat-rate': 7 });

function charged(fact: string, given: object, codes: object) {
  return { fact, type: Charge, given: { amount: '1', ...given }, becomes: { amount: '1', ...given, ...ext(codes) } };
}

describeNormalisers('myDATA', { normalisers: myData.normalisers ?? [], addons: ['gr-mydata-v1'] }, [
  vat('a rate has its category', { rate: 'general' }, { key: 'standard', ...ext({ 'vat-rate': 1 }) }),
  vat('so has a rate of the islands', { rate: 'reduced+island' }, { key: 'standard', ...ext({ 'vat-rate': 5 }) }),
  vat('a taxed sale has no cause', { key: 'zero', ...ext({ exemption: 7 }) }, { ext: {} }),
  vat('exempt is cause 7', { key: 'exempt' }, untaxed(7)),
  vat('a cause that goes with the key stays', { key: 'exempt', ...ext({ exemption: 27 }) }, untaxed(27)),
  vat('another gives way', { key: 'export', ...ext({ exemption: 27 }) }, untaxed(8)),
  vat('a cause stands for its key', ext({ exemption: 14 }), { key: 'intra-community', ...untaxed(14) }),
  vat('reverse charge is cause 16', { key: 'reverse-charge' }, untaxed(16)),
  vat('outside the scope is cause 1', { key: 'outside-scope' }, untaxed(1)),
  vat(
    'VAT of a member state is cause 30',
    { country: 'DE', rate: 'general' },
    { key: 'outside-scope', ...untaxed(30) },
  ),
  vat('VAT of another country is cause 29', { country: 'GB' }, { key: 'outside-scope', ...untaxed(29) }),
  { fact: 'other taxes stay', type: TaxCombo, given: { cat: 'IRPF', rate: 'general' } },
  charged(
    'stamp duty is sort 4, whatever is stated',
    { key: 'stamp-duty', ...ext({ 'tax-type': 2 }) },
    { 'tax-type': 4 },
  ),
  charged('a tax is sort 3', { key: 'tax' }, { 'tax-type': 3 }),
  charged('a fee is sort 2', ext({ fee: 1 }), { fee: 1, 'tax-type': 2 }),
  charged('a sort that is stated stays', ext({ fee: 1, 'tax-type': 3 }), { fee: 1, 'tax-type': 3 }),
  { fact: 'other charges have none', type: Charge, given: { key: 'delivery', amount: '1' } },
  {
    fact: 'instructions have their means',
    type: Instructions,
    given: { key: 'credit-transfer+foreign' },
    becomes: { key: 'credit-transfer+foreign', ...ext({ 'payment-means': 2 }) },
  },
  {
    fact: 'a kind of card is a card',
    type: Record,
    given: { key: 'card+debit', amount: '1' },
    becomes: { key: 'card+debit', amount: '1', ...ext({ 'payment-means': 7 }) },
  },
]);
