import { because, norm } from '../../core/rules/citation.ts';

export { ARITHMETIC } from '../../documents/norms.ts';

export const VAT_CODE = norm(
  'Código do IVA',
  'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/civa_rep/Pages/iva36.aspx',
);

export const SAF_T = norm(
  'Portaria n.º 302/2016, estrutura de dados SAF-T (PT)',
  'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/legislacao/diplomas_legislativos/Documents/Portaria_302_2016.pdf',
);

export const NIF = norm(
  'Decreto-Lei n.º 14/2013',
  'https://diariodarepublica.pt/dr/detalhe/decreto-lei/14-2013-257001',
);

export const ORDER_OF_TIME = because(
  'uncited.ptOrderOfTime',
  'Order of time: an invoice reports what has been, and is due later. No article that says so was found.',
);
