import { below, each, LINES, outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, found, has, hasOneOf, hasText, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { isDate } from '../../peppol/peppol-rule.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import type { Form } from '../../rules/kit/row.ts';
import * as verbs from '../../rules/kit/verbs.ts';
import {
  about,
  any,
  codesOf,
  exact,
  filled,
  form,
  listed,
  missingIsWrong,
  oneOf,
  range,
} from '../../rules/kit/verbs.ts';
import { coded, hasTwoDecimals, placed, silent } from '../../rules/shared/functions/national.ts';
import { OF_INVOICE, OF_PARTS } from './lengths.codes.ts';

/**
 * Rules of CIUS-RO beyond EN 16931. Where the official rules use the wrong namespace for credit notes, they apply only
 * to invoices, and so do these.
 *
 * Source: release 1.0.9 of ROeFactura, read 2026-11-25.
 */
const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1';
const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const DELIVERY = 'Delivery/DeliveryLocation/Address';

const PATHS: readonly [name: string, path: string][] = [
  ['SELLER', SELLER],
  ['BUYER', BUYER],
  ['DELIVERY', DELIVERY],
];

/** Characters, not UTF-16 units. */
const isLonger = (text: string, most: number): boolean => text.length > most && [...text].length > most;

const length = (most: number, code: string, term: string, path: string, on: Where): TermRule =>
  placed(
    verbs.length(`BR-RO-${code}`, path, { most }, { terms: [term] }),
    on,
    (element) => !isLonger(textAt(element, path), most),
  );

const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

const lengthRules: readonly TermRule[] = [
  ...rowsOf(OF_INVOICE).map(([most, code = '', term = '', path = '']) => {
    const [, whole] = PATHS.find(([name]) => path.startsWith(name)) ?? [];
    return length(
      Number(most),
      code,
      term,
      whole === undefined ? path : path.replace(/^[A-Z]+(?=\/)/, whole),
      outermost,
    );
  }),
  ...rowsOf(OF_PARTS).map(([on = '', most, code = '', term = '', path = '']) =>
    length(Number(most), code, term, path, elementsOf(...on.split(/\|(?![01]\])/))),
  ),
];

/** At most two decimals, as written: blanks behind a figure count. */
const decimals = (
  on: Where,
  ...rows: readonly (readonly [name: string, code: string, term: string])[]
): readonly TermRule[] =>
  rows.map(([name, code, term]) =>
    placed(verbs.decimals(`BR-DEC-RO-${code}`, name, 2, { terms: [term] }), on, (element) =>
      hasTwoDecimals(below(element, name)[0]?.text ?? ''),
    ),
  );

const inLines = (indicator: string): Where =>
  elementsOf(...LINES.map((line) => `${line}/AllowanceCharge[ChargeIndicator~${indicator}]`));

const decimalRules: readonly TermRule[] = [
  ...decimals(
    each('LegalMonetaryTotal'),
    ['LineExtensionAmount', '09', 'BT-106'],
    ['AllowanceTotalAmount', '10', 'BT-107'],
    ['ChargeTotalAmount', '11', 'BT-108'],
    ['TaxExclusiveAmount', '12', 'BT-109'],
    ['TaxInclusiveAmount', '14', 'BT-112'],
    ['PrepaidAmount', '16', 'BT-113'],
    ['PayableRoundingAmount', '17', 'BT-114'],
    ['PayableAmount', '18', 'BT-115'],
  ),
  ...decimals(elementsOf('TaxTotal/TaxSubtotal'), ['TaxableAmount', '1009', 'BT-116'], ['TaxAmount', '1010', 'BT-117']),
  ...decimals(
    elementsOf('/Invoice/AllowanceCharge[ChargeIndicator~false|0]'),
    ['Amount', '01', 'BT-92'],
    ['BaseAmount', '02', 'BT-93'],
  ),
  ...decimals(
    elementsOf('/Invoice/AllowanceCharge[ChargeIndicator~true|1]'),
    ['Amount', '05', 'BT-99'],
    ['BaseAmount', '06', 'BT-100'],
  ),
  ...decimals(inLines('false|0'), ['Amount', '24', 'BT-136'], ['BaseAmount', '25', 'BT-137']),
  ...decimals(inLines('true|1'), ['Amount', '27', 'BT-141'], ['BaseAmount', '28', 'BT-142']),
  silent('BR-DEC-RO-13', ['BT-110']),
  silent('BR-DEC-RO-15', ['BT-111']),
  silent('BR-DEC-RO-23', ['BT-131']),
];

const DAYS: readonly [code: string, name: string, term: string][] = [
  ['001', 'IssueDate', 'BT-2'],
  ['002', 'TaxPointDate', 'BT-7'],
  ['003', 'DueDate', 'BT-9'],
  ['003_CN', 'PaymentDueDate', 'BT-9'],
  ['004', 'ActualDeliveryDate', 'BT-72'],
  ['005', 'StartDate', 'BT-73'],
  ['006', 'EndDate', 'BT-74'],
];
const DAY: Form = { fits: isDate, like: '2026-09-14' };
const dayRules = DAYS.map(([code, name, term]) =>
  placed(form(`BR-RO-DT${code}`, '.', DAY, about(term)), each(name), ({ text }) => isDate(text)),
);

const written = (code: string, term: string, on: Where, path: string): TermRule =>
  placed(filled(`BR-RO-${code}`, path, { terms: [term] }), on, (element) => hasText(element, path));

/** Counties of Romania, and the sectors of its capital. */
const COUNTIES: ReadonlySet<string> = new Set(
  'AB AG AR B BC BH BN BR BT BV BZ CJ CL CS CT CV DB DJ GJ GL GR HD HR IF IL IS MH MM MS NT OT PH SB SJ SM SV TL TM TR VL VN VS'
    .split(' ')
    .map((county) => `RO-${county}`),
);
const SECTORS = codesOf('SECTOR1 SECTOR2 SECTOR3 SECTOR4 SECTOR5 SECTOR6');

/** An address in Romania has a county, and one in the capital has a sector as city. */
const places = (
  [sector, county]: readonly [string, string],
  [city, state]: readonly [string, string],
  on: Where,
  path: string,
): readonly TermRule[] => {
  const to = (name: string): string => (path === '' ? name : `${path}/${name}`);
  const at = (element: XmlElement, name: string): string => textAt(element, to(name));
  const isRomanian = (element: XmlElement): boolean => at(element, 'Country/IdentificationCode') === 'RO';
  return [
    // A city in Bucharest is one of its sectors.
    placed(
      oneOf(`BR-RO-${sector}`, to('CityName'), { codes: SECTORS }, missingIsWrong, { terms: [city] }),
      on,
      (element) =>
        !isRomanian(element) || at(element, 'CountrySubentity') !== 'RO-B' || SECTORS.has(at(element, 'CityName')),
    ),
    placed(
      oneOf(`BR-RO-${county}`, to('CountrySubentity'), listed('ISO 3166-2:RO', COUNTIES), missingIsWrong, {
        terms: [state],
      }),
      on,
      (element) => !isRomanian(element) || COUNTIES.has(at(element, 'CountrySubentity')),
    ),
  ];
};

const representative = elementsOf('/Invoice/TaxRepresentativeParty/PostalAddress');
const delivery = elementsOf(`/Invoice/${DELIVERY}`);

const addressRules: readonly TermRule[] = [
  written('081', 'BT-35', outermost, `${SELLER}/PostalAddress/StreetName`),
  written('082', 'BT-50', outermost, `${BUYER}/PostalAddress/StreetName`),
  written('091', 'BT-37', outermost, `${SELLER}/PostalAddress/CityName`),
  written('092', 'BT-52', outermost, `${BUYER}/PostalAddress/CityName`),
  written('140', 'BT-64', representative, 'StreetName'),
  written('150', 'BT-66', representative, 'CityName'),
  written('180', 'BT-75', delivery, 'StreetName'),
  written('201', 'BT-77', delivery, 'CityName'),
  written('211', 'BT-79', delivery, 'CountrySubentity'),
  ...places(['100', '110'], ['BT-37', 'BT-39'], outermost, `${SELLER}/PostalAddress`),
  ...places(['101', '111'], ['BT-52', 'BT-54'], outermost, `${BUYER}/PostalAddress`),
  ...places(['160', '170'], ['BT-66', 'BT-68'], representative, ''),
  ...places(['202', '212'], ['BT-77', 'BT-79'], delivery, ''),
];

/** A line, allowance or charge has a category for which EN 16931 requires a VAT number. */
const TAXED = 'S|Z|E|AE|K|G|L|M';
const isTaxed = (root: XmlElement): boolean =>
  hasOneOf(
    root,
    `AllowanceCharge[ChargeIndicator=false]/TaxCategory[TaxScheme/ID=VAT]/ID[.=${TAXED}]`,
    `AllowanceCharge[ChargeIndicator=true]/TaxCategory/ID[.=${TAXED}]`,
    `InvoiceLine/Item/ClassifiedTaxCategory/ID[.=${TAXED}]`,
  );

/** The number of an invoice has a digit. */
const NUMBER: Form = { fits: (text) => /\d/.test(text), like: 'F-17' };

export const CIUS_RO_RULES: readonly TermRule[] = [
  placed(oneOf('BR-RO-001', 'BT-24', SPECIFICATION, any, exact, missingIsWrong), outermost, (root) =>
    found(root, 'CustomizationID').some((id) => textOf(id) === SPECIFICATION),
  ),
  placed(form('BR-RO-010', 'BT-1', NUMBER, missingIsWrong), outermost, (root) => NUMBER.fits(textAt(root, 'ID'))),
  coded('BR-RO-020_1', ['BT-3'], each('InvoiceTypeCode'), '380 384 389 751'),
  coded('BR-RO-020_2', ['BT-3'], each('CreditNoteTypeCode'), '381'),
  placed(oneOf('BR-RO-030', 'BT-6', 'RON', missingIsWrong, about('BT-6', 'BT-5')), outermost, (root) =>
    [textAt(root, 'TaxCurrencyCode'), textAt(root, 'DocumentCurrencyCode')].includes('RON'),
  ),
  coded('BR-RO-040', ['BT-8'], elementsOf('InvoicePeriod/DescriptionCode'), '3 35 432'),
  placed(
    verbs.needsOneOf('BR-RO-065', ['BT-31', 'BT-32', 'BT-63']),
    outermost,
    (root) =>
      !isTaxed(root) ||
      has(root, 'TaxRepresentativeParty/PartyTaxScheme/CompanyID') ||
      hasText(root, `${SELLER}/PartyTaxScheme/CompanyID`),
  ),
  placed(
    verbs.needsOneOf('BR-RO-120', ['BT-47', 'BT-48']),
    outermost,
    (root) =>
      !isTaxed(root) ||
      has(root, `${BUYER}/PartyLegalEntity/CompanyID`) ||
      hasText(root, `${BUYER}/PartyTaxScheme/CompanyID`),
  ),
  placed(range('BR-27', '.', { atLeast: '0' }, { terms: ['BT-146'] }), each('PriceAmount')),
  placed(verbs.atMost('BR-RO-A020', 20, 'Note', { terms: ['BG-1'] }), outermost),
  placed(verbs.atMost('BR-RO-A500', 500, 'InvoiceDocumentReference', about('BG-3')), each('BillingReference')),
  silent('BR-RO-A051', ['BG-24']),
  silent('BR-RO-A052', ['BG-32']),
  silent('BR-RO-L1019', ['BT-120']),
  ...dayRules,
  ...addressRules,
  ...decimalRules,
  ...lengthRules,
];
