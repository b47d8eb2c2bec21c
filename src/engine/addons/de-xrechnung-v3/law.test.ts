import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { xrechnung } from './de-xrechnung-v3.ts';

describeAddonLaw(xrechnung, {
  source: published('data/addons/de-xrechnung-v3.json'),
  states: {
    key: 'de-xrechnung-v3',
    requires: 'eu-en16931-v2017',
  },
  choices: {
    'GOBL-DE-XRECHNUNG-BILL-INVOICE-01': 'untdid-tax-category: 326 380 384 389 381 875 876 877',
  },
});
