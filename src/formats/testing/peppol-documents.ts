/** Valid Peppol documents other than invoices. */

const document = (kind: string, content: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${kind}-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
${content.trim()}
</${kind}>
`;

const head = (specification: string, process: string): string => `
  <cbc:CustomizationID>${specification}</cbc:CustomizationID>
  <cbc:ProfileID>${process}</cbc:ProfileID>
  <cbc:ID>A-17</cbc:ID>`;

const ENDPOINT = {
  buyer: '<cbc:EndpointID schemeID="0192">923609016</cbc:EndpointID>',
  seller: '<cbc:EndpointID schemeID="9920">ESB98602642</cbc:EndpointID>',
};
const PARTY = {
  buyer: `${ENDPOINT.buyer}
    <cac:PartyIdentification><cbc:ID schemeID="0088">7300010000001</cbc:ID></cac:PartyIdentification>`,
  seller: ENDPOINT.seller,
};
const legal = (name: string): string =>
  `<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>`;
const NAMED = { buyer: legal('Nordlys AS'), seller: legal('Provide One S.L.') };
const address = (city: string, country: string): string => `
      <cac:PostalAddress>
        <cbc:CityName>${city}</cbc:CityName>
        <cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country>
      </cac:PostalAddress>`;
const ADDRESS = { buyer: address('Oslo', 'NO'), seller: address('Madrid', 'ES') };
const TAX = `<cbc:ID>S</cbc:ID><cbc:Percent>25</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`;
const STANDARD = `<cac:StandardItemIdentification><cbc:ID schemeID="0160">5790001398644</cbc:ID></cac:StandardItemIdentification>`;

export const MESSAGE_STATUS = document(
  'ApplicationResponse',
  `${head('urn:peppol:edec:mls:1.0', 'urn:peppol:edec:mls')}
  <cbc:IssueDate>2026-11-24</cbc:IssueDate>
  <cbc:IssueTime>09:30:00+01:00</cbc:IssueTime>
  <cac:SenderParty><cbc:EndpointID schemeID="0242">000123</cbc:EndpointID></cac:SenderParty>
  <cac:ReceiverParty><cbc:EndpointID schemeID="0242">000456-MLS</cbc:EndpointID></cac:ReceiverParty>
  <cac:DocumentResponse>
    <cac:Response>
      <cbc:ResponseCode>RE</cbc:ResponseCode>
      <cbc:Description>The invoice breaks a rule</cbc:Description>
    </cac:Response>
    <cac:DocumentReference><cbc:ID>8f6c0a1e-3f4c-4c39-9d2a-7a1d1f5f0c11</cbc:ID></cac:DocumentReference>
    <cac:LineResponse>
      <cac:LineReference><cbc:LineID>/Invoice/cbc:DueDate</cbc:LineID></cac:LineReference>
      <cac:Response>
        <cbc:Description>An amount to pay is due some day</cbc:Description>
        <cac:Status><cbc:StatusReasonCode>BV</cbc:StatusReasonCode></cac:Status>
      </cac:Response>
    </cac:LineResponse>
  </cac:DocumentResponse>`,
);

export const MESSAGE_RESPONSE = document(
  'ApplicationResponse',
  `${head('urn:fdc:peppol.eu:poacc:trns:mlr:3', 'urn:fdc:peppol.eu:poacc:bis:mlr:3')}
  <cbc:IssueDate>2026-11-24</cbc:IssueDate>
  <cbc:IssueTime>09:30:00</cbc:IssueTime>
  <cac:SenderParty>${ENDPOINT.buyer}</cac:SenderParty>
  <cac:ReceiverParty>${ENDPOINT.seller}</cac:ReceiverParty>
  <cac:DocumentResponse>
    <cac:Response>
      <cbc:ResponseCode>RE</cbc:ResponseCode>
      <cbc:Description>The invoice breaks a rule</cbc:Description>
    </cac:Response>
    <cac:DocumentReference>
      <cbc:ID>SAMPLE-001</cbc:ID>
      <cbc:DocumentTypeCode>380</cbc:DocumentTypeCode>
      <cbc:VersionID>1</cbc:VersionID>
    </cac:DocumentReference>
    <cac:LineResponse>
      <cac:LineReference><cbc:LineID>/Invoice/cbc:DueDate</cbc:LineID></cac:LineReference>
      <cac:Response>
        <cbc:ResponseCode>RE</cbc:ResponseCode>
        <cbc:Description>An amount to pay is due some day</cbc:Description>
        <cac:Status><cbc:StatusReasonCode>BV</cbc:StatusReasonCode></cac:Status>
      </cac:Response>
    </cac:LineResponse>
  </cac:DocumentResponse>`,
);

export const INVOICE_RESPONSE = document(
  'ApplicationResponse',
  `${head('urn:fdc:peppol.eu:poacc:trns:invoice_response:3', 'urn:fdc:peppol.eu:poacc:bis:invoice_response:3')}
  <cbc:IssueDate>2026-11-24</cbc:IssueDate>
  <cbc:Note>Please send it again</cbc:Note>
  <cac:SenderParty>
    ${PARTY.buyer}
    ${NAMED.buyer}
    <cac:Contact><cbc:Name>Accounts payable</cbc:Name><cbc:ElectronicMail>ap@nordlys.example.com</cbc:ElectronicMail></cac:Contact>
  </cac:SenderParty>
  <cac:ReceiverParty>${PARTY.seller}${NAMED.seller}</cac:ReceiverParty>
  <cac:DocumentResponse>
    <cac:Response>
      <cbc:ResponseCode>RE</cbc:ResponseCode>
      <cbc:EffectiveDate>2026-11-23</cbc:EffectiveDate>
      <cac:Status>
        <cbc:StatusReasonCode listID="OPStatusReason">REF</cbc:StatusReasonCode>
        <cbc:StatusReason>The order is not ours</cbc:StatusReason>
        <cac:Condition><cbc:AttributeID>BT-13</cbc:AttributeID><cbc:Description>PO-2</cbc:Description></cac:Condition>
      </cac:Status>
      <cac:Status><cbc:StatusReasonCode listID="OPStatusAction">NIN</cbc:StatusReasonCode></cac:Status>
    </cac:Response>
    <cac:DocumentReference>
      <cbc:ID>SAMPLE-001</cbc:ID>
      <cbc:IssueDate>2026-11-20</cbc:IssueDate>
      <cbc:DocumentTypeCode>380</cbc:DocumentTypeCode>
    </cac:DocumentReference>
    <cac:IssuerParty>
      <cac:PartyIdentification><cbc:ID schemeID="0088">7300010000001</cbc:ID></cac:PartyIdentification>
      <cac:PartyName><cbc:Name>Provide One S.L.</cbc:Name></cac:PartyName>
    </cac:IssuerParty>
  </cac:DocumentResponse>`,
);

export const ORDER = document(
  'Order',
  `${head('urn:fdc:peppol.eu:poacc:trns:order:3', 'urn:fdc:peppol.eu:poacc:bis:ordering:3')}
  <cbc:IssueDate>2026-11-24</cbc:IssueDate>
  <cbc:OrderTypeCode>220</cbc:OrderTypeCode>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:ValidityPeriod><cbc:EndDate>2026-12-31</cbc:EndDate></cac:ValidityPeriod>
  <cac:QuotationDocumentReference><cbc:ID>Q-1</cbc:ID></cac:QuotationDocumentReference>
  <cac:BuyerCustomerParty>
    <cac:Party>${PARTY.buyer}${ADDRESS.buyer}
      <cac:PartyTaxScheme><cbc:CompanyID>NO923609016</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
      ${NAMED.buyer}
    </cac:Party>
  </cac:BuyerCustomerParty>
  <cac:SellerSupplierParty><cac:Party>${PARTY.seller}${ADDRESS.seller}${NAMED.seller}</cac:Party></cac:SellerSupplierParty>
  <cac:OriginatorCustomerParty><cac:Party><cac:PartyName><cbc:Name>Workshop</cbc:Name></cac:PartyName></cac:Party></cac:OriginatorCustomerParty>
  <cac:AllowanceCharge>
    <cbc:ChargeIndicator>false</cbc:ChargeIndicator>
    <cbc:AllowanceChargeReasonCode>95</cbc:AllowanceChargeReasonCode>
    <cbc:AllowanceChargeReason>Discount</cbc:AllowanceChargeReason>
    <cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>
    <cbc:Amount currencyID="EUR">10.00</cbc:Amount>
    <cbc:BaseAmount currencyID="EUR">100.00</cbc:BaseAmount>
    <cac:TaxCategory>${TAX}</cac:TaxCategory>
  </cac:AllowanceCharge>
  <cac:AllowanceCharge>
    <cbc:ChargeIndicator>true</cbc:ChargeIndicator>
    <cbc:AllowanceChargeReasonCode>FC</cbc:AllowanceChargeReasonCode>
    <cbc:AllowanceChargeReason>Freight</cbc:AllowanceChargeReason>
    <cbc:Amount currencyID="EUR">5.00</cbc:Amount>
  </cac:AllowanceCharge>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">23.75</cbc:TaxAmount></cac:TaxTotal>
  <cac:AnticipatedMonetaryTotal>
    <cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount currencyID="EUR">95.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">118.75</cbc:TaxInclusiveAmount>
    <cbc:AllowanceTotalAmount currencyID="EUR">10.00</cbc:AllowanceTotalAmount>
    <cbc:ChargeTotalAmount currencyID="EUR">5.00</cbc:ChargeTotalAmount>
    <cbc:PayableAmount currencyID="EUR">118.75</cbc:PayableAmount>
  </cac:AnticipatedMonetaryTotal>
  <cac:OrderLine>
    <cac:LineItem>
      <cbc:ID>1</cbc:ID>
      <cbc:Quantity unitCode="C62">20</cbc:Quantity>
      <cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount>
      <cac:Price>
        <cbc:PriceAmount currencyID="EUR">50.00</cbc:PriceAmount>
        <cbc:BaseQuantity unitCode="C62">10</cbc:BaseQuantity>
        <cac:AllowanceCharge>
          <cbc:ChargeIndicator>false</cbc:ChargeIndicator>
          <cbc:Amount currencyID="EUR">5.00</cbc:Amount>
          <cbc:BaseAmount currencyID="EUR">55.00</cbc:BaseAmount>
        </cac:AllowanceCharge>
      </cac:Price>
      <cac:Item>
        <cbc:Name>Bolts</cbc:Name>
        ${STANDARD}
        <cac:ClassifiedTaxCategory>${TAX}</cac:ClassifiedTaxCategory>
      </cac:Item>
    </cac:LineItem>
    <cac:QuotationLineReference><cbc:LineID>4</cbc:LineID></cac:QuotationLineReference>
  </cac:OrderLine>`,
);

export const ORDER_RESPONSE = document(
  'OrderResponse',
  `${head('urn:fdc:peppol.eu:poacc:trns:order_response:3', 'urn:fdc:peppol.eu:poacc:bis:ordering:3')}
  <cbc:IssueDate>2026-11-25</cbc:IssueDate>
  <cbc:OrderResponseCode>CA</cbc:OrderResponseCode>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:OrderReference><cbc:ID>A-17</cbc:ID></cac:OrderReference>
  <cac:SellerSupplierParty><cac:Party>${PARTY.seller}${NAMED.seller}</cac:Party></cac:SellerSupplierParty>
  <cac:BuyerCustomerParty><cac:Party>${PARTY.buyer}${NAMED.buyer}</cac:Party></cac:BuyerCustomerParty>
  <cac:Delivery>
    <cac:PromisedDeliveryPeriod><cbc:StartDate>2026-12-01</cbc:StartDate><cbc:EndDate>2026-12-04</cbc:EndDate></cac:PromisedDeliveryPeriod>
  </cac:Delivery>
  <cac:OrderLine>
    <cac:LineItem>
      <cbc:ID>1</cbc:ID>
      <cbc:LineStatusCode>3</cbc:LineStatusCode>
      <cbc:Quantity unitCode="C62">10</cbc:Quantity>
      <cac:Price><cbc:PriceAmount currencyID="EUR">5.00</cbc:PriceAmount></cac:Price>
      <cac:Item><cbc:Name>Bolts</cbc:Name></cac:Item>
    </cac:LineItem>
    <cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference>
  </cac:OrderLine>`,
);

export const DESPATCH_ADVICE = document(
  'DespatchAdvice',
  `${head('urn:fdc:peppol.eu:poacc:trns:despatch_advice:3', 'urn:fdc:peppol.eu:poacc:bis:despatch_advice:3')}
  <cbc:IssueDate>2026-11-28</cbc:IssueDate>
  <cac:OrderReference><cbc:ID>A-17</cbc:ID></cac:OrderReference>
  <cac:DespatchSupplierParty><cac:Party>${PARTY.seller}${ADDRESS.seller}${NAMED.seller}</cac:Party></cac:DespatchSupplierParty>
  <cac:DeliveryCustomerParty><cac:Party>${PARTY.buyer}${ADDRESS.buyer}${NAMED.buyer}</cac:Party></cac:DeliveryCustomerParty>
  <cac:BuyerCustomerParty><cac:Party><cac:PartyName><cbc:Name>Nordlys AS</cbc:Name></cac:PartyName></cac:Party></cac:BuyerCustomerParty>
  <cac:Shipment>
    <cbc:ID>NA</cbc:ID>
    <cbc:GrossWeightMeasure unitCode="KGM">12</cbc:GrossWeightMeasure>
    <cac:ShipmentStage><cbc:TransportModeCode>3</cbc:TransportModeCode></cac:ShipmentStage>
  </cac:Shipment>
  <cac:DespatchLine>
    <cbc:ID>1</cbc:ID>
    <cbc:DeliveredQuantity unitCode="C62">8</cbc:DeliveredQuantity>
    <cbc:OutstandingQuantity unitCode="C62">2</cbc:OutstandingQuantity>
    <cbc:OutstandingReason>Sold out</cbc:OutstandingReason>
    <cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference>
    <cac:Item>
      <cbc:Name>Bolts</cbc:Name>
      ${STANDARD}
      <cac:CommodityClassification><cbc:ItemClassificationCode listID="TST">31161500</cbc:ItemClassificationCode></cac:CommodityClassification>
      <cac:AdditionalItemProperty><cbc:ID>P-1</cbc:ID><cbc:Name>Colour</cbc:Name><cbc:NameCode listID="X">COL</cbc:NameCode><cbc:Value>Blue</cbc:Value></cac:AdditionalItemProperty>
    </cac:Item>
    <cac:Shipment>
      <cbc:ID>NA</cbc:ID>
      <cac:TransportHandlingUnit><cbc:ID schemeID="SSCC">173000000000000010</cbc:ID><cbc:TransportHandlingUnitTypeCode>BX</cbc:TransportHandlingUnitTypeCode></cac:TransportHandlingUnit>
    </cac:Shipment>
  </cac:DespatchLine>`,
);
