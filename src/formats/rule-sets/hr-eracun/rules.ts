import { Decimal } from '../../en16931/decimal.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { found, has, hasOneOf, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { joinedRulesOf } from '../../rules/kit/compile.ts';
import type { Check, Form } from '../../rules/kit/row.ts';
import type { Finder } from '../../rules/kit/subject.ts';
import {
  about,
  another,
  any,
  at,
  byElement,
  checked,
  codesOf,
  equals,
  exact,
  form,
  length,
  listed,
  missingIsWrong,
  needs,
  needsOneOf,
  notBoth,
  notEmpty,
  oneOf,
  range,
  rows,
} from '../../rules/kit/verbs.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { isPositive } from '../../rules/shared/functions/tax-categories.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { CATEGORY_NAMES, PRODUCTS } from './code-lists.codes.ts';
import { EXTENSION_ROWS, TAX_TOTAL, TOTALS } from './extension-rows.ts';
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
const LINES = 'InvoiceLine CreditNoteLine';

const OIB: Check = { kind: 'OIB', fits: isOib };

/** Empty elements, outside signatures. */
const emptyElements: Finder = {
  name: 'empty elements',
  find: ({ root }) =>
    root
      ? [...xmlIndex(root).byName.values()].flatMap((all) =>
          all.filter((element) => element.children.length === 0 && normal(element.text) === '' && !isSigned(element)),
        )
      : [],
};
function isSigned(element: XmlElement): boolean {
  for (let at_: XmlElement | undefined = element; at_; at_ = at_.parent)
    if (at_.name === 'UBLDocumentSignatures') return true;
  return false;
}

const dayFrom = (from: string): Form => ({ fits: (day) => day >= from && day < '2100-01-01', like: '2026-01-31' });
const DAY = dayFrom('1900-01-01');
const day = (code: string, path: string, term: string) => form(`HR-BR-${code}`, path, DAY, { terms: [term] });

const most = (code: string, path: string, count: number, term: string) =>
  length(
    `HR-BR-${code}`,
    path,
    { most: count },
    { terms: [term] },
    byElement((element) => {
      const [first] = found(element, path);
      return !first || [...textOf(first)].length <= count;
    }),
  );

const DUE_DAYS = ['DueDate', 'PaymentMeans/PaymentDueDate'];
const isPaidOrDue = (root: XmlElement): boolean => {
  const payable = figure(root, 'LegalMonetaryTotal/PayableAmount');
  if (!payable) return false;
  const owed = root.name === 'Invoice' ? payable : payable.negated();
  return owed.compare(Decimal.ZERO) <= 0 || hasOneOf(root, ...DUE_DAYS);
};

/** With this category the buyer's VAT number is required. */
const PLACES = [
  ['1', 'BT-151', '//ClassifiedTaxCategory'],
  ['2', 'BT-95', '//AllowanceCharge[ChargeIndicator=false]/TaxCategory'],
  ['3', 'BT-102', '//AllowanceCharge[ChargeIndicator=true]/TaxCategory'],
] as const;
const BUYER_NUMBER = `${BUYER}/Party/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID`;
const buyerRows = ['S', 'Z', 'E', 'AE'].flatMap((category) =>
  PLACES.map(([number, term, path]) =>
    needs(
      `HR-BR-${category}-${number}`,
      BUYER_NUMBER,
      about('BT-48', term),
      { given: { term, text: category } },
      byElement((root) => !has(root, `${path}[ID~${category}]`) || has(root, `//${BUYER_NUMBER}`)),
    ),
  ),
);

/** Only categories E and O. */
const isUntaxed = (element: XmlElement, path: string): boolean => hasOneOf(element, `${path}[ID~E|O]`);
const isTaxed = (element: XmlElement, path: string): boolean =>
  has(element, `${path}[!ID~E]`) && has(element, `${path}[!ID~O]`);
const CHARGED = 'TaxCategory';
const SOLD = 'ClassifiedTaxCategory';
const reasonsOf = (path: string) => [`${path}/TaxExemptionReason`, `${path}/TaxExemptionReasonCode`];
const PASSED_ON = 'HR:POVNAK|HR:PP|HR:PPMV|HR:N';
const hasPassedOn = (root: XmlElement): boolean =>
  hasOneOf(
    root,
    `//InvoiceLine/Item/ClassifiedTaxCategory[Name~${PASSED_ON}]`,
    `//AllowanceCharge[ChargeIndicator=true]/TaxCategory[Name~${PASSED_ON}]`,
  );

/** Figures that the platform stores: thirty characters, ten decimals. */
const FIGURES = [
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
].join(' ');
const STORED: Form = {
  fits: (text) => text.length <= 30 && text.split('.').slice(1).join('.').length <= 10,
  like: '1234.0123456789',
};

/** Documents without product classification. */
const UNCLASSIFIED = codesOf('386 81 83 261 262 296 308 381 396 420 458 532');
const CLASSES = 'CommodityClassification/ItemClassificationCode';
const isClassified = (item: XmlElement, root: XmlElement | undefined): boolean => {
  const isFree = UNCLASSIFIED.has(textAt(root, root?.name === 'Invoice' ? 'InvoiceTypeCode' : 'CreditNoteTypeCode'));
  if (has(item, `${CLASSES}/@listID`) && hasOneOf(item, `${CLASSES}[@listID=CG]`)) return true;
  return isFree && (!has(item, CLASSES) || found(item, `${CLASSES}/@listID`).some((list) => textOf(list) !== 'CG'));
};

let products: ReadonlySet<string> | undefined;
const isProduct = (code: string): boolean => {
  products ??= new Set(
    [...codesOf(PRODUCTS)].flatMap((word) => {
      const [beginning = '', ends = ''] = word.split(':');
      return ends.split(',').map((end) => `${beginning}.${end}`);
    }),
  );
  return products.has(code);
};

const isUnitOfQuantity = (base: XmlElement, root: XmlElement | undefined): boolean => {
  const line = base.parent?.parent;
  const quantity = root?.name === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
  return (
    !hasOneOf(line, 'InvoicedQuantity', 'CreditedQuantity') ||
    found(line, `${quantity}/@unitCode`).some((unit) => textOf(unit) === attributeOf(base, 'unitCode')?.value)
  );
};

const OWN_ROWS = rows(
  at(emptyElements, notEmpty('HR-BR-33')),
  at(
    '/',
    oneOf('HR-BR-5', 'CustomizationID', SPECIFICATION, missingIsWrong, { terms: ['BT-24'] }),
    form(
      'HR-BR-1',
      'ID',
      { fits: (id) => !/\s/.test(id), like: '1-1-1' },
      exact,
      { terms: ['BT-1'] },
      byElement((root) => !found(root, 'ID').some((id) => /\s/.test(textOf(id)))),
    ),
    form(
      'HR-BR-2',
      'IssueTime',
      { fits: (time) => /^\d\d:\d\d:\d\d$/.test(time), like: '10:30:00' },
      exact,
      any,
      missingIsWrong,
      { terms: ['X-IssueTime'] },
    ),
    form(
      'HR-BR-34',
      'ProfileID',
      { fits: (process) => /^(?:P[1-9]$|P1[0-2]$|P99:)/.test(process), like: 'P1' },
      missingIsWrong,
      { terms: ['BT-23'] },
    ),
    most('42', 'ProfileID', 200, 'BT-23'),
    most('43', 'ContractDocumentReference/ID', 1024, 'BT-12'),
    needsOneOf('HR-BR-4', DUE_DAYS, about('BT-9', 'BT-115'), byElement(isPaidOrDue)),
    form('HR-BR-40', 'IssueDate', dayFrom('2026-01-01'), missingIsWrong, { terms: ['BT-2'] }),
    day('48', 'TaxPointDate', 'BT-7'),
    day('49', 'InvoicePeriod/StartDate', 'BT-73'),
    day('50', 'InvoicePeriod/EndDate', 'BT-74'),
    day('44', 'Delivery/ActualDeliveryDate', 'BT-72'),
  ),
  at(LINES, day('51', 'InvoicePeriod/StartDate', 'BT-134'), day('52', 'InvoicePeriod/EndDate', 'BT-135')),
  at(
    '/*/PaymentMeans[PaymentDueDate]',
    form(
      'HR-BR-41',
      '/*/DueDate',
      DAY,
      missingIsWrong,
      { terms: ['BT-9'] },
      byElement((means, { root }) =>
        DAY.fits(root?.name === 'Invoice' ? textAt(root, 'DueDate') : textAt(means, 'PaymentDueDate')),
      ),
    ),
  ),
  at(
    'BillingReference',
    form('HR-BR-45', 'InvoiceDocumentReference/IssueDate', DAY, missingIsWrong, { terms: ['BT-26'] }),
  ),
  at('/', ...buyerRows),
  at(
    '/*/AllowanceCharge[ChargeIndicator~true|1]',
    needs(
      'HR-BR-11',
      `${CHARGED}/Name`,
      about('BT-102'),
      byElement(
        (element) => (isUntaxed(element, CHARGED) && has(element, `${CHARGED}/Name`)) || isTaxed(element, CHARGED),
      ),
    ),
    needsOneOf(
      'HR-BR-13',
      reasonsOf(CHARGED),
      about('BT-102'),
      byElement(
        (element) =>
          (isUntaxed(element, CHARGED) && hasOneOf(element, ...reasonsOf(CHARGED))) || isTaxed(element, CHARGED),
      ),
    ),
  ),
  at(
    'Item',
    needs(
      'HR-BR-16',
      `${SOLD}/Name`,
      about('BT-151'),
      byElement((element) => (isUntaxed(element, SOLD) && has(element, `${SOLD}/Name`)) || isTaxed(element, SOLD)),
    ),
    needsOneOf(
      'HR-BR-36',
      reasonsOf(SOLD),
      about('BT-151'),
      byElement((element) => hasOneOf(element, ...reasonsOf(SOLD)) || isTaxed(element, SOLD)),
    ),
  ),
  at(
    '/',
    needs(
      'HR-BR-26',
      TAX_TOTAL,
      about('BT-118'),
      byElement((root) => !PLACES.some(([, , path]) => has(root, `${path}[ID~E]`)) || has(root, `//${TAX_TOTAL}`)),
    ),
    needs(
      'HR-BR-30',
      TOTALS,
      about('BT-151', 'BT-102'),
      byElement((root) => !hasPassedOn(root) || has(root, `//${TOTALS}`)),
    ),
  ),
  at(
    'TaxCategory/Name ClassifiedTaxCategory/Name HRTaxCategory/Name',
    oneOf('HR-BR-CL-1', '.', CATEGORY_NAMES, about('BT-95', 'BT-102', 'BT-118', 'BT-151')),
  ),
  EXTENSION_ROWS,
  at(
    'BillingReference',
    needs('HR-BR-6', ['InvoiceDocumentReference/ID', 'InvoiceDocumentReference/IssueDate'], {
      terms: ['BT-25', 'BT-26'],
    }),
  ),
  at(SELLER, needs('HR-BR-7', 'Party/EndpointID', { terms: ['BT-34'] })),
  at(BUYER, needs('HR-BR-10', 'Party/EndpointID', { terms: ['BT-49'] })),
  at(
    SELLER,
    needs('HR-BR-37', 'SellerContact/Name', { terms: ['X-Operator'] }),
    checked('HR-BR-9', 'SellerContact/ID', OIB, exact, any, missingIsWrong, { terms: ['X-OperatorId'] }),
  ),
  at(
    `${SELLER}/Party/PartyTaxScheme ${BUYER}/Party/PartyTaxScheme TaxRepresentativeParty/PartyTaxScheme`,
    checked(
      'HR-BR-53',
      'CompanyID',
      OIB,
      about('BT-31', 'BT-48', 'BT-63'),
      byElement(
        (element) =>
          found(element, 'CompanyID').some((id) => isOib(textOf(id))) ||
          has(element, '../PostalAddress/Country/IdentificationCode[.!=HR]'),
      ),
    ),
  ),
  at(
    LINES,
    notBoth('HR-BR-17', 'OrderLineReference/OrderReference/ID', '../OrderReference/ID', about('BT-13', 'BT-132')),
    notBoth(
      'HR-BR-18',
      'DespatchLineReference/DocumentReference/ID',
      '../DespatchDocumentReference/ID',
      about('BT-16'),
    ),
    notBoth('HR-BR-19', 'ReceiptLineReference/DocumentReference/ID', '../ReceiptDocumentReference/ID', about('BT-15')),
    range(
      'HR-BR-20',
      'Price/BaseQuantity',
      { above: '0' },
      { terms: ['BT-149'] },
      byElement((line) => !has(line, 'Price/BaseQuantity') || isPositive(line, 'Price/BaseQuantity')),
    ),
  ),
  at(
    'Price/BaseQuantity/@unitCode',
    equals(
      'HR-BR-21',
      '@unitCode',
      '../../*/@unitCode',
      { terms: ['BT-150', 'BT-130'] },
      byElement((base, { root }) => isUnitOfQuantity(base, root)),
    ),
  ),
  at(
    'Item',
    needs(
      'HR-BR-25',
      `${CLASSES}[@listID=CG]`,
      another,
      { terms: ['BT-158'] },
      byElement((item, { root }) => isClassified(item, root)),
    ),
  ),
  at(
    CLASSES,
    oneOf(
      'HR-BR-CL-2',
      '.',
      listed('KPD 2025', []),
      about('BT-158'),
      byElement((code) => {
        const list = attributeOf(code, 'listID')?.value;
        return list !== undefined && (list !== 'CG' || isProduct(normal(code.text)));
      }),
    ),
  ),
  at('Item', most('46', 'Name', 1024, 'BT-153'), most('47', 'Description', 4096, 'BT-154')),
  at(FIGURES, form('HR-BR-56', '.', STORED, exact)),
);

export const HR_ERACUN_RULES: readonly TermRule[] = joinedRulesOf(OWN_ROWS).map((rule) => ({
  ...rule,
  cii: undefined,
}));
