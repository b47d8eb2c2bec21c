import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { germany } from '../../regimes/de/de.ts';
import { en16931 } from './eu-en16931-v2017.ts';

describeAddonLaw(en16931, {
  source: published('data/addons/eu-en16931-v2017.json'),
  regime: germany,
  states: {
    key: 'eu-en16931-v2017',
  },
  scenarios: [
    { type: 'standard', ext: { 'untdid-document-type': '380' } },
    { type: 'credit-note', ext: { 'untdid-document-type': '381' } },
    { type: 'debit-note', ext: { 'untdid-document-type': '383' } },
    { type: 'corrective', ext: { 'untdid-document-type': '384' } },
    { type: 'proforma', ext: { 'untdid-document-type': '325' } },
    { type: 'standard', tags: 'partial', ext: { 'untdid-document-type': '326' } },
    { type: 'standard', tags: 'self-billed', ext: { 'untdid-document-type': '389' } },
    { type: 'credit-note', tags: 'self-billed', ext: { 'untdid-document-type': '261' } },
    { type: 'standard', tags: 'prepayment', ext: { 'untdid-document-type': '386' } },
    { type: 'standard', tags: 'factoring', ext: { 'untdid-document-type': '393' } },
    { type: 'credit-note', tags: 'factoring', ext: { 'untdid-document-type': '396' } },
  ],
  choices: {
    'GOBL-EU-EN16931-TAX-COMBO-02': 'untdid-tax-category: AE E G K O S Z',
    'GOBL-EU-EN16931-TAX-COMBO-03': 'untdid-tax-category: L',
    'GOBL-EU-EN16931-TAX-COMBO-04': 'untdid-tax-category: M',
    'GOBL-EU-EN16931-TAX-COMBO-05': 'untdid-tax-category: O',
  },
});
