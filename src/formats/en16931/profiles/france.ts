import { EN16931, type Profile } from './profile.ts';

/** Billing framework of the French reform: B goods, S services, M both. Source: DGFiP, external specifications 3.0. */
const FRAMEWORK = /^[BSM][0-9]$/;
const EXTENDED = `${EN16931}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`;

/** French CIUS: the standard, with the billing framework as business process. */
export const frCius: Profile = {
  key: 'fr-cius',
  name: 'French CIUS',
  syntaxes: ['ubl', 'cii'],
  specification: EN16931,
  processExtension: 'fr-ctc-billing-mode',
  recognisedBy: [
    { specification: `${EN16931}#compliant#urn:peppol:france:billing:cius:1.0` },
    { specification: EN16931, process: FRAMEWORK },
  ],
  addons: ['fr-ctc-flow2-v1'],
};

/** French extended profile. */
export const frExtended: Profile = {
  key: 'fr-extended',
  name: 'French extended',
  syntaxes: ['ubl', 'cii'],
  specification: EXTENDED,
  processExtension: 'fr-ctc-billing-mode',
  recognisedBy: [
    { specification: EXTENDED },
    { specification: /^urn:cen\.eu:en16931:2017#conformant#urn:peppol:france:billing:(?:extended|Factur-X):1\.0$/ },
  ],
  addons: ['fr-ctc-flow2-v1'],
};

/** Chorus Pro: the guideline is the framework of the invoice. Source: AIFE, external specifications annexe CII. */
export const choruspro: Profile = {
  key: 'choruspro',
  name: 'Chorus Pro',
  syntaxes: ['cii'],
  specification: 'A1',
  specificationExtension: 'fr-choruspro-framework',
  partyScheme: 'fr-choruspro-scheme',
  recognisedBy: [{ specification: /^A[0-9]{1,2}$/ }],
  addons: ['fr-choruspro-v1'],
};

/** Messages on the life cycle of an invoice, a separate format. */
export const frCdar: Profile = {
  key: 'fr-cdar',
  name: 'French life cycle',
  syntaxes: ['cii'],
  format: 'cdar',
  writtenAs: 'cdar',
  specification: 'urn.cpro.gouv.fr:1p0:CDV:invoice',
  process: 'REGULATED',
  // The root element identifies the format; there are also messages for the tax office.
  recognisedBy: [{ specification: /(?:)/ }],
  addons: ['fr-ctc-flow6-v1'],
  // Only the receiver needs an address (BR-FR-CDV-08).
  waived: ['GOBL-FR-CTC-FLOW6-BILL-STATUS-08'],
};
