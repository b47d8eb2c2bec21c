import type { ScenarioSetDefinition } from '../../core/tax/definitions.ts';

/** Statements of Central Goods and Services Tax Rules 2017, rule 46 (p), and of simplified invoices. For any tax. */
export const invoiceScenarios: ScenarioSetDefinition = {
  schema: 'bill/invoice',
  list: [
    { tags: ['reverse-charge'], note: { key: 'reverse-charge', text: 'Reverse Charge' } },
    { tags: ['simplified'], note: { key: 'simplified', text: 'Simplified Tax Invoice' } },
  ],
};
