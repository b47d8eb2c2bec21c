/** A small invoice in ZUGFeRD 1.0, COMFORT: two lines at 19 per cent, a discount of 10.00, freight of 5.00. */
export const zugferd1Invoice = (level = 'comfort'): string => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15">
<rsm:SpecifiedExchangedDocumentContext>
<ram:TestIndicator><udt:Indicator>false</udt:Indicator></ram:TestIndicator>
<ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:ferd:CrossIndustryDocument:invoice:1p0:${level}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
</rsm:SpecifiedExchangedDocumentContext>
<rsm:HeaderExchangedDocument>
<ram:ID>R-77</ram:ID><ram:Name>RECHNUNG</ram:Name><ram:TypeCode>380</ram:TypeCode>
<ram:IssueDateTime><udt:DateTimeString format="102">20150304</udt:DateTimeString></ram:IssueDateTime>
<ram:IncludedNote><ram:Content>Danke.</ram:Content><ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote>
</rsm:HeaderExchangedDocument>
<rsm:SpecifiedSupplyChainTradeTransaction>
<ram:ApplicableSupplyChainTradeAgreement>
<ram:BuyerReference>K-9</ram:BuyerReference>
<ram:SellerTradeParty><ram:GlobalID schemeID="0088">4012345000009</ram:GlobalID><ram:Name>Mühle Nord GmbH</ram:Name>
<ram:PostalTradeAddress><ram:PostcodeCode>24103</ram:PostcodeCode><ram:LineOne>Am Wehr 2</ram:LineOne><ram:CityName>Kiel</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">20/123/45678</ram:ID></ram:SpecifiedTaxRegistration>
<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE111111125</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
<ram:BuyerTradeParty><ram:ID>D-4</ram:ID><ram:Name>Bäckerei Süd KG</ram:Name>
<ram:DefinedTradeContact><ram:PersonName>Eva Korn</ram:PersonName></ram:DefinedTradeContact>
<ram:PostalTradeAddress><ram:PostcodeCode>80331</ram:PostcodeCode><ram:LineOne>Tal 5</ram:LineOne><ram:CityName>München</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress></ram:BuyerTradeParty>
<ram:BuyerOrderReferencedDocument><ram:IssueDateTime>2015-02-20T00:00:00</ram:IssueDateTime><ram:ID>B-12</ram:ID></ram:BuyerOrderReferencedDocument>
<ram:AdditionalReferencedDocument><ram:TypeCode>VN</ram:TypeCode><ram:ID>A-34</ram:ID></ram:AdditionalReferencedDocument>
</ram:ApplicableSupplyChainTradeAgreement>
<ram:ApplicableSupplyChainTradeDelivery>
<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20150303</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>
<ram:DeliveryNoteReferencedDocument><ram:IssueDateTime>2015-03-03T00:00:00</ram:IssueDateTime><ram:ID>L-56</ram:ID></ram:DeliveryNoteReferencedDocument>
</ram:ApplicableSupplyChainTradeDelivery>
<ram:ApplicableSupplyChainTradeSettlement>
<ram:PaymentReference>R-77</ram:PaymentReference><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:Information>Überweisung</ram:Information>
<ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>
<ram:PayeeSpecifiedCreditorFinancialInstitution><ram:BICID>COBADEFFXXX</ram:BICID></ram:PayeeSpecifiedCreditorFinancialInstitution></ram:SpecifiedTradeSettlementPaymentMeans>
<ram:ApplicableTradeTax><ram:CalculatedAmount currencyID="EUR">27.55</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount currencyID="EUR">145.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount currencyID="EUR">10.00</ram:ActualAmount><ram:Reason>Rabatt</ram:Reason>
<ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>
<ram:SpecifiedLogisticsServiceCharge><ram:Description>Fracht</ram:Description><ram:AppliedAmount currencyID="EUR">5.00</ram:AppliedAmount>
<ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>
<ram:SpecifiedTradePaymentTerms><ram:Description>30 Tage</ram:Description><ram:DueDateDateTime><udt:DateTimeString format="102">20150403</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
<ram:SpecifiedTradeSettlementMonetarySummation><ram:LineTotalAmount currencyID="EUR">150.00</ram:LineTotalAmount><ram:ChargeTotalAmount currencyID="EUR">5.00</ram:ChargeTotalAmount><ram:AllowanceTotalAmount currencyID="EUR">10.00</ram:AllowanceTotalAmount><ram:TaxBasisTotalAmount currencyID="EUR">145.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">27.55</ram:TaxTotalAmount><ram:GrandTotalAmount currencyID="EUR">172.55</ram:GrandTotalAmount><ram:DuePayableAmount currencyID="EUR">172.55</ram:DuePayableAmount></ram:SpecifiedTradeSettlementMonetarySummation>
</ram:ApplicableSupplyChainTradeSettlement>
${line('1', '10.0000', '10.0000', '100.00', 'Mehl')}
${line('2', '5.0000', '10.0000', '50.00', 'Salz')}
</rsm:SpecifiedSupplyChainTradeTransaction>
</rsm:CrossIndustryDocument>
`;

const line = (id: string, quantity: string, price: string, sum: string, name: string): string =>
  `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedSupplyChainTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount currencyID="EUR">${price}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedSupplyChainTradeAgreement>
<ram:SpecifiedSupplyChainTradeDelivery><ram:BilledQuantity unitCode="KGM">${quantity}</ram:BilledQuantity></ram:SpecifiedSupplyChainTradeDelivery>
<ram:SpecifiedSupplyChainTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementMonetarySummation><ram:LineTotalAmount currencyID="EUR">${sum}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementMonetarySummation></ram:SpecifiedSupplyChainTradeSettlement>
<ram:SpecifiedTradeProduct><ram:SellerAssignedID>S-${id}</ram:SellerAssignedID><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct></ram:IncludedSupplyChainTradeLineItem>`;
