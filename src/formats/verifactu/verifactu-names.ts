import type { NameTable } from '../names/name-table.ts';

/** Names of the elements of VERI*FACTU, in our words: the Agencia Tributaria states no licence for its own. */
export const VERIFACTU_NAMES: NameTable = {
  languages: ['es', 'en'],
  elements: `
BaseImponibleACoste|Base imponible a coste|Taxable base at cost
BaseImponibleOimporteNoSujeto|Base imponible o importe no sujeto|Taxable base, or amount outside the tax
BaseRectificada|Base rectificada|Corrected base
CSV|Código seguro de verificación|Secure verification code
Cabecera|Cabecera|Header
CalificacionOperacion|Calificación de la operación|Class of the operation
ClaveRegimen|Clave de régimen|Regime
CodigoErrorRegistro|Código del error|Code of the error
CodigoPais|Código de país|Country
CuotaRecargoEquivalencia|Cuota del recargo de equivalencia|Equivalence surcharge
CuotaRecargoRectificado|Cuota del recargo rectificada|Corrected surcharge
CuotaRectificada|Cuota rectificada|Corrected tax
CuotaRepercutida|Cuota repercutida|Tax charged
CuotaTotal|Cuota total|Total tax
Cupon|Cupón|Coupon
DatosPresentacion|Datos de la presentación|Submission
DescripcionErrorRegistro|Descripción del error|Description of the error
DescripcionOperacion|Descripción de la operación|Description of the operation
Desglose|Desglose|Breakdown
Destinatarios|Destinatarios|Recipients
DetalleDesglose|Detalle del desglose|Line of the breakdown
EmitidaPorTerceroODestinatario|Emitida por tercero o destinatario|Issued by a third party or the recipient
Encadenamiento|Encadenamiento|Chain
EstadoEnvio|Estado del envío|State of the submission
EstadoRegistro EstadoRegistroDuplicado|Estado del registro|State of the record
FacturaSimplificadaArt7273|Factura simplificada de los artículos 7.2 y 7.3|Simplified invoice under articles 7.2 and 7.3
FacturaSinIdentifDestinatarioArt61d|Factura sin identificar al destinatario, artículo 6.1.d|Invoice without a named recipient, article 6.1.d
FacturasRectificadas|Facturas rectificadas|Corrected invoices
FacturasSustituidas|Facturas sustituidas|Replaced invoices
FechaExpedicionFactura FechaExpedicionFacturaAnulada|Fecha de expedición de la factura|Date of issue
FechaFinVeriFactu|Fecha de fin de VERI*FACTU|End of VERI*FACTU
FechaHoraHusoGenRegistro|Fecha, hora y huso de generación del registro|When the record was made
FechaOperacion|Fecha de la operación|Date of the operation
FinRequerimiento|Fin del requerimiento|End of what was asked for
GeneradoPor|Generado por|Made by
Generador|Generador|Who made it
Huella|Huella|Print of the record
IDDestinatario|Destinatario|Recipient
IDEmisorFactura IDEmisorFacturaAnulada|NIF del emisor|Tax number of the issuer
IDFactura|Identificación de la factura|Identification of the invoice
IDFacturaRectificada|Factura rectificada|Corrected invoice
IDFacturaSustituida|Factura sustituida|Replaced invoice
IDOtro|Otra identificación|Other identification
IDType|Tipo de identificación|Kind of identification
IDVersion|Versión|Version
IdAcuerdoSistemaInformatico|Acuerdo sobre el sistema informático|Agreement about the software
IdSistemaInformatico|Identificación del sistema informático|Identification of the software
ImporteRectificacion|Importe de la rectificación|Amount of the correction
ImporteTotal|Importe total|Total
Impuesto|Impuesto|Tax
Incidencia|Incidencia|Incident
IndicadorMultiplesOT|Varios obligados|Several taxpayers
Macrodato|Macrodato|Very large amount
NIF|NIF|Tax number
NIFPresentador|NIF del presentador|Tax number of who submits
NombreRazon|Nombre o razón social|Name
NombreRazonEmisor|Nombre o razón social del emisor|Name of the issuer
NombreSistemaInformatico|Nombre del sistema informático|Name of the software
NumRegistroAcuerdoFacturacion|Número del acuerdo de facturación|Number of the invoicing agreement
NumSerieFactura NumSerieFacturaAnulada|Número y serie de la factura|Series and number of the invoice
NumeroInstalacion|Número de instalación|Installation
ObligadoEmision|Obligado a emitir la factura|Taxpayer that issues
Operacion|Operación|Operation
OperacionExenta|Operación exenta|Exempt operation
PrimerRegistro|Primer registro|First record of the chain
RechazoPrevio|Rechazo previo|Refused before
RefExterna|Referencia externa|Reference of the sender
RefRequerimiento|Referencia del requerimiento|Reference of what was asked for
RegFactuSistemaFacturacion|Registros de facturación|Records
RegistroAlta|Registro de alta|Record of an invoice
RegistroAnterior|Registro anterior|Previous record
RegistroAnulacion|Registro de anulación|Record of a cancellation
RegistroDuplicado|Registro duplicado|Record sent twice
RegistroFactura|Registro de factura|Record
RemisionRequerimiento|Remisión por requerimiento|Sent because asked for
RemisionVoluntaria|Remisión voluntaria|Sent without being asked
Representante|Representante|Representative
RespuestaLinea|Respuesta por registro|Answer to a record
RespuestaRegFactuSistemaFacturacion|Respuesta|Answer
SinRegistroPrevio|Sin registro previo|Without an earlier record
SistemaInformatico|Sistema informático|Software
Subsanacion|Subsanación|Sent again, mended
Tercero|Tercero|Third party
TiempoEsperaEnvio|Tiempo de espera|Seconds until the next submission
TimestampPresentacion|Momento de la presentación|Time of the submission
TipoFactura|Tipo de factura|Kind of invoice
TipoHuella|Tipo de huella|Kind of print
TipoImpositivo|Tipo impositivo|Tax rate
TipoOperacion|Tipo de operación|Kind of operation
TipoRecargoEquivalencia|Tipo del recargo de equivalencia|Rate of the equivalence surcharge
TipoRectificativa|Tipo de rectificativa|Kind of correction
TipoUsoPosibleMultiOT|Posible uso por varios obligados|May serve several taxpayers
TipoUsoPosibleSoloVerifactu|Posible uso solo como VERI*FACTU|Works as VERI*FACTU only
Version|Versión|Version
`,
};
