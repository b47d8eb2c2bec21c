import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';

// Rates differ by place and goods, so documents state them. Informative taxes are part of the price.

/** Tax of the municipalities on services (Lei Complementar 116 of 2003). */
export const iss: TaxCategoryDefinition = {
  code: 'ISS',
  name: { en: 'ISS', pt: 'ISS' },
  title: { en: 'Municipal Service Tax', pt: 'Imposto Sobre Serviços' },
  informative: true,
};

/** Tax of the states on goods, transport and communication (Lei Complementar 87 of 1996). */
export const icms: TaxCategoryDefinition = {
  code: 'ICMS',
  name: { en: 'ICMS', pt: 'ICMS' },
  title: { en: 'State value-added tax', pt: 'Imposto sobre Circulação de Mercadorias e Serviços' },
  informative: true,
};

/** Tax of the Union on manufactured goods, on top of the price (Decreto 7.212 of 2010). */
export const ipi: TaxCategoryDefinition = {
  code: 'IPI',
  name: { en: 'IPI', pt: 'IPI' },
  title: { en: 'Federal value-added Tax', pt: 'Imposto sobre Produtos Industrializados' },
};

/** Contribution on turnover (Lei 10.637 of 2002). */
export const pis: TaxCategoryDefinition = {
  code: 'PIS',
  name: { en: 'PIS', pt: 'PIS' },
  title: { en: 'Social Integration Program', pt: 'Programa de Integração Social' },
  informative: true,
};

/** Contribution on turnover (Lei 10.833 of 2003). */
export const cofins: TaxCategoryDefinition = {
  code: 'COFINS',
  name: { en: 'COFINS', pt: 'COFINS' },
  title: {
    en: 'Contribution for the Financing of Social Security',
    pt: 'Contribuição para o Financiamento da Seguridade Social',
  },
  informative: true,
};

/** Tax of states and municipalities in place of ICMS and ISS (Lei Complementar 214 of 2025). */
export const ibs: TaxCategoryDefinition = {
  code: 'IBS',
  name: { en: 'IBS', pt: 'IBS' },
  title: { en: 'Goods and Services Tax', pt: 'Imposto sobre Bens e Serviços' },
  informative: true,
};

/** Contribution of the Union in place of PIS and COFINS (Lei Complementar 214 of 2025). */
export const cbs: TaxCategoryDefinition = {
  code: 'CBS',
  name: { en: 'CBS', pt: 'CBS' },
  title: { en: 'Federal Goods and Services Contribution', pt: 'Contribuição sobre Bens e Serviços' },
  informative: true,
};

/**
 * Selective tax of the Union on goods that harm health or the environment, from 2027-01-01 on (Emenda Constitucional 132
 * of 2023; Lei Complementar 214 of 2025, articles 409 to 438). Whether it is collected from that day is open: its rates
 * need a law. The format does not have it yet.
 */
export const is: TaxCategoryDefinition = {
  code: 'IS',
  name: { en: 'IS', pt: 'IS' },
  title: { en: 'Selective Tax', pt: 'Imposto Seletivo' },
  informative: true,
  unpublished: true,
};
