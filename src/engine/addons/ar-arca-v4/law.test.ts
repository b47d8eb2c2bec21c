import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { arca } from './ar-arca-v4.ts';
import { Invoice } from '../../documents/bill/invoice.ts';

type Customer = { readonly customer?: { readonly ext?: Record<string, string> } };
type Taxed = { readonly tax?: { readonly ext?: Record<string, string> } };

const statusOf = (invoice: object) => (invoice as Customer).customer?.ext;
const taxOf = (invoice: object) => (invoice as Taxed).tax?.ext;

/** The status of a customer, limited to what its tax identity allows. */
const ofStatus = (status: string, more: object = {}) => ({
  type: 'standard',
  customer: { ...more, ext: { 'ar-arca-vat-status': status } },
});

describeAddonLaw(arca, {
  source: published('data/addons/ar-arca-v4.json'),
  states: {
    key: 'ar-arca-v4',
    tags: { 'bill/invoice': 'monotax' },
    extensions: {
      'ar-arca-doc-type': `
      1 2 3 4 5 6 7 8 9 10 11 12 13 15 34 35 39 40 49 51 52 53 54 60 61 63 64 201 202 203 206 207 208 211
      212 213 195 196 197
    `,
      'ar-arca-concept': '1 2 3',
      'ar-arca-tax-type': '1 2 3 4 5 6 7 8 9 13 99',
      'ar-arca-vat-rate': '3 4 5 6 8 9',
      'ar-arca-identity-type': `
      00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 16 17 18 19 20 21 22 23 24 80 86 87 89 90 91 92 93 94 95
      96 99
    `,
      'ar-arca-vat-status': '1 4 5 6 7 8 9 10 13 15 16',
      'ar-arca-tourism-type': '1 2 3 4 5 6',
      'ar-arca-tourism-item': '1 2 5',
    },
    corrections: [{ schema: 'bill/invoice', extensions: 'ar-arca-doc-type' }],
  },
  choices: {
    'GOBL-AR-ARCA-BILL-INVOICE-28': 'ar-arca-vat-rate: 5',
  },
  derived: [
    {
      type: Invoice,
      ext: 'ar-arca-vat-status',
      given: (status) => ofStatus(status),
      read: statusOf,
      codes: `
      1=5 4=4 5=5 6=5 7=7 8=5 9=5 10=10 13=5 15=15 16=5
    `,
    },
    {
      type: Invoice,
      ext: 'ar-arca-vat-status',
      given: (status) => ofStatus(status, { tax_id: { country: 'UY' } }),
      read: statusOf,
      codes: `
      1=9 4=9 5=9 6=9 7=9 8=8 9=9 10=9 13=9 15=9 16=9
    `,
    },
    {
      type: Invoice,
      ext: 'ar-arca-vat-status',
      given: (status) => ofStatus(status, { tax_id: { country: 'AR' } }),
      read: statusOf,
      codes: `
      1=1 4=4 5=1 6=6 7=7 8=1 9=1 10=10 13=13 15=15 16=16
    `,
    },
    {
      type: Invoice,
      ext: 'ar-arca-doc-type',
      given: (type) => ({ ...ofStatus('1', { tax_id: { country: 'AR' } }), type }),
      read: taxOf,
      codes: `
      standard=1 debit-note=2 credit-note=3 proforma=
    `,
    },
    {
      type: Invoice,
      ext: 'ar-arca-doc-type',
      given: (status) => ofStatus(status, { tax_id: { country: 'AR' } }),
      read: taxOf,
      codes: `
      1=1 4=6 6=1 7=6 10=6 13=1 15=6 16=1
    `,
    },
    {
      type: Invoice,
      ext: 'ar-arca-doc-type',
      given: (type) => ({ type }),
      read: taxOf,
      codes: 'standard=6 debit-note=7 credit-note=8 corrective=',
    },
    {
      type: Invoice,
      ext: 'ar-arca-doc-type',
      given: (type) => ({ type, $tags: ['monotax'] }),
      read: taxOf,
      codes: `
      standard=11 debit-note=12 credit-note=13
    `,
    },
    {
      type: Invoice,
      ext: 'ar-arca-concept',
      given: (keys) => ({ type: 'standard', lines: keys.split('+').map((key) => ({ item: { key } })) }),
      read: taxOf,
      codes: `
      goods=1 services=2 goods+services=3 goods+goods=1 other=2
    `,
    },
  ],
});
