import type { WordsOf } from '../engine/index.ts';
import type { requestMessages } from './messages.ts';

export const words: WordsOf<typeof requestMessages> = {
  'request.unknownLanguage': 'No hay textos en `{language}`; `lang` es uno de {languages}',
  'request.wrongMembers': 'Faltan campos en la petición o no son válidos.',
  'request.memberMissing': 'La petición necesita un campo `{name}`',
  'request.memberType': '`{path}` tiene que ser {accepted}',
  'request.either': '{first} o {second}',
  'request.notJson': 'El cuerpo de la petición no es JSON válido.',
  'request.bodyNoObject': 'El cuerpo de la petición tiene que ser un objeto JSON.',
  'request.bodyMember': 'El cuerpo tiene que ser un objeto con un campo `data`',
  'request.lineIsXml': 'La línea es XML; envíelo como texto JSON en `data`',
  'request.lineNotJson': 'La línea no es JSON válido.',
  'request.badId': '`id` tiene que ser un número o un texto corto.',
  'request.otherId': 'Nómbrelo de otro modo',
  'request.unknownOperation': '`op` tiene que ser uno de {operations}',
  'request.unknownName': '`{name}` tiene que ser uno de {known}',
  'request.needsOperation': '`{name}` necesita que `op` sea uno de {operations}',
  'request.failedRecord': 'El motor ha fallado con este registro.',
  'request.lineTooLong': 'La línea ocupa más de {maxBytes} bytes',
  'request.lineNotUtf8': 'La línea no es texto en UTF-8',
  'request.busyLine': 'El servicio está ocupado. Vuelva a enviar esta línea y las siguientes dentro de un momento.',
};
