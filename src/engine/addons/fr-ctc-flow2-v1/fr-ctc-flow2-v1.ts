import { defineAddon } from '../../core/tax/addon.ts';
import { billingMode } from '../shared/billing-mode.codes.ts';
import { typed } from '../shared/typed-scenario.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseIdentity, normaliseInvoice, normaliseParty } from './invoice.ts';
import { paidRules } from './paid-rules.ts';
import { partRules } from './part-rules.ts';
import { partyRules } from './party-rules.ts';

/** Invoices between businesses sent through the French platforms. Source: AFNOR XP Z12-012. */
export const flow2 = defineAddon({
  key: 'fr-ctc-flow2-v1',
  requires: ['eu-en16931-v2017'],
  name: { en: 'France CTC Flow 2 (B2B Clearance)', fr: 'France CTC Flux 2 (Clearance B2B)' },
  description: {
    en: 'Prepares invoices between French businesses for the exchange through approved platforms: document type, billing mode, identities and required notes are derived, and the French rules are checked besides those of EN 16931.',
    fr: 'Prépare les factures entre entreprises françaises pour l’échange par plateformes agréées : type de document, cadre de facturation, identifiants et mentions obligatoires sont déduits, et les règles françaises sont vérifiées avec celles de l’EN 16931.',
  },
  sources: [
    {
      title: { en: 'External Specifications', fr: 'Spécifications Externes' },
      url: 'https://www.impots.gouv.fr/specifications-externes-b2b',
    },
  ],
  extensions: [billingMode],
  scenarios: [
    {
      schema: 'bill/invoice',
      list: [
        typed('standard', '380'),
        typed('standard', '389', 'self-billed'),
        typed('standard', '393', 'factoring'),
        typed('standard', '501', 'self-billed', 'factoring'),
        typed('standard', '386', 'prepayment'),
        typed('standard', '500', 'self-billed', 'prepayment'),
        typed('corrective', '384'),
        typed('corrective', '471', 'self-billed'),
        typed('corrective', '472', 'factoring'),
        typed('corrective', '473', 'self-billed', 'factoring'),
        typed('credit-note', '381'),
        typed('credit-note', '261', 'self-billed'),
        typed('credit-note', '396', 'factoring'),
        typed('credit-note', '502', 'self-billed', 'factoring'),
        typed('credit-note', '503', 'prepayment'),
      ],
    },
  ],
  normalisers: [normaliseInvoice, normaliseParty, normaliseIdentity],
  rules: [...invoiceRules, ...paidRules, ...partyRules, ...partRules],
});
