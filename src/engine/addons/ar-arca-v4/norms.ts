import { norm } from '../../core/rules/citation.ts';

/** Members of the web service, named as in the manual. */
export const MANUAL = norm(
  'ARCA, Manual para el desarrollador, Factura electrónica COMPG 4.0',
  'https://www.afip.gob.ar/ws/documentacion/manuales/manual-desarrollador-ARCA-COMPG-v4-0.pdf',
);

/** Vouchers of class T have a separate web service. */
export const TOURISM = norm('ARCA, Web service de comprobantes de turismo (WSCT)');
