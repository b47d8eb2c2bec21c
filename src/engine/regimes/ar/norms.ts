import { norm } from '../../core/rules/citation.ts';

export const INVOICING = norm('Resolución General AFIP 1415/2003');

export const NO_ARTICLE =
  'The CUIT is given out by the tax authority; the resolution that describes its form and check digit was not found.';
