import type { ScenarioSetDefinition } from '../../core/tax/definitions.ts';
import { DOCUMENT_TYPE, FORMAT } from './extension-keys.ts';

/** Format and kind of document (`FormatoTrasmissione`, `TipoDocumento`). The last match is used. */
export const invoiceScenarios: ScenarioSetDefinition = {
  schema: 'bill/invoice',
  list: [
    { name: { en: 'Private Invoice', it: 'Fattura Privata' }, ext: { [FORMAT]: 'FPR12' } },
    { name: { en: 'Government Invoice', it: 'Fattura Pubblica' }, tags: ['b2g'], ext: { [FORMAT]: 'FPA12' } },
    // The simplified format has a schema of its own, 1.0.2.
    {
      name: { en: 'Simplified Private Invoice', it: 'Fattura Semplificata Privata' },
      tags: ['simplified'],
      ext: { [FORMAT]: 'FSM10' },
      unpublished: true,
    },
    { name: { en: 'Regular Invoice', it: 'Fattura' }, type: ['standard'], ext: { [DOCUMENT_TYPE]: 'TD01' } },
    {
      name: { en: 'Advance or down payment on invoice', it: 'Acconto / anticipo su fattura' },
      type: ['standard'],
      tags: ['partial'],
      ext: { [DOCUMENT_TYPE]: 'TD02' },
    },
    { name: { en: 'Credit Note', it: 'Nota di credito' }, type: ['credit-note'], ext: { [DOCUMENT_TYPE]: 'TD04' } },
    { name: { en: 'Debit Note', it: 'Nota di debito' }, type: ['debit-note'], ext: { [DOCUMENT_TYPE]: 'TD05' } },
    {
      name: { en: 'Freelancer invoice with retained taxes', it: 'Parcella' },
      type: ['standard'],
      tags: ['freelance'],
      ext: { [DOCUMENT_TYPE]: 'TD06' },
    },
    {
      name: { en: 'Advance or down payment on freelance invoice', it: 'Acconto / anticipo su parcella' },
      type: ['standard'],
      tags: ['partial', 'freelance'],
      ext: { [DOCUMENT_TYPE]: 'TD03' },
    },
    {
      name: { en: 'Simplified Invoice', it: 'Fattura Semplificata' },
      type: ['standard'],
      tags: ['simplified'],
      ext: { [DOCUMENT_TYPE]: 'TD07' },
    },
    {
      name: { en: 'Simplified Credit Note', it: 'Nota di credito semplificata' },
      type: ['credit-note'],
      tags: ['simplified'],
      ext: { [DOCUMENT_TYPE]: 'TD08' },
    },
    {
      name: { en: 'Simplified Debit Note', it: 'Nota di debito semplificata' },
      type: ['debit-note'],
      tags: ['simplified'],
      ext: { [DOCUMENT_TYPE]: 'TD09' },
    },
    {
      name: {
        en: 'Self-billed for self consumption or for free transfer without recourse',
        it: 'Fattura per autoconsumo o per cessioni gratuite senza rivalsa',
      },
      type: ['standard'],
      tags: ['self-billed'],
      ext: { [DOCUMENT_TYPE]: 'TD27' },
    },
    {
      name: { en: 'Reverse charge', it: 'Integrazione fattura reverse charge interno' },
      type: ['standard'],
      tags: ['self-billed', 'reverse-charge'],
      ext: { [DOCUMENT_TYPE]: 'TD16' },
    },
    {
      name: { en: 'Self-billed Import', it: 'Integrazione/autofattura per acquisto servizi da estero' },
      type: ['standard'],
      tags: ['self-billed', 'import'],
      ext: { [DOCUMENT_TYPE]: 'TD17' },
    },
    {
      name: { en: 'Self-billed EU Goods Import', it: 'Integrazione per acquisto beni intracomunitari' },
      type: ['standard'],
      tags: ['self-billed', 'import', 'goods-eu'],
      ext: { [DOCUMENT_TYPE]: 'TD18' },
    },
    {
      name: {
        en: 'Self-billed Goods Import',
        it: 'Integrazione/autofattura per acquisto beni ex art.17 c.2 DPR 633/72',
      },
      type: ['standard'],
      tags: ['self-billed', 'import', 'goods'],
      ext: { [DOCUMENT_TYPE]: 'TD19' },
    },
    {
      name: {
        en: 'Self-billed Regularization',
        it: 'Autofattura per regolarizzazione e integrazione delle fatture - art.6 c.8 d.lgs.471/97 o art.46 c.5 D.L.331/93',
      },
      type: ['standard'],
      tags: ['self-billed', 'regularization'],
      ext: { [DOCUMENT_TYPE]: 'TD20' },
    },
    {
      name: { en: 'Self-billed invoice when ceiling exceeded', it: 'Autofattura per splafonamento' },
      type: ['standard'],
      tags: ['self-billed', 'ceiling-exceeded'],
      ext: { [DOCUMENT_TYPE]: 'TD21' },
    },
    {
      name: { en: 'Self-billed for goods extracted from VAT warehouse', it: 'Estrazione beni da Deposito IVA' },
      type: ['standard'],
      tags: ['self-billed', 'goods-extracted'],
      ext: { [DOCUMENT_TYPE]: 'TD22' },
    },
    {
      name: {
        en: 'Self-billed for goods extracted from VAT warehouse with VAT payment',
        it: 'Estrazione beni da Deposito IVA con versamento IVA',
      },
      type: ['standard'],
      tags: ['self-billed', 'goods-with-tax'],
      ext: { [DOCUMENT_TYPE]: 'TD23' },
    },
    {
      name: {
        en: 'Deferred invoice ex art.21, c.4, lett. a) DPR 633/72',
        it: 'Fattura differita - art.21 c.4 lett. a',
      },
      type: ['standard'],
      tags: ['deferred'],
      ext: { [DOCUMENT_TYPE]: 'TD24' },
    },
    {
      name: {
        en: 'Deferred invoice ex art.21, c.4, third period lett. b) DPR 633/72',
        it: 'Fattura differita - art.21 c.4 terzo periodo lett. b',
      },
      type: ['standard'],
      tags: ['deferred', 'third-period'],
      ext: { [DOCUMENT_TYPE]: 'TD25' },
    },
    {
      name: {
        en: 'Sale of depreciable assets and for internal transfers (ex art.36 DPR 633/72',
        it: 'Cessione di beni ammortizzabili e per passaggi interni - art.36 DPR 633/72',
      },
      type: ['standard'],
      tags: ['depreciable-assets'],
      ext: { [DOCUMENT_TYPE]: 'TD26' },
    },
    {
      name: {
        en: 'Purchases from San Marino with VAT (paper invoice)',
        it: 'Acquisti da San Marino con IVA (fattura cartacea)',
      },
      type: ['standard'],
      tags: ['self-billed', 'san-marino-paper'],
      ext: { [DOCUMENT_TYPE]: 'TD28' },
    },
    // No tag tells it: it is kept where a document states it.
    {
      name: {
        en: 'Report of a missing or wrong invoice',
        it: 'Comunicazione per omessa o irregolare fatturazione',
      },
      type: ['standard'],
      extKey: DOCUMENT_TYPE,
      extCode: 'TD29',
      ext: { [DOCUMENT_TYPE]: 'TD29' },
      unpublished: true,
    },
  ],
};
