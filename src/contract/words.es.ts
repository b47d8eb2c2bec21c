import type { WordsOf } from '../engine/index.ts';
import type { requestMessages } from './messages.ts';

export const words: WordsOf<typeof requestMessages> = {
  'request.unknownLanguage': 'No hay textos en `{language}`; `lang` es uno de {languages}',
  'request.wrongMembers': 'Los miembros de la petición no son como deben ser.',
  'request.memberMissing': 'La petición necesita un miembro `{name}`',
  'request.memberType': '`{path}` tiene que ser {accepted}',
  'request.either': '{first} o {second}',
  'request.notJson': 'El cuerpo de la petición no es JSON correcto.',
  'request.bodyNoObject': 'El cuerpo de la petición tiene que ser un objeto JSON.',
  'request.bodyMember': 'El cuerpo tiene que ser un objeto con un miembro `data`',
  'request.lineIsXml': 'La línea es XML; dé el XML como texto de JSON en `data`',
  'request.lineNotJson': 'La línea no es JSON correcto.',
  'request.badId': '`id` tiene que ser un número o un texto corto.',
  'request.otherId': 'Nómbrelo de otro modo',
  'request.unknownOperation': '`op` tiene que ser uno de {operations}',
  'request.failedRecord': 'El motor ha fallado con este registro.',
  'request.lineTooLong': 'La línea ocupa más de {maxBytes} bytes',
  'request.lineNotUtf8': 'La línea no es texto en UTF-8',
  'request.busyLine':
    'El servicio tiene más trabajo del que puede aceptar. Vuelva a enviar esta línea y las siguientes dentro de un momento.',
};
