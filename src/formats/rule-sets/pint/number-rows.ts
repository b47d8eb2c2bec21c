import {
  isAustralianNumber,
  isBelgianNumber,
  isGln,
  isItalianFiscalCode,
  isItalianOffice,
  isItalianVatNumber,
  isNorwegianNumber,
} from '../../peppol/identifier-checks.ts';
import { about, at, checked, rows } from '../../rules/kit/verbs.ts';

/** Numbers of parties, each checked by its scheme. */
const numbered = (id: string, schemes: string, kind: string, fits: (text: string) => boolean) =>
  at(
    ['EndpointID', 'PartyIdentification/ID', 'CompanyID'].map((path) => `${path}[@schemeID=${schemes}]`).join(' '),
    checked(id, '.', { kind, fits }, about('BT-29', 'BT-34', 'BT-46', 'BT-49')),
  );

export const NUMBER_ROWS = rows(
  numbered('ibr-068', '0088', 'GLN', isGln),
  numbered('ibr-069', '0192', 'organisasjonsnummer', isNorwegianNumber),
  numbered('ibr-070', '0184', 'CVR', (id) => /^DK\d{8}$/.test(id)),
  numbered('ibr-113', '0208', 'KBO/BCE', isBelgianNumber),
  numbered('ibr-114', '0201', 'codice IPA', isItalianOffice),
  numbered('ibr-115', '0210|9907', 'codice fiscale', isItalianFiscalCode),
  numbered('ibr-116', '0211|9906', 'partita IVA', isItalianVatNumber),
  numbered('ibr-120', '0151', 'ABN', isAustralianNumber),
  numbered('ibr-127', '0007', 'organisationsnummer', (id) => /^\d{10}$/.test(id)),
);
