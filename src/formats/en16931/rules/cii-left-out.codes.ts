/**
 * Elements and attributes of CII that EN 16931-3-3 excludes: below each path, with their rule; an exclamation mark
 * means an error.
 */
export const CII_LEFT_OUT = `
: @languageID DT-013! @languageLocaleID DT-014! ram:ValuationBreakdownStatement SR-438
rsm:ExchangedDocument: ram:Name SR-013 ram:CopyIndicator SR-016 ram:Purpose SR-017 ram:ControlRequirementIndicator SR-018
 ram:LanguageID SR-019 ram:PurposeCode SR-020 ram:RevisionDateTime SR-021 ram:VersionID SR-022 ram:GlobalID SR-023 ram:RevisionID SR-024
 ram:PreviousRevisionID SR-025 ram:CategoryCode SR-026 ram:EffectiveSpecifiedPeriod SR-033 ram:IssuerTradeParty SR-034
rsm:ExchangedDocument/ram:IncludedNote: ram:Subject SR-027 ram:ContentCode SR-028 ram:ID SR-032
rsm:ExchangedDocument/ram:IssueDateTime: udt:DateTime SR-015
rsm:ExchangedDocumentContext: ram:SpecifiedTransactionID SR-001 ram:TestIndicator SR-002 ram:BIMSpecifiedDocumentContextParameter SR-006
 ram:ScenarioSpecifiedDocumentContextParameter SR-007 ram:ApplicationSpecifiedDocumentContextParameter SR-008
 ram:SubsetSpecifiedDocumentContextParameter SR-011 ram:MessageStandardSpecifiedDocumentContextParameter SR-012
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement: ram:SalesAgentTradeParty SR-278 ram:BuyerRequisitionerTradeParty SR-279
 ram:BuyerAssignedAccountantTradeParty SR-280 ram:SellerAssignedAccountantTradeParty SR-281 ram:ProductEndUserTradeParty SR-292
 ram:ApplicableTradeDeliveryTerms SR-293 ram:QuotationReferencedDocument SR-296 ram:OrderResponseReferencedDocument SR-297
 ram:DemandForecastReferencedDocument SR-299 ram:SupplyInstructionReferencedDocument SR-300 ram:PromotionalDealReferencedDocument SR-301
 ram:PriceListReferencedDocument SR-302 ram:RequisitionerReferencedDocument SR-304 ram:BuyerAgentTradeParty SR-305
 ram:PurchaseConditionsReferencedDocument SR-306 ram:Reference SR-442 ram:UltimateCustomerOrderReferencedDocument SR-448
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:AdditionalReferencedDocument: ram:LineID SR-303
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerOrderReferencedDocument: ram:LineID SR-295
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty: ram:RoleCode SR-249 ram:Description SR-250
 ram:EndPointURIUniversalCommunication SR-276 ram:LogoAssociatedSpecifiedBinaryFile SR-277
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:DefinedTradeContact: ram:ID SR-256
 ram:TypeCode SR-257 ram:JobTitle SR-258 ram:Responsibility SR-259 ram:PersonID SR-260 ram:DirectTelephoneUniversalCommunication SR-263
 ram:MobileTelephoneUniversalCommunication SR-264 ram:FaxUniversalCommunication SR-265 ram:TelexUniversalCommunication SR-268
 ram:VOIPUniversalCommunication SR-269 ram:InstantMessagingUniversalCommunication SR-270 ram:SpecifiedNote SR-271
 ram:SpecifiedContactPerson SR-272
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication: ram:ChannelCode SR-266
 ram:CompleteNumber SR-267
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication: ram:URIID SR-261
 ram:ChannelCode SR-262
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:SpecifiedLegalOrganization: ram:LegalClassificationCode SR-251
 ram:Name SR-252 ram:PostalTradeAddress SR-254 ram:AuthorizedLegalRegistration SR-255
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:SpecifiedTaxRegistration: ram:AssociatedRegisteredTax SR-275
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:URIUniversalCommunication: ram:ChannelCode SR-273
 ram:CompleteNumber SR-274
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:ContractReferencedDocument: ram:LineID SR-298
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerOrderReferencedDocument: ram:LineID SR-294
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTaxRepresentativeTradeParty: ram:ID SR-282 ram:GlobalID SR-283
 ram:RoleCode SR-284 ram:Description SR-285 ram:SpecifiedLegalOrganization SR-286 ram:DefinedTradeContact SR-287
 ram:URIUniversalCommunication SR-288 ram:EndPointURIUniversalCommunication SR-290 ram:LogoAssociatedSpecifiedBinaryFile SR-291
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTaxRepresentativeTradeParty/ram:SpecifiedTaxRegistration: ram:AssociatedRegisteredTax SR-289
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty: ram:RoleCode SR-222
 ram:EndPointURIUniversalCommunication SR-247 ram:LogoAssociatedSpecifiedBinaryFile SR-248
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:DefinedTradeContact: ram:ID SR-227
 ram:TypeCode SR-228 ram:JobTitle SR-229 ram:Responsibility SR-230 ram:PersonID SR-231 ram:DirectTelephoneUniversalCommunication SR-234
 ram:MobileTelephoneUniversalCommunication SR-235 ram:FaxUniversalCommunication SR-236 ram:TelexUniversalCommunication SR-239
 ram:VOIPUniversalCommunication SR-240 ram:InstantMessagingUniversalCommunication SR-241 ram:SpecifiedNote SR-242
 ram:SpecifiedContactPerson SR-243
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication: ram:ChannelCode SR-237
 ram:CompleteNumber SR-238
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication: ram:URIID SR-232
 ram:ChannelCode SR-233
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedLegalOrganization: ram:LegalClassificationCode SR-223
 ram:Name SR-224 ram:PostalTradeAddress SR-225 ram:AuthorizedLegalRegistration SR-226
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration: ram:AssociatedRegisteredTax SR-246
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:URIUniversalCommunication: ram:ChannelCode SR-244
 ram:CompleteNumber SR-245
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SpecifiedProcuringProject: ram:Description SR-307
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery: ram:RelatedSupplyChainConsignment SR-308
 ram:UltimateShipToTradeParty SR-317 ram:ShipFromTradeParty SR-318 ram:ActualDespatchSupplyChainEvent SR-319
 ram:ActualPickUpSupplyChainEvent SR-320 ram:ActualReceiptSupplyChainEvent SR-331 ram:AdditionalReferencedDocument SR-332
 ram:DeliveryNoteReferencedDocument SR-335 ram:ConsumptionReportReferencedDocument SR-336 ram:PreviousDeliverySupplyChainEvent SR-337
 ram:PackingListReferencedDocument SR-338
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent: ram:ID SR-321 ram:TypeCode SR-323
 ram:Description SR-324 ram:DescriptionBinaryObject SR-325 ram:UnitQuantity SR-326 ram:LatestOccurrenceDateTime SR-327
 ram:EarliestOccurrenceDateTime SR-328 ram:OccurrenceSpecifiedPeriod SR-329 ram:OccurrenceLogisticsLocation SR-330
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime: udt:DateTime SR-322
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery/ram:DespatchAdviceReferencedDocument: ram:LineID SR-333 ram:LineID SR-334
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty: ram:RoleCode SR-309 ram:Description SR-310
 ram:SpecifiedLegalOrganization SR-311 ram:DefinedTradeContact SR-312 ram:URIUniversalCommunication SR-313
 ram:SpecifiedTaxRegistration SR-314 ram:EndPointURIUniversalCommunication SR-315 ram:LogoAssociatedSpecifiedBinaryFile SR-316
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement: ram:DuePayableAmount SR-339 ram:CreditorReferenceTypeCode SR-340
 ram:CreditorReferenceType SR-341 ram:CreditorReferenceIssuerID SR-342 ram:PaymentCurrencyCode SR-344 ram:InvoiceIssuerReference SR-345
 ram:InvoiceDateTime SR-346 ram:NextInvoiceDateTime SR-347 ram:CreditReasonCode SR-348 ram:CreditReason SR-349 ram:InvoicerTradeParty SR-350
 ram:InvoiceeTradeParty SR-351 ram:PayerTradeParty SR-365 ram:TaxApplicableTradeCurrencyExchange SR-366
 ram:InvoiceApplicableTradeCurrencyExchange SR-367 ram:PaymentApplicableTradeCurrencyExchange SR-368 ram:SubtotalCalculatedTradeTax SR-395
 ram:SpecifiedLogisticsServiceCharge SR-396 ram:SpecifiedFinancialAdjustment SR-421 ram:ProFormaInvoiceReferencedDocument SR-423
 ram:LetterOfCreditReferencedDocument SR-424 ram:FactoringAgreementReferencedDocument SR-425 ram:FactoringListReferencedDocument SR-426
 ram:PayableSpecifiedTradeAccountingAccount SR-427 ram:PurchaseSpecifiedTradeAccountingAccount SR-433
 ram:SalesSpecifiedTradeAccountingAccount SR-434 ram:SpecifiedTradeSettlementFinancialCard SR-435 ram:SpecifiedAdvancePayment SR-436
 ram:UltimatePayeeTradeParty SR-437
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:InvoiceReferencedDocument: ram:LineID SR-422
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:PayeeTradeParty: ram:RoleCode SR-352 ram:Description SR-353
 ram:DefinedTradeContact SR-359 ram:PostalTradeAddress SR-360 ram:URIUniversalCommunication SR-361 ram:SpecifiedTaxRegistration SR-362
 ram:EndPointURIUniversalCommunication SR-363 ram:LogoAssociatedSpecifiedBinaryFile SR-364
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:PayeeTradeParty/ram:SpecifiedLegalOrganization: ram:LegalClassificationCode SR-354
 ram:Name SR-355 ram:TradingBusinessName SR-356 ram:PostalTradeAddress SR-357 ram:AuthorizedLegalRegistration SR-358
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:ReceivableSpecifiedTradeAccountingAccount: ram:SetTriggerCode SR-428
 ram:TypeCode SR-429 ram:AmountTypeCode SR-430 ram:Name SR-431 ram:CostReferenceDimensionPattern SR-432
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeAllowanceCharge: ram:ID SR-388
 ram:SequenceNumeric SR-389 ram:BasisQuantity SR-390 ram:PrepaidIndicator SR-391 ram:UnitBasisAmount SR-392 ram:TypeCode SR-393
 ram:ActualTradeCurrencyExchange SR-394
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradePaymentTerms: ram:ID SR-397 ram:FromEventCode SR-398
 ram:SettlementPeriodMeasure SR-399 ram:TypeCode SR-401 ram:InstructionTypeCode SR-402 ram:PartialPaymentPercent SR-404
 ram:PaymentMeansID SR-405 ram:PartialPaymentAmount SR-406 ram:ApplicableTradePaymentPenaltyTerms SR-407
 ram:ApplicableTradePaymentDiscountTerms SR-408 ram:PayeeTradeParty SR-409
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime: udt:DateTime SR-400
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation: ram:InformationAmount SR-411
 ram:TotalDiscountAmount SR-412 ram:TotalAllowanceChargeAmount SR-413 ram:RetailValueExcludingTaxInformationAmount SR-414
 ram:TotalDepositFeeInformationAmount SR-415 ram:ProductValueExcludingTobaccoTaxInformationAmount SR-416
 ram:TotalRetailValueInformationAmount SR-417 ram:GrossLineTotalAmount SR-418 ram:NetLineTotalAmount SR-419
 ram:NetIncludingTaxesLineTotalAmount SR-420
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementPaymentMeans: ram:PaymentChannelCode SR-369
 ram:GuaranteeMethodCode SR-370 ram:PaymentMethodCode SR-371 ram:ID SR-443
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard: ram:MicrochipIndicator SR-372
 ram:TypeCode SR-373 ram:ExpiryDate SR-375 ram:VerificationNumeric SR-376 ram:ValidFromDateTime SR-377 ram:CreditLimitAmount SR-378
 ram:CreditAvailableAmount SR-379 ram:InterestRatePercent SR-380 ram:Description SR-381
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerPartyDebtorFinancialAccount: ram:AccountName SR-382
 ram:ProprietaryID SR-444
rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerSpecifiedDebtorFinancialInstitution: ram:ClearingSystemName SR-384
 ram:Name SR-385 ram:LocationFinancialInstitutionAddress SR-386
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem: ram:DescriptionCode SR-035 ram:ParentLineID SR-036
 ram:LineStatusCode SR-037 ram:LineStatusReasonCode SR-038 ram:IncludedSubordinateTradeLineItem SR-221
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:AssociatedDocumentLineDocument/ram:IncludedNote: ram:SubjectCode SR-041
 ram:ID SR-042 ram:Subject SR-043 ram:ContentCode SR-044
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeAgreement: ram:BuyerReference SR-104
 ram:BuyerRequisitionerTradeParty SR-105 ram:ApplicableTradeDeliveryTerms SR-106 ram:SellerOrderReferencedDocument SR-107
 ram:QuotationReferencedDocument SR-109 ram:ContractReferencedDocument SR-110 ram:DemandForecastReferencedDocument SR-111
 ram:PromotionalDealReferencedDocument SR-112 ram:AdditionalReferencedDocument SR-113 ram:RequisitionerReferencedDocument SR-147
 ram:ItemSellerTradeParty SR-148 ram:ItemBuyerTradeParty SR-149 ram:IncludedSpecifiedMarketplace SR-150
 ram:UltimateCustomerOrderReferencedDocument SR-447
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeAgreement/ram:BuyerOrderReferencedDocument: ram:IssuerAssignedID SR-108
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice: ram:TypeCode SR-114
 ram:MinimumQuantity SR-115 ram:MaximumQuantity SR-116 ram:ChangeReason SR-117 ram:OrderUnitConversionFactorNumeric SR-118
 ram:ValiditySpecifiedPeriod SR-132 ram:DeliveryTradeLocation SR-133 ram:TradeComparisonReferencePrice SR-134
 ram:AssociatedReferencedDocument SR-135 ram:IncludedTradeTax SR-445
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge: ram:ID SR-120
 ram:SequenceNumeric SR-121 ram:CalculationPercent SR-122 ram:BasisAmount SR-123 ram:BasisQuantity SR-124 ram:PrepaidIndicator SR-125
 ram:UnitBasisAmount SR-126 ram:ReasonCode SR-127 ram:Reason SR-128 ram:TypeCode SR-129 ram:CategoryTradeTax SR-130
 ram:ActualTradeCurrencyExchange SR-131
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice: ram:TypeCode SR-136
 ram:MinimumQuantity SR-138 ram:MaximumQuantity SR-139 ram:ChangeReason SR-140 ram:OrderUnitConversionFactorNumeric SR-141
 ram:AppliedTradeAllowanceCharge SR-142 ram:ValiditySpecifiedPeriod SR-143 ram:DeliveryTradeLocation SR-144
 ram:TradeComparisonReferencePrice SR-145 ram:AssociatedReferencedDocument SR-146 ram:IncludedTradeTax SR-446
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeDelivery: ram:RequestedQuantity SR-151
 ram:ReceivedQuantity SR-152 ram:ChargeFreeQuantity SR-153 ram:PackageQuantity SR-154 ram:ProductUnitQuantity SR-155
 ram:PerPackageUnitQuantity SR-156 ram:NetWeightMeasure SR-157 ram:GrossWeightMeasure SR-158 ram:TheoreticalWeightMeasure SR-159
 ram:DespatchedQuantity SR-160 ram:SpecifiedDeliveryAdjustment SR-161 ram:IncludedSupplyChainPackaging SR-162
 ram:RelatedSupplyChainConsignment SR-163 ram:ShipToTradeParty SR-164 ram:UltimateShipToTradeParty SR-165 ram:ShipFromTradeParty SR-166
 ram:ActualDespatchSupplyChainEvent SR-167 ram:ActualPickUpSupplyChainEvent SR-168 ram:RequestedDeliverySupplyChainEvent SR-169
 ram:ActualDeliverySupplyChainEvent SR-170 ram:ActualReceiptSupplyChainEvent SR-171 ram:AdditionalReferencedDocument SR-172
 ram:DespatchAdviceReferencedDocument SR-173 ram:ReceivingAdviceReferencedDocument SR-174 ram:DeliveryNoteReferencedDocument SR-175
 ram:ConsumptionReportReferencedDocument SR-176 ram:PackingListReferencedDocument SR-177
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement: ram:PaymentReference SR-178
 ram:InvoiceIssuerReference SR-179 ram:TotalAdjustmentAmount SR-180 ram:DiscountIndicator SR-181 ram:SubtotalCalculatedTradeTax SR-194
 ram:SpecifiedLogisticsServiceCharge SR-195 ram:SpecifiedTradePaymentTerms SR-196 ram:SpecifiedFinancialAdjustment SR-209
 ram:InvoiceReferencedDocument SR-210 ram:PayableSpecifiedTradeAccountingAccount SR-212 ram:PurchaseSpecifiedTradeAccountingAccount SR-218
 ram:SalesSpecifiedTradeAccountingAccount SR-219 ram:SpecifiedTradeSettlementFinancialCard SR-220
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax: ram:CalculatedAmount SR-182
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode: @listID DT-045
 @listAgencyID DT-046 @listVersionID DT-047 @listURI DT-048
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:ReceivableSpecifiedTradeAccountingAccount: ram:SetTriggerCode SR-213
 ram:TypeCode SR-214 ram:AmountTypeCode SR-215 ram:Name SR-216 ram:CostReferenceDimensionPattern SR-217
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge: ram:ID SR-184
 ram:SequenceNumeric SR-185 ram:BasisQuantity SR-187 ram:PrepaidIndicator SR-188 ram:UnitBasisAmount SR-189 ram:TypeCode SR-190
 ram:CategoryTradeTax SR-191 ram:ActualTradeCurrencyExchange SR-192 ram:ID SR-193
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:CalculationPercent: @format SR-186
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator: udt:IndicatorString SR-183
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation: ram:ChargeTotalAmount SR-197
 ram:AllowanceTotalAmount SR-198 ram:TaxBasisTotalAmount SR-199 ram:TaxTotalAmount SR-200 ram:GrandTotalAmount SR-201
 ram:InformationAmount SR-202 ram:TotalAllowanceChargeAmount SR-203 ram:TotalRetailValueInformationAmount SR-204
 ram:GrossLineTotalAmount SR-205 ram:NetLineTotalAmount SR-206 ram:NetIncludingTaxesLineTotalAmount SR-207
 ram:ProductWeightLossInformationAmount SR-208
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct: ram:ID SR-045
 ram:ManufacturerAssignedID SR-048 ram:TradeName SR-049 ram:TypeCode SR-050 ram:NetWeightMeasure SR-051 ram:GrossWeightMeasure SR-052
 ram:ProductGroupID SR-053 ram:EndItemTypeCode SR-054 ram:EndItemName SR-055 ram:AreaDensityMeasure SR-056 ram:UseDescription SR-057
 ram:BrandName SR-058 ram:SubBrandName SR-059 ram:DrainedNetWeightMeasure SR-060 ram:VariableMeasureIndicator SR-061 ram:ColourCode SR-062
 ram:ColourDescription SR-063 ram:Designation SR-064 ram:FormattedCancellationAnnouncedLaunchDateTime SR-065
 ram:FormattedLatestProductDataChangeDateTime SR-066 ram:ApplicableMaterialGoodsCharacteristic SR-080
 ram:IndividualTradeProductInstance SR-087 ram:CertificationEvidenceReferenceReferencedDocument SR-088
 ram:InspectionReferenceReferencedDocument SR-089 ram:LinearSpatialDimension SR-093 ram:MinimumLinearSpatialDimension SR-094
 ram:MaximumLinearSpatialDimension SR-095 ram:ManufacturerTradeParty SR-096 ram:PresentationSpecifiedBinaryFile SR-097
 ram:MSDSReferenceReferencedDocument SR-098 ram:AdditionalReferenceReferencedDocument SR-099 ram:LegalRightsOwnerTradeParty SR-100
 ram:BrandOwnerTradeParty SR-101 ram:IncludedReferencedProduct SR-102 ram:InformationNote SR-103
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic: ram:ID SR-067
 ram:TypeCode SR-068 ram:ValueMeasure SR-070 ram:MeasurementMethodCode SR-071 ram:ValueCode SR-073 ram:ValueDateTime SR-074
 ram:ValueIndicator SR-075 ram:ContentTypeCode SR-076 ram:ValueSpecifiedBinaryFile SR-077
 ram:ApplicableProductCharacteristicCondition SR-078 ram:ApplicableReferencedStandard SR-079
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct/ram:DesignatedProductClassification: ram:SystemID SR-081
 ram:SystemName SR-082 ram:ClassName SR-083 ram:SubClassCode SR-084 ram:ClassProductCharacteristic SR-085
 ram:ApplicableReferencedStandard SR-086
rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct/ram:OriginTradeCountry: ram:Name SR-091
 ram:SubordinateTradeCountrySubDivision SR-092
`;
