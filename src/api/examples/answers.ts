/** One example answer of each supported authority. */
export interface AnswerExample {
  /** Key of the authority. */
  readonly authority: string;
  /** Its short name. */
  readonly name: string;
  readonly text: string;
}

export const answerExamples: readonly AnswerExample[] = [
  {
    authority: 'ksef',
    name: 'KSeF',
    text: `{"ordinalNumber":1,"referenceNumber":"20260203-EE-1A2B","status":{"code":450,"description":"Błąd weryfikacji semantyki dokumentu faktury","details":["The element 'Fa' has invalid child element 'P_1M'. List of possible elements expected: 'P_1'."]}}`,
  },
  {
    authority: 'sdi',
    name: 'SdI',
    text: '<NotificaScarto><IdentificativoSdI>111</IdentificativoSdI><NomeFile>IT01234567890_00001.xml</NomeFile><ListaErrori><Errore><Codice>00305</Codice><Descrizione>1.4.1.1.2 IdCodice</Descrizione></Errore></ListaErrori></NotificaScarto>',
  },
  {
    authority: 'aeat-verifactu',
    name: 'VERI*FACTU',
    text: '<tikR:RespuestaLinea><tikR:EstadoRegistro>Incorrecto</tikR:EstadoRegistro><tikR:CodigoErrorRegistro>1123</tikR:CodigoErrorRegistro></tikR:RespuestaLinea>',
  },
  {
    authority: 'sat',
    name: 'SAT',
    text: '{"Incidencias":{"Incidencia":[{"CodigoError":"CFDI40147","MensajeIncidencia":"DomicilioFiscalReceptor"}]}}',
  },
  {
    authority: 'nav',
    name: 'NAV',
    text: '<processingResult><index>1</index><invoiceStatus>ABORTED</invoiceStatus><businessValidationMessages><validationResultCode>ERROR</validationResultCode><validationErrorCode>INVOICE_NUMBER_NOT_UNIQUE</validationErrorCode></businessValidationMessages></processingResult>',
  },
  {
    authority: 'zatca',
    name: 'ZATCA',
    text: '{"validationResults":{"errorMessages":[{"type":"ERROR","code":"BR-KSA-15","category":"KSA","status":"ERROR"}],"status":"ERROR"},"clearanceStatus":"NOT_CLEARED"}',
  },
  {
    authority: 'fr-cdar',
    name: 'France',
    text: '<rsm:CrossDomainAcknowledgementAndResponse xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossDomainAcknowledgementAndResponse:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"><rsm:AcknowledgementDocument><ram:ReferenceReferencedDocument><ram:IssuerAssignedID>F-2026-118</ram:IssuerAssignedID><ram:ProcessConditionCode>210</ram:ProcessConditionCode><ram:SpecifiedDocumentStatus><ram:ReasonCode>TX_TVA_ERR</ram:ReasonCode></ram:SpecifiedDocumentStatus></ram:ReferenceReferencedDocument></rsm:AcknowledgementDocument></rsm:CrossDomainAcknowledgementAndResponse>',
  },
  {
    authority: 'peppol-imr',
    name: 'Peppol response',
    text: '<ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:CustomizationID>urn:fdc:peppol.eu:poacc:trns:invoice_response:3</cbc:CustomizationID><cac:DocumentResponse><cac:Response><cbc:ResponseCode>RE</cbc:ResponseCode><cac:Status><cbc:StatusReasonCode listID="OPStatusReason">REF</cbc:StatusReasonCode></cac:Status></cac:Response></cac:DocumentResponse></ApplicationResponse>',
  },
  {
    authority: 'peppol',
    name: 'Peppol',
    text: 'Document rejected by the access point:\n[PEPPOL-EN16931-R001] /Invoice[1]\n[PEPPOL-EN16931-R010] /Invoice[1]/cac:AccountingCustomerParty[1]/cac:Party[1]',
  },
  {
    authority: 'kosit',
    name: 'KoSIT',
    text: '<rep:report xmlns:rep="http://www.xoev.de/de/validator/varl/1" varlVersion="1.0.0" valid="false"><rep:scenarioMatched><rep:validationStepResult id="val-sch.1" valid="false"><rep:message id="val-sch.1.1" code="BR-DE-15" level="error" xpathLocation="/Invoice[1]">BuyerReference</rep:message></rep:validationStepResult></rep:scenarioMatched></rep:report>',
  },
  {
    authority: 'ro-anaf',
    name: 'ANAF',
    text: '<header xmlns="mfp:anaf:dgti:efactura:mesajEroriFactuta:v1" Index_incarcare="5001"><Error errorMessage="E: validari globale eroare regula: BR-RO-020"/></header>',
  },
  {
    authority: 'peppol-ap',
    name: 'AS4',
    text: '<eb:SignalMessage><eb:Error errorCode="EBMS:0004" severity="failure"><eb:ErrorDetail>PEPPOL:NOT_SERVICED</eb:ErrorDetail></eb:Error></eb:SignalMessage>',
  },
  {
    authority: 'xml',
    name: 'XML',
    text: 'org.xml.sax.SAXParseException; lineNumber: 1; columnNumber: 1; Content is not allowed in prolog.',
  },
];
