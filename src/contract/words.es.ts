import type { WordsOf } from '../engine/index.ts';
import type { requestMessages } from './messages.ts';

export const words: WordsOf<typeof requestMessages> = {
  'request.notADay': '`at` tiene que ser un día del calendario, como AAAA-MM-DD',
  'request.notBase64': '`data` no es Base64',
  'request.breaksRule': 'La factura incumple una regla',
  'request.breaksRules': 'La factura incumple {count} reglas',
  'request.unreadable': 'No se puede leer el archivo',
};
