import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { spain } from '../../regimes/es/es.ts';
import { sii } from './es-sii-v1.ts';

describeAddonLaw(sii, {
  source: published('data/addons/es-sii-v1.json'),
  regime: spain,
  states: {
    key: 'es-sii-v1',
    tags: { 'bill/invoice': 'replacement' },
    extensions: {
      'es-sii-doc-type': 'F1 F2 F3 F4 F5 F6 R1 R2 R3 R4 R5 AJ LC',
      'es-sii-correction-type': 'S I',
      'es-sii-exempt': 'E1 E2 E3 E4 E5 E6',
      'es-sii-outside-scope': 'other location',
      'es-sii-regime': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17',
      'es-sii-identity-type': '02 03 04 05 06 07',
      'es-sii-simplified-art7273': 'S N',
      'es-sii-third-party-issuer': 'S N',
      'es-sii-product': 'goods services',
    },
    corrections: [{ schema: 'bill/invoice', copyTax: true, extensions: 'es-sii-doc-type' }],
  },
  scenarios: [
    { type: 'standard', ext: { 'es-sii-doc-type': 'F1' } },
    { type: 'standard', tags: 'simplified', ext: { 'es-sii-doc-type': 'F2' } },
    { type: 'standard', tags: 'replacement', ext: { 'es-sii-doc-type': 'F3' } },
    { type: 'corrective', tags: 'simplified', ext: { 'es-sii-doc-type': 'R5' } },
    { type: 'credit-note', tags: 'simplified', ext: { 'es-sii-doc-type': 'R5' } },
    { type: 'debit-note', tags: 'simplified', ext: { 'es-sii-doc-type': 'R5' } },
  ],
  choices: {
    'GOBL-ES-SII-BILL-INVOICE-10': 'es-sii-doc-type: F1 F2 F3',
    'GOBL-ES-SII-BILL-INVOICE-11': 'es-sii-doc-type: R1 R2 R3 R4 R5',
  },
});
