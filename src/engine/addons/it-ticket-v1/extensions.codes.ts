import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { EXEMPT, LINE_REF, LOTTERY, PRODUCT } from './extension-keys.ts';

/** Code lists of commercial documents (documento commerciale), with the official names. Source: Agenzia delle Entrate. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: EXEMPT,
    name: { en: 'Exemption Code', it: 'Natura Esenzione' },
    desc: {
      en: 'Why no IVA is charged (natura). It follows from the key of the tax: `outside-scope` N1 (N2), `export` and `intra-community` N3, `exempt` N4 (N5), `reverse-charge` N6. Codes in brackets are kept when stated.',
    },
    values: [
      {
        code: 'N1',
        name: { en: 'Excluded pursuant to Art. 15, DPR 633/72', it: 'Escluse ex. art. 15 del D.P.R. 633/1972' },
      },
      { code: 'N2', name: { en: 'Not subject', it: 'Non soggette' } },
      { code: 'N3', name: { en: 'Not taxable', it: 'Non imponibili' } },
      { code: 'N4', name: { en: 'Exempt', it: 'Esenti' } },
      {
        code: 'N5',
        name: { en: 'Margin regime / VAT not exposed', it: 'Regime del margine/IVA non esposta in fattura' },
      },
      { code: 'N6', name: { en: 'Reverse charge', it: 'Inversione contabile' } },
    ],
  },
  {
    key: PRODUCT,
    name: { en: 'AdE CF Product Key', it: 'Chiave Prodotto AdE CF' },
    desc: { en: 'Whether goods or services are sold. Services unless the item says otherwise.' },
    values: [
      { code: 'goods', name: { en: 'Delivery of goods', it: 'Consegna di beni' } },
      { code: 'services', name: { en: 'Provision of services', it: 'Prestazione di servizi' } },
    ],
  },
  {
    key: LOTTERY,
    name: { en: 'AdE Lottery Code', it: 'Codice Lotteria AdE' },
    desc: {
      en: 'Code with which the customer takes part in the receipts lottery, eight letters and digits. Stands in `tax.ext`.',
    },
    sources: [
      {
        title: { en: 'Agenzia delle Entrate', it: 'Agenzia delle Entrate' },
        url: 'https://www.agenziaentrate.gov.it/portale/documents/20143/4952835/Specifiche+Tecniche+Lotteria+Istantanea_V1.pdf/211eae00-0e0e-66b9-a077-895eb0d9fc51',
      },
    ],
    pattern: '^[A-Z0-9]{8}$',
  },
  {
    key: LINE_REF,
    name: { en: 'AdE Line Reference', it: 'Riferimento Linea AdE' },
    desc: {
      en: 'Number that the tax agency gave the line of the receipt, to name it in a correction. Stands in `ext` of the line.',
    },
  },
];
