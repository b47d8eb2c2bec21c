import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** TVA. Source of the rates: Code général des impôts, articles 278 to 281 nonies, and the page below. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', fr: 'TVA' },
  title: { en: 'Value Added Tax', fr: 'Taxe sur la Valeur Ajoutée' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General rate', fr: 'Taux normal' },
      desc: {
        en: 'For all goods and services to which the law gives no other rate.',
        fr: 'Pour les biens et services que la loi ne soumet à aucun autre taux.',
      },
      values: [{ since: '2011-01-04', percent: '20%' }],
    },
    {
      rate: 'intermediate',
      keys: ['standard'],
      name: { en: 'Intermediate rate', fr: 'Taux intermédiaire' },
      desc: {
        en: 'For restaurants, hotels and camping, passenger transport, museums and zoos, unprocessed farm products, firewood, and work on homes that does not save energy.',
        fr: 'Pour la restauration, l’hôtellerie et le camping, le transport de personnes, les musées et zoos, les produits agricoles bruts, le bois de chauffage et les travaux dans les logements sans économie d’énergie.',
      },
      values: [{ since: '2014-01-01', percent: '10%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced rate', fr: 'Taux réduit' },
      desc: {
        en: 'For most food, books, school canteens, aids for the disabled, cinema and theatre tickets, gas and electricity subscriptions, social housing, and work that makes homes save energy.',
        fr: 'Pour la plupart des aliments, les livres, les cantines scolaires, les aides aux handicapés, les billets de cinéma et de théâtre, les abonnements de gaz et d’électricité, le logement social et la rénovation énergétique.',
      },
      values: [{ since: '2014-01-01', percent: '5.5%' }],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Super reduced rate', fr: 'Taux super réduit' },
      desc: {
        en: 'For medicines that social security refunds, the recognised press, the first performances of some shows, and livestock sold for slaughter to private buyers.',
        fr: 'Pour les médicaments remboursés, la presse reconnue, les premières représentations de certains spectacles et les animaux de boucherie vendus à des particuliers.',
      },
      values: [{ since: '2014-01-01', percent: '2.1%' }],
    },
  ],
  sources: [
    {
      title: {
        en: 'What are the current VAT rates in France and in the European Union?',
        fr: "Quels sont les taux de TVA en vigueur en France et dans l'Union européenne?",
      },
      url: 'https://www.economie.gouv.fr/cedef/taux-tva-france-et-union-europeenne',
    },
  ],
};
