import { norm } from '../../core/rules/citation.ts';

export { EN_16931, VAT_DIRECTIVE } from '../../documents/norms.ts';

export const XP_Z12_012 = norm(
  'AFNOR XP Z12-012',
  'https://www.boutique.afnor.org/fr-fr/norme/xp-z12012/formats-et-profils-des-messages-factures-et-statuts-de-cycle-de-vie-constit/fa301169/601641',
);

/** Rules G…. of the annexes, and the terms of EN 16931 they use. */
export const DGFIP = norm(
  'DGFiP, Spécifications externes de la facturation électronique',
  'https://www.impots.gouv.fr/specifications-externes-b2b',
);

/** Sales data to report. */
export const CGI_SALES = norm(
  'Code général des impôts, annexe II',
  'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000046385786/',
);

/** Payment data to report. */
export const CGI_PAYMENTS = norm(
  'Code général des impôts, annexe II',
  'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000046385799/',
);
