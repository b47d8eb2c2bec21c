/**
 * How CIUS-PT 2.1.1 wants texts written; read 2026-11-26. A line has the number of the id (`025` is DT-CIUS-PT-025), the
 * terms, the path below the root element and the demands. If there are several demands, their ids end in .1, .2 and so on.
 *
 * A demand is a number of characters (`200`), digits and decimals (`13.2`, with `-` if the figure may be negative, `13.2-8`
 * for two to eight decimals), a code list (`COUNTRIES`, or `2:COUNTRIES` for the first two characters), `day`, `currency`
 * (that of the invoice) or `hundred` (at most). `@name:` before it looks at an attribute, `@name?:` only if present.
 */
export const TEXTS = `
001 BT-1 ID 50
002 BT-2 IssueDate day
151 BT-5 DocumentCurrencyCode CURRENCIES
152 BT-6 TaxCurrencyCode CURRENCIES
006 BT-7 TaxPointDate day
008 BT-9 DUE day
009 BT-10 BuyerReference 50
010 BT-11 ProjectReference/ID 50
011 BT-12 ContractDocumentReference/ID 20
012 BT-13 OrderReference/ID 20
013 BT-14 OrderReference/SalesOrderID 20
014 BT-15 ReceiptDocumentReference/ID 20
015 BT-16 DespatchDocumentReference/ID 20
016 BT-17 OriginatorDocumentReference/ID 20
017 BT-122,BT-18 AdditionalDocumentReference/ID 50 @schemeID?:REFERENCES
153 BT-18 AdditionalDocumentReference/DocumentTypeCode OBJECTS
018 BT-19 AccountingCost 50
019 BT-20 PaymentTerms/Note 200
021 BT-23 ProfileID 50
023 BT-25 BillingReference/InvoiceDocumentReference/ID 50
024 BT-26 BillingReference/InvoiceDocumentReference/IssueDate day
025 BT-27 SELLER/PartyLegalEntity/RegistrationName 200
026 BT-28 SELLER/PartyName/Name 200
027 BT-29,BT-90 SELLER/PartyIdentification/ID 50 @schemeID?:PARTIES
028 BT-30 SELLER/PartyLegalEntity/CompanyID 200 @schemeID?:SCHEMES
029 BT-31 SELLER/PartyTaxScheme/CompanyID 2:COUNTRIES
030 BT-32 SELLER/PartyTaxScheme/CompanyID 50
031 BT-33 SELLER/PartyLegalEntity/CompanyLegalForm 200
032 BT-34 SELLER/EndpointID 50 @schemeID?:20
033 BT-35 SELLER/PostalAddress/StreetName 200
034 BT-36 SELLER/PostalAddress/AdditionalStreetName 200
035 BT-162 SELLER/PostalAddress/AddressLine/Line 200
036 BT-37 SELLER/PostalAddress/CityName 200
037 BT-38 SELLER/PostalAddress/PostalZone 200
038 BT-39 SELLER/PostalAddress/CountrySubentity 200
141 BT-40 SELLER/PostalAddress/Country/IdentificationCode COUNTRIES
039 BT-41 SELLER/Contact/Name 200
040 BT-42 SELLER/Contact/Telephone 200
041 BT-43 SELLER/Contact/ElectronicMail 200
042 BT-44 BUYER/PartyLegalEntity/RegistrationName 200
043 BT-45 BUYER/PartyName/Name 200
044 BT-46 BUYER/PartyIdentification/ID 50 @schemeID?:PARTIES
045 BT-47 BUYER/PartyLegalEntity/CompanyID 50 @schemeID?:SCHEMES
046 BT-48 BUYER/PartyTaxScheme/CompanyID 2:COUNTRIES 50
047 BT-49 BUYER/EndpointID 50 @schemeID?:20
048 BT-50 BUYER/PostalAddress/StreetName 200
049 BT-51 BUYER/PostalAddress/AdditionalStreetName 200
050 BT-163 BUYER/PostalAddress/AddressLine/Line 200
051 BT-52 BUYER/PostalAddress/CityName 200
052 BT-53 BUYER/PostalAddress/PostalZone 200
053 BT-54 BUYER/PostalAddress/CountrySubentity 200
142 BT-55 BUYER/PostalAddress/Country/IdentificationCode COUNTRIES
054 BT-56 BUYER/Contact/Name 200
055 BT-57 BUYER/Contact/Telephone 200
056 BT-58 BUYER/Contact/ElectronicMail 200
057 BT-59 PayeeParty/PartyName/Name 200
058 BT-60,BT-90 PayeeParty/PartyIdentification/ID 50 @schemeID?:PARTIES
059 BT-61 PayeeParty/PartyLegalEntity/CompanyID 50 @schemeID?:SCHEMES
060 BT-62 TaxRepresentativeParty/PartyName/Name 200
061 BT-63 TaxRepresentativeParty/PartyTaxScheme/CompanyID 2:COUNTRIES 50
062 BT-64 TaxRepresentativeParty/PostalAddress/StreetName 200
063 BT-65 TaxRepresentativeParty/PostalAddress/AdditionalStreetName 200
064 BT-164 TaxRepresentativeParty/PostalAddress/AddressLine/Line 200
065 BT-66 TaxRepresentativeParty/PostalAddress/CityName 200
066 BT-67 TaxRepresentativeParty/PostalAddress/PostalZone 200
067 BT-68 TaxRepresentativeParty/PostalAddress/CountrySubentity 200
144 BT-69 TaxRepresentativeParty/PostalAddress/Country/IdentificationCode COUNTRIES
068 BT-70 Delivery/DeliveryParty/PartyName/Name 200
069 BT-71 Delivery/DeliveryLocation/ID 50 @schemeID?:SCHEMES
070 BT-72 Delivery/ActualDeliveryDate day
071 BT-73 InvoicePeriod/StartDate day
072 BT-74 InvoicePeriod/EndDate day
073 BT-75 DELIVERY/StreetName 200
074 BT-76 DELIVERY/AdditionalStreetName 200
075 BT-165 DELIVERY/AddressLine/Line 200
076 BT-77 DELIVERY/CityName 200
077 BT-78 DELIVERY/PostalZone 200
078 BT-79 DELIVERY/CountrySubentity 200
145 BT-80 DELIVERY/Country/IdentificationCode COUNTRIES
079.3 BT-82 PaymentMeans/PaymentMeansCode @name?:150
081 BT-84 PaymentMeans/PayeeFinancialAccount/ID 50
082 BT-85 PaymentMeans/PayeeFinancialAccount/Name 200
083 BT-86 PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID 50
084.1 BT-87 PaymentMeans/CardAccount/PrimaryAccountNumberID 200
084.2 BT-87 PaymentMeans/CardAccount/NetworkID 200
085 BT-88 PaymentMeans/CardAccount/HolderName 200
086 BT-89 PaymentMeans/PaymentMandate/ID 50
087 BT-91 PaymentMeans/PaymentMandate/PayerFinancialAccount/ID 50
088 BT-92,BT-99 AllowanceCharge/Amount 13.2 currency
089 BT-100,BT-93 AllowanceCharge/BaseAmount 13.2 currency
090 BT-101,BT-94 AllowanceCharge/MultiplierFactorNumeric 3.2 hundred
091 BT-102,BT-95 AllowanceCharge/TaxCategory/ID CATEGORIES
092 BT-103,BT-96 AllowanceCharge/TaxCategory/Percent 3.2 hundred
156 BG-20,BG-21 AllowanceCharge/TaxCategory/TaxScheme/ID TAXES
093 BT-104,BT-97 AllowanceCharge/AllowanceChargeReason 200
149 BT-98 AllowanceCharge[ChargeIndicator=false]/AllowanceChargeReasonCode ALLOWANCES
150 BT-105 AllowanceCharge[ChargeIndicator=true]/AllowanceChargeReasonCode CHARGES
094 BT-106 LegalMonetaryTotal/LineExtensionAmount -13.2 currency
095 BT-107 LegalMonetaryTotal/AllowanceTotalAmount 13.2 currency
096 BT-108 LegalMonetaryTotal/ChargeTotalAmount 13.2 currency
097 BT-109 LegalMonetaryTotal/TaxExclusiveAmount 13.2 currency
098.1 BT-110,BT-111 TaxTotal/TaxAmount -13.2
099 BT-112 LegalMonetaryTotal/TaxInclusiveAmount 13.2 currency
100 BT-113 LegalMonetaryTotal/PrepaidAmount 13.2 currency
101 BT-114 LegalMonetaryTotal/PayableRoundingAmount -13.2 currency
102 BT-115 LegalMonetaryTotal/PayableAmount 13.2 currency
103 BT-116 TaxTotal/TaxSubtotal/TaxableAmount -13.2-3 currency
104.1 BT-117 TaxTotal/TaxSubtotal/TaxAmount -13.2
105 BT-118 TaxTotal/TaxSubtotal/TaxCategory/ID CATEGORIES
106 BT-119 TaxTotal/TaxSubtotal/TaxCategory/Percent 3.2 hundred
107 BT-120 TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason 200
108 BT-121 TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode 5
154 BG-23 TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/ID TAXES
109 BT-123 AdditionalDocumentReference/DocumentDescription 200
110 BT-124 AdditionalDocumentReference/Attachment/ExternalReference/URI 200
111.1 BT-125 AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject 6826666
112 BT-125 AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject @mimeCode:MIME
113 BT-125 AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject @filename:50
114.1 BT-126 LINE/ID 50
115 BT-127 LINE/Note 500
116 BT-128 LINE/DocumentReference/ID 50 @schemeID?:REFERENCES
117.1 BT-129 LINE/QUANTITY -13.2-3
143 BT-130 LINE/QUANTITY @unitCode:UNITS
118 BT-131 LINE/LineExtensionAmount -13.2-8 currency
119 BT-132 LINE/OrderLineReference/LineID 20
120 BT-133 LINE/AccountingCost 200
121 BT-134 LINE/InvoicePeriod/StartDate day
122 BT-135 LINE/InvoicePeriod/EndDate day
123 BT-136,BT-141 LINE/AllowanceCharge/Amount 13.2 currency
124 BT-137,BT-142 LINE/AllowanceCharge/BaseAmount 13.2 currency
125 BT-138,BT-143 LINE/AllowanceCharge/MultiplierFactorNumeric 3.2 hundred
126 BT-139,BT-144 LINE/AllowanceCharge/AllowanceChargeReason 200
147 BT-140 LINE/AllowanceCharge[ChargeIndicator=false]/AllowanceChargeReasonCode ALLOWANCES
148 BT-145 LINE/AllowanceCharge[ChargeIndicator=true]/AllowanceChargeReasonCode LINE_CHARGES
127 BT-146 LINE/Price/PriceAmount 13.2-8 currency
128 BT-147 LINE/Price/AllowanceCharge/Amount 13.2-8 currency
129 BT-148 LINE/Price/AllowanceCharge/BaseAmount 13.2-8 currency
130 BT-149 LINE/Price/BaseQuantity 13.2-3 @unitCode?:UNITS
131 BT-151 LINE/Item/ClassifiedTaxCategory/ID CATEGORIES
132 BT-152 LINE/Item/ClassifiedTaxCategory/Percent 3.2 hundred
155 BG-25 LINE/Item/ClassifiedTaxCategory/TaxScheme/ID TAXES
133 BT-153 LINE/Item/Name 200
134 BT-154 LINE/Item/Description 200
135 BT-155 LINE/Item/SellersItemIdentification/ID 50
136 BT-156 LINE/Item/BuyersItemIdentification/ID 50
137 BT-157 LINE/Item/StandardItemIdentification/ID 50 @schemeID:SCHEMES
138 BT-158 LINE/Item/CommodityClassification/ItemClassificationCode 50 @listID:CLASSIFICATIONS @listVersionID?:20
146 BT-159 LINE/Item/OriginCountry/IdentificationCode COUNTRIES
139 BT-160 LINE/Item/AdditionalItemProperty/Name 200
140 BT-161 LINE/Item/AdditionalItemProperty/Value 200
`;
