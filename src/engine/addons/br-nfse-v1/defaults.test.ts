import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { nfse } from './br-nfse-v1.ts';

const parts = { normalisers: nfse.normalisers ?? [], addons: ['br-nfse-v1'] };

describeNormalisers('defaults of the NFS-e', parts, [
  {
    fact: 'a supplier has no incentive',
    type: Invoice,
    given: { supplier: { name: 'Laranjeiras Design' } },
    becomes: { supplier: { name: 'Laranjeiras Design', ext: { 'br-nfse-fiscal-incentive': '2' } } },
  },
  {
    fact: 'other codes of the supplier stay',
    type: Invoice,
    given: { supplier: { ext: { 'br-nfse-simples': '1' } } },
    becomes: { supplier: { ext: { 'br-nfse-simples': '1', 'br-nfse-fiscal-incentive': '2' } } },
  },
  {
    fact: 'an incentive that is stated stays',
    type: Invoice,
    given: { supplier: { ext: { 'br-nfse-fiscal-incentive': '1' } } },
  },
  { fact: 'the customer is asked for none', type: Invoice, given: { customer: { name: 'Ana Prado' } } },
  {
    fact: 'ISS is due',
    type: TaxCombo,
    given: { cat: 'ISS', percent: '5%' },
    becomes: { cat: 'ISS', percent: '5%', ext: { 'br-nfse-iss-liability': '1' } },
  },
  {
    fact: 'a liability that is stated stays',
    type: TaxCombo,
    given: { cat: 'ISS', ext: { 'br-nfse-iss-liability': '3' } },
  },
  { fact: 'other taxes have no liability', type: TaxCombo, given: { cat: 'PIS', percent: '0.65%' } },
]);
