/**
 * Maximum lengths of texts in CIUS-RO 1.0.9; read 2026-11-25. A line has the number of characters, followed by ids,
 * each with the term and the relative path of the text.
 */

/** From the root element. */
export const OF_INVOICE = `
20 L0201 BT-38 SELLER/PostalAddress/PostalZone
20 L0202 BT-53 BUYER/PostalAddress/PostalZone
20 L0203 BT-67 TaxRepresentativeParty/PostalAddress/PostalZone
20 L0204 BT-78 DELIVERY/PostalZone
50 L0501 BT-37 SELLER/PostalAddress/CityName
50 L0502 BT-52 BUYER/PostalAddress/CityName
50 L0503 BT-66 TaxRepresentativeParty/PostalAddress/CityName
50 L0504 BT-77 DELIVERY/CityName
100 L1001 BT-19 AccountingCost
100 L1002 BT-36 SELLER/PostalAddress/AdditionalStreetName
100 L1003 BT-162 SELLER/PostalAddress/AddressLine/Line
100 L1004 BT-41 SELLER/Contact/Name
100 L1005 BT-42 SELLER/Contact/Telephone
100 L1006 BT-43 SELLER/Contact/ElectronicMail
100 L1007 BT-51 BUYER/PostalAddress/AdditionalStreetName
100 L1008 BT-163 BUYER/PostalAddress/AddressLine/Line
100 L1009 BT-56 BUYER/Contact/Name
100 L1010 BT-57 BUYER/Contact/Telephone
100 L1011 BT-58 BUYER/Contact/ElectronicMail
100 L1012 BT-65 TaxRepresentativeParty/PostalAddress/AdditionalStreetName
100 L1013 BT-164 TaxRepresentativeParty/PostalAddress/AddressLine/Line
100 L1014 BT-76 DELIVERY/AdditionalStreetName
100 L1015 BT-165 DELIVERY/AddressLine/Line
150 L151 BT-35 SELLER/PostalAddress/StreetName
150 L152 BT-50 BUYER/PostalAddress/StreetName
150 L153 BT-64 TaxRepresentativeParty/PostalAddress/StreetName
150 L154 BT-75 DELIVERY/StreetName
200 L155 BT-1 ID
200 L0302 BT-12 ContractDocumentReference/ID
200 L0303 BT-13 OrderReference/ID
200 L0304 BT-14 OrderReference/SalesOrderID
200 L0305 BT-15 ReceiptDocumentReference/ID
200 L0306 BT-16 DespatchDocumentReference/ID
200 L0307 BT-17 OriginatorDocumentReference/ID
200 L201 BT-27 SELLER/PartyLegalEntity/RegistrationName
200 L202 BT-28 SELLER/PartyName/Name
200 L203 BT-44 BUYER/PartyLegalEntity/RegistrationName
200 L204 BT-45 BUYER/PartyName/Name
200 L205 BT-59 PayeeParty/PartyName/Name
200 L206 BT-62 TaxRepresentativeParty/PartyName/Name
200 L207 BT-70 Delivery/DeliveryParty/PartyName/Name
300 L301 BT-20 PaymentTerms/Note
1000 L1000 BT-33 SELLER/PartyLegalEntity/CompanyLegalForm
`;

/** From an element anywhere. */
export const OF_PARTS = `
PaymentMeans 200 L208 BT-85 PayeeFinancialAccount/Name
PaymentMeans 200 L209 BT-88 CardAccount/HolderName
PaymentMeans 100 L1016 BT-82 PaymentMeansCode/@name
PaymentMeans 140 L140 BT-83 PaymentID
InvoiceLine|CreditNoteLine 100 L1024 BT-153 Item/Name
InvoiceLine|CreditNoteLine 100 L1021 BT-133 AccountingCost
InvoiceLine|CreditNoteLine 200 L212 BT-154 Item/Description
InvoiceLine|CreditNoteLine 300 L303 BT-127 Note
Item/AdditionalItemProperty 50 L0505 BT-160 Name
Item/AdditionalItemProperty 100 L1025 BT-161 Value
/Invoice/AllowanceCharge[ChargeIndicator~false|0] 100 L1017 BT-98 AllowanceChargeReasonCode
/Invoice/AllowanceCharge[ChargeIndicator~true|1] 100 L1018 BT-105 AllowanceChargeReasonCode
InvoiceLine/AllowanceCharge[ChargeIndicator~false|0]|CreditNoteLine/AllowanceCharge[ChargeIndicator~false|0] 100 L1022 BT-139 AllowanceChargeReason
InvoiceLine/AllowanceCharge[ChargeIndicator~true|1]|CreditNoteLine/AllowanceCharge[ChargeIndicator~true|1] 100 L1023 BT-144 AllowanceChargeReason
Note 300 L302 BT-22 .
AdditionalDocumentReference 200 L0308 BT-122 ID
AdditionalDocumentReference 100 L1020 BT-123 DocumentDescription
AdditionalDocumentReference 200 L210 BT-124 Attachment/ExternalReference/URI
AdditionalDocumentReference 200 L211 BT-125 Attachment/EmbeddedDocumentBinaryObject/@filename
BillingReference 200 L156 BT-25 InvoiceDocumentReference/ID
`;
