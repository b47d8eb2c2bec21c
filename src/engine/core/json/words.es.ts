import type { WordsOf } from '../messages/message.ts';
import type { jsonMessages } from './messages.ts';

export const words: WordsOf<typeof jsonMessages> = {
  'json.tooLong': 'El texto tiene {count} caracteres; el límite son {maxLength}',
  'json.afterTheEnd': 'Después del valor JSON no puede ir nada',
  'json.endsEarly': 'El texto JSON acaba demasiado pronto',
  'json.unexpected': '`{c}` no puede ir aquí',
  'json.memberExpected': 'Aquí va el nombre de un campo entre comillas dobles',
  'json.memberTwice': 'El campo `{told}` está aquí por segunda vez: deje uno',
  'json.colonExpected': 'Después de `{told}` van dos puntos',
  'json.commaOrBrace': 'Aquí va una coma o una llave de cierre',
  'json.commaOrBracket': 'Aquí va una coma o un corchete de cierre',
  'json.textNotClosed': 'El texto no se cierra: faltan unas comillas dobles',
  'json.unknownEscape': 'El texto tiene una secuencia de escape que JSON no conoce',
  'json.halfSurrogate': 'El texto tiene medio par subrogado, que no es un carácter',
  'json.numberExpected': 'Aquí va un número',
  'json.tooDeep': 'El documento se anida a más de {maxDepth} niveles',
  'json.atPlace': '{what} (línea {line}, columna {column})',
  'json.notNumber': '`{written}` no es un número',
  'json.tooManyEntries': 'Las listas del documento tienen en conjunto más de {most} entradas',
};
