/** A line per condition: code, kind, effect, tolerance, certainty, first day, places. */
export const SDI_CONDITIONS = `
00200 schema refuses - text - any
00201 outside refuses - text - any
00313 presence refuses - implementation - ~/Header/DatiTrasmissione/CodiceDestinatario ~/Header/CessionarioCommittente/DatiAnagrafici/IdFiscaleIVA/IdPaese
00400 presence refuses - text - ~/Body/DatiBeniServizi/DettaglioLinee/Natura /FatturaElettronicaSemplificata/FatturaElettronicaBody/DatiBeniServizi/Natura
00401 bounds refuses - text - ~/Body/DatiBeniServizi/DettaglioLinee/Natura /FatturaElettronicaSemplificata/FatturaElettronicaBody/DatiBeniServizi/Natura
00403 dates refuses - text - ~/Body/DatiGenerali/DatiGeneraliDocumento/Data /FatturaElettronicaSemplificata/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Data
00409 unique refuses - memory - ~/Body/DatiGenerali/DatiGeneraliDocumento/Numero
00411 presence refuses - text - ~/Body/DatiGenerali/DatiGeneraliDocumento/DatiRitenuta
00413 presence refuses - text - ~/Body/DatiGenerali/DatiGeneraliDocumento/DatiCassaPrevidenziale/Natura
00414 bounds refuses - text - ~/Body/DatiGenerali/DatiGeneraliDocumento/DatiCassaPrevidenziale/Natura
00415 presence refuses - text - ~/Body/DatiGenerali/DatiGeneraliDocumento/DatiRitenuta
00417 count refuses - text - ~/Header/CessionarioCommittente/DatiAnagrafici /FatturaElettronicaSemplificata/FatturaElettronicaHeader/CessionarioCommittente/IdentificativiFiscali
00418 equality refuses - implementation - ~/Body/DatiGenerali/DatiGeneraliDocumento/Data /FatturaElettronicaSemplificata/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Data
00419 unique refuses - implementation - ~/Body/DatiBeniServizi/DatiRiepilogo
00420 form refuses - text - ~/Body/DatiBeniServizi/DatiRiepilogo/Natura
00421 product refuses eur-0.01 text - ~/Body/DatiBeniServizi/DatiRiepilogo/Imposta
00422 sum refuses below-eur-1 text - ~/Body/DatiBeniServizi/DatiRiepilogo/ImponibileImporto
00423 computed refuses eur-0.01 text - ~/Body/DatiBeniServizi/DettaglioLinee/PrezzoTotale
00424 bounds refuses - memory - ~/Body/DatiBeniServizi/DettaglioLinee/AliquotaIVA ~/Body/DatiBeniServizi/DatiRiepilogo/AliquotaIVA ~/Body/DatiGenerali/DatiGeneraliDocumento/DatiCassaPrevidenziale/AliquotaIVA
00425 form refuses - text - ~/Body/DatiGenerali/DatiGeneraliDocumento/Numero /FatturaElettronicaSemplificata/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Numero
00426 outside silent - text - ~/Header/DatiTrasmissione/PECDestinatario
00427 form refuses - text - ~/Header/DatiTrasmissione/CodiceDestinatario
00428 equality refuses - text - ~/Header/DatiTrasmissione/FormatoTrasmissione /FatturaElettronicaSemplificata/FatturaElettronicaHeader/DatiTrasmissione/FormatoTrasmissione
00429 presence refuses - text - ~/Body/DatiBeniServizi/DatiRiepilogo/Natura
00430 bounds refuses - text - ~/Body/DatiBeniServizi/DatiRiepilogo/Natura
00437 count refuses - text - ~/Body/DatiGenerali/DatiGeneraliDocumento/ScontoMaggiorazione
00438 count refuses - text - ~/Body/DatiBeniServizi/DettaglioLinee/ScontoMaggiorazione
00443 unique refuses - implementation - ~/Body/DatiBeniServizi/DatiRiepilogo/AliquotaIVA
00444 unique refuses - implementation - ~/Body/DatiBeniServizi/DatiRiepilogo/Natura
00445 dates refuses - text 2021-01-01 ~/Body/DatiBeniServizi/DettaglioLinee/Natura ~/Body/DatiBeniServizi/DatiRiepilogo/Natura ~/Body/DatiGenerali/DatiGeneraliDocumento/DatiCassaPrevidenziale/Natura /FatturaElettronicaSemplificata/FatturaElettronicaBody/DatiBeniServizi/Natura
00448 outside silent - text - ~/Body/DatiBeniServizi/DettaglioLinee/Natura
00459 outside silent - implementation - ~/Header/CedentePrestatore/DatiAnagrafici/RegimeFiscale
00460 sum refuses - text 2025-04-01 /FatturaElettronicaSemplificata/FatturaElettronicaBody/DatiBeniServizi/Importo
00471 equality refuses - text - ~/Body/DatiGenerali/DatiGeneraliDocumento/TipoDocumento /FatturaElettronicaSemplificata/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/TipoDocumento
00472 computed refuses - text - ~/Body/DatiGenerali/DatiGeneraliDocumento/TipoDocumento
00473 choice refuses - text - ~/Header/CedentePrestatore/DatiAnagrafici/IdFiscaleIVA/IdPaese
00474 presence refuses - text - ~/Body/DatiBeniServizi/DettaglioLinee/AliquotaIVA
00475 presence refuses - text - ~/Header/CessionarioCommittente/DatiAnagrafici/IdFiscaleIVA
00476 presence refuses - text - ~/Header/CedentePrestatore/DatiAnagrafici/IdFiscaleIVA/IdPaese ~/Header/CessionarioCommittente/DatiAnagrafici/IdFiscaleIVA/IdPaese
00300-checksum check-digit refuses - text - ~/Header/CedentePrestatore/DatiAnagrafici ~/Header/CessionarioCommittente/DatiAnagrafici
`;
