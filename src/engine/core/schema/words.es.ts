import type { WordsOf } from '../messages/message.ts';
import type { inputMessages } from './messages.ts';

export const words: WordsOf<typeof inputMessages> = {
  'input.notValue': '`{raw}` no es {words}',
  'input.notValueHint': '`{raw}` no es {words}: {hint}',
  'input.quote': 'Escribir "{digits}"',
  'input.notValueWrite': '`{raw}` no es {words}: escriba `{likely}`',
  'input.theText': 'El texto `{text}`',
  'input.theNumber': 'El número {number}',
  'input.theValue': 'El valor {value}',
  'input.nothing': 'null',
  'input.wrongType': '{raw} está donde debe ir {words}',
  'input.aListHere': 'Una lista',
  'input.anObjectHere': 'Un objeto',
  'input.aTextHere': 'Un texto',
  'input.aList': 'una lista',
  'input.anObject': 'un objeto',
  'input.aDocument': 'un documento',
  'input.aSchemaId': 'un identificador de esquema',
  'input.aText': 'un texto',
  'input.aWholeNumber': 'un número entero',
  'input.aNumber': 'un número',
  'input.trueOrFalse': 'true o false',
  'input.base64': 'datos en Base64',
  'input.notBase64': 'Los datos no son Base64 (RFC 4648, con relleno)',
};
