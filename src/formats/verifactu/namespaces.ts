const AEAT =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/';

/** Records of invoices. */
export const RECORDS = `${AEAT}SuministroInformacion.xsd`;
/** Files of up to 1,000 records. */
export const FILES = `${AEAT}SuministroLR.xsd`;
/** Answers of the agency to such a file. */
export const ANSWERS = `${AEAT}RespuestaSuministro.xsd`;
