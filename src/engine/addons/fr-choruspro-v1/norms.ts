import { norm } from '../../core/rules/citation.ts';

export { VAT_DIRECTIVE } from '../../documents/norms.ts';

export const CHORUS = norm(
  'Chorus Pro, External Specifications EDI, Appendix 4.10',
  'https://communaute.chorus-pro.gouv.fr/wp-content/uploads/2018/11/External_Specifications_EDI_Appendix_V4.10.pdf',
);
