import type { FormatProof } from '../catalogue/format.ts';
import { TICKETBAI } from './namespaces.ts';

/** Part of a file of TicketBAI, by a party, a code, a date and a line. */
export const TICKETBAI_PROOF: FormatProof = {
  text: `<T:TicketBai xmlns:T="${TICKETBAI}"><Cabecera><IDVersionTBAI>1.2</IDVersionTBAI></Cabecera><Sujetos><Emisor><NIF>B10101017</NIF><ApellidosNombreRazonSocial>Seller</ApellidosNombreRazonSocial></Emisor></Sujetos>
<Factura><CabeceraFactura><NumFactura>F-1</NumFactura><FechaExpedicionFactura>15-01-2026</FechaExpedicionFactura></CabeceraFactura><DatosFactura><DetallesFactura><IDDetalleFactura><DescripcionDetalle>Work</DescripcionDetalle><Cantidad>3</Cantidad><ImporteUnitario>10.50</ImporteUnitario></IDDetalleFactura></DetallesFactura></DatosFactura></Factura></T:TicketBai>`,
  values: {
    '$.code': 'F-1',
    '$.issue_date': '2026-01-15',
    '$.type': 'standard',
    '$.supplier.tax_id.code': 'B10101017',
    '$.supplier.name': 'Seller',
    '$.lines[0].item.name': 'Work',
    '$.lines[0].quantity': '3',
    '$.lines[0].item.price': '10.50',
  },
};
