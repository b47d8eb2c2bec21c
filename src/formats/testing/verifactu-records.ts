/** Records of VERI*FACTU, our own. */

const AEAT =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/';
const RECORDS = `xmlns:sum1="${AEAT}SuministroInformacion.xsd"`;

const FIRST = '<sum1:PrimerRegistro>S</sum1:PrimerRegistro>';

/** The chain, the program and the print. */
const rest = (print: string, before = FIRST): string =>
  `<sum1:Encadenamiento>${before}</sum1:Encadenamiento>` +
  '<sum1:SistemaInformatico><sum1:NombreRazon>Programas del Ebro S.L.</sum1:NombreRazon><sum1:NIF>B10101017</sum1:NIF><sum1:NombreSistemaInformatico>Ebro</sum1:NombreSistemaInformatico><sum1:IdSistemaInformatico>EB</sum1:IdSistemaInformatico><sum1:Version>3.1</sum1:Version><sum1:NumeroInstalacion>12</sum1:NumeroInstalacion><sum1:TipoUsoPosibleSoloVerifactu>S</sum1:TipoUsoPosibleSoloVerifactu><sum1:TipoUsoPosibleMultiOT>N</sum1:TipoUsoPosibleMultiOT><sum1:IndicadorMultiplesOT>N</sum1:IndicadorMultiplesOT></sum1:SistemaInformatico>' +
  `<sum1:FechaHoraHusoGenRegistro>2026-10-05T09:30:00+02:00</sum1:FechaHoraHusoGenRegistro><sum1:TipoHuella>01</sum1:TipoHuella><sum1:Huella>${print}</sum1:Huella>`;

const detail = (codes: string, base: string, tax = ''): string =>
  `<sum1:DetalleDesglose><sum1:Impuesto>01</sum1:Impuesto>${codes}<sum1:BaseImponibleOimporteNoSujeto>${base}</sum1:BaseImponibleOimporteNoSujeto>${tax}</sum1:DetalleDesglose>`;

const TAXED =
  '<sum1:ClaveRegimen>01</sum1:ClaveRegimen><sum1:CalificacionOperacion>S1</sum1:CalificacionOperacion><sum1:TipoImpositivo>21.00</sum1:TipoImpositivo>';
const EXEMPT = '<sum1:ClaveRegimen>01</sum1:ClaveRegimen><sum1:OperacionExenta>E1</sum1:OperacionExenta>';

/** A correction by differences, with a surcharge and an exempt part, to a customer in Portugal, issued by a third party. */
export const VERIFACTU_RECORD =
  `<sum1:RegistroAlta ${RECORDS}><sum1:IDVersion>1.0</sum1:IDVersion><sum1:IDFactura><sum1:IDEmisorFactura>A58818501</sum1:IDEmisorFactura><sum1:NumSerieFactura>R/7</sum1:NumSerieFactura><sum1:FechaExpedicionFactura>04-10-2026</sum1:FechaExpedicionFactura></sum1:IDFactura>` +
  '<sum1:NombreRazonEmisor>Molinos del Ebro S.A.</sum1:NombreRazonEmisor><sum1:Subsanacion>S</sum1:Subsanacion><sum1:TipoFactura>R1</sum1:TipoFactura><sum1:TipoRectificativa>I</sum1:TipoRectificativa>' +
  '<sum1:FacturasRectificadas><sum1:IDFacturaRectificada><sum1:IDEmisorFactura>A58818501</sum1:IDEmisorFactura><sum1:NumSerieFactura>F/90</sum1:NumSerieFactura><sum1:FechaExpedicionFactura>02-09-2026</sum1:FechaExpedicionFactura></sum1:IDFacturaRectificada></sum1:FacturasRectificadas>' +
  '<sum1:FechaOperacion>30-09-2026</sum1:FechaOperacion><sum1:DescripcionOperacion>Harina devuelta</sum1:DescripcionOperacion><sum1:EmitidaPorTerceroODestinatario>T</sum1:EmitidaPorTerceroODestinatario><sum1:Tercero><sum1:NombreRazon>Gestoría Ebro S.L.</sum1:NombreRazon><sum1:NIF>B10101017</sum1:NIF></sum1:Tercero>' +
  '<sum1:Destinatarios><sum1:IDDestinatario><sum1:NombreRazon>Padaria Lda</sum1:NombreRazon><sum1:IDOtro><sum1:CodigoPais>PT</sum1:CodigoPais><sum1:IDType>02</sum1:IDType><sum1:ID>PT501442600</sum1:ID></sum1:IDOtro></sum1:IDDestinatario></sum1:Destinatarios>' +
  `<sum1:Desglose>${detail(TAXED, '-100.00', '<sum1:CuotaRepercutida>-21.00</sum1:CuotaRepercutida><sum1:TipoRecargoEquivalencia>5.20</sum1:TipoRecargoEquivalencia><sum1:CuotaRecargoEquivalencia>-5.20</sum1:CuotaRecargoEquivalencia>')}${detail(EXEMPT, '-10.00')}</sum1:Desglose>` +
  `<sum1:CuotaTotal>-26.20</sum1:CuotaTotal><sum1:ImporteTotal>-136.20</sum1:ImporteTotal>${rest('C8125D96EF4983590E5147B16FF313E108398FDDDB7AA3467B43BDFB79998BC7')}</sum1:RegistroAlta>`;

/** An invoice to a company, with tax and an exempt part, after another record. */
export const VERIFACTU_INVOICE =
  `<sum1:RegistroAlta ${RECORDS}><sum1:IDVersion>1.0</sum1:IDVersion><sum1:IDFactura><sum1:IDEmisorFactura>A58818501</sum1:IDEmisorFactura><sum1:NumSerieFactura>F/92</sum1:NumSerieFactura><sum1:FechaExpedicionFactura>04-10-2026</sum1:FechaExpedicionFactura></sum1:IDFactura>` +
  '<sum1:NombreRazonEmisor>Molinos del Ebro S.A.</sum1:NombreRazonEmisor><sum1:TipoFactura>F1</sum1:TipoFactura><sum1:FechaOperacion>03-10-2026</sum1:FechaOperacion><sum1:DescripcionOperacion>Harina</sum1:DescripcionOperacion>' +
  '<sum1:Destinatarios><sum1:IDDestinatario><sum1:NombreRazon>Panes del Ebro S.L.</sum1:NombreRazon><sum1:NIF>B10101017</sum1:NIF></sum1:IDDestinatario></sum1:Destinatarios>' +
  `<sum1:Desglose>${detail(TAXED, '100.00', '<sum1:CuotaRepercutida>21.00</sum1:CuotaRepercutida>')}${detail(EXEMPT, '10.00')}</sum1:Desglose>` +
  `<sum1:CuotaTotal>21.00</sum1:CuotaTotal><sum1:ImporteTotal>131.00</sum1:ImporteTotal>${rest('D66E1E4DCC14548627733872673559642776C5761D69CC2738FF69C9A7B729D2', `<sum1:RegistroAnterior><sum1:IDEmisorFactura>A58818501</sum1:IDEmisorFactura><sum1:NumSerieFactura>F/91</sum1:NumSerieFactura><sum1:FechaExpedicionFactura>03-10-2026</sum1:FechaExpedicionFactura><sum1:Huella>${'AB'.repeat(32)}</sum1:Huella></sum1:RegistroAnterior>`)}</sum1:RegistroAlta>`;

/** The cancellation of a record. */
export const VERIFACTU_CANCELLATION = `<sum1:RegistroAnulacion ${RECORDS}><sum1:IDVersion>1.0</sum1:IDVersion><sum1:IDFactura><sum1:IDEmisorFacturaAnulada>A58818501</sum1:IDEmisorFacturaAnulada><sum1:NumSerieFacturaAnulada>F/91</sum1:NumSerieFacturaAnulada><sum1:FechaExpedicionFacturaAnulada>03-10-2026</sum1:FechaExpedicionFacturaAnulada></sum1:IDFactura>${rest('171DAD18D3EABCC8AB184499F803532DBD578AB983D98C007415D8F5493EBC9C')}</sum1:RegistroAnulacion>`;

/** Records in a file, as they are sent. */
export const inVerifactuFile = (...records: readonly string[]): string =>
  `<sum:RegFactuSistemaFacturacion xmlns:sum="${AEAT}SuministroLR.xsd"><sum:Cabecera><sum1:ObligadoEmision ${RECORDS}><sum1:NombreRazon>Molinos del Ebro S.A.</sum1:NombreRazon><sum1:NIF>A58818501</sum1:NIF></sum1:ObligadoEmision></sum:Cabecera>${records.map((record) => `<sum:RegistroFactura>${record}</sum:RegistroFactura>`).join('')}</sum:RegFactuSistemaFacturacion>`;
