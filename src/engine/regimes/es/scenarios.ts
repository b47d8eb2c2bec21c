import type { ScenarioDefinition, ScenarioSetDefinition } from '../../core/tax/definitions.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';

/** Both IVA and IGIC have the special schemes. */
function schemeNotes(tag: string, text: string): readonly ScenarioDefinition[] {
  return ['VAT', 'IGIC'].map((cat) => ({ tags: [tag], cat: [cat], note: { cat, key: tag, text } }));
}

const REVERSE_CHARGE = 'Reverse Charge / Inversión del sujeto pasivo.';

/** Statements required on an invoice by Real Decreto 1619/2012, article 6.1 k) to p), in its words. */
export const invoiceScenarios: ScenarioSetDefinition = {
  schema: 'bill/invoice',
  list: [
    reverseChargeNote(REVERSE_CHARGE),
    reverseChargeNote(REVERSE_CHARGE, 'IGIC'),
    {
      tags: ['simplified-scheme'],
      cat: ['VAT'],
      note: {
        cat: 'VAT',
        key: 'simplified-scheme',
        text: 'Factura expedida por contribuyente en régimen simplificado.',
      },
    },
    { tags: ['self-billed'], note: { key: 'self-billed', text: 'Facturación por el destinatario.' } },
    ...schemeNotes('travel-agency', 'Régimen especial de las agencias de viajes.'),
    ...schemeNotes('second-hand-goods', 'Régimen especial de los bienes usados.'),
    ...schemeNotes('art', 'Régimen especial de los objetos de arte.'),
    ...schemeNotes('antiques', 'Régimen especial de las antigüedades y objetos de colección.'),
    ...schemeNotes('cash-basis', 'Régimen especial del criterio de caja.'),
  ],
};
