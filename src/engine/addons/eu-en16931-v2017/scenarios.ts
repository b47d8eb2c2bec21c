import type { ScenarioDefinition, ScenarioSetDefinition } from '../../core/tax/definitions.ts';

export const DOCUMENT_TYPE = 'untdid-document-type';

function typed(type: string, code: string, tag?: string): ScenarioDefinition {
  return { type: [type], ...(tag ? { tags: [tag] } : {}), ext: { [DOCUMENT_TYPE]: code } };
}

/** Document type codes (UNTDID 1001). Source: EN 16931-1, BT-3. The last match is used. */
export const invoiceScenarios: ScenarioSetDefinition = {
  schema: 'bill/invoice',
  list: [
    typed('standard', '380'),
    typed('credit-note', '381'),
    typed('debit-note', '383'),
    typed('corrective', '384'),
    typed('proforma', '325'),
    typed('standard', '326', 'partial'),
    typed('standard', '389', 'self-billed'),
    typed('credit-note', '261', 'self-billed'),
    typed('standard', '386', 'prepayment'),
    typed('standard', '393', 'factoring'),
    typed('credit-note', '396', 'factoring'),
  ],
};
