import { because, norm } from '../../core/rules/citation.ts';

export const INVOICING = norm(
  'Resolución General AFIP 1415/2003',
  'https://biblioteca.afip.gob.ar/search/query/norma.aspx?p=t:RAG|n:1415|o:3|a:2003|f:07/01/2003',
);

export const NO_ARTICLE = because(
  'uncited.arNoArticle',
  'The CUIT is given out by the tax authority; the resolution that describes its form and check digit was not found.',
);
