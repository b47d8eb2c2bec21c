import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { mexico } from '../../regimes/mx/mx.ts';
import { cfdi } from './mx-cfdi-v4.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record as PaymentRecord } from '../../documents/pay/record.ts';

describeAddonLaw(cfdi, {
  source: published('data/addons/mx-cfdi-v4.json'),
  regime: mexico,
  states: {
    key: 'mx-cfdi-v4',
    scenarios: [
      'standard: mx-cfdi-doc-type=I',
      'credit-note: mx-cfdi-doc-type=E mx-cfdi-rel-type=01',
      'standard/credit-note: mx-cfdi-payment-method=PUE',
      'standard/credit-note: mx-cfdi-payment-method=PPD',
    ],
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
  derived: [
    {
      type: Instructions,
      ext: 'mx-cfdi-payment-means',
      codes: `
      cash=01 cheque=02 credit-transfer=03 card=04 online+wallet=05 online=06 other+grocery-vouchers=08 other+in-kind=12
 other+subrogation=13 other+consignment=14 other+debt-relief=15 netting=17 other+novation=23 other+merger=24 other+remission=25
 other+expiration=26 other+satisfy-creditor=27 card+debit=28 other+debit=28 other+services=29 other+advance=30
 other+intermediary=31 other=
    `,
    },
    {
      type: PaymentRecord,
      ext: 'mx-cfdi-payment-means',
      codes: `
      cash=01 cheque=02 credit-transfer=03 card=04 online+wallet=05 online=06 other+grocery-vouchers=08 other+in-kind=12
 other+subrogation=13 other+consignment=14 other+debt-relief=15 netting=17 other+novation=23 other+merger=24 other+remission=25
 other+expiration=26 other+satisfy-creditor=27 card+debit=28 other+debit=28 other+services=29 other+advance=30
 other+intermediary=31 other=
    `,
    },
  ],
});
