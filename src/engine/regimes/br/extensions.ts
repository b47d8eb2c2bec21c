import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Municipality of a party. */
export const MUNICIPALITY = 'br-ibge-municipality';

export const extensions: readonly CodeDefinition[] = [
  {
    key: MUNICIPALITY,
    name: { en: 'IBGE Municipality Code', pt: 'Código do Município do IBGE' },
    desc: {
      en: 'Seven digits by which the Brazilian statistics office, the IBGE, knows the municipality; the first two are those of the state.',
    },
    sources: [
      {
        title: { en: 'IBGE - Municipalities Codes', pt: 'IBGE - Códigos dos Municípios' },
        url: 'https://www.ibge.gov.br/explica/codigos-dos-municipios.php',
      },
    ],
    pattern: '^\\d{7}$',
  },
];
