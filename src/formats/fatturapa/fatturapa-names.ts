import type { NameTable } from '../names/name-table.ts';

/** Names of the elements of FatturaPA: the words of the element in Italian, and ours in English and Spanish. */
export const FATTURAPA_NAMES: NameTable = {
  languages: ['it', 'en', 'es'],
  elements: `
ABI|ABI|Bank code (ABI)|Código del banco (ABI)
AlCassa|Fondo della cassa|Fund|Fondo de previsión
AlboProfessionale|Albo professionale|Professional register|Colegio profesional
AlgoritmoCompressione|Algoritmo di compressione|Compression|Compresión
Aliquota|Aliquota|Rate|Tipo
AliquotaIVA|Aliquota IVA|VAT rate|Tipo de IVA
AliquotaRitenuta|Aliquota della ritenuta|Rate of the withholding|Tipo de la retención
Allegati|Allegati|Attachments|Anexos
AltriDatiGestionali|Altri dati gestionali|Other business data|Otros datos de gestión
AltriDatiIdentificativi|Altri dati identificativi|Name and address|Nombre y dirección
Anagrafica|Anagrafica|Name|Nombre
Arrotondamento|Arrotondamento|Rounding|Redondeo
Art73|Art. 73|Issued under article 73 of DPR 633/72|Emitida según el artículo 73 del DPR 633/72
Attachment|Allegato|Attached file|Archivo anexo
BIC|BIC|BIC|BIC
Beneficiario|Beneficiario|Payee|Beneficiario
BolloVirtuale|Bollo virtuale|Stamp duty paid virtually|Timbre pagado de forma virtual
CAB|CAB|Branch code (CAB)|Código de la sucursal (CAB)
CAP|CAP|Postal code|Código postal
CFQuietanzante|Codice fiscale del quietanzante|Tax code of who gives the receipt|Código fiscal de quien da el recibo
CapitaleSociale|Capitale sociale|Share capital|Capital social
Causale|Causale|Reason or description|Motivo o descripción
CausalePagamento|Causale del pagamento|Reason for the withheld payment|Motivo del pago con retención
CausaleTrasporto|Causale del trasporto|Reason for the transport|Motivo del transporte
CedentePrestatore|Cedente o prestatore|Supplier|Proveedor
CessionarioCommittente|Cessionario o committente|Customer|Cliente
CodEORI|Codice EORI|EORI number|Número EORI
CodUfficioPostale|Codice dell'ufficio postale|Code of the post office|Código de la oficina de correos
Codice|Codice|Code|Código
CodiceArticolo|Codice articolo|Item code|Código del artículo
CodiceCIG|Codice CIG|Tender code (CIG)|Código de la licitación (CIG)
CodiceCUP|Codice CUP|Project code (CUP)|Código del proyecto (CUP)
CodiceCommessaConvenzione|Codice commessa o convenzione|Job or agreement code|Código del encargo o convenio
CodiceDestinatario|Codice destinatario|Recipient code|Código del destinatario
CodiceFiscale CodiceFiscalePF|Codice fiscale|Tax code|Código fiscal
CodicePagamento|Codice pagamento|Payment code|Código del pago
CodiceTipo|Tipo di codice|Kind of code|Clase de código
CodiceValore|Valore del codice|Value of the code|Valor del código
Cognome|Cognome|Surname|Apellidos
CognomeQuietanzante|Cognome del quietanzante|Surname of who gives the receipt|Apellidos de quien da el recibo
Comune|Comune|Town|Localidad
CondizioniPagamento|Condizioni di pagamento|Terms of payment|Condiciones de pago
Contatti ContattiTrasmittente|Contatti|Contact|Contacto
Data|Data|Date|Fecha
DataDDT|Data del DDT|Date of the delivery note|Fecha del albarán
DataDecorrenzaPenale|Data di decorrenza della penale|Day from which a penalty runs|Día desde el que corre el recargo
DataFR|Data della fattura rettificata|Date of the corrected invoice|Fecha de la factura rectificada
DataFatturaPrincipale|Data della fattura principale|Date of the main invoice|Fecha de la factura principal
DataFinePeriodo|Data di fine periodo|End of the period|Fin del período
DataInizioPeriodo|Data di inizio periodo|Start of the period|Inicio del período
DataInizioTrasporto|Data di inizio del trasporto|Start of the transport|Inicio del transporte
DataIscrizioneAlbo|Data di iscrizione all'albo|Day of registration|Día de la inscripción
DataLimitePagamentoAnticipato|Data limite del pagamento anticipato|Last day for early payment|Último día del pago anticipado
DataOraConsegna|Data e ora di consegna|Date and time of delivery|Fecha y hora de entrega
DataOraRitiro|Data e ora di ritiro|Date and time of pick-up|Fecha y hora de recogida
DataRiferimentoTerminiPagamento|Data di riferimento dei termini di pagamento|Day from which the terms count|Día desde el que cuenta el plazo
DataScadenzaPagamento|Data di scadenza del pagamento|Due date|Vencimiento
DatiAnagrafici DatiAnagraficiCessionario DatiAnagraficiVettore|Dati anagrafici|Who it is|Datos de identificación
DatiBeniServizi|Dati dei beni e servizi|Goods and services|Bienes y servicios
DatiBollo|Dati del bollo|Stamp duty|Timbre
DatiCassaPrevidenziale|Dati della cassa previdenziale|Contribution to a professional fund|Aportación a una caja de previsión
DatiContratto|Dati del contratto|Contract|Contrato
DatiConvenzione|Dati della convenzione|Framework agreement|Convenio
DatiDDT|Dati del DDT|Delivery note|Albarán
DatiFatturaRettificata|Dati della fattura rettificata|Corrected invoice|Factura rectificada
DatiFattureCollegate|Dati delle fatture collegate|Related invoices|Facturas relacionadas
DatiGenerali|Dati generali|General data|Datos generales
DatiGeneraliDocumento|Dati generali del documento|General data of the document|Datos generales del documento
DatiIVA|Dati IVA|VAT|IVA
DatiOrdineAcquisto|Dati dell'ordine d'acquisto|Purchase order|Pedido
DatiPagamento|Dati del pagamento|Payment|Pago
DatiRicezione|Dati della ricezione|Receipt of goods|Recepción
DatiRiepilogo|Dati di riepilogo|VAT summary|Resumen del IVA
DatiRitenuta|Dati della ritenuta|Withheld tax|Retención
DatiSAL|Dati del SAL|Progress of the work|Avance de la obra
DatiTrasmissione|Dati di trasmissione|Transmission|Transmisión
DatiTrasporto|Dati del trasporto|Transport|Transporte
DatiVeicoli|Dati dei veicoli|Vehicles|Vehículos
Denominazione|Denominazione|Business name|Razón social
Descrizione|Descrizione|Description|Descripción
DescrizioneAttachment|Descrizione dell'allegato|Description of the attachment|Descripción del anexo
DettaglioLinee|Dettaglio linee|Line|Línea
DettaglioPagamento|Dettaglio del pagamento|Payment by means and date|Pago por medio y fecha
Divisa|Divisa|Currency|Moneda
ElementiRettificati|Elementi rettificati|What is corrected|Qué se rectifica
Email EmailContatti|Email|Email|Correo electrónico
EsigibilitaIVA|Esigibilità IVA|When VAT is due|Exigibilidad del IVA
Fax|Fax|Fax|Fax
FatturaElettronica FatturaElettronicaSemplificata|Fattura elettronica|Electronic invoice|Factura electrónica
FatturaElettronicaBody|Corpo della fattura|Invoice of the file|Factura del archivo
FatturaElettronicaHeader|Testata della fattura|Header of the file|Cabecera del archivo
FatturaPrincipale|Fattura principale|Main invoice|Factura principal
FormatoAttachment|Formato dell'allegato|Format of the attachment|Formato del anexo
FormatoTrasmissione|Formato di trasmissione|Transmission format|Formato de transmisión
GiorniTerminiPagamento|Giorni dei termini di pagamento|Days until due|Días hasta el vencimiento
IBAN|IBAN|IBAN|IBAN
IdCodice|Codice identificativo|Number|Número
IdDocumento|Identificativo del documento|Number of the document|Número del documento
IdFiscaleIVA|Identificativo fiscale IVA|VAT number|NIF IVA
IdPaese|Paese dell'identificativo|Country of the number|País del número
IdTrasmittente|Identificativo del trasmittente|Transmitter|Transmisor
IdentificativiFiscali|Identificativi fiscali|Tax numbers|Números fiscales
ImponibileCassa|Imponibile della cassa|Base of the contribution|Base de la aportación
ImponibileImporto|Imponibile|Taxable base|Base imponible
Importo|Importo|Amount|Importe
ImportoBollo|Importo del bollo|Amount of stamp duty|Importe del timbre
ImportoContributoCassa|Importo del contributo alla cassa|Amount of the contribution|Importe de la aportación
ImportoPagamento|Importo del pagamento|Amount to be paid|Importe que se paga
ImportoRitenuta|Importo della ritenuta|Amount withheld|Importe retenido
ImportoTotaleDocumento|Importo totale del documento|Total of the document|Total del documento
Imposta|Imposta|Tax|Cuota
Indirizzo IndirizzoResa|Indirizzo|Address|Dirección
IscrizioneREA|Iscrizione al REA|Entry in the business register (REA)|Inscripción en el registro (REA)
IstitutoFinanziario|Istituto finanziario|Bank|Banco
MezzoTrasporto|Mezzo di trasporto|Means of transport|Medio de transporte
ModalitaPagamento|Modalità di pagamento|Means of payment|Medio de pago
Natura|Natura|Reason for no VAT|Motivo de no aplicar IVA
Nazione|Nazione|Country|País
Nome|Nome|Given name|Nombre
NomeAttachment|Nome dell'allegato|Name of the attachment|Nombre del anexo
NomeQuietanzante|Nome del quietanzante|Given name of who gives the receipt|Nombre de quien da el recibo
NumItem|Numero della voce|Item of the order|Posición del pedido
Numero|Numero|Number|Número
NumeroCivico|Numero civico|House number|Número de la casa
NumeroColli|Numero dei colli|Number of packages|Número de bultos
NumeroDDT|Numero del DDT|Number of the delivery note|Número del albarán
NumeroFR|Numero della fattura rettificata|Number of the corrected invoice|Número de la factura rectificada
NumeroFatturaPrincipale|Numero della fattura principale|Number of the main invoice|Número de la factura principal
NumeroIscrizioneAlbo|Numero di iscrizione all'albo|Number in the register|Número de colegiado
NumeroLicenzaGuida|Numero della licenza di guida|Driving licence|Permiso de conducir
NumeroLinea|Numero di linea|Line number|Número de línea
NumeroREA|Numero REA|Number in the register|Número del registro
PECDestinatario|PEC del destinatario|Certified email of the recipient|Correo certificado del destinatario
PenalitaPagamentiRitardati|Penalità per pagamenti ritardati|Penalty for late payment|Recargo por demora
Percentuale|Percentuale|Percentage|Porcentaje
Peso PesoLordo|Peso lordo|Gross weight|Peso bruto
PesoNetto|Peso netto|Net weight|Peso neto
PrezzoTotale|Prezzo totale|Line total|Total de la línea
PrezzoUnitario|Prezzo unitario|Unit price|Precio unitario
ProgressivoInvio|Progressivo di invio|Number of the transmission|Número del envío
Provincia ProvinciaAlbo|Provincia|Province|Provincia
Quantita|Quantità|Quantity|Cantidad
RappresentanteFiscale|Rappresentante fiscale|Tax representative|Representante fiscal
RegimeFiscale|Regime fiscale|Tax regime|Régimen fiscal
RiferimentoAmministrazione|Riferimento amministrazione|Reference of the customer|Referencia del cliente
RiferimentoData|Data di riferimento|Date|Fecha
RiferimentoFase|Fase di riferimento|Stage|Fase
RiferimentoNormativo|Riferimento normativo|Legal reference|Referencia legal
RiferimentoNumero|Numero di riferimento|Figure|Cifra
RiferimentoNumeroLinea|Numero della linea di riferimento|Line that it is about|Línea a la que se refiere
RiferimentoTesto|Testo di riferimento|Text|Texto
Ritenuta|Ritenuta|Tax is withheld from it|Sujeto a retención
ScontoMaggiorazione|Sconto o maggiorazione|Discount or charge|Descuento o recargo
ScontoPagamentoAnticipato|Sconto per pagamento anticipato|Discount for early payment|Descuento por pronto pago
Sede|Sede|Registered address|Domicilio
SocioUnico|Socio unico|One or more shareholders|Uno o varios socios
SoggettoEmittente|Soggetto emittente|Who issued it|Quién la emitió
SpeseAccessorie|Spese accessorie|Additional costs|Gastos accesorios
StabileOrganizzazione|Stabile organizzazione|Permanent establishment|Establecimiento permanente
StatoLiquidazione|Stato di liquidazione|In liquidation or not|En liquidación o no
Telefono|Telefono|Telephone|Teléfono
TerzoIntermediarioOSoggettoEmittente|Terzo intermediario o soggetto emittente|Third party that issues|Tercero que emite
Tipo TipoScontoMaggiorazione|Tipo|Kind|Clase
TipoCassa|Tipo di cassa|Fund|Caja de previsión
TipoCessionePrestazione|Tipo di cessione o prestazione|Kind of supply|Clase de entrega o servicio
TipoDato|Tipo di dato|Kind of data|Clase de dato
TipoDocumento|Tipo di documento|Kind of document|Clase de documento
TipoResa|Tipo di resa|Delivery terms (Incoterms)|Condiciones de entrega (Incoterms)
TipoRitenuta|Tipo di ritenuta|Kind of withheld tax|Clase de retención
Titolo TitoloQuietanzante|Titolo|Title|Título
TotalePercorso|Totale del percorso|Distance in all|Recorrido total
Ufficio|Ufficio|Province of the register|Provincia del registro
UnitaMisura UnitaMisuraPeso|Unità di misura|Unit|Unidad
`,
};
