import {
  isAustralianNumber,
  isBelgianNumber,
  isDanishNumber,
  isGln,
  isItalianFiscalCode,
  isItalianOffice,
  isItalianVatNumber,
  isNorwegianNumber,
  isSwedishNumber,
} from './identifier-checks.ts';
import { PARTICIPANT_SCHEMES } from './participant-schemes.codes.ts';

/** Schemes of electronic addresses that Peppol takes. */
export const PARTICIPANT_SCHEME_CODES: ReadonlySet<string> = new Set(PARTICIPANT_SCHEMES.split(/\s+/).filter(Boolean));

/** Terms of addresses and identifiers of parties. */
export const PARTICIPANT_TERMS = ['BT-34', 'BT-49', 'BT-29', 'BT-46', 'BT-30', 'BT-47'];

/** rule, scheme, what it is, its check, severity, addresses only */
type ParticipantRow = readonly [
  code: string,
  scheme: string,
  what: string,
  isSound: (text: string) => boolean,
  severity?: 'warning' | undefined,
  addressesOnly?: boolean,
];

/** Identifiers with check digits, by their scheme. */
export const PARTICIPANT_ROWS: readonly ParticipantRow[] = [
  ['PEPPOL-COMMON-R040', '0088', 'A GLN (0088) is digits that end in the right check digit', isGln],
  [
    'PEPPOL-COMMON-R041',
    '0192',
    'A Norwegian organisation number (0192) has nine digits and the right check digit',
    isNorwegianNumber,
  ],
  [
    'PEPPOL-COMMON-R042',
    '0184',
    'A Danish CVR number (0184) has eight digits, with or without DK before them',
    isDanishNumber,
  ],
  [
    'PEPPOL-COMMON-R043',
    '0208',
    'A Belgian enterprise number (0208) has ten digits and the right check digits',
    isBelgianNumber,
  ],
  [
    'PEPPOL-COMMON-R044',
    '0201',
    'An Italian office code (0201) has six letters and digits',
    isItalianOffice,
    'warning',
  ],
  [
    'PEPPOL-COMMON-R045',
    '0210',
    'An Italian codice fiscale (0210) has sixteen characters or eleven digits',
    isItalianFiscalCode,
    'warning',
  ],
  [
    'PEPPOL-COMMON-R046',
    '9907',
    'An Italian codice fiscale (9907) has sixteen characters or eleven digits',
    isItalianFiscalCode,
    'warning',
    true,
  ],
  [
    'PEPPOL-COMMON-R047',
    '0211',
    'An Italian partita IVA (0211) ends in the right check digit',
    isItalianVatNumber,
    'warning',
  ],
  [
    'PEPPOL-COMMON-R048',
    '9906',
    'An Italian partita IVA (9906) ends in the right check digit',
    isItalianVatNumber,
    'warning',
    true,
  ],
  [
    'PEPPOL-COMMON-R049',
    '0007',
    'A Swedish organisation number (0007) has ten digits and the right check digit',
    isSwedishNumber,
  ],
  [
    'PEPPOL-COMMON-R050',
    '0151',
    'An Australian business number (0151) has eleven digits and the right check digits',
    isAustralianNumber,
  ],
];

/** Danish numbers are taken as they are written, all others without blanks around them. */
export function isSoundIdentifier(row: ParticipantRow, text: string): boolean {
  const [, scheme, , isSound] = row;
  return isSound(scheme === '0184' ? text : text.trim());
}
