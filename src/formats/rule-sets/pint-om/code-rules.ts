import { codesOf } from '../../en16931/rules/code-lists.ts';
import { elementsOf, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { categoryIds, coded, listed } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { ACTIVITIES, MEANS_OF_SUPPLY } from './code-lists.codes.ts';
import { transactionOf } from './transaction.ts';

/** Code lists of PINT Oman. */
const numbered = (beginning: string, most: number): ReadonlySet<string> =>
  new Set(Array.from({ length: most }, (_, turn) => `${beginning}-OM-${String(turn + 1).padStart(2, '0')}`));

const reasons = elementsOf('TaxCategory/TaxExemptionReasonCode', 'ClassifiedTaxCategory/TaxExemptionReasonCode');
const reason = (code: string, category: string, what: string, known: ReadonlySet<string>): TermRule =>
  pint(
    code,
    ['BT-121'],
    `The reason of what is ${what} (${category}) is a code of Oman`,
    reasons,
    (one) => textAt(one.parent, 'ID') !== category || known.has(normal(one.text)),
  );

let activities: ReadonlySet<string> | undefined;
const isActivity = (code: string): boolean =>
  (activities ??= new Set([...listed(ACTIVITIES)].flatMap(codesOf))).has(code);

const flags = (one: XmlElement): string => normal(attributeOf(one, 'name')?.value ?? '');
const types = elementsOf('InvoiceTypeCode/@name', 'CreditNoteTypeCode/@name');
const IDENTIFIERS = listed('CR TIN CID PASNUM OTHID ICID SZLN');
const MARGINS = numbered('VATPM', 5);

export const codeRules: readonly TermRule[] = [
  coded(
    'CL-02-OM',
    ['BG-3'],
    'The reason of a correction',
    elementsOf('BillingReference/InvoiceDocumentReference/DocumentStatusCode'),
    'CAN VAT VAL QTY OTH',
  ),
  pint(
    'CL-03-OM-1',
    ['BT-3'],
    'An invoice is not both a full and a simplified one',
    types,
    (one) => !flags(one).startsWith('11'),
  ),
  pint(
    'CL-03-OM-2',
    ['BT-3'],
    'An invoice is a full or a simplified one',
    types,
    (one) => flags(one)[0] === '1' || flags(one)[1] === '1',
  ),
  coded('CL-04-OM', ['BT-95', 'BT-102', 'BT-118', 'BT-151'], 'A category of VAT', categoryIds, 'S E O Z'),
  reason('CL-05-OM', 'E', 'exempt', numbered('VATEX', 12)),
  reason('CL-10-OM', 'Z', 'zero rated', numbered('VATZR', 16)),
  pint(
    'CL-06-OM',
    ['BT-29', 'BT-46'],
    'The kind of an identifier is one of CR, TIN, CID, PASNUM, OTHID, ICID, SZLN',
    elementsOf(
      'AccountingSupplierParty/Party/PartyIdentification/ID/@schemeName',
      'AccountingCustomerParty/Party/PartyIdentification/ID/@schemeName',
    ),
    (one) => IDENTIFIERS.has(normal(attributeOf(one, 'schemeName')?.value ?? '')),
  ),
  coded(
    'CL-07-OM',
    ['BT-158'],
    'The nature of an item',
    elementsOf('Item/ItemSpecificationDocumentReference[ID/@schemeName=MP]/DocumentTypeCode'),
    'G S',
  ),
  pint(
    'CL-08-OM-ISIC',
    ['BT-158'],
    'The economic activity is a code of Oman',
    elementsOf('Item/AdditionalItemIdentification/ID[@schemeName=CC]'),
    ({ text }) => normal(text) === '' || isActivity(normal(text)),
  ),
  coded(
    'CL-09-OM',
    [],
    'The terms of delivery',
    elementsOf('Delivery/DeliveryTerms/ID'),
    'EXW FCA CPT CIP DAP DPU DDP FAS FOB CFR CIF',
  ),
  pint(
    'CL-11-OM',
    ['BT-160'],
    'The kind of goods of the profit margin scheme is a code of Oman',
    elementsOf('AdditionalItemProperty/NameCode'),
    ({ text }, invoice) => !transactionOf(invoice).is('profitMargin', 'ownProfitMargin') || MARGINS.has(normal(text)),
  ),
  coded(
    'CL-12-OM',
    ['BT-158'],
    'A code of the list MP',
    elementsOf('Item/ItemSpecificationDocumentReference/ID[@schemeName=MP]'),
    MEANS_OF_SUPPLY,
  ),
  coded(
    'CL-13-OM',
    ['BT-39', 'BT-54'],
    'The zone of an address',
    elementsOf(
      'AccountingSupplierParty/Party/PostalAddress/CountrySubentityCode',
      'AccountingCustomerParty/Party/PostalAddress/CountrySubentityCode',
    ),
    'SHRFZ SEZAD SLLFZ AFZ MO OTH',
  ),
];
