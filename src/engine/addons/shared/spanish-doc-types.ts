import type { ScenarioSetDefinition, TagSetDefinition } from '../../core/tax/definitions.ts';
import { CORRECTING_TYPES } from './spanish-invoice.ts';

/** Requirements of the Spanish registers beyond the tags of every invoice. */
export const replacementTag: TagSetDefinition = {
  schema: 'bill/invoice',
  list: [
    {
      key: 'replacement',
      name: { en: 'Replacement Invoice', es: 'Factura de Sustitución' },
      desc: {
        en: 'The invoice takes the place of simplified ones that were right but did not name the customer.',
      },
    },
  ],
};

/**
 * Document type codes by the kind of invoice, under the extension key of a register. SII and VERI*FACTU use equal
 * numbers. The last match is used.
 */
export function docTypeScenarios(docType: string): ScenarioSetDefinition {
  return {
    schema: 'bill/invoice',
    list: [
      {
        name: { en: 'Standard Invoice', es: 'Factura Estándar' },
        desc: { en: 'An ordinary invoice to a customer whose tax details are known.' },
        type: ['standard'],
        ext: { [docType]: 'F1' },
      },
      {
        name: { en: 'Simplified Invoice', es: 'Factura Simplificada' },
        desc: { en: 'An invoice that need not name the customer, as in retail.' },
        type: ['standard'],
        tags: ['simplified'],
        ext: { [docType]: 'F2' },
      },
      {
        name: { en: 'Replacement Invoice', es: 'Factura Emitida en Sustitución' },
        desc: { en: 'An invoice that names the customer in place of simplified ones issued before.' },
        type: ['standard'],
        tags: ['replacement'],
        ext: { [docType]: 'F3' },
      },
      {
        name: { en: 'Simplified Corrective Invoice', es: 'Factura Simplificada Correctiva' },
        desc: { en: 'A correction of a simplified invoice, whichever way it is made.' },
        type: CORRECTING_TYPES,
        tags: ['simplified'],
        ext: { [docType]: 'R5' },
      },
    ],
  };
}
