import { elementsNamed } from '../en16931/rules/constraints.ts';
import type { TermRule } from '../en16931/rules/rule.ts';
import { attributeOf, type XmlElement } from '../xml/xml-tree.ts';
import { isDutchVatNumber, PARTICIPANT_UBL_ROWS } from './participant-ubl-rows.ts';
import {
  isSoundIdentifier,
  PARTICIPANT_ROWS,
  PARTICIPANT_SCHEME_CODES,
  PARTICIPANT_TERMS,
} from './participant-rows.ts';
import type { Where } from '../en16931/rules/elements.ts';
import { normal, peppol, text } from './peppol-rule.ts';

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

const rows = [...PARTICIPANT_ROWS.filter(({ onlyCii }) => !onlyCii), ...PARTICIPANT_UBL_ROWS];

/** Schemes whose numbers have their own rule. */
const JUDGED_BEFORE = new Set(
  rows.filter(({ scheme, addressesOnly }) => !addressesOnly && scheme !== '0217').map(({ scheme }) => scheme),
);

const isNumberOfDutchVat = ({ name, parent, text: id }: XmlElement): boolean =>
  name === 'CompanyID' &&
  parent?.name === 'PartyTaxScheme' &&
  text(parent, 'TaxScheme', 'ID') === 'VAT' &&
  normal(id).startsWith('NL');

/** Participants: schemes of addresses, and check digits of identifiers. */
export const participantRules: readonly TermRule[] = [
  peppol(
    'PEPPOL-EN16931-CL008',
    ['BT-34-1', 'BT-49-1'],
    'The scheme of an electronic address is one that Peppol takes',
    (invoice) => elementsNamed(invoice, 'EndpointID').filter((one) => attributeOf(one, 'schemeID')),
    (address) => PARTICIPANT_SCHEME_CODES.ubl.has(attributeOf(address, 'schemeID')?.value ?? ''),
  ),
  ...rows.map((row) => {
    const { code, scheme, say, severity, addressesOnly } = row;
    const ofRow = ofScheme(scheme, addressesOnly);
    // Dutch VAT numbers are judged before establishments, and no number twice.
    const where: Where =
      scheme === '0217' ? (invoice) => ofRow(invoice).filter((id) => !isNumberOfDutchVat(id)) : ofRow;
    return peppol(code, PARTICIPANT_TERMS, say, where, ({ text: id }) => isSoundIdentifier(row, id), severity);
  }),
  peppol(
    'PEPPOL-COMMON-R056-2',
    ['BT-31', 'BT-48', 'BT-63'],
    'A VAT number that begins with NL has nine digits, B and two digits behind it',
    (invoice) =>
      elementsNamed(invoice, 'CompanyID').filter(
        (id) => isNumberOfDutchVat(id) && !JUDGED_BEFORE.has(attributeOf(id, 'schemeID')?.value ?? ''),
      ),
    ({ text: id }) => isDutchVatNumber(normal(id)),
    'warning',
  ),
];
