const STANDARD = 'urn:un:unece:uncefact:data:standard:';

const party = (number: string, name: string, role: string): string => `
      <ram:GlobalID schemeID="0002">${number}</ram:GlobalID>
      <ram:Name>${name}</ram:Name>
      <ram:RoleCode>${role}</ram:RoleCode>
      <ram:URIUniversalCommunication><ram:URIID schemeID="0225">${number}</ram:URIID></ram:URIUniversalCommunication>`;

/** A buyer disputes an invoice in France (207). */
export const CDAR_MESSAGE = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossDomainAcknowledgementAndResponse xmlns:rsm="${STANDARD}CrossDomainAcknowledgementAndResponse:100"
  xmlns:ram="${STANDARD}ReusableAggregateBusinessInformationEntity:100"
  xmlns:qdt="${STANDARD}QualifiedDataType:100" xmlns:udt="${STANDARD}UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext>
    <ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>REGULATED</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>
    <ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn.cpro.gouv.fr:1p0:CDV:invoice</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
  </rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument>
    <ram:ID>CDV-7</ram:ID>
    <ram:IssueDateTime><udt:DateTimeString format="204">20261124093000</udt:DateTimeString></ram:IssueDateTime>
    <ram:SenderTradeParty><ram:RoleCode>WK</ram:RoleCode></ram:SenderTradeParty>
    <ram:IssuerTradeParty>${party('404833048', 'Crêperie du Port SAS', 'BY')}
    </ram:IssuerTradeParty>
    <ram:RecipientTradeParty>${party('732829320', 'Cidrerie des Trois Vergers SARL', 'SE')}
    </ram:RecipientTradeParty>
  </rsm:ExchangedDocument>
  <rsm:AcknowledgementDocument>
    <ram:MultipleReferencesIndicator><udt:Indicator>false</udt:Indicator></ram:MultipleReferencesIndicator>
    <ram:TypeCode>23</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="204">20261124091500</udt:DateTimeString></ram:IssueDateTime>
    <ram:ReferenceReferencedDocument>
      <ram:IssuerAssignedID>FX26-0031</ram:IssuerAssignedID>
      <ram:StatusCode>46</ram:StatusCode>
      <ram:TypeCode>380</ram:TypeCode>
      <ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20261119</qdt:DateTimeString></ram:FormattedIssueDateTime>
      <ram:ProcessConditionCode>207</ram:ProcessConditionCode>
      <ram:IssuerTradeParty><ram:GlobalID schemeID="0002">732829320</ram:GlobalID></ram:IssuerTradeParty>
      <ram:SpecifiedDocumentStatus>
        <ram:ReasonCode>TX_TVA_ERR</ram:ReasonCode>
        <ram:Reason>The rate is not that of cider</ram:Reason>
        <ram:RequestedActionCode>CNF</ram:RequestedActionCode>
        <ram:RequestedAction>Credit it whole</ram:RequestedAction>
        <ram:SequenceNumeric>1</ram:SequenceNumeric>
        <ram:SpecifiedDocumentCharacteristic>
          <ram:ID>BT-152</ram:ID>
          <ram:TypeCode>DIV</ram:TypeCode>
          <ram:Name>10 %</ram:Name>
          <ram:Location>/Invoice/cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent</ram:Location>
        </ram:SpecifiedDocumentCharacteristic>
      </ram:SpecifiedDocumentStatus>
    </ram:ReferenceReferencedDocument>
  </rsm:AcknowledgementDocument>
</rsm:CrossDomainAcknowledgementAndResponse>
`;
