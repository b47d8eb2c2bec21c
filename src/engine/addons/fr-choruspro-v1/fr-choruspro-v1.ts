import { defineAddon } from '../../core/tax/addon.ts';
import { extensions } from './extensions.codes.ts';
import { normaliseInvoice, normaliseLine } from './invoice.ts';
import { normaliseParty } from './party.ts';
import { invoiceRules } from './invoice-rules.ts';
import { partyRules } from './party-rules.ts';

/** Chorus Pro, the platform through which French public bodies receive invoices. Source: its external specifications (AIFE). */
export const chorusPro = defineAddon({
  key: 'fr-choruspro-v1',
  requires: ['eu-en16931-v2017'],
  name: { en: 'Chorus Pro', fr: 'Chorus Pro' },
  description: {
    en: 'Prepares invoices for Chorus Pro, the platform of the French public sector: each party gets the kind of its identifier, the invoice the framework it is submitted in, and what the platform asks for beyond EN 16931 is checked. The customer needs a SIRET.',
    fr: 'Prépare les factures pour Chorus Pro, la plateforme du secteur public français : chaque partie reçoit le type de son identifiant, la facture son cadre de facturation, et ce que la plateforme demande au-delà de la norme EN 16931 est vérifié. Le client doit avoir un SIRET.',
  },
  sources: [
    {
      title: { en: 'Chorus Pro Specifications', fr: 'Spécifications Chorus Pro' },
      url: 'https://communaute.chorus-pro.gouv.fr/wp-content/uploads/2018/11/External_Specifications_EDI_Appendix_V4.10.pdf',
    },
  ],
  extensions,
  normalisers: [normaliseInvoice, normaliseLine, normaliseParty],
  rules: [invoiceRules, ...partyRules],
});
