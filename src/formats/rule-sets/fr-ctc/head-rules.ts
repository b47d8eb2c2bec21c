import { below, elementsAt, outermost, type Where } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { Syntax } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { FINAL, FRAMEWORKS, isSiren, schemeOf, SELF_BILLED, SIREN } from './facts.ts';
import { headOf, isAdvance, isPaid, type Head } from './head.ts';
import { french, numberOf, textsAt } from './words.ts';

const MEMBER = 'MEMBRE_ASSUJETTI_UNIQUE';
const ADDRESS_OF_COMPANY = 'has an electronic address of scheme 0225 that begins with its SIREN';

/** The data of a party in a syntax. */
const PATHS = {
  ubl: { address: 'EndpointID', company: 'PartyLegalEntity/CompanyID' },
  cii: { address: 'URIUniversalCommunication/URIID', company: 'SpecifiedLegalOrganization/ID' },
} as const;

const addressOf = (syntax: Syntax, parties: readonly XmlElement[]): XmlElement | undefined =>
  parties.flatMap((party) => below(party, PATHS[syntax].address))[0];

const companyOf = (syntax: Syntax, parties: readonly XmlElement[], scheme?: string): string =>
  parties
    .flatMap((party) => below(party, PATHS[syntax].company))
    .find((one) => scheme === undefined || schemeOf(one) === scheme)?.text ?? '';

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

/** French rules on the invoice as a whole. */
export function headRules(syntax: Syntax): readonly TermRule[] {
  const asked = (
    code: string,
    terms: readonly string[],
    say: string,
    must: (head: Head, root: XmlElement) => boolean,
    on: Where = outermost,
  ): TermRule =>
    french(syntax, code, terms, say, on, (element, invoice) => {
      const head = headOf(invoice);
      return head === undefined || must(head, element);
    });
  return [
    asked(
      'BR-FR-08_BT-23',
      ['BT-23'],
      'The business process is a billing framework that France knows',
      ({ frameworks }) => FRAMEWORKS.has(frameworks[0] ?? ''),
      syntax === 'cii' ? elementsAt('CrossIndustryInvoice/ExchangedDocumentContext') : outermost,
    ),
    asked(
      'BR-FR-10_BT-30',
      ['BT-30'],
      `The seller has a SIREN. ${SIREN}`,
      (_, element) =>
        isSiren(
          syntax === 'cii'
            ? companyOf(
                'cii',
                below(element, 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty'),
                '0002',
              )
            : (below(element, 'CompanyID').find((one) => schemeOf(one) === '0002')?.text ?? ''),
        ),
      syntax === 'cii' ? outermost : elementsAt('AccountingSupplierParty/Party/PartyLegalEntity'),
    ),
    asked(
      'BR-FR-11_BT-47',
      ['BT-47'],
      `Between companies (BAR: B2B) the buyer has a SIREN. ${SIREN}`,
      ({ treatments, buyers }) => {
        const siren = companyOf(syntax, buyers, '0002');
        return !treatments.includes('B2B') || (syntax === 'cii' ? /^\d{9}$/.test(siren) : isSiren(siren));
      },
    ),
    ...(
      [
        ['BR-FR-12_BT-49', 'BT-49', 'The buyer has an electronic address', 'buyers'],
        ['BR-FR-13_BT-34', 'BT-34', 'The seller has an electronic address', 'sellers'],
      ] as const
    ).map(([code, term, say, parties]) =>
      asked(code, [term], say, (head) => {
        const address = addressOf(syntax, head[parties])?.text ?? '';
        return (syntax === 'cii' ? address : normal(address)) !== '';
      }),
    ),
    asked(
      'BR-FR-21_BT-49',
      ['BT-49'],
      `Between companies (BAR: B2B) a buyer that does not issue the invoice ${ADDRESS_OF_COMPANY}`,
      (head) => !head.treatments.includes('B2B') || isSelfBilled(head) || isAddressedByCompany(syntax, head.buyers),
    ),
    asked(
      'BR-FR-22_BT-34',
      ['BT-34'],
      `Where the buyer issues the invoice, the seller ${ADDRESS_OF_COMPANY}`,
      (head) => !isTreated(syntax, head) || !isSelfBilled(head) || isAddressedByCompany(syntax, head.sellers),
    ),
    asked(
      'BR-FR-CO-07_BT-9',
      ['BT-9', 'BT-2'],
      'Payment is not due before the invoice is issued, but for advances and invoices that are paid already',
      (head) => isDueInTime(syntax, head),
    ),
    asked(
      'BR-FR-CO-08_BT-23',
      ['BT-23', 'BT-3'],
      'A final invoice after an advance (B4, S4, M4) is no advance itself',
      (head) => !head.frameworks.some((code) => FINAL.has(code)) || !isAdvance(head),
    ),
    asked(
      'BR-FR-CO-09_BT-23-1',
      ['BT-23', 'BT-113', 'BT-112'],
      'On an invoice that is paid already (B2, S2, M2), what is paid is the total with VAT',
      (head) => !isPaid(head) || numberOf(head.paid) === numberOf(head.total),
    ),
    asked(
      'BR-FR-CO-09_BT-23-2',
      ['BT-23', 'BT-115'],
      'On an invoice that is paid already (B2, S2, M2), nothing is due',
      (head) => !isPaid(head) || numberOf(head.payable) === 0,
    ),
    asked(
      'BR-FR-CO-09_BT-23-3',
      ['BT-23', 'BT-9'],
      'An invoice that is paid already (B2, S2, M2) has a due date',
      (head, root) =>
        !isPaid(head) ||
        [...head.due, ...(syntax === 'ubl' ? textsAt(root, 'PaymentMeans/PaymentDueDate') : [])].some(
          (text) => text !== '',
        ),
    ),
    asked(
      'BR-FR-CO-12_BT-5',
      ['BT-5', 'BT-6', 'BT-111'],
      'An invoice in another currency than the euro has its VAT in euro, the accounting currency',
      (head) =>
        !head.currencies.some((code) => code !== 'EUR') ||
        (head.taxCurrencies.includes('EUR') && head.taxInEuro !== ''),
    ),
    asked(
      'BR-FR-CO-14_BT-29-1',
      ['BT-29', 'BT-22'],
      `A member of a single taxable person (scheme 0231) says so in a note: TXD, ${MEMBER}`,
      (head) => !head.isSingleTaxpayer || head.memberNotes.includes(MEMBER),
    ),
    asked(
      'BR-FR-CO-15_BT-29-1',
      ['BT-29', 'BT-63'],
      'A member of a single taxable person (scheme 0231) names it as its tax representative, with its VAT number',
      (head) => !head.isSingleTaxpayer || (head.hasRepresentative && head.representativeNumber !== ''),
    ),
  ];
}
