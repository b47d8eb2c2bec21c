/**
 * One small invoice with nearly everything that EN 16931-1 has a rule about, in either syntax and for each VAT
 * category. Written for tests: it breaks no rule.
 */

export type VatCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M';

export const VAT_CATEGORIES: readonly VatCategory[] = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'];

interface Figures {
  readonly rate: string | undefined;
  readonly tax: string;
  readonly gross: string;
  readonly due: string;
  readonly reason: boolean;
}

/** Two lines of 100.00 and 50.00, an allowance of 10.00 and a charge of 5.00: 145.00 without VAT; 20.00 paid, 0.05 rounding. */
function figures(category: VatCategory): Figures {
  const rates: Partial<Record<VatCategory, [rate: string, tax: string, gross: string, due: string]>> = {
    S: ['20', '29.00', '174.00', '154.05'],
    L: ['7', '10.15', '155.15', '135.20'],
    M: ['4', '5.80', '150.80', '130.85'],
  };
  const [rate, tax, gross, due] = rates[category] ?? ['0', '0.00', '145.00', '125.05'];
  return {
    rate: category === 'O' ? undefined : rate,
    tax,
    gross,
    due,
    reason: ['E', 'AE', 'K', 'G', 'O'].includes(category),
  };
}

const REASONS: Partial<Record<VatCategory, string>> = {
  E: 'VATEX-EU-132',
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

export function ublInvoice(category: VatCategory = 'S'): string {
  const { rate, tax, gross, due, reason } = figures(category);
  const percent = rate === undefined ? '' : `<cbc:Percent>${rate}</cbc:Percent>`;
  const scheme = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';
  const vat = (id: string): string =>
    category === 'O' ? '' : `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID>${scheme}</cac:PartyTaxScheme>`;
  const taxed = `<cac:TaxCategory><cbc:ID>${category}</cbc:ID>${percent}${scheme}</cac:TaxCategory>`;
  const representative =
    category === 'O'
      ? ''
      : `<cac:TaxRepresentativeParty>
    <cac:PartyName><cbc:Name>Agence fiscale</cbc:Name></cac:PartyName>
    <cac:PostalAddress><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    ${vat('FR83404833048')}
  </cac:TaxRepresentativeParty>`;
  const line = (id: string, quantity: string, net: string, price: string): string => `<cac:InvoiceLine>
    <cbc:ID>${id}</cbc:ID>
    <cbc:InvoicedQuantity unitCode="C62">${quantity}</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount>
    <cac:InvoicePeriod><cbc:StartDate>2026-01-01</cbc:StartDate><cbc:EndDate>2026-01-31</cbc:EndDate></cac:InvoicePeriod>
    <cac:DocumentReference><cbc:ID schemeID="ABO">M-17</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>
    <cac:AllowanceCharge>
      <cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>FC</cbc:AllowanceChargeReasonCode>
      <cbc:AllowanceChargeReason>Freight of the line</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">2.00</cbc:Amount>
      <cbc:BaseAmount currencyID="EUR">20.00</cbc:BaseAmount>
    </cac:AllowanceCharge>
    <cac:AllowanceCharge>
      <cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>95</cbc:AllowanceChargeReasonCode>
      <cbc:AllowanceChargeReason>Discount of the line</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">2.00</cbc:Amount>
      <cbc:BaseAmount currencyID="EUR">20.00</cbc:BaseAmount>
    </cac:AllowanceCharge>
    <cac:Item>
      <cbc:Name>Brake pads</cbc:Name>
      <cac:StandardItemIdentification><cbc:ID schemeID="0160">04012345123456</cbc:ID></cac:StandardItemIdentification>
      <cac:OriginCountry><cbc:IdentificationCode>IT</cbc:IdentificationCode></cac:OriginCountry>
      <cac:CommodityClassification><cbc:ItemClassificationCode listID="STI">34330000</cbc:ItemClassificationCode></cac:CommodityClassification>
      <cac:ClassifiedTaxCategory><cbc:ID>${category}</cbc:ID>${percent}${scheme}</cac:ClassifiedTaxCategory>
      <cac:AdditionalItemProperty><cbc:Name>Colour</cbc:Name><cbc:Value>black</cbc:Value></cac:AdditionalItemProperty>
    </cac:Item>
    <cac:Price>
      <cbc:PriceAmount currencyID="EUR">${price}</cbc:PriceAmount>
      <cac:AllowanceCharge>
        <cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">0</cbc:Amount>
        <cbc:BaseAmount currencyID="EUR">${price}</cbc:BaseAmount>
      </cac:AllowanceCharge>
    </cac:Price>
  </cac:InvoiceLine>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>A-17</cbc:ID>
  <cbc:IssueDate>2026-02-01</cbc:IssueDate>
  <cbc:DueDate>2026-03-01</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:Note>#AAI#Delivered to the back door</cbc:Note>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode>
  <cac:InvoicePeriod><cbc:StartDate>2026-01-01</cbc:StartDate><cbc:EndDate>2026-01-31</cbc:EndDate><cbc:DescriptionCode>35</cbc:DescriptionCode></cac:InvoicePeriod>
  <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>A-16</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>
  <cac:AdditionalDocumentReference>
    <cbc:ID>T-1</cbc:ID>
    <cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="t.pdf">AAAA</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>
  </cac:AdditionalDocumentReference>
  <cac:AccountingSupplierParty><cac:Party>
    <cbc:EndpointID schemeID="0088">4012345000009</cbc:EndpointID>
    <cac:PartyIdentification><cbc:ID schemeID="0060">123456789</cbc:ID></cac:PartyIdentification>
    <cac:PartyName><cbc:Name>Arganzuela</cbc:Name></cac:PartyName>
    <cac:PostalAddress><cac:Country><cbc:IdentificationCode>ES</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    ${vat('ESB98602642')}
    <cac:PartyLegalEntity><cbc:RegistrationName>Talleres Arganzuela S.L.</cbc:RegistrationName><cbc:CompanyID schemeID="0002">98602642</cbc:CompanyID></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>
    <cbc:EndpointID schemeID="0192">987654325</cbc:EndpointID>
    <cac:PostalAddress><cac:Country><cbc:IdentificationCode>NO</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    ${vat('NO987654325MVA')}
    <cac:PartyLegalEntity><cbc:RegistrationName>Fjord AS</cbc:RegistrationName><cbc:CompanyID schemeID="0192">987654325</cbc:CompanyID></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingCustomerParty>
  <cac:PayeeParty>
    <cac:PartyIdentification><cbc:ID schemeID="0060">987654321</cbc:ID></cac:PartyIdentification>
    <cac:PartyName><cbc:Name>Factoring Norte</cbc:Name></cac:PartyName>
  </cac:PayeeParty>
  ${representative}
  <cac:Delivery>
    <cbc:ActualDeliveryDate>2026-01-20</cbc:ActualDeliveryDate>
    <cac:DeliveryLocation>
      <cbc:ID schemeID="0088">4012345000016</cbc:ID>
      <cac:Address><cac:Country><cbc:IdentificationCode>NO</cbc:IdentificationCode></cac:Country></cac:Address>
    </cac:DeliveryLocation>
  </cac:Delivery>
  <cac:PaymentMeans>
    <cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>
    <cac:CardAccount><cbc:PrimaryAccountNumberID>1234</cbc:PrimaryAccountNumberID><cbc:NetworkID>VISA</cbc:NetworkID></cac:CardAccount>
    <cac:PayeeFinancialAccount><cbc:ID>ES9121000418450200051332</cbc:ID></cac:PayeeFinancialAccount>
  </cac:PaymentMeans>
  <cac:AllowanceCharge>
    <cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>FC</cbc:AllowanceChargeReasonCode>
    <cbc:AllowanceChargeReason>Freight</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">5.00</cbc:Amount>
    <cbc:BaseAmount currencyID="EUR">50.00</cbc:BaseAmount>${taxed}
  </cac:AllowanceCharge>
  <cac:AllowanceCharge>
    <cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>95</cbc:AllowanceChargeReasonCode>
    <cbc:AllowanceChargeReason>Discount</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">10.00</cbc:Amount>
    <cbc:BaseAmount currencyID="EUR">100.00</cbc:BaseAmount>${taxed}
  </cac:AllowanceCharge>
  <cac:TaxTotal>
    <cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount>
    <cac:TaxSubtotal>
      <cbc:TaxableAmount currencyID="EUR">145.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount>
      <cac:TaxCategory><cbc:ID>${category}</cbc:ID>${percent}${
        reason
          ? `<cbc:TaxExemptionReasonCode>${REASONS[category]}</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>As the law says</cbc:TaxExemptionReason>`
          : ''
      }${scheme}</cac:TaxCategory>
    </cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:TaxTotal><cbc:TaxAmount currencyID="SEK">330.00</cbc:TaxAmount></cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    <cbc:LineExtensionAmount currencyID="EUR">150.00</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount currencyID="EUR">145.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">${gross}</cbc:TaxInclusiveAmount>
    <cbc:AllowanceTotalAmount currencyID="EUR">10.00</cbc:AllowanceTotalAmount>
    <cbc:ChargeTotalAmount currencyID="EUR">5.00</cbc:ChargeTotalAmount>
    <cbc:PrepaidAmount currencyID="EUR">20.00</cbc:PrepaidAmount>
    <cbc:PayableRoundingAmount currencyID="EUR">0.05</cbc:PayableRoundingAmount>
    <cbc:PayableAmount currencyID="EUR">${due}</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
  ${line('1', '10', '100.00', '10.00')}
  ${line('2', '5', '50.00', '10.00')}
</Invoice>`;
}

export function ciiInvoice(category: VatCategory = 'S'): string {
  const { rate, tax, gross, due, reason } = figures(category);
  const percent = rate === undefined ? '' : `<ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent>`;
  const vat = (id: string): string =>
    category === 'O'
      ? ''
      : `<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${id}</ram:ID></ram:SpecifiedTaxRegistration>`;
  const taxed = `<ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${category}</ram:CategoryCode>${percent}</ram:CategoryTradeTax>`;
  const address = (country: string): string =>
    `<ram:PostalTradeAddress><ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress>`;
  const day = (date: string): string => `<udt:DateTimeString format="102">${date}</udt:DateTimeString>`;
  const period = `<ram:BillingSpecifiedPeriod><ram:StartDateTime>${day('20260101')}</ram:StartDateTime><ram:EndDateTime>${day('20260131')}</ram:EndDateTime></ram:BillingSpecifiedPeriod>`;
  const adjustment = (charge: boolean, base: string, amount: string, code: string, why: string, more = ''): string =>
    `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${charge}</udt:Indicator></ram:ChargeIndicator>
      <ram:BasisAmount>${base}</ram:BasisAmount><ram:ActualAmount>${amount}</ram:ActualAmount><ram:ReasonCode>${code}</ram:ReasonCode><ram:Reason>${why}</ram:Reason>${more}</ram:SpecifiedTradeAllowanceCharge>`;
  const line = (
    id: string,
    quantity: string,
    net: string,
    price: string,
  ): string => `<ram:IncludedSupplyChainTradeLineItem>
    <ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID></ram:AssociatedDocumentLineDocument>
    <ram:SpecifiedTradeProduct>
      <ram:GlobalID schemeID="0160">04012345123456</ram:GlobalID><ram:Name>Brake pads</ram:Name>
      <ram:ApplicableProductCharacteristic><ram:Description>Colour</ram:Description><ram:Value>black</ram:Value></ram:ApplicableProductCharacteristic>
      <ram:DesignatedProductClassification><ram:ClassCode listID="STI">34330000</ram:ClassCode></ram:DesignatedProductClassification>
      <ram:OriginTradeCountry><ram:ID>IT</ram:ID></ram:OriginTradeCountry>
    </ram:SpecifiedTradeProduct>
    <ram:SpecifiedLineTradeAgreement>
      <ram:GrossPriceProductTradePrice><ram:ChargeAmount>${price}</ram:ChargeAmount></ram:GrossPriceProductTradePrice>
      <ram:NetPriceProductTradePrice><ram:ChargeAmount>${price}</ram:ChargeAmount></ram:NetPriceProductTradePrice>
    </ram:SpecifiedLineTradeAgreement>
    <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">${quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
    <ram:SpecifiedLineTradeSettlement>
      <ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${category}</ram:CategoryCode>${percent}</ram:ApplicableTradeTax>
      ${period}
      ${adjustment(true, '20.00', '2.00', 'FC', 'Freight of the line')}
      ${adjustment(false, '20.00', '2.00', '95', 'Discount of the line')}
      <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${net}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
      <ram:AdditionalReferencedDocument><ram:IssuerAssignedID>M-17</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>ABO</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument>
    </ram:SpecifiedLineTradeSettlement>
  </ram:IncludedSupplyChainTradeLineItem>`;
  const representative =
    category === 'O'
      ? ''
      : `<ram:SellerTaxRepresentativeTradeParty><ram:Name>Agence fiscale</ram:Name>${address('FR')}${vat('FR83404833048')}</ram:SellerTaxRepresentativeTradeParty>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext>
    <ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
  </rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument>
    <ram:ID>A-17</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime>${day('20260201')}</ram:IssueDateTime>
    <ram:IncludedNote><ram:Content>Delivered to the back door</ram:Content><ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
  ${line('1', '10', '100.00', '10.00')}
  ${line('2', '5', '50.00', '10.00')}
  <ram:ApplicableHeaderTradeAgreement>
    <ram:SellerTradeParty>
      <ram:GlobalID schemeID="0060">123456789</ram:GlobalID><ram:Name>Talleres Arganzuela S.L.</ram:Name>
      <ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">98602642</ram:ID><ram:TradingBusinessName>Arganzuela</ram:TradingBusinessName></ram:SpecifiedLegalOrganization>
      ${address('ES')}
      <ram:URIUniversalCommunication><ram:URIID schemeID="0088">4012345000009</ram:URIID></ram:URIUniversalCommunication>
      ${vat('ESB98602642')}
    </ram:SellerTradeParty>
    <ram:BuyerTradeParty>
      <ram:Name>Fjord AS</ram:Name>
      <ram:SpecifiedLegalOrganization><ram:ID schemeID="0192">987654325</ram:ID></ram:SpecifiedLegalOrganization>
      ${address('NO')}
      <ram:URIUniversalCommunication><ram:URIID schemeID="0192">987654325</ram:URIID></ram:URIUniversalCommunication>
      ${vat('NO987654325MVA')}
    </ram:BuyerTradeParty>
    ${representative}
    <ram:AdditionalReferencedDocument>
      <ram:IssuerAssignedID>T-1</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode>
      <ram:AttachmentBinaryObject mimeCode="application/pdf" filename="t.pdf">AAAA</ram:AttachmentBinaryObject>
    </ram:AdditionalReferencedDocument>
  </ram:ApplicableHeaderTradeAgreement>
  <ram:ApplicableHeaderTradeDelivery>
    <ram:ShipToTradeParty><ram:GlobalID schemeID="0088">4012345000016</ram:GlobalID>${address('NO')}</ram:ShipToTradeParty>
    <ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${day('20260120')}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>
  </ram:ApplicableHeaderTradeDelivery>
  <ram:ApplicableHeaderTradeSettlement>
    <ram:TaxCurrencyCode>SEK</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
    <ram:PayeeTradeParty><ram:GlobalID schemeID="0060">987654321</ram:GlobalID><ram:Name>Factoring Norte</ram:Name></ram:PayeeTradeParty>
    <ram:SpecifiedTradeSettlementPaymentMeans>
      <ram:TypeCode>30</ram:TypeCode>
      <ram:ApplicableTradeSettlementFinancialCard><ram:ID>1234</ram:ID></ram:ApplicableTradeSettlementFinancialCard>
      <ram:PayeePartyCreditorFinancialAccount><ram:IBANID>ES9121000418450200051332</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>
    </ram:SpecifiedTradeSettlementPaymentMeans>
    <ram:ApplicableTradeTax>
      <ram:CalculatedAmount>${tax}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>${reason ? '<ram:ExemptionReason>As the law says</ram:ExemptionReason>' : ''}
      <ram:BasisAmount>145.00</ram:BasisAmount><ram:CategoryCode>${category}</ram:CategoryCode>${reason ? `<ram:ExemptionReasonCode>${REASONS[category]}</ram:ExemptionReasonCode>` : ''}
      <ram:DueDateTypeCode>29</ram:DueDateTypeCode>${percent}
    </ram:ApplicableTradeTax>
    ${period}
    ${adjustment(true, '50.00', '5.00', 'FC', 'Freight', taxed)}
    ${adjustment(false, '100.00', '10.00', '95', 'Discount', taxed)}
    <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
      <ram:LineTotalAmount>150.00</ram:LineTotalAmount><ram:ChargeTotalAmount>5.00</ram:ChargeTotalAmount>
      <ram:AllowanceTotalAmount>10.00</ram:AllowanceTotalAmount><ram:TaxBasisTotalAmount>145.00</ram:TaxBasisTotalAmount>
      <ram:TaxTotalAmount currencyID="EUR">${tax}</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="SEK">330.00</ram:TaxTotalAmount>
      <ram:RoundingAmount>0.05</ram:RoundingAmount><ram:GrandTotalAmount>${gross}</ram:GrandTotalAmount>
      <ram:TotalPrepaidAmount>20.00</ram:TotalPrepaidAmount><ram:DuePayableAmount>${due}</ram:DuePayableAmount>
    </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    <ram:InvoiceReferencedDocument><ram:IssuerAssignedID>A-16</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>
  </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}
