import { norm } from '../../core/rules/citation.ts';

export { VAT_DIRECTIVE } from '../../documents/norms.ts';

/** Fields and lists of the registers, named as in the annex. */
export const ORDER = norm(
  'Orden HFP/417/2017, Suministro Inmediato de Información',
  'https://www.boe.es/buscar/act.php?id=BOE-A-2017-5312',
);
