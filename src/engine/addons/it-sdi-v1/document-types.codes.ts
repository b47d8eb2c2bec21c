import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Kinds of documents (`TipoDocumento`). Source: technical rules of the FatturaPA format, Agenzia delle Entrate. */
export const documentTypes: readonly CodeDefinition[] = [
  { code: 'TD01', name: { en: 'Regular Invoice', it: 'Fattura' } },
  { code: 'TD02', name: { en: 'Advance or down payment on invoice', it: 'Acconto / anticipo su fattura' } },
  { code: 'TD03', name: { en: 'Advance or down payment on freelance invoice', it: 'Acconto / anticipo su parcella' } },
  { code: 'TD04', name: { en: 'Credit Note', it: 'Nota di credito' } },
  { code: 'TD05', name: { en: 'Debit Note', it: 'Nota di debito' } },
  { code: 'TD06', name: { en: 'Freelancer invoice with retained taxes', it: 'Parcella' } },
  { code: 'TD07', name: { en: 'Simplified Invoice', it: 'Fattura Semplificata' } },
  { code: 'TD08', name: { en: 'Simplified Credit Note', it: 'Nota di credito semplificata' } },
  { code: 'TD09', name: { en: 'Simplified Debit Note', it: 'Nota di debito semplificata' } },
  { code: 'TD16', name: { en: 'Reverse charge', it: 'Integrazione fattura reverse charge interno' } },
  { code: 'TD17', name: { en: 'Self-billed Import', it: 'Integrazione/autofattura per acquisto servizi da estero' } },
  { code: 'TD18', name: { en: 'Self-billed EU Goods Import', it: 'Integrazione per acquisto beni intracomunitari' } },
  {
    code: 'TD19',
    name: { en: 'Self-billed Goods Import', it: 'Integrazione/autofattura per acquisto beni ex art.17 c.2 DPR 633/72' },
  },
  {
    code: 'TD20',
    name: {
      en: 'Self-billed Regularization',
      it: 'Autofattura per regolarizzazione e integrazione delle fatture - art.6 c.8 d.lgs.471/97 o art.46 c.5 D.L.331/93',
    },
  },
  { code: 'TD21', name: { en: 'Self-billed invoice when ceiling exceeded', it: 'Autofattura per splafonamento' } },
  {
    code: 'TD22',
    name: { en: 'Self-billed for goods extracted from VAT warehouse', it: 'Estrazione beni da Deposito IVA' },
  },
  {
    code: 'TD23',
    name: {
      en: 'Self-billed for goods extracted from VAT warehouse with VAT payment',
      it: 'Estrazione beni da Deposito IVA con versamento IVA',
    },
  },
  {
    code: 'TD24',
    name: { en: 'Deferred invoice ex art.21, c.4, lett. a) DPR 633/72', it: 'Fattura differita - art.21 c.4 lett. a' },
  },
  {
    code: 'TD25',
    name: {
      en: 'Deferred invoice ex art.21, c.4, third period lett. b) DPR 633/72',
      it: 'Fattura differita - art.21 c.4 terzo periodo lett. b',
    },
  },
  {
    code: 'TD26',
    name: {
      en: 'Sale of depreciable assets and for internal transfers (ex art.36 DPR 633/72',
      it: 'Cessione di beni ammortizzabili e per passaggi interni - art.36 DPR 633/72',
    },
  },
  {
    code: 'TD27',
    name: {
      en: 'Self-billed for self consumption or for free transfer without recourse',
      it: 'Fattura per autoconsumo o per cessioni gratuite senza rivalsa',
    },
  },
  {
    code: 'TD28',
    name: {
      en: 'Purchases from San Marino with VAT (paper invoice)',
      it: 'Acquisti da San Marino con IVA (fattura cartacea)',
    },
  },
  {
    code: 'TD29',
    name: {
      en: 'Report of a missing or wrong invoice',
      it: 'Comunicazione per omessa o irregolare fatturazione',
    },
    unpublished: true,
  },
];
