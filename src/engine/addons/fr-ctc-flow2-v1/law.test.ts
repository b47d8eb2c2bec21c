import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { france } from '../../regimes/fr/fr.ts';
import { en16931 } from '../eu-en16931-v2017/eu-en16931-v2017.ts';
import { flow2 } from './fr-ctc-flow2-v1.ts';

describeAddonLaw(flow2, {
  source: published('data/addons/fr-ctc-flow2-v1.json'),
  regime: france,
  along: [en16931],
  states: {
    key: 'fr-ctc-flow2-v1',
    scenarios: [
      'standard: untdid-document-type=380',
      'standard + self-billed: untdid-document-type=389',
      'standard + factoring: untdid-document-type=393',
      'standard + self-billed + factoring: untdid-document-type=501',
      'standard + prepayment: untdid-document-type=386',
      'standard + self-billed + prepayment: untdid-document-type=500',
      'corrective: untdid-document-type=384',
      'corrective + self-billed: untdid-document-type=471',
      'corrective + factoring: untdid-document-type=472',
      'corrective + self-billed + factoring: untdid-document-type=473',
      'credit-note: untdid-document-type=381',
      'credit-note + self-billed: untdid-document-type=261',
      'credit-note + factoring: untdid-document-type=396',
      'credit-note + self-billed + factoring: untdid-document-type=502',
      'credit-note + prepayment: untdid-document-type=503',
    ],
    requires: 'eu-en16931-v2017',
    extensions: {
      'fr-ctc-billing-mode': 'B1 B2 B4 B7 S1 S2 S4 S5 S6 S7 M1 M2 M4',
    },
  },
  scenarios: [
    { type: 'standard', ext: { 'untdid-document-type': '380' } },
    { type: 'standard', tags: 'self-billed', ext: { 'untdid-document-type': '389' } },
    { type: 'standard', tags: 'factoring', ext: { 'untdid-document-type': '393' } },
    { type: 'standard', tags: 'self-billed factoring', ext: { 'untdid-document-type': '501' } },
    { type: 'standard', tags: 'prepayment', ext: { 'untdid-document-type': '386' } },
    { type: 'standard', tags: 'self-billed prepayment', ext: { 'untdid-document-type': '500' } },
    { type: 'corrective', ext: { 'untdid-document-type': '384' } },
    { type: 'corrective', tags: 'self-billed', ext: { 'untdid-document-type': '471' } },
    { type: 'corrective', tags: 'factoring', ext: { 'untdid-document-type': '472' } },
    { type: 'corrective', tags: 'self-billed factoring', ext: { 'untdid-document-type': '473' } },
    { type: 'credit-note', ext: { 'untdid-document-type': '381' } },
    { type: 'credit-note', tags: 'self-billed', ext: { 'untdid-document-type': '261' } },
    { type: 'credit-note', tags: 'factoring', ext: { 'untdid-document-type': '396' } },
    { type: 'credit-note', tags: 'self-billed factoring', ext: { 'untdid-document-type': '502' } },
    { type: 'credit-note', tags: 'prepayment', ext: { 'untdid-document-type': '503' } },
  ],
  choices: {
    'GOBL-FR-CTC-FLOW2-BILL-INVOICE-08':
      'untdid-document-type: 380 389 393 501 386 500 384 471 472 473 381 261 396 502 503 262',
    'GOBL-FR-CTC-FLOW2-BILL-INVOICE-40': `
      RIB LISIBLE FEUILLE_DE_STYLE PJA BON_LIVRAISON BON_COMMANDE DOCUMENT_ANNEXE BORDEREAU_SUIVI
      BORDEREAU_SUIVI_VALIDATION ETAT_ACOMPTE FACTURE_PAIEMENT_DIRECT RECAPITULATIF_COTRAITANCE
    `,
  },
});
