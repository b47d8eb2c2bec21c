import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { below, elementsAt, outermost, type Where } from './elements.ts';
import { splitRule, type TermRule } from './rule.ts';

/**
 * How often an element may occur in CII, and with which others: the restrictions of EN 16931-3-3 beyond the schema.
 * These are syntax rules, so they check elements.
 */

type Must = (element: XmlElement, invoice: InvoiceTerms) => boolean;

export function ciiRule(
  code: string,
  terms: readonly string[],
  say: string,
  on: Where,
  must: Must,
  severity?: 'warning',
): TermRule {
  return splitRule<XmlElement, XmlElement>(code, { terms, say, cii: { on, must }, ...(severity && { severity }) });
}

const CONTEXT = elementsAt('CrossIndustryInvoice/ExchangedDocumentContext');
const HEADER = elementsAt('CrossIndustryInvoice/ExchangedDocument');
const LINE = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem';
const LINE_DOCUMENT = elementsAt(`${LINE}/AssociatedDocumentLineDocument`);
const PRODUCT = elementsAt(`${LINE}/SpecifiedTradeProduct`);
const CHARACTERISTIC = elementsAt(`${LINE}/SpecifiedTradeProduct/ApplicableProductCharacteristic`);
const LINE_AGREEMENT = elementsAt(`${LINE}/SpecifiedLineTradeAgreement`);
const LINE_SETTLEMENT = elementsAt(`${LINE}/SpecifiedLineTradeSettlement`);
const AGREEMENT = elementsAt('SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement');
const DELIVERY = elementsAt('SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery');
const SETTLEMENT = elementsAt('SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement');
const SUMMATION = elementsAt('ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation');
const ADJUSTMENT = elementsAt('SpecifiedTradeAllowanceCharge');

const WARN = 'warning';

/** code, terms, where, path, name, limit; an error unless it warns */
type Counted = readonly [
  code: string,
  terms: readonly string[],
  on: Where,
  path: string,
  what: string,
  severity?: 'warning',
];

const EXACTLY_ONE: readonly Counted[] = [
  ['CII-SR-009', ['BT-24'], CONTEXT, 'GuidelineSpecifiedDocumentContextParameter', 'specification'],
  [
    'CII-SR-010',
    ['BT-24'],
    CONTEXT,
    'GuidelineSpecifiedDocumentContextParameter/ID',
    'identifier of the specification',
  ],
  ['CII-SR-014', ['BT-3'], HEADER, 'TypeCode', 'code of the kind of invoice'],
  ['CII-SR-069', ['BT-160'], CHARACTERISTIC, 'Description', 'name a characteristic of an item'],
  ['CII-SR-072', ['BT-161'], CHARACTERISTIC, 'Value', 'value a characteristic of an item'],
  ['CII-SR-439', ['BT-146'], LINE_AGREEMENT, 'NetPriceProductTradePrice/ChargeAmount', 'net price a line'],
  ['CII-SR-454', ['BG-30'], LINE_SETTLEMENT, 'ApplicableTradeTax', 'VAT category a line', WARN],
];

const AT_MOST_ONE: readonly Counted[] = [
  ['CII-SR-003', ['BT-23'], CONTEXT, 'BusinessProcessSpecifiedDocumentContextParameter', 'business process', WARN],
  ['CII-SR-030', ['BT-22'], elementsAt('ExchangedDocument/IncludedNote'), 'Content', 'text a note', WARN],
  ['CII-SR-039', ['BT-127'], LINE_DOCUMENT, 'IncludedNote', 'note a line', WARN],
  ['CII-SR-040', ['BT-127'], LINE_DOCUMENT, 'IncludedNote/Content', 'text of a note a line', WARN],
  ['CII-SR-441', ['BT-146'], LINE_AGREEMENT, 'NetPriceProductTradePrice/ChargeAmount', 'net price a line'],
  ['CII-SR-471', ['BT-103'], ADJUSTMENT, 'RateApplicablePercent', 'rate an allowance or charge'],
  ['CII-SR-472', ['BT-95', 'BT-102'], ADJUSTMENT, 'CategoryTradeTax', 'VAT category an allowance or charge'],
  ['CII-SR-473', ['BT-92', 'BT-99', 'BT-136', 'BT-141'], ADJUSTMENT, 'ActualAmount', 'amount an allowance or charge'],
  [
    'CII-SR-440',
    ['BT-147'],
    elementsAt('GrossPriceProductTradePrice/AppliedTradeAllowanceCharge'),
    'ActualAmount',
    'amount a discount of a price',
  ],
  ['CII-SR-455', ['BG-6'], AGREEMENT, 'SellerTradeParty/DefinedTradeContact', 'contact of the seller'],
  ['CII-SR-456', ['BG-9'], AGREEMENT, 'BuyerTradeParty/DefinedTradeContact', 'contact of the buyer'],
  ['CII-SR-459', ['BT-34'], AGREEMENT, 'SellerTradeParty/URIUniversalCommunication', 'address of the seller'],
  ['CII-SR-460', ['BT-49'], AGREEMENT, 'BuyerTradeParty/URIUniversalCommunication', 'address of the buyer'],
  ['CII-SR-452', ['BT-20', 'BT-9'], SETTLEMENT, 'SpecifiedTradePaymentTerms', 'entry of payment terms', WARN],
  ['CII-SR-453', ['BT-20'], SETTLEMENT, 'SpecifiedTradePaymentTerms/Description', 'text of payment terms', WARN],
  ['CII-SR-461', ['BT-7'], SETTLEMENT, 'ApplicableTradeTax/TaxPointDate', 'day on which the VAT is due'],
  ['CII-SR-477', ['BT-106'], SUMMATION, 'LineTotalAmount', 'sum of the lines'],
  ['CII-SR-478', ['BT-108'], SUMMATION, 'ChargeTotalAmount', 'sum of charges'],
  ['CII-SR-479', ['BT-107'], SUMMATION, 'AllowanceTotalAmount', 'sum of allowances'],
  ['CII-SR-480', ['BT-109'], SUMMATION, 'TaxBasisTotalAmount', 'total without VAT'],
  ['CII-SR-481', ['BT-114'], SUMMATION, 'RoundingAmount', 'rounding'],
  ['CII-SR-482', ['BT-112'], SUMMATION, 'GrandTotalAmount', 'total with VAT'],
  ['CII-SR-483', [], SUMMATION, 'InformationAmount', 'InformationAmount'],
  ['CII-SR-484', ['BT-113'], SUMMATION, 'TotalPrepaidAmount', 'amount paid before'],
  ['CII-SR-485', [], SUMMATION, 'TotalDiscountAmount', 'TotalDiscountAmount'],
  ['CII-SR-486', [], SUMMATION, 'TotalAllowanceChargeAmount', 'TotalAllowanceChargeAmount'],
  ['CII-SR-487', ['BT-115'], SUMMATION, 'DuePayableAmount', 'amount due'],
  ['CII-SR-488', [], SUMMATION, 'RetailValueExcludingTaxInformationAmount', 'RetailValueExcludingTaxInformationAmount'],
  ['CII-SR-489', [], SUMMATION, 'TotalDepositFeeInformationAmount', 'TotalDepositFeeInformationAmount'],
  [
    'CII-SR-490',
    [],
    SUMMATION,
    'ProductValueExcludingTobaccoTaxInformationAmount',
    'ProductValueExcludingTobaccoTaxInformationAmount',
  ],
  ['CII-SR-491', [], SUMMATION, 'TotalRetailValueInformationAmount', 'TotalRetailValueInformationAmount'],
  ['CII-SR-492', [], SUMMATION, 'GrossLineTotalAmount', 'GrossLineTotalAmount'],
  ['CII-SR-493', [], SUMMATION, 'NetLineTotalAmount', 'NetLineTotalAmount'],
  ['CII-SR-494', [], SUMMATION, 'NetIncludingTaxesLineTotalAmount', 'NetIncludingTaxesLineTotalAmount'],
];

const has = (element: XmlElement | undefined, name: string): boolean => childOf(element, name) !== undefined;

/** A party uses one kind of identifier: with or without a scheme. */
const oneKindOfId =
  (party: string): Must =>
  (element) =>
    !(below(element, `${party}/ID`).length > 0 && below(element, `${party}/GlobalID`).length > 0);

const onePerson =
  (party: string): Must =>
  (agreement) => {
    const contact = `${party}/DefinedTradeContact`;
    return !(
      below(agreement, `${contact}/PersonName`).length > 0 && below(agreement, `${contact}/DepartmentName`).length > 0
    );
  };

const typeOf = (reference: XmlElement): string => childOf(reference, 'TypeCode')?.text.trim() ?? '';

const ofType = (element: XmlElement, type: string): readonly XmlElement[] =>
  below(element, 'AdditionalReferencedDocument').filter((one) => typeOf(one) === type);

/** All elements of a path have equal texts. */
const sameTexts =
  (path: string): Must =>
  (_, invoice) =>
    new Set(elementsAt(path)(invoice).map(({ text }) => text.trim())).size <= 1;

function discountIsWhole(agreement: XmlElement): boolean {
  const discount = 'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge';
  const indicators = below(agreement, `${discount}/ChargeIndicator`);
  const amounts = below(agreement, `${discount}/ActualAmount`);
  if (indicators.length === 0 && amounts.length === 0) return true;
  const isDiscount = (one: XmlElement): boolean =>
    below(one, 'Indicator').some(({ text }) => ['false', '0'].includes(text.trim()));
  return amounts.length > 0 && indicators.some(isDiscount);
}

const byHand: readonly TermRule[] = [
  ciiRule('CII-SR-046', ['BT-157-1'], 'The standard identifier of an item has a scheme', PRODUCT, (product) => {
    const ids = below(product, 'GlobalID');
    return ids.length === 0 || ids.some((id) => attributeOf(id, 'schemeID'));
  }),
  ciiRule(
    'CII-SR-090',
    ['BT-159'],
    'The country an item comes from is one code',
    PRODUCT,
    (product) => !has(product, 'OriginTradeCountry') || below(product, 'OriginTradeCountry/ID').length === 1,
  ),
  ciiRule(
    'CII-SR-119',
    ['BT-147'],
    'The discount of a price has an amount, and says that it is no charge',
    LINE_AGREEMENT,
    discountIsWhole,
    WARN,
  ),
  ciiRule(
    'CII-SR-449',
    ['BT-71'],
    'The place of delivery has one identifier, with a scheme or without one',
    DELIVERY,
    oneKindOfId('ShipToTradeParty'),
    WARN,
  ),
  ciiRule(
    'CII-SR-450',
    ['BT-46'],
    'The buyer has one identifier, with a scheme or without one',
    AGREEMENT,
    oneKindOfId('BuyerTradeParty'),
    WARN,
  ),
  ciiRule(
    'CII-SR-451',
    ['BT-60'],
    'The payee has one identifier, with a scheme or without one',
    SETTLEMENT,
    oneKindOfId('PayeeTradeParty'),
    WARN,
  ),
  ciiRule(
    'CII-SR-457',
    ['BT-17'],
    'There is at most one call for tenders (50)',
    AGREEMENT,
    (agreement) => ofType(agreement, '50').length <= 1,
    WARN,
  ),
  ciiRule(
    'CII-SR-458',
    ['BT-18'],
    'There is at most one invoiced object (130)',
    AGREEMENT,
    (agreement) => ofType(agreement, '130').length <= 1,
    WARN,
  ),
  ciiRule(
    'CII-SR-462',
    ['BT-8'],
    'Every entry of the VAT breakdown says the same about when the VAT is due',
    SETTLEMENT,
    sameTexts('ApplicableTradeTax/DueDateTypeCode'),
  ),
  ciiRule(
    'CII-SR-463',
    ['BG-20', 'BG-21', 'BG-27', 'BG-28'],
    'An allowance or charge says which it is',
    ADJUSTMENT,
    (one) => has(one, 'ChargeIndicator'),
  ),
  ciiRule(
    'CII-SR-465',
    ['BT-41'],
    'The contact of the seller is a person or a department',
    AGREEMENT,
    onePerson('SellerTradeParty'),
    WARN,
  ),
  ciiRule(
    'CII-SR-466',
    ['BT-56'],
    'The contact of the buyer is a person or a department',
    AGREEMENT,
    onePerson('BuyerTradeParty'),
    WARN,
  ),
  ciiRule(
    'CII-SR-467',
    ['BT-81'],
    'All means of payment have the same code',
    outermost,
    sameTexts('SpecifiedTradeSettlementPaymentMeans/TypeCode'),
  ),
  ciiRule(
    'CII-SR-468',
    ['BT-82'],
    'All means of payment are named the same',
    outermost,
    sameTexts('SpecifiedTradeSettlementPaymentMeans/Information'),
  ),
  ciiRule(
    'CII-SR-469',
    ['BT-83'],
    'There is at most one remittance information',
    outermost,
    (_, invoice) => elementsAt('ApplicableHeaderTradeSettlement/PaymentReference')(invoice).length <= 1,
  ),
  ciiRule(
    'CII-SR-470',
    ['BT-84'],
    'A credit transfer (30, 58) names the account to pay to',
    elementsAt('ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans'),
    (means) => {
      if (!['30', '58'].includes(typeOf(means))) return true;
      const account = 'PayeePartyCreditorFinancialAccount';
      return below(means, `${account}/IBANID`).length > 0 || below(means, `${account}/ProprietaryID`).length > 0;
    },
  ),
  ciiRule(
    'CII-SR-474',
    ['BT-128'],
    'A line has at most one invoiced object (130)',
    LINE_SETTLEMENT,
    (settlement) => ofType(settlement, '130').length <= 1,
    WARN,
  ),
  ciiRule(
    'CII-SR-475',
    ['BT-123'],
    'At most one supporting document (916) is described',
    AGREEMENT,
    (agreement) => ofType(agreement, '916').flatMap((one) => below(one, 'Name')).length <= 1,
    WARN,
  ),
  ciiRule(
    'CII-SR-476',
    ['BT-125'],
    'At most one supporting document (916) is attached',
    AGREEMENT,
    (agreement) => ofType(agreement, '916').flatMap((one) => below(one, 'AttachmentBinaryObject')).length <= 1,
    WARN,
  ),
];

const counted =
  (most: 'exactly' | 'at most') =>
  ([code, terms, on, path, what, severity]: Counted): TermRule =>
    ciiRule(
      code,
      terms,
      `There is ${most} one ${what}`,
      on,
      (element) => {
        const { length } = below(element, path);
        return most === 'exactly' ? length === 1 : length <= 1;
      },
      severity,
    );

export const ciiStructureRules: readonly TermRule[] = [
  ...EXACTLY_ONE.map(counted('exactly')),
  ...AT_MOST_ONE.map(counted('at most')),
  ...byHand,
];
