/**
 * Rules of OIOUBL 2.1 on elements, as a table; `table.ts` explains the notation.
 *
 * Source: release 1.17.2 of 2026-05-01, read 2026-11-25.
 */
export const TABLE = `
@ root
F-LIB001 is UBLVersionID 2.0|2.1
F-LIB002 is CustomizationID OIOUBL-2.01|OIOUBL-2.02|OIOUBL-2.1
W-LIB003 is ProfileID/@schemeID urn:oioubl:id:profileid-1.1|urn:oioubl:id:profileid-1.2|urn:oioubl:id:profileid-1.3|urn:oioubl:id:profileid-1.4|urn:oioubl:id:profileid-1.5|urn:oioubl:id:profileid-1.6
W-LIB203 is ProfileID/@schemeAgencyID 320
F-LIB004 if [ProfileID/@schemeID=urn:oioubl:id:profileid-1.1] in ProfileID PROFILES_1
F-LIB302 if [ProfileID/@schemeID=urn:oioubl:id:profileid-1.2] in ProfileID PROFILES_2
F-LIB308 if [ProfileID/@schemeID=urn:oioubl:id:profileid-1.3] in ProfileID PROFILES_3
F-LIB325 if [ProfileID/@schemeID=urn:oioubl:id:profileid-1.4] in ProfileID PROFILES_4
F-LIB327 if [ProfileID/@schemeID=urn:oioubl:id:profileid-1.5] in ProfileID PROFILES_5
F-LIB351 if [ProfileID/@schemeID=urn:oioubl:id:profileid-1.6] in ProfileID PROFILES_6
F-LIB328 never [ProfileID=Procurement-OrdRes-1.0]
F-LIB352 never [ProfileID=Procurement-BilSimReminderOnly-1.0]
F-INV002 F-CRN002 if [ProfileID=Procurement-OrdSimR-BilSim-1.0|Procurement-OrdAdv-BilSim-1.0|urn:www.nesubl.eu:profiles:profile7:ver1.0|urn:www.nesubl.eu:profiles:profile7:ver2.0] needs OrderReference
F-INV007 F-CRN004 says DocumentCurrencyCode
F-INV008 F-CRN005 needs TaxTotal
F-INV009 F-CRN006 filled ID
F-INV004 F-CRN159 most1 InvoicePeriod
@ root lines root/AllowanceCharge Invoice/InvoiceLine/AllowanceCharge lines/BillingReference/BillingReferenceLine/AllowanceCharge
F-LIB021 if [AccountingCost] no AccountingCostCode
@ root/UUID root/OrderReference/UUID
F-LIB006 length=36 .
@ Invoice/InvoiceTypeCode
W-INV010 is @listID urn:oioubl:codelist:invoicetypecode-1.1|urn:oioubl:codelist:invoicetypecode-1.2
W-INV005 is @listAgencyID 320
F-INV011 if [@listID=urn:oioubl:codelist:invoicetypecode-1.1] is . 325|380|393
F-INV337 if [@listID=urn:oioubl:codelist:invoicetypecode-1.2] is . 325|380|390|393
@ root/DocumentCurrencyCode root/TaxCurrencyCode root/PricingCurrencyCode root/PaymentCurrencyCode root/PaymentAlternativeCurrencyCode
F-LIB296 if [@listID] is @listID ISO 4217 Alpha
F-LIB297 if [@listAgencyID] is @listAgencyID 6
F-LIB298 in . CURRENCIES
@ root/DocumentCurrencyCode
F-INV012 currency ../InvoiceLine/LineExtensionAmount
F-CRN007 currency ../CreditNoteLine/LineExtensionAmount
F-INV013 F-CRN008 currency ../LegalMonetaryTotal/LineExtensionAmount
F-INV014 F-CRN009 currency ../LegalMonetaryTotal/PayableAmount
@ root/TaxCurrencyCode
F-INV016 F-CRN011 is . DKK|EUR
F-INV018 F-CRN013 needs ../TaxTotal/TaxSubtotal/TransactionCurrencyTaxAmount
F-INV339 F-CRN209 currency //TaxTotal/TaxSubtotal/TransactionCurrencyTaxAmount
@ root/PricingCurrencyCode
F-INV019 currency ../InvoiceLine/Price/PriceAmount
F-CRN014 currency ../CreditNoteLine/Price/PriceAmount
F-INV020 F-CRN015 needs ../PricingExchangeRate
@ root/PaymentCurrencyCode
F-INV021 F-CRN016 needs ../PaymentExchangeRate
@ root/PaymentAlternativeCurrencyCode
F-INV022 F-CRN017 needs ../PaymentAlternativeExchangeRate
@ CreditNote/DiscrepancyResponse
F-CRN161 filled ReferenceID
F-CRN188 if [ResponseCode] no Description
@ CreditNote/DiscrepancyResponse/ResponseCode
F-CRN018 is @listID urn:oioubl:codelist:discrepancyresponsecode-1.1
F-CRN160 is @listAgencyID 320
F-CRN193 in . DISCREPANCIES
@ root/OrderReference
F-INV024 F-CRN022 filled ID
@ references
F-LIB170 no DocumentType
F-LIB172 no DocumentTypeCode
F-LIB169 if [Attachment] no XPath
F-LIB171 if [Attachment/EmbeddedDocumentBinaryObject] no Attachment/ExternalReference
F-LIB173 if [UUID] length=36 UUID
F-LIB174 if [Attachment/EmbeddedDocumentBinaryObject] is Attachment/EmbeddedDocumentBinaryObject/@mimeCode FILES
F-LIB096 if [Attachment/ExternalReference] says Attachment/ExternalReference/URI
@ root/BillingReference
F-INV025 F-CRN023 no DebitNoteDocumentReference
F-INV026 F-CRN024 no AdditionalDocumentReference
F-INV295 F-CRN162 no BillingReferenceLine
@ documents
F-LIB092 if [!DocumentType] needs DocumentTypeCode
F-LIB093 if [Attachment] no XPath
F-LIB095 if [Attachment/EmbeddedDocumentBinaryObject] no Attachment/ExternalReference
F-LIB097 if [UUID] length=36 UUID
F-LIB098 if [Attachment/EmbeddedDocumentBinaryObject] is Attachment/EmbeddedDocumentBinaryObject/@mimeCode FILES
F-LIB279 if [Attachment/ExternalReference] says Attachment/ExternalReference/URI
F-LIB335 if [DocumentTypeCode=PersonalSecure] is ID 1|2
@ root/Signature
F-INV027 F-CRN025 filled ID
@ root/Signature/DigitalSignatureAttachment
F-LIB284 if [EmbeddedDocumentBinaryObject] no ExternalReference
F-LIB285 if [EmbeddedDocumentBinaryObject] is EmbeddedDocumentBinaryObject/@mimeCode FILES
F-LIB286 if [ExternalReference] says ExternalReference/URI
@ parties
F-LIB166 no MarkCareIndicator
F-LIB167 no MarkAttentionIndicator
F-LIB168 no AgentParty
F-LIB179 if [EndpointID] in EndpointID/@schemeID ADDRESS_SCHEMES
F-LIB180 if [EndpointID/@schemeID=DK:CVR] number10 EndpointID
F-LIB181 if [EndpointID/@schemeID=GLN] length=13 EndpointID
F-LIB216 if [EndpointID/@schemeID=EAN] length=13 EndpointID
@ parties/PartyIdentification
F-LIB183 in ID/@schemeID PARTY_SCHEMES
F-LIB184 if [ID/@schemeID=DK:CVR] number10 ID
F-LIB217 if [ID/@schemeID=DK:CPR] length=10 ID
F-LIB185 if [ID/@schemeID=GLN] length=13 ID
F-LIB218 if [ID/@schemeID=EAN] length=13 ID
F-LIB287 if [ID/@schemeID=DK:P] length=10 ID
@ parties/PartyLegalEntity
F-LIB186 no CorporateRegistrationScheme
F-LIB187 filled CompanyID
F-LIB189 is CompanyID/@schemeID DK:CVR|DK:CPR|ZZZ
F-LIB190 if [CompanyID/@schemeID=DK:CVR] number10normal CompanyID
F-LIB191 if [CompanyID/@schemeID=DK:CPR] length=10 CompanyID
@ parties/PartyTaxScheme root/TaxRepresentativeParty/PartyTaxScheme
F-LIB192 no TaxLevelCode
F-LIB193 filled CompanyID
F-LIB195 is CompanyID/@schemeID DK:SE|ZZZ
F-LIB196 if [CompanyID/@schemeID=DK:SE] number10normal CompanyID
@ parties/PartyName
W-LIB219 translated Name/@languageID
W-LIB220 alone Name/@languageID PartyName
@ parties/PhysicalLocation
F-LIB221 if [!ID!=] needs Address
@ parties/Person
F-LIB024 if [!FamilyName!=] says FirstName
@ contacts
F-LIB235 if [!ID!=][!Name!=][!Telephone!=][!Telefax!=][!ElectronicMail!=][!Note!=] needs OtherCommunication
F-LIB236 if [OtherCommunication/ChannelCode] no OtherCommunication/Channel
F-LIB237 never [OtherCommunication/Value=]
@ addresses
F-LIB210 no BlockName
F-LIB211 no TimezoneOffset
F-LIB212 no LocationCoordinate
F-LIB025 filled AddressFormatCode
F-LIB204 if [AddressTypeCode] is AddressTypeCode/@listID urn:oioubl:codelist:addresstypecode-1.1
F-LIB205 if [AddressTypeCode] is AddressTypeCode/@listAgencyID 320
F-LIB206 if [AddressTypeCode] is AddressTypeCode Home|Business
F-LIB026 is AddressFormatCode/@listID urn:oioubl:codelist:addressformatcode-1.1|UN/ECE 3477
F-LIB207 if [AddressFormatCode/@listID=urn:oioubl:codelist:addressformatcode-1.1] is AddressFormatCode/@listAgencyID 320
F-LIB027 if [AddressFormatCode/@listID=urn:oioubl:codelist:addressformatcode-1.1] like AddressFormatCode StructuredDK|StructuredLax|StructuredID|StructuredRegion|Unstructured
F-LIB208 if [AddressFormatCode/@listID=UN/ECE 3477] is AddressFormatCode/@listAgencyID 6
F-LIB209 if [AddressFormatCode/@listID=UN/ECE 3477] is AddressFormatCode 1|2|3|4|5|6|7|8|9
F-LIB213 if [Country] says Country/IdentificationCode
F-LIB031 if [AddressFormatCode=Unstructured] no StreetName BuildingNumber CityName PostalZone Country
F-LIB032 if [AddressFormatCode=StructuredDK] no AddressLine
F-LIB033 if [AddressFormatCode=StructuredDK] filled PostalZone
F-LIB034 if [AddressFormatCode=StructuredDK] filled StreetName Postbox
F-LIB035 if [AddressFormatCode=StructuredDK] filled BuildingNumber Postbox
F-LIB036 if [AddressFormatCode=StructuredLax] no AddressLine
F-LIB037 if [AddressFormatCode=StructuredID] says ID
F-LIB038 if [AddressFormatCode=StructuredID] no StreetName BuildingNumber CityName PostalZone Country
F-LIB039 if [AddressFormatCode=StructuredRegion] says Country/IdentificationCode Region District
F-LIB040 if [AddressFormatCode=StructuredRegion] no StreetName BuildingNumber CityName PostalZone
F-LIB028 if [ID] says ID/@schemeID
F-LIB029 if [ID] needs ID/@schemeID
F-LIB301 if [Country/IdentificationCode] in Country/IdentificationCode COUNTRIES
@ periods
F-LIB076 no DurationMeasure
F-LIB077 no DescriptionCode
F-LIB078 if [StartTime] says StartDate
F-LIB079 if [EndTime] says EndDate
F-LIB080 if [StartDate][EndDate] ordered StartDate EndDate -
F-LIB081 if [StartTime][EndTime] ordered StartTime EndTime :
@ root/AccountingSupplierParty
F-INV029 F-CRN026 no DataSendingCapability
F-INV030 F-CRN027 one Party
@ root/AccountingSupplierParty/Party
F-INV031 F-CRN028 filled EndpointID
F-INV034 F-CRN031 one PartyLegalEntity
@ root/AccountingCustomerParty
F-INV043 F-CRN039 one Party
@ root/AccountingCustomerParty/Party
F-INV044 F-CRN040 filled EndpointID
F-INV046 F-CRN042 one Contact
F-INV045 F-CRN164 most1 PartyLegalEntity
@ root/AccountingCustomerParty/Party/Contact
F-INV051 F-CRN047 filled ID
@ root/Signature/SignatoryParty
F-INV297 F-CRN163 most1 PartyLegalEntity
@ root/PayeeParty
F-INV319 F-CRN166 most1 PartyLegalEntity
@ Invoice/BuyerCustomerParty
F-INV061 one Party
@ Invoice/BuyerCustomerParty/Party
F-INV320 most1 PartyLegalEntity
@ Invoice/SellerSupplierParty
F-INV070 no DataSendingCapability
F-INV071 one Party
@ Invoice/SellerSupplierParty/Party
F-INV075 one PartyLegalEntity
@ Invoice/Delivery/DeliveryParty
F-INV299 most1 PartyLegalEntity
@ lines/Delivery/DeliveryParty
F-INV300 F-CRN176 most1 PartyLegalEntity
@ root/TaxRepresentativeParty
F-LIB355 no WebsiteURI
F-LIB356 no LogoReferenceID
F-LIB357 no EndpointID
F-LIB358 no PartyIdentification
F-LIB359 no Language
F-LIB360 no PhysicalLocation
F-LIB361 no PartyLegalEntity
F-LIB362 no Contact
F-LIB363 no Person
F-LIB353 filled PartyName/Name
F-LIB354 filled PostalAddress/AddressFormatCode
F-LIB371 needs PartyTaxScheme
F-LIB372 if [PartyTaxScheme] needs PartyTaxScheme/TaxScheme
@ Invoice/Delivery
F-INV082 no ID
F-INV083 no Quantity
F-INV084 no MinimumQuantity
F-INV085 no MaximumQuantity
F-INV086 no ActualDeliveryTime
F-INV087 no LatestDeliveryDate
F-INV088 no LatestDeliveryTime
F-INV238 no DeliveryAddress
F-INV089 no PromisedDeliveryPeriod
F-INV090 no EstimatedDeliveryPeriod
@ Invoice/Delivery/DeliveryLocation
F-INV239 if [!ID] needs Address
@ lines/Delivery
F-INV155 no ID
F-INV156 no MinimumQuantity
F-INV157 no MaximumQuantity
F-INV158 no ActualDeliveryTime
F-INV159 F-CRN098 no LatestDeliveryDate
F-INV160 F-CRN099 no LatestDeliveryTime
F-INV240 F-CRN157 no DeliveryAddress
F-INV161 F-CRN100 no PromisedDeliveryPeriod
F-INV162 F-CRN101 no EstimatedDeliveryPeriod
@ lines/Delivery/DeliveryLocation
F-INV241 F-CRN158 if [!ID] needs Address
@ Invoice/DeliveryTerms
F-INV101 no AllowanceCharge
F-INV102 if [ID] no SpecialTerms
W-INV301 if [ID] is ID Incoterms|INCOTERMS
F-INV103 if [LossRiskResponsibilityCode] no LossRisk
@ Invoice/DeliveryTerms/DeliveryLocation
F-INV302 filled ID
@ Invoice/PaymentTerms
W-LIB245 several ID
F-LIB246 if [ID=Factoring] says Note
F-LIB247 most1 Note
@ allowances
F-LIB224 no TaxTotal
F-LIB225 no PaymentMeans
F-LIB226 one TaxCategory
F-LIB248 if [MultiplierFactorNumeric] says BaseAmount
F-LIB227 positive MultiplierFactorNumeric
@ lines/Price/AllowanceCharge
F-LIB268 no TaxTotal
F-LIB269 no PaymentMeans
F-LIB273 no AccountingCostCode
F-LIB274 no AccountingCost
F-LIB270 if [MultiplierFactorNumeric] says BaseAmount
@ Invoice/InvoiceLine/Price/AllowanceCharge
F-LIB271 positive MultiplierFactorNumeric
@ exchange
F-LIB238 if [ForeignExchangeContract] filled ForeignExchangeContract/ID
F-LIB083 filled SourceCurrencyCode
F-LIB084 filled TargetCurrencyCode
F-LIB310 if [MathematicOperatorCode] is MathematicOperatorCode multiply|divide
F-LIB239 if [ForeignExchangeContract/ContractTypeCode] no ForeignExchangeContract/ContractType
F-LIB240 most1 ForeignExchangeContract/ContractDocumentReference
@ schemes/JurisdictionRegionAddress
F-LIB041 no ID
F-LIB042 no AddressTypeCode
F-LIB043 no Postbox
F-LIB044 no Floor
F-LIB045 no Room
F-LIB046 no StreetName
F-LIB047 no AdditionalStreetName
F-LIB048 no BlockName
F-LIB049 no BuildingName
F-LIB050 no BuildingNumber
F-LIB051 no InhouseMail
F-LIB052 no Department
F-LIB053 no MarkAttention
F-LIB054 no MarkCare
F-LIB055 no PlotIdentification
F-LIB056 no CitySubdivisionName
F-LIB057 no CityName
F-LIB058 no PostalZone
F-LIB059 no CountrySubentity
F-LIB060 no CountrySubentityCode
F-LIB063 no TimezoneOffset
F-LIB234 no AddressLine
F-LIB064 no LocationCoordinate
@ schemes
F-LIB067 if [ID=63] no TaxTypeCode
F-LIB065 filled ID
F-LIB066 filled Name
F-LIB197 if [!ID=63|VAT] is TaxTypeCode StandardRated|ZeroRated|ReverseCharge
F-LIB070 is ID/@schemeID urn:oioubl:id:taxschemeid-1.1|urn:oioubl:id:taxschemeid-1.2|urn:oioubl:id:taxschemeid-1.4|urn:oioubl:id:taxschemeid-1.5
F-LIB071 if [TaxTypeCode] is TaxTypeCode/@listID urn:oioubl:codelist:taxtypecode-1.1|urn:oioubl:codelist:taxtypecode-1.2
F-LIB198 if [ID=63][Name] is Name Moms
F-LIB199 never [ID!=63][Name=Moms]
F-LIB337 if [JurisdictionRegionAddress/Country/IdentificationCode] in JurisdictionRegionAddress/Country/IdentificationCode COUNTRIES
F-LIB233 if [JurisdictionRegionAddress/AddressFormatCode] is JurisdictionRegionAddress/AddressFormatCode StructuredRegion
@ categories
F-LIB072 no TierRange
F-LIB073 no TierRatePercent
F-LIB074 filled ID
F-LIB075 is ID/@schemeID urn:oioubl:id:taxcategoryid-1.1|urn:oioubl:id:taxcategoryid-1.2|urn:oioubl:id:taxcategoryid-1.3|urn:oioubl:id:taxcategoryid-1.4
W-LIB229 is ID/@schemeAgencyID 320
F-LIB309 if [ID/@schemeID=urn:oioubl:id:taxcategoryid-1.1] in ID TAX_CATEGORIES_1
F-LIB309 if [ID/@schemeID=urn:oioubl:id:taxcategoryid-1.2] in ID TAX_CATEGORIES_2
F-LIB309 if [ID/@schemeID=urn:oioubl:id:taxcategoryid-1.3] in ID TAX_CATEGORIES_3
F-LIB309 if [ID/@schemeID=urn:oioubl:id:taxcategoryid-1.4] in ID TAX_CATEGORIES_4
F-LIB231 if [PerUnitAmount] no Percent
F-LIB232 if [PerUnitAmount] says BaseUnitMeasure
@ subtotals
F-LIB254 no Percent
F-LIB255 no BaseUnitMeasure
F-LIB256 no PerUnitAmount
F-LIB257 no TierRange
F-LIB258 no TierRatePercent
F-LIB259 filled TaxableAmount
F-LIB373 if [TransactionCurrencyTaxAmount] is TaxCategory/ID StandardRated
@ root/TaxTotal/TaxSubtotal
F-LIB333 if [TaxCategory/TaxScheme/ID=VAT] needs TaxCategory/Percent
F-LIB334 if [TaxCategory/TaxScheme/ID=VAT] decimals<=2 TaxCategory/Percent
F-LIB334 if [TaxCategory/TaxScheme/ID=VAT] never [TaxCategory/Percent=]
@ root/TaxTotal lines/TaxTotal
F-LIB251 nonzero RoundingAmount
@ Invoice/TaxTotal Invoice/InvoiceLine/TaxTotal
F-LIB253 if [../InvoiceTypeCode!=325] never [TaxEvidenceIndicator=false]
F-LIB253 if [../../InvoiceTypeCode!=325] never [TaxEvidenceIndicator=false]
@ root/LegalMonetaryTotal
F-INV120 F-CRN066 filled LineExtensionAmount
F-INV122 F-CRN068 if [../AllowanceCharge/ChargeIndicator=false] needs AllowanceTotalAmount
F-INV123 F-CRN069 if [../AllowanceCharge/ChargeIndicator=true] needs ChargeTotalAmount
F-INV124 if [../PrepaidPayment/PaidAmount] needs PrepaidAmount
F-INV125 F-CRN071 if [../TaxTotal/RoundingAmount] needs PayableRoundingAmount
@ lines
F-INV135 no PaymentTerms
F-INV136 no DeliveryTerms
F-INV137 filled InvoicedQuantity
F-CRN196 says CreditedQuantity
F-INV138 F-CRN081 needs TaxTotal
F-INV139 one Price
F-CRN082 if [!BillingReference] needs Item
F-CRN083 if [!BillingReference] needs Price
F-INV140 F-CRN084 filled ID
W-INV237 alone ID InvoiceLine
F-INV142 if [OrderLineReference] needs ../OrderReference
F-INV330 if [../Delivery/ActualDeliveryDate] no Delivery/ActualDeliveryDate
F-INV331 if [../Delivery/RequestedDeliveryPeriod] no Delivery/RequestedDeliveryPeriod
F-INV332 if [../Delivery/DeliveryLocation] no Delivery/DeliveryLocation
F-INV333 if [../Delivery/DeliveryParty] no Delivery/DeliveryParty
F-CRN207 filled LineExtensionAmount
W-INV323 W-CRN154 if [../PricingExchangeRate][!FreeOfChargeIndicator!=false] needs ../PricingExchangeRate/CalculationRate
W-INV323 W-CRN154 if [../PricingExchangeRate][!FreeOfChargeIndicator!=false] needs ../PricingExchangeRate/MathematicOperatorCode
@ quantities
F-LIB007 needs @unitCode
W-LIB008 length>=2 @unitCode
F-LIB318 in @unitCode UNITS
@ Invoice/InvoiceLine/InvoicedQuantity CreditNote/CreditNoteLine/CreditedQuantity
F-INV147 F-CRN088 nonzero .
@ lines/LineExtensionAmount
F-INV149 F-CRN089 decimals>=2 .
F-CRN090 decimals<=4 .
@ CreditNote/CreditNoteLine/DiscrepancyResponse
F-CRN168 filled ReferenceID
F-CRN169 if [ResponseCode] no Description
@ CreditNote/CreditNoteLine/DiscrepancyResponse/ResponseCode
F-CRN091 is @listID urn:oioubl:codelist:lineresponsecode-1.0
F-CRN167 is @listAgencyID 320
@ Invoice/InvoiceLine/OrderLineReference
F-INV153 filled LineID
@ lines/DespatchLineReference
F-INV314 F-CRN170 filled LineID
@ lines/ReceiptLineReference
F-INV315 F-CRN171 filled LineID
@ lines/BillingReference
F-INV303 F-CRN172 no DebitNoteDocumentReference
F-INV304 F-CRN173 no AdditionalDocumentReference
F-INV305 F-CRN174 most1 BillingReferenceLine
@ lines/BillingReference/BillingReferenceLine
F-INV306 F-CRN175 most1 AllowanceCharge
@ lines/Item
F-INV211 F-CRN109 no OriginCountry
F-INV163 F-CRN110 filled Name
F-INV307 F-CRN177 most1 Keyword
F-INV308 F-CRN178 most1 BrandName
F-INV309 F-CRN179 most1 ModelName
F-INV312 F-CRN180 most1 ManufacturersItemIdentification
F-INV313 F-CRN181 most1 AdditionalItemIdentification
F-INV321 F-CRN182 most1 ItemSpecificationDocumentReference
@ items
F-LIB175 no PhysicalAttribute
F-LIB176 no MeasurementDimension
F-LIB177 filled ID
@ lines/Item/SellersItemIdentification
F-INV167 F-CRN115 filled ID
@ lines/Item/SellersItemIdentification/PhysicalAttribute
F-CRN119 filled Description
F-INV170 F-CRN118 filled AttributeID
@ lines/Item/SellersItemIdentification/MeasurementDimension
F-INV227 F-CRN189 filled AttributeID
@ lines/Item/CommodityClassification
W-INV184 W-CRN132 if [ItemClassificationCode] is ItemClassificationCode/@listID UNSPSC
@ lines/Item/AdditionalItemProperty
F-INV234 F-CRN133 filled Name
F-INV235 F-CRN151 filled Value
OIOUBL-Common-GP004 if [Name=EmissionFactor] figure Value
OIOUBL-Common-GP006 if [Name=EmissionFactorSource] is Value Database|Internal
OIOUBL-Common-GP007 if [Name=EmissionFactor] needs ../AdditionalItemProperty[Name=EmissionFactorSource]
OIOUBL-Common-GP008 if [Name=EmissionFactorCalculationUnit] innormal Value UNITS
OIOUBL-Common-GP009 if [Name=CalculationRate] figure Value
@ lines/Item/AdditionalItemProperty/ItemPropertyGroup
F-INV185 F-CRN152 filled ID
@ lines/Item/ItemInstance/AdditionalItemProperty
F-INV228 F-CRN190 filled Name
F-INV310 F-CRN191 filled Value
@ lines/Item/ItemInstance/AdditionalItemProperty/ItemPropertyGroup
F-INV311 F-CRN192 filled ID
@ lines/Item/ItemInstance/LotIdentification/AdditionalItemProperty
F-INV316 F-CRN185 filled Name
F-INV317 F-CRN186 filled Value
@ lines/Item/ItemInstance/LotIdentification/AdditionalItemProperty/ItemPropertyGroup
F-INV318 F-CRN187 filled ID
@ lines/Item/Certificate/ID
F-INV335 F-CRN203 filled .
F-INV351 F-CRN211 in . CERTIFICATES
@ lines/Item/Certificate/CertificateTypeCode
F-INV336 F-CRN204 filled .
@ lines/Item/Certificate/CertificateType
F-INV338 F-CRN205 filled .
@ Invoice/InvoiceLine/Price
W-INV322 no ValidityPeriod
@ lines/Price/PriceChangeReason
W-INV194 W-CRN139 translated @languageID
W-INV195 W-CRN140 alone @languageID PriceChangeReason
@ lines/Price/PriceTypeCode
F-INV196 F-CRN141 is @listID UN/ECE 5387
@ root/Note
W-LIB011 translated @languageID
W-LIB012 alone @languageID Note
@ described
W-LIB222 described
@ Invoice/LegalMonetaryTotal/AllowanceTotalAmount Invoice/LegalMonetaryTotal/ChargeTotalAmount Invoice/LegalMonetaryTotal/PrepaidAmount
F-LIB013 abovezero .
@ CreditNote/LegalMonetaryTotal/PrepaidAmount
F-LIB374 abovezero= .
@ root/LegalMonetaryTotal/PayableRoundingAmount
F-LIB303 nonzero .
@ Invoice/LegalMonetaryTotal/TaxInclusiveAmount root/LegalMonetaryTotal/PayableAmount
F-LIB016 positive .
@ CreditNote/LegalMonetaryTotal/TaxInclusiveAmount
F-LIB375 positive= .
@ totals
F-LIB014 decimals=2 .
@ root/TaxTotal lines/TaxTotal
F-LIB250 decimals=2 TaxAmount
F-LIB252 if [RoundingAmount] decimals=2 RoundingAmount
@ subtotals
F-LIB261 decimals=2 TaxableAmount
F-LIB263 decimals=2 TaxAmount
F-LIB267 if [TransactionCurrencyTaxAmount] decimals=2 TransactionCurrencyTaxAmount
F-LIB264 if [CalculationSequenceNumeric] abovezero CalculationSequenceNumeric
@ exchange
F-LIB085 if [SourceCurrencyBaseRate] abovezero SourceCurrencyBaseRate
F-LIB086 if [SourceCurrencyBaseRate] decimals=4 SourceCurrencyBaseRate
F-LIB087 if [TargetCurrencyBaseRate] abovezero TargetCurrencyBaseRate
F-LIB088 if [TargetCurrencyBaseRate] decimals=4 TargetCurrencyBaseRate
F-LIB089 if [CalculationRate] abovezero CalculationRate
F-LIB090 if [CalculationRate] decimals=4 CalculationRate
@ lines/Price/BaseQuantity lines/Price/OrderableUnitFactorRate Invoice/AllowanceCharge/Amount Invoice/AllowanceCharge/BaseAmount Invoice/InvoiceLine/BillingReference/BillingReferenceLine/AllowanceCharge/Amount Invoice/InvoiceLine/BillingReference/BillingReferenceLine/AllowanceCharge/BaseAmount
F-LIB019 abovezero .
@ Invoice/InvoiceLine/AllowanceCharge/Amount Invoice/InvoiceLine/AllowanceCharge/BaseAmount Invoice/InvoiceLine/Price/AllowanceCharge/Amount Invoice/InvoiceLine/Price/AllowanceCharge/BaseAmount
F-LIB317 nonzero .
@ allowances/SequenceNumeric lines/Price/AllowanceCharge/SequenceNumeric Invoice/PaymentTerms/Amount
F-LIB020 positive .
@ Invoice/PaymentMeans
F-LIB151 no PayerFinancialAccount/FinancialInstitutionBranch/Address
F-LIB162 no PayerFinancialAccount/Country
F-LIB243 no PayeeFinancialAccount/FinancialInstitutionBranch/FinancialInstitution/Address
F-LIB244 no PayeeFinancialAccount/Country
F-LIB100 is PaymentMeansCode 1|10|20|31|42|48|49|50|58|59|93|97
W-LIB241 several ID
F-LIB105 if [PayerFinancialAccount/AccountTypeCode] is PayerFinancialAccount/AccountTypeCode/@listID urn:oioubl:codelist:accounttypecode-1.1
W-LIB121 if [PayerFinancialAccount/AccountTypeCode] is PayerFinancialAccount/AccountTypeCode/@listAgencyID 320
F-LIB136 if [PayeeFinancialAccount/AccountTypeCode] is PayeeFinancialAccount/AccountTypeCode/@listID urn:oioubl:codelist:accounttypecode-1.1
W-LIB141 if [PayeeFinancialAccount/AccountTypeCode] is PayeeFinancialAccount/AccountTypeCode/@listAgencyID 320
F-LIB321 if [PaymentChannelCode=DK:GIRO] giro PayeeFinancialAccount/ID
@ Invoice/PaymentMeans if [PaymentMeansCode=31]
F-LIB103 no InstructionNote
F-LIB106 is PaymentChannelCode/@listID urn:oioubl:codelist:paymentchannelcode-1.1
F-LIB107 needs PayeeFinancialAccount/ID
F-LIB109 is PaymentChannelCode IBAN|ZZZ
F-LIB110 length<=20 PayerFinancialAccount/PaymentNote
F-LIB111 length<=20 PayeeFinancialAccount/PaymentNote
F-LIB112 length<=8 CreditAccount/AccountID
F-LIB108 if [PaymentChannelCode=IBAN] no PayeeFinancialAccount/FinancialInstitutionBranch/ID
F-LIB113 if [PaymentChannelCode=IBAN] needs PayeeFinancialAccount/FinancialInstitutionBranch/FinancialInstitution/ID
F-LIB114 if [PaymentChannelCode=IBAN] length<=34 PayeeFinancialAccount/ID
F-LIB115 if [PaymentChannelCode=IBAN] says PayeeFinancialAccount/ID
F-LIB276 if [PaymentChannelCode=ZZZ] needs PayeeFinancialAccount/FinancialInstitutionBranch/ID
F-LIB116 if [PaymentChannelCode=ZZZ] needs PayeeFinancialAccount/FinancialInstitutionBranch/Name
F-LIB117 if [PaymentChannelCode=ZZZ] needs PayeeFinancialAccount/FinancialInstitutionBranch/Address
@ Invoice/PaymentMeans if [PaymentMeansCode=42]
F-LIB122 no CreditAccount
F-LIB119 no InstructionNote
F-LIB123 is PaymentChannelCode/@listID urn:oioubl:codelist:paymentchannelcode-1.1
F-LIB128 if [PaymentChannelCode] is PaymentChannelCode DK:BANK
F-LIB129 length<=20 PayerFinancialAccount/PaymentNote
F-LIB133 length<=20 PayeeFinancialAccount/PaymentNote
F-LIB124 if [PayerFinancialAccount/FinancialInstitutionBranch] needs PayerFinancialAccount/FinancialInstitutionBranch/ID
F-LIB125 needs PayeeFinancialAccount
F-LIB126 needs PayeeFinancialAccount/ID
F-LIB127 needs PayeeFinancialAccount/FinancialInstitutionBranch/ID
F-LIB130 length<=4 PayerFinancialAccount/FinancialInstitutionBranch/ID
F-LIB131 length<=10 PayeeFinancialAccount/ID
F-LIB132 length<=4 PayeeFinancialAccount/FinancialInstitutionBranch/ID
F-LIB311 truefigure PayeeFinancialAccount/FinancialInstitutionBranch/ID
@ Invoice/PaymentMeans if [PaymentMeansCode=48]
F-LIB365 no PaymentChannelCode
F-LIB366 no InstructionID
F-LIB367 no InstructionNote
F-LIB368 no PayerFinancialAccount
F-LIB369 no PayeeFinancialAccount
F-LIB370 no CreditAccount
F-LIB342 needs CardAccount
F-LIB343 no CardAccount/CardTypeCode
F-LIB344 no CardAccount/ValidityStartDate
F-LIB345 no CardAccount/ExpiryDate
F-LIB346 no CardAccount/IssuerID
F-LIB347 no CardAccount/IssueNumberID
F-LIB348 no CardAccount/CV2ID
F-LIB349 no CardAccount/CardChipCode
F-LIB350 no CardAccount/ChipApplicationID
@ Invoice/PaymentMeans if [PaymentMeansCode=49]
F-LIB135 no InstructionNote
F-LIB137 no CreditAccount
F-LIB134 if [PaymentChannelCode] no InstructionID
F-LIB288 length<=20 PayerFinancialAccount/PaymentNote
F-LIB289 if [PaymentChannelCode] is PaymentChannelCode IBAN|DK:BANK
F-LIB140 length<=60 InstructionID
F-LIB290 if [PaymentChannelCode=DK:BANK] length=10 PayerFinancialAccount/ID
F-LIB291 if [PaymentChannelCode=DK:BANK] length=4 PayerFinancialAccount/FinancialInstitutionBranch/ID
F-LIB292 if [PaymentChannelCode=IBAN] length<=34 PayerFinancialAccount/ID
F-LIB293 if [PaymentChannelCode=IBAN] length>=18 PayerFinancialAccount/ID
F-LIB294 if [PaymentChannelCode=IBAN] no PayerFinancialAccount/FinancialInstitutionBranch/ID
F-LIB295 if [PaymentChannelCode=IBAN] needs PayerFinancialAccount/FinancialInstitutionBranch/FinancialInstitution/ID
@ Invoice/PaymentMeans if [PaymentMeansCode=50]
F-LIB142 no CreditAccount
F-LIB144 needs PaymentID
F-LIB319 needs PayeeFinancialAccount
F-LIB320 needs PayeeFinancialAccount/ID
F-LIB145 if [PaymentID=04|15] needs InstructionID
F-LIB146 if [PaymentChannelCode] is PaymentChannelCode DK:GIRO
F-LIB143 if [PaymentChannelCode] is PaymentChannelCode/@listID urn:oioubl:codelist:paymentchannelcode-1.1
F-LIB147 is PaymentID 01|04|15
F-LIB148 if [!PaymentID=01] no InstructionNote
F-LIB149 length<=16 InstructionID
F-LIB312 if [PaymentID=04|15] never [InstructionID=]
F-LIB390 if [PaymentID=04|15] digits InstructionID
F-LIB321 if [!PaymentChannelCode=DK:GIRO] giro PayeeFinancialAccount/ID
@ Invoice/PaymentMeans if [PaymentMeansCode=58]
F-LIB377 filled PayeeFinancialAccount/ID
F-LIB379 if [PaymentChannelCode] is PaymentChannelCode IBAN
@ Invoice/PaymentMeans if [PaymentMeansCode=59]
F-LIB380 if [PaymentChannelCode] is PaymentChannelCode IBAN
@ Invoice/PaymentMeans if [PaymentMeansCode=93]
F-LIB152 needs PaymentID
F-LIB153 if [PaymentID=71|75] needs InstructionID
F-LIB277 if [PaymentChannelCode] is PaymentChannelCode DK:FIK
F-LIB278 if [PaymentChannelCode] is PaymentChannelCode/@listID urn:oioubl:codelist:paymentchannelcode-1.1
F-LIB154 if [!PaymentID=73|75] no InstructionNote
F-LIB155 is PaymentID 71|73|75
F-LIB156 if [PaymentID=71] length=15 InstructionID
F-LIB157 if [PaymentID=75] length=16 InstructionID
F-LIB336 if [PaymentID=71|75] needs InstructionID
F-LIB336 if [PaymentID=71|75] digits InstructionID
F-LIB336 never [InstructionID=]
F-LIB275 if [PaymentID=73] no InstructionID
F-LIB305 length=8 CreditAccount/AccountID
@ Invoice/PaymentMeans if [PaymentMeansCode=97]
F-LIB158 if [PaymentChannelCode] is PaymentChannelCode DK:NEMKONTO
F-LIB159 no InstructionID
F-LIB160 no InstructionNote
F-LIB161 no PaymentID
F-LIB163 no PayerFinancialAccount
F-LIB164 no PayeeFinancialAccount
F-LIB165 no CreditAccount
`;
