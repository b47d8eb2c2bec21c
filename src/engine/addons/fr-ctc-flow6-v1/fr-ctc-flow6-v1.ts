import { defineAddon } from '../../core/tax/addon.ts';
import { extensions } from './extensions.codes.ts';
import { partyRules } from './party-rules.ts';
import { normaliseIdentity, normaliseParty, normalisePayment, normaliseStatus } from './normalisers.ts';
import { paymentRules } from './payment-rules.ts';
import { reasonRules } from './reason-rules.ts';
import { normaliseAction, normaliseReason } from './reasons.ts';
import { statusRules } from './status-rules.ts';

/** Life-cycle messages about French electronic invoices. Source: AFNOR XP Z12-012. */
export const flow6 = defineAddon({
  key: 'fr-ctc-flow6-v1',
  name: { en: 'France CTC Flow 6 (Cycle de Vie)', fr: 'France CTC Flux 6 (Cycle de Vie)' },
  description: {
    en: 'Prepares status reports and payments for the messages about the life cycle of invoices that French platforms exchange: status, reasons, actions and roles are turned into their codes, and what the messages require is checked.',
    fr: 'Prépare les statuts et les paiements pour les messages sur le cycle de vie des factures qu’échangent les plateformes françaises : statut, motifs, actions et rôles deviennent leurs codes, et ce qu’exigent les messages est vérifié.',
  },
  sources: [
    {
      title: { en: 'External Specifications', fr: 'Spécifications Externes' },
      url: 'https://www.impots.gouv.fr/specifications-externes-b2b',
    },
  ],
  extensions,
  normalisers: [normaliseStatus, normalisePayment, normaliseReason, normaliseAction, normaliseParty, normaliseIdentity],
  rules: [...statusRules, ...reasonRules, ...paymentRules, ...partyRules],
});
