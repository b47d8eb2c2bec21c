/**
 * Elements excluded for Dutch sellers (NLCIUS 1.0.3; read 2026-11-25). A line has the rule number, the term, and its
 * place in UBL and CII; `-` if a syntax has no such rule.
 */
export const LEFT_OUT = `
19 BT-6 TaxCurrencyCode TaxCurrencyCode
20 BT-7 TaxPointDate TaxPointDate/DateString
21 BT-8 InvoicePeriod/DescriptionCode DueDateTypeCode
22 BT-21 - SubjectCode
23 BT-23 - BusinessProcessSpecifiedDocumentContextParameter/ID
24 BT-26 BillingReference/InvoiceDocumentReference/IssueDate InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString
26 BT-33 AccountingSupplierParty/Party/PartyLegalEntity/CompanyLegalForm SellerTradeParty/Description
27-1 BT-162 AccountingSupplierParty/Party/PostalAddress/AddressLine/Line SellerTradeParty/PostalTradeAddress/LineThree
27-2 BT-163 AccountingCustomerParty/Party/PostalAddress/AddressLine/Line BuyerTradeParty/PostalTradeAddress/LineThree
27-3 BT-164 TaxRepresentativeParty/PostalAddress/AddressLine/Line SellerTaxRepresentativeTradeParty/PostalTradeAddress/LineThree
27-4 BT-165 Delivery/DeliveryLocation/Address/AddressLine/Line ShipToTradeParty/PostalTradeAddress/LineThree
28-1 BT-39 AccountingSupplierParty/Party/PostalAddress/CountrySubentity SellerTradeParty/PostalTradeAddress/CountrySubDivisionName
28-2 BT-54 AccountingCustomerParty/Party/PostalAddress/CountrySubentity BuyerTradeParty/PostalTradeAddress/CountrySubDivisionName
28-3 BT-68 TaxRepresentativeParty/PostalAddress/CountrySubentity SellerTaxRepresentativeTradeParty/PostalTradeAddress/CountrySubDivisionName
28-4 BT-79 Delivery/DeliveryLocation/Address/CountrySubentity ShipToTradeParty/PostalTradeAddress/CountrySubDivisionName
30 BT-85 PaymentMeans/PayeeFinancialAccount/Name PayeePartyCreditorFinancialAccount/AccountName
32-1 BT-98 AllowanceCharge/AllowanceChargeReasonCode -
32-and-34 BT-98 - SpecifiedTradeAllowanceCharge/ReasonCode
35 BT-121 TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode ApplicableTradeTax/ExemptionReasonCode
`;
