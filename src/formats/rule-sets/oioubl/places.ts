/**
 * Groups of places with equal OIOUBL rules, by their names in the table. A path begins with the document type; a
 * lower-case name at its start stands for each of its places, and `*` for any depth.
 */
const NAMED = {
  root: 'Invoice CreditNote',
  lines: 'Invoice/InvoiceLine CreditNote/CreditNoteLine',
  parties: `root/Signature/SignatoryParty root/AccountingSupplierParty/Party root/AccountingCustomerParty/Party root/PayeeParty
    Invoice/BuyerCustomerParty/Party Invoice/SellerSupplierParty/Party Invoice/Delivery/DeliveryParty lines/Delivery/DeliveryParty`,
  sellers: 'root/AccountingSupplierParty Invoice/SellerSupplierParty',
  buyers: 'root/AccountingCustomerParty Invoice/BuyerCustomerParty',
  contacts: `parties/Contact sellers/DespatchContact sellers/AccountingContact sellers/SellerContact
    buyers/DeliveryContact buyers/AccountingContact buyers/BuyerContact`,
  addresses: `parties/PostalAddress parties/PhysicalLocation/Address lines/Delivery/DeliveryLocation/Address lines/Item/OriginAddress
    Invoice/Delivery/DeliveryLocation/Address Invoice/DeliveryTerms/DeliveryLocation/Address`,
  exchange:
    'root/TaxExchangeRate root/PricingExchangeRate root/PaymentExchangeRate root/PaymentAlternativeExchangeRate',
  billing: 'root/BillingReference lines/BillingReference',
  references: `root/OrderReference/DocumentReference root/DespatchDocumentReference root/ReceiptDocumentReference
    root/ContractDocumentReference Invoice/OriginatorDocumentReference exchange/ForeignExchangeContract/ContractDocumentReference
    billing/InvoiceDocumentReference billing/SelfBilledInvoiceDocumentReference billing/CreditNoteDocumentReference
    billing/SelfBilledCreditNoteDocumentReference billing/ReminderDocumentReference lines/DespatchLineReference/DocumentReference
    lines/ReceiptLineReference/DocumentReference lines/Item/CatalogueDocumentReference
    Invoice/InvoiceLine/OrderLineReference/OrderReference/DocumentReference`,
  documents: `root/AdditionalDocumentReference root/Signature/OriginalDocumentReference lines/DocumentReference
    lines/Item/ItemSpecificationDocumentReference lines/Item/TransactionConditions/DocumentReference`,
  spans: `parties/PhysicalLocation/ValidityPeriod exchange/ForeignExchangeContract/ValidityPeriod
    lines/Delivery/DeliveryLocation/ValidityPeriod lines/Delivery/RequestedDeliveryPeriod lines/Price/ValidityPeriod
    lines/Item/AdditionalItemProperty/UsabilityPeriod lines/Item/ItemInstance/AdditionalItemProperty/UsabilityPeriod
    lines/Item/ItemInstance/LotIdentification/AdditionalItemProperty/UsabilityPeriod
    Invoice/Delivery/DeliveryLocation/ValidityPeriod Invoice/Delivery/RequestedDeliveryPeriod
    Invoice/DeliveryTerms/DeliveryLocation/ValidityPeriod Invoice/PaymentTerms/SettlementPeriod Invoice/PaymentTerms/PenaltyPeriod`,
  periods: 'root/InvoicePeriod spans',
  // Not those of a credit note or its signatory: another rule of the official file applies first.
  described: `Invoice/InvoicePeriod spans lines/Item lines/Item/SellersItemIdentification/PhysicalAttribute
    lines/Item/SellersItemIdentification/MeasurementDimension lines/Item/TransactionConditions`,
  allowances:
    'root/AllowanceCharge Invoice/InvoiceLine/AllowanceCharge lines/BillingReference/BillingReferenceLine/AllowanceCharge',
  subtotals: 'root/TaxTotal/TaxSubtotal lines/TaxTotal/TaxSubtotal',
  categories: `allowances/TaxCategory subtotals/TaxCategory lines/Item/ClassifiedTaxCategory lines/Price/AllowanceCharge/TaxCategory`,
  schemes: 'parties/PartyTaxScheme/TaxScheme root/TaxRepresentativeParty/PartyTaxScheme/TaxScheme categories/TaxScheme',
  quantities:
    'lines/Price/BaseQuantity Invoice/InvoiceLine/InvoicedQuantity CreditNote/CreditNoteLine/CreditedQuantity',
  items: `lines/Item/BuyersItemIdentification lines/Item/ManufacturersItemIdentification lines/Item/StandardItemIdentification
    lines/Item/CatalogueItemIdentification lines/Item/AdditionalItemIdentification`,
  totals: `root/LegalMonetaryTotal/LineExtensionAmount root/LegalMonetaryTotal/TaxExclusiveAmount
    root/LegalMonetaryTotal/TaxInclusiveAmount root/LegalMonetaryTotal/AllowanceTotalAmount root/LegalMonetaryTotal/ChargeTotalAmount
    root/LegalMonetaryTotal/PrepaidAmount root/LegalMonetaryTotal/PayableRoundingAmount root/LegalMonetaryTotal/PayableAmount`,
  anyPeriods: `*ActivityPeriod *ApplicablePeriod *ConstitutionPeriod *ContractAcceptancePeriod *ContractFormalizationPeriod *DeliveryPeriod
    *DocumentAvailabilityPeriod *DurationPeriod *EffectivePeriod *EstimatedDeliveryPeriod *EstimatedDespatchPeriod
    *EstimatedDurationPeriod *EstimatedTransitPeriod *ExceptionObservationPeriod *ForecastPeriod *FrequencyPeriod *InventoryPeriod
    *InvitationSubmissionPeriod *InvoicePeriod *LineValidityPeriod *MainPeriod *NominationPeriod *NotificationPeriod
    *OptionValidityPeriod *ParticipationRequestReceptionPeriod *PaymentReversalPeriod *PenaltyPeriod *Period *PlannedPeriod
    *PresentationPeriod *PromisedDeliveryPeriod *ReminderPeriod *RequestedDeliveryPeriod *RequestedDespatchPeriod
    *RequestedStatusPeriod *RequestedValidityPeriod *ServiceEndTimePeriod *ServiceStartTimePeriod *SettlementPeriod *StatementPeriod
    *StatusPeriod *TenderSubmissionDeadlinePeriod *TenderValidityPeriod *TransitPeriod
    *TransportServiceProviderResponseDeadlinePeriod *TransportServiceProviderResponseRequiredPeriod
    *TransportUserResponseRequiredPeriod *UsabilityPeriod *ValidityPeriod *WarrantyValidityPeriod`,
} as const;

const places = new Map<string, readonly string[]>();

/** Paths from the root element, each with a leading `/`. */
export function placesOf(written: string): readonly string[] {
  let all = places.get(written);
  if (!all) places.set(written, (all = [...new Set(written.trim().split(/\s+/).flatMap(pathsOf))]));
  return all;
}

function pathsOf(path: string): readonly string[] {
  if (path.startsWith('*')) return [path.slice(1)];
  const [name = '', ...more] = path.split('/');
  if (!Object.hasOwn(NAMED, name)) return [`/${path}`];
  return placesOf(NAMED[name as keyof typeof NAMED]).map((begun) => [begun, ...more].join('/'));
}
