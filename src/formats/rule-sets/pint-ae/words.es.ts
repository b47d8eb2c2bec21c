import type { WordsOf } from '../../../engine/index.ts';
import type { pintAeMessages } from './messages.ts';

export const words: WordsOf<typeof pintAeMessages> = {
  'pint-ae.lateTaxDay':
    'La fecha de devengo del IVA (BT-7, `cbc:TaxPointDate`) no es anterior a la fecha de expedición (BT-2).',
  'pint-ae.mustBeBeforeIssue': 'La fecha de devengo del IVA (BT-7) debe ser anterior a la fecha de expedición (BT-2)',
};
