import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { france } from '../../regimes/fr/fr.ts';
import { flow10 } from './fr-ctc-flow10-v1.ts';

describeAddonLaw(flow10, {
  source: published('data/addons/fr-ctc-flow10-v1.json'),
  regime: france,
  states: {
    key: 'fr-ctc-flow10-v1',
    scenarios: [
      'standard: untdid-document-type=380',
      'standard + prepayment: untdid-document-type=386',
      'corrective: untdid-document-type=384',
      'credit-note: untdid-document-type=381',
      'credit-note + prepayment: untdid-document-type=503',
    ],
    extensions: {
      'fr-ctc-flow10-b2c-category': 'TLB1 TPS1 TNT1 TMA1',
      'fr-ctc-billing-mode': 'B1 B2 B4 B7 S1 S2 S4 S5 S6 S7 M1 M2 M4',
    },
  },
  scenarios: [
    { type: 'standard', ext: { 'untdid-document-type': '380' } },
    { type: 'standard', tags: 'prepayment', ext: { 'untdid-document-type': '386' } },
    { type: 'corrective', ext: { 'untdid-document-type': '384' } },
    { type: 'credit-note', ext: { 'untdid-document-type': '381' } },
    { type: 'credit-note', tags: 'prepayment', ext: { 'untdid-document-type': '503' } },
  ],
  choices: {
    'GOBL-FR-CTC-FLOW10-BILL-INVOICE-08': 'untdid-document-type: 380 386 384 381 503',
    'GOBL-FR-CTC-FLOW10-BILL-PAYMENT-01': 'receipt',
  },
});
