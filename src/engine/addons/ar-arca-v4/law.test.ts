import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { arca } from './ar-arca-v4.ts';

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
});
