import { elementsNamed } from '../en16931/rules/constraints.ts';
import type { TermRule } from '../en16931/rules/rule.ts';
import { attributeOf } from '../xml/xml-tree.ts';
import {
  isSoundIdentifier,
  PARTICIPANT_ROWS,
  PARTICIPANT_SCHEME_CODES,
  PARTICIPANT_TERMS,
} from './participant-rows.ts';
import type { Where } from '../en16931/rules/elements.ts';
import { peppol } from './peppol-rule.ts';

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

/** Who takes part: schemes of addresses, and check digits of identifiers. */
export const participantRules: readonly TermRule[] = [
  peppol(
    'PEPPOL-EN16931-CL008',
    ['BT-34-1', 'BT-49-1'],
    'The scheme of an electronic address is one that Peppol takes',
    (invoice) => elementsNamed(invoice, 'EndpointID').filter((one) => attributeOf(one, 'schemeID')),
    (address) => PARTICIPANT_SCHEME_CODES.has(attributeOf(address, 'schemeID')?.value ?? ''),
  ),
  ...PARTICIPANT_ROWS.map((row) => {
    const [code, scheme, say, , severity, addressesOnly] = row;
    const where = ofScheme(scheme, addressesOnly);
    return peppol(code, PARTICIPANT_TERMS, say, where, ({ text }) => isSoundIdentifier(row, text), severity);
  }),
];
