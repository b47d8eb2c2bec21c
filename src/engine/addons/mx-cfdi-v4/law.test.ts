import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { mexico } from '../../regimes/mx/mx.ts';
import { cfdi } from './mx-cfdi-v4.ts';

describeAddonLaw(cfdi, {
  source: published('data/addons/mx-cfdi-v4.json'),
  regime: mexico,
  states: {
    key: 'mx-cfdi-v4',
    tags: { 'bill/invoice': 'global' },
    extensions: {
      'mx-cfdi-doc-type': 'I E P',
      'mx-cfdi-rel-type': '01 02 03 04 05 06 07',
      'mx-cfdi-issue-place': '/^[0-9]{5}$/',
      'mx-cfdi-tax-type': '001 002 003',
      'mx-cfdi-prod-serv': '',
      'mx-cfdi-fiscal-regime': '601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626',
      'mx-cfdi-use': `
      G01 G02 G03 I01 I02 I03 I04 I05 I06 I07 I08 D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 S01 CP01 CN01
    `,
      'mx-cfdi-payment-method': 'PUE PPD',
      'mx-cfdi-payment-means': '01 02 03 04 05 06 08 12 13 14 15 17 23 24 25 26 27 28 29 30 31 99',
      'mx-cfdi-global-period': '01 02 03 04 05',
      'mx-cfdi-global-month': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18',
      'mx-cfdi-global-year': '/\\d{4}/',
    },
  },
  scenarios: [
    {
      type: 'standard',
      with: { payment: { advances: [{ description: 'Anticipo', amount: '110.00' }] } },
      ext: { 'mx-cfdi-doc-type': 'I', 'mx-cfdi-payment-method': 'PUE' },
    },
    {
      type: 'credit-note',
      with: { payment: { advances: [{ description: 'Anticipo', amount: '110.00' }] } },
      ext: { 'mx-cfdi-doc-type': 'E', 'mx-cfdi-payment-method': 'PUE' },
    },
    { type: 'standard', ext: { 'mx-cfdi-doc-type': 'I', 'mx-cfdi-payment-method': 'PPD' } },
    {
      type: 'credit-note',
      ext: { 'mx-cfdi-doc-type': 'E', 'mx-cfdi-rel-type': '01', 'mx-cfdi-payment-method': 'PPD' },
    },
  ],
  choices: {
    'GOBL-MX-CFDI-BILL-PAYMENT-04': 'mx-cfdi-doc-type: P',
    'GOBL-MX-CFDI-FUELACCOUNTBALANCE-23': 'VAT IEPS',
  },
});
