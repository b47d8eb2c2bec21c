/**
 * What stands how often in an invoice of the lower levels of Factur-X, and which codes it says; `../factur-x-extended/counted.ts` says how to
 * read it.
 *
 * Source: Factur-X 1.09.2 of 2026-08-04, read 2026-11-25.
 */
export const COUNTED = {
  minimum: `
ExchangedDocument ID=19 TypeCode=20 TypeCode:TYPES=23
 IssueDateTime DateTimeString@format=21 DateTimeString@format:102=22
ExchangedDocumentContext BusinessProcessSpecifiedDocumentContextParameter?24 GuidelineSpecifiedDocumentContextParameter=25
 BusinessProcessSpecifiedDocumentContextParameter ID=406
 GuidelineSpecifiedDocumentContextParameter ID=407 ID:PROFILES=26
SupplyChainTradeTransaction
 ApplicableHeaderTradeAgreement SellerTradeParty=27 BuyerTradeParty=28
  BuyerOrderReferencedDocument IssuerAssignedID=29
  BuyerTradeParty Name=30
   SpecifiedLegalOrganization ID=408 ID@schemeID:IDENTIFIER_SCHEMES=31
  SellerTradeParty Name=409 PostalTradeAddress=32 SpecifiedTaxRegistration[VA]?33 SpecifiedTaxRegistration[FC]?34
   PostalTradeAddress CountryID=35 CountryID:COUNTRIES=36
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=410
   SpecifiedTaxRegistration[FC] ID=411 ID@schemeID=37
   SpecifiedTaxRegistration[VA] ID=412 ID@schemeID=413
 ApplicableHeaderTradeSettlement InvoiceCurrencyCode=38 SpecifiedTradeSettlementHeaderMonetarySummation=39 InvoiceCurrencyCode:MONEY=40
  SpecifiedTradeSettlementHeaderMonetarySummation TaxBasisTotalAmount=41 TaxTotalAmount[invoice]?42 TaxTotalAmount[accounting]?192
  & GrandTotalAmount=43 DuePayableAmount=44 TaxTotalAmount[invoice]@currencyID:MONEY=45 TaxTotalAmount[accounting]@currencyID:MONEY=414
`,
  'basic-wl': `
SupplyChainTradeTransaction
 ApplicableHeaderTradeAgreement SellerTradeParty=27 BuyerTradeParty=28
  BuyerOrderReferencedDocument IssuerAssignedID=29
  BuyerTradeParty ID?163 GlobalID?164 Name=30 PostalTradeAddress=419 URIUniversalCommunication?165 SpecifiedTaxRegistration?166
  & GlobalID@schemeID=420 GlobalID@schemeID:GLOBAL_SCHEMES=421
   PostalTradeAddress CountryID=422 CountrySubDivisionName?167 CountryID:COUNTRIES=423
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=424
   SpecifiedTaxRegistration ID=425 ID@schemeID=426 ID@schemeID:VA=427
   URIUniversalCommunication URIID=168 URIID@schemeID=428 URIID@schemeID:ADDRESSES=429
  ContractReferencedDocument IssuerAssignedID=430
  SellerTaxRepresentativeTradeParty Name=431 PostalTradeAddress=432 SpecifiedTaxRegistration=169
   PostalTradeAddress CountryID=433 CountrySubDivisionName?434 CountryID:COUNTRIES=435
   SpecifiedTaxRegistration ID=436 ID@schemeID=437 ID@schemeID:VA=438
  SellerTradeParty Name=409 PostalTradeAddress=32 URIUniversalCommunication?439 SpecifiedTaxRegistration[VA]?33
  & SpecifiedTaxRegistration[FC]?34 GlobalID@schemeID=440 GlobalID@schemeID:GLOBAL_SCHEMES=441
   PostalTradeAddress CountryID=35 CountrySubDivisionName?442 CountryID:COUNTRIES=443
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=444
   SpecifiedTaxRegistration[FC] ID=411 ID@schemeID=37
   SpecifiedTaxRegistration[VA] ID=412 ID@schemeID=413
   URIUniversalCommunication URIID=445 URIID@schemeID=446 URIID@schemeID:ADDRESSES=447
 ApplicableHeaderTradeSettlement PaymentReference?172 InvoiceCurrencyCode=38 ApplicableTradeTax+173 SpecifiedTradePaymentTerms?174
 & SpecifiedTradeSettlementHeaderMonetarySummation=39 ReceivableSpecifiedTradeAccountingAccount?175 InvoiceCurrencyCode:MONEY=464
 & TaxCurrencyCode:MONEY=196
  InvoiceReferencedDocument IssuerAssignedID=415
   FormattedIssueDateTime DateTimeString@format=465 DateTimeString@format:102=466
  ApplicableTradeTax CalculatedAmount=176 TypeCode=458 BasisAmount=177 CategoryCode=178 CategoryCode:LEVEL_CATEGORIES=179
  & DueDateTypeCode:5,29,72=180 ExemptionReasonCode:EXEMPTION_REASONS=181 TypeCode:VAT=459
  BillingSpecifiedPeriod
   EndDateTime DateTimeString@format=460 DateTimeString@format:102=461
   StartDateTime DateTimeString@format=462 DateTimeString@format:102=463
  PayeeTradeParty ID?467 GlobalID?468 Name=469 GlobalID@schemeID=470 GlobalID@schemeID:GLOBAL_SCHEMES=471
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=472
  SpecifiedTradeAllowanceCharge[allowance] ChargeIndicator=183 ActualAmount=184 CategoryTradeTax=185 ReasonCode:ALLOWANCE_REASONS=186
   CategoryTradeTax TypeCode=473 CategoryCode=474 CategoryCode:LEVEL_CATEGORIES=475 TypeCode:VAT=476
  SpecifiedTradeAllowanceCharge[charge] ChargeIndicator=477 ActualAmount=478 CategoryTradeTax=479 ReasonCode[unlisted]:CHARGE_REASONS=391
   CategoryTradeTax TypeCode=480 CategoryCode=481 CategoryCode:LEVEL_CATEGORIES=482 TypeCode:VAT=483
  SpecifiedTradePaymentTerms Description?187 DirectDebitMandateID?188
   DueDateDateTime DateTimeString@format=484 DateTimeString@format:102=485
  SpecifiedTradeSettlementHeaderMonetarySummation LineTotalAmount=189 ChargeTotalAmount?190 AllowanceTotalAmount?191
  & TaxBasisTotalAmount=41 TaxTotalAmount[invoice]?42 TaxTotalAmount[accounting]?192 GrandTotalAmount=43 TotalPrepaidAmount?193
  & DuePayableAmount=44 TaxTotalAmount[invoice]@currencyID:MONEY=486 TaxTotalAmount[accounting]@currencyID:MONEY=487
  SpecifiedTradeSettlementPaymentMeans TypeCode=488 PayeePartyCreditorFinancialAccount?194 TypeCode:PAYMENT_MEANS=489
   PayerPartyDebtorFinancialAccount IBANID=195
 ApplicableHeaderTradeDelivery
  ActualDeliverySupplyChainEvent OccurrenceDateTime=171
   OccurrenceDateTime DateTimeString@format=448 DateTimeString@format:102=449
  DespatchAdviceReferencedDocument IssuerAssignedID=450
  ShipToTradeParty ID?451 GlobalID?452 GlobalID@schemeID=453 GlobalID@schemeID:GLOBAL_SCHEMES=454
   PostalTradeAddress CountryID=455 CountrySubDivisionName?456 CountryID:COUNTRIES=457
ExchangedDocument ID=19 TypeCode=20 TypeCode:TYPES=417
 IncludedNote Content=160 SubjectCode?161 SubjectCode:NOTE_SUBJECTS=162
 IssueDateTime DateTimeString@format=21 DateTimeString@format:102=416
ExchangedDocumentContext BusinessProcessSpecifiedDocumentContextParameter?24 GuidelineSpecifiedDocumentContextParameter=25
 BusinessProcessSpecifiedDocumentContextParameter ID=406
 GuidelineSpecifiedDocumentContextParameter ID=407 ID:PROFILES=418
`,
  basic: `
SupplyChainTradeTransaction IncludedSupplyChainTradeLineItem+265
 ApplicableHeaderTradeAgreement SellerTradeParty=27 BuyerTradeParty=28
  BuyerOrderReferencedDocument IssuerAssignedID=29
  BuyerTradeParty ID?163 GlobalID?164 Name=30 PostalTradeAddress=419 URIUniversalCommunication?165 SpecifiedTaxRegistration?166
  & GlobalID@schemeID=420 GlobalID@schemeID:GLOBAL_SCHEMES=494
   PostalTradeAddress CountryID=422 CountrySubDivisionName?167 CountryID:COUNTRIES=495
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=496
   SpecifiedTaxRegistration ID=425 ID@schemeID=426 ID@schemeID:VA=497
   URIUniversalCommunication URIID=168 URIID@schemeID=428 URIID@schemeID:ADDRESSES=498
  ContractReferencedDocument IssuerAssignedID=430
  SellerTaxRepresentativeTradeParty Name=431 PostalTradeAddress=432 SpecifiedTaxRegistration=169
   PostalTradeAddress CountryID=433 CountrySubDivisionName?434 CountryID:COUNTRIES=499
   SpecifiedTaxRegistration ID=436 ID@schemeID=437 ID@schemeID:VA=500
  SellerTradeParty Name=409 PostalTradeAddress=32 URIUniversalCommunication?439 SpecifiedTaxRegistration[VA]?33
  & SpecifiedTaxRegistration[FC]?34 GlobalID@schemeID=440 GlobalID@schemeID:GLOBAL_SCHEMES=501
   PostalTradeAddress CountryID=35 CountrySubDivisionName?442 CountryID:COUNTRIES=502
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=503
   SpecifiedTaxRegistration[FC] ID=411 ID@schemeID=37
   SpecifiedTaxRegistration[VA] ID=412 ID@schemeID=413
   URIUniversalCommunication URIID=445 URIID@schemeID=446 URIID@schemeID:ADDRESSES=504
 ApplicableHeaderTradeSettlement PaymentReference?172 InvoiceCurrencyCode=38 ApplicableTradeTax+173 SpecifiedTradePaymentTerms?174
 & SpecifiedTradeSettlementHeaderMonetarySummation=39 ReceivableSpecifiedTradeAccountingAccount?175 InvoiceCurrencyCode:MONEY=514
 & TaxCurrencyCode:MONEY=528
  InvoiceReferencedDocument IssuerAssignedID=415
   FormattedIssueDateTime DateTimeString@format=465 DateTimeString@format:102=515
  ApplicableTradeTax CalculatedAmount=176 TypeCode=458 BasisAmount=177 CategoryCode=178 CategoryCode:LEVEL_CATEGORIES=508
  & DueDateTypeCode:5,29,72=509 ExemptionReasonCode:EXEMPTION_REASONS=510 TypeCode:VAT=511
  BillingSpecifiedPeriod
   EndDateTime DateTimeString@format=460 DateTimeString@format:102=512
   StartDateTime DateTimeString@format=462 DateTimeString@format:102=513
  PayeeTradeParty ID?467 GlobalID?468 Name=469 GlobalID@schemeID=470 GlobalID@schemeID:GLOBAL_SCHEMES=516
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=517
  SpecifiedTradeAllowanceCharge[allowance] ChargeIndicator=183 ActualAmount=184 CategoryTradeTax=185 ReasonCode:ALLOWANCE_REASONS=520
   CategoryTradeTax TypeCode=473 CategoryCode=474 CategoryCode:LEVEL_CATEGORIES=518 TypeCode:VAT=519
  SpecifiedTradeAllowanceCharge[charge] ChargeIndicator=477 ActualAmount=478 CategoryTradeTax=479 ReasonCode[unlisted]:CHARGE_REASONS=523
   CategoryTradeTax TypeCode=480 CategoryCode=481 CategoryCode:LEVEL_CATEGORIES=521 TypeCode:VAT=522
  SpecifiedTradePaymentTerms Description?187 DirectDebitMandateID?188
   DueDateDateTime DateTimeString@format=484 DateTimeString@format:102=524
  SpecifiedTradeSettlementHeaderMonetarySummation LineTotalAmount=189 ChargeTotalAmount?190 AllowanceTotalAmount?191
  & TaxBasisTotalAmount=41 TaxTotalAmount[invoice]?42 TaxTotalAmount[accounting]?192 GrandTotalAmount=43 TotalPrepaidAmount?193
  & DuePayableAmount=44 TaxTotalAmount[invoice]@currencyID:MONEY=525 TaxTotalAmount[accounting]@currencyID:MONEY=526
  SpecifiedTradeSettlementPaymentMeans TypeCode=488 PayeePartyCreditorFinancialAccount?194 TypeCode:PAYMENT_MEANS=527
   PayerPartyDebtorFinancialAccount IBANID=195
 ApplicableHeaderTradeDelivery
  ActualDeliverySupplyChainEvent OccurrenceDateTime=171
   OccurrenceDateTime DateTimeString@format=448 DateTimeString@format:102=505
  DespatchAdviceReferencedDocument IssuerAssignedID=450
  ShipToTradeParty ID?451 GlobalID?452 GlobalID@schemeID=453 GlobalID@schemeID:GLOBAL_SCHEMES=506
   PostalTradeAddress CountryID=455 CountrySubDivisionName?456 CountryID:COUNTRIES=507
 IncludedSupplyChainTradeLineItem AssociatedDocumentLineDocument=266 SpecifiedTradeProduct=267 SpecifiedLineTradeAgreement=268
 & SpecifiedLineTradeDelivery=269
  AssociatedDocumentLineDocument LineID=270 IncludedNote?271
   IncludedNote Content=529
  SpecifiedLineTradeAgreement NetPriceProductTradePrice=272
   GrossPriceProductTradePrice ChargeAmount=273 AppliedTradeAllowanceCharge[allowance]?274 BasisQuantity@unitCode:UNITS=275
    AppliedTradeAllowanceCharge[allowance] ChargeIndicator=530 ActualAmount=531
   NetPriceProductTradePrice ChargeAmount=532 BasisQuantity@unitCode:UNITS=533
  SpecifiedLineTradeDelivery BilledQuantity=276 BilledQuantity@unitCode:UNITS=534
  SpecifiedLineTradeSettlement ApplicableTradeTax=278 SpecifiedTradeSettlementLineMonetarySummation=279
   ApplicableTradeTax TypeCode=535 CategoryCode=536 CategoryCode:LEVEL_CATEGORIES=537 TypeCode:VAT=538
   BillingSpecifiedPeriod
    EndDateTime DateTimeString@format=539 DateTimeString@format:102=540
    StartDateTime DateTimeString@format=541 DateTimeString@format:102=542
   SpecifiedTradeAllowanceCharge[allowance] ChargeIndicator=543 ActualAmount=544 ReasonCode:ALLOWANCE_REASONS=545
   SpecifiedTradeAllowanceCharge[charge] ChargeIndicator=546 ActualAmount=547 ReasonCode[unlisted]:CHARGE_REASONS=548
   SpecifiedTradeSettlementLineMonetarySummation LineTotalAmount=549
  SpecifiedTradeProduct Name=550 GlobalID@schemeID=551 GlobalID@schemeID:IDENTIFIER_SCHEMES=552
ExchangedDocument ID=19 TypeCode=20 TypeCode:TYPES=492
 IncludedNote Content=160 SubjectCode?161 SubjectCode:NOTE_SUBJECTS=490
 IssueDateTime DateTimeString@format=21 DateTimeString@format:102=491
ExchangedDocumentContext BusinessProcessSpecifiedDocumentContextParameter?24 GuidelineSpecifiedDocumentContextParameter=25
 BusinessProcessSpecifiedDocumentContextParameter ID=406
 GuidelineSpecifiedDocumentContextParameter ID=407 ID:PROFILES=493
`,
} as const;
