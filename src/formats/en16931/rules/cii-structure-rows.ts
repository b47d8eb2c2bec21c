import { tableOf } from '../../../engine/values.ts';
import {
  about,
  alike,
  at,
  atMost,
  byElement,
  needs,
  needsOneOf,
  notBoth,
  one,
  onlyIn,
  rows,
  together,
  warns,
} from '../../rules/kit/verbs.ts';
import type { AnyRow, RowOptions } from '../../rules/kit/row.ts';
import type { Unplaced } from '../../rules/kit/verbs.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { below, elementsAt } from './elements.ts';
import { has } from './paths.ts';

/**
 * How often an element may occur in CII, and with which others: the restrictions of EN 16931-3-3 beyond the schema.
 * These are syntax rows, so they check elements.
 */

const LINE = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem';
const PLACES: Readonly<Record<string, string>> = tableOf({
  context: 'CrossIndustryInvoice/ExchangedDocumentContext',
  header: 'CrossIndustryInvoice/ExchangedDocument',
  'line-document': `${LINE}/AssociatedDocumentLineDocument`,
  product: `${LINE}/SpecifiedTradeProduct`,
  characteristic: `${LINE}/SpecifiedTradeProduct/ApplicableProductCharacteristic`,
  'line-agreement': `${LINE}/SpecifiedLineTradeAgreement`,
  'line-settlement': `${LINE}/SpecifiedLineTradeSettlement`,
  agreement: 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement',
  delivery: 'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery',
  settlement: 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement',
  summation: 'ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation',
  adjustment: 'SpecifiedTradeAllowanceCharge',
});
const placeOf = (name: string): string => PLACES[name] ?? name;

/** id, place, path from it, terms; an error unless it warns */
const EXACTLY_ONE = `
CII-SR-009 context GuidelineSpecifiedDocumentContextParameter BT-24
CII-SR-010 context GuidelineSpecifiedDocumentContextParameter/ID BT-24
CII-SR-014 header TypeCode BT-3
CII-SR-069 characteristic Description BT-160
CII-SR-072 characteristic Value BT-161
CII-SR-439 line-agreement NetPriceProductTradePrice/ChargeAmount BT-146
CII-SR-454 line-settlement ApplicableTradeTax BG-30 warns
`;

const AT_MOST_ONE = `
CII-SR-003 context BusinessProcessSpecifiedDocumentContextParameter BT-23 warns
CII-SR-030 ExchangedDocument/IncludedNote Content BT-22 warns
CII-SR-039 line-document IncludedNote BT-127 warns
CII-SR-040 line-document IncludedNote/Content BT-127 warns
CII-SR-441 line-agreement NetPriceProductTradePrice/ChargeAmount BT-146
CII-SR-471 adjustment RateApplicablePercent BT-103
CII-SR-472 adjustment CategoryTradeTax BT-95,BT-102
CII-SR-473 adjustment ActualAmount BT-92,BT-99,BT-136,BT-141
CII-SR-440 GrossPriceProductTradePrice/AppliedTradeAllowanceCharge ActualAmount BT-147
CII-SR-455 agreement SellerTradeParty/DefinedTradeContact BG-6
CII-SR-456 agreement BuyerTradeParty/DefinedTradeContact BG-9
CII-SR-459 agreement SellerTradeParty/URIUniversalCommunication BT-34
CII-SR-460 agreement BuyerTradeParty/URIUniversalCommunication BT-49
CII-SR-452 settlement SpecifiedTradePaymentTerms BT-20,BT-9 warns
CII-SR-453 settlement SpecifiedTradePaymentTerms/Description BT-20 warns
CII-SR-461 settlement ApplicableTradeTax/TaxPointDate BT-7
CII-SR-477 summation LineTotalAmount BT-106
CII-SR-478 summation ChargeTotalAmount BT-108
CII-SR-479 summation AllowanceTotalAmount BT-107
CII-SR-480 summation TaxBasisTotalAmount BT-109
CII-SR-481 summation RoundingAmount BT-114
CII-SR-482 summation GrandTotalAmount BT-112
CII-SR-483 summation InformationAmount -
CII-SR-484 summation TotalPrepaidAmount BT-113
CII-SR-485 summation TotalDiscountAmount -
CII-SR-486 summation TotalAllowanceChargeAmount -
CII-SR-487 summation DuePayableAmount BT-115
CII-SR-488 summation RetailValueExcludingTaxInformationAmount -
CII-SR-489 summation TotalDepositFeeInformationAmount -
CII-SR-490 summation ProductValueExcludingTobaccoTaxInformationAmount -
CII-SR-491 summation TotalRetailValueInformationAmount -
CII-SR-492 summation GrossLineTotalAmount -
CII-SR-493 summation NetLineTotalAmount -
CII-SR-494 summation NetIncludingTaxesLineTotalAmount -
`;

const counted = (
  text: string,
  verb: (id: string, path: string, ...options: RowOptions[]) => Unplaced,
): readonly AnyRow[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', place = '', path = '', terms = '', severity] = line.split(' ');
      return at(
        placeOf(place),
        verb(id, path, about(...(terms === '-' ? [] : terms.split(','))), severity === undefined ? {} : warns),
      );
    });

/** A party uses one kind of identifier: with or without a scheme. */
const oneKindOfId = (id: string, party: string, term: string) =>
  notBoth(id, `${party}/ID`, `${party}/GlobalID`, warns, about(term));

const onePerson = (id: string, party: string, term: string) =>
  notBoth(
    id,
    `${party}/DefinedTradeContact/PersonName`,
    `${party}/DefinedTradeContact/DepartmentName`,
    warns,
    about(term),
  );

/** At most one document of a type. */
const oneOfType = (id: string, type: string, term: string, part = '') =>
  atMost(id, 1, `AdditionalReferencedDocument[TypeCode~${type}]${part}`, warns, about(term));

/** All elements of a path have equal texts. */
const sameTexts = (id: string, path: string, term: string) =>
  alike(id, `//${path}`, {
    ...about(term),
    by: (_, invoice) => new Set(elementsAt(path)(invoice).map(({ text }) => text.trim())).size <= 1,
  });

const DISCOUNT = 'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge';

/** The discount of a price has an amount, and says that it is no charge. */
const isWhole = byElement((agreement) => {
  const indicators = below(agreement, `${DISCOUNT}/ChargeIndicator`);
  const amounts = below(agreement, `${DISCOUNT}/ActualAmount`);
  if (indicators.length === 0 && amounts.length === 0) return true;
  const isDiscount = (element: XmlElement): boolean =>
    below(element, 'Indicator').some(({ text }) => ['false', '0'].includes(text.trim()));
  return amounts.length > 0 && indicators.some(isDiscount);
});

const ACCOUNT = 'PayeePartyCreditorFinancialAccount';

export const CII_STRUCTURE_ROWS = onlyIn(
  'cii',
  rows(
    counted(EXACTLY_ONE, one),
    counted(AT_MOST_ONE, (id, path, ...options) => atMost(id, 1, path, ...options)),
    at(
      placeOf('product'),
      needs('CII-SR-046', 'GlobalID/@schemeID', {
        terms: ['BT-157-1'],
        ...byElement((product) => !has(product, 'GlobalID') || has(product, 'GlobalID/@schemeID')),
      }),
    ),
    at(`${placeOf('product')}[OriginTradeCountry]`, one('CII-SR-090', 'OriginTradeCountry/ID', { terms: ['BT-159'] })),
    at(
      placeOf('line-agreement'),
      together(
        'CII-SR-119',
        `${DISCOUNT}/ChargeIndicator/Indicator`,
        `${DISCOUNT}/ActualAmount`,
        isWhole,
        warns,
        about('BT-147'),
      ),
    ),
    at(placeOf('delivery'), oneKindOfId('CII-SR-449', 'ShipToTradeParty', 'BT-71')),
    at(
      placeOf('agreement'),
      oneKindOfId('CII-SR-450', 'BuyerTradeParty', 'BT-46'),
      oneOfType('CII-SR-457', '50', 'BT-17'),
      oneOfType('CII-SR-458', '130', 'BT-18'),
      onePerson('CII-SR-465', 'SellerTradeParty', 'BT-41'),
      onePerson('CII-SR-466', 'BuyerTradeParty', 'BT-56'),
      oneOfType('CII-SR-475', '916', 'BT-123', '/Name'),
      oneOfType('CII-SR-476', '916', 'BT-125', '/AttachmentBinaryObject'),
    ),
    at(
      placeOf('settlement'),
      oneKindOfId('CII-SR-451', 'PayeeTradeParty', 'BT-60'),
      sameTexts('CII-SR-462', 'ApplicableTradeTax/DueDateTypeCode', 'BT-8'),
    ),
    at(placeOf('adjustment'), needs('CII-SR-463', 'ChargeIndicator', { terms: ['BG-20', 'BG-21', 'BG-27', 'BG-28'] })),
    at(
      '/',
      sameTexts('CII-SR-467', 'SpecifiedTradeSettlementPaymentMeans/TypeCode', 'BT-81'),
      sameTexts('CII-SR-468', 'SpecifiedTradeSettlementPaymentMeans/Information', 'BT-82'),
      atMost('CII-SR-469', 1, '//ApplicableHeaderTradeSettlement/PaymentReference', { terms: ['BT-83'] }),
    ),
    at(
      'ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans[TypeCode~30|58]',
      needsOneOf('CII-SR-470', [`${ACCOUNT}/IBANID`, `${ACCOUNT}/ProprietaryID`], about('BT-84')),
    ),
    at(placeOf('line-settlement'), oneOfType('CII-SR-474', '130', 'BT-128')),
  ),
);
