import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** ДДС, articles 66 and 66a of Закон за данък върху добавената стойност. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', bg: 'ДДС' },
  title: { en: 'Value Added Tax', bg: 'Данък върху добавената стойност' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', bg: 'Стандартна ставка' },
      values: [{ since: '2010-01-01', percent: '20%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', bg: 'Намалена ставка' },
      values: [
        { since: '2011-04-01', percent: '9%' },
        { since: '2010-01-01', percent: '7%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'vatcalculator.eu, Bulgarian Value Added Tax history' },
      url: 'https://vatcalculator.eu/bulgaria-vat-calculator/',
      at: '2026-11-22T00:00:00',
    },
  ],
};
