import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { denmark } from '../../regimes/dk/dk.ts';
import { en16931 } from '../eu-en16931-v2017/eu-en16931-v2017.ts';
import { oioubl } from './dk-oioubl-v2.ts';

describeAddonLaw(oioubl, {
  source: {
    title: 'Module gobl.dk.oioubl v0.0.5 (2026-08-13), which translates OIOUBL Schematron 1.17.2',
    url: 'https://github.com/invopop/gobl.dk.oioubl',
    read: '2026-11-22',
  },
  regime: denmark,
  along: [en16931],
  states: {
    key: 'dk-oioubl-v2',
    requires: 'eu-en16931-v2017',
    extensions: { 'dk-oioubl-duty-code': '' },
  },
  choices: {
    'GOBL-DK-OIOUBL-BILL-INVOICE-01': 'untdid-document-type: 325 380 393 381',
    'GOBL-DK-OIOUBL-BILL-INVOICE-02': 'currency',
    'GOBL-DK-OIOUBL-PAY-INSTRUCTIONS-01': 'untdid-payment-means: 1 10 20 31 42 48 49 50 58 59 93 97',
  },
});
