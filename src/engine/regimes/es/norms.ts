import { norm } from '../../core/rules/citation.ts';

export const INVOICING = norm(
  'Real Decreto 1619/2012, Reglamento de facturación',
  'https://www.boe.es/buscar/act.php?id=BOE-A-2012-14696',
);

export const NIF = norm(
  'Real Decreto 1065/2007, Reglamento General de gestión e inspección tributaria',
  'https://www.boe.es/buscar/act.php?id=BOE-A-2007-15984',
);
