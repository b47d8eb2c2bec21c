import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { greece } from '../../regimes/el/el.ts';
import { myData } from './gr-mydata-v1.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record as PaymentRecord } from '../../documents/pay/record.ts';

const itself = (value: object) => value as Readonly<Record<string, string>>;

/** VAT under a key with a code, `key/code`. */
const under = (words: string) => {
  const [key, code = ''] = words.split('/');
  return { cat: 'VAT', key, ...(code !== '' && { ext: { 'gr-mydata-exemption': code } }) };
};

describeAddonLaw(myData, {
  source: published('data/addons/gr-mydata-v1.json'),
  regime: greece,
  states: {
    key: 'gr-mydata-v1',
    scenarios: [
      'standard: gr-mydata-invoice-type=2.1',
      'standard + goods: gr-mydata-invoice-type=1.1',
      'standard + goods + export: gr-mydata-invoice-type=1.3',
      'standard + goods + export + eu: gr-mydata-invoice-type=1.2',
      'standard + goods + self-billed: gr-mydata-invoice-type=1.4',
      'standard + services: gr-mydata-invoice-type=2.1',
      'standard + services + export: gr-mydata-invoice-type=2.3',
      'standard + services + export + eu: gr-mydata-invoice-type=2.2',
      'credit-note: gr-mydata-invoice-type=5.1',
      'standard + simplified: gr-mydata-invoice-type=11.3',
      'standard + goods + simplified: gr-mydata-invoice-type=11.1',
      'standard + services + simplified: gr-mydata-invoice-type=11.2',
      'credit-note + simplified: gr-mydata-invoice-type=11.4',
      'credit-note + goods + simplified + self-billed: gr-mydata-invoice-type=11.5',
    ],
    tags: { 'bill/invoice': 'islands goods services export eu' },
    extensions: {
      'gr-mydata-vat-rate': '1 2 3 4 5 6 7 8',
      'gr-mydata-invoice-type': `
      1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 2.4 3.1 3.2 5.1 5.2 6.1 6.2 7.1 8.1 8.2 11.1 11.2 11.3 11.4 11.5
      13.1 13.2 13.3 13.4 13.30 13.31 14.1 14.2 14.3 14.4 14.5 14.30 14.31 15.1 16.1 17.1 17.2 17.3 17.4
      17.5 17.6
    `,
      'gr-mydata-payment-means': '1 2 3 4 5 6 7',
      'gr-mydata-exemption': '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31',
      'gr-mydata-income-cat': `
      category1_1 category1_2 category1_3 category1_4 category1_5 category1_6 category1_7 category1_8
      category1_9 category1_10 category1_95
    `,
      'gr-mydata-income-type': `
      E3_106 E3_205 E3_210 E3_305 E3_310 E3_318 E3_561_001 E3_561_002 E3_561_003 E3_561_004 E3_561_005
      E3_561_006 E3_561_007 E3_562 E3_563 E3_564 E3_565 E3_566 E3_567 E3_568 E3_570 E3_595 E3_596 E3_597
      E3_880_001 E3_880_002 E3_880_003 E3_880_004 E3_881_001 E3_881_002 E3_881_003 E3_881_004 E3_598_001
      E3_598_003
    `,
      'gr-mydata-tax-type': '1 2 3 4 5',
      'gr-mydata-fee': '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22',
      'gr-mydata-other-tax': '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30',
      'gr-mydata-stamp-duty': '1 2 3 4',
      'gr-mydata-branch': '/^\\d+$/',
    },
  },
  scenarios: [
    { type: 'standard', ext: { 'gr-mydata-invoice-type': '2.1' } },
    { type: 'standard', tags: 'goods', ext: { 'gr-mydata-invoice-type': '1.1' } },
    { type: 'standard', tags: 'goods export', ext: { 'gr-mydata-invoice-type': '1.3' } },
    { type: 'standard', tags: 'goods export eu', ext: { 'gr-mydata-invoice-type': '1.2' } },
    { type: 'standard', tags: 'goods self-billed', ext: { 'gr-mydata-invoice-type': '1.4' } },
    { type: 'standard', tags: 'services', ext: { 'gr-mydata-invoice-type': '2.1' } },
    { type: 'standard', tags: 'services export', ext: { 'gr-mydata-invoice-type': '2.3' } },
    { type: 'standard', tags: 'services export eu', ext: { 'gr-mydata-invoice-type': '2.2' } },
    { type: 'credit-note', ext: { 'gr-mydata-invoice-type': '5.1' } },
    { type: 'standard', tags: 'simplified', ext: { 'gr-mydata-invoice-type': '11.3' } },
    { type: 'standard', tags: 'goods simplified', ext: { 'gr-mydata-invoice-type': '11.1' } },
    { type: 'standard', tags: 'services simplified', ext: { 'gr-mydata-invoice-type': '11.2' } },
    { type: 'credit-note', tags: 'simplified', ext: { 'gr-mydata-invoice-type': '11.4' } },
    { type: 'credit-note', tags: 'goods simplified self-billed', ext: { 'gr-mydata-invoice-type': '11.5' } },
  ],
  derived: [
    {
      type: TaxCombo,
      ext: 'gr-mydata-vat-rate',
      given: (rate) => ({ cat: 'VAT', key: 'standard', rate }),
      codes: `
      general=1 reduced=2 super-reduced=3 general+island=4 reduced+island=5 super-reduced+island=6 other=
    `,
    },
    {
      type: TaxCombo,
      ext: 'key',
      given: (code) => under(`/${code}`),
      read: itself,
      codes: `
      1=outside-scope 2=outside-scope 3=outside-scope 4=outside-scope 24=outside-scope 29=outside-scope 30=outside-scope 31=outside-scope 7=exempt 5=exempt 6=exempt 9=exempt 10=exempt 11=exempt 12=exempt 13=exempt 15=exempt 17=exempt 18=exempt 19=exempt 20=exempt 21=exempt 22=exempt 23=exempt 25=exempt 26=exempt 27=exempt 8=export 28=export 14=intra-community 16=reverse-charge 99=standard
    `,
    },
    {
      type: TaxCombo,
      ext: 'gr-mydata-exemption',
      given: under,
      codes: `
      outside-scope=1 outside-scope/1=1 outside-scope/2=2 outside-scope/3=3 outside-scope/4=4 outside-scope/24=24 outside-scope/29=29 outside-scope/30=30 outside-scope/31=31 outside-scope/7=1 exempt=7 exempt/7=7 exempt/5=5 exempt/6=6 exempt/9=9 exempt/10=10 exempt/11=11 exempt/12=12 exempt/13=13 exempt/15=15 exempt/17=17 exempt/18=18 exempt/19=19 exempt/20=20 exempt/21=21 exempt/22=22 exempt/23=23 exempt/25=25 exempt/26=26 exempt/27=27 exempt/1=7 exempt/8=7 export=8 export/8=8 export/28=28 export/7=8 intra-community=14 intra-community/14=14 intra-community/7=14 reverse-charge=16 reverse-charge/16=16 reverse-charge/7=16 standard= standard/7= zero/7=
    `,
    },
    {
      type: TaxCombo,
      ext: 'gr-mydata-vat-rate',
      given: under,
      codes: 'outside-scope=7 exempt=7 export=7 intra-community=7 reverse-charge=7 standard=',
    },
    {
      type: TaxCombo,
      ext: 'gr-mydata-exemption',
      given: (country) => ({ cat: 'VAT', key: 'standard', country }),
      codes: 'FR=30 US=29 EL=',
    },
    {
      type: Instructions,
      ext: 'gr-mydata-payment-means',
      codes: `
      credit-transfer=1 credit-transfer+foreign=2 cash=3 cheque=4 promissory-note=5 online=6 card=7 netting=
    `,
    },
    {
      type: PaymentRecord,
      ext: 'gr-mydata-payment-means',
      codes: `
      credit-transfer=1 credit-transfer+foreign=2 cash=3 cheque=4 promissory-note=5 online=6 card=7 netting=
    `,
    },
  ],
});
