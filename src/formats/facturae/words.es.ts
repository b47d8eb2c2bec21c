import type { WordsOf } from '../../engine/index.ts';
import type { facturaeMessages } from './messages.ts';

export const words: WordsOf<typeof facturaeMessages> = {
  'facturae.extension': 'Forma parte de la extensión {name}, para la que un documento no tiene campos',
};
