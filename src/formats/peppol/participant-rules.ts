import { elementsNamed } from '../en16931/rules/constraints.ts';
import type { TermRule } from '../en16931/rules/rule.ts';
import { attributeOf } from '../xml/xml-tree.ts';
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
import type { Where } from '../en16931/rules/elements.ts';
import { peppol } from './peppol-rule.ts';

const schemes: ReadonlySet<string> = new Set(PARTICIPANT_SCHEMES.split(/\s+/).filter(Boolean));

/** Electronic addresses and identifiers of a scheme. */
const ofScheme =
  (scheme: string, addressesOnly = false): Where =>
  (invoice) =>
    [
      ...elementsNamed(invoice, 'EndpointID'),
      ...(addressesOnly
        ? []
        : [
            ...elementsNamed(invoice, 'ID').filter(({ parent }) => parent?.name === 'PartyIdentification'),
            ...elementsNamed(invoice, 'CompanyID'),
          ]),
    ].filter((element) => attributeOf(element, 'schemeID')?.value === scheme);

const TERMS = ['BT-34', 'BT-49', 'BT-29', 'BT-46', 'BT-30', 'BT-47'];

/** rule, scheme, what it is, its check, severity, addresses only */
type Row = readonly [
  code: string,
  scheme: string,
  what: string,
  isSound: (text: string) => boolean,
  severity?: 'warning' | undefined,
  addressesOnly?: boolean,
];

const rows: readonly Row[] = [
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

/** Who takes part: schemes of addresses, and check digits of identifiers. */
export const participantRules: readonly TermRule[] = [
  peppol(
    'PEPPOL-EN16931-CL008',
    ['BT-34-1', 'BT-49-1'],
    'The scheme of an electronic address is one that Peppol takes',
    (invoice) => elementsNamed(invoice, 'EndpointID').filter((one) => attributeOf(one, 'schemeID')),
    (address) => schemes.has(attributeOf(address, 'schemeID')?.value ?? ''),
  ),
  ...rows.map(([code, scheme, say, isSound, severity, addressesOnly]) =>
    peppol(
      code,
      TERMS,
      say,
      ofScheme(scheme, addressesOnly),
      // Danish numbers are taken as they are written, all others without blanks around them.
      ({ text }) => isSound(scheme === '0184' ? text : text.trim()),
      severity,
    ),
  ),
];
