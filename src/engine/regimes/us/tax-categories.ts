import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';

/** Rates differ between more than ten thousand places, so none are listed. */
export const salesTax: TaxCategoryDefinition = { code: 'ST', name: { en: 'ST' }, title: { en: 'Sales Tax' } };
