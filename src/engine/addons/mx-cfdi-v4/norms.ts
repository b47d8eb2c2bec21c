import { because, norm } from '../../core/rules/citation.ts';

/** The voucher: nodes and attributes of the schema, by name. */
export const ANEXO_20 = norm(
  'SAT, Anexo 20 de la Resolución Miscelánea Fiscal, CFDI 4.0',
  'https://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
);

export const PAYMENTS = norm(
  'SAT, Complemento para recepción de pagos 2.0',
  'https://wwwmat.sat.gob.mx/consultas/92764/comprobante-de-recepcion-de-pagos',
);

export const LOCAL_TAXES = norm('SAT, Complemento Impuestos Locales 1.0');
export const VOUCHERS = norm('SAT, Complemento Vales de Despensa 1.0');
export const FUEL = norm('SAT, Complemento Estado de Cuenta de Combustibles 1.2');

export const NO_PLACE = because(
  'uncited.mxNoPlace',
  'The schema has no place for it, which is all that the norm says.',
);
