import type { TagSetDefinition } from '../../core/tax/definitions.ts';

/** Kinds of invoices and special VAT schemes of the invoicing regulation (Real Decreto 1619/2012, article 6.1). */
export const invoiceTags: TagSetDefinition = {
  schema: 'bill/invoice',
  list: [
    { key: 'copy', name: { en: 'Copy', es: 'Copia' } },
    { key: 'summary', name: { en: 'Summary', es: 'Recapitulativa' } },
    {
      key: 'simplified-scheme',
      name: { en: 'Simplified tax scheme', es: 'Contribuyente en régimen simplificado' },
    },
    {
      key: 'travel-agency',
      name: { en: 'Special scheme for travel agencies', es: 'Régimen especial de las agencias de viajes' },
    },
    {
      key: 'second-hand-goods',
      name: { en: 'Special scheme for second-hand goods', es: 'Régimen especial de los bienes usados' },
    },
    {
      key: 'art',
      name: { en: 'Special scheme of works of art', es: 'Régimen especial de los objetos de arte' },
    },
    {
      key: 'antiques',
      name: {
        en: 'Special scheme of antiques and collectables',
        es: 'Régimen especial de las antigüedades y objetos de colección',
      },
    },
    {
      key: 'cash-basis',
      name: { en: 'Special scheme on cash basis', es: 'Régimen especial del criterio de caja' },
    },
  ],
};
