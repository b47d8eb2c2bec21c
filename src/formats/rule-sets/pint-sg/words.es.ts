import type { WordsOf } from '../../../engine/index.ts';
import type { pintSgMessages } from './messages.ts';

export const words: WordsOf<typeof pintSgMessages> = {
  'pint-sg.noTotals':
    'Con moneda de la contabilidad fiscal (BT-6) falta el GST total en esa moneda (BT-111) o un total en dólares de Singapur.',
  'pint-sg.mustHaveTotals':
    'Con moneda de la contabilidad fiscal (BT-6) deben estar el GST total en esa moneda (BT-111) y los dos totales en dólares de Singapur',
  'pint-sg.notInDollars': 'El GST de un vendedor registrado no se contabiliza en `SGD` (BT-5, BT-6).',
  'pint-sg.mustBeInDollars': 'Un vendedor registrado debe contabilizar el GST en `SGD`: solo en BT-5, o en BT-6',
};
