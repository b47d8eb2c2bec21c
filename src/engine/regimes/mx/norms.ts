import { norm } from '../../core/rules/citation.ts';

export const TAX_CODE = norm('Código Fiscal de la Federación', 'https://www.diputados.gob.mx/LeyesBiblio/ref/cff.htm');
