import type { WordsOf } from '../messages/message.ts';
import type { textMessages } from './messages.ts';

export const words: WordsOf<typeof textMessages> = {
  'text.turns': 'U+{code} no se ve, y cambia el orden en que se muestra el texto que lo rodea',
  'text.hidden': 'U+{code} no se ve: el texto no es el que parece',
};
