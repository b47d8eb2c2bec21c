import type { FormatProof } from '../catalogue/format.ts';
import { ORDINARY } from './namespaces.ts';

/** Part of an invoice of FatturaPA, by a party, a code, a date, a rate and a line. */
export const FATTURAPA_PROOF: FormatProof = {
  text: `<p:FatturaElettronica xmlns:p="${ORDINARY}" versione="FPR12"><FatturaElettronicaHeader><CedentePrestatore><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>12345678903</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>Seller</Denominazione></Anagrafica></DatiAnagrafici></CedentePrestatore></FatturaElettronicaHeader>
<FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento><TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa><Data>2026-01-15</Data><Numero>F-1</Numero></DatiGeneraliDocumento></DatiGenerali><DatiBeniServizi><DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>Work</Descrizione><Quantita>3.00</Quantita><PrezzoUnitario>10.50</PrezzoUnitario><PrezzoTotale>31.50</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee></DatiBeniServizi></FatturaElettronicaBody></p:FatturaElettronica>`,
  values: {
    '$.code': 'F-1',
    '$.issue_date': '2026-01-15',
    '$.type': 'standard',
    '$.supplier.tax_id.code': '12345678903',
    '$.supplier.name': 'Seller',
    '$.lines[0].quantity': '3.00',
    '$.lines[0].item.price': '10.50',
    '$.lines[0].taxes[0].percent': '22.00%',
  },
};
