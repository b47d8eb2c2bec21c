import type { WordsOf } from '../engine/index.ts';
import type { fileMessages } from './file-messages.ts';

export const words: WordsOf<typeof fileMessages> = {
  'file.notADay': '`at` tiene que ser una fecha, como AAAA-MM-DD',
  'file.notBase64': '`data` no es Base64',
  'file.breaksRule': 'La factura incumple una regla',
  'file.breaksRules': 'La factura incumple {count} reglas',
  'file.unreadable': 'No se puede leer el archivo',
  'file.memberNotBase64': '`{member}` no es Base64',
  'file.noDocument': '`data` no es ni un documento ni el texto de un archivo',
  'file.unknownFormat': 'No existe el formato `{format}`; existen {known}',
  'file.otherFormat': 'El archivo es {found}, no {format}',
  'file.tooManySets': 'Se nombran {count} conjuntos de reglas; se evalúan {most} como máximo a la vez',
  'file.otherKind': '`{set}` es para {kinds}, pero el elemento raíz es {root}',
};
