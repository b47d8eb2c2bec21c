import { below, each, elementsAt, type Where } from '../../en16931/rules/elements.ts';
import type { Syntax } from '../../en16931/term-tree.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { textAt } from '../../rules/shared/france/texts.ts';
import { DIGITS, WITH_HYPHENS, type Written } from '../../rules/shared/france/flows/facts.ts';

/** Places of the portal's data in each syntax, below the root element. */
export interface Paths {
  readonly id: string;
  readonly type: string;
  readonly framework: string;
  readonly currency: string;
  readonly means: string;
  readonly transport: string;
  readonly due: string;
  readonly dates: Where;
  readonly isDateWritten: Written;
  readonly seller: string;
  readonly buyer: string;
  /** Relative to a party: its legal registration, further identifiers and country. */
  readonly company: string;
  readonly identifier: string;
  readonly country: string;
  readonly vatOf: (party: XmlElement) => string;
  readonly vatNumber: string;
  readonly vatNumbers: readonly string[];
  /** VAT of a breakdown entry, and its parts. */
  readonly entry: string;
  readonly tax: Readonly<Record<'category' | 'rate' | 'code' | 'reason' | 'scheme', string>>;
  /** Entries with their amounts and requirements. */
  readonly entries: string;
  readonly entryBases: string;
  readonly entryTaxes: string;
  readonly entryScheme: string;
  readonly neededOfEntry: readonly string[];
  readonly taxSchemes: Where;
  readonly totals: string;
  readonly totalNet: string;
  readonly totalTax: string;
  readonly taxTotals: (root: XmlElement) => readonly XmlElement[];
  readonly amounts: readonly string[];
  readonly lines: string;
  readonly prices: string;
  readonly netPrices: string;
  readonly quantities: readonly string[];
  readonly quantityOf: (line: XmlElement) => XmlElement | undefined;
  readonly neededOfLine: readonly string[];
  readonly allowance: string;
  readonly lineAllowance: string;
  readonly amountOf: string;
  readonly indicator: string;
  readonly allowanceTax: Readonly<Record<'category' | 'rate' | 'scheme', string>>;
  /** Number and date of an earlier invoice, in the head and below a line. */
  readonly reference: readonly [number: string, date: string];
  readonly lineReference: readonly [number: string, date: string];
  readonly addresses: readonly string[];
  readonly addressParts: readonly [street: string, city: string, postal: string, country: string];
  readonly periods: Where;
  /** Those that the start of the reform checks. */
  readonly basePeriods: Where;
  readonly period: readonly [start: string, end: string];
  readonly needed: readonly string[];
  readonly neededSchemes: readonly (readonly [path: string, attribute: string])[];
}

const PARTY = ['AccountingSupplierParty/Party', 'AccountingCustomerParty/Party'] as const;
const UBL_NEEDED_OF_PARTY = ['PartyLegalEntity/CompanyID', 'PostalAddress/Country/IdentificationCode'];

const ubl: Paths = {
  id: 'ID',
  type: '%',
  framework: 'ProfileID',
  currency: 'DocumentCurrencyCode',
  means: 'PaymentMeans/PaymentMeansCode',
  transport: 'Delivery/Shipment/ShipmentStage/TransportMeans/TransportModeCode',
  due: 'InvoicePeriod/DescriptionCode',
  dates: (invoice) => [
    ...each('DueDate', 'PaymentDueDate', 'ActualDeliveryDate')(invoice),
    ...['InvoicePeriod/StartDate', 'InvoicePeriod/EndDate'].flatMap((path) => elementsAt(path)(invoice)),
    ...(invoice.root
      ? ['IssueDate', 'BillingReference/InvoiceDocumentReference/IssueDate'].flatMap((path) =>
          invoice.root ? below(invoice.root, path) : [],
        )
      : []),
    ...['InvoiceLine', 'CreditNoteLine'].flatMap((line) =>
      elementsAt(`${line}/BillingReference/InvoiceDocumentReference/IssueDate`)(invoice),
    ),
  ],
  isDateWritten: WITH_HYPHENS,
  seller: PARTY[0],
  buyer: PARTY[1],
  company: 'PartyLegalEntity/CompanyID',
  identifier: 'PartyIdentification/ID',
  country: 'PostalAddress/Country/IdentificationCode',
  vatOf: (party) => textAt(party, 'PartyTaxScheme/CompanyID'),
  vatNumber: 'PartyTaxScheme/CompanyID',
  vatNumbers: [`${PARTY[0]}/PartyTaxScheme/CompanyID`, 'TaxRepresentativeParty/PartyTaxScheme/CompanyID'],
  entry: 'TaxTotal/TaxSubtotal/TaxCategory',
  tax: {
    category: 'ID',
    rate: 'Percent',
    code: 'TaxExemptionReasonCode',
    reason: 'TaxExemptionReason',
    scheme: 'TaxScheme/ID',
  },
  entries: 'TaxTotal/TaxSubtotal',
  entryBases: 'TaxTotal/TaxSubtotal/TaxableAmount',
  entryTaxes: 'TaxTotal/TaxSubtotal/TaxAmount',
  entryScheme: 'TaxCategory/TaxScheme/ID',
  neededOfEntry: ['TaxableAmount', 'TaxAmount', 'TaxCategory/ID', 'TaxCategory/Percent'],
  taxSchemes: (invoice) =>
    ['PartyTaxScheme', 'TaxCategory'].flatMap((parent) => elementsAt(`${parent}/TaxScheme/ID`)(invoice)),
  totals: 'LegalMonetaryTotal',
  totalNet: 'LegalMonetaryTotal/TaxExclusiveAmount',
  totalTax: 'TaxTotal/TaxAmount',
  taxTotals: (root) => below(root, 'TaxTotal/TaxAmount'),
  amounts: (
    'Amount BaseAmount TaxAmount TaxableAmount TransactionCurrencyTaxAmount LineExtensionAmount TaxExclusiveAmount ' +
    'TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount'
  ).split(' '),
  lines: '#',
  prices: '#/Price',
  netPrices: '#/Price',
  quantities: ['#/InvoicedQuantity', '#/CreditedQuantity'],
  quantityOf: (line) => below(line, line.name === 'CreditNoteLine' ? 'CreditedQuantity' : 'InvoicedQuantity')[0],
  neededOfLine: ['Price', 'Price/PriceAmount', 'Item', 'Item/Name'],
  allowance: 'AllowanceCharge',
  lineAllowance: '#/AllowanceCharge',
  amountOf: 'Amount',
  indicator: 'ChargeIndicator',
  allowanceTax: { category: 'TaxCategory/ID', rate: 'TaxCategory/Percent', scheme: 'TaxCategory/TaxScheme/ID' },
  reference: ['BillingReference/InvoiceDocumentReference/ID', 'BillingReference/InvoiceDocumentReference/IssueDate'],
  lineReference: [
    'BillingReference/InvoiceDocumentReference/ID',
    'BillingReference/InvoiceDocumentReference/IssueDate',
  ],
  addresses: ['Delivery/DeliveryLocation/Address', '#/Delivery/DeliveryLocation/Address'],
  addressParts: ['StreetName', 'CityName', 'PostalZone', 'Country/IdentificationCode'],
  periods: each('InvoicePeriod'),
  basePeriods: each('InvoicePeriod'),
  period: ['StartDate', 'EndDate'],
  needed: [
    'ID',
    'IssueDate',
    '%',
    'DocumentCurrencyCode',
    'ProfileID',
    'CustomizationID',
    ...PARTY.flatMap((party) => UBL_NEEDED_OF_PARTY.map((path) => `${party}/${path}`)),
    'LegalMonetaryTotal',
    'LegalMonetaryTotal/TaxExclusiveAmount',
    'TaxTotal/TaxAmount',
    'TaxTotal/TaxSubtotal',
  ],
  neededSchemes: [
    ...PARTY.map((party) => [`${party}/PartyLegalEntity/CompanyID`, 'schemeID'] as const),
    ['TaxTotal/TaxAmount', 'currencyID'],
  ],
};

const TRADE = 'SupplyChainTradeTransaction';
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const DELIVERY = `${TRADE}/ApplicableHeaderTradeDelivery`;
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
const LINE = `${TRADE}/IncludedSupplyChainTradeLineItem`;
const TOTALS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const CII_PARTY = [`${AGREEMENT}/SellerTradeParty`, `${AGREEMENT}/BuyerTradeParty`] as const;
const PROCESS = 'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID';

const isTaxOfEuro = (amount: XmlElement): boolean => attributeOf(amount, 'currencyID')?.value === 'EUR';

const cii: Paths = {
  id: 'ExchangedDocument/ID',
  type: 'ExchangedDocument/TypeCode',
  framework: PROCESS,
  currency: `${SETTLEMENT}/InvoiceCurrencyCode`,
  means: `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/TypeCode`,
  transport: `${DELIVERY}/SpecifiedBorderTransportMeans/ModeCode`,
  due: `${SETTLEMENT}/ApplicableTradeTax/DueDateTypeCode`,
  // Of the referenced documents, only the date of an invoice is checked.
  dates: (invoice) =>
    each('DateTimeString')(invoice).filter(
      ({ parent }) => parent?.name !== 'FormattedIssueDateTime' || parent.parent?.name === 'InvoiceReferencedDocument',
    ),
  isDateWritten: DIGITS,
  seller: CII_PARTY[0],
  buyer: CII_PARTY[1],
  company: 'SpecifiedLegalOrganization/ID',
  identifier: 'GlobalID',
  country: 'PostalTradeAddress/CountryID',
  vatOf: (party) =>
    below(party, 'SpecifiedTaxRegistration/ID').find((id) => attributeOf(id, 'schemeID')?.value === 'VA')?.text ?? '',
  vatNumber: 'SpecifiedTaxRegistration/ID[@schemeID=VA]',
  vatNumbers: [
    `${CII_PARTY[0]}/SpecifiedTaxRegistration/ID`,
    `${AGREEMENT}/SellerTaxRepresentativeTradeParty/SpecifiedTaxRegistration/ID`,
  ],
  entry: `${SETTLEMENT}/ApplicableTradeTax`,
  tax: {
    category: 'CategoryCode',
    rate: 'RateApplicablePercent',
    code: 'ExemptionReasonCode',
    reason: 'ExemptionReason',
    scheme: 'TypeCode',
  },
  entries: `${SETTLEMENT}/ApplicableTradeTax`,
  entryBases: `${SETTLEMENT}/ApplicableTradeTax/BasisAmount`,
  entryTaxes: `${SETTLEMENT}/ApplicableTradeTax/CalculatedAmount`,
  entryScheme: 'TypeCode',
  neededOfEntry: ['BasisAmount', 'CalculatedAmount', 'CategoryCode', 'RateApplicablePercent'],
  taxSchemes: elementsAt('SpecifiedTaxRegistration/ID'),
  totals: TOTALS,
  totalNet: `${TOTALS}/TaxBasisTotalAmount`,
  totalTax: `${TOTALS}/TaxTotalAmount`,
  taxTotals: (root) => below(root, `${TOTALS}/TaxTotalAmount`).filter(isTaxOfEuro),
  amounts: (
    'ActualAmount BasisAmount CalculatedAmount TaxBasisTotalAmount TaxTotalAmount LineTotalAmount GrandTotalAmount ' +
    'AllowanceTotalAmount ChargeTotalAmount TotalPrepaidAmount DuePayableAmount'
  ).split(' '),
  lines: LINE,
  prices: `${LINE}/SpecifiedLineTradeAgreement`,
  netPrices: `${LINE}/SpecifiedLineTradeAgreement/NetPriceProductTradePrice`,
  quantities: [`${LINE}/SpecifiedLineTradeDelivery/BilledQuantity`],
  quantityOf: (line) => below(line, 'SpecifiedLineTradeDelivery/BilledQuantity')[0],
  neededOfLine: [
    'SpecifiedLineTradeAgreement',
    'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
    'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount',
    'SpecifiedTradeProduct',
    'SpecifiedTradeProduct/Name',
  ],
  allowance: `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`,
  lineAllowance: `${LINE}/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge`,
  amountOf: 'ActualAmount',
  indicator: 'ChargeIndicator/Indicator',
  allowanceTax: {
    category: 'CategoryTradeTax/CategoryCode',
    rate: 'CategoryTradeTax/RateApplicablePercent',
    scheme: 'CategoryTradeTax/TypeCode',
  },
  reference: [
    `${SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID`,
    `${SETTLEMENT}/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString`,
  ],
  lineReference: [
    'SpecifiedLineTradeSettlement/InvoiceReferencedDocument/IssuerAssignedID',
    'SpecifiedLineTradeSettlement/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString',
  ],
  addresses: [
    `${DELIVERY}/ShipToTradeParty/PostalTradeAddress`,
    `${LINE}/SpecifiedLineTradeDelivery/ShipToTradeParty/PostalTradeAddress`,
  ],
  addressParts: ['LineOne', 'CityName', 'PostcodeCode', 'CountryID'],
  periods: (invoice) =>
    ['ApplicableHeaderTradeSettlement', 'SpecifiedLineTradeSettlement'].flatMap((parent) =>
      elementsAt(`${parent}/BillingSpecifiedPeriod`)(invoice),
    ),
  basePeriods: elementsAt('ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod'),
  period: ['StartDateTime/DateTimeString', 'EndDateTime/DateTimeString'],
  needed: [
    'ExchangedDocument/ID',
    'ExchangedDocument/IssueDateTime/DateTimeString',
    'ExchangedDocument/TypeCode',
    `${SETTLEMENT}/InvoiceCurrencyCode`,
    PROCESS,
    'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID',
    ...CII_PARTY.flatMap((party) => [
      `${party}/SpecifiedLegalOrganization/ID`,
      `${party}/PostalTradeAddress/CountryID`,
    ]),
    TOTALS,
    `${TOTALS}/TaxBasisTotalAmount`,
    `${TOTALS}/TaxTotalAmount`,
    `${SETTLEMENT}/ApplicableTradeTax`,
  ],
  neededSchemes: CII_PARTY.map((party) => [`${party}/SpecifiedLegalOrganization/ID`, 'schemeID'] as const),
};

export const PATHS: Readonly<Record<Syntax, Paths>> = { ubl, cii };
