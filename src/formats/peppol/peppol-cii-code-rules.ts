import { codeList, MIME_TYPES } from '../en16931/rules/code-lists.ts';
import { elementsNamed } from '../en16931/rules/constraints.ts';
import { elementsAt, type Where } from '../en16931/rules/elements.ts';
import type { TermRule } from '../en16931/rules/rule.ts';
import { attributeOf } from '../xml/xml-tree.ts';
import {
  isSoundIdentifier,
  PARTICIPANT_ROWS,
  PARTICIPANT_SCHEME_CODES,
  PARTICIPANT_TERMS,
} from './participant-rows.ts';
import { peppolCii } from './peppol-cii-rule.ts';
import { text } from './peppol-rule.ts';

/** Codes, dates and identifiers that Peppol accepts in CII. */

const reasons =
  (indicator: string): Where =>
  (invoice) =>
    elementsAt('SpecifiedTradeAllowanceCharge/ReasonCode')(invoice).filter(
      ({ parent }) => text(parent, 'ChargeIndicator', 'Indicator') === indicator,
    );

const addresses: Where = (invoice) => [
  ...elementsAt('BuyerTradeParty/URIUniversalCommunication/URIID')(invoice),
  ...elementsAt('SellerTradeParty/URIUniversalCommunication/URIID')(invoice),
];

export const peppolCiiCodeRules: readonly TermRule[] = [
  peppolCii(
    'PEPPOL-EN16931-CL001',
    ['BT-125-1'],
    'An attached file is of a kind that is allowed: PDF, PNG, JPEG, CSV, XLSX or ODS',
    elementsAt('AttachmentBinaryObject/@mimeCode'),
    (one) => MIME_TYPES.has(attributeOf(one, 'mimeCode')?.value ?? ''),
  ),
  peppolCii(
    'PEPPOL-EN16931-CL002',
    ['BT-98', 'BT-140'],
    'The reason of an allowance is a code of UNTDID 5189',
    reasons('false'),
    (code) => codeList('ALLOWANCE_REASONS').has(code.text.trim()),
  ),
  peppolCii(
    'PEPPOL-EN16931-CL003',
    ['BT-105', 'BT-145'],
    'The reason of a charge is a code of UNTDID 7161',
    reasons('true'),
    (code) => codeList('CHARGE_REASONS').has(code.text.trim()),
  ),
  peppolCii(
    'PEPPOL-EN16931-CL007',
    ['BT-110', 'BT-111'],
    'The currency of an amount is a code of ISO 4217',
    elementsAt('TaxTotalAmount/@currencyID'),
    (amount) => codeList('CURRENCIES').has(attributeOf(amount, 'currencyID')?.value ?? ''),
  ),
  peppolCii(
    'PEPPOL-EN16931-F001',
    ['BT-2', 'BT-9', 'BT-26', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135'],
    'A date is of format 102: eight digits, of this century',
    elementsAt('DateTimeString'),
    (date) =>
      attributeOf(date, 'format')?.value.trim() === '102' && date.text.length === 8 && /20\d{6}/.test(date.text),
  ),
  peppolCii(
    'PEPPOL-EN16931-CL008',
    ['BT-34-1', 'BT-49-1'],
    'The scheme of an electronic address is one that Peppol takes',
    addresses,
    (address) => PARTICIPANT_SCHEME_CODES.cii.has(attributeOf(address, 'schemeID')?.value ?? ''),
  ),
  ...PARTICIPANT_ROWS.map((row) => {
    const { code, scheme, say, severity, addressesOnly } = row;
    const names = addressesOnly ? ['URIID'] : ['URIID', 'ID', 'GlobalID'];
    const where: Where = (invoice) =>
      elementsNamed(invoice, ...names).filter((element) => attributeOf(element, 'schemeID')?.value === scheme);
    return peppolCii(code, PARTICIPANT_TERMS, say, where, ({ text }) => isSoundIdentifier(row, text), severity);
  }),
];
