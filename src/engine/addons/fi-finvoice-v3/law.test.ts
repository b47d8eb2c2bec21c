import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { finland } from '../../regimes/fi/fi.ts';
import { en16931 } from '../eu-en16931-v2017/eu-en16931-v2017.ts';
import { finvoice } from './fi-finvoice-v3.ts';

describeAddonLaw(finvoice, {
  source: {
    title:
      'Module gobl.fi.finvoice, what the states of its tree for releases 0.504.0 to 0.507.0 of the format agree on',
    url: 'https://github.com/invopop/gobl.fi.finvoice',
    read: '2026-11-22',
  },
  regime: finland,
  along: [en16931],
  states: {
    key: 'fi-finvoice-v3',
    requires: 'eu-en16931-v2017',
    extensions: { 'fi-finvoice-operator': '/^[A-Za-z0-9]{2,35}$/' },
  },
  choices: { 'GOBL-FI-FINVOICE-BILL-INVOICE-05': 'credit-transfer credit-transfer+sepa' },
});
