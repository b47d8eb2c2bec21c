import type { Breakage, Edit } from './edits.ts';
import { sample, type LeftOutSample } from './left-out-samples.ts';

const twice = (element: string): Edit => [new RegExp(`(<${element}[ >][^]*?</${element}>)`), '$1$1'];
const instead = (find: string | RegExp, text: string): Edit => [find, text];
/** Inserted after the first start tag of an element. */
const within = (element: string, text: string): Edit => [new RegExp(`(<${element}>)`), `$1${text}`];
const once = (name: string): string => `<ram:${name}>1</ram:${name}>`;
const many = (name: string): string => once(name).repeat(2);

const SUMMATION = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation';
const SELLER_CONTACT =
  '<ram:DefinedTradeContact><ram:PersonName>A</ram:PersonName><ram:DepartmentName>B</ram:DepartmentName></ram:DefinedTradeContact>';
const reference = (type: string, more = ''): string =>
  `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:TypeCode>${type}</ram:TypeCode>${more}</ram:AdditionalReferencedDocument>`;
const MEANS = (code: string, name: string): string =>
  `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${code}</ram:TypeCode><ram:Information>${name}</ram:Information></ram:SpecifiedTradeSettlementPaymentMeans>`;
const TERMS =
  '<ram:SpecifiedTradePaymentTerms><ram:Description>30 days</ram:Description></ram:SpecifiedTradePaymentTerms>';
const DISCOUNT =
  '<ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>1</ram:ActualAmount><ram:ActualAmount>1</ram:ActualAmount></ram:AppliedTradeAllowanceCharge>';
const TAX_POINT = '<ram:TaxPointDate><udt:DateString format="102">20260101</udt:DateString></ram:TaxPointDate>';

const rows: readonly (readonly [rule: string, ...edits: Edit[]])[] = [
  [
    'CII-SR-003',
    within('rsm:ExchangedDocumentContext', '<ram:BusinessProcessSpecifiedDocumentContextParameter/>'.repeat(2)),
  ],
  ['CII-SR-009', twice('ram:GuidelineSpecifiedDocumentContextParameter')],
  ['CII-SR-010', [/<ram:ID>urn:cen.eu:en16931:2017<\/ram:ID>/, '']],
  ['CII-SR-014', [/<ram:TypeCode>380<\/ram:TypeCode>/, '']],
  ['CII-SR-030', twice('ram:Content')],
  ['CII-SR-039', within('ram:AssociatedDocumentLineDocument', '<ram:IncludedNote/>'.repeat(2))],
  [
    'CII-SR-040',
    within('ram:AssociatedDocumentLineDocument', `<ram:IncludedNote>${many('Content')}</ram:IncludedNote>`),
  ],
  ['CII-SR-046', instead('<ram:GlobalID schemeID="0160">', '<ram:GlobalID>')],
  ['CII-SR-069', within('ram:ApplicableProductCharacteristic', once('Description'))],
  ['CII-SR-072', within('ram:ApplicableProductCharacteristic', once('Value'))],
  ['CII-SR-090', within('ram:OriginTradeCountry', once('ID'))],
  ['CII-SR-119', within('ram:GrossPriceProductTradePrice', DISCOUNT)],
  ['CII-SR-439', instead(/(<ram:NetPriceProductTradePrice>)<ram:ChargeAmount>[^<]*<\/ram:ChargeAmount>/, '$1')],
  ['CII-SR-440', within('ram:GrossPriceProductTradePrice', DISCOUNT)],
  ['CII-SR-441', within('ram:NetPriceProductTradePrice', once('ChargeAmount'))],
  ['CII-SR-449', within('ram:ShipToTradeParty', once('ID'))],
  ['CII-SR-450', within('ram:BuyerTradeParty', once('ID') + once('GlobalID'))],
  ['CII-SR-451', within('ram:PayeeTradeParty', once('ID'))],
  ['CII-SR-452', within('ram:ApplicableHeaderTradeSettlement', TERMS + TERMS)],
  ['CII-SR-453', within('ram:ApplicableHeaderTradeSettlement', TERMS + TERMS)],
  [
    'CII-SR-454',
    [
      /<ram:SpecifiedLineTradeSettlement>\s*<ram:ApplicableTradeTax>[^]*?<\/ram:ApplicableTradeTax>/,
      '<ram:SpecifiedLineTradeSettlement>',
    ],
  ],
  ['CII-SR-455', within('ram:SellerTradeParty', SELLER_CONTACT.repeat(2))],
  ['CII-SR-456', within('ram:BuyerTradeParty', SELLER_CONTACT.repeat(2))],
  ['CII-SR-457', within('ram:ApplicableHeaderTradeAgreement', reference('50').repeat(2))],
  ['CII-SR-458', within('ram:ApplicableHeaderTradeAgreement', reference('130').repeat(2))],
  ['CII-SR-459', twice('ram:URIUniversalCommunication')],
  ['CII-SR-460', within('ram:BuyerTradeParty', '<ram:URIUniversalCommunication/>')],
  ['CII-SR-461', instead('<ram:DueDateTypeCode>', `${TAX_POINT.repeat(2)}<ram:DueDateTypeCode>`)],
  [
    'CII-SR-462',
    within(
      'ram:ApplicableHeaderTradeSettlement',
      `<ram:ApplicableTradeTax>${once('DueDateTypeCode')}</ram:ApplicableTradeTax>`,
    ),
  ],
  ['CII-SR-463', [/(<ram:SpecifiedTradeAllowanceCharge>)<ram:ChargeIndicator>[^]*?<\/ram:ChargeIndicator>/, '$1']],
  ['CII-SR-465', within('ram:SellerTradeParty', SELLER_CONTACT)],
  ['CII-SR-466', within('ram:BuyerTradeParty', SELLER_CONTACT)],
  ['CII-SR-467', within('ram:ApplicableHeaderTradeSettlement', MEANS('10', 'Cash'))],
  ['CII-SR-468', within('ram:ApplicableHeaderTradeSettlement', MEANS('30', 'Transfer') + MEANS('30', 'Wire'))],
  ['CII-SR-469', within('ram:ApplicableHeaderTradeSettlement', many('PaymentReference'))],
  ['CII-SR-470', within('ram:ApplicableHeaderTradeSettlement', MEANS('58', 'Transfer'))],
  ['CII-SR-471', within('ram:SpecifiedTradeAllowanceCharge', many('RateApplicablePercent'))],
  ['CII-SR-472', within('ram:SpecifiedTradeAllowanceCharge', '<ram:CategoryTradeTax/>'.repeat(2))],
  ['CII-SR-473', within('ram:SpecifiedTradeAllowanceCharge', once('ActualAmount'))],
  ['CII-SR-474', within('ram:SpecifiedLineTradeSettlement', reference('130'))],
  ['CII-SR-475', within('ram:ApplicableHeaderTradeAgreement', reference('916', once('Name')).repeat(2))],
  ['CII-SR-476', within('ram:ApplicableHeaderTradeAgreement', reference('916', once('AttachmentBinaryObject')))],
  ...[
    ['477', 'LineTotalAmount'],
    ['478', 'ChargeTotalAmount'],
    ['479', 'AllowanceTotalAmount'],
    ['480', 'TaxBasisTotalAmount'],
    ['481', 'RoundingAmount'],
    ['482', 'GrandTotalAmount'],
    ['483', 'InformationAmount'],
    ['484', 'TotalPrepaidAmount'],
    ['485', 'TotalDiscountAmount'],
    ['486', 'TotalAllowanceChargeAmount'],
    ['487', 'DuePayableAmount'],
    ['488', 'RetailValueExcludingTaxInformationAmount'],
    ['489', 'TotalDepositFeeInformationAmount'],
    ['490', 'ProductValueExcludingTobaccoTaxInformationAmount'],
    ['491', 'TotalRetailValueInformationAmount'],
    ['492', 'GrossLineTotalAmount'],
    ['493', 'NetLineTotalAmount'],
    ['494', 'NetIncludingTaxesLineTotalAmount'],
  ].map(([code = '', name = '']) => [`CII-SR-${code}`, within(SUMMATION, many(name))] as const),
  [
    'CII-DT-033',
    [/ unitCode="C62"/g, ''],
    within('ram:NetPriceProductTradePrice', '<ram:BasisQuantity unitCode="C62">1</ram:BasisQuantity>'),
  ],
  ['CII-DT-097', instead('<udt:DateTimeString format="102">20260201', '<udt:DateTimeString format="102">20261301')],
];

export const BROKEN_CII_STRUCTURE: readonly Breakage[] = rows.map(([rule, ...cii]) => ({ rule, cii }));

const TRADE = 'rsm:SupplyChainTradeTransaction';
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;
const LINE = `${TRADE}/ram:IncludedSupplyChainTradeLineItem`;
const MEANS_CODE = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode`;
const REFERENCE = `${SETTLEMENT}/ram:InvoiceReferencedDocument`;
const CONTRACT = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:ContractReferencedDocument`;
const BREAKDOWN = `${SETTLEMENT}/ram:ApplicableTradeTax`;
const ADJUSTED = `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax`;
const LINE_TAX = `${LINE}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax`;

/** Below each path, the number of a rule of `CII-DT` and what it excludes there. */
const TYPES: Readonly<Record<string, string>> = {
  'rsm:ExchangedDocument/ram:ID':
    '001 @schemeName 002 @schemeAgencyName 003 @schemeDataURI 004 @schemeURI 005 @schemeID 006 @schemeAgencyID 007 @schemeVersionID',
  [`${SETTLEMENT}/ram:PayeeTradeParty/ram:ID`]:
    '101 @schemeName 102 @schemeAgencyName 103 @schemeDataURI 104 @schemeURI',
  [MEANS_CODE]: '008 @name 009 @listURI',
  [REFERENCE]:
    '016 StatusCode 017 CopyIndicator 019 GlobalID 020 RevisionID 023 Information 025 SectionName 026 PreviousRevisionID 028 EffectiveSpecifiedPeriod 029 IssuerTradeParty 030 AttachedSpecifiedBinaryFile',
  [CONTRACT]:
    '015 URIID 018 TypeCode 021 Name 022 AttachmentBinaryObject 024 ReferenceTypeCode 027 FormattedIssueDateTime',
  [`${BREAKDOWN}/ram:BasisAmount`]: '031 @currencyID 032 @currencyCodeListVersionID',
  [`${LINE}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity`]:
    '034 @unitCodeListID 035 @unitCodeListAgencyID 036 @unitCodeListAgencyName',
  [BREAKDOWN]:
    '037 TypeCode 038 CalculatedRate 039 CalculationSequenceNumeric 040 BasisQuantity 042 UnitBasisAmount 043 LineTotalBasisAmount 044 AllowanceChargeBasisAmount 049 CurrencyCode 050 Jurisdiction 051 CustomsDutyIndicator 053 TaxBasisAllowanceRate 055 Type 056 InformationAmount 057 CategoryName 059 RateApplicablePercent/@format 060 SpecifiedTradeAccountingAccount 061 ServiceSupplyTradeCountry 062 BuyerRepayableTaxSpecifiedTradeAccountingAccount 063 SellerPayableTaxSpecifiedTradeAccountingAccount 064 SellerRefundableTaxSpecifiedTradeAccountingAccount 065 BuyerDeductibleTaxSpecifiedTradeAccountingAccount 066 BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount 067 PlaceApplicableTradeLocation',
  [LINE_TAX]: '041 BasisAmount 054 TaxPointDate 058 DueDateTypeCode',
  [ADJUSTED]: '052 ExemptionReasonCode 098 ExemptionReason',
  [`${SETTLEMENT}/ram:BillingSpecifiedPeriod`]:
    '068 StartDateTime/udt:DateTime 069 DurationMeasure 070 InclusiveIndicator 071 Description 072 EndDateTime/udt:DateTime 073 CompleteDateTime 074 OpenIndicator 075 SeasonCode 076 ID 077 Name 078 SequenceNumeric 079 StartDateFlexibilityCode 080 ContinuousIndicator 081 PurposeCode',
  [`${SETTLEMENT}/ram:PayeeTradeParty/ram:PostalTradeAddress`]:
    '082 ID 083 PostOfficeBox 084 BuildingName 086 LineFour 087 LineFive 088 StreetName 089 CitySubDivisionName 090 CountryName 091 CountrySubDivisionID 092 AttentionOf 093 CareOf 094 BuildingNumber 095 DepartmentName 096 AdditionalStreetName',
};

/** Only the subject of a CII type rule, at one of its places. */
export const CII_TYPE_SAMPLES: readonly LeftOutSample[] = [
  ...Object.entries(TYPES).flatMap(([context, leftOut]) =>
    [...leftOut.matchAll(/(\d+) (\S+)/g)].map(([, code = '', what = '']) =>
      sample(`CII-DT-${code}`, 'cii', `${context}/${what.startsWith('@') ? what : `ram:${what}`}`),
    ),
  ),
  sample('CII-SR-04', 'cii', 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:Value'),
  sample(
    'CII-SR-05',
    'cii',
    'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:SpecifiedDocumentVersion',
  ),
  sample(
    'CII-SR-464',
    'cii',
    `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerSpecifiedDebtorFinancialInstitution`,
  ),
];

/** The edits for what UBL excludes anywhere. */
export const UBL_ANYWHERE_SAMPLES: readonly LeftOutSample[] = [
  sample('UBL-CR-002', 'ubl', 'cbc:UBLVersionID'),
  sample('UBL-CR-412', 'ubl', 'cac:PaymentMeans/cbc:PaymentDueDate'),
  sample('UBL-CR-652', 'ubl', 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID/@schemeID'),
  sample(
    'UBL-CR-660',
    'ubl',
    'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode/@listID',
  ),
  sample('UBL-CR-662', 'ubl', 'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode/@listID'),
  sample('UBL-CR-663', 'ubl', 'cac:InvoiceLine/cbc:InvoicedQuantity/@unitCodeListID'),
  sample('UBL-CR-664', 'ubl', 'cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitution'),
  sample('UBL-CR-665', 'ubl', 'cac:AdditionalDocumentReference/cbc:ID/@schemeID'),
  sample('UBL-CR-667', 'ubl', 'cac:InvoiceLine/cac:Item/cac:BuyersItemIdentification/cbc:ID/@schemeID'),
  sample('UBL-CR-668', 'ubl', 'cac:InvoiceLine/cac:Item/cac:SellersItemIdentification/cbc:ID/@schemeID'),
  sample('UBL-CR-669', 'ubl', 'cac:InvoiceLine/cac:Price/cac:AllowanceCharge/cbc:AllowanceChargeReasonCode'),
  sample('UBL-CR-670', 'ubl', 'cac:InvoiceLine/cac:Price/cac:AllowanceCharge/cbc:AllowanceChargeReason'),
  sample('UBL-CR-671', 'ubl', 'cac:InvoiceLine/cac:Price/cac:AllowanceCharge/cbc:MultiplierFactorNumeric'),
  sample('UBL-CR-674', 'ubl', 'cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID/@schemeID'),
  sample('UBL-CR-675', 'ubl', 'cac:PaymentMeans/cac:CardAccount/cbc:NetworkID/@schemeID'),
  sample('UBL-CR-676', 'ubl', 'cac:PaymentMeans/cac:PaymentMandate/cbc:ID/@schemeID'),
  sample('UBL-CR-677', 'ubl', 'cac:PaymentMeans/cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID/@schemeID'),
  sample('UBL-CR-678', 'ubl', 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID/@schemeID'),
  sample('UBL-CR-679', 'ubl', 'cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID/@schemeID'),
  sample('UBL-CR-680', 'ubl', 'cac:PaymentMeans/cac:PayerFinancialAccount'),
];
