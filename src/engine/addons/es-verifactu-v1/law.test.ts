import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { spain } from '../../regimes/es/es.ts';
import { verifactu } from './es-verifactu-v1.ts';

describeAddonLaw(verifactu, {
  source: published('data/addons/es-verifactu-v1.json'),
  regime: spain,
  states: {
    key: 'es-verifactu-v1',
    tags: { 'bill/invoice': 'replacement' },
    extensions: {
      'es-verifactu-doc-type': 'F1 F2 F3 R1 R2 R3 R4 R5',
      'es-verifactu-correction-type': 'S I',
      'es-verifactu-op-class': 'S1 S2 N1 N2',
      'es-verifactu-exempt': 'E1 E2 E3 E4 E5 E6',
      'es-verifactu-regime': '01 02 03 04 05 06 07 08 09 10 11 14 15 17 18 19 20',
      'es-verifactu-identity-type': '02 03 04 05 06 07',
      'es-verifactu-simplified-art7273': 'S N',
      'es-verifactu-issuer-type': 'T D',
    },
    corrections: [{ schema: 'bill/invoice', copyTax: true, extensions: 'es-verifactu-doc-type' }],
  },
  scenarios: [
    { type: 'standard', ext: { 'es-verifactu-doc-type': 'F1' } },
    { type: 'standard', tags: 'simplified', ext: { 'es-verifactu-doc-type': 'F2' } },
    { type: 'standard', tags: 'replacement', ext: { 'es-verifactu-doc-type': 'F3' } },
    { type: 'corrective', tags: 'simplified', ext: { 'es-verifactu-doc-type': 'R5' } },
    { type: 'credit-note', tags: 'simplified', ext: { 'es-verifactu-doc-type': 'R5' } },
    { type: 'debit-note', tags: 'simplified', ext: { 'es-verifactu-doc-type': 'R5' } },
  ],
  choices: {
    'GOBL-ES-VERIFACTU-BILL-INVOICE-11': 'es-verifactu-doc-type: F1 F2 F3',
    'GOBL-ES-VERIFACTU-BILL-INVOICE-12': 'es-verifactu-doc-type: R1 R2 R3 R4 R5',
  },
});
