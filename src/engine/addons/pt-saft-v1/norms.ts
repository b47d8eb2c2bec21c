import { norm } from '../../core/rules/citation.ts';

/** Elements of the audit file, named as in the annex. */
export const SAF_T = norm(
  'Portaria n.º 302/2016, estrutura de dados SAF-T (PT)',
  'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/legislacao/diplomas_legislativos/Documents/Portaria_302_2016.pdf',
);

export const CASH_VAT = norm('Decreto-Lei n.º 71/2013, regime de IVA de caixa');
