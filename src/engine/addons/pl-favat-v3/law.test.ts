import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { poland } from '../../regimes/pl/pl.ts';
import { faVat } from './pl-favat-v3.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record as PaymentRecord } from '../../documents/pay/record.ts';

describeAddonLaw(faVat, {
  source: published('data/addons/pl-favat-v3.json'),
  regime: poland,
  states: {
    key: 'pl-favat-v3',
    scenarios: [
      'standard: pl-favat-invoice-type=VAT',
      'standard + partial: pl-favat-invoice-type=ZAL',
      'standard + settlement: pl-favat-invoice-type=ROZ',
      'standard + simplified: pl-favat-invoice-type=UPR',
      'credit-note: pl-favat-invoice-type=KOR',
      'credit-note + partial: pl-favat-invoice-type=KOR_ZAL',
      'credit-note + settlement: pl-favat-invoice-type=KOR_ROZ',
    ],
    tags: { 'bill/invoice': 'settlement' },
    extensions: {
      'pl-favat-tax-category': '1 2 3 4 5 6.1 6.2 6.3 7 8 9 10 11',
      'pl-favat-invoice-type': 'VAT ZAL ROZ UPR KOR KOR_ZAL KOR_ROZ',
      'pl-favat-cash-accounting': '1 2',
      'pl-favat-self-billing': '1 2',
      'pl-favat-reverse-charge': '1 2',
      'pl-favat-split-payment': '1 2',
      'pl-favat-exemption': 'A B C',
      'pl-favat-margin-scheme': '2 3.1 3.2 3.3',
      'pl-favat-payment-means': '1 2 3 4 5 6 7',
      'pl-favat-jst': '1 2',
      'pl-favat-group-vat': '1 2',
      'pl-favat-third-party-role': '1 2 3 4 5 6 7 8 9 10 11',
      'pl-favat-effective-date': '1 2 3',
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note', stamps: 'favat-ksef-number' }],
  },
  scenarios: [
    { type: 'standard', ext: { 'pl-favat-invoice-type': 'VAT' } },
    { type: 'standard', tags: 'partial', ext: { 'pl-favat-invoice-type': 'ZAL' } },
    { type: 'standard', tags: 'settlement', ext: { 'pl-favat-invoice-type': 'ROZ' } },
    { type: 'standard', tags: 'simplified', ext: { 'pl-favat-invoice-type': 'UPR' } },
    { type: 'credit-note', ext: { 'pl-favat-invoice-type': 'KOR' } },
    { type: 'credit-note', tags: 'partial', ext: { 'pl-favat-invoice-type': 'KOR_ZAL' } },
    { type: 'credit-note', tags: 'settlement', ext: { 'pl-favat-invoice-type': 'KOR_ROZ' } },
  ],
  choices: {
    'GOBL-PL-FAVAT-BILL-INVOICE-01': 'standard credit-note',
  },
  derived: [
    {
      type: TaxCombo,
      ext: 'pl-favat-tax-category',
      given: (country) => ({ cat: 'VAT', key: 'standard', rate: 'general', country }),
      codes: 'FR=8 PL=1',
    },
    {
      type: Instructions,
      ext: 'pl-favat-payment-means',
      codes: `
      cash=1 card=2 other+voucher=3 cheque=4 other+credit=5 credit-transfer=6 online=7 other=
    `,
    },
    {
      type: PaymentRecord,
      ext: 'pl-favat-payment-means',
      codes: `
      cash=1 card=2 other+voucher=3 cheque=4 other+credit=5 credit-transfer=6 online=7 other=
    `,
    },
  ],
});
