import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Reasons not to charge IVA (`Natura`). Source: technical rules of the FatturaPA format, Agenzia delle Entrate. */
export const exemptions: readonly CodeDefinition[] = [
  {
    code: 'N1',
    name: { en: 'Excluded pursuant to Art. 15, DPR 633/72', it: 'Escluse ex. art. 15 del D.P.R. 633/1972' },
  },
  {
    code: 'N2.1',
    name: { en: 'Not subject pursuant to Art. 7, DPR 633/72', it: 'Non soggette ex. art. 7 del D.P.R. 633/72' },
  },
  { code: 'N2.2', name: { en: 'Not subject - other', it: 'Non soggette - altri casi' } },
  { code: 'N3.1', name: { en: 'Not taxable - exports', it: 'Non imponibili - esportazioni' } },
  {
    code: 'N3.2',
    name: { en: 'Not taxable - intra-community supplies', it: 'Non imponibili - cessioni intracomunitarie' },
  },
  {
    code: 'N3.3',
    name: { en: 'Not taxable - transfers to San Marino', it: 'Non imponibili - cessioni verso San Marino' },
  },
  {
    code: 'N3.4',
    name: {
      en: 'Not taxable - export supplies of goods and services',
      it: "Non Imponibili - operazioni assimilate alle cessioni all'esportazione",
    },
  },
  { code: 'N3.5', name: { en: 'Not taxable - declaration of intent', it: "Non imponibili - dichiarazioni d'intento" } },
  {
    code: 'N3.6',
    name: {
      en: 'Not taxable - other',
      it: 'Non imponibili - altre operazioni che non concorrono alla formazione del plafond',
    },
  },
  { code: 'N4', name: { en: 'Exempt', it: 'Esenti' } },
  { code: 'N5', name: { en: 'Margin regime / VAT not exposed', it: 'Regime del margine/IVA non esposta in fattura' } },
  {
    code: 'N6.1',
    name: {
      en: 'Reverse charge - Transfer of scrap and of other recyclable materials',
      it: 'Inversione contabile - cessione di rottami e altri materiali di recupero',
    },
  },
  {
    code: 'N6.2',
    name: {
      en: 'Reverse charge - Transfer of gold and pure silver pursuant to law 7/2000 as well as used jewelery to OPO',
      it: 'Inversione contabile - cessione di oro e argento ai sensi della legge 7/2000 nonché di oreficeria usata ad OPO',
    },
  },
  {
    code: 'N6.3',
    name: {
      en: 'Reverse charge - Construction subcontracting',
      it: 'Inversione contabile - subappalto nel settore edile',
    },
  },
  {
    code: 'N6.4',
    name: { en: 'Reverse charge - Transfer of buildings', it: 'Inversione contabile - cessione di fabbricati' },
  },
  {
    code: 'N6.5',
    name: {
      en: 'Reverse charge - Transfer of mobile phones',
      it: 'Inversione contabile - cessione di telefoni cellulari',
    },
  },
  {
    code: 'N6.6',
    name: {
      en: 'Reverse charge - Transfer of electronic products',
      it: 'Inversione contabile - cessione di prodotti elettronici',
    },
  },
  {
    code: 'N6.7',
    name: {
      en: 'Reverse charge - provisions in the construction and related sectors',
      it: 'Inversione contabile - prestazioni comparto edile e settori connessi',
    },
  },
  {
    code: 'N6.8',
    name: {
      en: 'Reverse charge - transactions in the energy sector',
      it: 'Inversione contabile - operazioni settore energetico',
    },
  },
  { code: 'N6.9', name: { en: 'Reverse charge - other cases', it: 'Inversione contabile - altri casi' } },
  {
    code: 'N7',
    name: {
      en: 'VAT paid in other EU countries (telecommunications, tele-broadcasting and electronic services provision pursuant to Art. 7 -octies letter a, b, art. 74-sexies Italian Presidential Decree 633/72)',
      it: 'IVA assolta in altro stato UE (prestazione di servizi di telecomunicazioni, tele-radiodiffusione ed elettronici ex art. 7-octies lett. a, b, art. 74-sexies DPR 633/72)',
    },
  },
];
