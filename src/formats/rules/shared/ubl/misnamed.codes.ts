/**
 * Elements that UBL.BE 1.31 excludes under a name or at a place that UBL does not have, so only schema-invalid
 * documents break these rules; read 2026-11-25. LINE is a line of either document type.
 */
export const MISNAMED = `
001 ublExtensions
028 BillingReference/InvoiceDocumentReference/Xpath
051 DespatchDocumentReference/Xpath
067 ReceiptDocumentReference/Xpath
084 OriginatorDocumentReference/Xpath
100 ContractDocumentReference/Xpath
115 AdditionalDocumentReference/Xpath
183 AccountingSupplierParty/Party/PartyLegalEntity/CorporationStockAmount
247 AccountingCustomerParty/Party/PartyLegalEntity/CorporationStockAmount
282 PayeeParty/PartyLegalEntity/CorporationStockAmount
358 Delivery/DeliveryLocation/ValidationPeriod
384 Delivery/PromisedDeliveryPeriod
419 PaymentMeans/CardAccount/IssuerNumberID
487 AllowanceCharge/TaxCategory/TaxScheme/JurisdiccionRegionAddress
512 TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/JurisdiccionRegionAddress
538 LINE/DocumentReference/Xpath
572 LINE/Item/BuyersItemIdentification/BareCodeSymbologyID
577 LINE/Item/SellersItemIdentification/BareCodeSymbologyID
583 LINE/Item/StandardItemIdentification/BareCodeSymbologyID
607 LINE/Item/ClassifiedTaxCategory/TaxScheme/JurisdiccionRegionAddress
625 LINE/Item/Price/PriceChangeReason
626 LINE/Item/Price/PriceTypeCode
627 LINE/Item/Price/PriceType
628 LINE/Item/Price/OrderableUnitFactorRate
629 LINE/Item/Price/ValidityPeriod
630 LINE/Item/Price/PriceList
631 LINE/Item/Price/OrderableUnitFactorRate
632 LINE/Item/Price/AllowanceCharge/ID
633 LINE/Item/Price/AllowanceCharge/AllowanceChargeReasonCode
634 LINE/Item/Price/AllowanceCharge/AllowanceChargeReason
635 LINE/Item/Price/AllowanceCharge/MultiplierFactorNumeric
636 LINE/Item/Price/AllowanceCharge/PrepaidIndicator
637 LINE/Item/Price/AllowanceCharge/SequenceNumeric
638 LINE/Item/Price/AllowanceCharge/AccountingCostCode
639 LINE/Item/Price/AllowanceCharge/AccountingCost
640 LINE/Item/Price/AllowanceCharge/PerUnitAmount
641 LINE/Item/Price/AllowanceCharge/TaxCategory
642 LINE/Item/Price/AllowanceCharge/TaxTotal
643 LINE/Item/Price/AllowanceCharge/PaymentMeans
644 LINE/Item/Price/PricingExchangeRate
646 LINE/SubInvoiceLine
`;
