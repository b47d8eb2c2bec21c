import type { WordsOf } from '../../../engine/index.ts';
import type { zatcaMessages } from './messages.ts';

export const words: WordsOf<typeof zatcaMessages> = {
  'zatca.future': 'La factura está expedida en un día que aún no ha llegado.',
  'zatca.mustBePast': 'La fecha de expedición (BT-2) no debe ser futura',
  'zatca.overdue': 'La factura simplificada se expidió más de un día antes de comunicarse.',
  'zatca.mustBeReported': 'Una factura simplificada debe comunicarse en el plazo de un día desde su expedición (BT-2)',
};
