import { norm } from '../../core/rules/citation.ts';

export const CODE_DE_COMMERCE = norm(
  'Code de commerce',
  'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000005634379',
);

export const CGI = norm(
  'Code général des impôts',
  'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577',
);
