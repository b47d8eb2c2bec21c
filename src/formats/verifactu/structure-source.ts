import type { StructureSource } from '../structure/structure-source.ts';
import { ANSWERS, FILES, RECORDS } from './namespaces.ts';

export const VERIFACTU_SOURCE: StructureSource = {
  file: 'verifactu/verifactu-structure.codes.ts',
  name: 'VERIFACTU_STRUCTURE',
  about: 'Records of VERI*FACTU 1.0, and answers to them (Agencia Tributaria).',
  schemas: ['SuministroLR.xsd', 'RespuestaSuministro.xsd'],
  roots: [
    { uri: RECORDS, name: 'RegistroAlta' },
    { uri: RECORDS, name: 'RegistroAnulacion' },
    { uri: FILES, name: 'RegFactuSistemaFacturacion' },
    { uri: ANSWERS, name: 'RespuestaRegFactuSistemaFacturacion' },
  ],
  open: [],
  prefixes: { sum: FILES, res: ANSWERS, sum1: RECORDS, ds: 'http://www.w3.org/2000/09/xmldsig#' },
};
