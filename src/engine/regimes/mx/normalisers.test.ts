import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { placeOfIssue } from './normalisers.ts';

const invoice = { type: Invoice } as const;

describeNormalisers('post codes in Mexican invoices', { normalisers: [placeOfIssue], regime: 'MX' }, [
  {
    ...invoice,
    fact: 'the place of issue is the post code of the supplier',
    given: { supplier: { addresses: [{ code: '06700' }, { code: '44100' }] } },
    becomes: {
      tax: { ext: { 'mx-cfdi-issue-place': '06700' } },
      supplier: { addresses: [{ code: '06700' }, { code: '44100' }] },
    },
  },
  {
    ...invoice,
    fact: 'the former extension of the supplier goes before the address, and goes',
    given: { supplier: { addresses: [{ code: '06700' }], ext: { 'mx-cfdi-post-code': '44100' } } },
    becomes: {
      tax: { ext: { 'mx-cfdi-issue-place': '44100' } },
      supplier: { addresses: [{ code: '06700' }] },
    },
  },
  {
    ...invoice,
    fact: 'a place of issue stays as it is',
    given: { tax: { ext: { 'mx-cfdi-issue-place': '21000' } }, supplier: { addresses: [{ code: '06700' }] } },
  },
  {
    ...invoice,
    fact: 'the former extension of the customer becomes the post code of its address',
    given: {
      customer: { addresses: [{ street: 'Calle Colima', code: '1' }], ext: { 'mx-cfdi-post-code': '06700' } },
    },
    becomes: { customer: { addresses: [{ street: 'Calle Colima', code: '06700' }] } },
  },
  {
    ...invoice,
    fact: 'a customer without address gets one',
    given: { customer: { name: 'Ana', ext: { 'mx-cfdi-post-code': '06700', 'mx-cfdi-use': 'G01' } } },
    becomes: { customer: { name: 'Ana', addresses: [{ code: '06700' }], ext: { 'mx-cfdi-use': 'G01' } } },
  },
  { ...invoice, fact: 'without post codes nothing happens', given: { supplier: { name: 'Ana' } } },
]);
