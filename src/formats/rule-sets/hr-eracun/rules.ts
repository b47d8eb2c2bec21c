import { Decimal } from '../../en16931/decimal.ts';
import { each, outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, found, has, hasOneOf, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { coded, lines, listed, needs } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { isPositive } from '../../rules/shared/functions/tax-categories.ts';
import { CATEGORY_NAMES, PRODUCTS } from './code-lists.codes.ts';
import { extensionRules, TAX_TOTAL, TOTALS } from './extension-rules.ts';
import { isOib } from './oib.ts';

/**
 * Croatian rules on invoices between businesses, beyond EN 16931.
 *
 * Source: rules of 2026-03-13, read 2026-11-25.
 */
const SPECIFICATION =
  'urn:cen.eu:en16931:2017#compliant#urn:mfin.gov.hr:cius-2025:1.0#conformant#urn:mfin.gov.hr:ext-2025:1.0';
const SELLER = 'AccountingSupplierParty';
const BUYER = 'AccountingCustomerParty';

const whole = (code: string, terms: readonly string[], say: string, isRight: (root: XmlElement) => boolean): TermRule =>
  pint(`HR-BR-${code}`, terms, say, outermost, isRight);

/** Empty elements, outside signatures. */
const emptyElements: Where = ({ root }) =>
  root
    ? [...xmlIndex(root).byName.values()].flatMap((all) =>
        all.filter((one) => one.children.length === 0 && normal(one.text) === '' && !isSigned(one)),
      )
    : [];
function isSigned(element: XmlElement): boolean {
  for (let at: XmlElement | undefined = element; at; at = at.parent)
    if (at.name === 'UBLDocumentSignatures') return true;
  return false;
}

/** Length of a century in days, from a given date. */
const isBetween = (day: string, from = '1900-01-01'): boolean => day >= from && day < '2100-01-01';
const isSoundDay = (element: XmlElement | undefined, path: string): boolean =>
  !has(element, path) || isBetween(textAt(element, path));

const DAYS: readonly [code: string, term: string, path: string][] = [
  ['48', 'BT-7', 'TaxPointDate'],
  ['49', 'BT-73', 'InvoicePeriod/StartDate'],
  ['50', 'BT-74', 'InvoicePeriod/EndDate'],
  ['44', 'BT-72', 'Delivery/ActualDeliveryDate'],
];
const LINE_DAYS: readonly [code: string, term: string, path: string][] = [
  ['51', 'BT-134', 'InvoicePeriod/StartDate'],
  ['52', 'BT-135', 'InvoicePeriod/EndDate'],
];

const dayRules: readonly TermRule[] = [
  whole('40', ['BT-2'], 'The invoice is of 2026 or later, and of this century', (root) =>
    isBetween(textAt(root, 'IssueDate'), '2026-01-01'),
  ),
  ...DAYS.map(([code, term, path]) =>
    whole(code, [term], 'A day lies between 1900 and 2099', (root) => isSoundDay(root, path)),
  ),
  ...LINE_DAYS.map(([code, term, path]) =>
    pint(`HR-BR-${code}`, [term], 'A day lies between 1900 and 2099', lines, (line) => isSoundDay(line, path)),
  ),
  pint(
    'HR-BR-41',
    ['BT-9'],
    'The day when an invoice is due lies between 1900 and 2099',
    elementsOf('/*/PaymentMeans[PaymentDueDate]'),
    (means, { root }) =>
      isBetween(root?.name === 'Invoice' ? textAt(root, 'DueDate') : textAt(means, 'PaymentDueDate')),
  ),
  pint(
    'HR-BR-45',
    ['BT-26'],
    'The day of an invoice that is referred to lies between 1900 and 2099',
    each('BillingReference'),
    (one) => isBetween(textAt(one, 'InvoiceDocumentReference/IssueDate')),
  ),
];

/** With this category the buyer's VAT number is required. */
const PLACES = [
  ['1', 'BT-151', '//ClassifiedTaxCategory', 'line'],
  ['2', 'BT-95', '//AllowanceCharge[ChargeIndicator=false]/TaxCategory', 'allowance'],
  ['3', 'BT-102', '//AllowanceCharge[ChargeIndicator=true]/TaxCategory', 'charge'],
] as const;
const buyerRules = ['S', 'Z', 'E', 'AE'].flatMap((category) =>
  PLACES.map(([number, term, path, what]) =>
    whole(
      `${category}-${number}`,
      ['BT-48', term],
      `With a ${what} of category ${category} the buyer has a VAT number`,
      (root) =>
        !has(root, `${path}[ID~${category}]`) ||
        has(root, `//${BUYER}/Party/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID`),
    ),
  ),
);

/** Only categories E and O. */
const isUntaxed = (one: XmlElement, path: string): boolean => hasOneOf(one, `${path}[ID~E|O]`);
const isTaxed = (one: XmlElement, path: string): boolean => has(one, `${path}[!ID~E]`) && has(one, `${path}[!ID~O]`);
const CHARGED = 'TaxCategory';
const SOLD = 'ClassifiedTaxCategory';
const ownCharges = elementsOf('/*/AllowanceCharge[ChargeIndicator~true|1]');

const categoryRules: readonly TermRule[] = [
  pint(
    'HR-BR-11',
    ['BT-102'],
    'A charge that is exempt (E) or out of scope (O) has the name of its category',
    ownCharges,
    (one) => (isUntaxed(one, CHARGED) && has(one, `${CHARGED}/Name`)) || isTaxed(one, CHARGED),
  ),
  pint(
    'HR-BR-13',
    ['BT-102'],
    'A charge that is exempt (E) or out of scope (O) has a reason',
    ownCharges,
    (one) => (isUntaxed(one, CHARGED) && hasReason(one, CHARGED)) || isTaxed(one, CHARGED),
  ),
  pint(
    'HR-BR-16',
    ['BT-151'],
    'An item that is exempt (E) or out of scope (O) has the name of its category',
    each('Item'),
    (one) => (isUntaxed(one, SOLD) && has(one, `${SOLD}/Name`)) || isTaxed(one, SOLD),
  ),
  pint(
    'HR-BR-36',
    ['BT-151'],
    'An item that is exempt (E) or out of scope (O) has a reason',
    each('Item'),
    (one) => hasReason(one, SOLD) || isTaxed(one, SOLD),
  ),
  whole(
    '26',
    ['BT-118'],
    'With what is exempt (E) the extension has a breakdown of VAT',
    (root) => !PLACES.some(([, , path]) => has(root, `${path}[ID~E]`)) || has(root, TAX_TOTAL),
  ),
  whole(
    '30',
    ['BT-151', 'BT-102'],
    'With a deposit or a tax that is passed on the extension has totals',
    (root) =>
      !hasOneOf(
        root,
        `//InvoiceLine/Item/ClassifiedTaxCategory[Name~${PASSED_ON}]`,
        `//AllowanceCharge[ChargeIndicator=true]/TaxCategory[Name~${PASSED_ON}]`,
      ) || has(root, TOTALS),
  ),
  coded(
    'HR-BR-CL-1',
    ['BT-95', 'BT-102', 'BT-118', 'BT-151'],
    elementsOf('TaxCategory/Name', 'ClassifiedTaxCategory/Name', 'HRTaxCategory/Name'),
    CATEGORY_NAMES,
  ),
];
const PASSED_ON = 'HR:POVNAK|HR:PP|HR:PPMV|HR:N';
function hasReason(one: XmlElement, path: string): boolean {
  return hasOneOf(one, `${path}/TaxExemptionReason`, `${path}/TaxExemptionReasonCode`);
}

/** Figures that the platform stores: thirty characters, ten decimals. */
const figures = elementsOf(
  'TaxTotal/TaxSubtotal/TaxCategory/Percent',
  '/*/AllowanceCharge/TaxCategory/Percent',
  ...['InvoiceLine', 'CreditNoteLine'].flatMap((line) => [
    `${line}/InvoicedQuantity`,
    `${line}/CreditedQuantity`,
    `${line}/Item/ClassifiedTaxCategory/Percent`,
  ]),
  ...['PriceAmount', 'BaseQuantity', 'AllowanceCharge/Amount', 'AllowanceCharge/BaseAmount'].map(
    (name) => `Price/${name}`,
  ),
  'HRTaxSubtotal/HRTaxCategory/Percent',
);
const decimalsOf = (text: string): number => text.split('.').slice(1).join('.').length;

/** Documents without product classification. */
const UNCLASSIFIED = listed('386 81 83 261 262 296 308 381 396 420 458 532');
const CLASSES = 'CommodityClassification/ItemClassificationCode';
const isClassified = (item: XmlElement, root: XmlElement | undefined): boolean => {
  const isFree = UNCLASSIFIED.has(textAt(root, root?.name === 'Invoice' ? 'InvoiceTypeCode' : 'CreditNoteTypeCode'));
  if (has(item, `${CLASSES}/@listID`) && hasOneOf(item, `${CLASSES}[@listID=CG]`)) return true;
  return isFree && (!has(item, CLASSES) || found(item, `${CLASSES}/@listID`).some((list) => textOf(list) !== 'CG'));
};

let products: ReadonlySet<string> | undefined;
const isProduct = (code: string): boolean => {
  products ??= new Set(
    [...listed(PRODUCTS)].flatMap((word) => {
      const [beginning = '', ends = ''] = word.split(':');
      return ends.split(',').map((end) => `${beginning}.${end}`);
    }),
  );
  return products.has(code);
};

/** The document or its lines have a reference. */
const notBoth = (code: string, terms: readonly string[], what: string, own: string, ofLine: string): TermRule =>
  pint(
    `HR-BR-${code}`,
    terms,
    `The ${what} is named by the invoice or by its lines, not by both`,
    lines,
    (line) => !(has(line, ofLine) && has(line, `../${own}`)),
  );

const taxRegistrations = elementsOf(
  `${SELLER}/Party/PartyTaxScheme`,
  `${BUYER}/Party/PartyTaxScheme`,
  'TaxRepresentativeParty/PartyTaxScheme',
);

export const HR_ERACUN_RULES: readonly TermRule[] = [
  pint('HR-BR-33', [], 'No element stands there empty', emptyElements, () => false),
  whole(
    '5',
    ['BT-24'],
    `The specification is that of Croatia: ${SPECIFICATION}`,
    (root) => textAt(root, 'CustomizationID') === SPECIFICATION,
  ),
  whole(
    '1',
    ['BT-1'],
    'The number of the invoice has no blanks',
    (root) => !found(root, 'ID').some((id) => /\s/.test(textOf(id))),
  ),
  whole('2', ['X-IssueTime'], 'The time of issue is written as hh:mm:ss', (root) =>
    found(root, 'IssueTime').some((time) => /^\d\d:\d\d:\d\d$/.test(textOf(time))),
  ),
  whole('34', ['BT-23'], 'The business process is P1 to P12, or P99: and what the buyer says', (root) =>
    /^(?:P[1-9]$|P1[0-2]$|P99:)/.test(textAt(root, 'ProfileID')),
  ),
  whole('42', ['BT-23'], 'The business process has at most 200 characters', (root) => isAtMost(root, 'ProfileID', 200)),
  whole('43', ['BT-12'], 'The number of the contract has at most 1024 characters', (root) =>
    isAtMost(root, 'ContractDocumentReference/ID', 1024),
  ),
  whole('4', ['BT-9', 'BT-115'], 'An invoice with something to pay has a day when it is due', (root) => {
    const payable = figure(root, 'LegalMonetaryTotal/PayableAmount');
    if (!payable) return false;
    const owed = root.name === 'Invoice' ? payable : payable.negated();
    return owed.compare(Decimal.ZERO) <= 0 || hasOneOf(root, 'DueDate', 'PaymentMeans/PaymentDueDate');
  }),
  ...dayRules,
  ...buyerRules,
  ...categoryRules,
  ...extensionRules,
  needs(
    'HR-BR-6',
    ['BT-25', 'BT-26'],
    each('BillingReference'),
    'InvoiceDocumentReference/ID',
    'InvoiceDocumentReference/IssueDate',
  ),
  needs('HR-BR-7', ['BT-34'], each(SELLER), 'Party/EndpointID'),
  needs('HR-BR-10', ['BT-49'], each(BUYER), 'Party/EndpointID'),
  needs('HR-BR-37', ['X-Operator'], each(SELLER), 'SellerContact/Name'),
  pint('HR-BR-9', ['X-OperatorId'], 'The operator has an OIB', each(SELLER), (seller) =>
    found(seller, 'SellerContact/ID').some((id) => isOib(textOf(id))),
  ),
  pint(
    'HR-BR-53',
    ['BT-31', 'BT-48', 'BT-63'],
    'The VAT number of a party in Croatia is an OIB',
    taxRegistrations,
    (one) =>
      found(one, 'CompanyID').some((id) => isOib(textOf(id))) ||
      has(one, '../PostalAddress/Country/IdentificationCode[.!=HR]'),
  ),
  notBoth('17', ['BT-13', 'BT-132'], 'order', 'OrderReference/ID', 'OrderLineReference/OrderReference/ID'),
  notBoth(
    '18',
    ['BT-16'],
    'despatch advice',
    'DespatchDocumentReference/ID',
    'DespatchLineReference/DocumentReference/ID',
  ),
  notBoth(
    '19',
    ['BT-15'],
    'receiving advice',
    'ReceiptDocumentReference/ID',
    'ReceiptLineReference/DocumentReference/ID',
  ),
  pint(
    'HR-BR-20',
    ['BT-149'],
    'The base quantity of a price is more than zero',
    lines,
    (line) => !has(line, 'Price/BaseQuantity') || isPositive(line, 'Price/BaseQuantity'),
  ),
  pint(
    'HR-BR-21',
    ['BT-150', 'BT-130'],
    'The unit of the base quantity is that of the quantity',
    elementsOf('Price/BaseQuantity/@unitCode'),
    (base, { root }) => {
      const line = base.parent?.parent;
      const quantity = root?.name === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
      return (
        !hasOneOf(line, 'InvoicedQuantity', 'CreditedQuantity') ||
        found(line, `${quantity}/@unitCode`).some((unit) => textOf(unit) === attributeOf(base, 'unitCode')?.value)
      );
    },
  ),
  pint('HR-BR-25', ['BT-158'], 'An item is classified by KPD (CG)', each('Item'), (item, { root }) =>
    isClassified(item, root),
  ),
  pint(
    'HR-BR-CL-2',
    ['BT-158'],
    'A classification names its list, and one by KPD 2025 (CG) is a code of it',
    elementsOf(CLASSES),
    (code) => {
      const list = attributeOf(code, 'listID')?.value;
      return list !== undefined && (list !== 'CG' || isProduct(normal(code.text)));
    },
  ),
  pint('HR-BR-46', ['BT-153'], 'The name of an item has at most 1024 characters', each('Item'), (item) =>
    isAtMost(item, 'Name', 1024),
  ),
  pint('HR-BR-47', ['BT-154'], 'The description of an item has at most 4096 characters', each('Item'), (item) =>
    isAtMost(item, 'Description', 4096),
  ),
  pint(
    'HR-BR-56',
    [],
    'A rate, quantity or price has at most thirty characters and ten decimals',
    figures,
    ({ text }) => text.length <= 30 && decimalsOf(text) <= 10,
  ),
];

function isAtMost(one: XmlElement, path: string, most: number): boolean {
  const [first] = found(one, path);
  return !first || [...textOf(first)].length <= most;
}
