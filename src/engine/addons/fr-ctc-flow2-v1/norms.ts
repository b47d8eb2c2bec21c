import { norm } from '../../core/rules/citation.ts';

/** Rules BR-FR-… for invoices between platforms. */
export const XP_Z12_012 = norm(
  'AFNOR XP Z12-012',
  'https://www.boutique.afnor.org/fr-fr/norme/xp-z12012/formats-et-profils-des-messages-factures-et-statuts-de-cycle-de-vie-constit/fa301169/601641',
);

export const CODE_DE_COMMERCE = norm(
  'Code de commerce',
  'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000005634379',
);
