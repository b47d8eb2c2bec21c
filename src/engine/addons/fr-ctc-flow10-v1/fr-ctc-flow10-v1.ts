import { defineAddon } from '../../core/tax/addon.ts';
import { typed } from '../shared/typed-scenario.ts';
import { extensions } from './extensions.codes.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseCombo, normaliseIdentity, normaliseInvoice, normaliseParty } from './normalisers.ts';
import { paymentRules } from './payment-rules.ts';

/** Reports of sales to consumers and abroad to the French tax authority. Source: its external specifications. */
export const flow10 = defineAddon({
  key: 'fr-ctc-flow10-v1',
  name: { en: 'France CTC Flow 10 (E-Reporting)', fr: 'France CTC Flux 10 (E-Reporting)' },
  description: {
    en: 'Prepares invoices and payments for the reports to the French tax authority about sales to consumers and to customers abroad, which do not pass through the platforms as invoices.',
    fr: 'Prépare factures et paiements pour les déclarations à l’administration fiscale française des ventes aux particuliers et aux clients étrangers, qui ne passent pas par les plateformes comme factures.',
  },
  sources: [
    {
      title: { en: 'External Specifications', fr: 'Spécifications Externes' },
      url: 'https://www.impots.gouv.fr/specifications-externes-b2b',
    },
  ],
  extensions,
  scenarios: [
    {
      schema: 'bill/invoice',
      list: [
        typed('standard', '380'),
        typed('standard', '386', 'prepayment'),
        typed('corrective', '384'),
        typed('credit-note', '381'),
        typed('credit-note', '503', 'prepayment'),
      ],
    },
  ],
  after: ['pl-favat-v3'],
  normalisers: [normaliseInvoice, normaliseParty, normaliseIdentity, normaliseCombo],
  rules: [...invoiceRules, ...paymentRules],
});
