import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { saudiArabia } from '../../regimes/sa/sa.ts';
import { en16931 } from '../eu-en16931-v2017/eu-en16931-v2017.ts';
import { zatca } from './sa-zatca-v1.ts';

describeAddonLaw(zatca, {
  source: published('data/addons/sa-zatca-v1.json'),
  regime: saudiArabia,
  along: [en16931],
  states: {
    key: 'sa-zatca-v1',
    scenarios: ['standard: untdid-document-type=388'],
    requires: 'eu-en16931-v2017',
    tags: { 'bill/invoice': 'summary third-party nominal export' },
    extensions: {
      'sa-zatca-invoice-type': '/^0[12][01]{5}$/',
    },
  },
  scenarios: [{ type: 'standard', ext: { 'untdid-document-type': '388' } }],
  choices: {
    'GOBL-SA-ZATCA-BILL-INVOICE-05': 'untdid-document-type: 388 386 383 381',
    'GOBL-SA-ZATCA-BILL-INVOICE-06': `
      sa-zatca-invoice-type: 0100000 0100001 0100010 0100011 0100100 0100110 0101000 0101001 0101010 0101011 0101100 0101110
      0110000 0110001 0110010 0110011 0110100 0110110 0111000 0111001 0111010 0111011 0111100 0111110
      0200000 0200010 0201000 0201010 0210000 0210010 0211000 0211010
    `,
    'GOBL-SA-ZATCA-TAX-COMBO-02': 'untdid-tax-category: S Z E O',
    'GOBL-SA-ZATCA-TAX-COMBO-03': 'VAT',
  },
});
