import type { ScenarioDefinition, ScenarioSetDefinition, TagSetDefinition } from '../../core/tax/definitions.ts';
import { INVOICE_TYPE } from './extension-keys.ts';

export const invoiceTags: TagSetDefinition = {
  schema: 'bill/invoice',
  list: [{ key: 'settlement', name: { en: 'Settlement Invoice', pl: 'Faktura Rozliczeniowa' } }],
};

function kind(en: string, pl: string, code: string, type: string, ...tags: readonly string[]): ScenarioDefinition {
  return { name: { en, pl }, type: [type], ...(tags.length > 0 ? { tags } : {}), ext: { [INVOICE_TYPE]: code } };
}

/** Kinds of invoices (`RodzajFaktury`). The last match is used. */
export const invoiceScenarios: ScenarioSetDefinition = {
  schema: 'bill/invoice',
  list: [
    kind('Regular Invoice', 'Faktura Podstawowa', 'VAT', 'standard'),
    kind('Prepayment Invoice', 'Faktura Zaliczkowa', 'ZAL', 'standard', 'partial'),
    kind('Settlement Invoice', 'Faktura Rozliczeniowa', 'ROZ', 'standard', 'settlement'),
    kind('Simplified Invoice', 'Faktura Uproszczona', 'UPR', 'standard', 'simplified'),
    kind('Credit note', 'Faktura korygująca', 'KOR', 'credit-note'),
    kind('Prepayment credit note', 'Faktura korygująca fakturę zaliczkową', 'KOR_ZAL', 'credit-note', 'partial'),
    kind('Settlement credit note', 'Faktura korygująca fakturę rozliczeniową', 'KOR_ROZ', 'credit-note', 'settlement'),
  ],
};
