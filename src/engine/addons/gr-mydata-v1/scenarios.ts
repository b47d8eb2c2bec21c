import type { ScenarioDefinition, ScenarioSetDefinition, TagSetDefinition } from '../../core/tax/definitions.ts';
import { INVOICE_TYPE } from './extension-keys.ts';

export const invoiceTags: TagSetDefinition = {
  schema: 'bill/invoice',
  list: [
    { key: 'islands', name: { en: 'Islands Reduced Rates', el: 'Νησιά μειωμένοι συντελεστές' } },
    { key: 'goods', name: { en: 'Goods' } },
    { key: 'services', name: { en: 'Services' } },
    { key: 'export', name: { en: 'Export' } },
    { key: 'eu', name: { en: 'European Union' } },
  ],
};

function typed(code: string, type: string, ...tags: readonly string[]): ScenarioDefinition {
  return { type: [type], ...(tags.length > 0 ? { tags } : {}), ext: { [INVOICE_TYPE]: code } };
}

/** Types of documents in myDATA. The last match is used. */
export const invoiceScenarios: ScenarioSetDefinition = {
  schema: 'bill/invoice',
  list: [
    typed('2.1', 'standard'),
    typed('1.1', 'standard', 'goods'),
    typed('1.3', 'standard', 'goods', 'export'),
    typed('1.2', 'standard', 'goods', 'export', 'eu'),
    typed('1.4', 'standard', 'goods', 'self-billed'),
    typed('2.1', 'standard', 'services'),
    typed('2.3', 'standard', 'services', 'export'),
    typed('2.2', 'standard', 'services', 'export', 'eu'),
    typed('5.1', 'credit-note'),
    typed('11.3', 'standard', 'simplified'),
    typed('11.1', 'standard', 'goods', 'simplified'),
    typed('11.2', 'standard', 'services', 'simplified'),
    typed('11.4', 'credit-note', 'simplified'),
    typed('11.5', 'credit-note', 'goods', 'simplified', 'self-billed'),
  ],
};
