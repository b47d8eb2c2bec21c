/** Answers of the agency to files of VERI*FACTU, our own. */

const AEAT =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/';

interface Answered {
  readonly number: string;
  readonly state: string;
  /** What follows the state: the error, and the record that was there before. */
  readonly error?: string;
  readonly issuer?: string;
  readonly operation?: string;
}

const line = ({ number, state, error = '', issuer = 'A58818501', operation = 'Alta' }: Answered): string =>
  `<r:RespuestaLinea><r:IDFactura><s:IDEmisorFactura>${issuer}</s:IDEmisorFactura><s:NumSerieFactura>${number}</s:NumSerieFactura><s:FechaExpedicionFactura>04-10-2026</s:FechaExpedicionFactura></r:IDFactura>` +
  `<r:Operacion><s:TipoOperacion>${operation}</s:TipoOperacion><s:Subsanacion>S</s:Subsanacion></r:Operacion><r:RefExterna>ebro-${number}</r:RefExterna><r:EstadoRegistro>${state}</r:EstadoRegistro>${error}</r:RespuestaLinea>`;

/** An answer to records; without any, the file was refused as a whole. */
export const verifactuAnswer = (state: string, ...records: readonly Answered[]): string =>
  `<r:RespuestaRegFactuSistemaFacturacion xmlns:r="${AEAT}RespuestaSuministro.xsd" xmlns:s="${AEAT}SuministroInformacion.xsd">` +
  (state === 'Incorrecto'
    ? ''
    : '<r:CSV>A-7QEBRO2026KDLM</r:CSV><r:DatosPresentacion><s:NIFPresentador>B10101017</s:NIFPresentador><s:TimestampPresentacion>2026-10-05T09:31:07+02:00</s:TimestampPresentacion></r:DatosPresentacion>') +
  '<r:Cabecera><s:ObligadoEmision><s:NombreRazon>Molinos del Ebro S.A.</s:NombreRazon><s:NIF>A58818501</s:NIF></s:ObligadoEmision><s:RemisionVoluntaria><s:Incidencia>N</s:Incidencia></s:RemisionVoluntaria></r:Cabecera>' +
  `<r:TiempoEsperaEnvio>60</r:TiempoEsperaEnvio><r:EstadoEnvio>${state}</r:EstadoEnvio>${records.map(line).join('')}</r:RespuestaRegFactuSistemaFacturacion>`;

export const verifactuError = (code: string, text: string): string =>
  `<r:CodigoErrorRegistro>${code}</r:CodigoErrorRegistro><r:DescripcionErrorRegistro>${text}</r:DescripcionErrorRegistro>`;

/** The record that has the number already. */
export const VERIFACTU_DUPLICATE =
  '<r:RegistroDuplicado><s:IdPeticionRegistroDuplicado>20261004093107000001</s:IdPeticionRegistroDuplicado><s:EstadoRegistroDuplicado>AceptadaConErrores</s:EstadoRegistroDuplicado><s:CodigoErrorRegistro>2000</s:CodigoErrorRegistro><s:DescripcionErrorRegistro>La huella no es correcta.</s:DescripcionErrorRegistro></r:RegistroDuplicado>';
