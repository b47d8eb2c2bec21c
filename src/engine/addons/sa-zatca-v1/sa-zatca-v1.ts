import { defineAddon } from '../../core/tax/addon.ts';
import { customerRules } from './customer-rules.ts';
import { extensions } from './extensions.codes.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseInvoice } from './invoice.ts';
import { partRules } from './part-rules.ts';
import { invoiceScenarios, invoiceTags } from './scenarios.ts';

/** Electronic invoices in Saudi Arabia. Source: ZATCA, Electronic Invoice XML Implementation Standard. */
export const zatca = defineAddon({
  key: 'sa-zatca-v1',
  requires: ['eu-en16931-v2017'],
  name: { en: 'Saudi Arabia ZATCA', ar: 'هيئة الزكاة والضريبة والجمارك' },
  description: {
    en: 'Prepares invoices for the electronic invoicing of the Saudi tax authority: the type of the transaction is derived from the tags, exemptions are explained in notes, and the rules of the authority are checked besides those of EN 16931.',
  },
  sources: [
    {
      title: { en: 'ZATCA E-Invoicing Developer Portal' },
      url: 'https://zatca.gov.sa/en/E-Invoicing/SystemsDevelopers/Pages/E-Invoice-specifications.aspx',
    },
  ],
  extensions,
  tags: [invoiceTags],
  scenarios: [invoiceScenarios],
  normalisers: [normaliseInvoice],
  rules: [...invoiceRules, ...customerRules, ...partRules],
});
