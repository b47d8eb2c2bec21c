import type { FormatProof } from '../catalogue/format.ts';
import { CFDI } from './namespaces.ts';

/** Part of a CFDI, by a party, a code, a date, a rate and a line. */
export const CFDI_PROOF: FormatProof = {
  text: `<cfdi:Comprobante xmlns:cfdi="${CFDI}" Version="4.0" Serie="F" Folio="1" Fecha="2026-01-15T10:20:30" SubTotal="31.50" Moneda="MXN" Total="36.54" TipoDeComprobante="I" LugarExpedicion="64000"><cfdi:Emisor Rfc="EKU9003173C9" Nombre="SELLER" RegimenFiscal="601"/>
<cfdi:Conceptos><cfdi:Concepto ClaveProdServ="84111506" Cantidad="3" ClaveUnidad="H87" Descripcion="Work" ValorUnitario="10.50" Importe="31.50" ObjetoImp="02"><cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado Base="31.50" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="5.04"/></cfdi:Traslados></cfdi:Impuestos></cfdi:Concepto></cfdi:Conceptos></cfdi:Comprobante>`,
  values: {
    '$.code': '1',
    '$.issue_date': '2026-01-15',
    '$.issue_time': '10:20:30',
    '$.type': 'standard',
    '$.supplier.tax_id.code': 'EKU9003173C9',
    '$.lines[0].quantity': '3',
    '$.lines[0].item.price': '10.50',
    '$.lines[0].taxes[0].percent': '16.0%',
    '$.totals.payable': '36.54',
  },
};
