/**
 * Rules of OIOUBL 3 on elements, beyond those of Peppol; `table.ts` explains the notation.
 *
 * Source: release 3.0.1 of 2024-12-06, read 2026-11-25.
 */
export const TABLE_3 = `
@ root
OIOUBL-COMMON-020 no //Signature/SignatoryParty/PostalAddress
OIOUBL-COMMON-021 no //OrderReference/DocumentReference
OIOUBL-COMMON-022 no //BillingReference/InvoiceDocumentReference/Attachment
OIOUBL-COMMON-023 no //BillingReference/SelfBilledInvoiceDocumentReference
OIOUBL-COMMON-024 no //BillingReference/SelfBilledCreditNoteDocumentReference
OIOUBL-COMMON-025 no //BillingReference/DebitNoteDocumentReference
OIOUBL-COMMON-026 no //BillingReference/ReminderDocumentReference/Attachment
OIOUBL-COMMON-027 no //Delivery/DeliveryAddress
OIOUBL-COMMON-028 no //Delivery/CarrierParty
OIOUBL-COMMON-029 no //BillingReference/CreditNoteDocumentReference/Attachment
OIOUBL-COMMON-030 no //Delivery/Shipment/FreightAllowanceCharge
OIOUBL-COMMON-031 no //BillingReference/AdditionalDocumentReference
OIOUBL-COMMON-032 no //Delivery/DeliveryLocation/CountrySubentity
OIOUBL-COMMON-033 no //Delivery/DeliveryLocation/CountrySubentityCode
OIOUBL-COMMON-034 no //PaymentMeans/PaymentDueDate
OIOUBL-COMMON-035 no //AllowanceCharge/PaymentMeans
OIOUBL-COMMON-037 no //AllowanceCharge/Taxtotal
OIOUBL-COMMON-038 no //TaxTotal/TaxSubtotal/Percent
OIOUBL-COMMON-039 no //TaxTotal/TaxSubtotal/BaseUnitMeasure
OIOUBL-COMMON-040 no //TaxTotal/TaxSubtotal/PerUnitAmount
OIOUBL-COMMON-041 no //Person
OIOUBL-COMMON-043 no //Item/Certificate/DocumentReference/Attachment/EmbeddedDocumentBinaryObject
@ *InvoiceLine *CreditNoteLine
OIOUBL-COMMON-052 no Delivery/LatestDeliveryDate
OIOUBL-COMMON-053 no Delivery/LatestDeliveryTime
OIOUBL-COMMON-054 no Delivery/DeliveryAddress
OIOUBL-COMMON-055 no Delivery/Shipment/Consignment/DeliveryTerms
OIOUBL-COMMON-056 no Delivery/Shipment/Consignment/PaymentTerms
OIOUBL-COMMON-057 no Delivery/Shipment/Consignment/CollectPaymentTerms
OIOUBL-COMMON-058 no Delivery/Shipment/Consignment/DisbursementPaymentTerms
OIOUBL-COMMON-059 no Delivery/Shipment/Consignment/PrepaidPaymentTerms
OIOUBL-COMMON-060 no Delivery/Shipment/Consignment/FreightAllowanceCharge
OIOUBL-COMMON-061 no Delivery/Shipment/Consignment/ExtraAllowanceCharge
OIOUBL-COMMON-062 no PaymentTerms
OIOUBL-COMMON-063 no Item/TransactionConditions
OIOUBL-COMMON-064 no Price/AllowanceCharge/PaymentMeans
OIOUBL-COMMON-103 most1 Item/ManufacturersItemIdentification
OIOUBL-COMMON-104 if [Item/Certificate/CertificateTypeCode/ID] in Item/Certificate/CertificateTypeCode/ID CERTIFICATES
OIOUBL-BIL-101 if [../Delivery/ActualDeliveryDate] no Delivery/ActualDeliveryDate
OIOUBL-BIL-102 if [../Delivery/DeliveryLocation] no Delivery/DeliveryLocation
OIOUBL-BIL-103 if [../Delivery/DeliveryParty] no Delivery/DeliveryParty
OIOUBL-BIL-105 notzeros InvoicedQuantity
OIOUBL-BIL-130 if [OrderLineReference] needs ../OrderReference
OIOUBL-BIL-131 needs TaxTotal
@ Invoice/PaymentMeans
OIOUBL-BIL-005 is PaymentMeansCode 1|10|31|42|48|49|50|58|59|93|97
OIOUBL-BIL-006 if [PaymentMeansCode=31|42] filled PayeeFinancialAccount/ID
OIOUBL-BIL-006 if [PaymentMeansCode=31|42] filled PayeeFinancialAccount/FinancialInstitutionBranch/ID
OIOUBL-BIL-007 if [PaymentMeansCode=49][PaymentChannelCode=IBAN] needs PaymentMandate/ID
OIOUBL-BIL-007 if [PaymentMeansCode=49][PaymentChannelCode=IBAN] needs PaymentMandate/PayerFinancialAccount/ID
@ Invoice/CustomizationID
OIOUBL-BIL-020 is . urn:fdc:oioubl.dk:trns:billing:invoice:3.0
@ CreditNote/CustomizationID
OIOUBL-BIL-022 is . urn:fdc:oioubl.dk:trns:billing:creditnote:3.0
@ *UBLVersionID
OIOUBL-BIL-019 is . 2.1
@ *ProfileID
OIOUBL-BIL-023 is . urn:fdc:oioubl.dk:bis:billing_with_response:3|urn:fdc:oioubl.dk:bis:billing_private_without_response:3
@ *LegalMonetaryTotal/LineExtensionAmount *LegalMonetaryTotal/TaxInclusiveAmount *LegalMonetaryTotal/PayableAmount
OIOUBL-BIL-098 positive .
@ *AccountingCustomerParty/Party/PartyLegalEntity
OIOUBL-BIL-100 no CompanyID[@schemeID=0237]
@ *CreditedQuantity[@unitCode] *InvoicedQuantity[@unitCode] *Price/BaseQuantity[@unitCode] *Item/PackQuantity[@unitCode]
OIOUBL-BIL-106 in @unitCode UNITS_3
@ *TaxExchangeRate
OIOUBL-BIL-111 matches CalculationRate 7.4605 ^\\d+\\.\\d{4}$
OIOUBL-BIL-111 abovezero CalculationRate
OIOUBL-BIL-112 is MathematicOperatorCode multiply|divide
@ *TaxTotal/TaxSubtotal
OIOUBL-BIL-115 needs TaxCategory[TaxScheme/ID~~VAT]/ID
@ *PaymentMeans if [PaymentMeansCode=1]
OIOUBL-BIL-124 no PaymentChannelCode
@ *PaymentMeans if [PaymentMeansCode=10]
OIOUBL-BIL-125 no PaymentChannelCode
@ *PaymentMeans if [PaymentMeansCode=31]
OIOUBL-BIL-028 no InstructionNote
OIOUBL-BIL-029 needs PayeeFinancialAccount/ID
OIOUBL-BIL-030 length<=20 PayerFinancialAccount/PaymentNote
OIOUBL-BIL-091 length<=20 PayeeFinancialAccount/PaymentNote
OIOUBL-BIL-031 length<=8 CreditAccount/AccountID
OIOUBL-BIL-024 if [!PaymentChannelCode!=IBAN] length<=34 PayeeFinancialAccount/ID
OIOUBL-BIL-025 if [PaymentChannelCode=ZZZ] needs PayeeFinancialAccount/FinancialInstitutionBranch/ID
OIOUBL-BIL-026 needs PayeeFinancialAccount/FinancialInstitutionBranch/Name
OIOUBL-BIL-027 needs PayeeFinancialAccount/FinancialInstitutionBranch/Address
OIOUBL-BIL-095 if [!PaymentChannelCode!=IBAN] filled PayeeFinancialAccount/FinancialInstitutionBranch/FinancialInstitution/ID
OIOUBL-BIL-120 needs PaymentChannelCode
OIOUBL-BIL-121 is PaymentChannelCode IBAN|ZZZ
@ *PaymentMeans if [PaymentMeansCode=42]
OIOUBL-BIL-113 if [PaymentChannelCode] is PaymentChannelCode DK:BANK
OIOUBL-BIL-033 no CreditAccount
OIOUBL-BIL-034 no InstructionNote
OIOUBL-BIL-035 length<=20 PayerFinancialAccount/PaymentNote
OIOUBL-BIL-092 length<=20 PayeeFinancialAccount/PaymentNote
OIOUBL-BIL-037 needs PayeeFinancialAccount
OIOUBL-BIL-038 needs PayeeFinancialAccount/ID
OIOUBL-BIL-039 matches PayeeFinancialAccount/FinancialInstitutionBranch/ID 1234 ^\\d{4}$
OIOUBL-BIL-040 length<=10 PayeeFinancialAccount/ID
@ *PaymentMeans if [PaymentMeansCode=48]
OIOUBL-BIL-032 no PaymentChannelCode
OIOUBL-BIL-041 no InstructionID
OIOUBL-BIL-042 no InstructionNote
OIOUBL-BIL-043 no PayerFinancialAccount
OIOUBL-BIL-044 no PayeeFinancialAccount
OIOUBL-BIL-045 no CreditAccount
OIOUBL-BIL-046 needs CardAccount
OIOUBL-BIL-047 no CardAccount/CardTypeCode
OIOUBL-BIL-048 no CardAccount/ValidityStartDate
OIOUBL-BIL-049 no CardAccount/ExpiryDate
OIOUBL-BIL-050 no CardAccount/IssuerID
OIOUBL-BIL-051 no CardAccount/IssueNumberID
OIOUBL-BIL-052 no CardAccount/CV2ID
OIOUBL-BIL-053 no CardAccount/CardChipCode
OIOUBL-BIL-054 no CardAccount/ChipApplicationID
@ *PaymentMeans if [PaymentMeansCode=49]
OIOUBL-BIL-122 needs PaymentChannelCode
OIOUBL-BIL-123 is PaymentChannelCode DK:BANK|IBAN
OIOUBL-BIL-055 no InstructionNote
OIOUBL-BIL-056 no CreditAccount
OIOUBL-BIL-057 needs InstructionID
OIOUBL-BIL-058 length<=20 PayerFinancialAccount/PaymentNote
OIOUBL-BIL-059 length<=60 InstructionID
OIOUBL-BIL-060 if [PaymentChannelCode=DK:BANK] needs PaymentMandate/ID
OIOUBL-BIL-060 if [PaymentChannelCode=DK:BANK] needs PaymentMandate/PayerFinancialAccount/ID
OIOUBL-BIL-061 if [PaymentChannelCode=DK:BANK] length=4 PaymentMandate/PayerFinancialAccount/FinancialInstitutionBranch/ID
OIOUBL-BIL-062 if [PaymentChannelCode=IBAN] length>=18 PaymentMandate/PayerFinancialAccount/ID
OIOUBL-BIL-062 if [PaymentChannelCode=IBAN] length<=34 PaymentMandate/PayerFinancialAccount/ID
OIOUBL-BIL-063 if [PaymentChannelCode=IBAN] no PaymentMandate/PayerFinancialAccount/FinancialInstitutionBranch/ID
OIOUBL-BIL-064 if [PaymentChannelCode=IBAN] needs PaymentMandate/PayerFinancialAccount/FinancialInstitutionBranch/FinancialInstitution/ID
@ *PaymentMeans if [PaymentMeansCode=50]
OIOUBL-BIL-114 if [PaymentChannelCode] is PaymentChannelCode DK:GIRO
OIOUBL-BIL-065 no CreditAccount
OIOUBL-BIL-066 needs PaymentID
OIOUBL-BIL-067 needs PayeeFinancialAccount/ID
OIOUBL-BIL-068 if [PaymentID=04|15] needs InstructionID
OIOUBL-BIL-069 is PaymentID 01|04|15
OIOUBL-BIL-070 if [InstructionNote] is PaymentID 01
OIOUBL-BIL-072 length<=16 InstructionID
OIOUBL-BIL-073 if [PaymentID=04|15] matches InstructionID 1234567890123456 ^\\d+$
OIOUBL-BIL-074 matches PayeeFinancialAccount/ID 1234567 ^[0-9]{7,8}$
@ *PaymentMeans if [PaymentMeansCode=58]
OIOUBL-BIL-094 no PaymentChannelCode
OIOUBL-BIL-075 needs PayeeFinancialAccount/ID
@ *PaymentMeans if [PaymentMeansCode=59]
OIOUBL-BIL-126 no PaymentChannelCode
@ *PaymentMeans if [PaymentMeansCode=93]
OIOUBL-BIL-1150 if [PaymentChannelCode] is PaymentChannelCode DK:FIK
OIOUBL-BIL-076 needs PaymentID
OIOUBL-BIL-077 if [PaymentID=71|75] needs InstructionID
OIOUBL-BIL-078 if [InstructionNote] is PaymentID 73|75
OIOUBL-BIL-079 is PaymentID 71|73|75
OIOUBL-BIL-080 if [PaymentID=71] length=15 InstructionID
OIOUBL-BIL-081 if [PaymentID=75] length=16 InstructionID
OIOUBL-BIL-082 if [PaymentID=71|75] matches InstructionID 123456789012345 ^[0-9]+$
OIOUBL-BIL-083 if [InstructionID] is PaymentID 71|75
OIOUBL-BIL-084 length=8 CreditAccount/AccountID
@ *PaymentMeans if [PaymentMeansCode=97]
OIOUBL-BIL-116 if [PaymentChannelCode] is PaymentChannelCode DK:NEMKONTO
OIOUBL-BIL-085 no InstructionID
OIOUBL-BIL-086 no InstructionNote
OIOUBL-BIL-087 no PaymentID
OIOUBL-BIL-088 no PayerFinancialAccount
OIOUBL-BIL-089 no PayeeFinancialAccount
OIOUBL-BIL-090 no CreditAccount
@ *PaymentTerms
OIOUBL-BIL-096 if [ID=Factoring] needs Note
OIOUBL-BIL-097 most1 Note
@ *Party/PartyIdentification/ID[@schemeID=0184] *EndpointID[@schemeID=0184] *Party/PartyLegalEntity/CompanyID[@schemeID=0184]
OIOUBL-COMMON-001 normal . 12345678 ^\\d{8}$
@ *AdditionalDocumentReference/ID[@schemeID=ARR]
OIOUBL-COMMON-002 normal . 1234567890 ^\\d{10}$
OIOUBL-COMMON-002 is ../DocumentTypeCode 130
@ *Party/PartyIdentification/ID[@schemeID=0096] *EndpointID[@schemeID=0096] *Party/PartyLegalEntity/CompanyID[@schemeID=0096]
OIOUBL-COMMON-003 normal . 1234567890 ^\\d{10}$
@ *Party/PartyIdentification/ID[@schemeID=0198] *EndpointID[@schemeID=0198] *Party/PartyLegalEntity/CompanyID[@schemeID=0198] *Party/PartyTaxScheme/CompanyID[@schemeID=0198]
OIOUBL-COMMON-004 normal . DK12345678 ^DK\\d{8}$
@ *Party/PartyIdentification/ID[@schemeID=0237] *Party/PartyTaxScheme/CompanyID[@schemeID=0237] *Party/PartyLegalEntity/CompanyID[@schemeID=0237]
OIOUBL-COMMON-013 normal . 1234567890 ^\\d{10}$
@ *UUID
OIOUBL-COMMON-005 matches . 0b8f3c9a-52d1-4e7f-9a64-1c2d3e4f5a6b ^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$
@ *UBLExtensions
OIOUBL-COMMON-006 is UBLExtension/ExtensionAgencyID ERST
OIOUBL-COMMON-006 matches UBLExtension/ID 1001 ^\\s*0*1(?:\\d\\d[1-9]|\\d[1-9]\\d|[1-9]\\d\\d)(?:\\.0*)?\\s*$
@ *SequenceNumeric
OIOUBL-COMMON-007 positive .
@ *Address *DespatchAddress *JurisdictionRegionAddress *OriginAddress *PostalAddress *RegistrationAddress *ReturnAddress
OIOUBL-COMMON-008 one CityName
OIOUBL-COMMON-008 one PostalZone
OIOUBL-COMMON-009 if [!Postbox] one StreetName
OIOUBL-COMMON-009 if [!Postbox] one BuildingNumber
OIOUBL-COMMON-010 if [Floor] one StreetName
OIOUBL-COMMON-010 if [Floor] one BuildingNumber
OIOUBL-COMMON-011 if [Room] one StreetName
OIOUBL-COMMON-011 if [Room] one BuildingNumber
OIOUBL-COMMON-012 if [BuildingNumber] one StreetName
OIOUBL-COMMON-012 if [StreetName] one BuildingNumber
@ *AllowanceCharge if [AllowanceChargeReasonCode=ZZZ]
OIOUBL-COMMON-150 needs AllowanceChargeReason
OIOUBL-COMMON-014 matches AllowanceChargeReason code#text ^[^#][^]*#[^]*[^#]$
@ *AccountingSupplierParty
OIOUBL-COMMON-102 if [Party/PartyLegalEntity/CompanyID/@schemeID=0237] is ../ProfileID urn:fdc:oioubl.dk:bis:billing_private_without_response:3
@ *Party
OIOUBL-COMMON-100 needs PartyLegalEntity
OIOUBL-COMMON-101 needs PartyLegalEntity/CompanyID
OIOUBL-COMMON-106 one PartyName/Name
OIOUBL-COMMON-107 one PartyLegalEntity
OIOUBL-COMMON-108 one PartyLegalEntity/CompanyID
@ *AccountingCustomerParty/Party/PartyIdentification
OIOUBL-COMMON-105 one ID
@ *AccountingSupplierParty/Party/PartyTaxScheme *AccountingCustomerParty/Party/PartyTaxScheme *TaxRepresentativeParty/PartyTaxScheme
OIOUBL-COMMON-109 if [//Invoice/TaxTotal/TaxSubtotal/TaxCategory/ID!=O] needs CompanyID
OIOUBL-COMMON-109 if [//CreditNote/TaxTotal/TaxSubtotal/TaxCategory/ID!=O] needs CompanyID
OIOUBL-COMMON-110 if [//Invoice/TaxTotal/TaxSubtotal/TaxCategory/ID!=O] needs TaxScheme/ID
OIOUBL-COMMON-110 if [//CreditNote/TaxTotal/TaxSubtotal/TaxCategory/ID!=O] needs TaxScheme/ID
@ *Party/EndpointID
OIOUBL-COMMON-111 needs @schemeID
@ *Party/PartyIdentification/ID
OIOUBL-COMMON-112 needs @schemeID
@ *Party/PartyLegalEntity/CompanyID
OIOUBL-COMMON-113 needs @schemeID
@ *PartyTaxScheme/CompanyID
OIOUBL-COMMON-114 needs @schemeID
OIOUBL-COMMON-115 in @schemeID SCHEMES_3
@ *Signature
OIOUBL-COMMON-116 one DigitalSignatureAttachment
OIOUBL-COMMON-117 one OriginalDocumentReference
OIOUBL-COMMON-118 one SignatoryParty
OIOUBL-COMMON-119 one CanonicalizationMethod
OIOUBL-COMMON-120 one SignatureMethod
@ anyPeriods
OIOUBL-COMMON-121 timely
OIOUBL-COMMON-122 if [StartTime] one StartDate
OIOUBL-COMMON-122 if [StartTime] one StartTime
OIOUBL-COMMON-123 if [EndTime] one EndDate
OIOUBL-COMMON-123 if [EndTime] one EndTime
@ *StartTime *EndTime
OIOUBL-COMMON-124 matches . 12:30:00 ^\\d{2}:\\d{2}:\\d{2}$
@ *Contact
OIOUBL-COMMON-125 civil ID
OIOUBL-COMMON-126 matches Telephone +4533925200 ^(?:\\+|00).*$
OIOUBL-COMMON-127 matches ElectronicMail name@example.com ^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]+$
@ *Attachment
OIOUBL-COMMON-128 if [EmbeddedDocumentBinaryObject] no ExternalReference
@ *Attachment/EmbeddedDocumentBinaryObject
OIOUBL-COMMON-129 needs @filename
OIOUBL-COMMON-130 is @mimeCode text/csv|application/pdf|image/png|image/jpeg|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|application/vnd.oasis.opendocument.spreadsheet
@ *Attachment/ExternalReference
OIOUBL-COMMON-131 matches URI https://example.com/file.pdf ^.+$
OIOUBL-COMMON-132 if [DocumentHash] one HashAlgorithmMethod
OIOUBL-COMMON-132 if [HashAlgorithmMethod] one DocumentHash
OIOUBL-COMMON-133 if [ExpiryTime] one ExpiryDate
@ *DocumentReference
OIOUBL-COMMON-134 if [IssueTime] one IssueDate
@ *TaxExchangeRate *PricingExchangeRate *PaymentExchangeRate *PaymentAlternativeExchangeRate
OIOUBL-COMMON-140 matches CalculationRate 7.4605 ^[0-9]+(\\.[0-9]{4})?$
OIOUBL-COMMON-140 abovezero CalculationRate
OIOUBL-COMMON-141 is MathematicOperatorCode multiply|divide
@ lines/Item/AdditionalItemProperty
OIOUBL-Common-GP008 if [Name=EmissionFactorCalculationUnit] in Value UNITS_3
@ lines/Item/CommodityClassification/ItemClassificationCode
OIOUBL-Common-GP001 if [@listID=TST] is @listVersionID 19.05.01|19.0501|26.08.01|26.0801
OIOUBL-Common-GP002 if [@listID=TST] matches . 12345678 ^\\d{8}$
`;
