import { defineAddon } from '../../core/tax/addon.ts';
import { CORRECTION } from './extension-keys.ts';
import { extensions } from './extensions.codes.ts';
import { dueDateRules, rules } from './rules.ts';
import { invoiceScenarios } from './scenarios.ts';

/** Invoices in the Facturae format. Source: Ley 25/2013; schema Facturae 3.2. */
export const facturae = defineAddon({
  key: 'es-facturae-v3',
  name: { en: 'Spain FacturaE' },
  description: {
    en: 'Prepares invoices for the Facturae format, in which Spanish public bodies receive them through FACe: kind and class of invoice follow from type and tags, and what the format would refuse is pointed out.',
  },
  extensions,
  scenarios: [invoiceScenarios],
  corrections: [{ schema: 'bill/invoice', extensions: [CORRECTION] }],
  rules: [rules, dueDateRules],
});
