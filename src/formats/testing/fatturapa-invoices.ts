/** Invoices in FatturaPA, our own. */

const HEADER_12 = 'xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2"';
const HEADER_10 = 'xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0"';

const transmission = (format: string, number: string, to: string): string =>
  `<DatiTrasmissione><IdTrasmittente><IdPaese>IT</IdPaese><IdCodice>05617841001</IdCodice></IdTrasmittente><ProgressivoInvio>${number}</ProgressivoInvio>` +
  `<FormatoTrasmissione>${format}</FormatoTrasmissione>${to}</DatiTrasmissione>`;

const IDENTITY = '<IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>05617841001</IdCodice></IdFiscaleIVA>';
const SEAT =
  '<Sede><Indirizzo>Via dei Limoni</Indirizzo><NumeroCivico>9/B</NumeroCivico><CAP>98057</CAP><Comune>Milazzo</Comune><Provincia>ME</Provincia><Nazione>IT</Nazione></Sede>';

const SUPPLIER =
  `<CedentePrestatore><DatiAnagrafici>${IDENTITY}<CodiceFiscale>BNCLRA80A41F206X</CodiceFiscale><Anagrafica><Nome>Lara</Nome><Cognome>Bianchi</Cognome><Titolo>Arch.</Titolo><CodEORI>IT05617841001AA</CodEORI></Anagrafica><RegimeFiscale>RF01</RegimeFiscale></DatiAnagrafici>` +
  `${SEAT}<IscrizioneREA><Ufficio>ME</Ufficio><NumeroREA>123987</NumeroREA><CapitaleSociale>10000.00</CapitaleSociale><SocioUnico>SU</SocioUnico><StatoLiquidazione>LS</StatoLiquidazione></IscrizioneREA>` +
  '<Contatti><Telefono>0909281234</Telefono><Fax>0909281235</Fax><Email>studio@limoni.example</Email></Contatti></CedentePrestatore>';

const COMPANY =
  '<CessionarioCommittente><DatiAnagrafici><CodiceFiscale>80012345678</CodiceFiscale><Anagrafica><Denominazione>Comune di Esempio</Denominazione></Anagrafica></DatiAnagrafici>' +
  '<Sede><Indirizzo>Piazza Vecchia 1</Indirizzo><CAP>98051</CAP><Comune>Barcellona</Comune><Provincia>ME</Provincia><Nazione>IT</Nazione></Sede></CessionarioCommittente>';

const reference = (name: string, code: string): string =>
  `<${name}><RiferimentoNumeroLinea>1</RiferimentoNumeroLinea><RiferimentoNumeroLinea>2</RiferimentoNumeroLinea><IdDocumento>${code}</IdDocumento><Data>2026-09-01</Data><NumItem>3</NumItem><CodiceCommessaConvenzione>Lotto B</CodiceCommessaConvenzione><CodiceCUP>J51B21000</CodiceCUP><CodiceCIG>Z123456789</CodiceCIG></${name}>`;

/** To a public body: a freelance invoice with a fund, two withholdings, stamp duty, discounts and instalments. */
export const FATTURAPA_INVOICE =
  `<?xml version="1.0" encoding="UTF-8"?>\n<p:FatturaElettronica ${HEADER_12} versione="FPA12"><FatturaElettronicaHeader>` +
  `${transmission('FPA12', 'P7', '<CodiceDestinatario>UFX9K2</CodiceDestinatario>')}${SUPPLIER}${COMPANY}</FatturaElettronicaHeader><FatturaElettronicaBody><DatiGenerali>` +
  '<DatiGeneraliDocumento><TipoDocumento>TD06</TipoDocumento><Divisa>EUR</Divisa><Data>2026-10-05</Data><Numero>P7</Numero>' +
  '<DatiRitenuta><TipoRitenuta>RT01</TipoRitenuta><ImportoRitenuta>216.00</ImportoRitenuta><AliquotaRitenuta>20.00</AliquotaRitenuta><CausalePagamento>A</CausalePagamento></DatiRitenuta>' +
  '<DatiBollo><BolloVirtuale>SI</BolloVirtuale><ImportoBollo>2.00</ImportoBollo></DatiBollo>' +
  '<DatiCassaPrevidenziale><TipoCassa>TC04</TipoCassa><AlCassa>4.00</AlCassa><ImportoContributoCassa>43.20</ImportoContributoCassa><ImponibileCassa>1080.00</ImponibileCassa><AliquotaIVA>22.00</AliquotaIVA></DatiCassaPrevidenziale>' +
  '<ImportoTotaleDocumento>1231.30</ImportoTotaleDocumento><Causale>Progetto della scuola</Causale><Causale>Seconda rata</Causale></DatiGeneraliDocumento>' +
  `${reference('DatiOrdineAcquisto', 'O-5')}${reference('DatiContratto', 'C-8')}${reference('DatiConvenzione', 'V-1')}${reference('DatiRicezione', 'R-2')}` +
  '<DatiFattureCollegate><IdDocumento>P3</IdDocumento><Data>2026-05-02</Data></DatiFattureCollegate></DatiGenerali><DatiBeniServizi>' +
  '<DettaglioLinee><NumeroLinea>1</NumeroLinea><CodiceArticolo><CodiceTipo>PRESTAZIONE</CodiceTipo><CodiceValore>PR-4</CodiceValore></CodiceArticolo><Descrizione>Progettazione</Descrizione><Quantita>12.00</Quantita><UnitaMisura>h</UnitaMisura><DataInizioPeriodo>2026-09-01</DataInizioPeriodo><DataFinePeriodo>2026-09-30</DataFinePeriodo>' +
  '<PrezzoUnitario>100.00</PrezzoUnitario><ScontoMaggiorazione><Tipo>SC</Tipo><Percentuale>10.00</Percentuale><Importo>10.00</Importo></ScontoMaggiorazione><PrezzoTotale>1080.00</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA><Ritenuta>SI</Ritenuta><RiferimentoAmministrazione>CAP-12</RiferimentoAmministrazione>' +
  '<AltriDatiGestionali><TipoDato>FASE</TipoDato><RiferimentoTesto>Definitiva</RiferimentoTesto></AltriDatiGestionali></DettaglioLinee>' +
  '<DettaglioLinee><NumeroLinea>2</NumeroLinea><Descrizione>Spese anticipate</Descrizione><Quantita>3.00</Quantita><UnitaMisura>fogli</UnitaMisura><PrezzoUnitario>25.00</PrezzoUnitario><PrezzoTotale>75.00</PrezzoTotale><AliquotaIVA>0.00</AliquotaIVA><Natura>N1</Natura></DettaglioLinee>' +
  '<DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>1123.20</ImponibileImporto><Imposta>247.10</Imposta><EsigibilitaIVA>S</EsigibilitaIVA></DatiRiepilogo>' +
  '<DatiRiepilogo><AliquotaIVA>0.00</AliquotaIVA><Natura>N1</Natura><ImponibileImporto>75.00</ImponibileImporto><Imposta>0.00</Imposta><RiferimentoNormativo>Escluse ex. art. 15 del D.P.R. 633/1972</RiferimentoNormativo></DatiRiepilogo></DatiBeniServizi>' +
  '<DatiPagamento><CondizioniPagamento>TP03</CondizioniPagamento><DettaglioPagamento><ModalitaPagamento>MP01</ModalitaPagamento><DataRiferimentoTerminiPagamento>2026-09-10</DataRiferimentoTerminiPagamento><ImportoPagamento>100.00</ImportoPagamento></DettaglioPagamento></DatiPagamento>' +
  '<DatiPagamento><CondizioniPagamento>TP01</CondizioniPagamento>' +
  ['2026-11-30', '2026-12-31']
    .map(
      (day, i) =>
        `<DettaglioPagamento><ModalitaPagamento>MP05</ModalitaPagamento><DataScadenzaPagamento>${day}</DataScadenzaPagamento><ImportoPagamento>${i === 0 ? '700.00' : '531.30'}</ImportoPagamento><IstitutoFinanziario>Banca di Prova</IstitutoFinanziario><IBAN>IT60X0542811101000000123456</IBAN><BIC>BCITITMM</BIC></DettaglioPagamento>`,
    )
    .join('') +
  '</DatiPagamento></FatturaElettronicaBody></p:FatturaElettronica>\n';

/** A deferred invoice to a foreign company, in a reverse charge, with a credit line. */
export const FATTURAPA_FOREIGN =
  `<?xml version="1.0" encoding="UTF-8"?>\n<p:FatturaElettronica ${HEADER_12} versione="FPR12"><FatturaElettronicaHeader>` +
  `${transmission('FPR12', 'D40', '<CodiceDestinatario>XXXXXXX</CodiceDestinatario>')}${SUPPLIER.replace(/<IscrizioneREA>.*<\/Contatti>/, '')}` +
  '<CessionarioCommittente><DatiAnagrafici><IdFiscaleIVA><IdPaese>CA</IdPaese><IdCodice>123456789</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>Funiculars Inc.</Denominazione></Anagrafica></DatiAnagrafici>' +
  '<Sede><Indirizzo>PO Box 31</Indirizzo><CAP>00000</CAP><Comune>Halifax</Comune><Nazione>CA</Nazione></Sede></CessionarioCommittente></FatturaElettronicaHeader><FatturaElettronicaBody><DatiGenerali>' +
  '<DatiGeneraliDocumento><TipoDocumento>TD24</TipoDocumento><Divisa>EUR</Divisa><Data>2026-10-31</Data><Numero>D40</Numero><ScontoMaggiorazione><Tipo>SC</Tipo><Importo>5.00</Importo></ScontoMaggiorazione><ScontoMaggiorazione><Tipo>MG</Tipo><Importo>1.50</Importo></ScontoMaggiorazione><ImportoTotaleDocumento>76.50</ImportoTotaleDocumento></DatiGeneraliDocumento>' +
  '<DatiDDT><NumeroDDT>T9</NumeroDDT><DataDDT>2026-10-20</DataDDT><RiferimentoNumeroLinea>1</RiferimentoNumeroLinea></DatiDDT>' +
  '<DatiTrasporto><DatiAnagraficiVettore><IdFiscaleIVA><IdPaese>CH</IdPaese><IdCodice>106000001</IdCodice></IdFiscaleIVA><CodiceFiscale>01234567897</CodiceFiscale><Anagrafica><Denominazione>Valico Trasporti</Denominazione><CodEORI>IT01234567897</CodEORI></Anagrafica><NumeroLicenzaGuida>TO5512</NumeroLicenzaGuida></DatiAnagraficiVettore>' +
  '<MezzoTrasporto>Furgone</MezzoTrasporto><CausaleTrasporto>Vendita</CausaleTrasporto><NumeroColli>2</NumeroColli><Descrizione>Tubi</Descrizione><UnitaMisuraPeso>KG</UnitaMisuraPeso><PesoLordo>3.5</PesoLordo><PesoNetto>2.75</PesoNetto><DataOraRitiro>2026-10-19T15:00:00</DataOraRitiro><DataInizioTrasporto>2026-10-20</DataInizioTrasporto><TipoResa>DAP</TipoResa>' +
  '<IndirizzoResa><Indirizzo>Main Street</Indirizzo><NumeroCivico>8</NumeroCivico><CAP>00000</CAP><Comune>Truro</Comune><Nazione>CA</Nazione></IndirizzoResa><DataOraConsegna>2026-10-22T16:46:12</DataOraConsegna></DatiTrasporto></DatiGenerali><DatiBeniServizi>' +
  '<DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>Disegni</Descrizione><Quantita>4.00</Quantita><PrezzoUnitario>30.00</PrezzoUnitario><PrezzoTotale>120.00</PrezzoTotale><AliquotaIVA>0.00</AliquotaIVA><Natura>N2.1</Natura><AltriDatiGestionali><TipoDato>INVCONT</TipoDato><RiferimentoTesto>Inversione contabile - art. 21 c.6 bis lett. a) DPR 633/72</RiferimentoTesto></AltriDatiGestionali></DettaglioLinee>' +
  '<DettaglioLinee><NumeroLinea>2</NumeroLinea><Descrizione>Storno</Descrizione><Quantita>1.00</Quantita><PrezzoUnitario>-40.00</PrezzoUnitario><PrezzoTotale>-40.00</PrezzoTotale><AliquotaIVA>0.00</AliquotaIVA><Natura>N2.1</Natura><AltriDatiGestionali><TipoDato>INVCONT</TipoDato><RiferimentoTesto>Inversione contabile - art. 21 c.6 bis lett. a) DPR 633/72</RiferimentoTesto></AltriDatiGestionali></DettaglioLinee>' +
  '<DatiRiepilogo><AliquotaIVA>0.00</AliquotaIVA><Natura>N2.1</Natura><ImponibileImporto>80.00</ImponibileImporto><Imposta>0.00</Imposta><RiferimentoNormativo>Non soggette ex. art. 7 del D.P.R. 633/72</RiferimentoNormativo></DatiRiepilogo></DatiBeniServizi>' +
  '<Allegati><NomeAttachment>disegni.pdf</NomeAttachment><AlgoritmoCompressione>ZIP</AlgoritmoCompressione><FormatoAttachment>PDF</FormatoAttachment><DescrizioneAttachment>Tavole</DescrizioneAttachment><Attachment>UEsDBA==</Attachment></Allegati>' +
  '<Allegati><NomeAttachment>firma.bin</NomeAttachment><Attachment>AAEC</Attachment></Allegati>' +
  '</FatturaElettronicaBody></p:FatturaElettronica>\n';

/** A simplified credit note to a customer with a tax number alone. */
export const FATTURAPA_SIMPLIFIED =
  `<?xml version="1.0" encoding="UTF-8"?>\n<p:FatturaElettronicaSemplificata ${HEADER_10} versione="FSM10"><FatturaElettronicaHeader>` +
  `${transmission('FSM10', 'N5', '<CodiceDestinatario>0000000</CodiceDestinatario><PECDestinatario>cliente@pec.example</PECDestinatario>')}` +
  `<CedentePrestatore>${IDENTITY}<Denominazione>Bar dei Limoni</Denominazione>${SEAT}<RegimeFiscale>RF20</RegimeFiscale></CedentePrestatore>` +
  '<CessionarioCommittente><IdentificativiFiscali><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>01234567897</IdCodice></IdFiscaleIVA></IdentificativiFiscali></CessionarioCommittente></FatturaElettronicaHeader>' +
  '<FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento><TipoDocumento>TD08</TipoDocumento><Divisa>EUR</Divisa><Data>2026-10-07</Data><Numero>N5</Numero></DatiGeneraliDocumento>' +
  '<DatiFatturaRettificata><NumeroFR>N4</NumeroFR><DataFR>2026-10-06</DataFR><ElementiRettificati>Pranzo non servito</ElementiRettificati></DatiFatturaRettificata></DatiGenerali>' +
  '<DatiBeniServizi><Descrizione>Pranzo</Descrizione><Importo>33.00</Importo><DatiIVA><Aliquota>10.00</Aliquota></DatiIVA></DatiBeniServizi>' +
  '<DatiBeniServizi><Descrizione>Tassa di soggiorno</Descrizione><Importo>4.00</Importo><DatiIVA><Aliquota>0.00</Aliquota></DatiIVA><Natura>N1</Natura><RiferimentoNormativo>Escluse ex. art. 15 del D.P.R. 633/1972</RiferimentoNormativo></DatiBeniServizi>' +
  '</FatturaElettronicaBody></p:FatturaElettronicaSemplificata>\n';
