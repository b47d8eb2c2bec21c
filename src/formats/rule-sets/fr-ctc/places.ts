import { tableOf } from '../../../engine/values.ts';
import type { Syntax } from '../../en16931/term-tree.ts';
import { inUbl } from '../../rules/shared/france/texts.ts';

/** Places of the terms in ids of French rules. */

const party = {
  'BT-34': ['AccountingSupplierParty/Party', 'SellerTradeParty'],
  'BT-49': ['AccountingCustomerParty/Party', 'BuyerTradeParty'],
  'EXT-FR-FE-12': ['AccountingCustomerParty/Party/AgentParty', 'BuyerAgentTradeParty'],
  'EXT-FR-FE-29': ['PayeeParty', 'ApplicableHeaderTradeSettlement/PayeeTradeParty'],
  'EXT-FR-FE-52': ['PaymentMeans/PaymentMandate/PayerParty', 'ApplicableHeaderTradeSettlement/PayerTradeParty'],
  'EXT-FR-FE-75': ['AccountingSupplierParty/Party/AgentParty', 'SalesAgentTradeParty'],
  'EXT-FR-FE-98': ['AccountingCustomerParty/Party/ServiceProviderParty/Party', 'InvoiceeTradeParty'],
  'EXT-FR-FE-121': ['AccountingSupplierParty/Party/ServiceProviderParty/Party', 'InvoicerTradeParty'],
} as const;

/** Parties by the term of their electronic address. */
export const ADDRESSES = Object.keys(party);

/** Parties by the term of their identifier, each with the term of its address. */
export const IDENTIFIED = {
  'BT-29': 'BT-34',
  'BT-46': 'BT-49',
  'BT-60': 'EXT-FR-FE-29',
  'EXT-FR-FE-06': 'EXT-FR-FE-12',
  'EXT-FR-FE-46': 'EXT-FR-FE-52',
  'EXT-FR-FE-69': 'EXT-FR-FE-75',
  'EXT-FR-FE-92': 'EXT-FR-FE-98',
  'EXT-FR-FE-115': 'EXT-FR-FE-121',
} as const;

const addressPlaces = (Object.keys(party) as (keyof typeof party)[]).map(
  (term) =>
    [term, [`/${party[term][0]}/EndpointID`, `${party[term][1]}/URIUniversalCommunication/URIID`] as const] as const,
);

const TOTAL = ['LegalMonetaryTotal', 'SpecifiedTradeSettlementHeaderMonetarySummation'] as const;
const total = (ubl: string, cii: string) => [`${TOTAL[0]}/${ubl}`, `${TOTAL[1]}/${cii}`] as const;
const SETTLEMENT = 'ApplicableHeaderTradeSettlement';
const LINE_SETTLEMENT = 'IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement';
const LINE_AGREEMENT = 'IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement';
const PERIOD = 'BillingSpecifiedPeriod';

const PLACES: Readonly<Record<string, readonly [ubl: string | readonly string[], cii: string]>> = tableOf({
  ...Object.fromEntries(addressPlaces),
  'BT-1': ['/ID', 'ExchangedDocument/ID'],
  'BT-2': ['/IssueDate', 'ExchangedDocument/IssueDateTime/DateTimeString'],
  'BT-3': [['Invoice/InvoiceTypeCode', 'CreditNote/CreditNoteTypeCode'], 'ExchangedDocument/TypeCode'],
  'BT-7': ['/TaxPointDate', `${SETTLEMENT}/ApplicableTradeTax/TaxPointDate/DateString`],
  'BT-9': ['/DueDate', `${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`],
  'BT-25': [
    '/BillingReference/InvoiceDocumentReference/ID',
    `${SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID`,
  ],
  'BT-26': [
    '/BillingReference/InvoiceDocumentReference/IssueDate',
    `${SETTLEMENT}/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString`,
  ],
  'BT-29': ['/AccountingSupplierParty/Party/PartyIdentification/ID', 'SellerTradeParty/GlobalID'],
  'BT-46': ['/AccountingCustomerParty/Party/PartyIdentification/ID', 'BuyerTradeParty/GlobalID'],
  'BT-72': [
    '/Delivery/ActualDeliveryDate',
    'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
  ],
  'BT-73': ['/InvoicePeriod/StartDate', `${SETTLEMENT}/${PERIOD}/StartDateTime/DateTimeString`],
  'BT-74': ['/InvoicePeriod/EndDate', `${SETTLEMENT}/${PERIOD}/EndDateTime/DateTimeString`],
  'BT-92_BT-99': ['/AllowanceCharge/Amount', `${SETTLEMENT}/SpecifiedTradeAllowanceCharge/ActualAmount`],
  'BT-93_BT-100': ['/AllowanceCharge/BaseAmount', `${SETTLEMENT}/SpecifiedTradeAllowanceCharge/BasisAmount`],
  'BT-96_BT-103': [
    'AllowanceCharge/TaxCategory/Percent',
    `${SETTLEMENT}/SpecifiedTradeAllowanceCharge/CategoryTradeTax/RateApplicablePercent`,
  ],
  'BT-106': total('LineExtensionAmount', 'LineTotalAmount'),
  'BT-107': total('AllowanceTotalAmount', 'AllowanceTotalAmount'),
  'BT-108': total('ChargeTotalAmount', 'ChargeTotalAmount'),
  'BT-109': total('TaxExclusiveAmount', 'TaxBasisTotalAmount'),
  'BT-110': ['TaxTotal/TaxAmount', `${TOTAL[1]}/TaxTotalAmount`],
  'BT-112': total('TaxInclusiveAmount', 'GrandTotalAmount'),
  'BT-113': total('PrepaidAmount', 'TotalPrepaidAmount'),
  'BT-114': total('PayableRoundingAmount', 'RoundingAmount'),
  'BT-115': total('PayableAmount', 'DuePayableAmount'),
  'BT-116': ['TaxTotal/TaxSubtotal/TaxableAmount', `${SETTLEMENT}/ApplicableTradeTax/BasisAmount`],
  'BT-117': ['TaxTotal/TaxSubtotal/TaxAmount', `${SETTLEMENT}/ApplicableTradeTax/CalculatedAmount`],
  'BT-119': ['TaxTotal/TaxSubtotal/TaxCategory/Percent', `${SETTLEMENT}/ApplicableTradeTax/RateApplicablePercent`],
  'BT-129': [
    ['Invoice/InvoiceLine/InvoicedQuantity', 'CreditNote/CreditNoteLine/CreditedQuantity'],
    'IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/BilledQuantity',
  ],
  'BT-131': [
    '#/LineExtensionAmount',
    `${LINE_SETTLEMENT}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
  ],
  'BT-134': ['#/InvoicePeriod/StartDate', `${LINE_SETTLEMENT}/${PERIOD}/StartDateTime/DateTimeString`],
  'BT-135': ['#/InvoicePeriod/EndDate', `${LINE_SETTLEMENT}/${PERIOD}/EndDateTime/DateTimeString`],
  'BT-136_BT-141': ['#/AllowanceCharge/Amount', `${LINE_SETTLEMENT}/SpecifiedTradeAllowanceCharge/ActualAmount`],
  'BT-137_BT-142': ['#/AllowanceCharge/BaseAmount', `${LINE_SETTLEMENT}/SpecifiedTradeAllowanceCharge/BasisAmount`],
  'BT-146': ['#/Price/PriceAmount', `${LINE_AGREEMENT}/NetPriceProductTradePrice/ChargeAmount`],
  'BT-147': [
    '#/Price/AllowanceCharge/Amount',
    `${LINE_AGREEMENT}/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ActualAmount`,
  ],
  'BT-148': ['#/Price/AllowanceCharge/BaseAmount', `${LINE_AGREEMENT}/GrossPriceProductTradePrice/ChargeAmount`],
  'BT-149': ['#/Price/BaseQuantity', `${LINE_AGREEMENT}/NetPriceProductTradePrice/BasisQuantity`],
  'BT-152': ['Item/ClassifiedTaxCategory/Percent', `${LINE_SETTLEMENT}/ApplicableTradeTax/RateApplicablePercent`],
  'EXT-FR-FE-02': [
    '/BillingReference/InvoiceDocumentReference/DocumentTypeCode',
    `${SETTLEMENT}/InvoiceReferencedDocument/TypeCode`,
  ],
  'EXT-FR-FE-136': [
    '#/BillingReference/InvoiceDocumentReference/ID',
    `${LINE_SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID`,
  ],
  'EXT-FR-FE-137': [
    '#/BillingReference/InvoiceDocumentReference/DocumentTypeCode',
    `${LINE_SETTLEMENT}/InvoiceReferencedDocument/TypeCode`,
  ],
  'EXT-FR-FE-138': [
    '#/BillingReference/InvoiceDocumentReference/IssueDate',
    `${LINE_SETTLEMENT}/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString`,
  ],
  'EXT-FR-FE-158': [
    '#/Delivery/ActualDeliveryDate',
    'SpecifiedLineTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
  ],
});

/** The place of a term in a syntax, as rows write it. */
export function placeOf(syntax: Syntax, term: string): string {
  const [ubl, cii] = PLACES[term] ?? [];
  if (ubl === undefined || cii === undefined) throw new Error(`There is no place for ${term}`);
  return syntax === 'cii' ? cii : inUbl(...(typeof ubl === 'string' ? [ubl] : ubl));
}

/** The place of a party, by the term of its identifier. */
export function partyOf(syntax: Syntax, term: keyof typeof IDENTIFIED): string {
  const [ubl, cii] = party[IDENTIFIED[term] as keyof typeof party];
  return syntax === 'cii' ? cii : inUbl(`/${ubl}`);
}
