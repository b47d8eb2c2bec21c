import { valueAddedTax } from '../shared/value-added-tax.ts';

/**
 * Umsatzsteuer. Source of the rates: § 12 UStG; for the second half of 2020 the Zweites Corona-Steuerhilfegesetz; for
 * former rates the publications below.
 */
export const vat = valueAddedTax({
  name: { de: 'USt' },
  title: { de: 'Mehrwertsteuer' },
  rates: {
    general: {
      name: { en: 'General rate', de: 'Allgemeiner Steuersatz' },
      desc: {
        en: 'For all goods and services to which the law gives no other rate.',
        de: 'Für alle Waren und Leistungen, denen das Gesetz keinen anderen Satz gibt.',
      },
      values: {
        '2021-01-01': '19%',
        '2020-07-01': '16%',
        '2007-01-01': '19%',
        '1998-04-01': '16%',
        '1993-01-01': '15%',
      },
    },
    reduced: {
      name: { en: 'Reduced rate', de: 'Verminderter Steuersatz' },
      desc: {
        en: 'For what annex 2 of the law lists, among it most food, books and newspapers, and for local transport, culture and hotel nights.',
        de: 'Für die Gegenstände der Anlage 2 des Gesetzes, darunter die meisten Lebensmittel, Bücher und Zeitungen, sowie für Nahverkehr, Kultur und Übernachtungen.',
      },
      values: { '2021-01-01': '7%', '2020-07-01': '5%', '1983-07-01': '7%' },
    },
  },
  sources: [
    {
      title: {
        en: 'Federal Ministry of Finance: 100 Years of VAT in Germany',
        de: 'Bundesfinanzministerium: 100 Jahre Umsatzsteuer in Deutschland',
      },
      url: 'https://www.bundesfinanzministerium.de/Monatsberichte/2019/12/Inhalte/Kapitel-3-Analysen/3-4-100-jahre-umsatzsteuer.html',
    },
    {
      title: {
        en: 'German Bundestag Research Service: Role of VAT and its Contribution to Financing Social Security Systems',
        de: 'Wissenschaftliche Dienste des Deutschen Bundestages: Rolle der Umsatzsteuer und ihr Beitrag zur Finanzierung der sozialen Sicherungssysteme',
      },
      url: 'https://www.bundestag.de/resource/blob/410468/8ceeef0b94cdfa0b39a9925dece2aa75/WD-4-040-10-pdf.pdf',
    },
    {
      title: {
        en: 'Federal Statistical Office: Effect of the VAT Reduction',
        de: 'Statistisches Bundesamt: Auswirkungen der Mehrwertsteuersenkung',
      },
      url: 'https://www.destatis.de/EN/Themes/Society-Environment/Income-Consumption-Living-Conditions/Consumption-Expenditure/consumption-1-VAT.html',
    },
  ],
});
