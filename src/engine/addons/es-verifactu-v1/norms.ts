import { norm } from '../../core/rules/citation.ts';

export { VAT_DIRECTIVE } from '../../documents/norms.ts';

/** Fields and lists of the billing records, named as in the annex. */
export const ORDER = norm(
  'Orden HAC/1177/2024, sistemas informáticos de facturación',
  'https://www.boe.es/buscar/act.php?id=BOE-A-2024-22138',
);
