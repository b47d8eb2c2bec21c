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
import type { Syntax } from '../en16931/term-tree.ts';
import { NEW_PARTICIPANT_SCHEMES, OLD_PARTICIPANT_SCHEMES, PARTICIPANT_SCHEMES } from './participant-schemes.codes.ts';
import { normal } from './peppol-rule.ts';

const codesOf = (list: string): readonly string[] => list.split(/\s+/).filter(Boolean);

/** Schemes of electronic addresses in Peppol. */
export const PARTICIPANT_SCHEME_CODES: Readonly<Record<Syntax, ReadonlySet<string>>> = {
  ubl: new Set(codesOf(PARTICIPANT_SCHEMES)),
  cii: new Set(
    codesOf(PARTICIPANT_SCHEMES + OLD_PARTICIPANT_SCHEMES).filter((code) => !NEW_PARTICIPANT_SCHEMES.includes(code)),
  ),
};

/** Terms of addresses and identifiers of parties. */
export const PARTICIPANT_TERMS = ['BT-34', 'BT-49', 'BT-29', 'BT-46', 'BT-30', 'BT-47'];

/** An identifier by its scheme. */
export interface ParticipantRow {
  readonly code: string;
  readonly scheme: string;
  /** Its name. */
  readonly say: string;
  readonly isSound: (text: string) => boolean;
  readonly severity?: 'warning';
  /** Only for electronic addresses, not for identifiers of parties. */
  readonly addressesOnly?: true;
  /** Taken exactly as written, with spaces. */
  readonly verbatim?: true;
  /** Omitted in UBL, where the rules are newer. */
  readonly onlyCii?: true;
}

/** Identifiers with a prescribed form, by scheme. */
export const PARTICIPANT_ROWS: readonly ParticipantRow[] = [
  {
    code: 'PEPPOL-COMMON-R040',
    scheme: '0088',
    say: 'A GLN (0088) is digits that end in the right check digit',
    isSound: isGln,
  },
  {
    code: 'PEPPOL-COMMON-R041',
    scheme: '0192',
    say: 'A Norwegian organisation number (0192) has nine digits and the right check digit',
    isSound: isNorwegianNumber,
  },
  {
    code: 'PEPPOL-COMMON-R042',
    scheme: '0184',
    say: 'A Danish CVR number (0184) has eight digits, with or without DK before them',
    isSound: isDanishNumber,
    verbatim: true,
  },
  {
    code: 'PEPPOL-COMMON-R043',
    scheme: '0208',
    say: 'A Belgian enterprise number (0208) has ten digits and the right check digits',
    isSound: isBelgianNumber,
  },
  {
    code: 'PEPPOL-COMMON-R044',
    scheme: '0201',
    say: 'An Italian office code (0201) has six letters and digits',
    isSound: isItalianOffice,
    severity: 'warning',
  },
  {
    code: 'PEPPOL-COMMON-R045',
    scheme: '0210',
    say: 'An Italian codice fiscale (0210) has sixteen characters or eleven digits',
    isSound: isItalianFiscalCode,
    severity: 'warning',
  },
  {
    code: 'PEPPOL-COMMON-R046',
    scheme: '9907',
    say: 'An Italian codice fiscale (9907) has sixteen characters or eleven digits',
    isSound: isItalianFiscalCode,
    severity: 'warning',
    addressesOnly: true,
  },
  {
    code: 'PEPPOL-COMMON-R047',
    scheme: '0211',
    say: 'An Italian partita IVA (0211) ends in the right check digit',
    isSound: isItalianVatNumber,
    severity: 'warning',
  },
  {
    code: 'PEPPOL-COMMON-R048',
    scheme: '9906',
    say: 'An Italian partita IVA (9906) ends in the right check digit',
    isSound: isItalianVatNumber,
    severity: 'warning',
    addressesOnly: true,
    onlyCii: true,
  },
  {
    code: 'PEPPOL-COMMON-R049',
    scheme: '0007',
    say: 'A Swedish organisation number (0007) has ten digits and the right check digit',
    isSound: isSwedishNumber,
  },
  {
    code: 'PEPPOL-COMMON-R050',
    scheme: '0151',
    say: 'An Australian business number (0151) has eleven digits and the right check digits',
    isSound: isAustralianNumber,
  },
];

export function isSoundIdentifier({ verbatim, isSound }: ParticipantRow, text: string): boolean {
  return isSound(verbatim ? text : normal(text));
}
