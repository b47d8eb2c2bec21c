import { norm } from '../../core/rules/citation.ts';

export { VAT_DIRECTIVE } from '../../documents/norms.ts';

/** Fields by number and name; five-digit codes are those of the checks of the Sistema di Interscambio. */
export const FATTURAPA = norm(
  'FatturaPA, Specifiche tecniche del formato',
  'https://www.fatturapa.gov.it/it/norme-e-regole/documentazione-fattura-elettronica/formato-fatturapa/',
);
