import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { billingMode } from '../shared/billing-mode.codes.ts';
import { B2C_CATEGORY } from './extension-keys.ts';

/** Categories of e-reporting. Source: external specifications of the French tax authority, TT-81 and BT-23. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: B2C_CATEGORY,
    name: { en: 'B2C Transaction Category', fr: 'Catégorie de transaction B2C' },
    desc: {
      en: 'What kind of sale to consumers is reported: goods, services, sales without VAT or under the margin scheme.',
      fr: 'La nature de la vente aux particuliers : biens, services, ventes sans TVA ou sous le régime de la marge.',
    },
    values: [
      { code: 'TLB1', name: { en: 'Goods subject to VAT', fr: 'Livraisons de biens soumises à la TVA' } },
      { code: 'TPS1', name: { en: 'Services subject to VAT', fr: 'Prestations de services soumises à la TVA' } },
      { code: 'TNT1', name: { en: 'Not subject to French VAT', fr: 'Non soumis à la TVA en France' } },
      { code: 'TMA1', name: { en: 'VAT-on-margin regime', fr: 'Régime de TVA sur la marge' } },
    ],
  },
  billingMode,
];
