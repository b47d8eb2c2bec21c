import { defineRegime } from '../../core/tax/regime.ts';
import { reverseCharge } from '../shared/reverse-charge.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Ireland: value added tax, cáin bhreisluacha. */
export const ireland = defineRegime({
  country: 'IE',
  name: { en: 'Ireland', ga: 'Éire' },
  description: {
    en: [
      'Ireland charges value added tax within the rules of the European Union: a standard rate, two reduced ones and one for livestock. Most food, books, children’s clothes and oral medicines are taxed at zero, as are exports.',
      'A business states its VAT number: seven digits and one or two letters, or an older form. Invoices are corrected by credit notes. Public bodies receive invoices over Peppol.',
    ].join('\n\n'),
  },
  known: { since: '2012-01-01', read: '2026-11-23' },
  timeZone: 'Europe/Dublin',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  scenarios: [{ schema: 'bill/invoice', list: [reverseCharge] }],
  categories: [vat],
  rules: [taxIdentityRules],
});
