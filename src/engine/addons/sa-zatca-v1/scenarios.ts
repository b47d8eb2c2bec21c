import type { ScenarioSetDefinition, TagSetDefinition } from '../../core/tax/definitions.ts';

export const invoiceTags: TagSetDefinition = {
  schema: 'bill/invoice',
  list: [
    { key: 'summary', name: { en: 'Summary', ar: 'ملخص' } },
    { key: 'third-party', name: { en: 'Third-party', ar: 'طرف ثالث' } },
    { key: 'nominal', name: { en: 'Nominal', ar: 'اسمية' } },
    { key: 'export', name: { en: 'Export', ar: 'تصدير' }, desc: { en: 'The goods leave the country.' } },
  ],
};

/** A tax invoice is 388 (UNTDID 1001), in place of the code of EN 16931. */
export const invoiceScenarios: ScenarioSetDefinition = {
  schema: 'bill/invoice',
  list: [{ type: ['standard'], ext: { 'untdid-document-type': '388' } }],
};
