import { norm } from '../../core/rules/citation.ts';

/** The form of the numbers of each member state, in the Commission's own words. */
export const VIES = norm(
  'VIES, structure of VAT identification numbers',
  'https://ec.europa.eu/taxation_customs/vies/',
);
