import { norm } from '../../core/rules/citation.ts';

/** Elements of UBL as used in the annex. */
export const ANNEX = norm(
  'DIAN, Anexo Técnico de Factura Electrónica de Venta 1.9',
  'https://www.dian.gov.co/impuestos/factura-electronica/Documents/Anexo-Tecnico-Factura-Electronica-de-Venta-vr-1-9.pdf',
);
