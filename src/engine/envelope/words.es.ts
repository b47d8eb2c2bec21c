import type { WordsOf } from '../core/messages/message.ts';
import type { envelopeMessages } from './messages.ts';

export const words: WordsOf<typeof envelopeMessages> = {
  'envelope.pointOffCurve': 'el punto de la clave no está en su curva',
  'envelope.privateForPublic': 'hay una clave privada donde va la clave pública',
  'envelope.validityInstants': '`valid_from` y `valid_until` son instantes',
  'envelope.publicForPrivate': 'hay una clave pública donde va la clave privada',
  'envelope.secretOutOfRange': 'el número secreto de la clave está fuera de rango',
  'envelope.withoutKid': 'la clave no tiene `kid`, con el que otros encuentran su mitad pública',
  'envelope.wrongKeyType': '`kty` dice qué es una clave; aquí es `EC`',
  'envelope.memberMissing': 'falta su campo `{missing}`',
  'envelope.memberNotText': 'su campo `{wrong}` no es un texto',
  'envelope.wrongCurve': 'las firmas necesitan una clave del tipo EC en la curva P-256',
  'envelope.memberNotBytes': 'su campo `{bad}` no son {coordinateBytes} bytes en base64url',
  'envelope.otherAlgorithm': 'la clave es para otro algoritmo que {signatureAlgorithm}',
  'envelope.kidTooLong': 'su `kid` es demasiado largo',
  'envelope.notForSignatures': 'según su propio `use` o `key_ops` no es para firmas',
};
