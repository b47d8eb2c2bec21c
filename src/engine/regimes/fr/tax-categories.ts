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
      values: [
        { since: '2014-01-01', percent: '20%' },
        { since: '2011-01-04', percent: '19.6%' },
      ],
    },
    {
      rate: 'intermediate',
      keys: ['standard'],
      name: { en: 'Intermediate rate', fr: 'Taux intermédiaire' },
      desc: {
        en: 'For restaurants, hotels and camping, passenger transport, museums and zoos, unprocessed farm products, firewood, and work on homes that does not save energy.',
        fr: 'Pour la restauration, l’hôtellerie et le camping, le transport de personnes, les musées et zoos, les produits agricoles bruts, le bois de chauffage et les travaux dans les logements sans économie d’énergie.',
      },
      values: [
        { since: '2014-01-01', percent: '10%' },
        { since: '2012-01-01', percent: '7%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced rate', fr: 'Taux réduit' },
      desc: {
        en: 'For most food, books, school canteens, aids for the disabled, cinema and theatre tickets, gas and electricity subscriptions, social housing, and work that makes homes save energy.',
        fr: 'Pour la plupart des aliments, les livres, les cantines scolaires, les aides aux handicapés, les billets de cinéma et de théâtre, les abonnements de gaz et d’électricité, le logement social et la rénovation énergétique.',
      },
      values: [{ since: '2012-01-01', percent: '5.5%' }],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Super reduced rate', fr: 'Taux super réduit' },
      desc: {
        en: 'For medicines that social security refunds, the recognised press, the first performances of some shows, and livestock sold for slaughter to private buyers.',
        fr: 'Pour les médicaments remboursés, la presse reconnue, les premières représentations de certains spectacles et les animaux de boucherie vendus à des particuliers.',
      },
      values: [{ since: '2012-01-01', percent: '2.1%' }],
    },
    // Separate names: software that does not know `general+overseas` would treat it as `general`.
    {
      rate: 'overseas',
      keys: ['standard'],
      name: { en: 'Overseas general rate', fr: 'Taux normal outre-mer' },
      desc: { en: 'The general rate in Guadeloupe, Martinique and Réunion.' },
      values: [{ since: '2012-01-01', percent: '8.5%' }],
    },
    {
      rate: 'overseas-reduced',
      keys: ['standard'],
      name: { en: 'Overseas reduced rate', fr: 'Taux réduit outre-mer' },
      desc: { en: 'The reduced and intermediate rates in Guadeloupe, Martinique and Réunion.' },
      values: [{ since: '2012-01-01', percent: '2.1%' }],
    },
    {
      rate: 'overseas-livestock',
      keys: ['standard'],
      name: { en: 'Overseas rate for livestock', fr: 'Taux outre-mer des animaux de boucherie' },
      desc: { en: 'For livestock sold for slaughter to private buyers in Guadeloupe, Martinique and Réunion.' },
      values: [{ since: '2012-01-01', percent: '1.75%' }],
    },
    {
      rate: 'overseas-press',
      keys: ['standard'],
      name: { en: 'Overseas rate for the press', fr: 'Taux outre-mer de la presse' },
      desc: { en: 'For the press and the first performances of some shows in Guadeloupe, Martinique and Réunion.' },
      values: [{ since: '2012-01-01', percent: '1.05%' }],
    },
    {
      rate: 'corsica-fuel',
      keys: ['standard'],
      name: { en: 'Corsican rate for fuel', fr: 'Taux corse des produits pétroliers' },
      desc: { en: 'For petroleum products delivered in Corsica.' },
      values: [{ since: '2012-01-01', percent: '13%' }],
    },
    {
      rate: 'corsica-reduced',
      keys: ['standard'],
      name: { en: 'Corsican reduced rate', fr: 'Taux réduit corse' },
      desc: {
        en: 'For food and other goods at the reduced rate delivered in Corsica, and services such as transport and hotels there.',
      },
      values: [{ since: '2012-01-01', percent: '2.1%' }],
    },
    {
      rate: 'corsica-super-reduced',
      keys: ['standard'],
      name: { en: 'Corsican super reduced rate', fr: 'Taux super réduit corse' },
      desc: {
        en: 'For the first performances of some shows in Corsica, and livestock sold there for slaughter to private buyers.',
      },
      values: [{ since: '2012-01-01', percent: '0.9%' }],
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
