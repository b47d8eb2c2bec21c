import { norm } from '../../core/rules/citation.ts';

export const TAX_STATUTE = norm(
  'Estatuto Tributario',
  'https://normograma.dian.gov.co/dian/compilacion/docs/estatuto_tributario.htm',
);
