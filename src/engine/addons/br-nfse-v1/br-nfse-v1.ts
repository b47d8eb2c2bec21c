import { defineAddon } from '../../core/tax/addon.ts';
import { normaliseCombo, normaliseInvoice } from './defaults.ts';
import { extensions } from './extensions.codes.ts';
import { rules } from './rules.ts';

/** The Brazilian electronic invoice for services, NFS-e. Source: ABRASF, conceptual model of the NFS-e. */
export const nfse = defineAddon({
  key: 'br-nfse-v1',
  name: { en: 'Brazil NFS-e 1.X' },
  description: {
    en: 'Prepares invoices for services for the NFS-e of Brazilian municipalities: what the layout requires of the supplier, the services and their ISS is checked, and the usual codes are filled in.',
  },
  extensions,
  identities: [
    {
      key: 'br-nfse-municipal-reg',
      name: { en: 'Company Municipal Registration', pt: 'Inscrição Municipal da Empresa' },
    },
  ],
  normalisers: [normaliseInvoice, normaliseCombo],
  rules,
});
