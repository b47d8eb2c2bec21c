import type { WordsOf } from '../../../engine/index.ts';
import type { en16931Messages } from './messages.ts';

export const words: WordsOf<typeof en16931Messages> = {
  'en16931.standardBesideSplit': 'Junto al pago fraccionado (B) hay algo al tipo general (S).',
  'en16931.mustNotBeStandard': 'Junto al pago fraccionado (B) no puede haber nada al tipo general (S)',
  'en16931.writeStandard': 'Tipo general: escribir la categoría S',
  'en16931.writeZero': 'Sin impuesto: escribir el tipo 0',
  'en16931.removeRate': 'No sujeto a IVA: quitar el tipo',
};
