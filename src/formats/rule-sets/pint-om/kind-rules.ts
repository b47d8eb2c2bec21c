import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { LINES, outermost } from '../../en16931/rules/elements.ts';
import { count, foundElements, has, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { near } from '../../peppol/slack.ts';
import { specification } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { transactionOf, type Kind, type Transaction } from './transaction.ts';

/** Rules of PINT Oman on the kind of transaction, and its requirements. */

/** A rule on the invoice as a whole that uses the transaction. */
export const whole = (
  code: string,
  terms: readonly string[],
  say: string,
  isRight: (transaction: Transaction, root: XmlElement) => boolean,
): TermRule => pint(code, terms, say, outermost, (root, invoice) => isRight(transactionOf(invoice), root));

/** A kind, and the kinds it excludes. */
const EXCLUDED: readonly [code: string, kind: Kind, others: readonly Kind[]][] = [
  [
    'IBR-138-OM',
    'selfBilled',
    ['thirdParty', 'export', 'importedServices', 'profitMargin', 'ownProfitMargin', 'importedGoods'],
  ],
  ['IBR-139-OM', 'thirdParty', ['selfBilled']],
  ['IBR-140-OM', 'summary', ['continuous', 'export', 'profitMargin', 'ownProfitMargin', 'importedGoods']],
  ['IBR-141-OM', 'continuous', ['summary', 'deemed', 'profitMargin', 'ownProfitMargin', 'importedGoods']],
  [
    'IBR-142-OM',
    'export',
    ['selfBilled', 'summary', 'deemed', 'importedServices', 'profitMargin', 'ownProfitMargin', 'importedGoods'],
  ],
  ['IBR-143-OM', 'deemed', ['continuous', 'export', 'profitMargin', 'ownProfitMargin']],
  ['IBR-144-OM', 'importedServices', ['export', 'profitMargin', 'ownProfitMargin', 'importedGoods', 'selfBilled']],
  [
    'IBR-145-OM',
    'profitMargin',
    ['summary', 'continuous', 'export', 'deemed', 'importedServices', 'importedGoods', 'selfBilled'],
  ],
  [
    'IBR-146-OM',
    'ownProfitMargin',
    ['summary', 'continuous', 'export', 'deemed', 'importedServices', 'profitMargin', 'importedGoods', 'selfBilled'],
  ],
  [
    'IBR-147-OM',
    'importedGoods',
    [
      'summary',
      'continuous',
      'export',
      'importedServices',
      'profitMargin',
      'ownProfitMargin',
      'electronicCommerce',
      'selfBilled',
    ],
  ],
  ['IBR-148-OM', 'electronicCommerce', ['ownProfitMargin']],
  [
    'IBR-149-OM',
    'simplified',
    ['selfBilled', 'summary', 'export', 'importedServices', 'profitMargin', 'ownProfitMargin', 'importedGoods'],
  ],
  ['IBR-176-OM', 'prepayment', ['summary', 'deemed', 'ownProfitMargin']],
];

const NAMES: Readonly<Record<Kind, string>> = {
  full: 'a full invoice',
  simplified: 'a simplified invoice',
  selfBilled: 'self-billed',
  thirdParty: 'issued by a third party',
  summary: 'a summary',
  continuous: 'for continuous supply',
  export: 'an export',
  deemed: 'a deemed supply',
  importedServices: 'an import of services',
  profitMargin: 'of the profit margin scheme',
  ownProfitMargin: 'self-invoiced in the profit margin scheme',
  electronicCommerce: 'of electronic commerce',
  importedGoods: 'an import of goods',
  specialZone: 'in a special zone',
  prepayment: 'a prepayment',
};

export const CENT = new Decimal(1n, 2);
const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const DELIVERY = 'Delivery/DeliveryLocation/Address';

/** Required paths for invoices of some kinds. */
const kindNeeds = (
  code: string,
  terms: readonly string[],
  say: string,
  kinds: readonly Kind[],
  ...paths: readonly string[]
): TermRule => whole(code, terms, say, ({ is }, root) => !is(...kinds) || has(root, ...paths));

/** Required parts of an address. */
export const address = (path: string): readonly string[] =>
  ['StreetName', 'AdditionalStreetName', 'CityName', 'PostalZone', 'AddressLine/Line'].map((part) => `${path}/${part}`);

const VAT_NUMBER = 'PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID';
const AGENT = `${SELLER}/AgentParty`;

const NOT_IN_NETWORK = '997770000099';

/** A UUID of version 5. */
export const UUID_5 = /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const month = (root: XmlElement, day: string): string => textAt(root, `InvoicePeriod/${day}`).slice(0, 7);
const hasReason = (root: XmlElement, code: string): boolean =>
  has(root, `//InvoiceLine/Item/ClassifiedTaxCategory/TaxExemptionReasonCode[.=${code}]`) ||
  has(root, `//CreditNoteLine/Item/ClassifiedTaxCategory/TaxExemptionReasonCode[.=${code}]`);

/** The total of the margin scheme equals that of the lines, within a cent. */
const isMarginTotal = (root: XmlElement): boolean => {
  const told = parseDecimal(textAt(root, 'AdditionalDocumentReference[DocumentTypeCode=PM_TOTAL]/DocumentDescription'));
  const amounts = LINES.flatMap((line) => foundElements(root, `${line}/ItemPriceExtension/Amount`));
  const right = amounts.reduce((sum, { text }) => sum.plus(parseDecimal(text) ?? Decimal.ZERO), Decimal.ZERO);
  return told !== undefined && near(told, right, CENT) === true;
};

export const kindRules: readonly TermRule[] = [
  {
    ...whole(
      'BTOM-META-001',
      ['BT-3'],
      'An invoice of Oman is judged by the kinds of transaction that its flags tell; the official set reports this for each',
      () => false,
    ),
    severity: 'warning',
  },
  whole(
    'ALIGNED-IBRP-000-OM',
    ['BT-3'],
    'Twenty flags beside the kind of invoice tell the transaction, and one is set',
    ({ isSound, flags }) => isSound && flags.includes('1'),
  ),
  whole(
    'IBR-001-OM',
    ['BT-3'],
    'Twenty flags of 0 and 1 beside the kind of invoice tell the transaction',
    ({ isSound }) => isSound,
  ),
  specification('ALIGNED-IBRP-001-OM', 'urn:peppol:pint:billing-1@om-1'),
  whole('ALIGNED-IBRP-002-OM', ['BT-23'], 'The business process begins with urn:peppol:bis:billing', (_, root) =>
    textAt(root, 'ProfileID').startsWith('urn:peppol:bis:billing'),
  ),
  whole(
    'IBR-043-OM',
    ['BT-3'],
    'An invoice is a full or a simplified one',
    ({ flags }) => flags[0] === '1' || flags[1] === '1',
  ),
  ...EXCLUDED.map(([code, kind, others]) =>
    whole(
      code,
      ['BT-3'],
      `What is ${NAMES[kind]} is not ${others.map((other) => NAMES[other]).join(', nor ')}`,
      ({ is }) => !(is(kind) && is(...others)),
    ),
  ),
  whole(
    'IBR-177-OM',
    ['BT-3'],
    'A self-billed credit note or invoice (261, 389) is self-billed, an import, or self-invoiced in the profit margin scheme',
    ({ type, is }) =>
      !['261', '389'].includes(type) || is('selfBilled', 'importedServices', 'ownProfitMargin', 'importedGoods'),
  ),
  whole(
    'IBR-006-OM',
    ['BT-31'],
    'The seller has a VAT number, but for imports and self-invoicing',
    ({ is }, root) =>
      is('importedGoods', 'importedServices', 'ownProfitMargin') || has(root, `${SELLER}/${VAT_NUMBER}`),
  ),
  kindNeeds(
    'IBR-007-OM',
    ['BT-29'],
    'In imports, self-invoicing and special zones the seller has an identifier',
    ['importedGoods', 'importedServices', 'ownProfitMargin', 'specialZone'],
    `${SELLER}/PartyIdentification/ID`,
  ),
  whole(
    'IBR-012-OM',
    ['BG-15'],
    'Goods exported under VATZR-OM-09 are delivered outside Oman',
    ({ is }, root) =>
      !(is('export') && hasReason(root, 'VATZR-OM-09')) || has(root, `${DELIVERY}/Country/IdentificationCode[.!=OM]`),
  ),
  whole(
    'IBR-013-OM',
    ['BG-24'],
    'An export under VATZR-OM-12 refers to a document with number and UUID',
    ({ is }, root) =>
      !(is('export') && hasReason(root, 'VATZR-OM-12')) ||
      has(root, 'AdditionalDocumentReference[!DocumentTypeCode=130][ID][UUID]'),
  ),
  kindNeeds(
    'IBR-014-OM',
    ['BT-80'],
    'An export has the country of the delivery',
    ['export'],
    `${DELIVERY}/Country/IdentificationCode`,
  ),
  whole(
    'IBR-015-OM',
    ['BG-11'],
    'An invoice of a third party names it, with VAT number and address',
    ({ is }, root) =>
      !is('thirdParty') ||
      (has(
        root,
        `${AGENT}/PartyName/Name`,
        `${AGENT}/${VAT_NUMBER}`,
        `${AGENT}/PostalAddress/Country/IdentificationCode`,
        ...address(`${AGENT}/PostalAddress`),
      ) &&
        count(root, AGENT) === 1),
  ),
  kindNeeds(
    'IBR-037-OM',
    ['BG-14'],
    'A summary and continuous supply have a period with first and last day',
    ['summary', 'continuous'],
    'InvoicePeriod/StartDate',
    'InvoicePeriod/EndDate',
  ),
  whole(
    'IBR-036-OM',
    ['BG-14'],
    'The period of a summary lies in one month',
    ({ is }, root) => !is('summary') || month(root, 'StartDate') === month(root, 'EndDate'),
  ),
  whole(
    'IBR-016-OM',
    ['BT-46', 'BT-48'],
    'The buyer has an identifier or a VAT number',
    ({ is }, root) =>
      !is('full', 'thirdParty', 'summary', 'continuous', 'export', 'profitMargin', 'electronicCommerce') ||
      has(root, `${BUYER}/PartyIdentification/ID`) ||
      has(root, `${BUYER}/${VAT_NUMBER}`),
  ),
  kindNeeds(
    'IBR-017-OM',
    ['BT-48'],
    'In imports, self-billing and self-invoicing the buyer has a VAT number',
    ['selfBilled', 'importedServices', 'ownProfitMargin', 'importedGoods'],
    `${BUYER}/${VAT_NUMBER}`,
  ),
  kindNeeds(
    'IBR-020-OM',
    ['BT-55'],
    'In imports, self-billing and self-invoicing the buyer is in Oman',
    ['selfBilled', 'importedServices', 'ownProfitMargin', 'importedGoods'],
    `${BUYER}/PostalAddress/Country/IdentificationCode[.=OM]`,
  ),
  kindNeeds(
    'IBR-019-OM',
    ['BG-8'],
    'The address of the buyer has street, further street, line, city and postal code',
    [
      'full',
      'thirdParty',
      'selfBilled',
      'export',
      'importedServices',
      'profitMargin',
      'ownProfitMargin',
      'importedGoods',
      'specialZone',
      'summary',
    ],
    ...address(`${BUYER}/PostalAddress`),
  ),
  kindNeeds(
    'IBR-040-OM',
    ['BG-15'],
    'In electronic commerce the address of the delivery is told in full',
    ['electronicCommerce'],
    `${DELIVERY}/Country/IdentificationCode`,
    ...address(DELIVERY),
  ),
  kindNeeds(
    'IBR-085-OM',
    ['BG-13'],
    'An import of goods has shipment, its day and terms of delivery',
    ['importedGoods'],
    'Delivery/Shipment/Delivery/ActualDeliveryDate',
    'Delivery/Shipment/ID',
    'Delivery/DeliveryTerms/ID',
  ),
  kindNeeds(
    'IBR-087-OM',
    ['BT-40'],
    'In self-invoicing of the profit margin scheme the seller is in Oman',
    ['ownProfitMargin'],
    `${SELLER}/PostalAddress/Country/IdentificationCode[.=OM]`,
  ),
  kindNeeds(
    'IBR-150-OM',
    ['BT-39', 'BT-54'],
    'In a special zone the addresses of both parties have the code of the zone',
    ['specialZone'],
    `${BUYER}/PostalAddress/CountrySubentityCode`,
    `${SELLER}/PostalAddress/CountrySubentityCode`,
  ),
  whole(
    'IBR-151-OM',
    ['BT-29'],
    'A seller in a special zone has its licence (SZLN)',
    ({ is }, root) =>
      !(is('specialZone') && has(root, `${SELLER}/PostalAddress/CountrySubentityCode[.!=MO]`)) ||
      has(root, `${SELLER}/PartyIdentification/ID[@schemeName=SZLN]`),
  ),
  whole(
    'IBR-152-OM',
    ['BT-46'],
    'A buyer in a special zone has its licence (SZLN)',
    ({ is }, root) =>
      !(
        is('specialZone') &&
        has(root, `${BUYER}/PostalAddress/CountrySubentityCode[.!=MO]`) &&
        textAt(root, `${BUYER}/EndpointID`) !== NOT_IN_NETWORK
      ) || has(root, `${BUYER}/PartyIdentification/ID[@schemeName=SZLN]`),
  ),
  kindNeeds(
    'IBR-153-OM',
    ['BT-46'],
    'In an import of goods the buyer has its customs number (ICID)',
    ['importedGoods'],
    `${BUYER}/PartyIdentification/ID[@schemeName=ICID]`,
  ),
  whole(
    'IBR-155-OM',
    ['BG-25'],
    'A line of goods exported under VATZR-OM-09 has a code of the list MP',
    ({ is }, root) =>
      !(is('export') && has(root, `*[Item/ClassifiedTaxCategory/TaxExemptionReasonCode=VATZR-OM-09]`)) ||
      has(root, '*/Item/ItemSpecificationDocumentReference/ID[@schemeName=MP]'),
  ),
  kindNeeds(
    'IBR-160-OM',
    ['BT-40'],
    'In an import of services the seller is outside Oman',
    ['importedServices'],
    `${SELLER}/PostalAddress/Country/IdentificationCode[.!=OM]`,
  ),
  whole(
    'IBR-173-OM',
    ['BT-46'],
    'To a buyer who is not in the network the seller gives a UUID',
    (_, root) =>
      textAt(root, `${BUYER}/EndpointID`) !== NOT_IN_NETWORK ||
      UUID_5.test(textAt(root, 'AccountingSupplierParty/AdditionalAccountID')),
  ),
  whole(
    'IBR-175-OM',
    ['BG-3'],
    'In the profit margin scheme the invoice refers to another one by number and UUID',
    ({ is }, root) =>
      !is('profitMargin') || has(root, 'BillingReference/InvoiceDocumentReference[!ID~][!UUID~][ID][UUID]'),
  ),
  whole(
    'IBR-082-OM',
    [],
    'The total of the profit margin scheme (PM_TOTAL) is the sum of the amounts of the lines',
    ({ is }, root) => !is('profitMargin', 'ownProfitMargin') || isMarginTotal(root),
  ),
];
