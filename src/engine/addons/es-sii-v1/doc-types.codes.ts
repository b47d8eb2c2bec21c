import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Kinds of invoices (lists L2_EMI and L2_RECI). Source: Orden HFP/417/2017, annex. */
export const docTypes: readonly CodeDefinition[] = [
  {
    code: 'F1',
    name: {
      en: 'Invoice (Article 6, 7.2 and 7.3 of RD 1619/2012)',
      es: 'Factura (Art. 6, 7.2 y 7.3 del RD 1619/2012)',
    },
    desc: { en: 'An ordinary invoice.' },
  },
  {
    code: 'F2',
    name: {
      en: 'Simplified invoice (Article 6.1.d) of RD 1619/2012)',
      es: 'Factura Simplificada (Art. 6.1.d) del RD 1619/2012)',
    },
    desc: { en: 'For retail and other cases in which the customer need not be named.' },
  },
  {
    code: 'F3',
    name: {
      en: 'Invoice issued as replacement of simplified invoice',
      es: 'Factura emitida en sustitución de facturas simplificadas',
    },
    desc: { en: 'Names the customer of simplified invoices issued before.' },
  },
  {
    code: 'F4',
    name: { en: 'Summary entry of invoices', es: 'Asiento resumen de facturas' },
    desc: { en: 'Several invoices in one entry of the register.' },
  },
  {
    code: 'F5',
    name: { en: 'Imports (DUA)', es: 'Importaciones (DUA)' },
    desc: { en: 'Goods cleared through customs. Received invoices only.' },
  },
  {
    code: 'F6',
    name: { en: 'Accounting justifications', es: 'Justificantes contables' },
    desc: { en: 'Other documents of the accounts. Received invoices only.' },
  },
  {
    code: 'R1',
    name: {
      en: 'Rectified invoice: articles 80.1, 80.2, and 80.6',
      es: 'Factura rectificativa: art. 80 Uno, Dos y Seis LIVA',
    },
    desc: { en: 'For most corrections: mistakes, returns, discounts and cancelled sales.' },
  },
  {
    code: 'R2',
    name: { en: 'Rectified invoice: article 80.3', es: 'Factura rectificativa: artículo 80.3' },
    desc: { en: 'For customers under insolvency proceedings.' },
  },
  {
    code: 'R3',
    name: { en: 'Rectified invoice: article 80.4', es: 'Factura rectificativa: artículo 80.4' },
    desc: { en: 'For debts that cannot be collected, without insolvency proceedings.' },
  },
  {
    code: 'R4',
    name: { en: 'Rectified invoice: other', es: 'Factura rectificativa: resto' },
    desc: { en: 'For whatever none of the others fits.' },
  },
  {
    code: 'R5',
    name: { en: 'Rectified invoice: simplified invoices', es: 'Factura rectificativa: facturas simplificadas' },
    desc: { en: 'For every correction of a simplified invoice.' },
  },
  {
    code: 'AJ',
    name: { en: 'Profit margin adjustment', es: 'Ajuste del margen de beneficio' },
    desc: { en: 'For travel agencies and others taxed on their margin. Issued invoices only.' },
  },
  {
    code: 'LC',
    name: { en: 'Customs - Complementary settlement', es: 'Aduanas - Liquidación complementaria' },
    desc: { en: 'A later settlement by customs. Received invoices only.' },
  },
];
