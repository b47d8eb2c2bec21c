/**
 * What CIUS-PT 2.1.1 requires to be there; read 2026-11-26. A line has the id, the elements that it looks at (`/` is the root
 * element; several are separated by commas) and what they may have: one of these paths is enough, paths with + between them
 * go together, and ! means that there is none.
 */

/** Ids of EN 16931: only that something is written, with any content. */
export const SHARED_NEEDS = `
BR-01 / CustomizationID
BR-02 / ID
BR-03 / IssueDate
BR-04 / InvoiceTypeCode CreditNoteTypeCode
BR-05 / DocumentCurrencyCode
BR-06 / SELLER/PartyLegalEntity/RegistrationName
BR-07 / BUYER/PartyLegalEntity/RegistrationName
BR-08 / SELLER/PostalAddress
BR-09 SELLER/PostalAddress Country/IdentificationCode
BR-10 / BUYER/PostalAddress
BR-11 BUYER/PostalAddress Country/IdentificationCode
BR-12 LegalMonetaryTotal LineExtensionAmount
BR-13 LegalMonetaryTotal TaxExclusiveAmount
BR-14 LegalMonetaryTotal TaxInclusiveAmount
BR-15 LegalMonetaryTotal PayableAmount
BR-16 / InvoiceLine CreditNoteLine
BR-18 TaxRepresentativeParty PartyName/Name
BR-19 TaxRepresentativeParty PostalAddress
BR-20 TaxRepresentativeParty/PostalAddress Country/IdentificationCode
BR-21 LINE ID
BR-22 LINE InvoicedQuantity CreditedQuantity
BR-23 LINE !InvoicedQuantity+!CreditedQuantity InvoicedQuantity/@unitCode CreditedQuantity/@unitCode
BR-24 LINE LineExtensionAmount
BR-25 LINE Item/Name
BR-26 LINE Price/PriceAmount
BR-31 /AllowanceCharge[ChargeIndicator=false] Amount
BR-32 /AllowanceCharge[ChargeIndicator=false] TaxCategory/ID
BR-33 /AllowanceCharge[ChargeIndicator=false] AllowanceChargeReason AllowanceChargeReasonCode
BR-CO-21 /AllowanceCharge[ChargeIndicator=false] AllowanceChargeReason AllowanceChargeReasonCode
BR-36 /AllowanceCharge[ChargeIndicator=true] Amount
BR-37 /AllowanceCharge[ChargeIndicator=true] TaxCategory/ID
BR-38 /AllowanceCharge[ChargeIndicator=true] AllowanceChargeReason AllowanceChargeReasonCode
BR-CO-22 /AllowanceCharge[ChargeIndicator=true] AllowanceChargeReason AllowanceChargeReasonCode
BR-41 LINE/AllowanceCharge[ChargeIndicator=false] Amount
BR-42 LINE/AllowanceCharge[ChargeIndicator=false] AllowanceChargeReason AllowanceChargeReasonCode
BR-CO-23 LINE/AllowanceCharge[ChargeIndicator=false] AllowanceChargeReason AllowanceChargeReasonCode
BR-43 LINE/AllowanceCharge[ChargeIndicator=true] Amount
BR-44 LINE/AllowanceCharge[ChargeIndicator=true] AllowanceChargeReason AllowanceChargeReasonCode
BR-CO-24 LINE/AllowanceCharge[ChargeIndicator=true] AllowanceChargeReason AllowanceChargeReasonCode
BR-45 TaxTotal/TaxSubtotal TaxableAmount
BR-46 TaxTotal/TaxSubtotal TaxAmount
BR-47 TaxTotal/TaxSubtotal TaxCategory/ID
BR-49 PaymentMeans PaymentMeansCode
BR-50 PaymentMeans[PaymentMeansCode=30|58]/PayeeFinancialAccount ID
BR-52 AdditionalDocumentReference ID
BR-54 AdditionalItemProperty Name+Value
BR-55 BillingReference InvoiceDocumentReference/ID
BR-56 TaxRepresentativeParty PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID
BR-57 DELIVERY Country/IdentificationCode
BR-61 PaymentMeans !.[PaymentMeansCode~30|58] PayeeFinancialAccount/ID
BR-62 SELLER/EndpointID @schemeID
BR-63 BUYER/EndpointID @schemeID
BR-64 LINE/Item/StandardItemIdentification/ID @schemeID
BR-65 LINE/Item/CommodityClassification/ItemClassificationCode @listID
BR-CO-03 / !TaxPointDate !InvoicePeriod/DescriptionCode
BR-CO-04 LINE Item/ClassifiedTaxCategory/ID
BR-CO-18 / TaxTotal/TaxSubtotal
BR-CO-19 /InvoicePeriod StartDate EndDate
BR-CO-20 LINE/InvoicePeriod StartDate EndDate
BR-CO-26 AccountingSupplierParty Party/PartyTaxScheme/CompanyID Party/PartyIdentification/ID Party/PartyLegalEntity/CompanyID
`;

/** Other facts: ids have `BR-CIUS-PT-` before the number; behind are the terms. */
export const NEEDS = `
BR-48 BT-119 TaxTotal/TaxSubtotal TaxCategory/Percent
01 BT-31 / SELLER/PartyTaxScheme/CompanyID
02 BT-31 / SELLER/PartyTaxScheme/TaxScheme/ID[.=VAT]
03 BT-48 / BUYER/PartyTaxScheme/CompanyID
04 BT-48 / BUYER/PartyTaxScheme/TaxScheme/ID[.=VAT]
05 BT-35 SELLER/PostalAddress StreetName
06 BT-37 SELLER/PostalAddress CityName
07 BT-38 SELLER/PostalAddress PostalZone
08 BG-23 TaxTotal/TaxSubtotal TaxCategory/TaxScheme/ID
09 BG-25 LINE Item/ClassifiedTaxCategory/TaxScheme/ID
10 BG-22 / LegalMonetaryTotal
11 BT-110 / TaxTotal/TaxAmount
18 BT-151,BT-160 LINE/Item !ClassifiedTaxCategory/ID[.=E|ISE] AdditionalItemProperty
19 BG-20 /AllowanceCharge[ChargeIndicator=false] TaxCategory/TaxScheme/ID
20 BG-21 /AllowanceCharge[ChargeIndicator=true] TaxCategory/TaxScheme/ID
21 BT-75 DELIVERY StreetName
22 BT-77 DELIVERY CityName
23 BT-78 DELIVERY PostalZone
24 BT-13,BT-14 OrderReference ID SalesOrderID
25 BG-3 / !//CreditNote BillingReference
26 BT-16 DespatchDocumentReference ID
27 BT-15 ReceiptDocumentReference ID
28 BT-17 OriginatorDocumentReference ID
29 BT-12 ContractDocumentReference ID
30 BG-24,BT-124,BT-125 AdditionalDocumentReference !Attachment Attachment/EmbeddedDocumentBinaryObject Attachment/ExternalReference/URI
32 BT-59 PayeeParty !PartyName PartyName/Name
33 BT-11 ProjectReference ID
34 BT-29,BT-90 AccountingSupplierParty !Party/PartyIdentification Party/PartyIdentification/ID
35 BT-28 AccountingSupplierParty !Party/PartyName Party/PartyName/Name
36 BT-41,BT-42,BT-43 AccountingSupplierParty !Party/Contact Party/Contact/Name Party/Contact/Telephone Party/Contact/ElectronicMail
37 BT-162 SELLER/PostalAddress !AddressLine AddressLine/Line
38 BT-46 AccountingCustomerParty !Party/PartyIdentification Party/PartyIdentification/ID
39 BT-45 AccountingCustomerParty !Party/PartyName Party/PartyName/Name
40 BT-56,BT-57,BT-58 AccountingCustomerParty !Party/Contact Party/Contact/Name Party/Contact/Telephone Party/Contact/ElectronicMail
41 BT-163 BUYER/PostalAddress !AddressLine AddressLine/Line
42 BT-60,BT-90 PayeeParty !PartyIdentification PartyIdentification/ID
43 BT-61 PayeeParty !PartyLegalEntity PartyLegalEntity/CompanyID
44 BT-164 TaxRepresentativeParty/PostalAddress !AddressLine AddressLine/Line
45 BT-165 DELIVERY !AddressLine AddressLine/Line
46 BT-70 Delivery !DeliveryParty DeliveryParty/PartyName/Name
47 BT-84,BT-85,BT-86 PaymentMeans !PayeeFinancialAccount PayeeFinancialAccount/ID PayeeFinancialAccount/Name PayeeFinancialAccount/FinancialInstitutionBranch/ID
48 BT-86 PaymentMeans !PayeeFinancialAccount/FinancialInstitutionBranch PayeeFinancialAccount/FinancialInstitutionBranch/ID
49 BT-89,BT-91 PaymentMeans !PaymentMandate PaymentMandate/ID PaymentMandate/PayerFinancialAccount/ID
50 BT-91 PaymentMeans !PaymentMandate/PayerFinancialAccount PaymentMandate/PayerFinancialAccount/ID
51 BT-132 LINE !OrderLineReference OrderLineReference/LineID
52 BT-128 LINE !DocumentReference DocumentReference/ID
53 BT-156 LINE/Item !BuyersItemIdentification BuyersItemIdentification/ID
54 BT-155 LINE/Item !SellersItemIdentification SellersItemIdentification/ID
55 BT-157 LINE/Item !StandardItemIdentification StandardItemIdentification/ID
56 BT-159 LINE/Item !OriginCountry OriginCountry/IdentificationCode
57 BT-158 LINE/Item !CommodityClassification CommodityClassification/ItemClassificationCode
58 BG-29 LINE/Price !AllowanceCharge[ChargeIndicator=true]
59 BT-147 LINE/Price !AllowanceCharge[ChargeIndicator=false] AllowanceCharge/Amount
60 BT-87 PaymentMeans !CardAccount CardAccount/PrimaryAccountNumberID+CardAccount/NetworkID
61 BT-20 PaymentTerms Note
62 BT-107 LegalMonetaryTotal !../AllowanceCharge[ChargeIndicator=false] AllowanceTotalAmount
63 BT-108 LegalMonetaryTotal !../AllowanceCharge[ChargeIndicator=true] ChargeTotalAmount
64 BG-15,BT-70,BT-71,BT-72 Delivery ActualDeliveryDate DeliveryParty DeliveryLocation/ID DeliveryLocation/Address
65 BG-3 / !InvoiceTypeCode[.=383|ND] BillingReference
66 BG-15 / DELIVERY
17 BT-151,BT-160 LINE/Item[ClassifiedTaxCategory/ID=E|ISE]/AdditionalItemProperty/Name ../../AdditionalItemProperty/Name[.=#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#|#TAXEXEMPTIONREASON@CLASSIFIEDTAXCATEGORY#]
`;
