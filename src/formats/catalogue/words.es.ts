import type { WordsOf } from '../../engine/index.ts';
import type { cardMessages } from './messages.ts';

export const words: WordsOf<typeof cardMessages> = {
  'card.asDescribed': 'ser como se describe',
  'card.judgedBy': 'se comprueba con {sets}',
  'card.keepsTo': 'la factura sigue {set}',
  'card.keepsToEither': '{known} o {set}',
  'card.inUbl': 'está escrita en UBL',
  'card.inCii': 'está escrita en CII',
};
