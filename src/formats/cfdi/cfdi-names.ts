import type { NameTable } from '../names/name-table.ts';

/** Names of the elements and attributes of CFDI and its complements, in our words. */
export const CFDI_NAMES: NameTable = {
  languages: ['es', 'en'],
  elements: `
ACuentaTerceros|A cuenta de terceros|On behalf of third parties
Addenda|Addenda|What the parties add
Base BaseDR BaseP|Base|Base
CadPago|Cadena del pago|Text that the payment's seal covers
Calle|Calle|Street
Cantidad CantidadAduana|Cantidad|Quantity
CertPago|Certificado del pago|Certificate of the payment
Certificado|Certificado|Certificate
CertificadoOrigen|Certificado de origen|Certificate of origin
CfdiRelacionado|CFDI relacionado|Related receipt
CfdiRelacionados|CFDI relacionados|Related receipts
ClaveDePedimento|Clave de pedimento|Kind of customs declaration
ClaveEstacion|Clave de la estación|Fuel station
ClaveProdServ|Clave de producto o servicio|Code of the product or service
ClaveUnidad|Clave de unidad|Code of the unit
CodigoPostal|Código postal|Postal code
Colonia|Colonia|Neighbourhood
ComercioExterior|Comercio exterior|Foreign trade
Complemento ComplementoConcepto|Complemento|Complement
Comprobante|Comprobante|Receipt
Concepto Conceptos|Concepto|Line
CondicionesDePago|Condiciones de pago|Terms of payment
Confirmacion|Confirmación|Confirmation
CtaBeneficiario|Cuenta del beneficiario|Account of the payee
CtaOrdenante|Cuenta del ordenante|Account of the payer
CuentaPredial|Cuenta predial|Property account
Curp curp|CURP|Personal number (CURP)
Descripcion|Descripción|Description
DescripcionesEspecificas|Descripciones específicas|Specific descriptions
Descuento|Descuento|Discount
Destinatario|Destinatario|Recipient of the goods
DoctoRelacionado|Documento relacionado|Document that is paid
Domicilio|Domicilio|Address
DomicilioFiscalACuentaTerceros DomicilioFiscalReceptor|Domicilio fiscal|Postal code of the tax domicile
Emisor|Emisor|Issuer
EquivalenciaDR|Equivalencia|Exchange rate to the currency of the document
Estado|Estado|State
EstadoDeCuentaCombustible|Estado de cuenta de combustible|Statement of fuel
Exportacion|Exportación|Export
FacAtrAdquirente|Folio del adquirente|Number that the buyer got
Fecha fecha|Fecha|Date
FechaPago|Fecha del pago|Date of the payment
FechaTimbrado|Fecha del timbrado|When it was stamped
Folio|Folio|Number
FolioOperacion|Folio de la operación|Number of the operation
FormaDePagoP FormaPago|Forma de pago|Means of payment
FraccionArancelaria|Fracción arancelaria|Customs tariff code
IdDocumento|Identificador del documento|Fiscal folio of the document
Identificador identificador|Identificador|Identifier
ImpLocRetenido|Impuesto local retenido|Local tax withheld
ImpLocTrasladado|Impuesto local trasladado|Local tax charged
ImpPagado|Importe pagado|Amount paid
ImpSaldoAnt|Importe del saldo anterior|Balance before
ImpSaldoInsoluto|Importe del saldo insoluto|Balance after
Importe ImporteDR ImporteP importe|Importe|Amount
Impuesto ImpuestoDR ImpuestoP|Impuesto|Tax
Impuestos ImpuestosDR ImpuestosP|Impuestos|Taxes
ImpuestosLocales|Impuestos locales|Local taxes
Incoterm|Incoterm|Incoterm
InformacionAduanera|Información aduanera|Customs
InformacionGlobal|Información global|Global receipt
Leyenda|Leyenda|Legend
LeyendasFiscales|Leyendas fiscales|Fiscal legends
Localidad|Localidad|Town
LugarExpedicion|Lugar de expedición|Postal code of the place of issue
Marca|Marca|Brand
Mercancia Mercancias|Mercancía|Goods
Meses|Meses|Months
MetodoPago|Método de pago|Paid at once or in parts
Modelo|Modelo|Model
Moneda MonedaDR MonedaP|Moneda|Currency
Monto|Monto|Amount
MontoTotalPagos|Monto total de los pagos|Total of the payments
MotivoTraslado|Motivo del traslado|Reason for the transport
Municipio|Municipio|Municipality
NoCertificado|Número de certificado|Number of the certificate
NoCertificadoSAT|Número de certificado del SAT|Number of the SAT's certificate
NoIdentificacion|Número de identificación|Item number
NomBancoOrdExt|Nombre del banco extranjero|Name of the foreign bank
Nombre NombreACuentaTerceros nombre|Nombre|Name
NombreCombustible|Nombre del combustible|Name of the fuel
NumCertificadoOrigen|Número del certificado de origen|Number of the certificate of origin
NumOperacion|Número de la operación|Number of the operation
NumParcialidad|Número de parcialidad|Number of the instalment
NumRegIdTrib|Número de registro tributario|Foreign tax number
Numero NumeroDeCuenta numeroDeCuenta|Número|Number
NumeroExportadorConfiable|Número de exportador confiable|Number of the reliable exporter
NumeroExterior|Número exterior|House number
NumeroInterior|Número interior|Number inside the house
NumeroPedimento|Número de pedimento|Number of the customs declaration
NumeroSerie|Número de serie|Serial number
ObjetoImp ObjetoImpDR|Objeto de impuesto|Subject to tax or not
Observaciones|Observaciones|Remarks
Pago Pagos|Pago|Payment
Pais|País|Country
Parte|Parte|Part
Periodicidad|Periodicidad|Frequency
Propietario|Propietario|Owner
Receptor|Receptor|Customer
Referencia|Referencia|Reference
RegimenFiscal RegimenFiscalACuentaTerceros RegimenFiscalReceptor|Régimen fiscal|Tax regime
ResidenciaFiscal|Residencia fiscal|Country of tax residence
Retencion RetencionDR RetencionP Retenciones RetencionesDR RetencionesP|Retención|Tax withheld
RetencionesLocales|Retenciones locales|Local tax withheld
Rfc RfcACuentaTerceros rfc|RFC|Tax number (RFC)
RfcEmisorCtaBen RfcEmisorCtaOrd|RFC del banco|Tax number of the bank
RfcProvCertif|RFC del proveedor de certificación|Tax number of who stamped it
Sello SelloCFD|Sello digital del emisor|Seal of the issuer
SelloPago|Sello del pago|Seal of the payment
SelloSAT|Sello digital del SAT|Seal of the SAT
Serie|Serie|Series
SubModelo|Submodelo|Submodel
SubTotal|Subtotal|Total before discounts and taxes
TasaOCuota TasaOCuotaDR TasaOCuotaP|Tasa o cuota|Rate or amount per unit
TasadeRetencion|Tasa de retención|Rate of the withholding
TasadeTraslado|Tasa de traslado|Rate
TimbreFiscalDigital|Timbre fiscal digital|Digital fiscal stamp
TipoCadPago|Tipo de cadena del pago|Kind of the payment's text
TipoCambio TipoCambioP|Tipo de cambio|Exchange rate
TipoCambioUSD|Tipo de cambio del dólar|Exchange rate of the US dollar
TipoCombustible|Tipo de combustible|Kind of fuel
TipoDeComprobante|Tipo de comprobante|Kind of receipt
TipoFactor TipoFactorDR TipoFactorP|Tipo de factor|Rate, amount per unit or exempt
TipoOperacion tipoOperacion|Tipo de operación|Kind of operation
TipoRelacion|Tipo de relación|Kind of relation
Total total|Total|Total
TotalImpuestosRetenidos|Total de impuestos retenidos|Total of taxes withheld
TotalImpuestosTrasladados|Total de impuestos trasladados|Total of taxes charged
TotalUSD|Total en dólares|Total in US dollars
TotaldeRetenciones|Total de retenciones|Total withheld
TotaldeTraslados|Total de traslados|Total charged
Totales|Totales|Totals
Traslado TrasladoDR TrasladoP Traslados TrasladosDR TrasladosP|Traslado|Tax charged
TrasladosLocales|Traslados locales|Local tax charged
UUID|Folio fiscal|Fiscal folio
Unidad UnidadAduana|Unidad|Unit
UsoCFDI|Uso del CFDI|Use that the customer makes of it
ValesDeDespensa|Vales de despensa|Food vouchers
ValorDolares|Valor en dólares|Value in US dollars
ValorUnitario ValorUnitarioAduana|Valor unitario|Unit price
Version version|Versión|Version
disposicionFiscal|Disposición fiscal|Tax provision
norma|Norma|Rule
numSeguridadSocial|Número de seguridad social|Social security number
registroPatronal|Registro patronal|Employer's number
textoLeyenda|Texto de la leyenda|Text of the legend
`,
};
