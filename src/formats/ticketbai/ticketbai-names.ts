import type { NameTable } from '../names/name-table.ts';

/** Names of the elements of TicketBAI, in our words: the foral treasuries state no licence for their own. */
export const TICKETBAI_NAMES: NameTable = {
  languages: ['es', 'en'],
  elements: `
ApellidosNombreRazonSocial|Apellidos y nombre o razón social|Name
BaseImponible|Base imponible|Taxable base
BaseImponibleACoste|Base imponible a coste|Taxable base at cost
BaseRectificada|Base rectificada|Corrected base
Cabecera|Cabecera|Header
CabeceraFactura|Cabecera de la factura|Header of the invoice
Cantidad|Cantidad|Quantity
Causa|Causa|Reason
CausaExencion|Causa de la exención|Reason for the exemption
ClaveRegimenIvaOpTrascendencia|Clave de régimen de IVA|VAT regime
Claves IDClave|Claves de régimen|Regimes
Codigo|Código|Code
CodigoPais|Código de país|Country
CodigoPostal|Código postal|Postal code
CuotaImpuesto|Cuota del impuesto|Tax
CuotaRecargoEquivalencia|Cuota del recargo de equivalencia|Equivalence surcharge
CuotaRecargoRectificada|Cuota del recargo rectificada|Corrected surcharge
CuotaRectificada|Cuota rectificada|Corrected tax
DatosFactura|Datos de la factura|Invoice
DescripcionDetalle|Descripción del detalle|Description of the line
DescripcionFactura|Descripción de la factura|Description of the invoice
Descuento|Descuento|Discount
DesgloseFactura|Desglose de la factura|Breakdown by invoice
DesgloseIVA|Desglose del IVA|Breakdown of VAT
DesgloseTipoOperacion|Desglose por tipo de operación|Breakdown by kind of operation
Destinatarios|Destinatarios|Recipients
DetalleExenta|Detalle de lo exento|Exempt part
DetalleIVA|Detalle del IVA|VAT by rate
DetalleNoExenta|Detalle de lo no exento|Part that is not exempt
DetalleNoSujeta|Detalle de lo no sujeto|Part outside the tax
DetallesFactura|Detalles de la factura|Lines
Direccion|Dirección|Address
Emisor|Emisor|Issuer
EmitidaPorTercerosODestinatario|Emitida por terceros o destinatario|Issued by a third party or the recipient
EncadenamientoFacturaAnterior|Encadenamiento con la factura anterior|Link to the previous invoice
EntidadDesarrolladora|Entidad desarrolladora|Maker of the software
Entrega|Entrega de bienes|Supply of goods
Exenta|Exenta|Exempt
Factura|Factura|Invoice
FacturaEmitidaSustitucionSimplificada|Factura emitida en sustitución de simplificadas|Invoice that replaces simplified ones
FacturaRectificativa|Factura rectificativa|Correction
FacturaSimplificada|Factura simplificada|Simplified invoice
FacturasRectificadasSustituidas|Facturas rectificadas o sustituidas|Corrected or replaced invoices
FechaExpedicionFactura FechaExpedicionFacturaAnterior|Fecha de expedición|Date of issue
FechaOperacion|Fecha de la operación|Date of the operation
HoraExpedicionFactura|Hora de expedición|Time of issue
HuellaTBAI|Huella TicketBAI|Print of TicketBAI
IDDestinatario|Destinatario|Recipient
IDDetalleFactura|Detalle de la factura|Line
IDFacturaRectificadaSustituida|Factura rectificada o sustituida|Corrected or replaced invoice
IDOtro|Otra identificación|Other identification
IDType|Tipo de identificación|Kind of identification
IDVersionTBAI|Versión de TicketBAI|Version of TicketBAI
Importe|Importe|Amount
ImporteRectificacionSustitutiva|Importe de la rectificación sustitutiva|Amounts that are replaced
ImporteTotal|Importe total|Line total
ImporteTotalFactura|Importe total de la factura|Total of the invoice
ImporteUnitario|Importe unitario|Unit price
LicenciaTBAI|Licencia TicketBAI|TicketBAI licence
NIF|NIF|Tax number
NoExenta|No exenta|Not exempt
NoSujeta|No sujeta|Outside the tax
Nombre|Nombre|Name
NumFactura NumFacturaAnterior|Número de factura|Number of the invoice
NumSerieDispositivo|Número de serie del dispositivo|Serial number of the device
OperacionEnRecargoDeEquivalenciaORegimenSimplificado|Operación en recargo de equivalencia o régimen simplificado|Equivalence surcharge or simplified regime
PrestacionServicios|Prestación de servicios|Supply of services
RetencionSoportada|Retención soportada|Tax withheld
SerieFactura SerieFacturaAnterior|Serie de la factura|Series of the invoice
SignatureValueFirmaFacturaAnterior|Firma de la factura anterior|Signature of the previous invoice
Software|Software|Software
Sujeta|Sujeta|Within the tax
Sujetos|Sujetos|Parties
TicketBai|TicketBAI|TicketBAI
Tipo|Tipo|Kind
TipoDesglose|Tipo de desglose|Kind of breakdown
TipoImpositivo|Tipo impositivo|Tax rate
TipoNoExenta|Tipo de no exenta|Kind of what is not exempt
TipoRecargoEquivalencia|Tipo del recargo de equivalencia|Rate of the equivalence surcharge
VariosDestinatarios|Varios destinatarios|Several recipients
Version|Versión|Version
`,
};
