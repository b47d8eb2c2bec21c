import { norm } from '../../core/rules/citation.ts';

export const STRUCTURES = norm(
  'Anexos y Estructuras de Comprobantes Electrónicos v4.4',
  'https://www.hacienda.go.cr/docs/ANEXOS_Y_ESTRUCTURAS_V4.4.pdf',
);
