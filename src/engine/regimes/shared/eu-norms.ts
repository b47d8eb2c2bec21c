import { norm } from '../../core/rules/citation.ts';

/** What every invoice of the Union states; the acts of the member states repeat it. */
export const VAT_DIRECTIVE = norm('Directive 2006/112/EC', 'https://eur-lex.europa.eu/eli/dir/2006/112/oj');

/** The form of the numbers of each member state, in the Commission's own words. */
export const VIES = norm(
  'VIES, structure of VAT identification numbers',
  'https://ec.europa.eu/taxation_customs/vies/',
);
