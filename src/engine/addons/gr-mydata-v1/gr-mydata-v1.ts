import { defineAddon } from '../../core/tax/addon.ts';
import { normaliseCharge } from './charge.ts';
import { normaliseCombo } from './combo.ts';
import { customerRules } from './customer-rules.ts';
import { extensions } from './extensions.codes.ts';
import { branchRules, invoiceRules } from './invoice-rules.ts';
import { partRules } from './part-rules.ts';
import { paymentNormalisers } from './payment.ts';
import { invoiceScenarios, invoiceTags } from './scenarios.ts';

/** Reporting of invoices to the Greek AADE. Source: myDATA REST API documentation. */
export const myData = defineAddon({
  key: 'gr-mydata-v1',
  name: { en: 'Greece MyData v1.x' },
  description: {
    en: 'Prepares invoices for myDATA, the electronic books of the Greek tax authority: type of document, VAT category, cause of exemption, sorts of taxes and means of payment are derived from type, tags and keys. The tags `goods`, `services`, `export` and `eu` tell sales apart. Income can be classified on items.',
  },
  sources: [
    {
      title: { en: 'myDATA API Documentation v1.0.7' },
      url: 'https://www.aade.gr/sites/default/files/2023-10/myDATA%20API%20Documentation_v1.0.7_eng.pdf',
      contentType: 'application/pdf',
    },
    {
      title: { en: 'Greek Peppol BIS Billing 3.0' },
      url: 'https://www.gsis.gr/sites/default/files/eInvoice/Instructions%20to%20B2G%20Suppliers%20and%20certified%20PEPPOL%20Providers%20for%20the%20Greek%20PEPPOL%20BIS-EN-%20v1.0.pdf',
      contentType: 'application/pdf',
    },
  ],
  extensions,
  tags: [invoiceTags],
  scenarios: [invoiceScenarios],
  after: ['pl-favat-v3'],
  normalisers: [normaliseCombo, normaliseCharge, ...paymentNormalisers],
  rules: [invoiceRules, customerRules, branchRules, ...partRules],
});
