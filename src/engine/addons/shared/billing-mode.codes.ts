import type { CodeDefinition } from '../../core/tax/definitions.ts';

export const BILLING_MODE = 'fr-ctc-billing-mode';

/** Billing modes. Source: AFNOR XP Z12-012 and the external specifications of the French tax authority, BT-23. */
export const billingMode: CodeDefinition = {
  key: BILLING_MODE,
  name: { en: 'Billing Mode', fr: 'Cadre de Facturation' },
  desc: {
    en: 'Goods (B), services (S) or both (M), and whether the invoice is yet to be paid, paid already or final after an advance. Worked out from items and totals when left out.',
    fr: 'Biens (B), services (S) ou les deux (M), et si la facture est à payer, déjà payée ou finale après acompte. Déduit des articles et des totaux quand il manque.',
  },
  values: [
    { code: 'B1', name: { en: 'Goods - Deposit invoice', fr: 'Biens - Facture de dépôt' } },
    { code: 'B2', name: { en: 'Goods - Already paid invoice', fr: 'Biens - Facture déjà payée' } },
    {
      code: 'B4',
      name: { en: 'Goods - Final invoice (after down payment)', fr: 'Biens - Facture définitive (après acompte)' },
    },
    {
      code: 'B7',
      name: { en: 'Goods - E-reporting (VAT already collected)', fr: 'Biens - E-reporting (TVA déjà collectée)' },
    },
    { code: 'S1', name: { en: 'Services - Deposit invoice', fr: 'Services - Facture de dépôt' } },
    { code: 'S2', name: { en: 'Services - Already paid invoice', fr: 'Services - Facture déjà payée' } },
    {
      code: 'S4',
      name: {
        en: 'Services - Final invoice (after down payment)',
        fr: 'Services - Facture définitive (après acompte)',
      },
    },
    { code: 'S5', name: { en: 'Services - Subcontractor invoice', fr: 'Services - Facture de sous-traitance' } },
    { code: 'S6', name: { en: 'Services - Co-contractor invoice', fr: 'Services - Facture de cotraitance' } },
    {
      code: 'S7',
      name: {
        en: 'Services - E-reporting (VAT already collected)',
        fr: 'Services - E-reporting (TVA déjà collectée)',
      },
    },
    { code: 'M1', name: { en: 'Mixed - Deposit invoice', fr: 'Mixte - Facture de dépôt' } },
    { code: 'M2', name: { en: 'Mixed - Already paid invoice', fr: 'Mixte - Facture déjà payée' } },
    {
      code: 'M4',
      name: { en: 'Mixed - Final invoice (after down payment)', fr: 'Mixte - Facture définitive (après acompte)' },
    },
  ],
};
