import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** PVM, article 19 of Pridėtinės vertės mokesčio įstatymas. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', lt: 'PVM' },
  title: { en: 'Value Added Tax', lt: 'Pridėtinės vertės mokestis' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate', lt: 'Standartinis tarifas' },
      values: [{ since: '2010-01-01', percent: '21%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', lt: 'Lengvatinis tarifas' },
      values: [
        { since: '2026-01-01', percent: '12%' },
        { since: '2010-01-01', percent: '9%' },
      ],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Super-reduced Rate', lt: 'Antrasis lengvatinis tarifas' },
      values: [{ since: '2010-01-01', percent: '5%' }],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'news.lt, Lithuania raises VAT rate' },
      url: 'https://news.lt/en/Print?id=210415',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'web1o.lt, VAT calculator' },
      url: 'https://web1o.lt/en/skaiciuokles/pvm',
      at: '2026-11-22T00:00:00',
    },
  ],
};
