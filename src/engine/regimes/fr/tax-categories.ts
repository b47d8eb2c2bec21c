import { valueAddedTax } from '../shared/value-added-tax.ts';

/** TVA. Source of the rates: Code général des impôts, articles 278 to 281 nonies, and the page below. */
export const vat = valueAddedTax({
  name: { fr: 'TVA' },
  title: { fr: 'Taxe sur la Valeur Ajoutée' },
  rates: {
    general: {
      name: { en: 'General rate', fr: 'Taux normal' },
      desc: {
        en: 'For all goods and services to which the law gives no other rate.',
        fr: 'Pour les biens et services que la loi ne soumet à aucun autre taux.',
      },
      values: { '2014-01-01': '20%', '2011-01-04': '19.6%' },
    },
    intermediate: {
      name: { en: 'Intermediate rate', fr: 'Taux intermédiaire' },
      desc: {
        en: 'For restaurants, hotels and camping, passenger transport, museums and zoos, unprocessed farm products, firewood, and work on homes that does not save energy.',
        fr: 'Pour la restauration, l’hôtellerie et le camping, le transport de personnes, les musées et zoos, les produits agricoles bruts, le bois de chauffage et les travaux dans les logements sans économie d’énergie.',
      },
      values: { '2014-01-01': '10%', '2012-01-01': '7%' },
    },
    reduced: {
      name: { en: 'Reduced rate', fr: 'Taux réduit' },
      desc: {
        en: 'For most food, books, school canteens, aids for the disabled, cinema and theatre tickets, gas and electricity subscriptions, social housing, and work that makes homes save energy.',
        fr: 'Pour la plupart des aliments, les livres, les cantines scolaires, les aides aux handicapés, les billets de cinéma et de théâtre, les abonnements de gaz et d’électricité, le logement social et la rénovation énergétique.',
      },
      values: { '2012-01-01': '5.5%' },
    },
    'super-reduced': {
      name: { en: 'Super reduced rate', fr: 'Taux super réduit' },
      desc: {
        en: 'For medicines that social security refunds, the recognised press, the first performances of some shows, and livestock sold for slaughter to private buyers.',
        fr: 'Pour les médicaments remboursés, la presse reconnue, les premières représentations de certains spectacles et les animaux de boucherie vendus à des particuliers.',
      },
      values: { '2012-01-01': '2.1%' },
    },
    // Separate names: software that does not know `general+overseas` would treat it as `general`.
    overseas: {
      name: { en: 'Overseas general rate', fr: 'Taux normal outre-mer' },
      desc: { en: 'The general rate in Guadeloupe, Martinique and Réunion.' },
      values: { '2012-01-01': '8.5%' },
    },
    'overseas-reduced': {
      name: { en: 'Overseas reduced rate', fr: 'Taux réduit outre-mer' },
      desc: { en: 'The reduced and intermediate rates in Guadeloupe, Martinique and Réunion.' },
      values: { '2012-01-01': '2.1%' },
    },
    'overseas-livestock': {
      name: { en: 'Overseas rate for livestock', fr: 'Taux outre-mer des animaux de boucherie' },
      desc: { en: 'For livestock sold for slaughter to private buyers in Guadeloupe, Martinique and Réunion.' },
      values: { '2012-01-01': '1.75%' },
    },
    'overseas-press': {
      name: { en: 'Overseas rate for the press', fr: 'Taux outre-mer de la presse' },
      desc: { en: 'For the press and the first performances of some shows in Guadeloupe, Martinique and Réunion.' },
      values: { '2012-01-01': '1.05%' },
    },
    'corsica-fuel': {
      name: { en: 'Corsican rate for fuel', fr: 'Taux corse des produits pétroliers' },
      desc: { en: 'For petroleum products delivered in Corsica.' },
      values: { '2012-01-01': '13%' },
    },
    'corsica-reduced': {
      name: { en: 'Corsican reduced rate', fr: 'Taux réduit corse' },
      desc: {
        en: 'For food and other goods at the reduced rate delivered in Corsica, and services such as transport and hotels there.',
      },
      values: { '2012-01-01': '2.1%' },
    },
    'corsica-super-reduced': {
      name: { en: 'Corsican super reduced rate', fr: 'Taux super réduit corse' },
      desc: {
        en: 'For the first performances of some shows in Corsica, and livestock sold there for slaughter to private buyers.',
      },
      values: { '2012-01-01': '0.9%' },
    },
  },
  sources: [
    {
      title: {
        en: 'What are the current VAT rates in France and in the European Union?',
        fr: "Quels sont les taux de TVA en vigueur en France et dans l'Union européenne?",
      },
      url: 'https://www.economie.gouv.fr/cedef/taux-tva-france-et-union-europeenne',
    },
  ],
});
