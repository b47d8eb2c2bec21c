import { norm } from '../../core/rules/citation.ts';

export const VOUCHERS = norm(
  'Reglamento de Comprobantes de Pago',
  'https://www.sunat.gob.pe/legislacion/comprob/regla/index.html',
);

export const REGISTER = norm('SUNAT, Inscripción al RUC', 'https://centrovirtual.sunat.gob.pe/tramites/inscribete-ruc');
