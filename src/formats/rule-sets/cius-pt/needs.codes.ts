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

/** Other facts: ids have `BR-CIUS-PT-` before the number; behind are the terms, and after a colon the sentence. */
export const NEEDS = `
BR-48 BT-119 TaxTotal/TaxSubtotal TaxCategory/Percent : An entry of the breakdown has its rate
01 BT-31 / SELLER/PartyTaxScheme/CompanyID : The seller has a tax number
02 BT-31 / SELLER/PartyTaxScheme/TaxScheme/ID[.=VAT] : The tax number of the seller is one of VAT
03 BT-48 / BUYER/PartyTaxScheme/CompanyID : The buyer has a tax number
04 BT-48 / BUYER/PartyTaxScheme/TaxScheme/ID[.=VAT] : The tax number of the buyer is one of VAT
05 BT-35 SELLER/PostalAddress StreetName : The address of the seller has a street
06 BT-37 SELLER/PostalAddress CityName : The address of the seller has a city
07 BT-38 SELLER/PostalAddress PostalZone : The address of the seller has a postal code
08 BG-23 TaxTotal/TaxSubtotal TaxCategory/TaxScheme/ID : An entry of the breakdown says of which tax it is
09 BG-25 LINE Item/ClassifiedTaxCategory/TaxScheme/ID : The category of a line says of which tax it is
10 BG-22 / LegalMonetaryTotal : An invoice has totals
11 BT-110 / TaxTotal/TaxAmount : An invoice has a total VAT
18 BT-151,BT-160 LINE/Item !ClassifiedTaxCategory/ID[.=E|ISE] AdditionalItemProperty : An exempt item has a property with the reason
19 BG-20 /AllowanceCharge[ChargeIndicator=false] TaxCategory/TaxScheme/ID : The category of an allowance says of which tax it is
20 BG-21 /AllowanceCharge[ChargeIndicator=true] TaxCategory/TaxScheme/ID : The category of a charge says of which tax it is
21 BT-75 DELIVERY StreetName : The address of the delivery has a street
22 BT-77 DELIVERY CityName : The address of the delivery has a city
23 BT-78 DELIVERY PostalZone : The address of the delivery has a postal code
24 BT-13,BT-14 OrderReference ID SalesOrderID : A reference to an order has the number of the buyer or of the seller
25 BG-3 / !//CreditNote BillingReference : A credit note refers to an invoice
26 BT-16 DespatchDocumentReference ID : A reference to a despatch advice has its number
27 BT-15 ReceiptDocumentReference ID : A reference to a receiving advice has its number
28 BT-17 OriginatorDocumentReference ID : A reference to a call for tenders has its number
29 BT-12 ContractDocumentReference ID : A reference to a contract has its number
30 BG-24,BT-124,BT-125 AdditionalDocumentReference !Attachment Attachment/EmbeddedDocumentBinaryObject Attachment/ExternalReference/URI : An attachment has a file or an address
32 BT-59 PayeeParty !PartyName PartyName/Name : A name of the payee is written
33 BT-11 ProjectReference ID : A reference to a project has its number
34 BT-29,BT-90 AccountingSupplierParty !Party/PartyIdentification Party/PartyIdentification/ID : An identifier of the seller is written
35 BT-28 AccountingSupplierParty !Party/PartyName Party/PartyName/Name : A trading name of the seller is written
36 BT-41,BT-42,BT-43 AccountingSupplierParty !Party/Contact Party/Contact/Name Party/Contact/Telephone Party/Contact/ElectronicMail : A contact of the seller has a name, a telephone or an e-mail address
37 BT-162 SELLER/PostalAddress !AddressLine AddressLine/Line : A third line of the seller's address is written
38 BT-46 AccountingCustomerParty !Party/PartyIdentification Party/PartyIdentification/ID : An identifier of the buyer is written
39 BT-45 AccountingCustomerParty !Party/PartyName Party/PartyName/Name : A trading name of the buyer is written
40 BT-56,BT-57,BT-58 AccountingCustomerParty !Party/Contact Party/Contact/Name Party/Contact/Telephone Party/Contact/ElectronicMail : A contact of the buyer has a name, a telephone or an e-mail address
41 BT-163 BUYER/PostalAddress !AddressLine AddressLine/Line : A third line of the buyer's address is written
42 BT-60,BT-90 PayeeParty !PartyIdentification PartyIdentification/ID : An identifier of the payee is written
43 BT-61 PayeeParty !PartyLegalEntity PartyLegalEntity/CompanyID : A legal registration of the payee is written
44 BT-164 TaxRepresentativeParty/PostalAddress !AddressLine AddressLine/Line : A third line of the tax representative's address is written
45 BT-165 DELIVERY !AddressLine AddressLine/Line : A third line of the delivery's address is written
46 BT-70 Delivery !DeliveryParty DeliveryParty/PartyName/Name : Who receives the delivery has a name
47 BT-84,BT-85,BT-86 PaymentMeans !PayeeFinancialAccount PayeeFinancialAccount/ID PayeeFinancialAccount/Name PayeeFinancialAccount/FinancialInstitutionBranch/ID : An account has a number, a name or a bank
48 BT-86 PaymentMeans !PayeeFinancialAccount/FinancialInstitutionBranch PayeeFinancialAccount/FinancialInstitutionBranch/ID : The bank of an account has its code
49 BT-89,BT-91 PaymentMeans !PaymentMandate PaymentMandate/ID PaymentMandate/PayerFinancialAccount/ID : A direct debit has its mandate or the account
50 BT-91 PaymentMeans !PaymentMandate/PayerFinancialAccount PaymentMandate/PayerFinancialAccount/ID : An account that is debited has its number
51 BT-132 LINE !OrderLineReference OrderLineReference/LineID : A reference to a line of an order has its number
52 BT-128 LINE !DocumentReference DocumentReference/ID : An object of a line has its number
53 BT-156 LINE/Item !BuyersItemIdentification BuyersItemIdentification/ID : A number of the buyer for an item is written
54 BT-155 LINE/Item !SellersItemIdentification SellersItemIdentification/ID : A number of the seller for an item is written
55 BT-157 LINE/Item !StandardItemIdentification StandardItemIdentification/ID : A standard number of an item is written
56 BT-159 LINE/Item !OriginCountry OriginCountry/IdentificationCode : A country of origin has its code
57 BT-158 LINE/Item !CommodityClassification CommodityClassification/ItemClassificationCode : A classification of an item has its code
58 BG-29 LINE/Price !AllowanceCharge[ChargeIndicator=true] : A price has no charge
59 BT-147 LINE/Price !AllowanceCharge[ChargeIndicator=false] AllowanceCharge/Amount : A discount of a price has its amount
60 BT-87 PaymentMeans !CardAccount CardAccount/PrimaryAccountNumberID+CardAccount/NetworkID : A payment card has its number and its network
61 BT-20 PaymentTerms Note : Payment terms have a text
62 BT-107 LegalMonetaryTotal !../AllowanceCharge[ChargeIndicator=false] AllowanceTotalAmount : An invoice with allowances has their total
63 BT-108 LegalMonetaryTotal !../AllowanceCharge[ChargeIndicator=true] ChargeTotalAmount : An invoice with charges has their total
64 BG-15,BT-70,BT-71,BT-72 Delivery ActualDeliveryDate DeliveryParty DeliveryLocation/ID DeliveryLocation/Address : A delivery has a day, a receiver or a place
65 BG-3 / !InvoiceTypeCode[.=383|ND] BillingReference : A debit note refers to an invoice
66 BG-15 / DELIVERY : An invoice has the address of a delivery
17 BT-151,BT-160 LINE/Item[ClassifiedTaxCategory/ID=E|ISE]/AdditionalItemProperty/Name ../../AdditionalItemProperty/Name[.=#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#|#TAXEXEMPTIONREASON@CLASSIFIEDTAXCATEGORY#] : An exempt item has a property with the reason of exemption
`;
