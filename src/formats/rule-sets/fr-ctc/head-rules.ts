import { below, type Where } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { Syntax } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import {
  another,
  equals,
  exact,
  filled,
  form,
  missingIsWrong,
  needs,
  oneOf,
  ordered,
  range,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import {
  ADVANCES,
  FINAL,
  FRAMEWORKS,
  isSiren,
  oneOfThese,
  PAID,
  schemeOf,
  SELF_BILLED,
  SIREN,
  TYPES,
} from '../../rules/shared/france/facts.ts';
import { headOf, isAdvance, isPaid, type Head } from './head.ts';
import { ruled } from '../../rules/shared/functions/table.ts';
import { numberOf, textsAt } from '../../rules/shared/france/texts.ts';

const MEMBER = 'MEMBRE_ASSUJETTI_UNIQUE';

/** The data of a party in a syntax. */
const PATHS = {
  ubl: { address: 'EndpointID', company: 'PartyLegalEntity/CompanyID' },
  cii: { address: 'URIUniversalCommunication/URIID', company: 'SpecifiedLegalOrganization/ID' },
} as const;
const AGREEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
const PARTIES = {
  ubl: { sellers: 'AccountingSupplierParty/Party', buyers: 'AccountingCustomerParty/Party' },
  cii: { sellers: `${AGREEMENT}/SellerTradeParty`, buyers: `${AGREEMENT}/BuyerTradeParty` },
} as const;

const addressOf = (syntax: Syntax, parties: readonly XmlElement[]): XmlElement | undefined =>
  parties.flatMap((party) => below(party, PATHS[syntax].address))[0];

const companyOf = (syntax: Syntax, parties: readonly XmlElement[], scheme?: string): string =>
  parties
    .flatMap((party) => below(party, PATHS[syntax].company))
    .find((element) => scheme === undefined || schemeOf(element) === scheme)?.text ?? '';

/** CII accepts any legal registration, UBL only a SIREN. */
function isAddressedByCompany(syntax: Syntax, parties: readonly XmlElement[]): boolean {
  const address = addressOf(syntax, parties);
  const company = companyOf(syntax, parties, syntax === 'cii' ? undefined : '0002');
  return (address?.text ?? '').startsWith(company) && address !== undefined && schemeOf(address) === '0225';
}

const isSelfBilled = ({ types }: Head): boolean => types.some((code) => SELF_BILLED.has(code));

/** UBL checks whether any treatment is given, CII whether it is the one between companies. */
const isTreated = (syntax: Syntax, { treatments }: Head): boolean =>
  syntax === 'cii' ? treatments.includes('B2B') : treatments.length > 0;

/** Text order equals calendar order. An empty UBL date comes first. */
function isDueInTime(syntax: Syntax, head: Head): boolean {
  const [due] = head.due;
  if (due === undefined || (syntax === 'cii' && due === '') || isAdvance(head) || isPaid(head)) return true;
  if (head.issued === undefined) return syntax === 'ubl';
  return due >= head.issued;
}

const paid = { given: { term: 'BT-23', text: oneOfThese(PAID) } };
const OTHER_TYPES = [...TYPES].filter((code) => !ADVANCES.has(code));

/** French rules on the invoice as a whole. */
export function headRules(syntax: Syntax): readonly TermRule[] {
  const isCii = syntax === 'cii';
  const asked = (
    row: Unplaced,
    must: (head: Head, element: XmlElement) => boolean,
    on: Where | string = '/',
  ): readonly TermRule[] =>
    ruled(syntax, row, on, (element, invoice) => {
      const head = headOf(invoice);
      return head === undefined || must(head, element);
    });
  const ofCompanies = { given: { term: 'BT-22', text: isCii ? 'B2B' : '#BAR#B2B' } };
  const ofScheme = (kind: 'sellers' | 'buyers', part: 'address' | 'company', scheme: string): string =>
    `${PARTIES[syntax][kind]}/${PATHS[syntax][part]}[@schemeID=${scheme}]`;
  const ADDRESS = { like: '732829320_01', fits: (text: string) => /^\d{9}/.test(text) };
  return [
    ...asked(
      oneOf(
        'BR-FR-08_BT-23',
        isCii ? 'BusinessProcessSpecifiedDocumentContextParameter/ID' : 'ProfileID',
        { codes: FRAMEWORKS },
        exact,
        missingIsWrong,
        { terms: ['BT-23'] },
      ),
      ({ frameworks }) => FRAMEWORKS.has(frameworks[0] ?? ''),
      isCii ? 'CrossIndustryInvoice/ExchangedDocumentContext' : '/',
    ),
    ...asked(
      form(
        'BR-FR-10_BT-30',
        isCii ? ofScheme('sellers', 'company', '0002') : 'CompanyID[@schemeID=0002]',
        SIREN,
        missingIsWrong,
        { terms: ['BT-30'] },
      ),
      (_, element) =>
        isSiren(
          isCii
            ? companyOf('cii', below(element, PARTIES.cii.sellers), '0002')
            : (below(element, 'CompanyID').find((element) => schemeOf(element) === '0002')?.text ?? ''),
        ),
      isCii ? '/' : 'AccountingSupplierParty/Party/PartyLegalEntity',
    ),
    ...asked(
      form('BR-FR-11_BT-47', ofScheme('buyers', 'company', '0002'), SIREN, missingIsWrong, ofCompanies, {
        terms: ['BT-47'],
      }),
      ({ treatments, buyers }) => {
        const siren = companyOf(syntax, buyers, '0002');
        return !treatments.includes('B2B') || (isCii ? /^\d{9}$/.test(siren) : isSiren(siren));
      },
    ),
    ...(
      [
        ['BR-FR-12_BT-49', 'BT-49', 'buyers'],
        ['BR-FR-13_BT-34', 'BT-34', 'sellers'],
      ] as const
    ).flatMap(([code, term, parties]) =>
      asked(filled(code, term), (head) => {
        const address = addressOf(syntax, head[parties])?.text ?? '';
        return (isCii ? address : normal(address)) !== '';
      }),
    ),
    // The address begins with the SIREN of the company, and has the scheme of France.
    ...asked(
      form('BR-FR-21_BT-49', ofScheme('buyers', 'address', '0225'), ADDRESS, missingIsWrong, ofCompanies, {
        terms: ['BT-49'],
      }),
      (head) => !head.treatments.includes('B2B') || isSelfBilled(head) || isAddressedByCompany(syntax, head.buyers),
    ),
    ...asked(
      form('BR-FR-22_BT-34', ofScheme('sellers', 'address', '0225'), ADDRESS, missingIsWrong, {
        terms: ['BT-34'],
        given: { term: 'BT-3', text: oneOfThese(SELF_BILLED) },
      }),
      (head) => !isTreated(syntax, head) || !isSelfBilled(head) || isAddressedByCompany(syntax, head.sellers),
    ),
    ...asked(ordered('BR-FR-CO-07_BT-9', 'BT-2', 'BT-9', { terms: ['BT-9', 'BT-2'], isAbout: true }), (head) =>
      isDueInTime(syntax, head),
    ),
    ...asked(
      oneOf(
        'BR-FR-CO-08_BT-23',
        'BT-3',
        { codes: new Set(OTHER_TYPES) },
        {
          given: { term: 'BT-23', text: oneOfThese(FINAL) },
          terms: ['BT-23', 'BT-3'],
        },
      ),
      (head) => !head.frameworks.some((code) => FINAL.has(code)) || !isAdvance(head),
    ),
    ...asked(
      equals('BR-FR-CO-09_BT-23-1', 'BT-113', 'BT-112', paid, { terms: ['BT-23', 'BT-113', 'BT-112'] }),
      (head) => !isPaid(head) || numberOf(head.paid) === numberOf(head.total),
    ),
    ...asked(
      range('BR-FR-CO-09_BT-23-2', 'BT-115', { exactly: '0' }, missingIsWrong, paid, { terms: ['BT-23', 'BT-115'] }),
      (head) => !isPaid(head) || numberOf(head.payable) === 0,
    ),
    ...asked(
      filled('BR-FR-CO-09_BT-23-3', 'BT-9', paid, { terms: ['BT-23', 'BT-9'] }),
      (head, root) =>
        !isPaid(head) ||
        [...head.due, ...(isCii ? [] : textsAt(root, 'PaymentMeans/PaymentDueDate'))].some((text) => text !== ''),
    ),
    ...asked(
      needs('BR-FR-CO-12_BT-5', isCii ? EURO.cii : EURO.ubl, { terms: ['BT-6', 'BT-111'] }),
      (head) =>
        !head.currencies.some((code) => code !== 'EUR') ||
        (head.taxCurrencies.includes('EUR') && head.taxInEuro !== ''),
    ),
    ...asked(
      needs(
        'BR-FR-CO-14_BT-29-1',
        isCii ? `ExchangedDocument/IncludedNote[SubjectCode=TXD][Content=${MEMBER}]` : `Note[.=#TXD#${MEMBER}#]`,
        another,
        { terms: ['BT-22'], given: { term: 'BT-29', text: '0231' } },
      ),
      (head) => !head.isSingleTaxpayer || head.memberNotes.includes(MEMBER),
    ),
    ...asked(
      filled('BR-FR-CO-15_BT-29-1', 'BT-63', { terms: ['BT-29', 'BT-63'], isAbout: true }),
      (head) => !head.isSingleTaxpayer || (head.hasRepresentative && head.representativeNumber !== ''),
    ),
  ];
}

/** The euro as accounting currency, and the VAT in it. */
const SETTLEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const EURO = {
  ubl: ['TaxCurrencyCode[.=EUR]', 'TaxTotal[TaxAmount/@currencyID=EUR]/TaxAmount'],
  cii: [
    `${SETTLEMENT}/TaxCurrencyCode[.=EUR]`,
    `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount[@currencyID=EUR]`,
  ],
};
