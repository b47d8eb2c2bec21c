import { defineRegime } from '../../core/tax/regime.ts';
import { reverseCharge } from '../shared/reverse-charge.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** The United Kingdom, with the codes of Northern Ireland (XI) and Great Britain without it (XU). */
export const unitedKingdom = defineRegime({
  country: 'GB',
  alternatives: ['XI', 'XU'],
  name: { en: 'United Kingdom' },
  description: {
    en: [
      'The United Kingdom charges a value added tax at a general and a reduced rate; the latter is for domestic energy, child car seats and a few more. Most food, books, newspapers, passenger transport and clothes for children bear the zero rate.',
      'A business states its VAT registration number: nine digits, twelve for a branch, or the short forms of government departments (GD) and health authorities (HA). Northern Ireland follows the rules of the European Union for goods and there writes XI in place of GB.',
      'Invoices are corrected by credit notes.',
    ].join('\n\n'),
  },
  known: { since: '2011-01-04', read: '2026-11-21' },
  timeZone: 'Europe/London',
  currency: 'GBP',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  scenarios: [{ schema: 'bill/invoice', list: [reverseCharge] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  rules: [taxIdentityRules],
});
