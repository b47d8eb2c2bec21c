import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { valueAddedTax } from '../shared/value-added-tax.ts';

/**
 * IVA. Source of the rates: Ley del Impuesto al Valor Agregado, article 1; for the border regions the Decreto de estímulos
 * fiscales región fronteriza norte of 31 December 2018 and that of the south of 30 December 2020.
 */
export const vat = valueAddedTax({
  name: { es: 'IVA' },
  title: { es: 'Impuesto al Valor Agregado' },
  rates: {
    general: { name: { en: 'General Rate', es: 'Tasa General' }, byLaw: { '2010-01-01': '16.0%' } },
    reduced: {
      name: { en: 'Reduced (Border) Rate', es: 'Tasa Reducida (Fronteriza)' },
      // Northern border; southern border since 2021-01-01. The decrees end and are renewed: to be checked in December 2026.
      byLaw: { '2019-01-01': '8.0%' },
    },
  },
});

/** IVA that the customer withholds (Ley del Impuesto al Valor Agregado, article 1-A). */
export const rvat: TaxCategoryDefinition = {
  code: 'RVAT',
  name: { en: 'Retained VAT', es: 'IVA Retenido' },
  title: { en: 'Retained Value Added Tax', es: 'Impuesto al Valor Agregado Retenido' },
  retained: true,
};

/** Rates depend on the goods, so documents state them (Ley del Impuesto Especial sobre Producción y Servicios, article 2). */
export const ieps: TaxCategoryDefinition = {
  code: 'IEPS',
  name: { en: 'IEPS', es: 'IEPS' },
  title: { en: 'Special Tax on Production and Services', es: 'Impuesto Especial sobre Producción y Servicios' },
};

/** IEPS that the customer withholds (the same law, article 5-A). */
export const rieps: TaxCategoryDefinition = {
  code: 'RIEPS',
  name: { en: 'Retained IEPS', es: 'IEPS Retenido' },
  title: {
    en: 'Retained Special Tax on Production and Services',
    es: 'Impuesto Especial sobre Producción y Servicios Retenido',
  },
  retained: true,
};

/** Income tax that the customer withholds (Ley del Impuesto sobre la Renta, articles 106 and 116). */
export const isr: TaxCategoryDefinition = {
  code: 'ISR',
  name: { en: 'ISR', es: 'ISR' },
  title: { en: 'Income Tax', es: 'Impuesto Sobre la Renta' },
  retained: true,
};
