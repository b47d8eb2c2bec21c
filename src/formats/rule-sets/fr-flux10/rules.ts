import { tableOf } from '../../../engine/values.ts';
import { below, type Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { alone, needs, needsOneOf, ordered, product, sum } from '../../rules/kit/verbs.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { numberOf, textAt, textsAt } from '../../rules/shared/france/texts.ts';
import * as facts from '../../rules/shared/france/flows/facts.ts';
import { numbered, textOf, type Asked } from '../../rules/shared/france/flows/facts.ts';

/**
 * Rules of the public portal for reports of transactions and payments (flow 10).
 *
 * Source: PPF Flux10 1.0 of 2026-07-27, read 2026-11-25. Most of its rules check many places under one number.
 */

/** Relative to the report. */
const at =
  (...paths: readonly string[]): Where =>
  ({ root }) =>
    root ? paths.flatMap((path) => below(root, path)) : [];

const under = (parent: string, paths: string): Where =>
  at(
    ...paths
      .trim()
      .split(/\s+/)
      .map((path) => `${parent}/${path}`),
  );

const DOCUMENT = 'ReportDocument';
const SALES = 'TransactionsReport';
const INVOICE = `${SALES}/Invoice`;
const SALE = `${SALES}/Transactions`;
const PAYMENTS = 'PaymentsReport';
const invoices = at(INVOICE);

const isQuantity = (text: string): boolean => facts.isQuantity(text) && text.replaceAll('.', '').length <= 19;
const isDateTime = /^\d{14}$/;

/** Every date. */
const dates: Where = (invoice) => [
  ...under(
    SALES,
    `ReportPeriod/StartDate ReportPeriod/EndDate Invoice/IssueDate Invoice/DueDate Invoice/ReferencedDocument/IssueDate Invoice/Delivery/Date
     Invoice/InvoicePeriod/StartDate Invoice/InvoicePeriod/EndDate Invoice/Line/InvoicePeriod/StartDate Invoice/Line/InvoicePeriod/EndDate
     Invoice/Line/ReferencedDocument/IssueDate Transactions/Date`,
  )(invoice),
  ...under(
    PAYMENTS,
    'ReportPeriod/StartDate ReportPeriod/EndDate Invoice/IssueDate Invoice/Payment/Date Transactions/Payment/Date',
  )(invoice),
];

const amounts: Where = (invoice) => [
  ...under(
    INVOICE,
    `AllowanceCharge/Amount MonetaryTotal/TaxExclusiveAmount MonetaryTotal/TaxAmount TaxSubTotal/TaxableAmount TaxSubTotal/TaxAmount
     Line/AllowanceCharge/Amount`,
  )(invoice),
  ...under(SALE, 'TaxExclusiveAmount TaxTotal TaxSubtotal/TaxableAmount TaxSubtotal/TaxTotal')(invoice),
];

const paid = under(PAYMENTS, 'Invoice/Payment/SubTotals Transactions/Payment/SubTotals');
const ofPaid =
  (name: string): Where =>
  (invoice) =>
    paid(invoice).flatMap((element) => below(element, name));

const hasOneOf = (element: XmlElement, path: string, codes: ReadonlySet<string>): boolean =>
  textsAt(element, path).some((code) => codes.has(code));
const has = (element: XmlElement, path: string): boolean => below(element, path).length > 0;

const scheme = (element: XmlElement): string => attributeOf(element, 'schemeId')?.value ?? '';
const companies = at(`${INVOICE}/Seller/CompanyId`, `${INVOICE}/Buyer/CompanyId`);

/** Length of a company number, by scheme. */
const COMPANY: Readonly<Record<string, RegExp>> = tableOf({
  '0002': /^\d{9}$/,
  '0223': /^[\s\S]{0,18}$/u,
  '0227': /^[\s\S]{0,18}$/u,
  '0228': /^\d{9,10}$/,
  '0229': /^\d{9}$/,
});
const isCompany = (id: XmlElement): boolean => COMPANY[scheme(id)]?.test(id.text) ?? false;

const parties: Where = (invoice) =>
  at(
    `${INVOICE}/Seller`,
    `${INVOICE}/Buyer`,
  )(invoice).filter((party) => below(party, 'CompanyId').some((id) => ['0002', '0223'].includes(scheme(id))));

/** A credit note refers to an invoice in its header, or in each line by number and date. */
function isReferring(invoice: XmlElement): boolean {
  const lines = below(invoice, 'Line');
  return (
    has(invoice, 'ReferencedDocument/IssueDate') ||
    (lines.length > 0 &&
      lines.every((line) => ['ID', 'IssueDate'].every((name) => has(line, `ReferencedDocument/${name}`))))
  );
}

/** A total equals its parts, within a cent each. Invalid figures have another rule. */
function isTotal(element: XmlElement, total: string, parts: string, isNeeded: boolean): boolean {
  const [texts, all] = [textsAt(element, total), textsAt(element, parts)];
  if (texts.length === 0 && !isNeeded) return true;
  if (![...texts, ...all].every(facts.isAmount)) return true;
  return facts.isNear(numberOf(texts[0] ?? ''), facts.sumOf(all), all.length);
}

type Total = readonly [total: string, parts: string];
const total =
  (...[text, parts]: Total): facts.MakeRow =>
  (id) =>
    sum(id, text, `sum(${parts})`);
/** Totals in euro are those of the VAT breakdown, a cent allowed for each entry; the second is judged where the first is right. */
const totalsOf = (on: Where, isNeeded: boolean, [net, tax]: readonly [Total, Total]): readonly Asked[] => [
  [on, (each) => isTotal(each, ...net, isNeeded), total(...net)],
  [on, (each) => !isTotal(each, ...net, isNeeded) || isTotal(each, ...tax, isNeeded), total(...tax)],
];

const inEuro =
  (path: string, currency: string): Where =>
  (invoice) =>
    at(path)(invoice).filter((element) => textsAt(element, currency).includes('EUR'));

function isNetPrice(price: XmlElement): boolean {
  const names = ['PriceAmount', 'AllowanceChargeBaseAmount', 'AllowanceChargeAmount'];
  if (names.some((name) => !has(price, name))) return true;
  if (!names.flatMap((name) => textsAt(price, name)).every(facts.isPrice)) return true;
  const [net = 0, gross = 0, rebate = 0] = names.map((name) => numberOf(textAt(price, name)));
  return facts.isNear(net, gross - rebate);
}

const isAfter = (period: XmlElement): boolean => {
  const [from, to] = [textsAt(period, 'StartDate'), textsAt(period, 'EndDate')];
  return from.length === 0 || to.length === 0 || to.some((last) => from.some((first) => last > first));
};

const is = (on: Where, isTaken: (text: string) => boolean): Asked => [on, textOf(isTaken)];
const isOneOf =
  (...codes: readonly string[]) =>
  (text: string) =>
    codes.includes(text);

/** A transmission has at least one of the two reports. */
const hasOneReport = once(
  ({ root }) => root === undefined || below(root, SALES).length + below(root, PAYMENTS).length === 1,
);

const SALES_CATEGORIES: ReadonlySet<string> = new Set(['TLB1', 'TPS1', 'TNT1', 'TMA1']);

const RULES: readonly (readonly [code: string, makeRow: facts.MakeRow, ...asked: readonly Asked[]])[] = [
  ['G1.01', facts.among(facts.TYPES), is(at(`${INVOICE}/TypeCode`), facts.isType)],
  ['G1.02', facts.among(facts.FRAMEWORKS), is(at(`${INVOICE}/BusinessProcess/ID`), facts.isFramework)],
  [
    'G1.05',
    facts.like('F-2026/17'),
    is(
      at(
        `${INVOICE}/ID`,
        `${INVOICE}/ReferencedDocument/ID`,
        `${INVOICE}/Line/ReferencedDocument/ID`,
        `${PAYMENTS}/Invoice/InvoiceID`,
      ),
      (text) => facts.isIdentifier(text, 35),
    ),
  ],
  ['G1.09', facts.like('20260914'), is(dates, facts.DIGITS.isDate)],
  [
    'G1.36',
    facts.like('20260914'),
    is(dates, facts.DIGITS.isOfCentury),
    is(at(`${DOCUMENT}/IssueDateTime/DateTimeString`), (text) => !isDateTime.test(text) || text.startsWith('20')),
  ],
  [
    'G1.10',
    facts.like('EUR'),
    is(at(`${INVOICE}/CurrencyCode`, `${SALE}/TransactionsCurrency`), facts.isCurrency),
    is(ofPaid('CurrencyCode'), facts.isCurrency),
  ],
  [
    'G1.102',
    (id) => needsOneOf(id, ['Seller/TaxRegistrationId', 'SellerTaxRepresentative/TaxRegistrationId']),
    [
      (invoice) => invoices(invoice).filter((each) => textsAt(each, 'TaxSubTotal/TaxCategory/Code').includes('E')),
      (each) => has(each, 'Seller/TaxRegistrationId') || has(each, 'SellerTaxRepresentative/TaxRegistrationId'),
    ],
  ],
  ['G1.104', facts.like('T-2026/17'), is(at(`${DOCUMENT}/Id`), (text) => facts.isIdentifier(text, 50))],
  ['G1.14', facts.like('1234.50'), is(amounts, facts.isAmount)],
  ['G1.15', facts.like('12.5000'), is(at(`${INVOICE}/Line/BilledQuantity`), isQuantity)],
  [
    'G1.16',
    facts.like('12.500000'),
    is(under(`${INVOICE}/Line/Price`, 'PriceAmount AllowanceChargeAmount AllowanceChargeBaseAmount'), facts.isPrice),
    is(ofPaid('Amount'), facts.isPrice),
  ],
  [
    'G1.24',
    facts.like('20.00'),
    is(
      at(
        `${INVOICE}/AllowanceCharge/TaxPercent`,
        `${INVOICE}/TaxSubTotal/TaxCategory/Percent`,
        `${SALE}/TaxSubtotal/TaxPercent`,
      ),
      facts.isRate,
    ),
    is(ofPaid('TaxPercent'), facts.isRate),
  ],
  [
    'G1.32',
    (id) => needs(id, ['ReferencedDocument/ID', 'ReferencedDocument/IssueDate']),
    [
      (invoice) => invoices(invoice).filter((each) => hasOneOf(each, 'TypeCode', facts.CORRECTIONS)),
      (each) => below(each, 'ReferencedDocument').length === 1 && has(each, 'ReferencedDocument/IssueDate'),
    ],
    [(invoice) => invoices(invoice).filter((each) => hasOneOf(each, 'TypeCode', facts.CREDITS)), isReferring],
  ],
  [
    'G1.40',
    (id) => needs(id, ['TaxCategory/TaxExemptionReasonCode', 'TaxCategory/TaxExemptionReason']),
    [
      (invoice) =>
        at(`${INVOICE}/TaxSubTotal`)(invoice).filter((each) => textsAt(each, 'TaxCategory/Code').includes('E')),
      (each) => ['TaxExemptionReasonCode', 'TaxExemptionReason'].every((name) => has(each, `TaxCategory/${name}`)),
    ],
  ],
  [
    'G1.53',
    total('TaxExclusiveAmount', 'TaxSubtotal/TaxableAmount'),
    ...totalsOf(inEuro(INVOICE, 'CurrencyCode'), false, [
      ['MonetaryTotal/TaxExclusiveAmount', 'TaxSubTotal/TaxableAmount'],
      ['MonetaryTotal/TaxAmount', 'TaxSubTotal/TaxAmount'],
    ]),
    ...totalsOf(inEuro(SALE, 'TransactionsCurrency'), true, [
      ['TaxExclusiveAmount', 'TaxSubtotal/TaxableAmount'],
      ['TaxTotal', 'TaxSubtotal/TaxTotal'],
    ]),
  ],
  [
    'G1.55',
    (id) => product(id, 'PriceAmount', 'AllowanceChargeBaseAmount − AllowanceChargeAmount'),
    [at(`${INVOICE}/Line/Price`), isNetPrice],
  ],
  [
    'G1.60',
    facts.among(facts.OTHER_TYPES, 'TypeCode'),
    [
      invoices,
      (each) => !(hasOneOf(each, 'BusinessProcess/ID', facts.FINAL) && hasOneOf(each, 'TypeCode', facts.ADVANCES)),
    ],
  ],
  ['G1.68', facts.among(SALES_CATEGORIES), is(at(`${SALE}/CategoryCode`), (text) => SALES_CATEGORIES.has(text))],
  [
    'G2.01',
    facts.like('FR'),
    is(
      under(
        INVOICE,
        'Seller/PostalAddress/CountryId Buyer/PostalAddress/CountryId Delivery/Location/CountryId Line/Delivery/Location/CountryId',
      ),
      facts.isCountry,
    ),
  ],
  ['G2.19', facts.like('732829320'), [companies, isCompany]],
  [
    'G2.31',
    facts.among(facts.CATEGORIES),
    is(at(`${INVOICE}/AllowanceCharge/TaxCategoryCode`, `${INVOICE}/TaxSubTotal/TaxCategory/Code`), facts.isCategory),
  ],
  [
    'G2.33',
    facts.there('TaxRegistrationId'),
    [parties, (party) => has(party, 'TaxRegistrationId')],
    [
      at(`${INVOICE}/Seller/TaxRegistrationId`, `${INVOICE}/Buyer/TaxRegistrationId`),
      (id) => attributeOf(id, 'qualifyingId')?.value === 'VAT',
      facts.among(new Set(['VAT']), '@qualifyingId'),
    ],
  ],
  [
    'G6.21',
    facts.among(facts.CREDITED, 'TypeCode'),
    [
      invoices,
      (each) =>
        !textsAt(each, 'TaxSubTotal/TaxCategory/TaxExemptionReasonCode').includes(facts.CREDITED_VAT) ||
        hasOneOf(each, 'TypeCode', facts.CREDITED),
    ],
  ],
  [
    'G6.22',
    facts.like('1234'),
    [at(`${DOCUMENT}/Sender/Id`), (id) => scheme(id) === '0238' && [...id.text].length === 4],
  ],
  [
    'G6.23',
    facts.among(new Set(['EUR']), '@CurrencyCode'),
    [at(`${INVOICE}/MonetaryTotal/TaxAmount`), (amount) => attributeOf(amount, 'CurrencyCode')?.value === 'EUR'],
  ],
  [
    'G6.25',
    (id) => ordered(id, 'StartDate', 'EndDate'),
    [
      at(
        `${SALES}/ReportPeriod`,
        `${PAYMENTS}/ReportPeriod`,
        `${INVOICE}/InvoicePeriod`,
        `${INVOICE}/Line/InvoicePeriod`,
      ),
      isAfter,
    ],
  ],
  [
    'G6.26',
    facts.like('732829320'),
    [at(`${DOCUMENT}/Issuer/Id`), (id) => scheme(id) === '0002' && facts.isSiren(id.text)],
  ],
  [
    'G6.27',
    facts.among(new Set(['EUR']), 'CurrencyCode'),
    [
      (invoice) => paid(invoice).filter((each) => has(each, 'CurrencyCode')),
      (each) => {
        const currencies = textsAt(each, 'CurrencyCode');
        return currencies.includes('EUR') || !currencies.some(facts.isCurrency);
      },
    ],
  ],
  ['G6.28', (id) => needs(id, 'Buyer/CompanyId'), [invoices, (each) => has(each, 'Buyer/CompanyId')]],
  [
    'G6.29',
    (id) => needsOneOf(id, ['TransactionsReport', 'PaymentsReport'], alone),
    [at(DOCUMENT), (_, invoice) => hasOneReport(invoice)],
  ],
  ['G7.51', facts.among(new Set(['WK'])), is(at(`${DOCUMENT}/Sender/RoleCode`), isOneOf('WK'))],
  ['G7.52', facts.among(new Set(['BY', 'SE'])), is(at(`${DOCUMENT}/Issuer/RoleCode`), isOneOf('BY', 'SE'))],
  [
    'G7.53',
    facts.like('20260914103000'),
    is(at(`${DOCUMENT}/IssueDateTime/DateTimeString`), (text) => isDateTime.test(text)),
  ],
  ['G8.01', facts.among(new Set(['IN', 'RE'])), is(at(`${DOCUMENT}/TypeCode`), isOneOf('IN', 'RE'))],
  [
    'P1.11',
    facts.among(facts.DUE),
    is(at(`${INVOICE}/TaxDueDateTypeCode`, `${SALE}/TaxDueDateTypeCode`), facts.isDueCode),
  ],
  [
    'S1.12',
    facts.among(new Set(['urn.cpro.gouv.fr:1p0:ereporting'])),
    is(at(`${INVOICE}/BusinessProcess/TypeID`), isOneOf('urn.cpro.gouv.fr:1p0:ereporting')),
  ],
];

export const FR_FLUX10_RULES: readonly TermRule[] = RULES.flatMap(([code, makeRow, ...asked]) =>
  numbered(code, [], makeRow, { cii: asked }),
);
