/** CFDI in XML, our own. They have no seal. */

const SCHEMA = 'xmlns:cfdi="http://www.sat.gob.mx/cfd/4"';

const ISSUER = '<cfdi:Emisor Rfc="EKU9003173C9" Nombre="CERVECERIA DEL BAJIO" RegimenFiscal="601"/>';
const RECEIVER =
  '<cfdi:Receptor Rfc="K&amp;A010301I16" Nombre="ABARROTES LA LUZ" DomicilioFiscalReceptor="48300" RegimenFiscalReceptor="601" UsoCFDI="G01"/>';

/** Two lines: one with a discount, IVA and ISR withheld, and one exempt with a part, of a third party. */
export const CFDI_INVOICE =
  `<cfdi:Comprobante ${SCHEMA} Version="4.0" Serie="B" Folio="31" Fecha="2026-10-05T09:30:00" Sello="" FormaPago="03" NoCertificado="00000000000000000000" Certificado="" SubTotal="114.65" Descuento="4.65" Moneda="MXN" TipoCambio="1" Total="118.85" TipoDeComprobante="I" Exportacion="01" MetodoPago="PUE" LugarExpedicion="36000">` +
  `${ISSUER}${RECEIVER}<cfdi:Conceptos>` +
  '<cfdi:Concepto ClaveProdServ="50202201" Cantidad="3" ClaveUnidad="H87" Descripcion="Cerveza clara" ValorUnitario="21.55" Importe="64.65" Descuento="4.65" ObjetoImp="02"><cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado Base="60.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="9.60"/></cfdi:Traslados><cfdi:Retenciones><cfdi:Retencion Base="60.00" Impuesto="001" TipoFactor="Tasa" TasaOCuota="0.012500" Importe="0.75"/></cfdi:Retenciones></cfdi:Impuestos></cfdi:Concepto>' +
  '<cfdi:Concepto ClaveProdServ="60101300" Cantidad="1" ClaveUnidad="H87" Descripcion="Libro" ValorUnitario="50.00" Importe="50.00" ObjetoImp="02"><cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado Base="50.00" Impuesto="002" TipoFactor="Exento"/></cfdi:Traslados></cfdi:Impuestos><cfdi:ACuentaTerceros RfcACuentaTerceros="JUFA7608212V6" NombreACuentaTerceros="ADRIANA JUAREZ" RegimenFiscalACuentaTerceros="612" DomicilioFiscalACuentaTerceros="36000"/><cfdi:Parte ClaveProdServ="60101300" Cantidad="2" Descripcion="Tomo" ValorUnitario="5.25" Importe="10.50"/></cfdi:Concepto></cfdi:Conceptos>' +
  '<cfdi:Impuestos TotalImpuestosRetenidos="0.75" TotalImpuestosTrasladados="9.60"><cfdi:Retenciones><cfdi:Retencion Impuesto="001" Importe="0.75"/></cfdi:Retenciones><cfdi:Traslados><cfdi:Traslado Base="60.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="9.60"/><cfdi:Traslado Base="50.00" Impuesto="002" TipoFactor="Exento"/></cfdi:Traslados></cfdi:Impuestos></cfdi:Comprobante>';

/** Sales to the general public of a month. */
export const CFDI_GLOBAL =
  `<cfdi:Comprobante ${SCHEMA} Version="4.0" Folio="7" Fecha="2026-10-01T09:30:00" Sello="" FormaPago="01" NoCertificado="00000000000000000000" Certificado="" SubTotal="80" Moneda="MXN" Total="80" TipoDeComprobante="I" Exportacion="01" MetodoPago="PUE" LugarExpedicion="36000">` +
  `<cfdi:InformacionGlobal Periodicidad="04" Meses="09" Año="2026"/>${ISSUER}` +
  '<cfdi:Receptor Rfc="XAXX010101000" Nombre="PUBLICO EN GENERAL" DomicilioFiscalReceptor="36000" RegimenFiscalReceptor="616" UsoCFDI="S01"/><cfdi:Conceptos>' +
  '<cfdi:Concepto ClaveProdServ="01010101" NoIdentificacion="T-1" Cantidad="1" ClaveUnidad="ACT" Descripcion="Venta" ValorUnitario="80" Importe="80" ObjetoImp="01"/></cfdi:Conceptos></cfdi:Comprobante>';

/** A definite export to a customer in the United States, in dollars. */
export const CFDI_EXPORT =
  `<cfdi:Comprobante ${SCHEMA} Version="4.0" Folio="8" Fecha="2026-10-05T09:30:00" Sello="" FormaPago="99" NoCertificado="00000000000000000000" Certificado="" SubTotal="20.00" Moneda="USD" TipoCambio="18.25" Total="20.00" TipoDeComprobante="I" Exportacion="02" MetodoPago="PPD" LugarExpedicion="36000">` +
  `${ISSUER}<cfdi:Receptor Rfc="XEXX010101000" Nombre="TEXAS BEER INC" DomicilioFiscalReceptor="36000" ResidenciaFiscal="USA" NumRegIdTrib="123456789" RegimenFiscalReceptor="616" UsoCFDI="S01"/><cfdi:Conceptos>` +
  '<cfdi:Concepto ClaveProdServ="50202201" Cantidad="2" ClaveUnidad="H87" Descripcion="Cerveza" ValorUnitario="10.00" Importe="20.00" ObjetoImp="02"><cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado Base="20.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.000000" Importe="0.00"/></cfdi:Traslados></cfdi:Impuestos></cfdi:Concepto></cfdi:Conceptos>' +
  '<cfdi:Impuestos TotalImpuestosTrasladados="0.00"><cfdi:Traslados><cfdi:Traslado Base="20.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.000000" Importe="0.00"/></cfdi:Traslados></cfdi:Impuestos>' +
  '<cfdi:Complemento><cce20:ComercioExterior xmlns:cce20="http://www.sat.gob.mx/ComercioExterior20" Version="2.0"/></cfdi:Complemento></cfdi:Comprobante>';

/** A payment for one document, with ISR withheld. */
export const CFDI_PAYMENT =
  `<cfdi:Comprobante ${SCHEMA} Version="4.0" Folio="9" Fecha="2026-10-06T12:00:00" Sello="" NoCertificado="00000000000000000000" Certificado="" SubTotal="0" Moneda="XXX" Total="0" TipoDeComprobante="P" Exportacion="01" LugarExpedicion="36000">` +
  `${ISSUER}${RECEIVER.replace('G01', 'CP01')}<cfdi:Conceptos><cfdi:Concepto ClaveProdServ="84111506" Cantidad="1" ClaveUnidad="ACT" Descripcion="Pago" ValorUnitario="0" Importe="0" ObjetoImp="01"/></cfdi:Conceptos>` +
  '<cfdi:Complemento><pago20:Pagos xmlns:pago20="http://www.sat.gob.mx/Pagos20" Version="2.0"><pago20:Totales TotalRetencionesISR="10.00" TotalTrasladosBaseIVA16="100.00" TotalTrasladosImpuestoIVA16="16.00" MontoTotalPagos="106.00"/>' +
  '<pago20:Pago FechaPago="2026-10-02T12:00:00" FormaDePagoP="03" MonedaP="MXN" TipoCambioP="1" Monto="106.00">' +
  '<pago20:DoctoRelacionado IdDocumento="0195ce71-dc9c-42c8-bf2c-9890a4a9f0a4" MonedaDR="MXN" EquivalenciaDR="1" NumParcialidad="1" ImpSaldoAnt="116.00" ImpPagado="106.00" ImpSaldoInsoluto="10.00" ObjetoImpDR="02">' +
  '<pago20:ImpuestosDR><pago20:RetencionesDR><pago20:RetencionDR BaseDR="100.00" ImpuestoDR="001" TipoFactorDR="Tasa" TasaOCuotaDR="0.100000" ImporteDR="10.00"/></pago20:RetencionesDR><pago20:TrasladosDR><pago20:TrasladoDR BaseDR="100.00" ImpuestoDR="002" TipoFactorDR="Tasa" TasaOCuotaDR="0.160000" ImporteDR="16.00"/></pago20:TrasladosDR></pago20:ImpuestosDR></pago20:DoctoRelacionado>' +
  '<pago20:ImpuestosP><pago20:RetencionesP><pago20:RetencionP ImpuestoP="001" ImporteP="10.00"/></pago20:RetencionesP><pago20:TrasladosP><pago20:TrasladoP BaseP="100.00" ImpuestoP="002" TipoFactorP="Tasa" TasaOCuotaP="0.160000" ImporteP="16.00"/></pago20:TrasladosP></pago20:ImpuestosP></pago20:Pago></pago20:Pagos></cfdi:Complemento></cfdi:Comprobante>';
