import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';

// What the customer withholds from the price of services. Sources: Lei 10.833 of 2003, article 30 (PIS, COFINS, CSLL); Lei
// 8.212 of 1991, article 31 (INSS); Decreto 9.580 of 2018, articles 714 ff. (IRRF).

export const pisRet: TaxCategoryDefinition = {
  code: 'PISRet',
  name: { en: 'PIS (Retained)', pt: 'PIS (Retido)' },
  title: { en: 'Social Integration Program Retained', pt: 'Programa de Integração Social Retido' },
  retained: true,
};

export const cofinsRet: TaxCategoryDefinition = {
  code: 'COFINSRet',
  name: { en: 'COFINS (Retained)', pt: 'COFINS (Retido)' },
  title: {
    en: 'Contribution for the Financing of Social Security Retained',
    pt: 'Contribuição para o Financiamento da Seguridade Social Retido',
  },
  retained: true,
};

export const csll: TaxCategoryDefinition = {
  code: 'CSLL',
  name: { en: 'CSLL', pt: 'CSLL' },
  title: { en: 'Social Contribution on Net Profit', pt: 'Contribuição Social sobre o Lucro Líquido' },
  retained: true,
};

export const inss: TaxCategoryDefinition = {
  code: 'INSS',
  name: { en: 'INSS', pt: 'INSS' },
  title: {
    en: 'National Social Security Institute Withholding',
    pt: 'Retenção do Instituto Nacional do Seguro Social',
  },
  retained: true,
};

export const irrf: TaxCategoryDefinition = {
  code: 'IRRF',
  name: { en: 'IRRF', pt: 'IRRF' },
  title: { en: 'Income Tax Withheld at Source', pt: 'Imposto de Renda Retido na Fonte' },
  retained: true,
};
