import { defineRegime } from '../../core/tax/regime.ts';
import { reverseCharge } from '../shared/reverse-charge.ts';
import { identities } from './identities.ts';
import { writeNumber } from './normalisers.ts';
import { identityRules, invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Sweden: mervärdesskatt, called moms. */
export const sweden = defineRegime({
  country: 'SE',
  name: { en: 'Sweden', se: 'Sverige' },
  description: {
    en: [
      'Sweden charges moms, its value added tax within the rules of the European Union, at a general and two reduced rates.',
      'A company has an organisationsnummer of ten digits, which with 01 behind it is its VAT number. People have a personnummer, or a samordningsnummer when they are not registered as residents; sole traders use it for their business.',
      'Who is approved for F-skatt pays its taxes itself, so that customers withhold nothing. Public bodies receive invoices over Peppol. Invoices up to SEK 4,000 may be simplified.',
    ].join('\n\n'),
  },
  sources: [
    { title: { en: 'PEPPOL BIS Billing 3.0' }, url: 'https://docs.peppol.eu/poacc/billing/3.0/' },
    {
      title: { en: 'Skatteverket - VAT Rates' },
      url: 'https://www.skatteverket.se/foretag/moms/saljavarorochtjanster/momssatspavarorochtjanster.4.58d555751259e4d66168000409.html',
    },
    {
      title: { en: 'Skatteverket - Invoice Requirements' },
      url: 'https://www.skatteverket.se/foretag/moms/saljavarorochtjanster/momslagensregleromfakturering.4.58d555751259e4d66168000403.html',
    },
  ],
  known: { since: '1996-01-01', read: '2026-11-21' },
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseCharge] }],
  categories: [vat],
  normalisers: [writeNumber],
  rules: [invoiceRules, identityRules, taxIdentityRules],
});
