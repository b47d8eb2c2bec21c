import { normal } from '../../en16931/rules/blanks.ts';
import { once } from '../../en16931/rules/once.ts';
import { outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, has, hasOneOf, isTold, textAt, textsAt } from '../../en16931/rules/paths.ts';
import { splitRule, type Demand, type TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { LEFT_OUT } from './left-out.codes.ts';

/**
 * Rules of NLCIUS beyond EN 16931, in both syntaxes. Most apply only to sellers in the Netherlands.
 *
 * Source: NLCIUS 1.0.3, SI-UBL 2.0.3.13 and NLCIUS-CII 1.0.3.13; read 2026-11-25.
 */
const NLCIUS = '#compliant#urn:fdc:nen.nl:nlcius:v1.0';
const GACCOUNT = '#conformant#urn:fdc:nen.nl:gaccount:v1.0';
const CII_SPECIFICATIONS = [`urn:cen.eu:en16931:2017${NLCIUS}`, `urn:cen.eu:en16931:2017${NLCIUS}${GACCOUNT}`];

/** The invoice is one of NLCIUS. */
const isOfNlcius = once(({ root, syntax }: InvoiceTerms) => {
  if (syntax === 'cii')
    return CII_SPECIFICATIONS.includes(textAt(root, '//GuidelineSpecifiedDocumentContextParameter/ID'));
  const told = textAt(root, 'CustomizationID');
  return told.includes(NLCIUS) || told.includes(GACCOUNT);
});

/** And the seller is in the Netherlands. */
const isDutch = once((invoice: InvoiceTerms) => {
  const path =
    invoice.syntax === 'cii'
      ? '//SellerTradeParty/PostalTradeAddress/CountryID'
      : 'AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode';
  return isOfNlcius(invoice) && textAt(invoice.root, path).toUpperCase() === 'NL';
});

type Must = (element: XmlElement, invoice: InvoiceTerms) => boolean;
type Looks = readonly [where: Where, must: Must];

const demand = (looks: Looks | undefined, holds: (invoice: InvoiceTerms) => boolean): Demand<XmlElement> | undefined =>
  looks && { on: (invoice) => (holds(invoice) ? looks[0](invoice) : []), must: looks[1] };

const row =
  (holds: (invoice: InvoiceTerms) => boolean, severity?: 'warning') =>
  (code: string, terms: readonly string[], say: string, ubl: Looks | undefined, cii: Looks | undefined): TermRule => {
    const [inUbl, inCii] = [demand(ubl, holds), demand(cii, holds)];
    return splitRule<XmlElement, XmlElement>(`BR-NL-${code}`, {
      terms,
      say,
      ...(severity && { severity }),
      ...(inUbl && { ubl: inUbl }),
      ...(inCii && { cii: inCii }),
    });
  };
const dutch = row(isDutch);
const advice = row(isDutch, 'warning');

/** Rules of the official set that another rule always precedes. */
const never: Looks = [() => [], () => true];

const at = (path: string, must: Must): Looks => [elementsOf(path), must];

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
/** KvK number and OIN. */
const SCHEMES = '0106|0190';

const fullAddress: Must = (one) =>
  has(one, 'StreetName', 'CityName', 'PostalZone') || has(one, 'LineOne', 'CityName', 'PostcodeCode');
const dutchAddress: Must = (one, invoice) =>
  hasOneOf(one, 'Country/IdentificationCode[.!=NL]', 'CountryID[.!=NL]') || fullAddress(one, invoice);

const MEANS = new Set(['30', '48', '49', '57', '58', '59']);
const KINDS = new Set(['380', '381', '384', '389']);
const kind: Must = ({ text }) => KINDS.has(text);

const isPaid = (total: XmlElement, amount: string): boolean => {
  const due = figure(total, amount);
  return due !== undefined && (due.isZero() || due.units < 0n);
};

/** The amount is in the invoice currency. */
const inCurrency =
  (path: string): Must =>
  (amount) =>
    textsAt(amount, path).has(textAt(amount, '@currencyID'));

const dutchRules: readonly TermRule[] = [
  dutch(
    '1',
    ['BT-30'],
    'A Dutch seller has a KvK number (0106) or an OIN (0190)',
    at(
      SELLER,
      (one) =>
        has(one, `PartyLegalEntity/CompanyID[@schemeID~${SCHEMES}]`) && isTold(one, 'PartyLegalEntity/CompanyID'),
    ),
    at(
      'SellerTradeParty/SpecifiedLegalOrganization',
      (one) => has(one, `ID[@schemeID~${SCHEMES}]`) && isTold(one, 'ID'),
    ),
  ),
  dutch(
    '2',
    ['BT-10', 'BT-13'],
    'An invoice has a reference of the buyer or a purchase order',
    [outermost, (root) => hasOneOf(root, 'BuyerReference', 'OrderReference/ID')],
    at('ApplicableHeaderTradeAgreement', (one) =>
      hasOneOf(one, 'BuyerReference', 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    ),
  ),
  dutch(
    '3',
    ['BT-35', 'BT-37', 'BT-38'],
    'The address of a Dutch seller has street, city and postal code',
    at(`${SELLER}/PostalAddress`, fullAddress),
    at('SellerTradeParty/PostalTradeAddress', fullAddress),
  ),
  dutch(
    '4',
    ['BT-50', 'BT-52', 'BT-53'],
    'The address of a Dutch buyer has street, city and postal code',
    at(`${BUYER}/PostalAddress`, dutchAddress),
    at('BuyerTradeParty/PostalTradeAddress', dutchAddress),
  ),
  dutch(
    '5',
    ['BT-64', 'BT-66', 'BT-67'],
    'The address of a Dutch tax representative has street, city and postal code',
    at('TaxRepresentativeParty/PostalAddress', dutchAddress),
    at('SellerTaxRepresentativeTradeParty/PostalTradeAddress', dutchAddress),
  ),
  dutch(
    '7',
    ['BT-3'],
    'The kind of invoice is one of 380, 381, 384, 389',
    [elementsOf('InvoiceTypeCode', 'CreditNoteTypeCode'), kind],
    undefined,
  ),
  row(isOfNlcius)(
    '7',
    ['BT-3'],
    'The kind of invoice is one of 380, 381, 384, 389',
    undefined,
    at('/*/ExchangedDocument/TypeCode', kind),
  ),
  dutch(
    '8',
    ['BT-3'],
    'A credit note is of kind 381, and an invoice is not',
    [
      elementsOf('InvoiceTypeCode', 'CreditNoteTypeCode'),
      ({ text }, { root }) => (text === '381') === (root?.name === 'CreditNote'),
    ],
    undefined,
  ),
  dutch(
    '9',
    ['BT-25'],
    'A corrected invoice (384) refers to another',
    [
      elementsOf('InvoiceTypeCode', 'CreditNoteTypeCode'),
      ({ text }, { root }) => text !== '384' || has(root, 'BillingReference/InvoiceDocumentReference/ID'),
    ],
    never,
  ),
  dutch(
    '10',
    ['BT-47'],
    'A Dutch buyer has a KvK number (0106) or an OIN (0190)',
    at(
      `${BUYER}/PartyLegalEntity`,
      (one) =>
        (!has(one, `//${BUYER}/PostalAddress/Country/IdentificationCode[.=NL]`) ||
          has(one, `//${BUYER}/PartyLegalEntity/CompanyID[@schemeID~${SCHEMES}]`)) &&
        (!has(one, 'CompanyID') || isTold(one, 'CompanyID')),
    ),
    at(
      'BuyerTradeParty',
      (one) =>
        (!has(one, 'PostalTradeAddress/CountryID[.=NL]') ||
          has(one, `SpecifiedLegalOrganization/ID[@schemeID~${SCHEMES}]`)) &&
        isTold(one, 'SpecifiedLegalOrganization/ID'),
    ),
  ),
  dutch(
    '11',
    ['BG-16', 'BT-115'],
    'An invoice with something to pay has a means of payment',
    at('/Invoice/LegalMonetaryTotal', (total) => isPaid(total, 'PayableAmount') || has(total, '//PaymentMeans')),
    at(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      (total) =>
        isPaid(total, 'DuePayableAmount') ||
        hasOneOf(total, '//ExchangedDocument/TypeCode[.~381]', '../SpecifiedTradeSettlementPaymentMeans/TypeCode'),
    ),
  ),
  dutch(
    '12',
    ['BT-81'],
    'The means of payment is one of 30, 48, 49, 57, 58, 59',
    at('PaymentMeans', (one) => MEANS.has(textAt(one, 'PaymentMeansCode'))),
    at('SpecifiedTradeSettlementPaymentMeans', (one) => MEANS.has(textAt(one, 'TypeCode'))),
  ),
  row(isOfNlcius)(
    '13',
    ['BT-132', 'BT-13'],
    'A line of an order comes with the order',
    at('OrderLineReference/LineID', (one) => has(one, '//OrderReference/ID')),
    at('BuyerOrderReferencedDocument/LineID', (one) =>
      has(one, '//ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID'),
    ),
  ),
  advice(
    '25',
    ['BT-32'],
    'A Dutch seller has no other tax number than that of VAT',
    at(`${SELLER}/PartyTaxScheme`, (one) => !has(one, 'CompanyID') || has(one, 'TaxScheme/ID[.=VAT]')),
    at('SellerTradeParty/SpecifiedTaxRegistration', (one) => !has(one, 'ID') || has(one, 'ID[@schemeID=VA]')),
  ),
  advice(
    '29',
    ['BT-82'],
    'A means of payment has no text',
    at('PaymentMeans/PaymentMeansCode', (one) => !has(one, '@name')),
    at('SpecifiedTradeSettlementPaymentMeans/Information', () => false),
  ),
  advice(
    '31',
    ['BT-86'],
    'A SEPA payment (58, 59) has no BIC',
    at(
      'PaymentMeans[PaymentMeansCode~58|59]',
      (one) => !has(one, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID'),
    ),
    never,
  ),
  advice(
    '33',
    ['BT-111'],
    'A total VAT is in the currency of the invoice',
    at('TaxTotal/TaxAmount', inCurrency('//DocumentCurrencyCode')),
    at('SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount', inCurrency('../../InvoiceCurrencyCode')),
  ),
  advice('32-2', ['BT-140'], 'An allowance or charge of a line has no code of its reason', never, undefined),
  advice('32-3', ['BT-145'], 'An allowance or charge of a line has no code of its reason', never, undefined),
  ...LEFT_OUT.trim()
    .split('\n')
    .map((line) => {
      const [code = '', term = '', ubl = '-', cii = '-'] = line.split(' ');
      const leftOut = (path: string): Looks | undefined => (path === '-' ? undefined : at(path, () => false));
      return advice(code, [term], 'A Dutch seller leaves this out', leftOut(ubl), leftOut(cii));
    }),
];

/** Empty elements, except those covered by a Dutch rule. */
const emptyElements =
  (syntax: 'ubl' | 'cii', others: readonly TermRule[]): Where =>
  (invoice) => {
    if (!invoice.root) return [];
    const judged = new Set(others.flatMap((other) => other[syntax]?.on(invoice) ?? []) as readonly XmlElement[]);
    return [...xmlIndex(invoice.root).byName.values()].flatMap((all) =>
      all.filter((one) => one.children.length === 0 && normal(one.text) === '' && !judged.has(one)),
    );
  };

/** The Dutch rules for a syntax, and its rule on empty elements. */
export function dutchRulesOf(syntax: 'ubl' | 'cii', empty: string): readonly TermRule[] {
  const own = dutchRules
    .filter((one) => one[syntax])
    .map((one) => (syntax === 'ubl' ? { ...one, cii: undefined } : { ...one, ubl: undefined }));
  const looks = { on: emptyElements(syntax, own), must: () => false };
  return [
    ...own,
    splitRule<XmlElement, XmlElement>(empty, {
      terms: [],
      say: 'No element stands there empty',
      severity: 'warning',
      ...(syntax === 'ubl' ? { ubl: looks } : { cii: looks }),
    }),
  ];
}
