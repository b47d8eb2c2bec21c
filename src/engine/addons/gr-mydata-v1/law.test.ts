import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { greece } from '../../regimes/el/el.ts';
import { myData } from './gr-mydata-v1.ts';

describeAddonLaw(myData, {
  source: published('data/addons/gr-mydata-v1.json'),
  regime: greece,
  states: {
    key: 'gr-mydata-v1',
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
});
