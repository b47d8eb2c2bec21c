import type { WordsOf } from '../engine/index.ts';
import type { fingerprintMessages } from './fingerprint-messages.ts';

export const words: WordsOf<typeof fingerprintMessages> = {
  'fingerprint.fields': 'Estos no son los campos con los que se hace la huella de este registro.',
  'fingerprint.fieldMissing': 'Falta el campo `{name}`',
  'fingerprint.fieldElsewhere': '`{written}` está en el lugar de `{name}`',
  'fingerprint.fieldOfOne': 'El campo no es un par de nombre y texto',
  'fingerprint.tooMany': 'Hay más campos que los {count} de esta huella',
  'fingerprint.parts': 'Faltan partes de la factura o no son válidas.',
  'fingerprint.missing': 'Falta `{name}`',
  'fingerprint.notOfKind': '`{name}` no es para la clase `{kind}`',
  'fingerprint.day': '`date` no es un día como `2026-09-15` o `150926`',
  'fingerprint.base64': '`signature_value` no es Base64',
  'fingerprint.tooLong': '`{name}` tiene más de {most} caracteres',
};
