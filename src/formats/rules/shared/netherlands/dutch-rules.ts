import { normal } from '../../../en16931/rules/blanks.ts';
import { once } from '../../../en16931/rules/once.ts';
import type { Where } from '../../../en16931/rules/elements.ts';
import { has, hasOneOf, hasText, textAt, textsAt } from '../../../en16931/rules/paths.ts';
import type { TermRule } from '../../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import { rulesOf } from '../../kit/compile.ts';
import type { Judgement, RowOptions } from '../../kit/row.ts';
import {
  about,
  at,
  byElement,
  code,
  equals,
  exact,
  filled,
  forbids,
  having,
  missingIsWrong,
  needs,
  needsOneOf,
  never,
  notEmpty,
  oneOf,
  onlyIn,
  rows,
  warns,
} from '../../kit/verbs.ts';
import { conditionMessages } from '../conditions/messages.ts';
import { figure } from '../functions/figures.ts';
import { xmlIndex } from '../../../xml/xml-index.ts';
import type { XmlElement } from '../../../xml/xml-tree.ts';
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
  const text = textAt(root, 'CustomizationID');
  return text.includes(NLCIUS) || text.includes(GACCOUNT);
});

/** And the seller is in the Netherlands. */
const isDutch = once((invoice: InvoiceTerms) => {
  const path =
    invoice.syntax === 'cii'
      ? '//SellerTradeParty/PostalTradeAddress/CountryID'
      : 'AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode';
  return isOfNlcius(invoice) && textAt(invoice.root, path).toUpperCase() === 'NL';
});

const term = (id: string): RowOptions => ({ terms: [id] });
const decides = (isRight: (element: XmlElement) => boolean): Judgement => byElement(isRight).by as Judgement;

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const TYPES = 'InvoiceTypeCode CreditNoteTypeCode';
const NUMBER = 'BuyerOrderReferencedDocument/IssuerAssignedID';
const MEANS = 'SpecifiedTradeSettlementPaymentMeans';
/** KvK number and OIN. */
const SCHEMES = '[@schemeID~0106|0190]';
const COMPANY = `CompanyID${SCHEMES}`;
const KINDS = '380 381 384 389';

const ADDRESS = { ubl: ['StreetName', 'CityName', 'PostalZone'], cii: ['LineOne', 'CityName', 'PostcodeCode'] };
/** Addresses that are not in another country. */
const dutchAddress = (ubl: string, cii: string) => ({
  ubl: `${ubl}/PostalAddress[!Country/IdentificationCode!=NL]`,
  cii: `${cii}/PostalTradeAddress[!CountryID!=NL]`,
});

const isPaid = (total: XmlElement, amount: string): boolean => {
  const due = figure(total, amount);
  return due !== undefined && (due.isZero() || due.units < 0n);
};

/** The amount is in the invoice currency. */
const inCurrency = (path: string): Judgement =>
  decides((amount) => textsAt(amount, path).has(textAt(amount, '@currencyID')));

/** Rules of every invoice of NLCIUS. */
const EVERY = rows(
  at({ cii: '/*/ExchangedDocument/TypeCode' }, oneOf('BR-NL-7', '.', KINDS, exact, term('BT-3'))),
  at(
    { ubl: 'OrderLineReference/LineID', cii: 'BuyerOrderReferencedDocument/LineID' },
    needs(
      'BR-NL-13',
      {
        ubl: '//OrderReference/ID',
        cii: `/*/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/${NUMBER}`,
      },
      about('BT-132', 'BT-13'),
    ),
  ),
);

const DUTCH = rows(
  at(
    { ubl: SELLER, cii: 'SellerTradeParty/SpecifiedLegalOrganization' },
    filled('BR-NL-1', { ubl: `PartyLegalEntity/${COMPANY}`, cii: `ID${SCHEMES}` }, term('BT-30'), {
      by: {
        ubl: decides(
          (element) => has(element, `PartyLegalEntity/${COMPANY}`) && hasText(element, 'PartyLegalEntity/CompanyID'),
        ),
        cii: decides((element) => has(element, `ID${SCHEMES}`) && hasText(element, 'ID')),
      },
    }),
  ),
  at(
    { ubl: '/', cii: 'ApplicableHeaderTradeAgreement' },
    needsOneOf(
      'BR-NL-2',
      { ubl: ['BuyerReference', 'OrderReference/ID'], cii: ['BuyerReference', NUMBER] },
      { terms: ['BT-10', 'BT-13'] },
    ),
  ),
  at(
    { ubl: `${SELLER}/PostalAddress`, cii: 'SellerTradeParty/PostalTradeAddress' },
    needs('BR-NL-3', ADDRESS, { terms: ['BT-35', 'BT-37', 'BT-38'] }),
  ),
  at(dutchAddress(BUYER, 'BuyerTradeParty'), needs('BR-NL-4', ADDRESS, { terms: ['BT-50', 'BT-52', 'BT-53'] })),
  at(
    dutchAddress('TaxRepresentativeParty', 'SellerTaxRepresentativeTradeParty'),
    needs('BR-NL-5', ADDRESS, { terms: ['BT-64', 'BT-66', 'BT-67'] }),
  ),
  at(
    { ubl: TYPES },
    oneOf('BR-NL-7', '.', KINDS, exact, term('BT-3')),
    code(
      'BR-NL-8',
      '.',
      { fault: conditionMessages.otherRoot, requirement: conditionMessages.rootOfType },
      term('BT-3'),
      byElement(({ text }, { root }) => (text === '381') === (root?.name === 'CreditNote')),
    ),
  ),
  at(
    { ubl: 'InvoiceTypeCode[.=384] CreditNoteTypeCode[.=384]' },
    needs('BR-NL-9', '/*/BillingReference/InvoiceDocumentReference/ID', term('BT-25')),
  ),
  at(
    { ubl: `${BUYER}/PartyLegalEntity`, cii: 'BuyerTradeParty' },
    filled('BR-NL-10', { ubl: COMPANY, cii: `SpecifiedLegalOrganization/ID${SCHEMES}` }, term('BT-47'), {
      by: {
        ubl: decides(
          (element) =>
            (!has(element, `//${BUYER}/PostalAddress/Country/IdentificationCode[.=NL]`) ||
              has(element, `//${BUYER}/PartyLegalEntity/${COMPANY}`)) &&
            (!has(element, 'CompanyID') || hasText(element, 'CompanyID')),
        ),
        cii: decides(
          (element) =>
            (!has(element, 'PostalTradeAddress/CountryID[.=NL]') ||
              has(element, `SpecifiedLegalOrganization/ID${SCHEMES}`)) &&
            hasText(element, 'SpecifiedLegalOrganization/ID'),
        ),
      },
    }),
  ),
  at(
    { ubl: '/Invoice/LegalMonetaryTotal', cii: 'SpecifiedTradeSettlementHeaderMonetarySummation' },
    needs(
      'BR-NL-11',
      {
        ubl: '//PaymentMeans',
        cii: `/*/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/${MEANS}/TypeCode`,
      },
      about('BG-16', 'BT-115'),
      {
        by: {
          ubl: decides((total) => isPaid(total, 'PayableAmount') || has(total, '//PaymentMeans')),
          cii: decides(
            (total) =>
              isPaid(total, 'DuePayableAmount') ||
              hasOneOf(total, '//ExchangedDocument/TypeCode[.~381]', `../${MEANS}/TypeCode`),
          ),
        },
      },
    ),
  ),
  at(
    { ubl: 'PaymentMeans', cii: MEANS },
    oneOf('BR-NL-12', { ubl: 'PaymentMeansCode', cii: 'TypeCode' }, '30 48 49 57 58 59', missingIsWrong, term('BT-81')),
  ),
);

/** What a Dutch seller should leave out. */
const ADVICE = rows(
  at(
    {
      ubl: `${SELLER}/PartyTaxScheme[!TaxScheme/ID=VAT]`,
      cii: 'SellerTradeParty/SpecifiedTaxRegistration[!ID/@schemeID=VA]',
    },
    forbids('BR-NL-25', { ubl: 'CompanyID', cii: 'ID' }, term('BT-32')),
  ),
  at(
    { ubl: 'PaymentMeans/PaymentMeansCode', cii: `${MEANS}/Information` },
    forbids('BR-NL-29', { ubl: '@name', cii: '.' }, term('BT-82')),
  ),
  at(
    { ubl: 'PaymentMeans[PaymentMeansCode~58|59]' },
    forbids('BR-NL-31', 'PayeeFinancialAccount/FinancialInstitutionBranch/ID', term('BT-86')),
  ),
  at(
    { ubl: 'TaxTotal/TaxAmount', cii: 'SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount' },
    equals(
      'BR-NL-33',
      '@currencyID',
      {
        ubl: '/*/DocumentCurrencyCode',
        cii: '/*/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode',
      },
      about('BT-111'),
      { by: { ubl: inCurrency('//DocumentCurrencyCode'), cii: inCurrency('../../InvoiceCurrencyCode') } },
    ),
  ),
  ...LEFT_OUT.trim()
    .split('\n')
    .map((line) => {
      const [id = '', left = '', ubl = '-', cii = '-'] = line.split(' ');
      const place = { ...(ubl !== '-' && { ubl }), ...(cii !== '-' && { cii }) };
      return at(place, forbids(`BR-NL-${id}`, '.', term(left)));
    }),
  at({ ubl: '' }, never('BR-NL-32-2', 'BT-140'), never('BR-NL-32-3', 'BT-145')),
  at({ cii: '' }, never('BR-NL-31', 'BT-86')),
);

const dutchRules = rulesOf(
  rows(
    having({ when: isOfNlcius }, EVERY),
    having({ when: isDutch }, DUTCH),
    having({ when: isDutch, ...warns }, ADVICE),
    at({ cii: '' }, never('BR-NL-9', 'BT-25')),
  ),
);

/** Empty elements, except those covered by a Dutch rule. */
const emptyElements =
  (syntax: 'ubl' | 'cii', others: readonly TermRule[]): Where =>
  (invoice) => {
    if (!invoice.root) return [];
    const judged = new Set(others.flatMap((other) => other[syntax]?.on(invoice) ?? []) as readonly XmlElement[]);
    return [...xmlIndex(invoice.root).byName.values()].flatMap((all) =>
      all.filter((element) => element.children.length === 0 && normal(element.text) === '' && !judged.has(element)),
    );
  };

/** The Dutch rules for a syntax, and its rule on empty elements. */
export function dutchRulesOf(syntax: 'ubl' | 'cii', empty: string): readonly TermRule[] {
  const own = dutchRules
    .filter((rule) => rule[syntax])
    .map((rule) => (syntax === 'ubl' ? { ...rule, cii: undefined } : { ...rule, ubl: undefined }));
  const place = { name: 'elements without content', find: emptyElements(syntax, own) };
  return [...own, ...rulesOf(onlyIn(syntax, at(place, notEmpty(empty, warns, { terms: [] }))))];
}
