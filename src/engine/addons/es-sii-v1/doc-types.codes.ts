import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { ordinaryDocTypes, usualCorrection } from '../shared/spanish-register.codes.ts';

/** Kinds of invoices (lists L2_EMI and L2_RECI). Source: Orden HFP/417/2017, annex. */
export const docTypes: readonly CodeDefinition[] = [
  ...ordinaryDocTypes,
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
  usualCorrection,
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
