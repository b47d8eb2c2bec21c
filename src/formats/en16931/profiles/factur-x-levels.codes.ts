/**
 * The elements of CII in the lower levels of Factur-X. Each line is an element, indented one blank deeper than its
 * parent; after its name come those of its children that have no children. `& ` continues the line above.
 *
 * Source: Factur-X 1.09.2 of 2026-08-04, schema and rules of each level, read 2026-11-25.
 */
export const MINIMUM = `
ExchangedDocumentContext
 BusinessProcessSpecifiedDocumentContextParameter ID
 GuidelineSpecifiedDocumentContextParameter ID
ExchangedDocument ID TypeCode
 IssueDateTime DateTimeString
SupplyChainTradeTransaction ApplicableHeaderTradeDelivery
 ApplicableHeaderTradeAgreement BuyerReference
  SellerTradeParty Name
   SpecifiedLegalOrganization ID
   PostalTradeAddress CountryID
   SpecifiedTaxRegistration ID
  BuyerTradeParty Name
   SpecifiedLegalOrganization ID
  BuyerOrderReferencedDocument IssuerAssignedID
 ApplicableHeaderTradeSettlement InvoiceCurrencyCode
  SpecifiedTradeSettlementHeaderMonetarySummation TaxBasisTotalAmount TaxTotalAmount GrandTotalAmount DuePayableAmount
`;

export const BASIC_WL = `
ExchangedDocumentContext
 BusinessProcessSpecifiedDocumentContextParameter ID
 GuidelineSpecifiedDocumentContextParameter ID
ExchangedDocument ID TypeCode
 IssueDateTime DateTimeString
 IncludedNote Content SubjectCode
SupplyChainTradeTransaction
 ApplicableHeaderTradeAgreement BuyerReference
  SellerTradeParty ID GlobalID Name
   SpecifiedLegalOrganization ID TradingBusinessName
   PostalTradeAddress PostcodeCode LineOne LineTwo LineThree CityName CountryID CountrySubDivisionName
   URIUniversalCommunication URIID
   SpecifiedTaxRegistration ID
  BuyerTradeParty ID GlobalID Name
   SpecifiedLegalOrganization ID
   PostalTradeAddress PostcodeCode LineOne LineTwo LineThree CityName CountryID CountrySubDivisionName
   URIUniversalCommunication URIID
   SpecifiedTaxRegistration ID
  SellerTaxRepresentativeTradeParty Name
   PostalTradeAddress PostcodeCode LineOne LineTwo LineThree CityName CountryID CountrySubDivisionName
   SpecifiedTaxRegistration ID
  BuyerOrderReferencedDocument IssuerAssignedID
  ContractReferencedDocument IssuerAssignedID
 ApplicableHeaderTradeDelivery
  ShipToTradeParty ID GlobalID Name
   PostalTradeAddress PostcodeCode LineOne LineTwo LineThree CityName CountryID CountrySubDivisionName
  ActualDeliverySupplyChainEvent
   OccurrenceDateTime DateTimeString
  DespatchAdviceReferencedDocument IssuerAssignedID
 ApplicableHeaderTradeSettlement CreditorReferenceID PaymentReference TaxCurrencyCode InvoiceCurrencyCode
  PayeeTradeParty ID GlobalID Name
   SpecifiedLegalOrganization ID
  SpecifiedTradeSettlementPaymentMeans TypeCode
   PayerPartyDebtorFinancialAccount IBANID
   PayeePartyCreditorFinancialAccount IBANID ProprietaryID
  ApplicableTradeTax CalculatedAmount TypeCode ExemptionReason BasisAmount CategoryCode ExemptionReasonCode DueDateTypeCode
  & RateApplicablePercent
  BillingSpecifiedPeriod
   StartDateTime DateTimeString
   EndDateTime DateTimeString
  SpecifiedTradeAllowanceCharge CalculationPercent BasisAmount ActualAmount ReasonCode Reason
   ChargeIndicator Indicator
   CategoryTradeTax TypeCode CategoryCode RateApplicablePercent
  SpecifiedTradePaymentTerms Description DirectDebitMandateID
   DueDateDateTime DateTimeString
  SpecifiedTradeSettlementHeaderMonetarySummation LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount
  & TaxTotalAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount
  InvoiceReferencedDocument IssuerAssignedID
   FormattedIssueDateTime DateTimeString
  ReceivableSpecifiedTradeAccountingAccount ID
`;

/** The elements of BASIC, in addition to those of BASIC WL. */
export const BASIC_LINES = `
SupplyChainTradeTransaction
 IncludedSupplyChainTradeLineItem
  AssociatedDocumentLineDocument LineID
   IncludedNote Content
  SpecifiedTradeProduct GlobalID Name
  SpecifiedLineTradeAgreement
   GrossPriceProductTradePrice ChargeAmount BasisQuantity
    AppliedTradeAllowanceCharge ActualAmount
     ChargeIndicator Indicator
   NetPriceProductTradePrice ChargeAmount BasisQuantity
  SpecifiedLineTradeDelivery BilledQuantity
  SpecifiedLineTradeSettlement
   ApplicableTradeTax TypeCode CategoryCode RateApplicablePercent
   BillingSpecifiedPeriod
    StartDateTime DateTimeString
    EndDateTime DateTimeString
   SpecifiedTradeAllowanceCharge ActualAmount ReasonCode Reason
    ChargeIndicator Indicator
   SpecifiedTradeSettlementLineMonetarySummation LineTotalAmount
`;
