import type { ScenarioSetDefinition } from '../../core/tax/definitions.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';

/** Headings and statements of Cabinet Decision 52 of 2017 on the VAT law, article 59. */
export const invoiceScenarios: ScenarioSetDefinition = {
  schema: 'bill/invoice',
  list: [
    reverseChargeNote('Reverse Charge'),
    {
      tags: ['simplified'],
      cat: ['VAT'],
      note: { cat: 'VAT', key: 'simplified', text: 'Simplified Tax Invoice' },
    },
  ],
};
